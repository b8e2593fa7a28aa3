"""Editions are data: a catalogue of printed goods and a handful of numbers."""
