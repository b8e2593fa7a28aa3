"""The reader of games: what was a lie, who settled it and whether it was bought, for all eyes alike."""

import pytest

from nottingham import Step, compose
from nottingham.bots.simulate import play_game
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import AskOpen, AskPass, Clauses, Deal, GiveGold, GiveStand, Promise
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.secrets import Sealed
from nottingham.story.reader import DeclaredBag, GameReader, GatePayment, Loss, SettledBag

RULESET = compose("second", 4)
APPLES = Goods.of("apple", "apple")


class Notebook(GameReader):
    """Writes down every fact it hears."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.declared: list[DeclaredBag] = []
        self.settled: list[SettledBag] = []
        self.bribes: list[GatePayment] = []
        self.losses: list[Loss] = []
        self.missing: list[tuple[int, int | None, Goods | None]] = []
        self.judged: list[tuple[int, bool]] = []

    def bag_declared(self, bag: DeclaredBag) -> None:
        self.declared.append(bag)

    def bag_settled(self, bag: SettledBag) -> None:
        self.settled.append(bag)

    def bribe_paid(self, bribe: GatePayment) -> None:
        self.bribes.append(bribe)

    def loss_suffered(self, loss: Loss) -> None:
        self.losses.append(loss)

    def goods_missing(self, owner: int, to: int | None, place: Goods | None) -> None:
        self.missing.append((owner, to, place))

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        self.judged.append((promise.by, is_kept))


def read(*events: Event) -> Notebook:
    notebook = Notebook(RULESET)
    notebook.read_all((e.MarkerPassed((0,)), *events))
    return notebook


def passed(legal: Goods, contraband: Goods = NOTHING) -> e.BagPassed:
    return e.BagPassed(1, legal, len(contraband), Sealed((1,), contraband))


def given(*cards: str) -> e.GoodsGiven:
    contraband = Goods.of(*cards).only(RULESET.contraband)
    legal = Goods.of(*cards) - contraband
    return e.GoodsGiven(1, 0, "bag", legal, len(contraband), Sealed((0, 1), contraband))


@pytest.mark.parametrize(
    ("events", "is_lie"),
    [
        ((passed(APPLES),), False),
        ((passed(Goods.of("apple", "bread")),), True),
        ((passed(Goods.of("apple"), Goods.of("silk")),), True),
        ((given("apple"), passed(Goods.of("apple"))), False),
        ((given("bread"), passed(Goods.of("apple"))), True),
        ((given("silk"), passed(Goods.of("apple"))), True),
        ((e.BagOpened(1, APPLES, is_truthful=True),), False),
        ((e.BagOpened(1, Goods.of("apple", "silk"), is_truthful=False),), True),
    ],
)
def test_a_lie_is_whatever_was_in_the_bag_beside_what_was_declared(events: tuple[Event, ...], is_lie: bool) -> None:
    for eyes in (None, 0, 1, 2):
        seen = events if eyes is None else tuple(event.as_seen_by(eyes) for event in events)
        (bag,) = read(e.Declared(1, "apple", 2), *seen).settled
        assert (bag.is_lie, bag.owner, bag.good, bag.count, bag.gate) == (is_lie, 1, "apple", 2, (0,))


def test_what_eyes_did_not_see_they_are_not_told() -> None:
    smuggled = passed(Goods.of("apple"), Goods.of("silk"))
    truth, stranger = read(e.Declared(1, "apple", 2), smuggled), read(e.Declared(1, "apple", 2), smuggled.as_seen_by(2))
    assert (truth.settled[0].undeclared, truth.settled[0].unseen) == (Goods.of("silk"), 0)
    assert (stranger.settled[0].undeclared, stranger.settled[0].unseen) == (NOTHING, 1)
    closed = e.BagClosed(1, Sealed((1,), Goods.of("silk")))
    assert read(closed, e.Declared(1, "apple", 1)).declared[0].is_lie is True
    assert read(closed.as_seen_by(2), e.Declared(1, "apple", 1)).declared[0].is_lie is None


@pytest.mark.parametrize(
    ("clauses", "is_bought"),
    [
        ((GiveGold(3), AskPass(1)), True),
        ((GiveStand(Goods.of("apple")), AskPass(1)), True),
        ((AskPass(1),), False),
        ((GiveGold(3), AskPass(2)), False),
        ((GiveGold(3), AskOpen(2)), False),
    ],
)
def test_a_bag_is_bought_where_its_owner_gives_something_for_it(clauses: Clauses, is_bought: bool) -> None:
    deal = e.DealMade(Deal(1, 1, (0,), clauses))
    (bag,) = read(e.Declared(1, "apple", 2), deal, passed(APPLES)).settled
    assert bag.is_bought is is_bought


def test_bribes_go_to_the_gate_and_losses_to_those_who_opened() -> None:
    read_ = read(
        e.GoldPaid(1, 0, 5, "bribe"),
        e.GoldPaid(0, 1, 5, "bribe"),
        e.Declared(1, "apple", 2),
        e.BagOpened(1, Goods.of("silk", "silk"), is_truthful=False),
        e.GoodsConfiscated(1, 0, ("silk", "silk")),
        e.GoldPaid(1, 0, 8, "fine"),
        e.GoodsPaid(0, 2, APPLES, NOTHING),
        e.GoodsPaid(1, 0, APPLES, NOTHING),
    )
    assert read_.bribes == [GatePayment(1, (0,), 5, NOTHING)]
    assert read_.losses == [
        Loss(1, (0,), 0, Goods.of("silk", "silk")),
        Loss(1, (0,), 8, NOTHING),
        Loss(1, (0,), 0, APPLES),
    ]


def test_goods_that_are_not_there_and_promises_that_fall_due() -> None:
    promise = Promise(1, 2, 3, "pass", "", 1)
    shown = e.PlaceShown(1, "bag", Sealed((0, 1), APPLES))
    told = read(shown, shown.as_seen_by(3), e.PromiseMade(promise), e.PromiseJudged(1, "broken"))
    assert told.missing == [(1, 0, APPLES), (1, 0, None)]
    assert told.judged == [(2, False)]


def test_a_round_forgets_what_the_one_before_brought() -> None:
    bought = e.DealMade(Deal(1, 1, (0,), (GiveGold(3), AskPass(1))))
    later = e.MarkerPassed((2,)), e.Declared(1, "bread", 1), passed(Goods.of("bread"))
    *_, bag = read(e.Declared(1, "apple", 2), given("silk"), bought, passed(APPLES), *later).settled
    assert (bag.gate, bag.is_bought, bag.is_lie) == ((2,), False, False)


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [("first", 4, ()), ("second", 6, ("deputies", "black_market", "tax")), ("first", 5, ("royal_goods",))],
)
def test_every_pair_of_eyes_agrees_with_the_truth(edition: str, players: int, options: tuple[str, ...]) -> None:
    ruleset = compose(edition, players, options)
    steps: list[Step] = []
    play_game(ruleset, ("random", "mixer", "swindler", "liar", "random", "mixer")[:players], 5, watch=steps.append)
    events = [event for step in steps for event in step.events]
    truth = Notebook(ruleset)
    truth.read_all(events)
    assert {bag.is_lie for bag in truth.settled} == {True, False}
    assert {bag.is_bought for bag in truth.settled} == {True, False}
    known = [(bag.owner, bag.gate, bag.is_opened, bag.is_lie, bag.is_bought, bag.count) for bag in truth.settled]
    for seat in (None, *range(players)):
        eyes = Notebook(ruleset)
        eyes.read_all(event.as_seen_by(seat) for event in events)
        assert [(b.owner, b.gate, b.is_opened, b.is_lie, b.is_bought, b.count) for b in eyes.settled] == known
        assert [len(b.shown) + b.unseen for b in eyes.settled] == [len(b.shown) for b in truth.settled]
