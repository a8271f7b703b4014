"""Every sampling field of a request, through a real server, against transformers' logits and a literal sampler.

All requests run at the same time, twice (the second time from the cache): company, chunks and cache change no draw.
"""

import hashlib
import struct
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import numpy as np
import pytest
import torch
import transformers
from server_process import ServerProcess

from kvtide.artifacts import prepare_model

PROMPT = "the tide comes in, and the tide goes out; " * 2
EOS = 257
TOLERANCE = 1e-3
"""Of masses: logits differ by some 1e-6, so only a draw on the very edge between two tokens may fall otherwise."""

CASES: dict[str, dict[str, Any]] = {
    "greedy": {"temperature": 0.0, "logprobs": 3},
    "plain": {"seed": 1, "logprobs": 0},
    "cold": {"temperature": 0.3, "seed": 2},
    "hot": {"temperature": 2.0, "seed": 3, "n": 3},
    "top_k": {"top_k": 4, "seed": 4, "n": 2},
    "top_p": {"top_p": 0.4, "seed": 5, "n": 2},
    "min_p": {"min_p": 0.2, "seed": 6, "n": 2},
    "all filters": {"top_k": 20, "top_p": 0.8, "min_p": 0.02, "temperature": 0.9, "seed": -7, "n": 2},
    "presence": {"presence_penalty": 2.0, "temperature": 0.0},
    "frequency": {"frequency_penalty": 1.5, "temperature": 0.0},
    "encouraged": {"presence_penalty": -1.0, "frequency_penalty": -0.5, "seed": 8},
    "repetition": {"repetition_penalty": 1.7, "temperature": 0.0},
    "bias": {"logit_bias": {"65": 100, "66": 100.0, "67": -100}, "seed": 9, "logprobs": 2},
    "everything": {
        "temperature": 0.8,
        "top_k": 50,
        "top_p": 0.9,
        "presence_penalty": 0.5,
        "frequency_penalty": 0.2,
        "repetition_penalty": 1.1,
        "logit_bias": {"32": 2.5},
        "seed": 10,
        "n": 3,
        "logprobs": 5,
    },
    "eos waits for min_tokens": {"logit_bias": {str(EOS): 100}, "ignore_eos": False, "min_tokens": 5, "seed": 11},
    "stop tokens wait for min_tokens": {
        "logit_bias": {"90": 100, "91": 100},
        "stop_token_ids": [90],
        "min_tokens": 3,
        "seed": 12,
    },
}


class Reference:
    """What the model and the fields of a request say of the next token."""

    def __init__(self) -> None:
        directory = prepare_model("tiny", progress=False).directory
        self.model = transformers.AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()

    def logits(self, prompt: list[int], output: list[int]) -> np.ndarray:
        """[len(output), vocab] float64: row i chose output i."""
        with torch.inference_mode():
            rows = self.model(torch.tensor([prompt + output])).logits[0]
        return rows[len(prompt) - 1 : -1].double().numpy()


def uniform(seed: int, index: int, position: int) -> float:
    packed = struct.pack("<qqq", seed, index, position)
    digest = hashlib.blake2b(packed, digest_size=8, person=b"kvtide-draw").digest()
    return (int.from_bytes(digest, "little") >> 11) / 2**53


def adjusted(row: np.ndarray, fields: dict[str, Any], prompt: list[int], output: list[int]) -> np.ndarray:
    row = row.copy()
    for token, bias in fields.get("logit_bias", {}).items():
        row[int(token)] += bias
    if len(output) < fields.get("min_tokens", 0):
        row[stops_of(fields)] = -np.inf
    for token in set(prompt + output):
        factor = fields.get("repetition_penalty", 1.0)
        row[token] = row[token] / factor if row[token] > 0 else row[token] * factor
    for token in set(output):
        row[token] -= fields.get("frequency_penalty", 0.0) * output.count(token) + fields.get("presence_penalty", 0.0)
    return row


def stops_of(fields: dict[str, Any]) -> list[int]:
    return [*fields.get("stop_token_ids", []), *([] if fields["ignore_eos"] else [EOS])]


def masses(row: np.ndarray, fields: dict[str, Any]) -> np.ndarray:
    """What each token weighs once the filters are through; the sum is 1."""
    weights = np.exp((row - row.max()) / fields.get("temperature", 1.0))
    order = [int(token) for token in np.argsort(-weights, kind="stable") if weights[token] >= fields.get("min_p", 0.0)]
    order = order[: fields.get("top_k") or len(order)]
    shares = np.cumsum(weights[order]) / weights[order].sum()
    order = order[: int(np.searchsorted(shares, fields.get("top_p", 1.0))) + 1]
    kept = np.zeros_like(weights)
    kept[order] = weights[order]
    return kept / kept.sum()


def check_choice(reference: Reference, fields: dict[str, Any], choice: dict[str, Any], index: int) -> None:
    """Each token of one answer is the one that must be drawn; what is said of logprobs is so; it ends where it must."""
    prompt, output = choice["prompt_token_ids"], choice["token_ids"]
    rows = reference.logits(prompt, output)
    stops = stops_of(fields)
    for position, token in enumerate(output):
        row = adjusted(rows[position], fields, prompt, output[:position])
        where = f"output {position}, token {token}"
        if fields.get("temperature") == 0.0:
            assert row.max() - row[token] <= TOLERANCE, where
        else:
            mass = masses(row, fields)
            assert mass[token] > 0, f"{where} was filtered out"
            below, u = mass[:token].sum(), uniform(fields["seed"], index, position)
            assert below - TOLERANCE <= u <= below + mass[token] + TOLERANCE, f"{where} is not what the seed draws"
        assert position == len(output) - 1 or position < fields.get("min_tokens", 0) or token not in stops, where
    is_stopped = output[-1] in stops
    assert choice["finish_reason"] == ("stop" if is_stopped else "length")
    assert is_stopped or len(output) == fields["max_tokens"]
    if "logprobs" in fields:
        check_logprobs(rows, output, choice["logprobs"], fields["logprobs"])


def check_logprobs(rows: np.ndarray, output: list[int], said: dict[str, Any], num_top: int) -> None:
    """Of the model itself, before any field changed anything."""
    totals = np.log(np.exp(rows).sum(axis=1))
    assert said["token_logprobs"] == pytest.approx(rows[range(len(output)), output] - totals, abs=1e-4)
    for row, total, top in zip(rows, totals, said["top_logprobs"] or [], strict=bool(num_top)):
        best = np.sort(row)[::-1][:num_top] - total
        assert sorted(top.values(), reverse=True)[:num_top] == pytest.approx(best, abs=1e-4)
        assert len(top) in (num_top, num_top + 1), "the chosen token comes on top of the best"


def test_every_field_does_what_it_says() -> None:
    torch.set_num_threads(1)
    reference = Reference()
    server = ServerProcess("--log-level", "warning", "--max-num-batched-tokens", "64")
    try:

        def ask(fields: dict[str, Any]) -> dict[str, Any]:
            answer = httpx.post(f"{server.url}/v1/completions", json=fields, timeout=120)
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        common = {"model": "tiny", "prompt": PROMPT, "max_tokens": 24, "ignore_eos": True, "return_token_ids": True}
        bodies = {name: common | fields for name, fields in CASES.items()}
        with ThreadPoolExecutor(len(bodies)) as clients:
            first, again = (dict(zip(bodies, clients.map(ask, bodies.values()), strict=True)) for _ in range(2))
        for name, body in bodies.items():
            choices = first[name]["choices"]
            assert [choice["index"] for choice in choices] == list(range(body.get("n", 1))), name
            assert [choice["token_ids"] for choice in choices] == [c["token_ids"] for c in again[name]["choices"]], name
            assert again[name]["usage"]["prompt_tokens_details"]["cached_tokens"] == (len(PROMPT) - 1) // 16 * 16
            for choice in choices:
                try:
                    check_choice(reference, body, choice, choice["index"])
                except AssertionError as error:
                    error.add_note(name)
                    raise
        ends = {name: [len(choice["token_ids"]) for choice in first[name]["choices"]] for name in first}
        assert ends["eos waits for min_tokens"] == [6] and ends["stop tokens wait for min_tokens"][0] > 3
        tokens = [token for choice in first["bias"]["choices"] for token in choice["token_ids"]]
        assert set(tokens) == {65, 66}
    finally:
        server.close()
