"""Ids, errors, configuration and sampling parameters: what every layer may name."""
