"""Offers, deals and words of a position: what they lead to is filled in, what no play leads to is refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nottingham.record.draft import Draft
from nottingham.rules.engine.deals import AskOpen, AskRefuse, Deal, Offer, Word, bound_clauses, contradict
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting


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
        draft.wrong(place, "no_merchant", name=draft.names.write(merchant))
    if isinstance(bargain, Offer):
        parties, may = (bargain.proposer, *bargain.agreed), {merchant, *draft.deciders}
    else:
        parties, may = bargain.deciders, set(draft.deciders)
    if not parties or not set(parties) <= may:
        draft.wrong(place, "not_between_them")
    if AskOpen(merchant) in bargain.clauses or AskRefuse(merchant) in bargain.clauses:
        draft.wrong(place, "against_own_bag")
    if contradict(bargain.clauses, bargain.clauses):
        draft.wrong(place, "asks_both")


def _check_deals(draft: Draft) -> None:
    """Each deal against those above it."""
    for number, deal in enumerate(draft.deals):
        if contradict(deal.clauses, bound_clauses(tuple(draft.deals[:number]))):
            draft.wrong(("number", deal.number), "deals_contradict")


def _check_sorts(draft: Draft) -> None:
    """A new offer replaces one's own older one of its sort (B14)."""
    sorts: set[tuple[Seat, Seat, bool]] = set()
    for offer in draft.offers:
        sort = (offer.proposer, offer.merchant, offer.passes_own_bag)
        if sort in sorts:
            draft.wrong(("number", offer.number), "offer_replaced")
        sorts.add(sort)


# --- words -------------------------------------------------------------------------------------------------------


def _words(draft: Draft) -> Iterator[tuple[Seat, tuple[Word, ...]]]:
    """What was said on bags that both deputies still decide."""
    for seat, parts in draft.bag_parts.items():
        if parts["words"] and (draft.phase is not Inspecting or len(draft.deciders) == 1):
            draft.wrong(("bag", seat), "words_of_deputies")
        if parts["words"] and "fate" not in parts and "deciders" not in parts:
            yield seat, parts["words"]


def _check_words(draft: Draft, seat: Seat, words: tuple[Word, ...]) -> None:
    if len({word.by for word in words}) < len(words):
        draft.wrong(("bag", seat), "word_replaced")
    if len(words) > 1 and len({(word.act, word.offer) for word in words}) == 1:
        draft.wrong(("bag", seat), "words_agree")
    for word in words:
        offer = next((one for one in draft.offers if one.number == word.offer), None)
        if word.offer is not None and (offer is None or offer.merchant != seat or not offer.passes_own_bag):
            draft.wrong(("bag", seat), "word_without_offer", number=word.offer)


def _heed_words(draft: Draft, seat: Seat, words: tuple[Word, ...]) -> None:
    """Who would pass a bag with an offer agrees to it; who alone would open it has it in hand (Y7, Y8)."""
    for place, offer in enumerate(draft.offers):
        agreeing = [word.by for word in words if word.offer == offer.number and word.by not in offer.agreed]
        draft.offers[place] = replace(offer, agreed=(*offer.agreed, *agreeing))
    openers = [word.by for word in words if word.act == "open"]
    if len(words) > len(openers) == 1:
        draft.bag_parts[seat]["deciders"] = tuple(openers)
