"""Measurements: each file is a command, `python -m benchmarks.NAME [--output FILE.json]`."""
