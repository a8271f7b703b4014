"""What a slow start tells the user, on stderr."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tqdm import tqdm


class Progress:
    """Named stages of preparing `model`; silent where not `shown`."""

    def __init__(self, model: str, shown: bool = True) -> None:
        self.model = model
        self.shown = shown

    @contextmanager
    def stage(self, what: str, total: int | None = None, unit: str = "it") -> Iterator[Callable[[int], object]]:
        """Show `what` while the block runs; call the yielded function with each advance, in `unit`s."""
        is_terminal = sys.stderr.isatty()  # elsewhere, in a log, a bar is one endless line
        if not is_terminal:
            self.note(f"{self.model}: {what}")
        layout = None if total is not None else "{desc} [{elapsed}]"
        with tqdm(
            total=total,
            desc=f"{self.model}: {what}",
            unit=unit,
            unit_scale=True,
            unit_divisor=1024 if unit == "B" else 1000,
            bar_format=layout,
            disable=not (self.shown and is_terminal),
            file=sys.stderr,
        ) as bar:
            yield bar.update

    def note(self, text: str) -> None:
        """One line for the user."""
        if self.shown:
            print(text, file=sys.stderr)
