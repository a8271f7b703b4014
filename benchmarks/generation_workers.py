"""One engine's figures for `benchmarks/generation.py`, in a process of its own: prints JSON, tokens/s by case.

    PYTHON benchmarks/generation_workers.py ENGINE '{"float32": DIR, "threads": 2, "cases": [...], ...}'

A case is [kind, context, streams]: "prefill" counts prompt tokens, "decode" new tokens of all streams together, each
after a prompt of `context` tokens. Who serves several streams (kvtide, vLLM) is asked through its `LLM`, scheduler and
all. Runs under the peers' own interpreters, so only the standard library is imported before an engine's function is
entered.
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
Generate = Callable[[list[list[int]], int], None]

NUM_DECODE = 96
REPEATS = 3


def prompt(length: int, number: int = 0) -> list[int]:
    """Token ids that no two prompts share."""
    generator = random.Random(1000 * length + number)
    return [2, *(generator.randrange(300, 200_000) for _ in range(length - 1))]


def best_rate(num_tokens: int, timed: Callable[[], float]) -> float:
    """Tokens/s of the median of some runs."""
    return num_tokens / statistics.median(timed() for _ in range(REPEATS))


def rates_of(generate: Generate, cases: list[Case]) -> dict[str, float]:
    """Of an engine that batches: `generate(prompts, num_tokens)` gives every prompt that many tokens, greedily."""
    fresh = iter(range(100, 10**9))

    def timed(prompts: list[list[int]], num_tokens: int) -> float:
        began = time.perf_counter()
        generate(prompts, num_tokens)
        return time.perf_counter() - began

    def decode(context: int, streams: int) -> float:
        """Prompts come from the cache, so all streams decode together; what a first token costs is taken away."""
        prompts = [prompt(context, i) for i in range(streams)]
        timed(prompts, 1)
        return timed(prompts, 1 + NUM_DECODE) - timed(prompts, 1)

    found = {}
    for kind, context, streams in cases:
        if kind == "prefill":
            timed([prompt(context, next(fresh))], 1)
            rate = best_rate(context, lambda n=context: timed([prompt(n, next(fresh))], 1))
        else:
            rate = best_rate(NUM_DECODE * streams, lambda n=context, s=streams: decode(n, s))
        found[name_of((kind, context, streams))] = rate
    return found


def ours(settings: Settings) -> dict[str, float]:
    from kvtide import LLM, SamplingParams

    def generate(prompts: list[list[int]], num_tokens: int) -> None:
        params = SamplingParams(temperature=0.0, max_tokens=num_tokens, ignore_eos=True)
        model.generate([{"prompt_token_ids": tokens} for tokens in prompts], params)

    with LLM(
        "gemma-3-270m",
        dtype=settings.get("dtype", "auto"),
        threads=settings["threads"],
        kv_cache_memory="2GiB",
        max_model_len=4096,
        max_num_seqs=16,
        max_num_batched_tokens=2048,
    ) as model:
        return rates_of(generate, settings["cases"])


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

    def generate(prompts: list[list[int]], num_tokens: int) -> None:
        params = SamplingParams(temperature=0.0, max_tokens=num_tokens, ignore_eos=True, detokenize=False)
        model.generate([{"prompt_token_ids": tokens} for tokens in prompts], params, use_tqdm=False)

    return rates_of(generate, settings["cases"])


def name_of(case: Case) -> str:
    """As in "prefill 512" and "decode 512 x16"."""
    kind, context, streams = case
    return f"{kind} {context}" if kind == "prefill" else f"{kind} {context} x{streams}"


ENGINES: dict[str, Callable[[Settings], dict[str, float]]] = {
    "kvtide": ours,
    "kvtide, float32 weights": lambda settings: ours(settings | {"dtype": "float32"}),
    "transformers": transformers,
    "llama.cpp": llama,
    "llama.cpp, the file itself": lambda settings: llama(settings | {"gguf": settings["quantised"]}),
    "vllm": vllm,
}

if __name__ == "__main__":
    answer = ENGINES[sys.argv[1]](json.loads(sys.argv[2]))
    print("\n" + json.dumps(answer), flush=True)
