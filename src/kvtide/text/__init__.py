"""Text at the edges: tokenizer, chat template, incremental detokenizer. The cores see tokens only."""
