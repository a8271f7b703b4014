"""The instance core: queues, batching, blocks and index of one executor. Sans I/O, deterministic, no torch."""
