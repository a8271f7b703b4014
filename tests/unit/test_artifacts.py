"""Preparing models: sources, the cache, element types, and what is said when something is wrong."""

import io
import json
import shutil
import threading
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from kvtide.artifacts import demo, hub, prepare_model
from kvtide.artifacts.cache import build_once, cache_root, mark_once
from kvtide.artifacts.progress import Progress
from kvtide.artifacts.tensor_file import TensorWriter, read_entries
from kvtide.artifacts.tiny import write_tiny
from kvtide.base.errors import ModelError


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A copy of tiny, as a user's directory."""
    source = prepare_model("tiny", cache_dir=tmp_path / "first").directory
    copy = tmp_path / "my-model"
    copy.mkdir()
    for path in source.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    return copy


def test_a_directory_is_used_in_place(directory: Path, tmp_path: Path) -> None:
    files = prepare_model(str(directory), cache_dir=tmp_path / "cache")
    assert (files.name, files.directory, files.source) == ("my-model", directory, str(directory))


def test_a_directory_is_converted_once_where_the_type_differs(directory: Path, tmp_path: Path) -> None:
    narrow = prepare_model(str(directory), cache_dir=tmp_path / "cache", dtype="bfloat16", progress=False)
    again = prepare_model(str(directory), cache_dir=tmp_path / "cache", dtype="bfloat16", progress=False)
    assert narrow.directory == again.directory != directory
    assert {entry.dtype for entry in read_entries(narrow.directory / "model.safetensors").values()} == {"BF16"}
    assert json.loads((narrow.directory / "config.json").read_text())["torch_dtype"] == "bfloat16"
    assert (narrow.directory / "tokenizer.json").is_file()
    assert (
        prepare_model(str(narrow.directory), cache_dir=tmp_path, dtype="auto", device="cuda").directory
        == narrow.directory
    )
    wide = prepare_model(str(narrow.directory), cache_dir=tmp_path / "cache", progress=False)
    weights, rounded = load_file(directory / "model.safetensors"), load_file(wide.directory / "model.safetensors")
    for name, tensor in weights.items():
        np.testing.assert_allclose(rounded[name], tensor, rtol=2**-8)
        assert not (rounded[name].view(np.uint32) & 0xFFFF).any()


def test_a_copy_is_made_again_when_a_small_file_changed(directory: Path, tmp_path: Path) -> None:
    def copied() -> str:
        files = prepare_model(str(directory), cache_dir=tmp_path / "cache", dtype="bfloat16", progress=False)
        return (files.directory / "generation_config.json").read_text()

    assert "top_k" not in copied()
    (directory / "generation_config.json").write_text('{"top_k": 7, "eos_token_id": 257}')
    assert "top_k" in copied()


def test_bfloat16_rounds_to_nearest_even_like_torch(directory: Path, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    generator = np.random.Generator(np.random.PCG64(1))
    values = generator.integers(0, 2**32, 5000, dtype=np.uint64).astype(np.uint32).view(np.float32)
    values[:6] = [np.inf, -np.inf, 0.0, -0.0, 1.00390625, 1.01171875]
    values = values[np.isfinite(values) | (np.arange(5000) < 6)]
    save_file({"a": values, "b": np.ones(3, np.float16)}, directory / "model.safetensors")
    files = prepare_model(str(directory), cache_dir=tmp_path / "cache", dtype="bfloat16", progress=False)
    with (files.directory / "model.safetensors").open("rb") as file:
        content = file.read()
    entry = read_entries(files.directory / "model.safetensors")["a"]
    bits = np.frombuffer(content[entry.start : entry.end], np.uint16)
    expected = torch.from_numpy(values).to(torch.bfloat16).view(torch.uint16).numpy()
    np.testing.assert_array_equal(bits, expected)


def test_shards_are_converted_one_by_one(directory: Path, tmp_path: Path) -> None:
    weights = load_file(directory / "model.safetensors")
    names = sorted(weights)
    shards = {"model-1.safetensors": names[::2], "model-2.safetensors": names[1::2]}
    for shard, inside in shards.items():
        save_file({name: weights[name].astype(np.float16) for name in inside}, directory / shard)
    (directory / "model.safetensors").unlink()
    index = {"weight_map": {name: shard for shard, inside in shards.items() for name in inside}}
    (directory / "model.safetensors.index.json").write_text(json.dumps(index))
    files = prepare_model(str(directory), cache_dir=tmp_path / "cache", progress=False)
    for shard, inside in shards.items():
        converted = load_file(files.directory / shard)
        assert sorted(converted) == inside
        for name in inside:
            np.testing.assert_array_equal(converted[name], weights[name].astype(np.float16).astype(np.float32))


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("config.json", None, "config.json is missing"),
        ("tokenizer.json", None, "tokenizer.json is missing"),
        ("model.safetensors", None, "holds no weights"),
        ("model.safetensors", b"short", "truncated or not a safetensors file"),
        ("model.safetensors", b"\x10" + bytes(7) + b"not json at all!", "the header of .* is not valid JSON"),
        ("model.safetensors", (200_000).to_bytes(8, "little") + b"[" * 200_000, "is not valid JSON"),
        ("model.safetensors", b"\x0a" + bytes(7) + b'{"a": {}} ', "no valid safetensors header"),
        ("model.safetensors.index.json", b'{"weight_map": {"a": "other.safetensors"}}', "other.safetensors is missing"),
        ("model.safetensors.index.json", b'{"weight_map": {"a": "../other"}}', "outside its directory"),
        ("model.safetensors.index.json", b"[]", "does not hold a JSON object"),
        ("model.safetensors.index.json", b"[" * 100_000, "is not valid JSON"),
        ("model.safetensors.index.json", b"{}", "cannot be read"),
    ],
)
def test_incomplete_directories_are_refused(
    name: str, content: bytes | None, message: str, directory: Path, tmp_path: Path
) -> None:
    if content is None:
        (directory / name).unlink()
    else:
        (directory / name).write_bytes(content)
    with pytest.raises(ModelError, match=message) as caught:
        prepare_model(str(directory), cache_dir=tmp_path / "cache")
    assert "\n" not in str(caught.value)


def test_truncated_weights_are_refused(directory: Path, tmp_path: Path) -> None:
    path = directory / "model.safetensors"
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ModelError, match="truncated: tensor"):
        prepare_model(str(directory), cache_dir=tmp_path / "cache")


@pytest.mark.parametrize(
    ("model", "message"),
    [
        ("no such model", "is not a directory"),
        ("missing.gguf", "does not exist"),
        ("/etc/hostname", "neither a model directory nor a .gguf file"),
        ("", "is not a directory"),
        ("x" * 5000, "is not a directory"),
    ],
)
def test_unknown_models_are_refused(model: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=message):
        prepare_model(model, cache_dir=tmp_path)


def test_the_hub_is_asked_for_ids(directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "fetch", lambda model: directory if model == "owner/name" else None)
    files = prepare_model("owner/name", cache_dir=tmp_path / "cache")
    assert (files.name, files.directory) == ("owner/name", directory)
    converted = prepare_model("owner/name", cache_dir=tmp_path / "cache", dtype="bfloat16", progress=False)
    assert converted.directory.parent == cache_root(tmp_path / "cache")


@pytest.mark.parametrize(
    "failure", [OSError("no route\nto host"), OSError("Got: no route\n"), ImportError("no module")]
)
def test_a_hub_that_cannot_be_reached_is_one_clear_line(
    failure: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Client:
        GatedRepoError = RepositoryNotFoundError = KeyError

        def snapshot_download(self, *args: object, **options: object) -> None:
            raise failure

    def import_module(name: str) -> Client:
        if isinstance(failure, ImportError):
            raise failure
        return Client()

    monkeypatch.setattr(hub, "import_module", import_module)
    with pytest.raises(ModelError, match=r"kvtide\[hub\]|cannot be reached: no route$"):
        prepare_model("owner/name", cache_dir=tmp_path)


def test_the_demo_model_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(demo, "import_module", missing)
    with pytest.raises(ModelError, match=r"pip install 'kvtide\[demo\]'"):
        prepare_model("gemma-3-270m", cache_dir=tmp_path, progress=False)


def test_a_damaged_entry_of_the_cache_is_named(tmp_path: Path) -> None:
    entry = prepare_model("tiny", cache_dir=tmp_path).directory
    (entry / "model.safetensors").write_bytes(b"short")
    with pytest.raises(ModelError, match=f"truncated .*; {entry} can be deleted"):
        prepare_model("tiny", cache_dir=tmp_path)


def test_damaged_demo_packages_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = tmp_path / "part"
    part.write_bytes(b"GGUF but not ours")
    monkeypatch.setattr(demo, "_parts", lambda: [part, part])
    with pytest.raises(ModelError, match="damaged: SHA-256"):
        demo.assemble_demo(tmp_path / "whole", Progress("demo", shown=False))


def test_two_starts_at_once_build_once(tmp_path: Path) -> None:
    root, builds, started = cache_root(tmp_path), [], threading.Barrier(4)

    def build(scratch: Path) -> None:
        builds.append(scratch)
        (scratch / "file").write_text("content")

    def start() -> None:
        started.wait()
        assert (build_once(root, "key", build) / "file").read_text() == "content"

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(builds) == 1
    assert [path.name for path in root.iterdir()] == ["key"], "the lock is gone"


def test_one_builds_at_a_time_whoever_removes_the_lock(tmp_path: Path) -> None:
    """Builds of one name that fail follow each other, also where a lock file goes while others wait for it."""
    root = cache_root(tmp_path)
    building = threading.Lock()
    ended = []

    def build(scratch: Path) -> None:
        assert building.acquire(blocking=False), "two at once"
        building.release()
        raise ModelError("broken")

    def start() -> None:
        for _ in range(20):
            with pytest.raises(ModelError, match="broken"):
                build_once(root, "key", build)
        ended.append(1)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(ended) == 4 and list(root.iterdir()) == []


def test_leftovers_of_a_killed_build_are_removed_and_a_failed_build_leaves_none(tmp_path: Path) -> None:
    root = cache_root(tmp_path)
    (root / ".key.999999").mkdir()
    (root / ".key.999999" / "half").write_text("")

    def fail(scratch: Path) -> None:
        (scratch / "half").write_text("")
        raise ModelError("broken")

    with pytest.raises(ModelError, match="broken"):
        build_once(root, "key", fail)
    assert sorted(path.name for path in root.iterdir()) == []


def test_a_cache_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "models").write_text("a file where the directory should be")
    with pytest.raises(ModelError, match=r"cannot use the cache directory .*KVTIDE_CACHE"):
        prepare_model("tiny", cache_dir=tmp_path)


def test_the_environment_names_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KVTIDE_CACHE", str(tmp_path / "here"))
    assert prepare_model("tiny").directory.parent == tmp_path / "here" / "models"


def test_marks_are_set_once(tmp_path: Path) -> None:
    assert [mark_once(cache_root(tmp_path), "notice") for _ in range(3)] == [True, False, False]


def test_the_licence_notice_of_the_demo_is_shown_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the first start that a person sees, whoever built the model before; also where that is built anew."""
    monkeypatch.setattr(demo, "write_demo", lambda scratch, progress, keeps_groups: write_tiny(scratch))
    assert "Gemma Terms of Use" in demo.NOTICE
    for shown, is_said in ((False, False), (True, True), (True, False), (True, False)):
        entry = prepare_model(demo.NAME, cache_dir=tmp_path, progress=shown).directory
        assert (demo.NOTICE in capsys.readouterr().err) == is_said
    shutil.rmtree(entry)
    prepare_model(demo.NAME, cache_dir=tmp_path)
    assert demo.NOTICE not in capsys.readouterr().err


def test_progress_on_a_terminal_is_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    terminal.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr("sys.stderr", terminal)
    with Progress("model").stage("doing much", 2048, "B") as advance:
        advance(1024)
        advance(1024)
    assert "model: doing much" in terminal.getvalue() and "100%" in terminal.getvalue()


def test_tensors_start_at_multiples_of_64_bytes(tmp_path: Path) -> None:
    tensors = {"b": np.ones((3, 5), np.float32), "a": np.zeros((16, 4), np.float32), "c": np.ones((32,), np.float16)}
    layout = {"b": ("F32", (3, 5)), "a": ("F32", (16, 4)), "c": ("F16", (32,))}
    TensorWriter(layout).write(tmp_path / "x.safetensors", ((name, tensor) for name, tensor in tensors.items()))
    entries = read_entries(tmp_path / "x.safetensors")
    assert [entries[name].start % 64 for name in ("a", "c", "b")] == [0, 0, 0]
    for name, tensor in load_file(tmp_path / "x.safetensors").items():
        np.testing.assert_array_equal(tensor, tensors[name])


def test_in_a_log_progress_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress("model").stage("doing much", 100, "B") as advance:
        for _ in range(100):
            advance(1)
    with Progress("model", shown=False).stage("doing more"):
        pass
    assert capsys.readouterr().err == "model: doing much\n"
