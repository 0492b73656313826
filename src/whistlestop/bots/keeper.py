"""Holds a program of somebody's own on a short lead: a script between `contained.py` and the program.

    python -I -S keeper.py LIFELINE MEMORY CPU TRUSTED PATH COMMAND…

It knows nothing but the standard library. The program runs in an empty folder, and on Linux behind a fence unless it is
trusted (1): it writes nothing outside of that folder, has no network, reaches no other process and has no privileges,
whoever starts it. Once it has ended, or nobody holds the other end of the lifeline any more (also because that process
has died), whatever it has started is ended and the folder is deleted. The exit code is the program's, as shells tell
it: 128 and the number of the signal where one has ended it.
"""

import ctypes
import errno
import os
import platform
import resource
import select
import shutil
import signal
import socket
import struct
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress

FILE_BYTES = 64 << 20  # the largest file that it may write
MORE_TASKS = 1_024  # processes and threads, beyond those that the user has when it starts
NOT_STARTED, KILLED = 127, 128 + signal.SIGKILL

IS_LINUX = sys.platform == "linux"
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38  # of <linux/prctl.h>


def main(lifeline: int, memory: int, cpu: int, is_trusted: bool, path: str, command: list[str]) -> int:
    """Stand before the keeper. A worker of Ray that ends kills its children, and would kill the keeper first of all."""
    keeper = os.fork()
    if not keeper:
        return keep(lifeline, memory, cpu, is_trusted, path, command)
    for held in (0, 1, 2, lifeline):
        os.close(held)
    return as_shells_tell_it(os.waitpid(keeper, 0)[1])


def keep(lifeline: int, memory: int, cpu: int, is_trusted: bool, path: str, command: list[str]) -> int:
    os.set_inheritable(lifeline, False)
    set_process(PR_SET_CHILD_SUBREAPER, 1)  # whatever loses its parent becomes a child of this process
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    folder = tempfile.mkdtemp(prefix="whistlestop-bot-")
    program = start(folder, limits(memory, cpu), is_trusted, path, command)
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


def start(folder: str, limited: list[tuple[int, int]], is_trusted: bool, path: str, command: list[str]) -> int:
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
        surroundings = {"PATH": path}
        if IS_LINUX and not is_trusted:
            fence_in(folder)
            surroundings["WHISTLESTOP_KERNEL"] = "python"  # there is nowhere to keep compiled rules
        os.execve(command[0], command, surroundings)
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
    if IS_LINUX:  # macOS does not keep the one, has no way to count for the other, and does not know the third
        wanted += [(resource.RLIMIT_AS, memory), (resource.RLIMIT_NPROC, tasks_of_user() + MORE_TASKS)]
        wanted += [(resource.RLIMIT_RTPRIO, 0)]  # nobody has to wait until it is willing to pause
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
                code = as_shells_tell_it(ended[1])
    return code


def as_shells_tell_it(status: int) -> int:
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


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


# --- the fence: Landlock keeps files, connections and processes, a filter of calls what Landlock leaves open, and root
# has none of its privileges

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # calls of Landlock, the same on every machine
WRITE_FILE, READ_FILE, REFER, TRUNCATE, DEVICE = 1 << 1, 1 << 2, 1 << 13, 1 << 14, 1 << 15
MAKE_OR_REMOVE = 0x1FF << 4  # files, folders, links, pipes, sockets, devices
CONNECT_OR_BIND, OTHERS_SOCKETS_AND_PROCESSES = 0b11, 0b11
SINKS = ("/dev/null", "/dev/zero", "/dev/full")  # which whoever likes may write to
SOURCES = ("/dev/random", "/dev/urandom")  # and read; who reads a terminal takes away what somebody types

# By machine: what the kernel calls it, and the calls that are refused.
CALLS = {
    "x86_64": (0xC000003E, (
        41, 425,  # socket, io_uring_setup: they open connections of any kind
        # Whose a file is, who may use it and what is noted about it, which Landlock does not ask about:
        76, 90, 91, 268, 452, 92, 93, 94, 260,  # truncate, chmod and chown in all their forms
        132, 235, 261, 280, 188, 189, 190, 463, 197, 198, 199, 466, 469,  # utime, setxattr, removexattr, file_setattr
        73,  # flock: who only reads a file could keep others from it
        # What processes share that is no file: shm, sem, msg, mq_open and mq_unlink, add_key, request_key, keyctl
        29, 30, 31, 64, 65, 66, 220, 68, 69, 70, 71, 240, 241, 248, 249, 250,
        # Who wants to be watched would confuse the keeper, and the others are a way to the kernel's mistakes alone:
        101, 272, 308, 298, 300, 321, 323,  # ptrace, unshare, setns, perf_event_open, fanotify_init, bpf, userfaultfd
    )),
    "aarch64": (0xC00000B7, (
        198, 425, 45, 52, 53, 452, 54, 55, 88, 5, 6, 7, 463, 14, 15, 16, 466, 469, 32,
        194, 196, 195, 190, 193, 191, 192, 186, 189, 188, 187, 180, 181, 217, 218, 219,
        117, 97, 268, 241, 262, 280, 282,
    )),
}  # fmt: skip

# On both: calls that may be used in one way only, by what some bits of some arguments have to be. All of these are
# 32 bits wide: the kernel does not look at the other half of the register either.
ALL = 0xFFFFFFFF
ITSELF = ((0, ALL, 0),)
IN_ONE_WAY = {
    "x86_64": (302, 203, 144, 142, 314, 141, 251, 53, 56, 16),
    "aarch64": (261, 122, 119, 118, 274, 140, 30, 199, 220, 29),
}
WAYS = (
    ITSELF, ITSELF, ITSELF, ITSELF, ITSELF,  # prlimit64, sched_setaffinity, …setscheduler, …setparam, …setattr
    ((0, ALL, os.PRIO_PROCESS), (1, ALL, 0)),  # setpriority: of itself, not of its user
    ((0, ALL, 1), (1, ALL, 0)),  # ioprio_set: the same
    ((0, ALL, socket.AF_UNIX), (1, 0xF, socket.SOCK_STREAM)),  # socketpair: others can be sent to any address
    ((0, 0x7E020000, 0),),  # clone: without namespaces
    ((1, 0xFF00, 0x5400),),  # ioctl: what pipes are asked; others change files that were opened to be read
)  # fmt: skip
# The call for many things, and those of them that hold up who uses the same file: locks and leases, by process and by
# open file, and signals about it.
FCNTL = {"x86_64": 72, "aarch64": 25}
HOLDS_UP = (6, 7, 37, 38, 1024, 1026, 8, 10, 15)  # SETLK, SETLKW, OFD_…, SETLEASE, NOTIFY, SETOWN, SETSIG, SETOWN_EX
CLONE3 = 435  # its arguments lie where no filter sees them: without it, clone is called
NEWER = 470  # from here on calls are newer than all that is known here, or have other numbers (x32)

PR_SET_SECCOMP, FILTER = 22, 2
LOAD, AND, IS_EQUAL, IS_AT_LEAST, RETURN = 0x20, 0x54, 0x15, 0x35, 0x06  # instructions of a filter
KILL, ALLOW, REFUSE, UNKNOWN = 0x80000000, 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS
NUMBER_AT, MACHINE_AT, ARGUMENTS_AT = 0, 4, 16  # of a call, as filters see it

CAPABILITIES_VERSION = 0x20080522  # the third, of <linux/capability.h>


def fence_in(folder: str) -> None:
    """Shut this process in, with all that it will start: as far as this Linux can, from 5.13 on."""
    kernel = ctypes.CDLL(None, use_errno=True)
    if version := landlock():
        _fence_by_landlock(kernel, version, folder)
    if platform.machine() in CALLS:
        _refuse_calls(kernel, platform.machine())
    # What is gone does not come back with `execve`, for root neither: PR_SET_NO_NEW_PRIVS sees to that.
    _done(kernel.capset(struct.pack("=Ii", CAPABILITIES_VERSION, 0), bytes(24)))


def landlock() -> int:
    """Which version of Landlock there is; 0 where there is none."""
    return max(0, ctypes.CDLL(None, use_errno=True).syscall(CREATE_RULESET, None, 0, 1)) if IS_LINUX else 0


def _fence_by_landlock(kernel: ctypes.CDLL, version: int, folder: str) -> None:
    on_files = WRITE_FILE | TRUNCATE * (version >= 3) | DEVICE * (version >= 5)
    handled = READ_FILE | on_files | MAKE_OR_REMOVE | REFER * (version >= 2)
    wanted = (handled, CONNECT_OR_BIND * (version >= 4), OTHERS_SOCKETS_AND_PROCESSES * (version >= 6))
    fields = 1 + (version >= 4) + (version >= 6)  # as many as this version knows
    rules = _done(kernel.syscall(CREATE_RULESET, struct.pack(f"={fields}Q", *wanted[:fields]), 8 * fields, 0))
    allowed_at = dict.fromkeys((f"/{name}" for name in os.listdir("/") if name != "dev"), READ_FILE)
    allowed_at |= dict.fromkeys(SOURCES, READ_FILE) | dict.fromkeys(SINKS, READ_FILE | on_files) | {folder: handled}
    for place, allowed in allowed_at.items():
        with suppress(FileNotFoundError, PermissionError):
            at = os.open(place, os.O_PATH | os.O_CLOEXEC)
            _done(kernel.syscall(ADD_RULE, rules, 1, struct.pack("=Qi", allowed, at), 0))
            os.close(at)
    _done(kernel.syscall(RESTRICT_SELF, rules, 0))
    os.close(rules)


def _refuse_calls(kernel: ctypes.CDLL, machine: str) -> None:
    """An instruction is a code, how many to skip where it holds and where it does not, and a number."""
    its_name, refused = CALLS[machine]
    steps = [(LOAD, 0, 0, MACHINE_AT), (IS_EQUAL, 1, 0, its_name), (RETURN, 0, 0, KILL), (LOAD, 0, 0, NUMBER_AT)]
    steps += [(IS_EQUAL, 1, 0, CLONE3), (IS_AT_LEAST, 0, 1, NEWER), (RETURN, 0, 0, UNKNOWN)]
    for call in refused:
        steps += [(IS_EQUAL, 0, 1, call), (RETURN, 0, 0, REFUSE)]
    for call, way in zip(IN_ONE_WAY[machine], WAYS, strict=True):
        tests = []
        for place, bits, value in way:
            tests += [(LOAD, 0, 0, ARGUMENTS_AT + 8 * place), (AND, 0, 0, bits)]
            tests += [(IS_EQUAL, 1, 0, value), (RETURN, 0, 0, REFUSE)]
        steps += [(IS_EQUAL, 0, len(tests) + 1, call), *tests, (RETURN, 0, 0, ALLOW)]
    steps += [(IS_EQUAL, 1, 0, FCNTL[machine]), (RETURN, 0, 0, ALLOW), (LOAD, 0, 0, ARGUMENTS_AT + 8)]
    for what in HOLDS_UP:
        steps += [(IS_EQUAL, 0, 1, what), (RETURN, 0, 0, REFUSE)]
    steps += [(RETURN, 0, 0, ALLOW)]
    program = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    head = struct.pack("HP", len(steps), ctypes.addressof(program))
    _done(kernel.prctl(PR_SET_SECCOMP, FILTER, head, 0, 0))


def _done(answer: int) -> int:
    if answer < 0:
        raise OSError(ctypes.get_errno(), "the fence cannot be set up")
    return answer


if __name__ == "__main__":
    lifeline, memory, cpu, is_trusted = map(int, sys.argv[1:5])
    sys.exit(main(lifeline, memory, cpu, bool(is_trusted), sys.argv[5], sys.argv[6:]))
