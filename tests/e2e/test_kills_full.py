"""All of `test_kills`: points, victims, signals and transports, with the modes in turn."""

from pathlib import Path

import pytest
from kill_cases import full_product, full_product_of_fetches
from kill_fetches import fetch_through
from kill_harness import Reference, live_through
from test_kills import Record, run_group
from test_kills import reference as reference


@pytest.mark.full
@pytest.mark.parametrize("name", full_product())
def test_every_way_to_die_at_every_step(
    name: str, reference: Reference, tmp_path: Path, record_property: Record
) -> None:
    run_group(full_product()[name], live_through, "1P1D", reference, tmp_path, record_property)


@pytest.mark.full
@pytest.mark.parametrize("name", full_product_of_fetches())
def test_every_way_to_die_while_a_prefix_is_fetched(
    name: str, reference: Reference, tmp_path: Path, record_property: Record
) -> None:
    run_group(full_product_of_fetches()[name], fetch_through, "2P1D", reference, tmp_path, record_property)
