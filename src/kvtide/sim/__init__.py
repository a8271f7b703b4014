"""The simulator: the same cores on an event heap, with times from a cost model."""
