"""Policies: pure functions from a view to a plan. No state, no clock, no I/O."""
