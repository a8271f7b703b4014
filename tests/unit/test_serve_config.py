"""Flags, environment and file become one configuration; a wrong value is one line that says what is allowed."""

import re
from pathlib import Path

import pytest

from kvtide.base.environment import OTHER_VARIABLES, unread_variables
from kvtide.base.errors import ConfigError
from kvtide.base.flags import DiskCache, RoleCount, shown_size
from kvtide.base.serve_config import (
    NOT_YET,
    ServeConfig,
    check_available,
    flag_name,
    load_config,
    make_config,
    serve_flags,
)
from kvtide.base.unknown_names import FOREIGN_FLAGS
from kvtide.cli.main import run
from kvtide.proto.codec import decoder, encode


def test_defaults_are_those_of_the_struct() -> None:
    assert make_config() == ServeConfig() == load_config({})


def test_every_field_has_help_and_a_group() -> None:
    for field, flag in serve_flags().items():
        assert flag.help.endswith("."), field
        assert flag.group and flag.allowed, field


def test_flag_beats_environment_beats_file_beats_default(tmp_path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('port = 1\nhost = "file"\nmax-num-seqs = 3\n')
    environ = {"KVTIDE_PORT": "2", "KVTIDE_HOST": "environment"}
    config = load_config({"port": "4"}, environ, str(file))
    assert (config.port, config.host, config.max_num_seqs, config.block_size) == (4, "environment", 3, 16)


def test_yaml_file(tmp_path) -> None:
    file = tmp_path / "config.yaml"
    file.write_text("instances: 2M\nkv-cache-memory: 512MiB\nenable_prefix_caching: false\napi-key: [a, b]\n")
    config = load_config({}, {}, str(file))
    assert config.roles == ("mixed", "mixed")
    assert config.kv_cache_memory == 512 * 2**20
    assert not config.keeps_cache
    assert config.api_key == ("a", "b")


@pytest.mark.parametrize(
    ("spec", "roles"),
    [
        ("1M", (RoleCount("mixed", 1),)),
        ("1P2D", (RoleCount("prefill", 1), RoleCount("decode", 2))),
        ("4E", (RoleCount("elastic", 4),)),
        ("1P1D1M", (RoleCount("prefill", 1), RoleCount("decode", 1), RoleCount("mixed", 1))),
    ],
)
def test_instances_grammar(spec: str, roles: tuple[RoleCount, ...]) -> None:
    assert make_config(instances=spec).instances == roles


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("instances", spec) for spec in ("", "M", "0M", "1X", "1M1M", "1P", "2D", "1m", "1M ", "999M", "-1M")],
        *[("port", value) for value in ("x", "-1", "65536", "1.5", True)],
        *[("kv_cache_memory", value) for value in ("512", "1GB", "-1GiB", "GiB", "1e3MiB", 17)],
        *[("disk_cache", value) for value in ("/var/kv", "/var/kv:0", ":1GiB", "/var/kv:big")],
        *[(field, value) for field in ("step_timeout", "start_timeout") for value in ("0", "-1", "nan", "inf", "x")],
        ("kv_layout", "other"),
        ("enable_prefix_caching", "maybe"),
        *[("kv_cache_memory", value) for value in ("0", 0, "0MiB", "9999999TiB")],
        ("host_cache_memory", "9999999TiB"),
        ("disk_cache", "/var/kv:999999999999TiB"),
        *[("max_model_len", value) for value in ("1", "0", "2147483648")],
        ("seed", "99999999999999999999"),
        ("block_size", "0"),
        ("chat_template", ""),
    ],
)
def test_wrong_values_name_the_flag_and_what_is_allowed(field: str, value: object) -> None:
    with pytest.raises(ConfigError) as caught:
        make_config(**{field: value})
    message = str(caught.value)
    assert message.startswith(flag_name(field) + ":")
    assert "allowed is" in message
    assert "\n" not in message


def test_what_is_allowed_is_the_whole_truth() -> None:
    for field, value, part in (
        ("max_num_seqs", "99999999999", "allowed is a whole number from 1 to 2147483647"),
        ("max_model_len", "1", "allowed is a whole number from 2 to 2147483647"),
        ("kv_cache_memory", "0", "'0' is not allowed; allowed is a number above 0 with its unit"),
        ("host_cache_memory", "-1", "allowed is 0, or a number above 0 with its unit"),
        ("disk_cache", "/var/kv:0", "SIZE being a number above 0 with its unit"),
        ("instances", "300M", "at most 256 in all"),
        ("api_key", ("",), "--api-key: '' is not allowed; allowed is text that is not empty; repeat the flag"),
        ("served_model_name", ("a", ""), "--served-model-name: 'a', '' is not allowed"),
    ):
        with pytest.raises(ConfigError) as caught:
            make_config(**{field: value})
        assert part in str(caught.value)
    assert make_config(host_cache_memory="0").host_cache_memory == 0


@pytest.mark.parametrize(
    ("num_bytes", "shown"),
    [
        (0, "0 bytes"),
        (1023, "1023 bytes"),
        (1536, "1.5KiB"),
        (66650112, "63.56MiB"),
        (4 << 30, "4GiB"),
        (10 << 40, "10TiB"),
        (2**60, "1048576TiB"),
    ],
)
def test_sizes_are_shown_in_units(num_bytes: int, shown: str) -> None:
    assert shown_size(num_bytes) == shown


def test_sources_of_wrong_values_are_named(tmp_path) -> None:
    with pytest.raises(ConfigError, match=r"^KVTIDE_PORT: 'x' is not allowed"):
        load_config({}, {"KVTIDE_PORT": "x"})
    file = tmp_path / "config.yaml"
    for content, pattern in [
        ("nonsense: 1", "unknown key 'nonsense'$"),
        ("max-num-seq: 1", "unknown key 'max-num-seq'; did you mean max-num-seqs\\?$"),
        (
            "gpu-memory-utilization: 0.9",
            "'gpu-memory-utilization' \\(here --kv-cache-memory SIZE, for each instance\\)$",
        ),
        ("port: x", "port in .*config.yaml: 'x'"),
        ("- 1", "must hold names and values"),
        ("a: [", "is broken"),
        ("[" * 5000, "is nested too deeply"),
        ("api_key: {a: 1}", "api_key in .*config.yaml: .* is not allowed"),
    ]:
        file.write_text(content)
        with pytest.raises(ConfigError, match=pattern):
            load_config({}, {}, str(file))
    toml = tmp_path / "config.toml"
    toml.write_text("a=" + "[" * 5000)
    with pytest.raises(ConfigError, match="is nested too deeply"):
        load_config({}, {}, str(toml))
    with pytest.raises(ConfigError, match="cannot read"):
        load_config({}, {}, str(tmp_path / "missing.yaml"))
    with pytest.raises(ConfigError, match="/dev/zero is larger than 1MiB"):
        load_config({}, {}, "/dev/zero")
    with pytest.raises(ConfigError, match=r"unknown setting 'nonsense'$"):
        make_config(nonsense=1)


def test_disk_cache_and_round_trip() -> None:
    config = make_config(disk_cache="/var/kv:8GiB", instances="2M", threads=2)
    assert config.disk_cache == DiskCache("/var/kv", 8 * 2**30)
    assert decoder(ServeConfig).decode(encode(config)) == config


def test_levels_that_mixed_instances_do_not_know() -> None:
    with pytest.raises(ConfigError, match="--caching"):
        make_config(caching="decode")
    assert not make_config(caching="off").keeps_cache
    assert make_config(caching="decode", instances="1P1D").keeps_cache
    assert not load_config({"caching": "full", "enable_prefix_caching": False}).keeps_cache
    assert not load_config({"enable_prefix_caching": True}, {"KVTIDE_CACHING": "off"}).keeps_cache
    assert not make_config(enable_prefix_caching=False).keeps_cache


@pytest.mark.parametrize(
    "values",
    [
        {"instances": "4E"},
        {"admission": "early"},
        {"slo_ttft_ms": 100},
        {"no_elastic": True},
    ],
)
def test_what_is_not_available_yet_is_said(values: dict[str, object]) -> None:
    config = make_config(**values)
    with pytest.raises(ConfigError, match="not available yet"):
        check_available(config)


def test_available_by_default() -> None:
    check_available(make_config())
    check_available(make_config(instances="2M"))
    check_available(make_config(instances="1P1D1M", caching="prefill", transfer="by-layer", transport="tcp"))


@pytest.mark.parametrize("instances", ["2P", "1D", "1D3M"])
def test_instances_that_could_serve_nothing(instances: str) -> None:
    with pytest.raises(ConfigError, match=r"--instances: .*P together with D"):
        make_config(instances=instances)


def test_every_flag_is_an_option_of_serve_with_its_group(capsys) -> None:
    assert run(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    for field, flag in serve_flags().items():
        assert flag_name(field) in shown
        assert field == "model" or f"{flag.group}:" in shown
    assert all("".join(what.split()) in "".join(shown.split()) for what, _ in NOT_YET)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--port", "x"], "--port: 'x'"),
        (["-tp", "0"], "--tensor-parallel-size"),
        (["--bogus"], "--bogus"),
        (["tiny", "second"], "second"),
        (["--api-key", ""], "--api-key"),
        (["--api-key", "kéy"], "--api-key"),
        (["--api-key", " key"], "--api-key"),
        (["--chat-template", "/no/such/file.jinja"], "--chat-template"),
        (["--chat-template", "{% if"], "chat template"),
        (["--no-enable-prefix-caching", "--instances", "1P1E"], "--instances"),
        (["--caching", "off", "--enable-prefix-caching"], "--caching off and --enable-prefix-caching contradict"),
        (["--instances", "3D"], "--instances"),
    ],
)
def test_a_wrong_command_line_is_one_line_and_status_2(arguments, part, capsys) -> None:
    assert run(["serve", *arguments]) == 2
    shown = capsys.readouterr().err
    assert part in shown and shown.count("\n") == 1


def test_variables_that_nothing_reads_are_named() -> None:
    ours = {"KVTIDE_" + field.upper(): "x" for field in serve_flags()} | dict.fromkeys(OTHER_VARIABLES, "x")
    assert unread_variables(ours | {"HOME": "/", "OTHER_KVTIDE_X": "1", "KVTIDE_UNSET": ""}) == []
    wrong = ["MAX_NUM_SEQ", "NO_ENABLE_PREFIX_CACHING", "ZZZ", "FOO", "CASH", "PROT", "CONTEXT_LENGTH", "CLUSTER_KEYS"]
    assert unread_variables(ours | {"KVTIDE_" + name: "1" for name in wrong}) == [
        "nothing reads KVTIDE_CASH of the environment",
        "nothing reads KVTIDE_CLUSTER_KEYS of the environment; did you mean KVTIDE_CLUSTER_KEY?",
        "nothing reads KVTIDE_CONTEXT_LENGTH of the environment (here --max-model-len)",
        "nothing reads KVTIDE_FOO of the environment",
        "nothing reads KVTIDE_MAX_NUM_SEQ of the environment; did you mean KVTIDE_MAX_NUM_SEQS?",
        "nothing reads KVTIDE_NO_ENABLE_PREFIX_CACHING of the environment; did you mean KVTIDE_ENABLE_PREFIX_CACHING?",
        "nothing reads KVTIDE_PROT of the environment; did you mean KVTIDE_PORT?",
        "nothing reads KVTIDE_ZZZ of the environment",
    ]


def test_every_variable_that_the_sources_read_is_known() -> None:
    root = Path(__file__).parents[2]
    sources = [*root.glob("src/**/*.py"), *root.glob("csrc/**/*.cpp"), *root.glob("csrc/**/*.h")]
    sources.remove(root / "src" / "kvtide" / "base" / "environment.py")
    read = {name for path in sources for name in re.findall(r'"(KVTIDE_[A-Z_]+[A-Z])"', path.read_text())}
    assert set(OTHER_VARIABLES) <= read
    assert unread_variables(dict.fromkeys(read, "x")) == []


@pytest.mark.parametrize("arguments", [["--model", "tiny"], ["--gpu-memory-utilization=0.9"], ["tiny", "-m", "x"]])
def test_flags_of_other_servers_have_a_hint(arguments, capsys) -> None:
    assert run(["serve", *arguments]) == 2
    shown = capsys.readouterr().err
    (flag,) = [argument.partition("=")[0] for argument in arguments if argument.startswith("-")]
    assert shown == f"kvtide serve: error: No such option '{flag}' ({FOREIGN_FLAGS[flag]})\n"


def test_hints_name_flags_that_there_are() -> None:
    ours = {flag_name(field) for field in serve_flags()} | {"--no-enable-prefix-caching", "-tp"}
    assert not FOREIGN_FLAGS.keys() & ours
    for hint in FOREIGN_FLAGS.values():
        assert set(re.findall(r"--?[a-z][a-z-]*", " " + hint.replace("kvtide serve MODEL", ""))) <= ours | {"-tp"}, hint
