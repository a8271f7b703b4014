"""What everything around the model costs: gateway, channel, batching, detokenization, HTTP.

python -m benchmarks.overhead [--model tiny] [--rounds 5] [--output FILE.json]

Two questions, each answered over real processes with a client in a process of its own:

- Cost of a step at batch 8 (target: under 1 ms). The time from token to token that clients see, less the time that the
  same executor needs for the same steps when nothing is around it. Both run on one thread, in turns, in one run.
- Tokens a second over 64 streams (target: at least 2,000), client and model on the same machine.

Quantities are medians over rounds, so that a machine that others use too tells on both sides alike.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

import httpx
import psutil

from benchmarks.harness import machine, print_table, server, write_json

BATCH = 8
STREAMS = 64
PROMPT_TOKENS = 16


def client(url: str, model: str, streams: int, tokens: int) -> dict[str, Any]:
    """Run the streaming client in its own process."""
    command = [sys.executable, "-m", "benchmarks.stream_client", url, model]
    command += ["--streams", str(streams), "--tokens", str(tokens), "--prompt-tokens", str(PROMPT_TOKENS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
    return dict(json.loads(done.stdout))


def cpu_seconds(url: str) -> dict[str, float]:
    """Processor time that the gateway and the instances have used so far."""
    cluster = httpx.get(f"{url}/cluster").json()
    pids = {"gateway": [cluster["gateway"]["pid"]], "instance": [entry["pid"] for entry in cluster["instances"]]}
    return {name: sum(_process_cpu_s(pid) for pid in group) for name, group in pids.items()}


def _process_cpu_s(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def served_steps(url: str, model: str, tokens: int) -> dict[str, float]:
    """Decode `BATCH` streams through the API; time and processor time for a step."""
    before = cpu_seconds(url)
    served = client(url, model, BATCH, tokens)
    after = cpu_seconds(url)
    cpu_ms = {f"{name}_cpu_ms": (after[name] - before[name]) / tokens * 1e3 for name in before}
    return {"token_gap_ms": served["token_gap_ms"], **cpu_ms}


def executor_alone(model: str, tokens: int) -> dict[str, Any]:
    """Run `measure_executor` in its own process, so that nothing else lives beside it."""
    command = [sys.executable, "-m", "benchmarks.overhead", "--model", model, "--tokens", str(tokens), "--alone"]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600, env=environment)
    return dict(json.loads(done.stdout))


def measure_executor(model: str, tokens: int) -> dict[str, Any]:
    """Decode `BATCH` sequences with a core and an executor in one loop; times inside each, for a decode step."""
    from kvtide.artifacts import prepare_model
    from kvtide.base.config import SchedulerConfig
    from kvtide.base.ids import RequestId
    from kvtide.base.sampling_params import SamplingParams
    from kvtide.engine.config import EngineConfig
    from kvtide.engine.executor import create_executor
    from kvtide.instance.core import InstanceCore
    from kvtide.proto.executor import RunStep
    from kvtide.proto.instance import Submit
    from kvtide.proto.request import RequestSpec
    from kvtide.proto.tokens import pack_tokens

    files = prepare_model(model, progress=False)
    executor = create_executor(files.directory, EngineConfig(name=model, num_threads=1))
    core = InstanceCore(SchedulerConfig(max_model_len=executor.info.max_model_len), executor.pool)
    params = SamplingParams(max_tokens=tokens, temperature=0.0, seed=0, ignore_eos=True)
    pending: list[Any] = [
        Submit(
            spec=RequestSpec(
                request=RequestId(number),
                prompt=pack_tokens([33 + (number + i) % 90 for i in range(PROMPT_TOKENS)]),
                params=params,
            )
        )
        for number in range(BATCH)
    ]
    core_s, executor_s = [], []
    executor_cpu_s = 0.0
    while pending:
        begin = time.perf_counter()
        commands = core.handle(pending.pop(0), time.monotonic_ns())
        core_s.append(time.perf_counter() - begin)
        for command in commands:
            if isinstance(command, RunStep):
                begin, begin_cpu = time.perf_counter(), time.process_time()
                pending.append(executor.run(command))
                executor_cpu_s += time.process_time() - begin_cpu
                if len(command.sequences) == BATCH and command.num_tokens == BATCH:
                    executor_s.append(time.perf_counter() - begin)
    executor.close()
    return {
        "executor_ms": statistics.median(executor_s) * 1e3,
        "executor_cpu_ms": executor_cpu_s / tokens * 1e3,
        "core_ms": statistics.median(core_s) * 1e3,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="tiny")
    parser.add_argument("--tokens", type=int, default=512)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--output", metavar="FILE.json")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.alone:
        print(json.dumps(measure_executor(args.model, args.tokens)))
        return
    steps, floods = [], []
    with server(args.model, "--threads", "1", "--log-level", "warning") as url:
        name = httpx.get(f"{url}/v1/models").json()["data"][0]["id"]
        client(url, name, BATCH, 64)
        for _ in range(args.rounds):
            alone = executor_alone(args.model, args.tokens)
            served = served_steps(url, name, args.tokens)
            steps.append({**served, **alone, "around_ms": served["token_gap_ms"] - alone["executor_ms"]})
            floods.append(client(url, name, STREAMS, args.tokens))
    step = {name: statistics.median(entry[name] for entry in steps) for name in steps[0]}
    flood = {name: statistics.median(entry[name] for entry in floods) for name in floods[0]}
    print_table(
        f"A step of {BATCH} sequences, {args.model}, one thread (median of {args.rounds} rounds)",
        ["token to token ms", "executor alone ms", "around it ms", "target ms"],
        [[*(f"{step[name]:.3f}" for name in ("token_gap_ms", "executor_ms", "around_ms")), "< 1"]],
    )
    print_table(
        "Processor time of such a step; the gateway works beside the next step",
        ["instance ms", "executor alone ms", "instance core alone ms", "gateway ms"],
        [[f"{step[name]:.3f}" for name in ("instance_cpu_ms", "executor_cpu_ms", "core_ms", "gateway_cpu_ms")]],
    )
    print_table(
        f"{STREAMS} streams, {args.model}",
        ["tokens/s", "token to token ms", "target tokens/s"],
        [[f"{flood['tokens_per_s']:.0f}", f"{flood['token_gap_ms']:.1f}", ">= 2000"]],
    )
    result = {"machine": machine(), "batch": BATCH, "step": step, "streams": STREAMS, "flood": flood}
    write_json(args.output, {**result, "rounds": {"step": steps, "flood": floods}})


if __name__ == "__main__":
    main()
