"""Thousands of sentences in every language have none of the faults that a proof-reader once found.

Each fault is planted too, in a message, to see that it would be found again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, product
from typing import NamedTuple

import pytest
from fluent.runtime import FluentResource
from msgspec.structs import replace

from nottingham import compose
from nottingham.bots.voice.lines import LINES
from nottingham.locales import languages, speaker
from nottingham.locales.messages import Messages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying
from nottingham.rules import rulebook
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat
from tests.fluent_files import read
from tests.unit.test_locales import played, recall_lines, scene_lines, told_of
from tools.generators.stories import COMPANY, PERSON, STORY, VIEWERS, narrator_of

PEOPLE = ("Kasia", "Isabel", "Óscar", "Hans")
"""Names that no language knows: one for 'e Isabel', one whose h is heard."""
TABLES = (
    ("first", 5, ("royal_goods", "removed_cards", "seven_cards", "time_limit")),
    ("second", 6, ("royal_goods", "black_market")),
)


GOODS = ("apple", "cheese", "crossbow")
"""Among them every gender of every language."""
NUMBERS = (1, 2, 5)
"""One, few and many, for those who count in three forms."""


class Line(NamedTuple):
    """A sentence or several, with the name of who reads it; nobody's for a spectator."""

    text: str
    reader: str = ""
    is_speech: bool = False
    things: tuple[str, ...] = ()
    """The goods or the gold in it, with their number: words of their own gender and number."""


# --- the corpus --------------------------------------------------------------------------------------------------


def told(narrator: Narrator, events: tuple[Event, ...], viewers: tuple[Seat | None, ...]) -> Iterator[Line]:
    for event in events:
        for viewer in viewers:
            if text := narrator.event(event, viewer):
                yield Line(text, "" if viewer is None else narrator.name(viewer))


def said(narrator: Narrator, only: str = "") -> Iterator[Line]:
    """Every line of every character and every scene, or one of them, with one and several of everything in it."""
    names = (narrator.character("prince_john"), "Isabel")
    speaker = Narrator(narrator.language, names)
    for character, intents in LINES.items():
        for intent, variants in intents.items():
            for variant in range(1, variants + 1):
                id = f"voice-{character}-{intent}-{variant}".replace("_", "-")
                if only in ("", id):
                    yield from said_with_numbers(speaker, Saying(0, character, intent, variant), id)
    for id, saying in (scene_lines() | recall_lines()).items():
        if only in ("", id):
            yield from said_with_numbers(speaker, saying, id)


def said_with_numbers(speaker: Narrator, saying: Saying, id: str) -> Iterator[Line]:
    told = told_of(read(speaker.language)[id].variables)
    goods = GOODS if "goods" in told else GOODS[:1]
    numbers = NUMBERS if told & {"goods", "gold", "times"} else NUMBERS[:2]
    for place, (good, number) in enumerate(product(goods, numbers)):
        values: dict[str, dict[str, Parameter]] = {
            "to": {"to": place % 2},
            "about": {"about": 1 - place % 2},
            "goods": {"good": good, "count": number},
            "gold": {"gold": number},
            "times": {"times": 1 + number},
            "percent": {"percent": 60},
            "crown": {"crown": "cheese"},
        }
        things = [speaker.good_said(good, number)] if "goods" in told else []
        things += [speaker.gold_said(number)] if "gold" in told else []
        parameters = saying.parameters | {key: value for name in told for key, value in values.get(name, {}).items()}
        yield Line(speaker.saying(replace(saying, parameters=parameters)), is_speech=True, things=tuple(things))


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
PARTICIPLE_FR = r"(?!Moiti)\w{2,}é(?:e|s|es)?\b|(?:cueilli|choisi|saisi|reçu|pris|mis|trouvé)s?\b"
PARTICIPLE_ES = r"\w{3,}[ai]d[oa]s?\b"
DISAGREES = {
    "en": r"\b(?:them|they (?:are|were|have)|ones)\b",
    "fr": rf"THING(?:, NAME)?,? (?:l’|la |le |les )?\w+(?:aient|eront)\b|THING(?:, NAME)?[\s,.!?]+(?:{PARTICIPLE_FR})",
    "es": (
        r"THING(?:, NAME)?,? (?:(?:la|lo|me|te|se|le|os) )?(?:\w{3,}(?:ían|aban|aron|arán)|son|eran|están|ponen)\b"
        rf"|THING(?:, NAME)?[,.!?]+ (?:eran|son)\b|\b(?:son|eran|están) THING|THING(?:, NAME)?[,.!?]+ {PARTICIPLE_ES}"
    ),
    "pt-BR": (
        r"THING(?:, NAME)?,? (?:(?:a|o|me|se|lhe) )?(?:\w{3,}(?:riam|avam|aram)|são|eram|estão)\b"
        r"|THING(?:, NAME)?[,.!?]+ (?:eram|são)\b|\b(?:são|eram|estão) THING|(?:^|[.!?] )é THING"
        rf"|THING(?:, NAME)?[,.!?]+ (?!Cuidado|Obrigado){PARTICIPLE_ES}"
    ),
    "pl": (
        r"THING(?:, NAME)?,? (?:by )?(?:ją |go )?(?:\w+(?:ło|ły)|starczy|uspokoi)\b"
        r"|THING(?:, NAME)?[,.!?]+ \w{4,}(?:ane|one|iałe)\b"
    ),
}
"""A verb, a participle or a pronoun that has to agree with goods or gold, and so is wrong for some of them."""
AGREES = r"keep them company|better ones in confession|aren’t they"
"""Words like those that are about something else."""


def matches(pattern: str, *only: str) -> Callable[[str, Line], bool]:
    """A fault that can be seen in the words alone, of these languages or of any."""
    searched = re.compile(pattern)
    return lambda language, line: (not only or language in only) and bool(searched.search(line.text))


def lacks_and(language: str, line: Line) -> bool:
    """'2 apples, 1 silk from the stand'."""
    lists = re.findall(r"\d+\u00a0[^,.:;!?()]+(?:\([^)]*\))?, (\d+\u00a0[^,.:;!?]+)(?=[.:;!?]|$)", line.text)
    return any(not re.search(rf"[\s\u00a0](?:{AND[language]})[\s\u00a0]", last) for last in lists)


def lacks_article(language: str, line: Line) -> bool:
    """'la bolsa de Príncipe Juan'; without one he is called to his face, or it is a label with a number."""
    titles = re.finditer(rf"{NOBLE[language]}(?! \()", line.text) if language in NOBLE else ()
    return any(not (line.is_speech and is_called(line.text, title)) for title in titles)


def is_called(text: str, name: re.Match[str]) -> bool:
    """Whether somebody is called to their face: the name stands between marks."""
    before, after = text[: name.start()].rstrip(), text[name.end() :].lstrip("\u202f\u00a0")
    return bool(re.search(r"(?:^|[,.!?¿¡:]|^Pauvre)$", before) and re.match(r"$|[,.!?;:]", after))


def disagrees(language: str, line: Line) -> bool:
    """'Una moneda la animarían': right for some of the things that the line may be about, wrong for others."""
    text = re.sub(AGREES, "", line.text)
    return any(disagreeing(language, thing).search(text) for thing in line.things)


@cache
def disagreeing(language: str, thing: str) -> re.Pattern[str]:
    name = rf"(?:{NOBLE.get(language, 'Prince John|Książę')}|Isabel)"
    return re.compile(DISAGREES[language].replace("THING", re.escape(thing)).replace("NAME", name), re.IGNORECASE)


def names_the_reader(_language: str, line: Line) -> bool:
    return bool(line.reader) and line.reader in line.text


def counts_in_digits(_language: str, line: Line) -> bool:
    return line.is_speech and bool(re.search(r"\d", line.text.replace("60", "")))


FAULTS: dict[str, Callable[[str, Line], bool]] = {
    "a plain space before a French mark": matches(r" [:;!?»]|« ", "fr"),
    "a French mark without its space": matches(r"[^\s\u00a0\u202f»][;!?»]", "fr"),
    "a loose word of one letter": matches(r"(?<![\w’-])[aiouwzAIOUWZ] ", "pl"),
    "a full stop inside the quotation": matches(r"\.[»”]", "es", "pl"),
    "one penny as a subject": matches(
        r"[a-ząćęłńóśźż](?<!będzie)(?<!albo)(?<!Powiedzmy)(?<!To)(?<!niż) (?:1|jeden)\u00a0pens\b", "pl"
    ),
    "a list without 'and'": lacks_and,
    "a title without its article": lacks_article,
    "agreement with some goods only": disagrees,
    "the reader by name": names_the_reader,
    "an h that is not heard": matches(rf"\b[dDqQ]e {PERSON}|\b[dDqQ]’Hans", "fr"),
    "y before i": matches(r"\by H?I", "es"),
    "English in another language": matches(
        r"(?i)\b(?:the|you|your|and|with|bag|bags|from|gold|word|is|are|of)\b", "fr", "es", "pt-BR", "pl"
    ),
    "digits in speech": counts_in_digits,
    "a merchant who opens the bag": matches(r"(?:W[\s\u00a0]zamian|Za[\s\u00a0]to) .*\w otwiera torbę", "pl"),
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
    ("a title without its article", "es", "voice-richard-scoff-2 = Oro de mano en mano, { $about } y { $to }."),
    ("a title without its article", "pt-BR", "voice-john-bait-2 = Veja { $about }, { $to }."),
    ("a title without its article", "fr", "scene-tuck-to-prince-john-1 = Je prie pour { $to }."),
    (
        "agreement with some goods only",
        "en",
        "voice-tuck-declare-2 = { $goods_begins }. I counted them twice.",
    ),
    (
        "agreement with some goods only",
        "fr",
        "voice-tuck-demand-6 = { $gold_begins } la consoleraient, { $to }.",
    ),
    (
        "agreement with some goods only",
        "fr",
        "voice-will-declare-7 = { $goods_begins }. Cueilli sous la lune.",
    ),
    (
        "agreement with some goods only",
        "es",
        "voice-marian-offer-4 = { $gold_begins }, { $to }, os aliviarían.",
    ),
    ("agreement with some goods only", "es", "voice-much-declare-6 = Son { $goods }, { $to }."),
    ("agreement with some goods only", "es", "voice-guy-caught-6 = { $goods_begins }, requisado, { $to }."),
    (
        "agreement with some goods only",
        "pt-BR",
        "voice-tuck-offer-6 = { $gold_begins }, { $to }. Eram para velas.",
    ),
    (
        "agreement with some goods only",
        "pl",
        "voice-tuck-demand-6 = { $gold_begins } by ją pocieszyło, { $to }.",
    ),
    (
        "agreement with some goods only",
        "pl",
        "voice-guy-caught-6 = { $goods_begins }, zarekwirowane, { $to }.",
    ),
    ("the reader by name", "en", "event-deal-made = Deal { $number }: { $terms } Signed, Prince John."),
    ("an h that is not heard", "fr", "event-goods-let-in = Sur l’étal de { $owner }\u00a0: { $goods }."),
    ("y before i", "es", "event-round-started = Ronda { $round } y Isabel."),
    ("English in another language", "pl", "event-inspecting-began = The bags are at the gate."),
    ("digits in speech", "pt-BR", "phrase-number = { $count }"),
    ("a merchant who opens the bag", "pl", "offer-open = { $owner } otwiera torbę"),
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
    lines = (
        said(narrator, id)
        if id.startswith(("voice-", "scene-", "recall-"))
        else chain(told(narrator, STORY, VIEWERS), said(narrator))
    )
    assert any(FAULTS[fault](language, line) for line in lines)


def test_every_fault_is_planted() -> None:
    assert {fault for fault, _, _ in PLANTED} == set(FAULTS)
