"""TTFT of the turns of one conversation: 1P1D with and without caching beside one instance that does both.

python -m benchmarks.turns [--output FILE.json]

Targets: the third turn of 1P1D with full caching within 1.3 times that of 1M with caching (equal threads an instance),
and under 30 % of 1P1D with caching off.
"""

import argparse
import statistics
from typing import Any

import numpy as np
from openai import OpenAI

from benchmarks.caching import ttft
from benchmarks.harness import machine, print_table, server, write_json

CLUSTERS = {
    "1M full": ("--instances", "1M", "--caching", "full"),
    "1P1D off": ("--instances", "1P1D", "--caching", "off"),
    "1P1D prefill": ("--instances", "1P1D", "--caching", "prefill"),
    "1P1D decode": ("--instances", "1P1D", "--caching", "decode"),
    "1P1D full": ("--instances", "1P1D", "--caching", "full"),
}


def converse(client: OpenAI, model: str, random: np.random.Generator, args: argparse.Namespace) -> list[dict[str, Any]]:
    """One conversation: each turn's prompt is all that was said before, and something new."""
    tokens = [2, *random.integers(1000, 200_000, args.first_tokens - 1).tolist()]
    turns = []
    for _ in range(args.turns):
        seconds, cached = ttft(client, model, tokens)
        answer = client.completions.create(
            model=model,
            prompt=tokens,
            max_tokens=args.answer_tokens,
            temperature=0.0,
            extra_body={"ignore_eos": True, "return_token_ids": True},
        )
        said = getattr(answer.choices[0], "token_ids", None) or []
        turns.append({"prompt_tokens": len(tokens), "cached_tokens": cached, "ttft_s": seconds})
        tokens = [*tokens, *said, *random.integers(1000, 200_000, args.user_tokens).tolist()]
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="gemma-3-270m")
    parser.add_argument("--first-tokens", type=int, default=1000)
    parser.add_argument("--user-tokens", type=int, default=60)
    parser.add_argument("--answer-tokens", type=int, default=120)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--conversations", type=int, default=5)
    parser.add_argument("--threads", type=int, default=1, help="of each instance")
    parser.add_argument("--output")
    args = parser.parse_args()
    rows, results = [], {}
    for name, flags in CLUSTERS.items():
        with server(args.model, *flags, "--threads", str(args.threads), "--log-level", "warning") as url:
            client = OpenAI(base_url=f"{url}/v1", api_key="none")
            model = client.models.list().data[0].id
            random = np.random.default_rng(0)
            ttft(client, model, [5] * 40)
            runs = [converse(client, model, random, args) for _ in range(args.conversations)]
        medians = [statistics.median(run[turn]["ttft_s"] for run in runs) for turn in range(args.turns)]
        results[name] = {"ttft_s": medians, "turns": runs}
        rows.append([name, *(f"{seconds * 1e3:.0f}" for seconds in medians), runs[0][-1]["cached_tokens"]])
    print_table(
        f"median TTFT in ms, {args.model}",
        ["cluster", *(f"turn {turn + 1}" for turn in range(args.turns)), "cached tokens in the last"],
        rows,
    )
    last = {name: result["ttft_s"][-1] for name, result in results.items()}
    print(f"\nlast turn: 1P1D full / 1M full {last['1P1D full'] / last['1M full']:.2f} (target 1.3), ", end="")
    print(f"1P1D full / 1P1D off {last['1P1D full'] / last['1P1D off']:.2f} (target 0.3)")
    write_json(args.output, {"machine": machine(), "arguments": vars(args), "runs": results})


if __name__ == "__main__":
    main()
