"""Memory that the C library's allocator keeps after it was freed."""

import ctypes
import sys


def give_back_free_memory() -> None:
    """Return to the system what was freed and is kept for reuse (glibc's malloc_trim; nothing with other libraries).

    What a step computes on its way is tens of megabytes at a time, above all logits. glibc keeps up to 64 MB free at
    the end of each heap of a thread, and of a thread that allocates such pieces it makes several: 20 to 200 MB a
    process were seen. Costs up to 50 ms without the interpreter's lock, and the next step a page fault for each page.
    """
    if sys.platform != "linux":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(ctypes.c_size_t(0))
