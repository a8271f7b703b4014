"""What a process of ours has started, such as ranks, ends with it and is reaped.

Every child leads a process group. What it leaves behind when it dies is ours where we are a subreaper, and the
system's first process's elsewhere.
"""

import os
import signal
import threading


def has_ended(pid: int) -> bool:
    """Whether a child has ended, or is none of ours any more; does not reap it."""
    try:
        return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True


def end_group(leader: int) -> None:
    """Kill what a child that has ended, and is not reaped yet, has left behind. (Afterwards its number may be
    another's.)"""
    try:
        os.waitid(os.P_PID, leader, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        os.killpg(leader, signal.SIGKILL)
    except OSError:  # it has been reaped, leads no group, or there is none left
        return


def reap_group(group: int) -> None:
    """Reap those of a group that are our children, now or when they end."""
    if _reap(group, os.WNOHANG):
        threading.Thread(target=_reap, args=(group, 0), name=f"reap-{group}", daemon=True).start()


def _reap(group: int, flags: int) -> bool:
    """Whether some have still to end, which without WNOHANG is waited for."""
    try:
        while os.waitpid(-group, flags)[0]:
            pass
    except ChildProcessError:
        return False
    return True
