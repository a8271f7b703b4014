"""The kernels' tests once more in processes that may use at most a named instruction set."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kvtide import _core

TESTS = Path(__file__).parent.parent
FILES = [
    "unit/test_attention.py",
    "unit/test_linear.py",
    "property/test_attention_reference.py",
    "property/test_linear_reference.py",
]


@pytest.mark.parametrize("name", ["avx512", "avx2", "portable"])
def test_instruction_set(name: str) -> None:
    if name == _core.instruction_set():
        pytest.skip("what the rest of the tests run with")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment["KVTIDE_INSTRUCTION_SET"] = name
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-profile=brief"]
    command += [str(TESTS / file) for file in FILES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_choice_is_never_larger_than_named() -> None:
    order = ["portable", "avx2", "avx512"]
    for number, name in enumerate(order):
        script = "from kvtide import _core; print(_core.instruction_set())"
        environment = {**os.environ, "KVTIDE_INSTRUCTION_SET": name}
        chosen = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        assert order.index(chosen.stdout.strip()) <= number
