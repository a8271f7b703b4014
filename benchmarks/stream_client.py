"""A lean client for many streams: raw sockets in one event loop, nothing parsed but the frames.

python -m benchmarks.stream_client URL MODEL --streams 64 --tokens 256 [--prompt-tokens 16]

Prints one line of JSON: tokens, seconds from the first request to the last byte, and the time between tokens within
each stream (median over streams of (last - first) / (tokens - 1)).
"""

import argparse
import asyncio
import json
import statistics
import time
from typing import Any
from urllib.parse import urlsplit

import uvloop


class _Stream(asyncio.Protocol):
    """One request on one connection."""

    def __init__(self, request: bytes, done: "asyncio.Future[None]") -> None:
        self._request = request
        self._done = done
        self._tail = b""
        self.received = bytearray()
        self.first_s = 0.0
        self.last_s = 0.0

    def connection_made(self, transport: Any) -> None:
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if b'"text":' in data:
            self.last_s = time.perf_counter()
            self.first_s = self.first_s or self.last_s
        if b"[DONE]" in self._tail + data and not self._done.done():
            self._done.set_result(None)
        self._tail = data[-8:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._done.done():
            self._done.set_exception(ConnectionError(bytes(self.received[-500:]).decode(errors="replace")))


def _request(host: str, model: str, prompt: list[int], num_tokens: int) -> bytes:
    body = json.dumps(
        {
            "model": model,
            "prompt": prompt,
            "max_tokens": num_tokens,
            "temperature": 0,
            "ignore_eos": True,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
    ).encode()
    head = f"POST /v1/completions HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def _completion_tokens(received: bytearray) -> int:
    usage = received[received.rindex(b'"completion_tokens":') :]
    return int(usage.split(b":", 1)[1].split(b",", 1)[0].split(b"}", 1)[0])


async def run(url: str, model: str, num_streams: int, num_tokens: int, prompt_tokens: int) -> dict[str, Any]:
    """Run all streams at once; raises ConnectionError or AssertionError if one of them has an error."""
    loop = asyncio.get_running_loop()
    parts = urlsplit(url)
    streams = []
    begin = time.perf_counter()
    for number in range(num_streams):
        prompt = [33 + (number + i) % 90 for i in range(prompt_tokens)]
        request = _request(parts.netloc, model, prompt, num_tokens)
        done: asyncio.Future[None] = loop.create_future()
        stream = _Stream(request, done)
        transport, _ = await loop.create_connection(lambda stream=stream: stream, parts.hostname, parts.port)
        streams.append((stream, done, transport))
    await asyncio.gather(*(done for _, done, _ in streams))
    seconds = time.perf_counter() - begin
    for stream, _, transport in streams:
        assert b'"error"' not in stream.received, bytes(stream.received[-500:])
        transport.close()
    tokens = [_completion_tokens(stream.received) for stream, _, _ in streams]
    assert tokens == [num_tokens] * num_streams, "every stream is complete"
    gaps = [(stream.last_s - stream.first_s) / (num_tokens - 1) for stream, _, _ in streams]
    return {
        "tokens": sum(tokens),
        "seconds": seconds,
        "tokens_per_s": sum(tokens) / seconds,
        "token_gap_ms": statistics.median(gaps) * 1e3,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("model")
    parser.add_argument("--streams", type=int, default=64)
    parser.add_argument("--tokens", type=int, default=256)
    parser.add_argument("--prompt-tokens", type=int, default=16)
    args = parser.parse_args()
    result = uvloop.run(run(args.url, args.model, args.streams, args.tokens, args.prompt_tokens))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
