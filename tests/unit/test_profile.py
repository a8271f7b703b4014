"""`kvtide profile` and where its results lie. Measured figures are not judged: they depend on the machine."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from kvtide.base.config import ModelInfo
from kvtide.base.errors import ConfigError
from kvtide.base.serve_config import make_config
from kvtide.cli.main import run
from kvtide.live import cost_store
from kvtide.live.cost_store import (
    cost_for,
    default_cost_model,
    describe_cost,
    find_profile,
    load_cost_model,
    read_profile,
    store_profile,
)
from kvtide.live.logs import make_control_core
from kvtide.live.record import ControlSettings, LogHeader
from kvtide.sched.cost import LinearCost, StepShape
from kvtide.sched.cost_operator_model import OperatorCost
from kvtide.sched.cost_profile import CostProfile


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KVTIDE_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> CostProfile:
    """One real, quick run of the command."""
    folder = tmp_path_factory.mktemp("profile")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KVTIDE_CACHE", str(folder))
        target = folder / "sub" / "tiny.json"
        assert run(["profile", "tiny", "--quick", "--threads", "1", "--output", str(target)]) == 0
        return read_profile(target)


def info(fingerprint: str) -> ModelInfo:
    return ModelInfo(
        name="tiny",
        architecture="tiny",
        vocab_size=264,
        max_model_len=100,
        num_layers=1,
        num_kv_heads=1,
        head_dim=8,
        eos_token_ids=(),
        kv_bytes_per_token=64,
        fingerprint=fingerprint,
    )


def test_the_command_measures_and_fits(measured: CostProfile) -> None:
    assert (measured.model, measured.threads, measured.tp) == ("tiny", 1, 1)
    assert measured.hardware == cost_store.hardware_name()
    for cost in (measured.analytical, measured.operator):
        assert 0 < cost.prefill_ns(64, 0) < cost.prefill_ns(512, 0) < 60e9
        assert cost.prefill_ns(512, 496) < cost.prefill_ns(512, 0)
        assert cost.transfer_ns(0) < cost.transfer_ns(1 << 30)
    assert set(measured.errors) == {"analytical", "operator"}
    assert all(errors.num_points > 2 for errors in measured.errors.values())
    assert measured.best in measured.errors


def test_without_a_file_it_lies_where_serving_finds_it(measured: CostProfile, cache: Path) -> None:
    assert load_cost_model(measured.fingerprint) is None
    assert isinstance(default_cost_model(info(measured.fingerprint)), LinearCost)
    path = store_profile(measured)
    assert path.parent == cache / "costs" and [path] == list(path.parent.iterdir())
    assert load_cost_model(measured.fingerprint) == measured.cost
    assert load_cost_model(model="tiny") == measured.cost
    assert default_cost_model(info(measured.fingerprint)) == measured.cost
    assert load_cost_model("another") is None and load_cost_model(model="another") is None
    assert load_cost_model(model="tiny", tp=2) == measured.operator.at(2)
    assert cost_for(make_config(instances="1P1D"), "tiny") == measured.cost
    assert cost_for(make_config(instances="1P1D", tp_prefill=2), "tiny") == measured.operator.at(2)
    assert cost_for(make_config(), "another") is None


def test_a_line_says_what_is_routed_by(measured: CostProfile) -> None:
    default = describe_cost(make_config(policy="round-robin"), "tiny")
    store_profile(measured)
    fitted = describe_cost(make_config(), "tiny")
    assert default.startswith("cost model: figures of no particular hardware (`kvtide profile` ")
    assert default.endswith("; --policy round-robin does not use it, prompt-tree and conductor do")
    day = datetime.now(UTC).date().isoformat()[:8]
    assert fitted.startswith(f"cost model: profile of {day}") and " for tiny on " in fitted
    assert " with 1 thread (" in fitted and fitted.endswith("; --policy prompt-tree uses it")


def test_of_several_the_next_number_of_threads(measured: CostProfile) -> None:
    for threads in (1, 2, 8):
        store_profile(msgspec.structs.replace(measured, threads=threads))
    for wanted, taken in ((1, 1), (3, 2), (16, 8)):
        found = find_profile(model="tiny", threads=wanted)
        assert found is not None and found.threads == taken


def test_profiles_of_another_machine_are_not_used(measured: CostProfile) -> None:
    store_profile(msgspec.structs.replace(measured, hardware="another x64"))
    assert load_cost_model(measured.fingerprint) is None


def test_a_broken_file_is_left_out(measured: CostProfile, cache: Path, caplog: pytest.LogCaptureFixture) -> None:
    store_profile(measured)
    (cache / "costs" / "broken.json").write_text("{")
    assert isinstance(load_cost_model(model="tiny"), type(measured.cost))
    assert "broken.json" in caplog.text
    with pytest.raises(ConfigError, match="no cost profile"):
        read_profile(cache / "costs" / "broken.json")
    with pytest.raises(ConfigError, match="cannot read"):
        read_profile(cache / "costs" / "absent.json")


def test_a_place_that_cannot_be_written_is_one_line(measured: CostProfile, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="cannot write"):
        store_profile(measured, tmp_path / "file" / "x.json")


def test_wrong_options(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--threads", "0"], ["--device", "cuda"], ["--block-size", "x"]):
        assert run(["profile", "tiny", "--quick", *arguments]) == 2
    assert run(["profile", "no-such-model-here/at/all", "--quick"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_operator_costs_of_a_profile_predict_other_ranks(measured: CostProfile) -> None:
    operator = measured.operator
    assert isinstance(operator, OperatorCost)
    shape = StepShape.of_prefill(512, 0)
    alone = operator.at(2).operators_ns(shape)
    assert alone > 0 and alone != operator.operators_ns(shape)


def test_a_log_holds_what_its_core_routed_by(measured: CostProfile) -> None:
    for cost in (measured.operator, measured.analytical, None):
        settings = ControlSettings(policy="prompt-tree", cost=cost)
        header = LogHeader(format=1, version="0", incarnation="a", settings=settings)
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(header), type=LogHeader) == header
        make_control_core(settings)
