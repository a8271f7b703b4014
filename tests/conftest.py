"""Puts tests/ on the import path for the helpers that several folders share, and names hypothesis profiles."""

from hypothesis import settings

settings.register_profile("brief", deadline=None, max_examples=15)  # --hypothesis-profile=brief
