"""`kvtide replay DIR`: feeds recorded logs through the cores again and says whether they decide the same."""

from pathlib import Path
from typing import Any

import click

from kvtide.live.replay import Difference, find_logs, replay_log

MAX_SHOWN_CHARS = 2000


def _replay(folder: str) -> int:
    status = 0
    for path in find_logs(Path(folder)):
        replayed = replay_log(path)
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(replayed.kinds.items()))
        if replayed.difference is None:
            click.echo(f"{path.name}: same commands for {replayed.num_events} events ({kinds})")
        else:
            status = 1
            click.echo(_shown(path.name, replayed.difference))
        if replayed.is_truncated:
            click.echo(f"{path.name}: note: the last entry is cut short and was left out")
    return status


def _shown(name: str, difference: Difference) -> str:
    return (
        f"{name}: DIFFERS at event {difference.number} (time {difference.now_ns} ns)\n"
        f"  event    {_cut(difference.event)}\n"
        f"  recorded {_cut(difference.recorded)}\n"
        f"  replayed {_cut(difference.replayed)}"
    )


def _cut(value: Any) -> str:
    text = "no further command" if value is None else repr(value)
    return text if len(text) <= MAX_SHOWN_CHARS else text[:MAX_SHOWN_CHARS] + " ..."


replay = click.Command(
    "replay",
    callback=_replay,
    params=[click.Argument(["folder"], metavar="DIR")],
    help="Feed the logs that `kvtide serve --record DIR` wrote through fresh cores and compare every command.\n\n"
    "Exit status 1 where a command differs; the first difference of each log is shown.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
