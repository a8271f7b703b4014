"""Where fitted cost models lie: one JSON file for each model, machine and number of threads, in the cache folder."""

import hashlib
import logging
import os
import platform
from pathlib import Path

import platformdirs

from kvtide.base.config import ModelInfo
from kvtide.base.errors import ConfigError
from kvtide.base.serve_config import ServeConfig, num_cores
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sched.cost_profile import CostProfile, FittedCost, decode_profile, encode_profile
from kvtide.sched.routing import PREDICTING

logger = logging.getLogger(__name__)


def hardware_name() -> str:
    """What this machine computes with, in words: the processor's model and the number of its cores."""
    return f"{_processor()} x{os.cpu_count() or 1}"


def profile_folder() -> Path:
    """`costs` below KVTIDE_CACHE or the user's cache folder; need not exist."""
    named = os.environ.get("KVTIDE_CACHE")
    root = Path(named).expanduser() if named else Path(platformdirs.user_cache_dir("kvtide"))
    return root / "costs"


def profile_path(profile: CostProfile) -> Path:
    key = f"{profile.fingerprint}\0{profile.hardware}\0{profile.threads}\0{profile.tp}"
    name = "".join(letter if letter.isalnum() or letter in "-._" else "_" for letter in profile.model)[:60]
    return profile_folder() / f"{name}-{hashlib.blake2b(key.encode(), digest_size=8).hexdigest()}.json"


def store_profile(profile: CostProfile, path: Path | None = None) -> Path:
    """Write it, whole or not at all; returns where. Raises ConfigError where that is not possible."""
    target = path or profile_path(profile)
    scratch = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_bytes(encode_profile(profile))
        scratch.replace(target)
    except OSError as error:
        raise ConfigError(f"cannot write {target}: {error.strerror}") from None
    return target


def read_profile(path: Path) -> CostProfile:
    """Raises ConfigError with one line for a file that cannot be read or is no profile."""
    try:
        return decode_profile(path.read_bytes())
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise ConfigError(f"{path} is no cost profile: {error}") from None


def find_profile(
    *, fingerprint: str | None = None, model: str | None = None, threads: int | None = None, tp: int = 1
) -> CostProfile | None:
    """The stored profile of this machine for a model, by fingerprint or by name; of several that with the next number
    of threads, then the newest. A file that cannot be used is left out with a warning."""
    found: list[tuple[int, float, CostProfile]] = []
    hardware = hardware_name()
    for path in sorted(profile_folder().glob("*.json")):
        try:
            profile = read_profile(path)
            written = path.stat().st_mtime
        except (ConfigError, OSError) as error:
            logger.warning("left out: %s", error)
            continue
        is_ours = profile.hardware == hardware and profile.tp == tp
        is_named = fingerprint in (None, profile.fingerprint) and model in (None, profile.model)
        if is_ours and is_named:
            found.append((abs(profile.threads - (threads or profile.threads)), -written, profile))
    return min(found, key=lambda one: one[:2])[2] if found else None


def load_cost_model(
    fingerprint: str | None = None, *, model: str | None = None, threads: int | None = None, tp: int = 1
) -> FittedCost | None:
    """The better of the two fitted models that `kvtide profile` stored for this machine, None where there is none.

    Before an instance has registered only the model's name is known; afterwards the fingerprint says more. Where
    nothing was measured with `tp` ranks, the operators of one rank predict them.
    """
    profile = _nearest_profile(fingerprint=fingerprint, model=model, threads=threads, tp=tp)
    return _cost_of(profile, tp) if profile is not None else None


def _nearest_profile(*, fingerprint: str | None, model: str | None, threads: int | None, tp: int) -> CostProfile | None:
    """Measured with `tp` ranks, else with one."""
    found = find_profile(fingerprint=fingerprint, model=model, threads=threads, tp=tp)
    return found or (find_profile(fingerprint=fingerprint, model=model, threads=threads) if tp != 1 else None)


def _cost_of(profile: CostProfile, tp: int) -> FittedCost:
    return profile.cost if profile.tp == tp else profile.operator.at(tp)


def cost_for(config: ServeConfig, model: str) -> FittedCost | None:
    """What a cluster of this configuration routes by, before any instance is there; `model` is the model's own name."""
    profile, tp = _profile_for(config, model)
    return _cost_of(profile, tp) if profile is not None else None


def describe_cost(config: ServeConfig, model: str) -> str:
    """A line for the log: what `cost_for` is, and whether the policy asks for it."""
    profile, _ = _profile_for(config, model)
    used = "uses it" if config.policy in PREDICTING else f"does not use it, {' and '.join(PREDICTING)} do"
    return f"cost model: {_described(profile)}; --policy {config.policy} {used}"


def _profile_for(config: ServeConfig, model: str) -> tuple[CostProfile | None, int]:
    """(the profile, ranks of who prefills)"""
    tp = config.tp_of("prefill" if "prefill" in config.roles else "mixed")
    threads = config.threads_per_instance(num_cores())
    return _nearest_profile(fingerprint=None, model=model, threads=threads, tp=tp), tp


def _described(profile: CostProfile | None) -> str:
    if profile is None:
        return "figures of no particular hardware (`kvtide profile` measures this machine)"
    threads = "1 thread" if profile.threads == 1 else f"{profile.threads} threads"
    day = f"of {profile.measured_on} " if profile.measured_on else ""
    error = f"mean error {profile.errors[profile.best].mean:.1%}" if profile.best in profile.errors else profile.best
    return f"profile {day}for {profile.model} on {profile.hardware} with {threads} ({profile.best}, {error})"


def default_cost_model(info: ModelInfo, threads: int | None = None, tp: int = 1) -> CostModel:
    """The stored model for this machine, else one of no particular hardware."""
    return load_cost_model(info.fingerprint, threads=threads, tp=tp) or LinearCost()


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    except OSError:
        pass
    return platform.processor() or platform.machine() or "unknown"
