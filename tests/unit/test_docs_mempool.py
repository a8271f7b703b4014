"""The example in docs/mempool.md runs as it stands."""

import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_runs(tmp_path: Path) -> None:
    text = (DOCS / "mempool.md").read_text()
    script = tmp_path / "example.py"
    script.write_text(text.split("```python\n")[1].split("```")[0])
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "b'request 7' about 10 tokens from instance 0",
        "b'request 8' about 10 tokens from instance 0",
        "b'request 9' about 0 tokens from instance 0",
    ]
    assert not done.stderr
