"""The whole product of `test_kills`: points, victims, signals, transports, modes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kill_cases import full_product
from kill_harness import Reference
from test_kills import reference as reference
from test_kills import run_group

GROUPS = full_product()


@pytest.mark.full
@pytest.mark.parametrize("name", GROUPS)
def test_every_way_to_die_at_every_step(
    name: str, reference: Reference, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    run_group(GROUPS[name], reference, tmp_path, record_property)
