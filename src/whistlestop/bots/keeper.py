"""Holds a program of somebody's own on a short lead: a script between `contained.py` and the program.

    python -I -S keeper.py LIFELINE MEMORY CPU PATH COMMAND…

It knows nothing but the standard library. The program runs in an empty folder. Once it has ended, or nobody holds the
other end of the lifeline any more (also because that process has died), whatever it has started is ended and the folder
is deleted. The exit code is the program's, as shells tell it: 128 and the number of the signal where one has ended it.
"""

import ctypes
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress

FILE_BYTES = 64 << 20  # the largest file that it may write
MORE_TASKS = 1_024  # processes and threads, beyond those that the user has when it starts
NOT_STARTED, KILLED = 127, 128 + signal.SIGKILL

IS_LINUX = sys.platform == "linux"
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38  # of <linux/prctl.h>


def main(lifeline: int, memory: int, cpu: int, path: str, command: list[str]) -> int:
    os.set_inheritable(lifeline, False)
    set_process(PR_SET_CHILD_SUBREAPER, 1)  # whatever loses its parent becomes a child of this process
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    folder = tempfile.mkdtemp(prefix="whistlestop-bot-")
    program = start(folder, limits(memory, cpu), path, command)
    for stream in (0, 1, 2):  # the program's alone: its end has to be seen at the other end
        os.close(stream)
    code = None
    while code is None:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready:
            break
        os.read(woken, 64)
        code = reap(program)
    end_all(program, is_alive=code is None)
    shutil.rmtree(folder, ignore_errors=True)  # it may hold what nobody can delete
    return KILLED if code is None else code


def start(folder: str, limited: list[tuple[int, int]], path: str, command: list[str]) -> int:
    """Start the program in a folder and a process group of its own; its number."""
    program = os.fork()
    if program:
        with suppress(PermissionError, ProcessLookupError):  # it was quicker, or has ended
            os.setpgid(program, program)
        return program
    try:
        os.setpgid(0, 0)
        os.chdir(folder)
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        for what, most in limited:
            resource.setrlimit(what, (most, most))
        set_process(PR_SET_PDEATHSIG, signal.SIGKILL)  # who kills this process ends the program with it
        set_process(PR_SET_NO_NEW_PRIVS, 1)  # sudo and the like give it nothing
        os.execve(command[0], command, {"PATH": path})
    except (OSError, ValueError) as error:
        os.write(2, f"{command[0]}: {error}\n".encode())
    finally:
        os._exit(NOT_STARTED)


def limits(memory: int, cpu: int) -> list[tuple[int, int]]:
    """What the program may use, none of it above what this process may."""
    wanted = [
        (resource.RLIMIT_CPU, cpu),
        (resource.RLIMIT_FSIZE, FILE_BYTES),
        (resource.RLIMIT_CORE, 0),
    ]
    if IS_LINUX:  # macOS does not keep the one, and has no way to count for the other
        wanted += [(resource.RLIMIT_AS, memory), (resource.RLIMIT_NPROC, tasks_of_user() + MORE_TASKS)]
    hardest = ((what, most, resource.getrlimit(what)[1]) for what, most in wanted)
    return [(what, most if hard == resource.RLIM_INFINITY else min(most, hard)) for what, most, hard in hardest]


def tasks_of_user() -> int:
    """How many processes and threads the user has: all of them count, whoever has started them."""
    tasks = 0
    for process in processes():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if os.stat(f"/proc/{process}").st_uid == os.getuid():
                tasks += len(os.listdir(f"/proc/{process}/task"))
    return tasks


def processes() -> Iterator[int]:
    return (int(name) for name in os.listdir("/proc") if name.isdigit())


def children() -> Iterator[int]:
    """The processes whose parent this one is, or has become."""
    own = os.getpid()
    for process in processes():
        with suppress(FileNotFoundError, ProcessLookupError):
            with open(f"/proc/{process}/stat", "rb") as file:
                parent = file.read().rpartition(b")")[2].split()[1]  # behind the name, which may hold anything
            if int(parent) == own:
                yield process


def reap(program: int) -> int | None:
    """Take note of all that have ended; the exit code of the program, if it is one of them."""
    code = None
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == program:
                code = os.waitstatus_to_exitcode(ended[1])
    return code if code is None or code >= 0 else 128 - code


def end_all(program: int, *, is_alive: bool) -> None:
    """Kill the program's group, and then on Linux whatever has left it, generation by generation."""
    with suppress(ProcessLookupError, PermissionError):  # nobody is left of it
        os.killpg(program, signal.SIGKILL)
    while True:
        for child in children() if IS_LINUX else (program,) * is_alive:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def set_process(what: int, value: int) -> None:
    """A setting of this process that only Linux knows."""
    if IS_LINUX and ctypes.CDLL(None, use_errno=True).prctl(what, value, 0, 0, 0):
        raise OSError(ctypes.get_errno(), f"prctl {what}")


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5:]))
