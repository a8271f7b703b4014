"""Workloads, a load generator for OpenAI-compatible servers, and the report that benchmark and simulator share."""
