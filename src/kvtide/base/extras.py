"""How what an optional part of kvtide needs is installed: one wording for all that miss a package."""


def install_hint(extra: str) -> str:
    """`extra` as in pyproject.toml; fits into a line of an error."""
    return f"pip install 'kvtide[{extra}]', in a checkout pip install -e '.[{extra}]'"
