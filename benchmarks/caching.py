"""What a cached prefix saves: TTFT of a long prompt, cold and again (target: under 5 % of the first).

python -m benchmarks.caching [--model gemma-3-270m] [--prompt-tokens 3000] [--output FILE.json]
"""

import argparse
import statistics
import time

import numpy as np
from openai import OpenAI

from benchmarks.harness import machine, print_table, server, write_json


def ttft(client: OpenAI, model: str, prompt: list[int]) -> tuple[float, int]:
    """(seconds to the first token, cached prompt tokens) of one streamed request."""
    begin = time.perf_counter()
    first = None
    cached = 0
    stream = client.completions.create(
        model=model,
        prompt=prompt,
        max_tokens=4,
        temperature=0.0,
        stream=True,
        stream_options={"include_usage": True},
        extra_body={"ignore_eos": True},
    )
    for chunk in stream:
        if first is None and chunk.choices:
            first = time.perf_counter() - begin
        if chunk.usage is not None and chunk.usage.prompt_tokens_details is not None:
            cached = chunk.usage.prompt_tokens_details.cached_tokens or 0
    assert first is not None, "the stream had no token"
    return first, cached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="gemma-3-270m")
    parser.add_argument("--prompt-tokens", type=int, default=3000)
    parser.add_argument("--prompts", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--output")
    args = parser.parse_args()
    random = np.random.default_rng(0)
    rows = []
    with server(args.model) as url:
        client = OpenAI(base_url=f"{url}/v1", api_key="none")
        name = client.models.list().data[0].id
        ttft(client, name, [5] * 40)
        for _ in range(args.prompts):
            prompt = [2, *random.integers(1000, 200_000, args.prompt_tokens - 1).tolist()]
            cold, _ = ttft(client, name, prompt)
            again = [ttft(client, name, prompt) for _ in range(args.repeats)]
            warm = statistics.median(seconds for seconds, _ in again)
            rows.append({"cold_s": cold, "warm_s": warm, "ratio": warm / cold, "cached_tokens": again[-1][1]})
    print_table(
        f"TTFT of {args.prompt_tokens} tokens, {args.model}",
        ["cold ms", "again ms", "again / cold", "cached tokens"],
        [
            [f"{r['cold_s'] * 1e3:.0f}", f"{r['warm_s'] * 1e3:.1f}", f"{r['ratio']:.2%}", r["cached_tokens"]]
            for r in rows
        ],
    )
    write_json(args.output, {"machine": machine(), "runs": rows})


if __name__ == "__main__":
    main()
