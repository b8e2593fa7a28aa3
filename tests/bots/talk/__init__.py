"""Sentences for the reader of typed words."""
