"""Ctrl-C while kernels are compiled or loaded.

Most of that time passes inside the compiler's library, and the first Python to run after it is a callback of the
library: an interrupt that has waited would be raised there, where nobody can catch it, and the compiler would then
complain at length about what it never got. So it waits until the callback is over.
"""

import signal
from threading import Timer, get_ident
from types import FrameType

_LIBRARY, _CALLBACKS = "llvmlite", "_raw_object_cache"
_LATER = 0.02  # seconds; a callback takes less


def heed() -> None:
    """Take interrupts in this way, unless somebody else takes them already."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)


def _interrupted(_: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_name.startswith(_CALLBACKS) and _LIBRARY in frame.f_code.co_filename:
            # A signal, for that wakes the thread from any wait; handlers run in the main thread.
            Timer(_LATER, signal.pthread_kill, (get_ident(), signal.SIGINT)).start()
            return
        frame = frame.f_back
    raise KeyboardInterrupt
