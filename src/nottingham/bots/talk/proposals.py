"""Typed words as an act: the offer that they would be, and why the seat could not make it now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nottingham.bots.talk.reading import TalkScene, read_offer
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.views import View
from nottingham.rules.game import check


class TypedProposal(NamedTuple):
    """What somebody's words would propose."""

    offer: Propose
    refusal: Refusal | None = None
    """What the law says against it."""


def proposal_in(text: str, view: View, names: Sequence[str], language: str) -> TypedProposal | None:
    """An answer to the other side's last offer, or an offer of its own where there is none or the law objects."""
    scene = TalkScene.of(view, names, language)
    offer = read_offer(text, scene) if scene else None
    if offer is None:
        return None
    offers = inspecting(view.public).offers
    theirs = [one.number for one in offers if one.merchant == offer.merchant and one.proposer != view.seat]
    found = [Propose(offer.merchant, offer.clauses, answers) for answers in (*theirs[-1:], None)]
    proposals = [TypedProposal(one, check(view, one)) for one in found]
    return next((one for one in proposals if one.refusal is None), proposals[-1])
