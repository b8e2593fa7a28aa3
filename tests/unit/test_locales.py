"""Five languages say the same things, all of them, and never more than the reader may know."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from nottingham import (
    AskOpen,
    AskPass,
    AskRefuse,
    Event,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Goods,
    PromiseNext,
    Refusal,
    RulesetError,
    Step,
    Words,
    act,
    compose,
    new_game,
    outcome,
    prompts,
    view,
)
from nottingham.bots.recollection import IMPRESSIONS
from nottingham.bots.voice.lines import LINES
from nottingham.bots.voice.scenes import SCENES
from nottingham.cli.terminal import COMMANDS
from nottingham.locales import DEFAULT, FOLDER, OPTIONS, best_language, languages, name_of
from nottingham.locales.chronicle import TELLERS
from nottingham.locales.default_telling import ROLES, field_kinds, message_of
from nottingham.locales.messages import TOPICS, Messages, messages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import CHARACTERS, RECALL, SCENE, Saying, saying_id
from nottingham.record.house import NOT_TOML
from nottingham.record.lexer import What
from nottingham.rules import law, rulebook
from nottingham.rules.editions.edition import FIRST, SECOND
from nottingham.rules.editions.printed_goods import BASE, ROYAL
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Deal, Offer, Promise, Word
from nottingham.rules.engine.families import EventBase, snake_case
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.scoring import Crown, Score
from nottingham.rules.engine.secrets import Open, Sealed
from nottingham.rules.engine.state import Bag, State
from nottingham.rules.options.deputies.rule import LootCleared, LootShared, Split, SplitProposed
from nottingham.server.live.rate_ledger import TOO_MUCH
from nottingham.server.protocol.primitives import GATE_PROBLEMS, PHRASES, REACTIONS
from nottingham.server.transport.error_pages import ERROR_PAGES
from tests.fluent_files import HELP, WEB, Message, option_files, page_files, program_files, read

MET = 1_700_000_000_000
"""Some moment at which somebody was met."""
SOURCE = FOLDER.parent
PEOPLE = ("Guy", "Alan", "Isabel", "Tuck", "Marion", "Will")
NUMBERS = (0, 1, 2, 5, 12, 22, 101, 1000)
NUMERIC = {
    "amount", "answers", "bag", "before", "column", "count", "gold", "have", "least", "line", "minutes", "most",
    "number", "offer", "over", "percent", "place", "players", "points", "round", "rounds", "size", "split", "tied",
    "times", "total", "wanted", "worth",
}  # fmt: skip
"""Variables that are numbers somewhere; where one of them is a phrase, a number does no harm."""


GRAMMAR = {"cards", "gender", "sound", "said", "wording", "you"}
"""Variables that only serve grammar or style, so that a language may do without them."""


def told_of(variables: set[str]) -> set[str]:
    """What a message tells, whichever form of it the grammar asks for: `owner_of` tells of the owner.

    How a name sounds, and whether it is declined, tells nothing.
    """
    plain = {re.sub(r"_(begins|within|of|to|vocative|object)$", "", name) for name in variables}
    return {name for name in plain if name not in GRAMMAR and not name.endswith(("_sound", "_form"))}


# --- reading the files -------------------------------------------------------------------------------------------


def every_file(language: str) -> list[Path]:
    return [*(FOLDER / language).glob(HELP), *program_files(language), *page_files(language)]


def parts(language: str) -> set[str]:
    """Messages that are part of others; each language has its own."""
    return {id for message in read(language).values() for id in message.references}


def hyphens(id: str) -> str:
    return id.replace("_", "-")


@cache
def ruleset_codes() -> dict[str, set[str]]:
    """Every code with which a table is refused, and its parameters, read from the source."""
    found: dict[str, set[str]] = {}
    for call in _calls("RulesetError"):
        if isinstance(call.args[0], ast.Constant):
            found[str(call.args[0].value)] = {str(keyword.arg) for keyword in call.keywords}
    for path in (SOURCE / "rules/options").glob("*/rule.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "objection":
                codes = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
                found |= {code: {"option", "edition", "players"} for code in codes if re.fullmatch(r"\w+_\w+", code)}
    return found


@cache
def refusal_parameters() -> dict[str, list[set[str]]]:
    """The parameters of each refusal, at every place that makes it."""
    found: dict[str, list[set[str]]] = {}
    for call in _calls("refuse"):
        if isinstance(call.args[0], ast.Constant):
            found.setdefault(str(call.args[0].value), []).append({str(keyword.arg) for keyword in call.keywords})
    return found


@cache
def input_codes() -> dict[str, list[set[str]]]:
    """The id of each message on input that cannot be used, and the parameters at every place that finds it."""
    found: dict[str, list[set[str]]] = {}
    for topic, names in (("record", ("wrong", "RecordError", "UnfitName")), ("terminal", ("Unclear",))):
        for call in (call for name in names for call in _calls(name)):
            texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            given = {str(keyword.arg) for keyword in call.keywords if keyword.arg} | _found_here(call)
            found.setdefault(f"{topic}-{hyphens(texts[-1])}", []).append(given) if texts else None
    return found


def _found_here(call: ast.Call) -> set[str]:
    """What `**self._next_word()` brings."""
    return {"found", "ends"} if any(keyword.arg is None for keyword in call.keywords) else set()


TABLE_CALLS = (
    "table_refuse", "HttpProblem", "Dismissal", "dismiss", "dismiss_all", "retire", "send_away", "forget",
    "HouseGoodsError", "Unable",
)  # fmt: skip


@cache
def table_codes() -> dict[str, set[str]]:
    """Every code with which a table or the server says no or farewell, and the parameters it always has."""
    found: dict[str, set[str]] = {code: set() for code in (*GATE_PROBLEMS, *TOO_MUCH.values())}
    for name in TABLE_CALLS:
        for call in _calls(name):
            first = call.args[-1] if name == "forget" else call.args[0]
            if isinstance(first, ast.Constant):
                found[str(first.value)] = {str(keyword.arg) for keyword in call.keywords}
    found |= {code: {"line", "column"} for code in NOT_TOML}
    return {code: names for code, names in found.items() if code not in rulebook.refusal_codes()}


def _calls(name: str) -> Iterator[ast.Call]:
    yield from _all_calls().get(name, ())


@cache
def _all_calls() -> dict[str, list[ast.Call]]:
    """Every call with arguments in the source, by what is called."""
    found: dict[str, list[ast.Call]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name | ast.Attribute):
                called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                found.setdefault(called, []).append(node)
    return found


def families() -> set[str]:
    """The messages whose id is put together from a name of the rules."""
    printed = [hyphens(good.id) for good in (*BASE, *ROYAL)]
    crowned = [hyphens(good.id) for good in BASE if good.king]
    optional = [hyphens(id) for id in rulebook.OPTIONS]
    piles = ("deck", *FIRST.piles, *SECOND.piles)
    return {
        *(f"good-{id}" for id in printed),
        *(f"good-name-{id}" for id in printed),
        *(f"good-kind-{kind}" for kind in ("legal", "contraband", "royal")),
        *(f"good-{title}-{id}" for title in ("king", "queen") for id in (*crowned, "other")),
        *(f"option-{id}" for id in optional),
        *(f"option-{id}-explained" for id in optional),
        *law_messages(),
        *(f"phrase-phase-{snake_case(phase.__name__)}" for phase in rulebook.phase_types()),
        *(f"phrase-pile-{pile}" for pile in piles),
        *(f"refusal-{hyphens(code)}" for code in rulebook.refusal_codes()),
        *(f"ruleset-{hyphens(code)}" for code in ruleset_codes()),
        *(f"table-{hyphens(code)}" for code in table_codes()),
        *input_codes(),
        *(f"terminal-word-{word}" for word in COMMANDS),
        *(f"ruleset-edition-{id}" for id in rulebook.EDITIONS),
        *(f"score-{part}" for part in ("gold", "legal", "contraband", "royal")),
        *(message_of(kind) for kind in told_by_default()),
        *(f"event-word-given-{act}" for act in ("pass", "open")),
        *(f"event-promise-made-{act}" for act in ("pass", "open")),
        *(f"event-promise-{fate}" for fate in ("kept", "broken")),
        *(f"event-gold-paid-{why}" for why in ("bribe", "fine", "compensation")),
        *(f"event-bag-opened-{truth}" for truth in ("truth", "lie")),
        *(f"offer-by-{side}{free}" for side in ("merchant", "sheriff") for free in ("", "-for-nothing")),
        *(f"offer-promise-{act}" for act in ("pass", "open")),
        *(f"action-pledge-{act}" for act in ("pass", "open")),
        *(f"action-{side}{free}" for side in ("offer", "demand") for free in ("", "-for-nothing")),
        *(f"action-{answer}" for answer in ("accept", "refuse", "withdraw", "pass", "inspect")),
        *(f"character-{hyphens(id)}-{part}" for id in CHARACTERS for part in ("name", "call", "about")),
        *(f"phrase-chat-{hyphens(code)}" for code in (*PHRASES, *REACTIONS)),
        *(f"notice-{hyphens(code)}{part}" for code in ERROR_PAGES for part in ("", "-about")),
        *(f"notice-{hyphens(code)}-mend" for code, is_open in ERROR_PAGES.items() if not is_open),
        *(
            f"voice-{hyphens(character)}-{hyphens(intent)}-{variant}"
            for character, intents in LINES.items()
            for intent, variants in intents.items()
            for variant in range(1, variants + 1)
        ),
        *scene_lines(),
        *recall_lines(),
        "recall-day",
    }


def words_of_options() -> set[str]:
    """What options may say of their actions, forms and fields, and to models: found by name, where it is there."""
    brought = option_files("en")
    topics = ("action-", "field-", "form-", "prompt-option-")
    return {id for id, message in read("en").items() if message.path in brought and id.startswith(topics)}


def law_messages() -> set[str]:
    """The law of each option: its section's title, perhaps what stands above it, and its rules."""
    letters = {option.rule[0] for option in rulebook.OPTIONS.values()}
    numbers = [number for number in law.rules() if number[0] in letters]
    prefaces = [f"{letter}-preface" for letter in letters if law.sections()[letter].preface]
    return {f"law-{part}" for part in (*letters, *numbers, *prefaces)}


def scene_lines() -> dict[str, Saying]:
    """The lines and answers of all scenes by the ids of their messages."""
    lines = [line for scene in SCENES for line in (scene.line, scene.answer)]
    return {
        hyphens(f"scene-{who}-{intent.removeprefix(SCENE)}-{n}"): Saying(0, who, intent, n) for who, intent, n in lines
    }


def recall_lines() -> dict[str, Saying]:
    """How characters greet whom they remember, by the ids of the messages."""
    sayings = [Saying(0, who, f"{RECALL}{what}", 1, {"met": MET}) for who in CHARACTERS for what in IMPRESSIONS]
    return {saying_id(saying): saying for saying in sayings}


def told_by_default() -> list[type[Event]]:
    """The news that no teller of their own tells: the message with their name does."""
    return [kind for kind in rulebook.event_types() if kind.is_news and kind not in TELLERS]


@cache
def wanted() -> set[str]:
    """Every message that some line of the program asks for."""
    topics = {id.split("-", maxsplit=1)[0] for id in read("en")}
    literal = re.compile(rf'"((?:{"|".join(sorted(topics))})-[a-z0-9-]*[a-z0-9])"')
    said = {id for path in SOURCE.rglob("*.py") for id in literal.findall(path.read_text(encoding="utf-8"))}
    return said | families() | words_of_options()


# --- the files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing_or_unused(language: str) -> None:
    have = set(read(language))
    assert sorted(wanted() - have) == []
    assert sorted(have - wanted() - parts(language)) == []


@pytest.mark.parametrize("language", languages())
def test_a_number_stays_with_its_noun_at_the_end_of_a_line(language: str) -> None:
    parted = re.compile(r"\{ \$(\w+) \} \{ \$\1 ->|^good-.*\{ \$count \} |\{ \$count \} ×", re.MULTILINE)
    for path in every_file(language):
        assert [found[0] for found in parted.finditer(path.read_text(encoding="utf-8"))] == [], path


@pytest.mark.parametrize("language", languages())
def test_a_message_is_in_the_file_its_id_names_and_so_are_its_parts(language: str) -> None:
    for id, message in read(language).items():
        topic = id.split("-", maxsplit=1)[0]
        named = FOLDER / language / f"{TOPICS.get(topic, topic)}.ftl"
        assert message.path == named or message.path in option_files(language), id
        assert all(read(language)[part].path in {message.path, named} for part in message.references), id


@pytest.mark.parametrize("language", languages())
def test_all_languages_use_the_same_variables(language: str) -> None:
    for id in sorted(wanted()):
        assert told_of(read(language)[id].variables) == told_of(read("en")[id].variables), id


@pytest.mark.parametrize("language", languages())
def test_a_sentence_speaks_to_nobody_who_is_not_in_it(language: str) -> None:
    for id in wanted():
        message = read(language)[id]
        people = message.keys.get("you", set()) - {"other"}
        assert people <= told_of(message.variables), id


@pytest.mark.parametrize("language", languages())
def test_every_message_renders_with_awkward_numbers(language: str) -> None:
    spoken = Messages(language)
    for id in sorted(wanted()):
        for values in fillings(read(language)[id]):
            text, errors = spoken.format_strictly(id, **values)
            assert not errors, (id, values, errors)
            assert text.strip() == text, (id, text)
            assert text, id
            assert "{" not in text, (id, text)
            assert "???" not in text, (id, text)
            assert "  " not in text, (id, text)
            assert "\n" not in text, (id, text)


@pytest.mark.parametrize(
    ("language", "loose"),
    [("fr", r"(?<=\S) [:;!?»](?!\S)|« "), ("pl", r"(?<![\w$-])[aiouwzAIOUWZ] (?=\S)")],
)
def test_what_printers_hold_together_is_held_together(language: str, loose: str) -> None:
    """French marks keep to their word, and in Polish a word of one letter to the next, by no-break spaces."""
    for path in every_file(language):
        for line in path.read_text(encoding="utf-8").splitlines():
            _, _, text = line.rpartition(" = ")
            assert line.startswith(("#", "law-")) or not re.search(loose, text), (path.name, line)


def fillings(message: Message) -> Iterator[dict[str, str | int]]:
    """Each number in turn, and each key of every select in turn."""
    names = message.variables | {"you"}
    for number in NUMBERS if names & NUMERIC else NUMBERS[:1]:
        yield {name: number if name in NUMERIC else name.upper() for name in names}
    plain: dict[str, str | int] = {name: 3 if name in NUMERIC else name.upper() for name in names}
    for selector, keys in message.keys.items():
        if selector not in NUMERIC:
            for key in keys:
                yield plain | {selector: int(key) if key.isdecimal() else key}


def test_a_number_has_no_mark_between_its_thousands() -> None:
    assert [messages(language).format("phrase-gold", count=1234).split()[0] for language in languages()] == ["1234"] * 5


# --- goods -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "apples", "pepper", "crossbows", "gold"),
    [
        (1, "1\u00a0jabłko", "1\u00a0karta pieprzu", "1\u00a0kusza", "1\u00a0pens"),
        (2, "2\u00a0jabłka", "2\u00a0karty pieprzu", "2\u00a0kusze", "2\u00a0pensy"),
        (5, "5\u00a0jabłek", "5\u00a0kart pieprzu", "5\u00a0kusz", "5\u00a0pensów"),
        (12, "12\u00a0jabłek", "12\u00a0kart pieprzu", "12\u00a0kusz", "12\u00a0pensów"),
        (22, "22\u00a0jabłka", "22\u00a0karty pieprzu", "22\u00a0kusze", "22\u00a0pensy"),
        (101, "101\u00a0jabłek", "101\u00a0kart pieprzu", "101\u00a0kusz", "101\u00a0pensów"),
    ],
)
def test_polish_counts_in_three_forms(count: int, apples: str, pepper: str, crossbows: str, gold: str) -> None:
    polish = Narrator("pl", PEOPLE)
    assert polish.good("apple", count) == apples
    assert polish.good("pepper", count) == pepper
    assert polish.good("crossbow", count) == crossbows
    assert polish.gold(count) == gold


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2\u00a0apples and 1\u00a0silk"),
        ("fr", "2\u00a0pommes et 1\u00a0soie"),
        ("es", "2\u00a0manzanas y 1\u00a0seda"),
        ("pt-BR", "2\u00a0maçãs e 1\u00a0seda"),
        ("pl", "2\u00a0jabłka i\u00a01\u00a0karta jedwabiu"),
    ],
)
def test_goods_are_listed_with_their_numbers(language: str, text: str) -> None:
    assert Narrator(language, PEOPLE).goods(Goods({"silk": 1, "apple": 2})) == text


def test_rye_and_pumpernickel_are_not_crossed() -> None:
    """Two books swap these names: goods are translated by id, never by look."""
    assert Narrator("es", PEOPLE).good("rye_bread", 1) == "1\u00a0pan de centeno"
    assert Narrator("pt-BR", PEOPLE).good("pumpernickel", 1) == "1\u00a0pão de centeio"
    assert Narrator("pt-BR", PEOPLE).good("rye_bread", 2) == "2\u00a0pães integrais"


def test_house_goods_are_called_what_their_table_calls_them() -> None:
    house = PrintedGood("sword", "contraband", 9, 5, 2, 3, names={"en": "Sword", "pl": "Miecz"})
    nameless = PrintedGood("old_boot", "legal", 1, 1, 2, 3, king=5)
    rules = compose(house=(house, nameless))
    assert Narrator("pl", PEOPLE, rules).goods(Goods.of("sword", "apple")) == "1\u00a0jabłko i\u00a01\u00a0×\u00a0Miecz"
    assert Narrator("fr", PEOPLE, rules).good("sword", 2) == "2\u00a0×\u00a0Sword"
    assert Narrator("es", PEOPLE, rules).good_name("old_boot") == "old_boot"
    assert Narrator("fr", PEOPLE, rules).crown("old_boot", "king") == "Roi (old_boot)"


def test_crowns_phases_options_and_piles_have_names() -> None:
    english = Narrator("en", PEOPLE)
    assert english.crown("apple", "king") == "Apple King"
    assert Narrator("fr", PEOPLE).crown("cheese", "queen") == "Reine du Fromage"
    assert english.phase("inspecting") == "Inspection"
    assert english.option("black_market") == "Black market"
    assert english.option_explained("seven_cards").endswith("five.")
    assert english.option("their_own") == "their own"
    assert not english.option_explained("their_own")
    assert english.edition("second") == "second edition"
    assert english.pile_name("left") == "left pile"
    assert english.kind("royal") == "royal goods"


# --- people ------------------------------------------------------------------------------------------------------


def test_french_and_spanish_listen_to_names() -> None:
    french, spanish = Narrator("fr", PEOPLE), Narrator("es", PEOPLE)
    assert french.event(opened(0)) != french.event(opened(1))
    assert "besace de Guy" in str(french.event(opened(0)))
    assert "besace d’Alan" in str(french.event(opened(1)))
    assert spanish.all_names((0, 2)) == "Guy e Isabel"
    assert spanish.all_names((2, 1, 0)) == "Isabel, Alan y Guy"


def opened(seat: int) -> Event:
    return e.BagOpened(seat, Goods.of("apple"), is_truthful=True)


def test_a_reader_is_spoken_to() -> None:
    english = Narrator("en", PEOPLE)
    paid = e.GoldPaid(0, 1, 4, "bribe")
    assert english.event(paid, 0) == "You slip Alan 4\u00a0gold."
    assert english.event(paid, 1) == "Guy slips you 4\u00a0gold."
    assert english.event(paid, 2) == english.event(paid) == "Guy slips Alan 4\u00a0gold."
    deal = e.DealMade(Deal(3, 0, (1,), (GiveGold(5), AskPass(0))))
    assert english.event(deal, 1) == "Deal 3 between Guy and you: Guy gives 5\u00a0gold; in return, Guy’s bag passes."
    shared = e.GameEnded((), (), (0, 1))
    assert english.event(shared, 0) == "Alan and you share the victory with 0\u00a0points!"
    assert Narrator("es", PEOPLE).event(shared, 0) == "¡Alan y tú compartís la victoria con 0\u00a0puntos!"
    assert Narrator("es", PEOPLE).event(shared, 2) == "¡Guy y Alan comparten la victoria con 0\u00a0puntos!"


def test_an_offer_says_who_gives_what_for_what() -> None:
    english = Narrator("en", PEOPLE)
    bribe = Offer(4, 0, 0, (GiveGold(5), GiveStand(Goods.of("apple", "apple")), AskPass(0), AskOpen(1)))
    assert english.offer(bribe, 0) == (
        "You offer 5\u00a0gold and 2\u00a0apples from the stand. In return, your bag passes and Alan’s bag is opened."
    )
    assert english.offer(bribe, 1) == (
        "Guy offers 5\u00a0gold and 2\u00a0apples from the stand. In return, Guy’s bag passes and your bag is opened."
    )
    demand = Offer(2, 0, 3, (GiveGold(8), AskPass(0)))
    assert english.offer(demand, 0) == "Tuck demands of you: 8\u00a0gold. In return, your bag passes."
    assert english.offer(demand, 3) == "You demand of Guy: 8\u00a0gold. In return, Guy’s bag passes."
    assert Narrator("pl", PEOPLE).offer(demand, 3) == (
        "Żądasz od Guya: 8\u00a0pensów. W\u00a0zamian torba Guya przechodzi."
    )
    assert Narrator("pl", PEOPLE).offer(Offer(2, 1, 3, (GiveGold(8), AskPass(1))), 3) == (
        "Żądasz, a\u00a0płacić ma Alan: 8\u00a0pensów. W\u00a0zamian Alan przechodzi przez bramę."
    )
    several = (GiveGold(5), GiveStand(Goods.of("apple", "cheese")))
    assert english.gifts(several) == "5\u00a0gold plus 1\u00a0apple and 1\u00a0cheese from the stand"


# --- events ------------------------------------------------------------------------------------------------------


def test_only_news_is_told_and_the_events_of_the_base_game_have_tellers_of_their_own() -> None:
    brought = {kind for option in rulebook.OPTIONS.values() for kind in option.events}
    assert set(TELLERS) <= {kind for kind in rulebook.event_types() if kind.is_news}
    assert set(told_by_default()) <= brought


@pytest.mark.parametrize("language", languages())
def test_the_message_of_an_event_asks_for_what_its_fields_say(language: str) -> None:
    examples = {type(event): event for option in rulebook.OPTIONS.values() for event in option.examples}
    for kind in told_by_default():
        told = {ROLES.get(name, name) for name in field_kinds(kind)} | {*(examples[kind].message_variables() or ())}
        asked = told_of(read(language)[message_of(kind)].variables) - {"you"}
        assert asked <= told, message_of(kind)


def test_sealed_cards_are_told_only_to_who_may_know() -> None:
    english = Narrator("en", PEOPLE)
    drawn = e.CardsDrawn(0, 2, Sealed((0,), Goods.of("apple", "silk")))
    assert english.event(drawn, 0) == "You draw 1\u00a0apple and 1\u00a0silk."
    assert english.event(drawn, 1) == english.event(drawn) == "Guy draws 2\u00a0cards."
    assert english.event(drawn, sees_all=True) == "Guy draws 1\u00a0apple and 1\u00a0silk."


class BellRung(EventBase, frozen=True):
    """What an extension might bring."""

    seat: Open[int]
    loudness: Open[int]
    goods: Open[Goods]
    secret: Sealed[str]

    def apply(self, state: State) -> State:
        return state


def test_an_unknown_event_is_told_plainly_and_keeps_its_secrets() -> None:
    rung = BellRung(1, 3, Goods.of("apple"), Sealed((1,), "mine"))
    for language in languages():
        told = Narrator(language, PEOPLE).event(rung, 1)
        assert told is not None
        assert told.startswith("bell rung, seat: Alan, loudness: 3, goods: 1\u00a0")
        assert "mine" not in told


CLAUSES = (
    GiveGold(5), GiveStand(Goods.of("apple")), GiveContraband(Goods.of("silk")), GiveBag(Goods.of("mead", "mead")),
    AskPass(0), AskOpen(1), AskRefuse(2), PromiseNext(0, 3, "pass"), PromiseNext(3, 0, "open"), Words(0, "I swear"),
)  # fmt: skip

RARE: tuple[Event, ...] = (
    e.OfferMade(Offer(7, 0, 0, CLAUSES)),
    e.OfferMade(Offer(8, 0, 3, CLAUSES, answers=7)),
    e.OfferMade(Offer(9, 0, 0, (AskPass(0),))),
    e.OfferMade(Offer(10, 0, 3, (AskPass(0),))),
    e.DealMade(Deal(7, 0, (3,), CLAUSES)),
    e.DealMade(Deal(9, 0, (3, 4), (AskPass(0),))),
    *(
        e.OfferEnded(7, why)
        for why in ("withdrawn", "refused", "replaced", "settled", "unpayable", "forbidden", "time")
    ),
    e.PromiseMade(Promise(1, 0, 3, "pass", "I swear", 1)),
    e.PromiseMade(Promise(1, 0, 3, None, "I swear", 1)),
    *(e.PromiseJudged(1, fate) for fate in ("kept", "broken")),
    *(e.GoldPaid(0, to, 1, why) for to in (1, len(PEOPLE)) for why in ("bribe", "fine", "compensation")),
    *(
        e.GoodsGiven(0, to, place, Goods.of("apple"), 1, Sealed((0, 1), Goods.of("silk")))
        for to in (1, len(PEOPLE))
        for place in ("stand", "bag")
    ),
    *(e.PlaceShown(0, place, Sealed((0, 1), Goods.of("silk"))) for place in ("stand", "bag")),
    *(e.GoodsPaid(0, to, Goods.of("apple"), Goods.of("silk")) for to in (1, len(PEOPLE))),
    e.DebtForgiven(0, 2),
    e.GoodsLetIn(0, Goods()),
    e.CardsSetAside(0, 0, Sealed((0,), Goods())),
    e.CardsLaidOut(0, Goods()),
    e.DeclaringBegan(()),
    e.DeclaringBegan((Bag(0, 1, None, (3,)),)),
    *(e.WordGiven(0, word) for word in (Word(1, "open"), Word(1, "pass"), Word(1, "pass", 7))),
    e.BagLeftTo(0, 1),
    e.GameEnded((), (), (0, 1)),
    SplitProposed(Split(3, 0, 1, Goods(), 1), Sealed((0, 1), Goods.of("silk"))),
    LootShared(0, 0, Goods(), 0, Sealed((0, 1), Goods())),
    LootCleared(0, ()),
    LootCleared(1, ("apple",)),
)
"""Events that a random game may do without."""


def narrated(narrator: Narrator, event: Event, viewer: int | None) -> str | None:
    """What is told of an event, after a look at whether the sealed copy makes the same line."""
    told = narrator.event(event, viewer)
    assert told == narrator.event(event.as_seen_by(viewer), viewer)
    if told is not None:
        assert told.strip()
        assert "{" not in told
    return told


@pytest.mark.parametrize("language", languages())
def test_rare_events_are_told_to_everybody(language: str) -> None:
    narrator = Narrator(language, PEOPLE)
    silk = narrator.good("silk", 1)
    for event in RARE:
        for viewer in (None, 0, 1, 3):
            told = narrated(narrator, event, viewer)
            sealed = [getattr(event, name) for name in event.sealed]
            if told and sealed and viewer not in sealed[0].readers:
                assert silk not in told


GAMES = (
    ("first", 3, ()),
    ("first", 5, ("royal_goods", "removed_cards", "seven_cards", "time_limit")),
    ("second", 4, ("black_market",)),
    ("second", 6, ("royal_goods", "black_market")),
)


@pytest.mark.parametrize(("edition", "players", "options"), GAMES)
def test_every_event_of_a_game_is_told_to_everybody(edition: str, players: int, options: tuple[str, ...]) -> None:
    rules = compose(edition, players, options)
    some = few_of_each(played(edition, players, options))
    for language in languages():
        narrator = Narrator(language, PEOPLE[:players], rules)
        for event in some:
            for viewer in (None, *range(players)):
                narrated(narrator, event, viewer)


def few_of_each(events: list[Event]) -> list[Event]:
    """The first five of each kind: a whole game in five languages for six readers would take long."""
    seen: dict[type[Event], int] = {}
    kept = []
    for event in events:
        seen[type(event)] = seen.get(type(event), 0) + 1
        if seen[type(event)] <= 5:
            kept.append(event)
    return kept


@cache
def _game(edition: str, players: int, options: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    step = new_game(compose(edition, players, options), 7)
    state, log, rng = step.state, list(step.events), random.Random(7)
    while outcome(state) is None:
        views = [view(state, seat) for seat in range(players)]
        asked = [(seat, prompt) for seat in range(players) for prompt in prompts(views[seat])]
        musts = [one for one in asked if one[1].must]
        seat, prompt = rng.choice(musts if musts and rng.random() < 0.7 else asked)
        answer = act(state, seat, prompt.sample(views[seat], rng))
        assert isinstance(answer, Step), answer
        state = answer.state
        log.extend(answer.events)
    return state, tuple(log)


def played(edition: str, players: int, options: tuple[str, ...]) -> list[Event]:
    return list(_game(edition, players, options)[1])


# --- the reckoning -----------------------------------------------------------------------------------------------


def test_a_score_is_told_by_its_parts() -> None:
    crowns = (Crown("cheese", "king", 6, 15, 1), Crown("chicken", "queen", 4, 2, 2))
    score = Score(1, 42, 45, 21, 0, crowns, {"black_market": 30}, 15, 3, 155, 1)
    assert Narrator("en", PEOPLE).score(score) == (
        "1st, Alan: 155 (gold 42, legal goods 45, contraband 21, Cheese King 15, Chicken Queen (shared by 2) 2, "
        "Black market 30)"
    )
    assert Narrator("pl", PEOPLE).score(score, 1).startswith("1. miejsce, ty: 155 (pensy 42")
    assert [Narrator("en", PEOPLE).place(place) for place in range(1, 5)] == ["1st", "2nd", "3rd", "4th"]
    assert Narrator("pl", PEOPLE).points(22) == "22\u00a0punkty"
    for language in languages():
        assert Narrator(language, PEOPLE).score(replace(score, place=6))


# --- refusals ----------------------------------------------------------------------------------------------------

SAMPLE = {"good": "apple", "phase": "market", "source": "left", "pile": "left", "edition": "first", "option": "x"}


def sample(name: str) -> str | int:
    return SAMPLE.get(name, 2)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_explained_from_what_it_carries(language: str) -> None:
    narrator = Narrator(language, PEOPLE)
    for code, places in refusal_parameters().items():
        for names in places:
            values = narrator._readable({name: sample(name) for name in names}, None)
            _, errors = messages(language).format_strictly(f"refusal-{hyphens(code)}", **values)
            assert not errors, (code, names, errors)


@pytest.mark.parametrize("language", languages())
def test_every_ruleset_error_is_explained_from_what_it_carries(language: str) -> None:
    for code, names in ruleset_codes().items():
        values = {name: sample(name) for name in names}
        _, errors = messages(language).format_strictly(f"ruleset-{hyphens(code)}", **values)
        assert not errors, (code, names, errors)


@pytest.mark.parametrize("language", languages())
def test_what_a_table_refuses_is_explained_from_what_it_carries(language: str) -> None:
    narrator = Narrator(language, PEOPLE)
    for code, names in table_codes().items():
        values = narrator._readable({name: sample(name) for name in names}, None)
        _, errors = messages(language).format_strictly(f"table-{hyphens(code)}", **values)
        assert not errors, (code, names, errors)


@pytest.mark.parametrize("language", languages())
def test_bad_input_is_explained_from_what_it_carries(language: str) -> None:
    for id, places in input_codes().items():
        for names in places:
            assert read(language)[id].variables <= names, (id, names)


def test_whatever_can_be_missing_has_a_name() -> None:
    for language in languages():
        assert read(language)["record-what"].keys["what"] == set(get_args(What)), language


def test_a_table_refuses_in_the_readers_language() -> None:
    assert Narrator("fr", PEOPLE).refusal(Refusal("not_host", "")) == "Seul l’hôte peut faire cela."
    assert Narrator("en", PEOPLE).refusal(Refusal("good_twice", "", {"good": "apple"})).startswith("Two goods")


def test_refusals_name_numbers_goods_and_people() -> None:
    english, polish = Narrator("en", PEOPLE), Narrator("pl", PEOPLE)
    full = Refusal("bag_size", "L1", {"count": 6, "most": 5})
    assert english.refusal(full) == "A bag holds 1 to 5\u00a0cards, not 6."
    short = Refusal("not_in_hand", "M3", {"good": "apple", "count": 3, "have": 1})
    assert english.refusal(short) == "You do not have 3\u00a0apples in hand: you hold 1."
    assert polish.refusal(short) == "Nie masz tyle na ręce (3\u00a0jabłka). Masz: 1."
    duty = Refusal("duty_first", "I8", {"seat": 1})
    assert english.refusal(duty, 0) == "First Alan has something to settle."
    assert english.refusal(duty, 1) == "You have something to settle first."
    assert english.refusal(Refusal("wrong_phase", "S8", {"phase": "loading"})) == "Not now: the phase is “Loading”."


def test_an_unknown_code_is_told_as_it_is() -> None:
    english = Narrator("en", PEOPLE)
    assert english.refusal(Refusal("bell_is_cracked", "X9")) == "bell is cracked"
    assert english.input_error(RulesetError("too_odd", players=7)) == "too odd (players: 7)"


def test_a_refusal_without_its_parameters_is_no_crash() -> None:
    assert Narrator("en", PEOPLE).refusal(Refusal("bag_size", "L1")).startswith("A bag holds")


def test_a_ruleset_error_is_explained() -> None:
    with pytest.raises(RulesetError) as caught:
        compose("first", 6)
    assert Narrator("en", ()).input_error(caught.value) == "That edition is for 3 to 5\u00a0players, not 6."


# --- choosing a language -----------------------------------------------------------------------------------------


def language_places() -> dict[str, set[str]]:
    """Wherever the texts of languages lie, and which languages are there."""
    tongues = {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}
    screens = {texts.parent.name: {path.stem for path in texts.iterdir()} for texts in (WEB / "src").glob("*/texts")}
    screens |= {f"options/{name}": {path.stem for path in (OPTIONS / name).glob("*.ftl")} for name in rulebook.OPTIONS}
    return {"locales": tongues, "web/locales": {path.name for path in (WEB / "locales").iterdir()}, **screens}


def test_the_folders_are_the_list_of_languages_and_none_is_incomplete() -> None:
    places = language_places()
    assert len(places) > 5
    incomplete = {
        f"{language} is not in {place}"
        for language in set.union(*places.values())
        for place, there in places.items()
        if language not in there
    }
    assert incomplete == set()
    assert set(languages()) == places["locales"]
    assert languages()[0] == DEFAULT


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_name_the_law_and_every_file_of_messages(language: str) -> None:
    assert name_of(language)
    for home, extra in ((FOLDER, {HELP}), (WEB / "locales", set[str]())):
        files = {path.name for path in (home / DEFAULT).glob("*.ftl")}
        assert {path.name for path in (home / language).glob("*.ftl")} - extra == files
    assert language == DEFAULT or (FOLDER / language / "law.md").exists()


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("pt_BR.UTF-8", "pt-BR"), ("pt-PT", "pt-BR"), ("pl", "pl"), ("PL_pl@euro", "pl"), ("es-419", "es"),
        ("fr_FR", "fr"), ("en_GB.UTF-8", "en"), ("C.UTF-8", "en"), ("tlh", "en"), ("pt-br", "pt-BR"),
    ],
)  # fmt: skip
def test_the_nearest_language_is_found(asked: str, language: str) -> None:
    assert best_language(asked) == language


def test_without_a_wish_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert best_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert best_language() == best_language("") == "pl"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert best_language() == "fr"


def test_a_language_is_read_once_and_only_as_far_as_needed() -> None:
    assert messages("pl") is messages("pl")
    fresh = Messages("pl")
    fresh.format("event-round-started", round=1)
    assert not fresh._bundle.has_message("refusal-game-over")
    assert fresh.has("refusal-game-over")
    assert not fresh.has("nonsense-message")
    with pytest.raises(LookupError):
        fresh.format("event-nonsense")
