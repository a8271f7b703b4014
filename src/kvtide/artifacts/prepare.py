"""The one entry: `prepare_model(MODEL)` (interface.md, "Command line")."""

from dataclasses import replace
from pathlib import Path

from kvtide import _core
from kvtide.artifacts import demo, hub
from kvtide.artifacts.cache import FORMAT, build_once, cache_root, file_key, mark_once
from kvtide.artifacts.directory import (
    STORED_TYPES,
    check_directory,
    conversion_key,
    stored_types,
    write_converted,
)
from kvtide.artifacts.gguf_convert import convert_gguf
from kvtide.artifacts.progress import Progress
from kvtide.artifacts.tiny import write_tiny
from kvtide.base.errors import ModelError
from kvtide.base.model_files import ModelFiles

_GROUPED = "-grouped"
"""Ends the keys of entries that hold matrices in 8 bits."""


def prepare_model(
    model: str,
    *,
    cache_dir: Path | None = None,
    progress: bool = True,
    dtype: str = "auto",
    device: str = "cpu",
) -> ModelFiles:
    """Find, verify and convert `model` so that it can be loaded; quick where that was done before.

    model: a Hugging Face directory or hub id, a `.gguf` file, `gemma-3-270m` or `tiny`.
    cache_dir: where converted models are kept (default: KVTIDE_CACHE or the user's cache directory).
    progress: show on stderr what takes long.
    dtype, device: the element type that the weights will be used in. Files of another type are converted once, so
        that processes can share them as memory maps. "auto" on a CPU is float32, of which a GGUF file's matrices
        stay numbers of 8 bits where that says the same; elsewhere it is what the files hold.
    Raises ModelError with one line for the user.
    """
    root = cache_root(cache_dir)
    shown = Progress(model, progress)
    # The portable kernels are too slow for it.
    keeps_groups = dtype == "auto" and device == "cpu" and _core.instruction_set() != "portable"
    files = _whole(_find(model, root, shown, keeps_groups), root)
    if dtype == "auto":
        is_grouped = files.directory.parent == root and files.directory.name.endswith(_GROUPED)
        if device != "cpu" or is_grouped:
            return files
        dtype = "float32"
    if dtype not in ("float32", "bfloat16"):
        raise ModelError(f"weights cannot be used as {dtype!r}; supported: auto, float32, bfloat16")
    return _whole(_with_dtype(files, dtype, root, shown), root)


def _whole(files: ModelFiles, root: Path) -> ModelFiles:
    """`files`; a damaged entry of the cache is named. What users brought was checked when it was found."""
    if files.directory.parent == root:
        try:
            check_directory(files.directory)
        except ModelError as error:
            raise ModelError(f"{error}; {files.directory} can be deleted, and is made again then") from None
    return files


def _find(model: str, root: Path, progress: Progress, keeps_groups: bool) -> ModelFiles:
    ending = _GROUPED if keeps_groups else ""
    if model == "tiny":
        return ModelFiles(model, build_once(root, f"tiny-{FORMAT}", write_tiny), model)
    if model == demo.NAME:
        key = f"{demo.NAME}-{demo.SHA256[:16]}-{FORMAT}{ending}"
        directory = build_once(root, key, lambda scratch: demo.write_demo(scratch, progress, keeps_groups=keeps_groups))
        if progress.shown and mark_once(root, f"{demo.NAME}-licence"):
            progress.note(demo.NOTICE)
        return ModelFiles(model, directory, model)
    path = Path(model).expanduser()
    if model and _exists(path) and path.is_dir():
        check_directory(path)
        return ModelFiles(path.resolve().name, path.resolve(), model)
    if path.suffix == ".gguf":
        if not path.is_file():
            raise ModelError(f"{model} does not exist")
        key = f"{path.stem}-{file_key(path)}-{FORMAT}{ending}"
        progress = Progress(path.name, progress.shown)
        directory = build_once(
            root, key, lambda scratch: convert_gguf(path, scratch, progress, keeps_groups=keeps_groups)
        )
        return ModelFiles(path.stem, directory, model)
    if model and _exists(path):
        raise ModelError(f"{model} is neither a model directory nor a .gguf file")
    if not hub.is_hub_id(model):
        raise ModelError(
            f"{model[:200]!r} is not a directory, a .gguf file, a hub id (OWNER/NAME), {demo.NAME} or tiny"
        )
    directory = hub.fetch(model)
    check_directory(directory)
    return ModelFiles(model, directory, model)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have
        return False


def _with_dtype(files: ModelFiles, dtype: str, root: Path, progress: Progress) -> ModelFiles:
    if stored_types(files.directory) == {STORED_TYPES[dtype]}:
        return files
    key = f"{files.name.replace('/', '--')}-{dtype}-{conversion_key(files.directory)}-{FORMAT}"
    directory = build_once(root, key, lambda scratch: write_converted(files.directory, scratch, dtype, progress))
    return replace(files, directory=directory)
