"""The benchmark of bluffing: a fixed, versioned protocol by which language models, and bots as anchors, are measured.

`protocol` says what is played, `play` plays a game and measures it, `results` keeps it, `measures` makes the report of
it, and `report_page` draws that. Games are counted from their events by somebody who sees all; no model judges another.
"""
