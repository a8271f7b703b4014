"""Where work is done: KV memory, attention backends, sampler, and the executor that runs an instance core's plans."""
