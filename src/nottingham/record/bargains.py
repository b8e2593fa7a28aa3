"""Offers, deals and words of a position: what they lead to is filled in, what no play leads to is refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nottingham.engine.deals import AskOpen, AskRefuse, Deal, Offer, Word, bound_clauses, contradict
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting
from nottingham.record.draft import Draft

NO_PLAY = "no play leads to this position:"


def settle_bargains(draft: Draft) -> None:
    """Take the offers, deals and words together, once all lines are read."""
    bargains: list[Offer | Deal] = [*draft.offers, *draft.deals]
    for bargain in bargains:
        _check_parties(draft, bargain)
    _check_deals(draft)
    _check_sorts(draft)
    for seat, words in _words(draft):
        _check_words(draft, seat, words)
        _heed_words(draft, seat, words)


def _check_parties(draft: Draft, bargain: Offer | Deal) -> None:
    place, merchant = ("number", bargain.number), bargain.merchant
    if merchant not in draft.merchants:
        draft.wrong(place, f"{draft.names.write(merchant)} is no merchant in this round")
    if isinstance(bargain, Offer):
        parties, may = (bargain.proposer, *bargain.agreed), {merchant, *draft.deciders}
    else:
        parties, may = bargain.deciders, set(draft.deciders)
    if not parties or not set(parties) <= may:
        draft.wrong(place, "a deal is between one merchant and the Sheriff or Deputies")
    if AskOpen(merchant) in bargain.clauses or AskRefuse(merchant) in bargain.clauses:
        draft.wrong(place, f"{NO_PLAY} nobody asks for the own bag to be opened or refused (B3)")
    if contradict(bargain.clauses, bargain.clauses):
        draft.wrong(place, f"{NO_PLAY} it asks to pass and to open the same bag (B4)")


def _check_deals(draft: Draft) -> None:
    """Each deal against those above it."""
    for number, deal in enumerate(draft.deals):
        if contradict(deal.clauses, bound_clauses(tuple(draft.deals[:number]))):
            draft.wrong(("number", deal.number), f"{NO_PLAY} a deal above says the opposite (B4)")


def _check_sorts(draft: Draft) -> None:
    """A new offer replaces one's own older one of its sort (B14)."""
    sorts: set[tuple[Seat, Seat, bool]] = set()
    for offer in draft.offers:
        sort = (offer.proposer, offer.merchant, offer.passes_own_bag)
        if sort in sorts:
            draft.wrong(("number", offer.number), f"{NO_PLAY} one of two offers of this sort replaced the other (B14)")
        sorts.add(sort)


# --- words -------------------------------------------------------------------------------------------------------


def _words(draft: Draft) -> Iterator[tuple[Seat, tuple[Word, ...]]]:
    """What was said on bags that both deputies still decide."""
    for seat, parts in draft.bag_parts.items():
        if parts["words"] and (draft.phase is not Inspecting or len(draft.deciders) == 1):
            draft.wrong(("bag", seat), "only Deputies speak on a bag, while the phase is inspecting")
        if parts["words"] and "fate" not in parts and "deciders" not in parts:
            yield seat, parts["words"]


def _check_words(draft: Draft, seat: Seat, words: tuple[Word, ...]) -> None:
    if len({word.by for word in words}) < len(words):
        draft.wrong(("bag", seat), f"{NO_PLAY} a Deputy's new word replaces the old one (Y7)")
    if len(words) > 1 and len({(word.act, word.offer) for word in words}) == 1:
        draft.wrong(("bag", seat), f"{NO_PLAY} a bag on which both Deputies say the same is settled (Y7)")
    for word in words:
        offer = next((one for one in draft.offers if one.number == word.offer), None)
        if word.offer is not None and (offer is None or offer.merchant != seat or not offer.passes_own_bag):
            draft.wrong(("bag", seat), f"{NO_PLAY} there is no offer {word.offer} to pass this bag with (Y7)")


def _heed_words(draft: Draft, seat: Seat, words: tuple[Word, ...]) -> None:
    """Who would pass a bag with an offer agrees to it; who alone would open it has it in hand (Y7, Y8)."""
    for place, offer in enumerate(draft.offers):
        agreeing = [word.by for word in words if word.offer == offer.number and word.by not in offer.agreed]
        draft.offers[place] = replace(offer, agreed=(*offer.agreed, *agreeing))
    openers = [word.by for word in words if word.act == "open"]
    if len(words) > len(openers) == 1:
        draft.bag_parts[seat]["deciders"] = tuple(openers)
