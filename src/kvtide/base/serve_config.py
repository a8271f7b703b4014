"""Configuration of a cluster: every flag of `kvtide serve`, in one frozen struct (interface.md, "Command line").

The struct is the only place that names a flag: the command line, the environment (`KVTIDE_<FLAG>`) and the
configuration file are generated from its metadata.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, get_type_hints

import msgspec

from kvtide.base.config_file import read_config_file
from kvtide.base.errors import ConfigError
from kvtide.base.flags import (
    DiskCache,
    Flag,
    RoleCount,
    choice,
    integer,
    parse_field,
    path_and_size,
    positive,
    seats,
    size,
    switch,
    text,
    texts,
)
from kvtide.base.unknown_names import remedy

DEFAULT_MODEL = "gemma-3-270m"
MIN_MODEL_LEN = 2
"""One token of prompt and one of output: what the shortest request needs."""

_SERVER = "API"
_MODEL = "Model"
_BATCH = "Batching"
_CACHE = "KV cache"
_CLUSTER = "Cluster"
_SLO = "Objectives"
_WATCH = "Observation"


class ServeConfig(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `kvtide serve` was asked for. Build it with `make_config` or `load_config`, which check every value."""

    model: Annotated[
        str,
        text(
            f"Hugging Face folder or hub id, a .gguf file, {DEFAULT_MODEL}, or tiny (random weights).", _MODEL, "MODEL"
        ),
    ] = DEFAULT_MODEL

    host: Annotated[str, text("Address that the API listens on.", _SERVER, "HOST")] = "127.0.0.1"
    port: Annotated[int, integer("Port of the API; 0 takes a free one.", _SERVER, 0, 65535)] = 8000
    api_key: Annotated[
        tuple[str, ...],
        texts(
            "Key that clients must send, one cache namespace each; several: --api-key A --api-key B.", _SERVER, "KEY"
        ),
    ] = ()
    served_model_name: Annotated[
        tuple[str, ...],
        texts("Name of the model in the API, instead of its own; several: repeat the flag.", _SERVER, "NAME"),
    ] = ()
    chat_template: Annotated[
        str | None, text("Jinja file (or template) for chat, instead of the model's own.", _SERVER, "FILE")
    ] = None

    dtype: Annotated[
        str,
        choice(
            "Type of the computation; auto is float32 on a CPU, where matrices of a GGUF file stay in 8 bits "
            "if that says the same (float32: they become float32 in memory too).",
            _MODEL,
            "auto",
            "float32",
            "bfloat16",
        ),
    ] = "auto"
    device: Annotated[str, choice("Where the model runs.", _MODEL, "auto", "cpu", "cuda")] = "auto"
    generation_config: Annotated[
        str,
        choice(
            "Sampling defaults: the model's generation_config.json, or OpenAI's (vllm: as none).",
            _MODEL,
            "auto",
            "none",
            "vllm",
        ),
    ] = "auto"
    max_model_len: Annotated[
        int | None,
        integer(
            "Longest prompt and output together, in tokens; default: the model's, or what the KV cache holds.",
            _MODEL,
            MIN_MODEL_LEN,
        ),
    ] = None
    seed: Annotated[
        int | None, integer("Seed of the requests that bring none; default: unpredictable ones.", _MODEL, 0)
    ] = None
    threads: Annotated[
        int | None, integer("Compute threads of each instance; default: the cores shared out.", _MODEL, 1, 1024)
    ] = None
    tensor_parallel_size: Annotated[
        int, integer("Tensor parallelism: ranks (processes) of each instance.", _MODEL, 1, 64, aliases=("-tp",))
    ] = 1
    tp_prefill: Annotated[int | None, integer("Ranks of a prefill instance, where different.", _MODEL, 1, 64)] = None
    tp_decode: Annotated[int | None, integer("Ranks of a decode instance, where different.", _MODEL, 1, 64)] = None

    max_num_seqs: Annotated[int, integer("Most sequences in one batch.", _BATCH, 1)] = 256
    max_num_batched_tokens: Annotated[int, integer("Most tokens in one step.", _BATCH, 1)] = 2048

    block_size: Annotated[int, integer("Tokens in one block of KV.", _CACHE, 1, 1024)] = 16
    enable_prefix_caching: Annotated[
        bool, switch("Keep the KV of finished requests and reuse it; no-: as --caching off.", _CACHE, has_negation=True)
    ] = True
    caching: Annotated[
        str,
        choice(
            "What is kept where (PD-Basic, PD-Caching-1, -2, -3); M and E know off and full.",
            _CACHE,
            "off",
            "prefill",
            "decode",
            "full",
        ),
    ] = "full"
    kv_layout: Annotated[
        str, choice("KV of a block in one piece, or each layer's K and V apart.", _CACHE, "aggregated", "discrete")
    ] = "aggregated"
    kv_cache_dtype: Annotated[str, choice("Type of the KV in memory.", _CACHE, "auto", "float32", "bfloat16")] = "auto"
    kv_cache_memory: Annotated[
        int | None,
        size(
            "Device memory for KV, for each instance; default: a quarter of what is free, at most 4GiB, less from "
            "three instances on.",
            _CACHE,
            can_be_zero=False,
        ),
    ] = None
    host_cache_memory: Annotated[
        int, size("Host memory that evicted KV moves to, for each instance; 0: none.", _CACHE, can_be_zero=True)
    ] = 0
    disk_cache: Annotated[
        DiskCache | None,
        path_and_size("Folder and capacity that KV moves to last, for each instance; emptied when it ends.", _CACHE),
    ] = None

    instances: Annotated[
        tuple[RoleCount, ...],
        seats("Instances and their roles: M mixed, P prefill, D decode, E elastic.", _CLUSTER),
    ] = (RoleCount("mixed", 1),)
    launcher: Annotated[
        str,
        choice(
            "Where instances run: in this process (to debug), as local processes, on Ray (docs/deploy.md).",
            _CLUSTER,
            "inprocess",
            "local",
            "ray",
        ),
    ] = "local"
    policy: Annotated[
        str,
        choice(
            "Who gets a request; prompt-tree and conductor predict times (kvtide profile).",
            _CLUSTER,
            "round-robin",
            "least-load",
            "session",
            "prompt-tree",
            "conductor",
        ),
    ] = "prompt-tree"
    transfer: Annotated[
        str,
        choice(
            "How KV moves between instances: while it is computed, or once it is (agg: whole blocks).",
            _CLUSTER,
            "by-layer",
            "by-request",
            "by-request-agg",
        ),
    ] = "by-request-agg"
    transport: Annotated[
        str,
        choice(
            "What KV moves over; auto is the fastest that reaches the peer.", _CLUSTER, "auto", "shm", "tcp", "mooncake"
        ),
    ] = "auto"
    dop: Annotated[int | None, integer("Fixed degree of parallelism of elastic groups.", _CLUSTER, 1, 64)] = None
    no_elastic: Annotated[bool, switch("Never change the groups of elastic instances.", _CLUSTER)] = False
    no_scale_up: Annotated[bool, switch("Never add members to a decoding group.", _CLUSTER)] = False
    step_timeout: Annotated[
        float | None,
        positive(
            "A longer step counts as a hang; default: 10, or 10 x the predicted time.",
            _CLUSTER,
            "SECONDS",
        ),
    ] = None
    start_timeout: Annotated[
        float, positive("A start without progress for so long counts as a hang.", _CLUSTER, "SECONDS")
    ] = 600.0
    cluster_key_file: Annotated[
        str | None,
        text(
            "File with the key that the processes trust (or KVTIDE_CLUSTER_KEY); default: a new one.", _CLUSTER, "FILE"
        ),
    ] = None
    advertise: Annotated[str | None, text("Address at which other hosts find this one.", _CLUSTER, "ADDR")] = None

    slo_ttft_ms: Annotated[float | None, positive("Objective for the time to first token.", _SLO, "MS")] = None
    slo_tpot_ms: Annotated[float | None, positive("Objective for the time per output token.", _SLO, "MS")] = None
    admission: Annotated[
        str,
        choice(
            "When to refuse: never, after prefill, before it, by forecast.", _SLO, "off", "late", "early", "predictive"
        ),
    ] = "off"

    record: Annotated[
        str | None,
        text("Folder for one log of each core, for `kvtide replay`; holds prompts and outputs.", _WATCH, "DIR"),
    ] = None
    log_level: Annotated[str, choice("The least that is logged.", _WATCH, "debug", "info", "warning", "error")] = "info"

    @property
    def num_instances(self) -> int:
        return sum(part.count for part in self.instances)

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat, in seat order."""
        return tuple(part.role for part in self.instances for _ in range(part.count))

    def tp_of(self, role: str) -> int:
        """Ranks of an instance of this role."""
        own = {"prefill": self.tp_prefill, "decode": self.tp_decode}.get(role)
        return own or self.tensor_parallel_size

    @property
    def keeps_cache(self) -> bool:
        """Whether instances reuse KV of finished requests; `--caching off` and `--no-enable-prefix-caching` agree."""
        return self.enable_prefix_caching and self.caching != "off"

    def threads_per_instance(self, num_cores: int) -> int:
        """`--threads`, else the cores shared out; the gateway's share is not set aside, it needs little."""
        return self.threads or max(1, num_cores // self.num_instances)


def serve_flags() -> dict[str, Flag]:
    """Return the metadata of every field, in the order of declaration."""
    hints = get_type_hints(ServeConfig, include_extras=True)
    flags = {name: hints[name].__metadata__[0] for name in ServeConfig.__struct_fields__}
    assert all(isinstance(flag, Flag) for flag in flags.values())
    return flags


def flag_name(field: str) -> str:
    """'max_model_len' -> '--max-model-len'; the model is an argument."""
    return "MODEL" if field == "model" else "--" + field.replace("_", "-")


def make_config(**values: Any) -> ServeConfig:
    """Return a checked configuration from Python values or texts; None means the default.

    Raises ConfigError naming the flag and what is allowed.
    """
    flags = serve_flags()
    parsed = {}
    for field, value in values.items():
        if field not in flags:
            raise ConfigError(f"unknown setting '{field}'{remedy(field, flags)}")
        if value is not None:
            parsed[field] = parse_field(flag_name(field), flags[field], value)
    return _checked(parsed)


def load_config(
    given: Mapping[str, Any], environ: Mapping[str, str] | None = None, config_file: str | None = None
) -> ServeConfig:
    """Return the configuration with flag > environment > file > default.

    `given` holds only what stood on the command line, by field. Raises ConfigError.
    """
    flags = serve_flags()
    parsed: dict[str, Any] = {}
    if config_file is not None:
        for key, value in read_config_file(config_file).items():
            field = str(key).replace("-", "_")
            if field not in flags:
                near = remedy(field, flags, lambda known: known.replace("_", "-"))
                raise ConfigError(f"--config {config_file}: unknown key '{key}'{near}")
            parsed[field] = parse_field(f"{key} in {config_file}", flags[field], value)
    for field in flags:
        variable = "KVTIDE_" + field.upper()
        if environ is not None and environ.get(variable):
            parsed[field] = parse_field(variable, flags[field], environ[variable])
    for field, value in given.items():
        parsed[field] = parse_field(flag_name(field), flags[field], value)
    # Only on one command line: from elsewhere, either may be what is being overruled.
    asked = {field: parsed[field] for field in ("enable_prefix_caching", "caching") if field in given}
    if asked == {"enable_prefix_caching": True, "caching": "off"}:
        raise ConfigError("--caching off and --enable-prefix-caching contradict each other: give one of them")
    return _checked(parsed)


def _checked(parsed: dict[str, Any]) -> ServeConfig:
    """Build the struct and check what concerns more than one flag."""
    config = ServeConfig(**parsed)
    roles = set(config.roles)
    if config.caching in ("prefill", "decode") and not roles & {"prefill", "decode"}:
        raise ConfigError(f"--caching: '{config.caching}' needs P and D instances; M and E know off | full")
    check_api_keys(config.api_key)
    return config


def check_api_keys(keys: Sequence[str]) -> None:
    """Raise ConfigError for a key that an HTTP header cannot carry."""
    for key in keys:
        if not key or key != key.strip() or not key.isascii() or not key.isprintable():
            raise ConfigError("--api-key must be printable ASCII without blanks around it")


NOT_YET: tuple[tuple[str, Callable[[ServeConfig], bool]], ...] = (
    ("--instances with role E", lambda c: "elastic" in c.roles),
    ("--device cuda", lambda c: c.device == "cuda"),
    ("--dop, --no-elastic and --no-scale-up", lambda c: c.dop is not None or c.no_elastic or c.no_scale_up),
    ("--slo-ttft-ms and --slo-tpot-ms", lambda c: c.slo_ttft_ms is not None or c.slo_tpot_ms is not None),
    ("--admission other than off", lambda c: c.admission != "off"),
)
"""What a later milestone brings; each deletes its entries. Nothing that was asked for is silently ignored."""


def check_available(config: ServeConfig) -> None:
    """Raise ConfigError for a setting that is valid but that this version does not do yet."""
    for what, is_asked in NOT_YET:
        if is_asked(config):
            raise ConfigError(f"{what}: not available yet in this version of kvtide")


def num_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0))
