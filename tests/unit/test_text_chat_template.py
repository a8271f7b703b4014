"""Chat templates: the same text as transformers, limits, and whose fault an error is."""

import pytest
import text_samples as samples

from kvtide.base.errors import ConfigError, RequestError
from kvtide.text.chat_template import ChatTemplate, plain_messages

GEMMA = """{{ bos_token }}
{%- if messages[0]['role'] == 'system' -%}
    {%- set first_user_prefix = messages[0]['content'] + '\n\n' -%}
    {%- set loop_messages = messages[1:] -%}
{%- else -%}
    {%- set first_user_prefix = "" -%}
    {%- set loop_messages = messages -%}
{%- endif -%}
{%- for message in loop_messages -%}
    {%- if (message['role'] == 'user') != (loop.index0 % 2 == 0) -%}
        {{ raise_exception("Conversation roles must alternate") }}
    {%- endif -%}
    {%- set role = "model" if message['role'] == 'assistant' else message['role'] -%}
    {{ '<start_of_turn>' + role + '\n' + (first_user_prefix if loop.first else "") }}{{ message['content'] | trim }}
    {{- '<end_of_turn>\n' }}
{%- endfor -%}
{%- if add_generation_prompt -%}{{ '<start_of_turn>model\n' }}{%- endif -%}
"""
CHATML = """{% for message in messages %}
    {% if message.role == "tool" %}{% continue %}{% endif %}
<|im_start|>{{ message.role }}
{% generation %}{{ message.content }}{% endgeneration %}<|im_end|>
{% endfor %}
{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}"""
JSON = (
    "{% set ns = namespace(n=0) %}{% for m in messages %}{% set ns.n = ns.n + 1 %}{% endfor %}"
    "{{ messages | tojson(indent=2) }}{{ '%s' % ns.n }}{{ '-' * 3 }}{{ range(3) | list }}{{ bos_token }}{{ eos_token }}"
)
CHAT = [
    {"role": "system", "content": "Be <b>brief</b> & 'kind'."},
    {"role": "user", "content": "  Hi é€😀 "},
    {"role": "assistant", "content": "Hello"},
    {"role": "user", "content": "{{ 1 }}{% raw %}"},
]


@pytest.mark.parametrize("template", [GEMMA, CHATML, JSON])
@pytest.mark.parametrize("generation", [True, False])
def test_same_text_as_transformers(template, generation):
    transformers = pytest.importorskip("transformers")
    reference = transformers.PreTrainedTokenizerFast(
        tokenizer_object=samples.byte_level()._raw, bos_token="<s>", eos_token="</s>"
    )
    expected = reference.apply_chat_template(
        CHAT, chat_template=template, tokenize=False, add_generation_prompt=generation
    )
    ours = ChatTemplate(template, bos_token="<s>", eos_token="</s>")
    assert ours.render(CHAT, add_generation_prompt=generation) == expected


def test_text_parts_are_joined():
    parts = [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]
    assert plain_messages([{"role": "user", "content": parts}])[0]["content"] == "a\nb"


@pytest.mark.parametrize(
    ("messages", "field"),
    [
        ([], "messages"),
        ("hi", "messages"),
        (["hi"], "messages[0]"),
        ([{"content": "x"}], "messages[0].role"),
        ([{"role": "user", "content": "x"}, {"role": "user"}], "messages[1].content"),
        ([{"role": "user", "content": [{"type": "image_url", "image_url": {}}]}], "messages[0].content"),
        ([{"role": "user", "content": ["x"]}], "messages[0].content"),
        ([{"role": "assistant", "content": "x", "tool_calls": [{}]}], "messages[0].tool_calls"),
    ],
)
def test_bad_messages_name_the_entry(messages, field):
    with pytest.raises(RequestError) as caught:
        plain_messages(messages)
    assert caught.value.field == field


@pytest.mark.parametrize(
    "source",
    [
        "{{ raise_exception('no') }}",
        "{{ messages[7].content.x }}",
        "{{ 1 / 0 }}",
        "{{ messages.append(1) }}",
        "{{ ''.__class__.__mro__ }}",
        "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
        "{{ 'x' * 999999999 }}",
        "{{ [0] * 999999999 }}",
        "{{ 9 ** 99999999 }}",
        "{{ '%999999999d' % 1 }}",
        "{{ '%999999999d' | format(1) }}",
        "{{ 'x'.ljust(999999999) }}",
        "{% for i in range(90000) %}{{ 'x' * 1000 }}{% endfor %}",
        "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}",
    ],
)
def test_failures_and_runaways_are_refused(source):
    with pytest.raises(RequestError) as caught:
        ChatTemplate(source).render(CHAT)
    assert caught.value.field == "messages"


def test_load_takes_a_file_or_the_template(tmp_path):
    path = tmp_path / "chat.jinja"
    path.write_text("{{ messages[0].content }}!")
    messages = [{"role": "user", "content": "x"}]
    assert ChatTemplate.load(str(path)).render(messages) == "x!"
    assert ChatTemplate.load("{{ messages[0].content }}?").render(messages) == "x?"
    with pytest.raises(ConfigError, match="neither"):
        ChatTemplate.load(str(tmp_path / "none.jinja"))
    with pytest.raises(ConfigError, match="too deeply"):
        ChatTemplate("{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}")
    with pytest.raises(ConfigError, match="valid Jinja"):
        ChatTemplate("{% if %}")


THINKING = (
    "{% for m in messages %}{{ m.content }}{% endfor %}"
    "{% if enable_thinking is defined and enable_thinking is false %}<think></think>{% endif %}"
)


def test_kwargs_are_names_in_the_template():
    template = ChatTemplate(THINKING)
    chat = [{"role": "user", "content": "hi"}]
    assert template.render(chat) == template.render(chat, kwargs={"enable_thinking": True}) == "hi"
    assert template.render(chat, kwargs={"enable_thinking": False, "effort": None}) == "hi<think></think>"


@pytest.mark.parametrize(
    ("kwargs", "field"),
    [
        ([], ""),
        ({f"a{i}": 1 for i in range(33)}, ""),
        *(({name: 1}, "") for name in ("messages", "range", "raise_exception", "strftime_now", "namespace", "tools")),
        *(({name: 1}, "") for name in ("bos_token", "loop", "self", "_a", "__class__", "a b", "", "x" * 65)),
        ({"a": [1]}, ".a"),
        ({"a": {"b": 1}}, ".a"),
        ({"a": "x" * 4097}, ".a"),
        ({"a": 2**63}, ".a"),
    ],
)
def test_kwargs_are_few_scalars_of_other_names(kwargs, field):
    with pytest.raises(RequestError) as caught:
        ChatTemplate(THINKING).render([{"role": "user", "content": "hi"}], kwargs=kwargs)
    assert caught.value.field == "chat_template_kwargs" + field and len(str(caught.value)) < 200
