"""Typed, frozen messages: one file for each receiver, one codec for all."""
