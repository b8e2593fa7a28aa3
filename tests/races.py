"""Races at the gate: refusals of what was right when it was begun, because somebody else was quicker."""

LATE = frozenset({"bag_settled", "asks_nothing", "offer_gone", "gives_more_gold_than_there_is", "stale"})
"""Somebody settled the bag while an offer was on its way, or while it was being written and so lost all it asked; took
back the offer that was being accepted; or spent the gold that was being asked for. The last bag of a round takes the
whole phase with it, and what was meant for that is stale."""
