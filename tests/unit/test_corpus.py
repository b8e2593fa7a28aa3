"""Thousands of sentences in every language have none of the faults that a proof-reader once found.

Each fault is planted too, in a message, to see that it would be found again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

import pytest
from fluent.runtime import FluentResource

from nottingham import compose, rulebook
from nottingham.bots.voice.lines import LINES
from nottingham.engine.families import Event
from nottingham.engine.refusals import Parameter
from nottingham.engine.seats import Seat
from nottingham.locales import languages, speaker
from nottingham.locales.messages import Messages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying
from tests.unit.test_locales import played
from tools.generators.stories import COMPANY, PERSON, STORY, VIEWERS, narrator_of

PEOPLE = ("Kasia", "Isabel", "Óscar", "Hans")
"""Names that no language knows: one for 'e Isabel', one whose h is heard."""
TABLES = (
    ("first", 5, ("royal_goods", "removed_cards", "seven_cards", "time_limit")),
    ("second", 6, ("royal_goods", "black_market")),
)


class Line(NamedTuple):
    """A sentence or several, with the name of who reads it; nobody's for a spectator."""

    text: str
    reader: str = ""
    is_speech: bool = False


# --- the corpus --------------------------------------------------------------------------------------------------


def told(narrator: Narrator, events: tuple[Event, ...], viewers: tuple[Seat | None, ...]) -> Iterator[Line]:
    for event in events:
        for viewer in viewers:
            if text := narrator.event(event, viewer):
                yield Line(text, "" if viewer is None else narrator.name(viewer))


def said(narrator: Narrator) -> Iterator[Line]:
    """Every line of every character, about one thing and about several."""
    for character, intents in LINES.items():
        for intent, variants in intents.items():
            for variant in range(1, variants + 1):
                number = 1 + variant % 3
                parameters: dict[str, Parameter] = {
                    "to": 5,
                    "about": 0,
                    "good": "mead",
                    "count": number,
                    "gold": number,
                    "times": 2,
                }
                saying = Saying(0, character, intent, variant, {**parameters, "percent": 60, "crown": "cheese"})
                yield Line(narrator.saying(saying), is_speech=True)


def games(language: str) -> Iterator[Line]:
    for edition, players, options in TABLES:
        characters = Narrator(language, ())
        names = (*PEOPLE, *map(characters.character, COMPANY))[:players]
        narrator = Narrator(language, names, compose(edition, players, options))
        yield from told(narrator, tuple(played(edition, players, options)), (None, 0, players - 1))


def corpus(language: str) -> Iterator[Line]:
    narrator = narrator_of(language)
    yield from told(narrator, STORY, VIEWERS)
    yield from said(narrator)
    yield from games(language)


# --- the faults --------------------------------------------------------------------------------------------------

AND = {"en": "and|plus", "fr": "et|ainsi", "es": "[ye]|además", "pt-BR": "e|mais", "pl": "i|oraz"}
NOBLE = {
    "fr": r"(?<!\b[Ll]e )(?<!\bdu )(?<!\bau )Prince Jean",
    "es": r"(?<!\b[Ee]l )(?<!\bdel )(?<!\bal )(?:Príncipe|Pequeño) Juan",
    "pt-BR": r"(?<!\b[Oo] )(?<!\bdo )(?<!\bao )Príncipe João",
}
"""Those who have a title, without the article that goes with it."""


def matches(pattern: str, *only: str) -> Callable[[str, Line], bool]:
    """A fault that can be seen in the words alone, of these languages or of any."""
    searched = re.compile(pattern)
    return lambda language, line: (not only or language in only) and bool(searched.search(line.text))


def lacks_and(language: str, line: Line) -> bool:
    """'2 apples, 1 silk from the stand'."""
    lists = re.findall(r"\d+\u00a0[^,.:;!?()]+(?:\([^)]*\))?, (\d+\u00a0[^,.:;!?]+)(?=[.:;!?]|$)", line.text)
    return any(not re.search(rf"[\s\u00a0](?:{AND[language]})[\s\u00a0]", last) for last in lists)


def lacks_article(language: str, line: Line) -> bool:
    """'la bolsa de Príncipe Juan'; alone it stands only to his face, or as a label with a number."""
    return language in NOBLE and not line.is_speech and bool(re.search(rf"{NOBLE[language]}(?! \()", line.text))


def names_the_reader(_language: str, line: Line) -> bool:
    return bool(line.reader) and line.reader in line.text


def counts_in_digits(_language: str, line: Line) -> bool:
    return line.is_speech and bool(re.search(r"\d", line.text.replace("60", "")))


FAULTS: dict[str, Callable[[str, Line], bool]] = {
    "a plain space before a French mark": matches(r" [:;!?»]|« ", "fr"),
    "a French mark without its space": matches(r"[^\s\u00a0\u202f»][;!?»]", "fr"),
    "a loose word of one letter": matches(r"(?<![\w’-])[aiouwzAIOUWZ] ", "pl"),
    "a full stop inside the quotation": matches(r"\.[»”]", "es", "pl"),
    "one penny as a subject": matches(r"[a-ząćęłńóśźż](?<!będzie)(?<!albo) (?:1|jeden)\u00a0pens\b", "pl"),
    "a list without 'and'": lacks_and,
    "a title without its article": lacks_article,
    "the reader by name": names_the_reader,
    "an h that is not heard": matches(rf"\b[dDqQ]e {PERSON}|\b[dDqQ]’Hans", "fr"),
    "y before i": matches(r"\by H?I", "es"),
    "English in another language": matches(
        r"(?i)\b(?:the|you|your|and|with|bag|bags|from|gold|word|is|are|of)\b", "fr", "es", "pt-BR", "pl"
    ),
    "digits in speech": counts_in_digits,
    "a hole in a sentence": matches(r"[{}]|\?\?\?|  | [,.](?!\.)"),
    "a sentence that begins small": matches(r"(?:^|[^.][.!?][»”]? )[a-zà-ÿąćęłńóśźż]"),
}


def faults_in(language: str, lines: Iterator[Line]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in lines:
        for name, is_there in FAULTS.items():
            if is_there(language, line):
                found.setdefault(name, []).append(line.text)
    return found


@pytest.mark.parametrize("language", languages())
def test_no_sentence_has_a_fault_that_was_found_before(language: str) -> None:
    lines = list(corpus(language))
    assert len(set(lines)) > 3000
    assert faults_in(language, iter(lines)) == {}


def test_the_story_has_every_kind_of_event() -> None:
    assert {type(event) for event in STORY} == {kind for kind in rulebook.event_types() if kind.is_news}


PLANTED = (
    ("a plain space before a French mark", "fr", "event-round-started = Le tour { $round } : il commence."),
    ("a French mark without its space", "fr", "event-round-started = Le tour { $round } commence!"),
    ("a loose word of one letter", "pl", "event-round-started = Runda { $round } i tyle."),
    ("a full stop inside the quotation", "es", "phrase-quote = «{ $words }{ $stop }»"),
    ("a full stop inside the quotation", "pl", "phrase-quote = „{ $words }{ $stop }”"),
    ("one penny as a subject", "pl", "event-gold-paid-fine = { $giver } płaci { $gold }. { $receiver }."),
    ("a list without 'and'", "en", "phrase-and = { $first }, { $last }"),
    ("a list without 'and'", "fr", "phrase-and = { $first }, { $last }"),
    ("a title without its article", "fr", "event-goods-let-in = Sur l’étal de { $owner }\u00a0: { $goods }."),
    ("a title without its article", "es", "event-offer-agreed = { $who } acepta la oferta { $number }."),
    ("a title without its article", "pt-BR", "event-offer-agreed = { $who } aceita a oferta { $number }."),
    ("the reader by name", "en", "event-deal-made = Deal { $number }: { $terms } Signed, Prince John."),
    ("an h that is not heard", "fr", "event-goods-let-in = Sur l’étal de { $owner }\u00a0: { $goods }."),
    ("y before i", "es", "event-round-started = Ronda { $round } y Isabel."),
    ("English in another language", "pl", "event-inspecting-began = The bags are at the gate."),
    ("digits in speech", "pt-BR", "phrase-number = { $count }"),
    ("a hole in a sentence", "en", "event-round-started = Round  { $round } begins."),
    ("a sentence that begins small", "es", "event-offer-agreed = { $who_within } acepta la oferta { $number }."),
)


@pytest.mark.parametrize(("fault", "language", "message"), PLANTED)
def test_a_planted_fault_is_found(fault: str, language: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoilt = Messages(language)
    id = message.split(" = ", maxsplit=1)[0]
    assert spoilt.has(id)
    spoilt._bundle.add_resource(FluentResource(message), allow_overrides=True)
    monkeypatch.setattr(speaker, "messages", lambda _language: spoilt)
    narrator = narrator_of(language)
    lines = chain(told(narrator, STORY, VIEWERS), said(narrator))
    assert any(FAULTS[fault](language, line) for line in lines)


def test_every_fault_is_planted() -> None:
    assert {fault for fault, _, _ in PLANTED} == set(FAULTS)
