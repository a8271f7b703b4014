"""One engine's figures for `benchmarks/generation.py`, in a process of its own: prints JSON, tokens/s by case.

    PYTHON benchmarks/generation_workers.py ENGINE '{"model": DIR, "float32": DIR, "threads": 2, "cases": [...], ...}'

A case is [kind, context, streams]: "prefill" counts prompt tokens, "decode" new tokens of all streams together, each
after a prompt of `context` tokens. Runs under the peers' own interpreters, so only the standard library is imported
before an engine's function is entered.
"""

import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

Case = tuple[str, int, int]
Settings = dict[str, Any]

NUM_DECODE = 24
REPEATS = 3


def prompt(length: int, number: int = 0) -> list[int]:
    """Token ids that no two prompts share."""
    generator = random.Random(1000 * length + number)
    return [2, *(generator.randrange(300, 200_000) for _ in range(length - 1))]


def best_rate(num_tokens: int, timed: Callable[[], float]) -> float:
    """Tokens/s of the median of some runs."""
    return num_tokens / statistics.median(timed() for _ in range(REPEATS))


def ours(settings: Settings) -> dict[str, float]:
    from pathlib import Path

    import numpy as np

    from kvtide.base.sampling_params import SamplingParams
    from kvtide.engine.config import EngineConfig
    from kvtide.engine.executor import create_executor
    from kvtide.proto.executor import RunStep, SampleSpec, SequenceStep

    config = EngineConfig(
        name="bench",
        dtype="float32",
        num_threads=settings["threads"],
        kv_cache_memory_bytes=2 << 30,
        kv_cache_dtype=settings.get("kv_cache_dtype", "auto"),
    )
    executor = create_executor(Path(settings["model"]), config)
    executor.warmup()
    params = SamplingParams(temperature=0.0)

    def step(tokens: list[list[int]], start: int) -> list[int]:
        """One step in which sequence i has blocks of its own."""
        needed = -(-(start + len(tokens[0]) + NUM_DECODE) // executor.pool.block_size)
        sequences = tuple(
            SequenceStep(
                key=i,
                tokens=np.array(new, dtype=np.int32),
                start=start,
                blocks=np.arange(i * needed, (i + 1) * needed, dtype=np.int32),
                samples=(SampleSpec(params=params, seed=0, index=0, position=0),),
            )
            for i, new in enumerate(tokens)
        )
        return [result.samples[0].tokens[0] for result in executor.run(RunStep(step=0, sequences=sequences)).results]

    def decode(context: int, streams: int) -> float:
        last = [[7]] * streams
        began = time.perf_counter()
        for _ in range(NUM_DECODE):  # at a fixed context, over whatever KV lies there
            last = [[token] for token in step(last, context)]
        return time.perf_counter() - began

    def prefill(context: int) -> float:
        began = time.perf_counter()
        step([prompt(context)], 0)
        return time.perf_counter() - began

    found = {}
    for kind, context, streams in settings["cases"]:
        if kind == "prefill":
            found[name_of((kind, context, streams))] = best_rate(context, lambda n=context: prefill(n))
        else:
            for _ in range(1 + (streams > 1)):
                step([prompt(context, i) for i in range(min(streams, 2))], 0)
            decode(context, streams)
            rate = best_rate(NUM_DECODE * streams, lambda n=context, s=streams: decode(n, s))
            found[name_of((kind, context, streams))] = rate
    return found


def transformers(settings: Settings) -> dict[str, float]:
    import torch
    from transformers import AutoModelForCausalLM

    torch.set_num_threads(settings["threads"])
    model = AutoModelForCausalLM.from_pretrained(settings["float32"], dtype=torch.float32).eval()

    def prefill(context: int) -> tuple[float, Any]:
        began = time.perf_counter()
        answer = model(input_ids=torch.tensor([prompt(context)]), use_cache=True, logits_to_keep=1)
        answer.logits[0, -1].argmax().item()
        return time.perf_counter() - began, answer.past_key_values

    def decode(context: int) -> float:
        _, cache = prefill(context)
        token = torch.tensor([[7]])
        began = time.perf_counter()
        for _ in range(NUM_DECODE):
            answer = model(input_ids=token, past_key_values=cache, use_cache=True)
            token = answer.logits[:, -1:].argmax(-1)
        return time.perf_counter() - began

    found = {}
    with torch.inference_mode():
        prefill(64)
        for kind, context, streams in settings["cases"]:
            if kind == "prefill":
                found[name_of((kind, context, streams))] = best_rate(context, lambda n=context: prefill(n)[0])
            elif streams == 1:
                found[name_of((kind, context, streams))] = best_rate(NUM_DECODE, lambda n=context: decode(n))
    return found


def llama(settings: Settings) -> dict[str, float]:
    from llama_cpp import Llama

    threads = settings["threads"]
    model = Llama(
        settings["gguf"],
        n_ctx=4096,
        n_batch=2048,
        n_ubatch=512,
        n_threads=threads,
        n_threads_batch=threads,
        verbose=False,
    )

    def prefill(context: int) -> float:
        model.reset()
        began = time.perf_counter()
        model.eval(prompt(context))
        return time.perf_counter() - began

    def decode(context: int) -> float:
        prefill(context)
        began = time.perf_counter()
        for token in range(300, 300 + NUM_DECODE):
            model.eval([token])
        return time.perf_counter() - began

    found = {}
    prefill(64)
    for kind, context, streams in settings["cases"]:
        if kind == "prefill":
            found[name_of((kind, context, streams))] = best_rate(context, lambda n=context: prefill(n))
        elif streams == 1:
            found[name_of((kind, context, streams))] = best_rate(NUM_DECODE, lambda n=context: decode(n))
    return found


def vllm(settings: Settings) -> dict[str, float]:
    threads = settings["threads"]
    os.environ.update(
        OMP_NUM_THREADS=str(threads),
        VLLM_CPU_OMP_THREADS_BIND=f"0-{threads - 1}",
        VLLM_CPU_KVCACHE_SPACE="2",
        HF_HUB_OFFLINE="1",
        VLLM_LOGGING_LEVEL="ERROR",
    )
    from vllm import LLM, SamplingParams

    model = LLM(settings["float32"], dtype="float32", max_model_len=4096, max_num_seqs=16, max_num_batched_tokens=2048)
    counter = iter(range(100, 10**9))

    def generate(prompts: list[list[int]], num_tokens: int) -> float:
        params = SamplingParams(temperature=0.0, max_tokens=num_tokens, ignore_eos=True, detokenize=False)
        began = time.perf_counter()
        model.generate([{"prompt_token_ids": tokens} for tokens in prompts], params, use_tqdm=False)
        return time.perf_counter() - began

    def decode(context: int, streams: int) -> float:
        """Prompts come from the cache, so all streams decode together; what a first token costs is taken away."""
        prompts = [prompt(context, i) for i in range(streams)]
        generate(prompts, 1)
        return generate(prompts, 1 + NUM_DECODE) - generate(prompts, 1)

    found = {}
    for kind, context, streams in settings["cases"]:
        if kind == "prefill":
            generate([prompt(context, next(counter))], 1)
            rate = best_rate(context, lambda n=context: generate([prompt(n, next(counter))], 1))
        else:
            rate = best_rate(NUM_DECODE * streams, lambda n=context, s=streams: decode(n, s))
        found[name_of((kind, context, streams))] = rate
    return found


def name_of(case: Case) -> str:
    """As in "prefill 512" and "decode 512 x16"."""
    kind, context, streams = case
    return f"{kind} {context}" if kind == "prefill" else f"{kind} {context} x{streams}"


ENGINES: dict[str, Callable[[Settings], dict[str, float]]] = {
    "kvtide": ours,
    "kvtide, float32 weights": lambda settings: ours(settings | {"model": settings["float32"]}),
    "transformers": transformers,
    "llama.cpp": llama,
    "llama.cpp, the file itself": lambda settings: llama(settings | {"gguf": settings["quantised"]}),
    "vllm": vllm,
}

if __name__ == "__main__":
    answer = ENGINES[sys.argv[1]](json.loads(sys.argv[2]))
    print("\n" + json.dumps(answer), flush=True)
