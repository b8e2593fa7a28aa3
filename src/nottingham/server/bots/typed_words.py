"""Typed words at a table: what is read in them, for the characters who answer and for the one who wrote them."""

from __future__ import annotations

from nottingham.bots.bot import SetPhrase
from nottingham.bots.talk.proposals import TypedProposal, proposal_in
from nottingham.bots.talk.reading import read_remark
from nottingham.bots.voice.lines import voice_of
from nottingham.bots.voice.phrases import PUZZLING
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.news import Said
from nottingham.server.table.state import Table

OFFER_IN_WORDS = "offer_in_words"
"""Words that are an offer; nobody answers them, since only the offer counts."""
AMONG_PEOPLE = "among_people"
"""Words that were not understood, and are not for characters to puzzle over."""


def phrase_in(news: Said, table: Table) -> SetPhrase:
    """What somebody said as a phrase, whether by its code or in words of their own."""
    if news.phrase:
        return SetPhrase(news.seat, news.phrase, news.to)
    language = table.chairs[news.seat].language
    if offer_in(news.text, table, news.seat, language):
        return SetPhrase(news.seat, OFFER_IN_WORDS)
    if remark := read_remark(news.text, names_read_in(table, language), language):
        return SetPhrase(news.seat, remark.code, remark.to)
    is_alone_with_bots = sum(chair.is_person for chair in table.chairs) == 1
    return SetPhrase(news.seat, PUZZLING if is_alone_with_bots else AMONG_PEOPLE)


def offer_in(text: str, table: Table, seat: Seat, language: str) -> TypedProposal | None:
    """The offer that a seat's own words would be, with the law's objection to it, if there is one."""
    if table.game is None:
        return None
    return proposal_in(text, table.game.view(seat), names_read_in(table, language), language)


def names_read_in(table: Table, language: str) -> tuple[str, ...]:
    """What the seats are called where this language is read."""
    narrator = Narrator(language, ())
    return tuple(
        chair.name or (narrator.character(voice) if (voice := voice_of(chair.bot)) else chair.bot)
        for chair in table.chairs
    )
