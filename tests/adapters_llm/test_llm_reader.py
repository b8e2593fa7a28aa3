"""A scripted reader who sees nothing but the prompt plays whole games, and finds in it all that its seat may know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nottingham import Goods, Ruleset, View, compose
from nottingham.assistants.llm import LlmBot
from nottingham.assistants.llm.bot import decision
from nottingham.assistants.llm.choices import BadAnswer, Question
from nottingham.assistants.llm.memory import ModelMemory
from nottingham.assistants.llm.prompt import messages
from nottingham.assistants.llm.words import data_line, with_quoted_words
from nottingham.bots.bot import Room
from nottingham.bots.registry import GUESTS, invite
from nottingham.rules.engine.events import GoldPaid
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.state import Declaring, Inspecting, Market
from nottingham.rules.floor import TalkLeft
from tests.adapters_llm.mock import filled
from tests.adapters_llm.seats import SEAT, model, play_watched
from tests.tables import table

GAMES = (
    ("first", 3, (), "en", "full"),
    ("second", 4, ("royal_goods",), "fr", "compact"),
    ("first", 5, ("time_limit",), "es", "compact"),
    ("second", 6, ("black_market",), "pt-BR", "full"),
    ("second", 3, (), "pl", "full"),
)


ONE_CARD_IS_ENOUGH = 50
"""Answers with one card each before the reader tries any number of them."""
MOST_TRIES = 5000


class Reader:
    """Reads a prompt as somebody would who has nothing else: by its marks, its notation and its numbers."""

    def __init__(self, system: str, user: str) -> None:
        self.system = system
        self.user = user
        self.table = _between(user, "table").splitlines()
        self.chronicle = _between(user, "chronicle")

    def word(self, head: str) -> str:
        """What stands behind the first words of a line of the table; empty if there is no such line."""
        return next((line.removeprefix(head) for line in self.table if line.startswith(head)), "")

    def lines(self, head: str) -> list[str]:
        return [line.removeprefix(head) for line in self.table if line.startswith(head)]

    def amounts(self, head: str) -> dict[str, int]:
        return {name: int(amount) for name, amount in re.findall(r"(\S+) (\d+)", self.word(head))}

    def good(self, id: str) -> list[str]:
        """Kind, value, penalty and number of a good, from the rules in brief."""
        line = next(line for line in self.system.splitlines() if re.match(rf"- {id}( = [^:]*)?:", line))
        return line.split(": ", 1)[1].split(", ")[:4]


def _between(text: str, mark: str) -> str:
    return text.partition(f"<{mark}>\n")[2].partition(f"\n</{mark}>")[0]


def goods_in(text: str) -> Goods:
    """Goods as the notation has them: 'apple*3 silk', or nothing."""
    counts: dict[str, int] = {}
    for word in [] if text == "nothing" else text.split():
        id, _, count = word.partition("*")
        counts[id] = counts.get(id, 0) + int(count or 1)
    return Goods(counts)


def count_in(text: str) -> int:
    found = re.match(r"(\d+) cards?", text)
    assert found, text
    return int(found[1])


class ReadingBot(LlmBot):
    """A model that is a reader: what it does it gathers from the text, and what it read is compared with the truth."""

    def __init__(self, language: str, form: str) -> None:
        super().__init__(model("http://127.0.0.1:9/v1", language=language, prompt=form))
        self.read = 0
        self.lasting: list[str] = []

    def remember(self, memory: ModelMemory, event: Event) -> ModelMemory:
        if event.weight and not (isinstance(event, GoldPaid) and event.why == "bribe"):
            told = memory.narrator.event(with_quoted_words(event), memory.seat)
            self.lasting += [data_line(told)] if told else []
        return super().remember(memory, event)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory, rng: Random) -> Action | None:
        asked = self.question(view, prompts, memory)
        if asked is None:
            return None
        system, user = (message["content"] for message in messages(view, asked, memory))
        reader = Reader(system, user)
        self.read += 1
        assert_all_is_there(reader, view)
        assert_clock(reader, view, memory.left)
        if not memory.is_compact:
            assert [line for line in self.lasting if line not in reader.chronicle] == []
        return self.answered(reader, asked, view, memory, rng)

    def answered(self, reader: Reader, asked: Question, view: View, memory: ModelMemory, rng: Random) -> Action | None:
        """Picks among the numbered lines of the text, and fills in the schema."""
        numbers = {int(number) for number in re.findall(r"^(\d+): ", reader.user, re.MULTILINE)}
        assert numbers == set(asked.schema()["properties"]["choice"]["enum"])
        goods = asked.schema()["properties"].get("goods", {}).get("properties", {})
        for tries in range(MOST_TRIES):
            answer = filled(asked.schema(), rng)
            if goods and tries > ONE_CARD_IS_ENOUGH:  # a debt may want several
                answer["goods"] = {good: rng.randint(0, field["maximum"]) for good, field in goods.items()}
            try:
                action = decision(view, asked, json.dumps(answer), memory).action
            except BadAnswer:
                continue
            memory.quiet_since = memory.heard if action is None else -1
            return action
        raise AssertionError(f"no answer is good enough for {asked}")


def assert_all_is_there(reader: Reader, view: View) -> None:
    public, ruleset = view.public, view.ruleset
    codes = [f"P{seat + 1}" for seat in range(ruleset.players)]
    assert view.seat is not None
    own = codes[view.seat]
    assert f" {own}, " in reader.user.partition("</table>")[2].split("\n")[1]
    assert reader.word("round ") == str(public.round)
    assert reader.word("phase ") == type(public.phase).__name__.lower()
    office = reader.word("deputies ") or reader.word("sheriff ")
    assert {codes.index(name) for name in office.split(", ")} == set(public.deciders)
    assert tuple(reader.amounts("gold ").values()) == public.gold
    for seat, code in enumerate(codes):
        hand = reader.word(f"hand {code}: ")
        assert goods_in(hand) == view.hand if seat == view.seat else count_in(hand) == public.hand_sizes[seat]
    for holder, code in enumerate([*codes, "loot"][: ruleset.holders]):
        assert_stand(reader.word(f"stand {code}: ") or "nothing | 0 cards", view, holder)
    for name, pile in zip(ruleset.piles, public.piles, strict=True):
        told = reader.word(f"pile {name}: ")
        assert goods_in(told) == Goods.counting(pile)
        if ruleset.draws_from_piles and pile:
            assert told.split()[-1].partition("*")[0] == pile[-1]
    assert count_in(reader.word("deck: ")) == public.deck_size
    assert_bags(reader, view, codes)
    assert_words(reader, view)
    assert_rules(reader, ruleset)


def assert_stand(told: str, view: View, holder: int) -> None:
    legal, _, down = told.partition(" | ")
    assert goods_in(legal) == view.public.stands[holder]
    if holder == view.seat:
        assert (goods_in(down) if "card" not in down else Goods()) == view.contraband
        return
    assert count_in(down) == view.public.face_down[holder]
    known = re.search(r"among them (.*)\)", down)
    assert (goods_in(known[1]) if known else Goods()) == view.known[holder]


def assert_bags(reader: Reader, view: View, codes: list[str]) -> None:
    phase = view.public.phase
    if isinstance(phase, Market) and view.aside:
        assert any(str(line) for line in reader.table if "aside" in line or "laid" in line)
    if not isinstance(phase, Declaring | Inspecting):
        return
    for bag in phase.bags:
        content, *parts = reader.word(f"bag {codes[bag.owner]}: ").split(" / ")
        if bag.is_settled:
            assert count_in(content) == 0
        elif bag.owner == view.seat:
            assert goods_in(content) == view.bag
        else:
            assert count_in(content) == bag.size
        if bag.good:
            assert f"declared {bag.size} {bag.good}" in parts


def assert_words(reader: Reader, view: View) -> None:
    """Offers and deals by number, and promises: each of them, or in short the record of those that were judged."""
    phase, promises = view.public.phase, view.public.promises
    if isinstance(phase, Inspecting):
        assert [int(line.split()[0]) for line in reader.lines("offer ")] == [offer.number for offer in phase.offers]
        assert [int(line.split()[0]) for line in reader.lines("deal ")] == [deal.number for deal in phase.deals]
    told = {int(line.split()[0]) for line in reader.lines("promise ")}
    assert told >= {promise.number for promise in promises if promise.fate == "open"}
    records = re.findall(r"kept (\d+), broken (\d+)", "\n".join(reader.lines("promises of ")))
    judged = [promise for promise in promises if promise.number not in told]
    assert sum(int(kept) for kept, _ in records) == sum(promise.fate == "kept" for promise in judged)
    assert sum(int(broken) for _, broken in records) == sum(promise.fate == "broken" for promise in judged)


def assert_rules(reader: Reader, ruleset: Ruleset) -> None:
    for good in ruleset.catalogue:
        assert reader.good(good.id) == [good.kind, str(good.value), str(good.penalty), str(good.cards)]
        if good.king or good.queen:
            assert f"{good.id} {good.king}/{good.queen}" in reader.system


def assert_clock(reader: Reader, view: View, left: TalkLeft | None) -> None:
    """How much talk is left stands behind the table, in this order."""
    if left is None or not isinstance(view.public.phase, Inspecting):
        return
    behind = reader.user.partition("</table>")[2].split("\n")
    assert [str(number) for number in (left.offers, left.rounds, left.promises)] == re.findall(r"\d+", behind[3])


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    yield
    GUESTS.clear()


@pytest.mark.parametrize(("edition", "players", "options", "language", "form"), GAMES)
def test_a_reader_finds_all_that_its_seat_may_know(
    edition: str, players: int, options: tuple[str, ...], language: str, form: str
) -> None:
    bot = ReadingBot(language, form)
    invite(SEAT, bot)
    others: tuple[Any, ...] = ("steward", "tuck", "honest", "will", "steward")
    play_watched(compose(edition, players, options), (SEAT, *others[: players - 1]), 5)
    assert bot.read > 30


def test_a_prompt_without_a_line_would_be_noticed() -> None:
    """The reader does read: with one line of the table left out it finds something missing."""
    ruleset = compose("first", 4)
    bot = ReadingBot("en", "full")
    memory = bot.enter(bot.begin(ruleset, 0), Room())
    moment = _a_moment(ruleset)
    asked = Question((), must=False)
    system, user = (message["content"] for message in messages(moment, asked, memory))
    assert_all_is_there(Reader(system, user), moment)
    for line in _between(user, "table").splitlines():
        with pytest.raises((AssertionError, ValueError, StopIteration, IndexError)):
            assert_all_is_there(Reader(system, user.replace(f"{line}\n", "", 1)), moment)


def _a_moment(ruleset: Ruleset) -> View:
    hands = {0: "apple silk", 1: "bread", 2: "cheese"}
    at = table(
        ruleset=ruleset, hands=hands, stands={0: "apple", 1: "bread"}, contraband={1: "silk"}, piles=("apple", "mead")
    )
    return at.inspecting({1: ("apple", "apple silk"), 2: ("bread", "bread")}).view(0)
