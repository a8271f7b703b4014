"""The program of a follower rank: its socket's number is the only argument (see `ranks`)."""

import logging
import os
import signal
import socket
import sys

from kvtide.live.child import die_with_parent
from kvtide.live.ranks import RankSocket, serve_rank

if __name__ == "__main__":
    die_with_parent()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    try:
        status = serve_rank(RankSocket(socket.socket(fileno=int(sys.argv[1]))))
    except BrokenPipeError:  # the leader is gone
        status = 0
    except Exception:
        logging.getLogger(__name__).exception("a rank cannot go on")
        status = 1
    sys.stderr.flush()
    os._exit(status)
