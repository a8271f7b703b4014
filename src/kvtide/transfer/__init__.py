"""Transports: how KV moves from one pool's memory into another's. They move bytes and decide nothing."""
