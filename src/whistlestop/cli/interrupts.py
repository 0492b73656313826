"""Ctrl-C and SIGTERM: both end the program by an exception, so that whatever was begun is cleared up.

While kernels are compiled or loaded, most of the time passes inside the compiler's library, and the first Python to
run after it is a callback of the library: an interrupt that has waited would be raised there, where nobody can catch
it, and the compiler would then complain at length about what it never got. So it waits until the callback is over.
"""

import signal
from threading import Timer, get_ident
from types import FrameType

TERMINATED = 128 + signal.SIGTERM  # the exit code, as shells tell it
_LIBRARY, _CALLBACKS = "llvmlite", "_raw_object_cache"
_LATER = 0.02  # seconds; a callback takes less


def heed() -> None:
    """Take both in this way, unless somebody else takes them already."""
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is usual:
            signal.signal(number, _interrupted)


def _interrupted(number: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_name.startswith(_CALLBACKS) and _LIBRARY in frame.f_code.co_filename:
            # A signal, for that wakes the thread from any wait; handlers run in the main thread.
            Timer(_LATER, signal.pthread_kill, (get_ident(), number)).start()
            return
        frame = frame.f_back
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(TERMINATED)
