"""Highlights: what a replay can jump to, and what of it each pair of eyes may know."""

from __future__ import annotations

from collections import Counter

import pytest

from nottingham.bots.simulate import play_game
from nottingham.rules.engine.events import BagOpened, BagPassed, GoldPaid, GoodsGiven, PlaceShown, RoundStarted
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.game import Step, standing
from nottingham.rules.options.black_market.rule import BlackMarketClaimed
from nottingham.rules.rulebook import compose
from nottingham.story.broadsheet import broadsheet
from nottingham.story.highlights import Highlight, as_seen_by, highlights

SEATS = ("prince_john", "swindler", "guy", "will", "marian", "much")


class Game:
    """A whole game between characters, and what was worth a second look."""

    def __init__(self, seed: int, players: int = 4, options: tuple[str, ...] = ("black_market",)) -> None:
        self.ruleset = compose("second", players, options)
        self.steps: list[Step] = []
        play_game(self.ruleset, SEATS[:players], seed, watch=self.steps.append)
        self.found = highlights(self.ruleset, self.steps)

    def of(self, kind: str) -> list[Highlight]:
        return [one for one in self.found if one.kind == kind]

    def events(self, kind: type) -> list[tuple[int, object]]:
        return [(n, event) for n, step in enumerate(self.steps) for event in step.events if isinstance(event, kind)]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [Game(seed) for seed in range(8)] + [Game(3, 6, ("deputies", "black_market"))]


def test_every_opened_bag_is_one_or_the_other(games: list[Game]) -> None:
    for game in games:
        told = Counter((one.step, one.kind == "opened_in_vain") for one in game.found if "opened" in one.kind)
        told += Counter((one.step, False) for one in game.of("lie_caught"))
        opened = game.events(BagOpened)
        assert told == Counter((n, event.is_truthful) for n, event in opened)  # type: ignore[attr-defined]


def test_a_lie_passed_names_what_came_through_and_one_is_the_best(games: list[Game]) -> None:
    for game in games:
        passed = dict(game.events(BagPassed))
        for one in game.of("lie_passed"):
            event = passed[one.step]
            assert isinstance(event, BagPassed)
            assert one.goods == (event.legal + event.contraband.opened()).without((one.good,))
            assert one.seat == event.seat
        best = broadsheet(game.ruleset, [event for step in game.steps for event in step.events]).best_bluff
        assert [(one.seat, one.goods) for one in game.found if one.is_best] == [(best.seat, best.hidden)] * bool(best)  # type: ignore[union-attr]


def test_a_lie_passed_names_its_guard_and_what_was_paid_for_it(games: list[Game]) -> None:
    prices = []
    for game in games:
        paid: Counter[int] = Counter()
        at = {one.step: one for one in game.of("lie_passed")}
        for number, step in enumerate(game.steps):
            for event in step.events:
                if isinstance(event, RoundStarted):
                    paid.clear()
                elif isinstance(event, GoldPaid) and event.why == "bribe":
                    paid[event.giver] += event.amount
                elif isinstance(event, BagPassed) and number in at:
                    assert at[number].price == paid[event.seat]
            if number in at:
                public = game.steps[number - 1].state.public
                assert at[number].to in public.deciders
                prices.append(at[number].price)
    assert any(prices)
    assert not all(prices)


def test_the_dearest_bribe_is_where_it_was_paid(games: list[Game]) -> None:
    for game in games:
        for one in game.of("dearest_bribe"):
            events = game.steps[one.step].events
            assert any(isinstance(event, GoldPaid | GoodsGiven) and event.giver == one.seat for event in events)


def test_goods_that_were_not_there_and_the_black_market_are_found(games: list[Game]) -> None:
    shown = [(n, game) for game in games for n, _ in game.events(PlaceShown)]
    assert Counter(n for n, _ in shown) == Counter(one.step for game in games for one in game.of("goods_missing"))
    claims = [event.value for game in games for _, event in game.events(BlackMarketClaimed)]  # type: ignore[attr-defined]
    assert sorted(claims) == sorted(one.worth for game in games for one in game.of("black_market"))


def test_whoever_takes_the_lead_has_it(games: list[Game]) -> None:
    for game in games:
        for one in game.of("lead_change"):
            scores = standing(game.steps[one.step].state)
            assert [score.seat for score in scores if score.place == 1] == [one.seat]
            assert one.to != one.seat


def test_a_seat_is_told_only_what_it_could_know(games: list[Game]) -> None:
    for game in games:
        for seat in (None, *range(game.ruleset.players)):
            seen = as_seen_by(game.found, seat)
            assert not [one for one in seen if one.kind == "lead_change"]
            others = [one for one in seen if one.kind == "lie_passed" and one.seat != seat]
            assert all(one.goods == NOTHING and one.worth == 0 and not one.is_best for one in others)
            own = [one for one in seen if one.kind == "lie_passed" and one.seat == seat]
            assert all(one.goods for one in own)
            missing = [one for one in seen if one.kind == "goods_missing" and seat not in (one.seat, one.to)]
            assert all(one.goods == NOTHING for one in missing)
