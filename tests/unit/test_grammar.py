"""Every message of the program and of its page has the number, the article and the words that its language asks for.

What characters say is in test_corpus; what only models read (the prompts) is nobody's prose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from nottingham.locales import languages
from nottingham.locales.messages import messages
from nottingham.locales.names import FORMS, PEOPLE
from nottingham.locales.narrator import Narrator
from nottingham.rules import law
from tests.fluent_files import Message, bundle_of, page_files, parsed, program_files
from tests.unit.test_corpus import GOODS, NOBLE, NUMBERS

NOT_PROSE = {"prompts", "voices", "scenes", "recalls", "characters"}
FIXED = {
    "after": 40, "asked": 10, "bag": 7, "before": 20, "column": 7, "done": 7, "least": 2, "level": 3, "line": 7,
    "most": 5, "move": 7, "moves": 90, "number": 7, "offer": 7, "place": 7, "players": 4, "round": 7, "rounds": 8,
    "seats": 4, "shown": 30, "size": 6, "split": 7, "total": 90, "wanted": 7, "worlds": 200,
}  # fmt: skip
"""Numbers that count nothing, like that of a round, and limits, which are never one."""
COUNTED = {
    "amount", "answers", "bags", "bots", "cards", "caught", "chance", "count", "days", "error", "evenings", "games",
    "gap", "have", "hours", "lies", "minutes", "openings", "over", "passed", "percent", "points", "right", "seconds",
    "tied", "times", "worth",
}  # fmt: skip
"""Numbers of things, of which there may be one."""
SUMS = {"average", "cost", "gold"}
"""Numbers where a message selects on them, else gold with its number, as people read it."""
NEVER_ONE = {
    "event-game-started",  # a deck
    "lobby-clock-seconds",  # 30 at least
    "mine-all",  # more than are shown at first
    "reckoning-facts",  # bags of a whole game
    "refusal-too-many-from-bag",  # more than there are
    "terminal-bots-and-seats",  # one bot can fill all seats
}
NO_PERSON = {"refusal-no-such-seat"}
"""Messages in which a seat is a number."""


# --- the messages -------------------------------------------------------------------------------------------------


def prose_files(language: str) -> list[Path]:
    return [path for path in (*program_files(language), *page_files(language)) if path.stem not in NOT_PROSE]


@cache
def prose(language: str) -> dict[str, Message]:
    return parsed(prose_files(language))


@cache
def rendered(language: str) -> tuple[tuple[str, str], ...]:
    """Every message with its id, for each number and for each key of every select."""
    bundle = bundle_of(language, prose_files(language))
    return tuple(
        (id, formatted(bundle, id, values))
        for id, message in prose(language).items()
        for values in fillings(language, message)
    )


def formatted(bundle: FluentBundle, id: str, values: dict[str, str | int]) -> str:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    plain = {name: value if isinstance(value, str) else fluent_number(value) for name, value in values.items()}
    return str(bundle.format_pattern(pattern, plain)[0])


def fillings(language: str, message: Message) -> Iterator[dict[str, str | int]]:
    for number in NUMBERS:
        values = filled(language, message, number)
        yield values
        for selector in message.keys.keys() - COUNTED - SUMS - FIXED.keys():
            yield from (values | {selector: key} for key in message.keys[selector])


def filled(language: str, message: Message, number: int) -> dict[str, str | int]:
    narrator = Narrator(language, ())
    values: dict[str, str | int] = {}
    for name in message.variables | {"you"}:
        if name in FIXED:
            values[name] = FIXED[name]
        elif name in COUNTED or (name in SUMS and name in message.keys):
            values[name] = number
        elif name in SUMS:
            values[name] = narrator.gold(number)
        elif name == "goods":
            values[name] = narrator.good(GOODS[0], number)
        else:
            values[name] = person(language).get(name, name.upper())
    return values


@cache
def person(language: str) -> dict[str, str]:
    """Somebody with a title in every role, and in every form of it; a list of names has its articles already."""
    name = Narrator(language, ()).character("prince_john")
    forms = messages(language).names.forms(name)
    roles = dict.fromkeys(PEOPLE, name) | {"names": forms["within"]}
    return roles | {f"{role}_{form}": forms[form] for role in PEOPLE for form in (*FORMS, "sound", "form")}


# --- one of a thing -----------------------------------------------------------------------------------------------

AFTER_ONE = {
    "en": r"\b1[ \u00a0][a-z]{2,}s\b",
    "fr": r"\b1[ \u00a0](?!fois|près)[a-zé]{2,}[sx]\b",
    "es": r"\b1[ \u00a0][a-zñ]{2,}s\b",
    "pt-BR": r"\b1[ \u00a0][a-zç]{2,}s\b",
    "pl": r"\b1[ \u00a0](?:punkt|pens|wieczor)(?:y|ów)\b|\b1[ \u00a0](?:rund|kart|gier|partii|toreb|dni|razy|minut)\b",
}
"""A plural that stands after one."""


@pytest.mark.parametrize("language", languages())
def test_one_of_a_thing_is_no_plural(language: str) -> None:
    wrong = {(id, text) for id, text in rendered(language) if re.search(AFTER_ONE[language], text)}
    assert sorted(one for one in wrong if one[0] not in NEVER_ONE) == []


def test_what_is_never_one_would_be_found() -> None:
    assert {id for id, text in rendered("en") if re.search(AFTER_ONE["en"], text)} == NEVER_ONE


# --- titles -------------------------------------------------------------------------------------------------------


def lacks_article(language: str, text: str) -> bool:
    """'Prince Jean monte'; without an article a title is a label, before a colon or alone after one, or in brackets."""
    for title in re.finditer(NOBLE[language], text):
        before, after = text[: title.start()], text[title.end() :]
        is_heading = re.match(r"\u00a0?:| \(", after)
        is_entry = re.search(r"(?:^|[:(]\s?)$", before) and re.match(r"[.,)]|$", after)
        if not (is_heading or is_entry):
            return True
    return False


@pytest.mark.parametrize("language", NOBLE)
def test_a_title_has_its_article_in_every_sentence(language: str) -> None:
    assert {id for id, text in rendered(language) if lacks_article(language, text)} == NO_PERSON


# --- words of the glossary ----------------------------------------------------------------------------------------


class Wrong(NamedTuple):
    """A word that must not appear, and the word of the glossary or of all other messages for it."""

    pattern: str
    right: str
    but_in: tuple[str, ...] = ()
    """Files in which it means something else."""


FORBIDDEN: dict[str, tuple[Wrong, ...]] = {
    "en": (
        Wrong(r"\bthe own\b", "their own"),
        Wrong(r"\bshare of (?:the )?victory\b", "chances of victory"),
        Wrong(r"\w …", "…"),
        Wrong(r"\bthe star\b", "marker"),
    ),
    "fr": (
        Wrong(r"\bmanches?\b", "tour"),
        Wrong(r"(?<!main dans le )\b[Ss]acs?\b(?! de (?:poivre|farine))", "besace", ("voices",)),
        Wrong(r"\bbots?\b", "robot", ("terminal",)),
        Wrong(r"\bdeuxième édition\b", "seconde édition"),
        Wrong(r"(?:\}|\d) d’or\b", "pièces"),
        Wrong(r"\bn°", "nᵒ"),
        Wrong(r"\barbitrages?\b", "décision"),
        Wrong(r"\brelevés?\b", "partie notée"),
        Wrong(r"\bétoiles?\b", "jeton Shérif"),
        Wrong(r"passer pour rien|[Pp]our rien ou", "gratis"),
        Wrong(r"\bpart de la victoire\b", "chances de victoire"),
    ),
    "es": (
        Wrong(r"\bsitios?\b(?! para)", "asiento", ("voices", "law")),
        Wrong(r"\banfitri[oó]n", "quien lleva la mesa"),
        Wrong(r"\bhonest[oa]s?\b", "honrada"),
        Wrong(r"\bgratis\b", "a cambio de nada", ("voices",)),
        Wrong(r"\bsheriff\b", "Sheriff"),
        Wrong(r"\bseñor Sheriff\b", "Sheriff"),
        Wrong(r"\bestrellas?\b", "estandarte"),
        Wrong(r"\bTiempo límite\b", "Límite de tiempo"),
    ),
    "pt-BR": (
        Wrong(r"\bsacolas?\b", "bolsa"),
        Wrong(r"\b[Mm]ercado\b(?! clandestino)", "feira"),
        Wrong(r"\b[Ss]epar(?:ar|a)\b", "baixar"),
        Wrong(r"\bmercador(?:es)?\b", "comerciante"),
        Wrong(r"\breprise\b|\b[Rr]ever\b", "replay"),
        Wrong(r"\bnoitadas?\b", "noite de jogo"),
        Wrong(r"\banfitri[aã]", "quem comanda"),
        Wrong(r"\bapuração\b", "acerto de contas"),
        Wrong(r"\bdecide cada bolsa\b|\bbolsa(?: \w+)? decidida\b", "resolve"),
        Wrong(r"\bpalavra de um fiscal\b", "parecer"),
        Wrong(r"\bestrelas?\b", "marcador"),
    ),
    "pl": (
        Wrong(r"\bwor(?:ek|ki|ków)\b(?! (?:pieprzu|mąki))", "torba", ("voices",)),
        Wrong(r"\} złota\b|\bw\u00a0złocie\b", "pens", ("voices",)),
        Wrong(r"\b[Pp]remi[aeęi]\b", "bonus"),
        Wrong(r"\btowar\w* domow", "własne towary"),
        Wrong(r"\bmieszan", "połączeni"),
        Wrong(r"\b[Cc]zyn(?:y|em)?\b", "czynność"),
        Wrong(r"\b[Gg]wiazd[aęy]\b", "znacznik"),
        Wrong(r"\bTwój ruch\b", "Twoja kolej"),
        Wrong(r"\bRozliczenie\b", "Podliczenie"),
        Wrong(r"\b[Nn]asze(?: własne)? rozstrzygnięcie\b", "orzeczenie"),
        Wrong(r"\bLimit czasu\b", "Ograniczony czas"),
        Wrong(r"\bhonor\w* złodziei\b", "złodziejski"),
    ),
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """What people read, with the name of its file: without ids, keys and the names of variables."""
    for path in (*program_files(language), *page_files(language)):
        if path.stem != "prompts":
            file = re.sub(r"^(?:law|prompt)-.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            words = re.sub(r"^#.*$|^(?: {4}\.)?[a-z0-9-]+ =|^ *\*?\[\w+\]|\$\w+(?: ->)?", "", file, flags=re.MULTILINE)
            yield path.stem, words
    yield "law", " ".join(law.page(language).split())


def misused(language: str, file: str, text: str) -> list[str]:
    words = [wrong for wrong in FORBIDDEN[language] if file not in wrong.but_in]
    return [f"{file}: {found[0]}, not {wrong.right}" for wrong in words for found in re.finditer(wrong.pattern, text)]


@pytest.mark.parametrize("language", languages())
def test_no_forbidden_word_is_used_in_place_of_the_right_one(language: str) -> None:
    assert [line for file, text in texts(language) for line in misused(language, file, text)] == []


@pytest.mark.parametrize("language", languages())
def test_the_right_word_is_used_and_not_forbidden(language: str) -> None:
    everything = " ".join(text for _, text in texts(language)).lower()
    for wrong in FORBIDDEN[language]:
        assert wrong.right.lower() in everything, wrong
        assert not re.search(wrong.pattern, wrong.right), wrong


# --- faults that are planted --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "hint-why-from-deck = An unknown card is worth about { $points } points to you."),
        ("fr", "puzzles-ever = En tout\u00a0: { $right } bonnes réponses sur { $asked }."),
        ("es", "puzzles-ever = En total: { $right } aciertos de { $asked }."),
        ("pt-BR", "hint-why-from-deck = Uma carta desconhecida vale uns { $points } pontos."),
        ("pl", "mine-figure-paid = { $worth } pensów"),
    ],
)
def test_a_planted_plural_is_found(language: str, message: str) -> None:
    assert re.search(AFTER_ONE[language], planted(language, message))


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("fr", "analysis-turned-up = { $who } monte de { $before }\u00a0% à { $after }\u00a0%"),
        ("fr", "tutor-turned = Coup { $move }\u00a0: { $who } passe de { $before }\u00a0% à { $after }\u00a0%"),
        ("es", "replay-as = Como lo vio { $who }"),
        ("pt-BR", "replay-as = Visão de { $who }"),
    ],
)
def test_a_planted_title_is_found(language: str, message: str) -> None:
    assert lacks_article(language, planted(language, message))


def planted(language: str, message: str) -> str:
    """A message as it would be with other words, for one of a thing and somebody with a title."""
    id = message.split(" = ", maxsplit=1)[0]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(message))
    return formatted(bundle, id, {**filled(language, prose(language)[id], 1), **person(language)})


def test_a_planted_word_is_found() -> None:
    assert misused("pt-BR", "mine", "uma sacola sua") == ["mine: sacola, not bolsa"]
    assert misused("es", "voices", "¿Está libre este sitio?") == []
