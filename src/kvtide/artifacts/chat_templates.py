"""Chat templates (Jinja) of families whose GGUF files may come without one."""

_GEMMA = """\
{{- bos_token -}}
{%- set system = namespace(text='') -%}
{%- if messages and messages[0].role == 'system' -%}
  {%- set system.text = messages[0].content | trim -%}
  {%- set messages = messages[1:] -%}
{%- endif -%}
{%- if not messages -%}
  {{- raise_exception('A conversation needs at least one message of the user.') -}}
{%- endif -%}
{%- for message in messages -%}
  {%- if message.role not in ('user', 'assistant') -%}
    {{- raise_exception('Roles must be user and assistant, after at most one system message.') -}}
  {%- endif -%}
  {%- if (message.role == 'user') != (loop.index0 % 2 == 0) -%}
    {{- raise_exception('Roles must alternate: user, assistant, user, ...') -}}
  {%- endif -%}
  {{- '<start_of_turn>' + ('user' if message.role == 'user' else 'model') + '\\n' -}}
  {%- if loop.first and system.text -%}
    {{- system.text + '\\n\\n' -}}
  {%- endif -%}
  {{- message.content | trim + '<end_of_turn>\\n' -}}
{%- endfor -%}
{%- if add_generation_prompt -%}
  {{- '<start_of_turn>model\\n' -}}
{%- endif -%}
"""
# One turn is "<start_of_turn>ROLE\nTEXT<end_of_turn>\n"; the model's role is "model", and there is none for a system.

FAMILY_TEMPLATES = {"gemma3_text": _GEMMA}
