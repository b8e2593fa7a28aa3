"""Typed words: what people write at a table, read by a small grammar in every language, without any model."""
