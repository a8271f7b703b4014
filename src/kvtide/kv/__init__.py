"""The memory pool: layout of a block, tiers, MemPool and its reference."""
