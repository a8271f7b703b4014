"""Writes docs/test-full.md from what pytest reported: `full_report.py REPORT.xml COMMIT [SANITIZE.xml]`, to stdout.

SANITIZE.xml: the report of `make sanitize`, where there is one.
"""

import os
import platform
import sys
from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree

import torch

from kvtide import _core

INTRODUCTION = """# The full product

What `make test-full` said last; it wrote this page, and the next run writes it anew. It runs everything that `make
test` runs, and the full product of the settings on top (`tests/e2e/test_configurations_full.py`): each configuration
serves four conversations of three turns at once and then repeats the last turns; greedy tokens are those of the
reference, hits are what was promised, and nothing is held in the end.
"""


def machine() -> str:
    """The machine in words."""
    cpu = next((line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")), "?")
    memory_kib = next((int(line.split()[1]) for line in _lines("/proc/meminfo") if line.startswith("MemTotal")), 0)
    return (
        f"{len(os.sched_getaffinity(0))} cores of {cpu} ({_core.instruction_set()} kernels), "
        f"{memory_kib / 2**20:.0f} GiB of memory, {platform.system()}, Python {platform.python_version()}, "
        f"torch {torch.__version__}"
    )


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []


def outcome_of(case: ElementTree.Element) -> str:
    for tag, outcome in (("failure", "failed"), ("error", "failed"), ("skipped", "skipped")):
        if case.find(tag) is not None:
            return outcome
    return "passed"


def properties_of(case: ElementTree.Element) -> dict[str, str]:
    return {entry.get("name", ""): entry.get("value", "") for entry in case.iter("property")}


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    heads = list(heads)
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def suites_and_cases(report: Path) -> tuple[list[ElementTree.Element], list[ElementTree.Element]]:
    suites = list(ElementTree.parse(report).getroot().iter("testsuite"))
    return suites, [case for suite in suites for case in suite.iter("testcase")]


def duration(suites: list[ElementTree.Element]) -> str:
    """How long they took, and on how many processes, as far as the report says."""
    minutes = sum(float(suite.get("time", 0)) for suite in suites) / 60
    number = properties_of(suites[0]).get("workers", "an unknown number of")
    return f"{minutes:.1f} minutes, {number} {'process' if number == '1' else 'processes'}"


def counted(cases: list[ElementTree.Element]) -> str:
    outcomes = [outcome_of(case) for case in cases]
    return ", ".join(f"{outcomes.count(word)} {word}" for word in ("passed", "failed", "skipped"))


def page(report: Path, commit: str, sanitize: Path | None = None) -> str:
    """The page in Markdown. `commit`: what was checked out when the tests began."""
    suites, cases = suites_and_cases(report)
    by_file: dict[str, list[ElementTree.Element]] = defaultdict(list)
    for case in cases:
        by_file[case.get("classname", "?").removeprefix("tests.").replace(".", "/")].append(case)
    num_configurations = sum(int(properties_of(case).get("configurations", 0)) for case in cases)
    facts = [
        ("date", datetime.fromisoformat(suites[0].get("timestamp", "")).strftime("%Y-%m-%d %H:%M %Z").strip()),
        ("commit", commit),
        ("machine", machine()),
        ("tests", counted(cases)),
        ("configurations of the full product", num_configurations),
        ("duration", duration(suites)),
    ]
    if sanitize is not None:
        sanitized, native = suites_and_cases(sanitize)
        facts.append(("`make sanitize`", f"{counted(native)}; {duration(sanitized)}"))
        cases += native  # so that their failures are named too
    files = [
        (name, len(some), sum(outcome_of(case) == "failed" for case in some), f"{seconds:.0f}")
        for name, some in sorted(by_file.items())
        for seconds in [sum(float(case.get("time", 0)) for case in some)]
    ]
    failures = [f"- `{case.get('classname')}::{case.get('name')}`" for case in cases if outcome_of(case) == "failed"]
    parts = [INTRODUCTION, table(("", ""), facts).replace("---:", "---"), soaks(cases)]
    if failures:
        parts.append("Failed:\n\n" + "\n".join(failures) + "\n")
    parts += ["Seconds are those of one worker.\n\n" + table(("file", "tests", "failed", "seconds"), files)]
    return "\n".join(part for part in parts if part)


def soaks(cases: list[ElementTree.Element]) -> str:
    """How often each event occurred in each soak of the live cluster."""
    counts = {case.get("name", "?"): properties_of(case) for case in cases if "step" in properties_of(case)}
    if not counts:
        return ""
    events = sorted({event for seen in counts.values() for event in seen})
    rows = [(event, *(seen.get(event, 0) for seen in counts.values())) for event in events]
    shapes = [name.partition("[")[2].rstrip("]") for name in counts]
    return "Events of the live soak (`tests/e2e/test_soak.py`), by shape:\n\n" + table(("event", *shapes), rows)


if __name__ == "__main__":
    sys.stdout.write(page(Path(sys.argv[1]), sys.argv[2], *map(Path, sys.argv[3:])))
