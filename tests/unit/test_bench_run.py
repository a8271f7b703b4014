"""`kvtide bench` against a fake server: what is sent, what is measured, what failures become."""

import asyncio
import json

import pytest
import text_samples as samples
from click.testing import CliRunner
from fake_openai import FakeOpenAi

from kvtide.base.errors import ConfigError
from kvtide.bench.run import BenchConfig, ServerError, run_bench
from kvtide.cli import main
from kvtide.cli.bench import bench


async def run(server, **config):
    return await run_bench(BenchConfig(base_url=server.url, **config))


async def test_conversations_carry_the_servers_answers_and_jobs_keep_their_order():
    async with FakeOpenAi() as server:
        outcome = await run(server, num_requests=30, max_output_len=8, concurrency=4, ignore_eos=True)
    assert outcome.summary["requests"] == {"completed": 30, "rejected": 0, "failed": 0}
    assert len(server.bodies) == 30
    assert server.max_running <= 4
    assert server.num_connections <= 6
    assert all(body["ignore_eos"] and body["stream_options"] == {"include_usage": True} for body in server.bodies)
    assert server.bodies[0]["model"] == "fake-model"
    prompts = {body["prompt"] for body in server.bodies}
    answers = {body["prompt"]: body["prompt"] + " ok" * body["max_tokens"] for body in server.bodies}
    followed = [prompt for prompt in prompts if any(p.startswith(answers[prompt]) for p in prompts)]
    assert len(followed) >= 5, "later turns begin with an earlier prompt and its answer"
    for record in outcome.records:
        assert (record.input_tokens, record.cached_tokens) == (10, 4)
        assert 0 <= record.sent_s <= record.first_token_s <= record.end_s
        assert len(record.itl_s) == record.output_tokens - 1
    assert outcome.summary["cache"]["hit_ratio"] == pytest.approx(0.4)
    assert 0 < outcome.summary["cache"]["ideal_hit_ratio"] < 1


async def test_same_seed_sends_the_same_prompts():
    sent = []
    for seed in (1, 1, 2):
        async with FakeOpenAi() as server:
            await run(server, num_requests=12, max_output_len=4, concurrency=1, seed=seed, workload="react")
        sent.append([body["prompt"] for body in server.bodies])
    assert sent[0] == sent[1]
    assert sent[0] != sent[2]


async def test_lengths_follow_the_tokenizer_of_the_server_or_ours(tmp_path):
    async with FakeOpenAi() as server:
        outcome = await run(server, workload="loogle", num_requests=4, max_input_len=1000, max_output_len=4)
        assert outcome.summary["config"]["tokens_per_word"] == 2.0
        assert max(len(body["prompt"].split()) for body in server.bodies) <= 500
    samples.byte_level()._raw.save(str(tmp_path / "tokenizer.json"))
    async with FakeOpenAi(has_tokenize=False) as server:
        outcome = await run(server, workload="loogle", num_requests=4, max_output_len=4)
        assert outcome.summary["config"]["tokens_per_word"] == 1.0
        outcome = await run(server, workload="loogle", num_requests=4, max_output_len=4, tokenizer=str(tmp_path))
        assert 5.0 < outcome.summary["config"]["tokens_per_word"] <= 6.0


async def test_chat_alternates_user_and_assistant():
    async with FakeOpenAi() as server:
        outcome = await run(server, endpoint="chat", workload="react", num_requests=6, max_output_len=4)
    assert outcome.summary["requests"]["completed"] == 6
    longest = max((body["messages"] for body in server.bodies), key=len)
    assert [m["role"] for m in longest] == ["user", "assistant"] * (len(longest) // 2) + ["user"]
    assert longest[1]["content"] == " ok" * 4


async def test_failures_are_counted_with_their_reasons(tmp_path):
    prompts = ["fine", "limit", "bad", "early", "broken", "drop", "hang"]
    data = [
        {"conversations": [{"from": "human", "value": p}, {"from": "gpt", "value": "abcdefgh"}] * 2} for p in prompts
    ]
    path = tmp_path / "data.json"
    path.write_text(json.dumps(data))
    behaviour = {"limit": 429, "bad": 400, **{word: word for word in ("early", "broken", "drop", "hang")}}
    async with FakeOpenAi(behaviour=behaviour) as server:
        outcome = await run(server, workload=f"dataset:{path}", timeout_s=3.0, slo_ttft_ms=1e9)
    summary = outcome.summary
    assert summary["requests"] == {"completed": 2, "rejected": 1, "failed": 11}
    reasons = summary["failure_reasons"]
    assert reasons["HTTP 429: as asked"] == reasons["HTTP 400: as asked"] == 1
    assert reasons["the stream ended early"] == reasons["error in the stream: went wrong"] == 1
    assert reasons["the server closed the connection"] == reasons["no end within 3 s"] == 1
    assert reasons["not sent, an earlier turn of its job was not completed"] == 6
    assert summary["slo_attainment"] == pytest.approx(2 / 14)


async def test_unreachable_server_and_unknown_workload():
    async with FakeOpenAi() as server:
        url = server.url
        with pytest.raises(ConfigError, match="allowed is sharegpt"):
            await run(server, workload="nonsense")
    with pytest.raises(ServerError, match="cannot connect"):
        await run_bench(BenchConfig(base_url=url))
    for workload in ("nonsense", "trace:", "trace:/no/such/file", "dataset:/no/such/file"):
        with pytest.raises(ConfigError, match="--workload"):  # said before the server is asked for anything
            await run_bench(BenchConfig(base_url=url, workload=workload))


@pytest.mark.parametrize("url", ["foo", "ftp://localhost:8000", "foo:bar", "http:/foo", "http://"])
def test_what_is_no_address_is_one_line_and_status_2(url, capsys):
    assert main.run(["bench", "--base-url", url]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("kvtide bench: error: --base-url: ") and shown.count("\n") == 1


async def test_a_trace_without_requests_is_one_line_and_status_2(tmp_path, capsys):
    path = tmp_path / "trace"
    path.write_text("")
    async with FakeOpenAi() as server:
        arguments = ["bench", "--base-url", server.url, "--workload", f"trace:{path}"]
        assert await asyncio.to_thread(main.run, arguments) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"kvtide bench: error: {path} has no requests") and shown.count("\n") == 1


async def test_command_prints_the_table_and_writes_both_files(tmp_path):
    output, page = tmp_path / "run.json", tmp_path / "run.html"
    async with FakeOpenAi(behaviour={}) as server:
        arguments = ["--base-url", server.url, "--num-requests", "8", "--max-output-len", "4", "--rate", "inf"]
        arguments += ["--api-key", "secret-key", "--output", str(output), "--report", str(page)]
        result = await asyncio.to_thread(CliRunner().invoke, bench, arguments)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "============ Serving Benchmark Result ============"
    assert any(line.startswith("Successful requests:") and line.split()[-1] == "8" for line in lines)
    summary = json.loads(output.read_text())
    assert summary["requests"]["completed"] == 8
    assert summary["config"]["rate"] == "inf"
    text = page.read_text()
    assert text.count("<svg") == 5
    assert "http://www" not in text and "src=" not in text
    assert "secret-key" not in output.read_text() + text


async def test_the_address_may_be_the_one_that_openai_clients_take():
    async with FakeOpenAi(behaviour={}) as server:
        for url in (server.url + "/v1", server.url + "/v1/", server.url.removeprefix("http://")):
            outcome = await run_bench(BenchConfig(base_url=url, num_requests=1, max_output_len=2))
            assert outcome.summary["requests"]["completed"] == 1


@pytest.mark.parametrize("model", [None, "fake-model"])
async def test_a_server_that_asks_for_a_key_names_the_flag(model):
    async with FakeOpenAi(needs_key=True) as server:
        with pytest.raises(ServerError, match="--api-key"):
            await run(server, model=model, num_requests=1)
    assert not server.bodies


@pytest.mark.parametrize("option", ["--output", "--report"])
def test_a_file_that_cannot_be_written_is_said_before_the_run(option, tmp_path):
    path = tmp_path / "no such folder" / "run"
    result = CliRunner().invoke(bench, ["--base-url", "http://127.0.0.1:9", option, str(path)])
    assert isinstance(result.exception, ConfigError) and str(path) in str(result.exception)
    kept = tmp_path / "kept"
    kept.write_text("of an earlier run")
    for file in (kept, tmp_path / "new"):  # a run that does not come about touches nothing
        assert CliRunner().invoke(bench, ["--base-url", "http://127.0.0.1:9", option, str(file)]).exit_code == 1
    assert kept.read_text() == "of an earlier run" and not (tmp_path / "new").exists()


async def test_exit_status_1_where_nothing_succeeded():
    async with FakeOpenAi(behaviour={"": 500}) as server:
        arguments = ["--base-url", server.url, "--num-requests", "2"]
        result = await asyncio.to_thread(CliRunner().invoke, bench, arguments)
    assert result.exit_code == 1
    assert "HTTP 500: as asked" in result.stdout
    result = await asyncio.to_thread(CliRunner().invoke, bench, ["--base-url", arguments[1]])
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
