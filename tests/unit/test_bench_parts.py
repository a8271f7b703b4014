"""Workloads, traces and the report: shapes, limits, determinism, arithmetic."""

import gzip
import json
from pathlib import Path

import pytest

from kvtide.base.errors import ConfigError
from kvtide.bench.ideal_cache import IdealCache
from kvtide.bench.records import RequestRecord
from kvtide.bench.report import WIDTH, summarize, table
from kvtide.bench.run import BenchConfig
from kvtide.bench.synthetic import SYNTHETIC, Limits, synthetic
from kvtide.bench.traces import load_dataset, load_trace
from kvtide.bench.words import WORDS, TextMaker
from kvtide.bench.workload import Segment, poisson_arrivals
from kvtide.cli.bench import bench, workload_line

LIMITS = Limits(max_input_len=2000, max_output_len=100)


@pytest.mark.parametrize("name", sorted(SYNTHETIC))
@pytest.mark.parametrize("limits", [LIMITS, Limits(max_input_len=64, max_output_len=4)])
def test_synthetic_workloads_are_deterministic_and_within_limits(name, limits):
    workload = synthetic(name, 50, 7, limits)
    assert workload == synthetic(name, 50, 7, limits)
    assert workload.jobs != synthetic(name, 50, 8, limits).jobs
    assert workload.num_requests == 50
    for job in workload.jobs:
        length = sum(segment.tokens for segment in job.head)
        for turn in job.turns:
            assert 1 <= turn.max_tokens <= limits.max_output_len
            length += turn.num_tokens
            assert length <= limits.max_input_len
            length = length + turn.max_tokens if job.keeps_history else length - turn.num_tokens
    assert json.dumps(workload.parameters)


def test_shapes_of_the_workloads():
    chat, documents, agents = (synthetic(name, 200, 0, LIMITS).jobs for name in ("sharegpt", "loogle", "react"))
    prompts = sorted(turn.num_tokens for job in chat for turn in job.turns)
    assert 10 <= prompts[len(prompts) // 2] <= 30
    assert any(len(job.turns) > 2 for job in chat)
    assert all(not job.keeps_history and job.head[0].tokens >= 400 for job in documents)
    assert len({job.head for job in documents}) == len(documents)
    assert len({job.head for job in agents}) == 1


def test_the_workload_is_told_in_words():
    parameters = synthetic("loogle", 10, 0, Limits(max_input_len=2000, max_output_len=100)).parameters
    line = workload_line("loogle", 0, parameters)
    assert line.startswith("Workload loogle: seed=0, document=(median 1400, sigma 0.35, low ")
    assert "questions=2 to 8" in line and not set("{}[]'\"") & set(line)
    assert max(map(len, line.splitlines())) <= 100


def test_shorter_segment_is_a_prefix_of_a_longer_one():
    maker = TextMaker(2.0)
    long, short = maker.text(Segment("k", 100)), maker.text(Segment("k", 40))
    assert long.startswith(short)
    assert (len(long.split()), len(short.split())) == (50, 20)
    assert maker.text(Segment("other", 100)) != long
    assert len(set(WORDS)) == len(WORDS) and {len(word) for word in WORDS} == {5}


def test_poisson_arrivals_have_the_asked_rate():
    jobs = synthetic("sharegpt", 4000, 0, LIMITS).jobs
    times = poisson_arrivals(jobs, 20.0, 3)
    assert times == sorted(times) == poisson_arrivals(jobs, 20.0, 3)
    assert 4000 / times[-1] == pytest.approx(20.0, rel=0.1)
    assert set(poisson_arrivals(jobs, float("inf"), 3)) == {0.0}


def test_mooncake_trace(tmp_path):
    rows = [
        {"timestamp": 1000, "input_length": 1100, "output_length": 500, "hash_ids": [0, 1, 2]},
        {"timestamp": 3000, "input_length": 600, "output_length": 3, "hash_ids": [0, 9]},
        {"timestamp": 4000, "input_length": 5000, "output_length": 3, "hash_ids": list(range(10))},
    ]
    path = tmp_path / "trace.jsonl.gz"
    path.write_bytes(gzip.compress("\n".join(map(json.dumps, rows)).encode()))
    workload = load_trace(str(path), None, LIMITS, rate_scale=2.0)
    assert [job.arrival_s for job in workload.jobs] == [0.0, 1.0, 1.5]
    assert [job.turns[0].num_tokens for job in workload.jobs] == [1100, 600, 2000]
    assert [job.turns[0].max_tokens for job in workload.jobs] == [100, 3, 3]
    assert workload.jobs[0].turns[0].segments[0] == workload.jobs[1].turns[0].segments[0]
    assert load_trace(str(path), 2, LIMITS).num_requests == 2


def test_azure_trace(tmp_path):
    path = tmp_path / "trace.csv"
    path.write_text(
        "TIMESTAMP,ContextTokens,GeneratedTokens\n2023-11-16 18:17:03.9799600,4808,10\n"
        "2023-11-16 18:17:04.4799600,110,27\n"
    )
    workload = load_trace(str(path), None, LIMITS)
    assert [job.arrival_s for job in workload.jobs] == pytest.approx([0.0, 0.5])
    assert [job.turns[0].num_tokens for job in workload.jobs] == [2000, 110]


@pytest.mark.parametrize("text", ['{"timestamp": 0}', "a,b\n1,2\n", "TIMESTAMP,ContextTokens,GeneratedTokens\nx,1,2\n"])
def test_broken_traces_name_the_line(tmp_path, text):
    path = tmp_path / "trace"
    path.write_text(text)
    with pytest.raises(ConfigError, match="line"):
        load_trace(str(path), None, LIMITS)
    with pytest.raises(ConfigError, match="cannot read"):
        load_trace(str(tmp_path / "none"), None, LIMITS)


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "TIMESTAMP,ContextTokens,GeneratedTokens\n", '[{"conversations": [{"from": "human", "value": "a"}]}]'],
)
def test_a_trace_without_requests_says_what_one_looks_like(tmp_path, text):
    path = tmp_path / "trace"
    path.write_text(text)
    with pytest.raises(ConfigError, match=r"no requests; .*hash_ids.*ContextTokens.*dataset:FILE"):
        load_trace(str(path), None, LIMITS)


def test_dataset(tmp_path):
    path = tmp_path / "data.json"
    turns = [{"from": "human", "value": "a" * 40}, {"from": "gpt", "value": "b" * 80}]
    path.write_text(json.dumps([{"conversations": turns * 3}, {"conversations": []}, {"id": 1}]))
    workload = load_dataset(str(path), 2, LIMITS)
    (job,) = workload.jobs
    assert [(turn.num_tokens, turn.max_tokens) for turn in job.turns] == [(10, 20)] * 2
    path.write_text("[]")
    with pytest.raises(ConfigError, match="no conversation"):
        load_dataset(str(path), 2, LIMITS)


def test_ideal_cache_counts_known_prefixes():
    cache = IdealCache(4)
    assert cache.match_and_insert("abcdefgh") == 0
    assert cache.match_and_insert("abcdefghij") == 8
    assert cache.match_and_insert("abcdxxxxefgh") == 4
    assert cache.match_and_insert("xxxx") == 0
    assert cache.match_and_insert([1, 2, 3, 4, 5]) == 0
    assert cache.match_and_insert([1, 2, 3, 4, 6]) == 4


def record(job=0, turn=0, sent=0.0, first=0.1, end=0.5, tokens=(10, 5), cached=0, outcome="completed"):
    return RequestRecord(
        job=job,
        turn=turn,
        sent_s=sent,
        first_token_s=first,
        end_s=end,
        input_tokens=tokens[0],
        output_tokens=tokens[1],
        cached_tokens=cached,
        itl_s=[0.1] * (tokens[1] - 1),
        outcome=outcome,
        reason="" if outcome == "completed" else "why",
    )


def test_summary():
    records = [
        record(),
        record(turn=1, sent=1.0, first=1.3, end=2.0, cached=5),
        record(job=1, sent=0.0, first=0.2, end=0.2, tokens=(10, 1)),
        record(job=2, outcome="rejected"),
        record(job=2, turn=1, outcome="failed"),
    ]
    summary = summarize(records, 2.0, config={"seed": 1}, slo_ttft_ms=250, slo_tpot_ms=150)
    assert summary["requests"] == {"completed": 3, "rejected": 1, "failed": 1}
    assert summary["throughput"] == {
        "requests_per_s": 1.5,
        "input_tokens_per_s": 15.0,
        "output_tokens_per_s": 5.5,
    }
    assert summary["ttft_ms"]["mean"] == pytest.approx(200)
    assert summary["ttft_ms"]["p50"] == pytest.approx(200)
    assert summary["tpot_ms"]["mean"] == pytest.approx((100 + 175) / 2)
    assert summary["itl_ms"]["p99"] == pytest.approx(100)
    assert summary["jct_ms"]["mean"] == pytest.approx((2000 + 200) / 2)
    assert summary["goodput_rps"] == pytest.approx(2 / 2)
    assert summary["slo_attainment"] == pytest.approx(2 / 5)
    assert summary["cache"]["hit_ratio"] == pytest.approx(5 / 30)
    assert summary["normalized_latency_ms"]["input"] == pytest.approx((10 + 30 + 20) / 3)
    assert summary["failure_reasons"] == {"why": 2}
    assert set(summary) >= {"transfer", "scale_events", "config", "duration_s"}


def test_empty_run_has_a_table_too():
    summary = summarize([], 0.0, config={})
    assert summary["ttft_ms"] == {"mean": None, "p50": None, "p90": None, "p99": None}
    assert "Mean TTFT (ms):" in table(summary)


def test_table_is_that_of_vllm():
    lines = table(summarize([record()], 2.0, config={})).splitlines()
    assert {len(line) for line in lines} == {WIDTH}
    labels = [line.split(":")[0] for line in lines if ":" in line]
    assert labels[:6] == [
        "Successful requests",
        "Benchmark duration (s)",
        "Total input tokens",
        "Total generated tokens",
        "Total cached tokens",
        "Request throughput (req/s)",
    ]
    for short in ("TTFT", "TPOT", "ITL", "E2EL", "JCT"):
        assert f"Median {short} (ms)" in labels
    assert "-----Time per Output Token (excl. 1st token)------" in lines


def test_the_documentation_has_the_parameters_that_are_printed():
    text = " ".join((Path(__file__).parents[2] / "docs" / "bench.md").read_text().split())
    config = BenchConfig()
    limits = Limits(max_input_len=config.max_input_len, max_output_len=config.max_output_len)
    for name in SYNTHETIC:
        line = workload_line(name, config.seed, synthetic(name, 1, 0, limits).parameters)
        assert " ".join(line.split()) in text
        assert f"| `{name}` |" in text
    assert "docs/bench.md" in (bench.help or "")
