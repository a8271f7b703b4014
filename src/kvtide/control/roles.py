"""Which roles a cluster needs to serve a request, and the words for what is missing."""

from collections.abc import Set

PAIR = ("prefill", "decode")


def is_complete(roles: Set[str]) -> bool:
    """Whether instances of these roles serve a request: a mixed one alone, the others as a pair."""
    return "mixed" in roles or roles >= set(PAIR)


def nobody(present: Set[str], known: Set[str]) -> str:
    """'no decode instance', where that is missing beside the roles that are `present`; empty where nothing is.

    `known`: roles that the cluster has (had), which tell what is meant where nobody at all is present.
    """
    if is_complete(present):
        return ""
    if present or (known and "mixed" not in known):
        return " and ".join(f"no {role}" for role in PAIR if role not in present) + " instance"
    return "no instance"
