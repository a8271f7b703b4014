"""The program of a follower rank: its socket's number is the only argument (see `ranks`)."""

import logging
import os
import select
import signal
import socket
import sys
import threading

from kvtide.live.child import die_with_parent
from kvtide.live.ranks import RankSocket, serve_rank


def end_with_leader(end: socket.socket) -> None:
    """Exit once the leader is gone, wherever this process waits: for other ranks it would wait an hour."""

    def watch() -> None:
        poll = select.poll()
        poll.register(end, select.POLLHUP | select.POLLRDHUP)
        poll.poll()
        os._exit(0)

    threading.Thread(target=watch, name="leader", daemon=True).start()


if __name__ == "__main__":
    die_with_parent()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    leader = socket.socket(fileno=int(sys.argv[1]))
    end_with_leader(leader)
    try:
        status = serve_rank(RankSocket(leader))
    except ConnectionError:  # the leader is gone
        status = 0
    except Exception:
        logging.getLogger(__name__).exception("a rank cannot go on")
        status = 1
    sys.stderr.flush()
    os._exit(status)
