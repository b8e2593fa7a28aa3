"""Typed words as an act: the offer that they would be, if the seat could make it now."""

from __future__ import annotations

from collections.abc import Sequence

from nottingham.bots.talk.reading import TalkScene, read_offer
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.views import View
from nottingham.rules.game import check


def proposal_in(text: str, view: View, names: Sequence[str], language: str) -> Propose | None:
    """An answer to the other side's last offer, or an offer of its own where there is none; None if the law objects."""
    scene = TalkScene.of(view, names, language)
    offer = read_offer(text, scene) if scene else None
    if offer is None:
        return None
    offers = inspecting(view.public).offers
    theirs = [one.number for one in offers if one.merchant == offer.merchant and one.proposer != view.seat]
    proposals = [Propose(offer.merchant, offer.clauses, answers) for answers in (*theirs[-1:], None)]
    return next((one for one in proposals if check(view, one) is None), None)
