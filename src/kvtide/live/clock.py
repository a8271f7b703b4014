"""The clock of live drivers: monotonic, in ns, one for all processes of a host."""

from time import monotonic_ns

__all__ = ["monotonic_ns"]
