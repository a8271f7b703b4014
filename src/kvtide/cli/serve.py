"""`kvtide serve`: prepares the model, then supervises the processes that serve it."""

import asyncio
import logging
import os
from typing import Any

import click
import msgspec

from kvtide.artifacts import prepare_model
from kvtide.artifacts.directory import describe_weights
from kvtide.base.environment import unread_variables
from kvtide.base.errors import ModelError
from kvtide.base.serve_config import DEFAULT_MODEL, NOT_YET, ServeConfig, check_available, load_config
from kvtide.base.version import version
from kvtide.cli.options import FOLLOWED, GroupedCommand, config_options, given_values
from kvtide.live.cache_size import with_cache_memory
from kvtide.live.child import setup_logging
from kvtide.live.cluster_key import load_cluster_key
from kvtide.live.folders import check_folders
from kvtide.live.host_check import check_host, raise_file_limit
from kvtide.live.listener import open_listener
from kvtide.live.model_check import check_model
from kvtide.live.ray_launcher import RayLauncher, connect, node_address
from kvtide.live.supervisor import Supervisor

logger = logging.getLogger(__name__)

GATEWAY_MODULE = "kvtide.cli.gateway"


def _serve(config_file: str | None, model: str | None, **values: Any) -> int:
    given = given_values(values)
    if model is not None:
        given["model"] = model
    config = load_config(given, os.environ, config_file)
    check_available(config)
    _check_chat_template(config)
    try:
        return run_cluster(config)
    except ModelError as error:
        # `--api-key a b`: one value a flag, so b is the model.
        flag = click.get_current_context().meta.get(FOLLOWED)
        if flag is None or model is None or os.path.exists(model):
            raise
        raise ModelError(f"{error}; for several values repeat the flag: {flag} A {flag} B") from None


def _check_chat_template(config: ServeConfig) -> None:
    """Raise ConfigError where `--chat-template` is none, before anything is started or said."""
    if config.chat_template is not None:
        # Loads jinja2, which the supervisor needs for nothing else; the gateway loads the template again.
        from kvtide.text.chat_template import ChatTemplate

        ChatTemplate.load(config.chat_template)


def run_cluster(config: ServeConfig) -> int:
    """Serve until a signal; returns the exit status. Raises ConfigError or ModelError before anything runs."""
    setup_logging("kvtide" if config.launcher == "inprocess" else "supervisor", config.log_level)
    for line in unread_variables(os.environ):
        logger.warning(line)
    raise_file_limit()
    check_folders(config)
    key = load_cluster_key(config.cluster_key_file, os.environ)
    listener = open_listener(config.host, config.port)  # first, so that a taken port is known at once
    files = prepare_model(config.model, dtype=config.dtype)
    check_model(config, files.directory)
    started = f"kvtide {version()}: starting {files.name} (weights: {describe_weights(files.directory)})"

    def greet(detail: str) -> None:
        click.echo(_greeting(config, files.name, listener.getsockname()[1], detail))

    if config.launcher == "inprocess":
        # Loads torch, which the supervisor of real processes does not need.
        from kvtide.cli.serve_inprocess import serve_in_this_process

        click.echo(started, err=True)
        return serve_in_this_process(config, files, listener, greet)
    config = with_cache_memory(config)
    check_host(config, files.directory)
    click.echo(started, err=True)  # now that all flags are known to be possible
    launcher = None
    if config.launcher == "ray":
        config, launcher = _on_ray(config)
    supervisor = Supervisor(
        config,
        files,
        listener,
        key,
        gateway_module=GATEWAY_MODULE,
        on_ready=greet,
        on_failed=lambda message: click.echo(f"kvtide serve: error: {' '.join(message.split())}", err=True),
        launcher=launcher,
    )
    return asyncio.run(supervisor.run())


def _on_ray(config: ServeConfig) -> tuple[ServeConfig, RayLauncher]:
    """Join the Ray cluster; the gateway is found by other nodes under the address that Ray knows."""
    connect()
    if config.advertise is None:
        config = msgspec.structs.replace(config, advertise=node_address())
    return config, RayLauncher(config)


def _greeting(config: ServeConfig, model: str, port: int, detail: str) -> str:
    """What a newcomer needs to talk to the model."""
    name = config.served_model_name[0] if config.served_model_name else model
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::", "localhost") else config.host
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    key = ' -H "Authorization: Bearer YOUR_KEY"' if config.api_key else ""
    number = f"{config.num_instances} instance" + ("s" if config.num_instances > 1 else "")
    return (
        f"Ready: {url}/v1 serves {name} on {number} ({detail}).\nTry it:\n"
        f"  curl {url}/v1/completions{key} -H 'Content-Type: application/json' \\\n"
        f'    -d \'{{"model": "{name}", "prompt": "The tide", "max_tokens": 32, "temperature": 0}}\''
    )


serve = GroupedCommand(
    "serve",
    callback=_serve,
    params=[
        click.Argument(["model"], required=False, metavar="[MODEL]"),
        click.Option(
            ["config_file", "--config"], metavar="FILE", help="YAML or TOML file; command line and environment win."
        ),
        *config_options(),
    ],
    help=f"""Start a cluster on this machine and its OpenAI-compatible API.

    MODEL is a Hugging Face folder or hub id, a .gguf file, {DEFAULT_MODEL} (the default) or tiny (random weights, for
    tests). Every option can also be set by KVTIDE_<OPTION> in the environment. Sizes are written 512MiB, 4GiB.""",
    epilog=f"Not available yet: {'; '.join(what for what, _ in NOT_YET)}.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
