"""The OpenAI-compatible API over a running cluster: routes, errors, streams and metrics."""
