"""Habits are counted from what really happened."""

from nottingham import Step, compose
from nottingham.bots.simulate import play_game
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.habit_figures import figures
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import AskOpen, AskPass, Deal, GiveGold, Offer, Promise
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.game import new_game
from nottingham.story.habits import FIELDS, HabitCounts, Tally, added

RULESET = compose("second", 4)


def counted(*events: Event) -> tuple[HabitCounts, ...]:
    tally = Tally(RULESET)
    state = new_game(RULESET).state
    tally(Step(state, (e.MarkerPassed((0,)), *events)))
    return tally.habits


def bag(seat: int, declared: str, *cards: str) -> tuple[Event, ...]:
    return e.BagClosed(seat, Sealed((seat,), Goods.of(*cards))), e.Declared(seat, declared, len(cards))


def test_a_lie_is_anything_but_what_was_declared() -> None:
    habits = counted(*bag(1, "apple", "apple", "apple"), *bag(2, "apple", "bread"), *bag(3, "apple", "apple", "silk"))
    assert [one.bags for one in habits] == [0, 1, 1, 1]
    assert [one.lies for one in habits] == [0, 0, 1, 1]
    assert [one.smuggled for one in habits] == [0, 0, 0, 1]
    assert (habits[3].cards, habits[3].contraband_cards) == (2, 1)


def test_who_opens_and_who_is_caught() -> None:
    habits = counted(
        *bag(1, "apple", "silk"),
        e.BagOpened(1, Goods.of("silk"), is_truthful=False),
        e.BagOpened(2, Goods.of("apple"), is_truthful=True),
        e.BagPassed(3, NOTHING, 0, Sealed((3,), NOTHING)),
    )
    assert (habits[1].opened, habits[1].caught, habits[2].opened, habits[2].caught) == (1, 1, 1, 0)
    assert (habits[0].gate_bags, habits[0].gate_opened, habits[0].gate_caught) == (3, 2, 1)


def test_of_two_deputies_who_differ_one_settles_the_bag() -> None:
    both = e.MarkerPassed((0, 1)), e.BagOpened(2, Goods.of("apple"), is_truthful=True)
    assert [one.gate_opened for one in counted(*both)] == [1, 1, 0, 0]
    assert [one.gate_opened for one in counted(both[0], e.BagLeftTo(2, 1), both[1])] == [0, 1, 0, 0]


def test_offers_demands_bargains_and_their_prices() -> None:
    bribe = (GiveGold(7), AskPass(1))
    habits = counted(
        e.OfferMade(Offer(1, 1, 1, bribe)),
        e.OfferMade(Offer(2, 1, 1, bribe)),
        e.OfferMade(Offer(3, 1, 0, bribe, answers=2)),
        e.OfferMade(Offer(4, 2, 2, (GiveGold(1), AskOpen(1)))),
        e.DealMade(Deal(3, 1, (0,), bribe)),
    )
    assert (habits[1].offers, habits[1].bribed, habits[1].paid, habits[1].gold) == (2, 1, 1, 7)
    assert (habits[0].demands, habits[0].counters, habits[0].gate_paid, habits[0].gate_gold) == (1, 1, 1, 7)
    assert (habits[2].offers, habits[2].hunts, habits[2].bribed) == (1, 1, 0)
    assert figures([(0, habits[1])])["price_paid"] == Estimate(7, None)


def test_promises_kept_and_broken() -> None:
    made = (e.PromiseMade(Promise(number, 2, 1, "pass", "", 1)) for number in (1, 2))
    two = counted(*made, e.PromiseJudged(1, "kept"), e.PromiseJudged(2, "broken"))[2]
    assert (two.promises, two.kept, two.broken) == (2, 1, 1)
    assert figures([(0, two)])["keeps_word"] == Estimate(0.5, None)


def test_without_an_occasion_there_is_no_habit() -> None:
    assert figures([(0, HabitCounts())])["lies"] is None


def test_a_habit_has_an_error_that_deals_without_an_occasion_do_not_hide() -> None:
    seen = [(0, HabitCounts(bags=4, lies=1)), (1, HabitCounts(bags=2, lies=2)), (2, HabitCounts(bags=0))]
    told = figures(seen)["lies"]
    assert told is not None
    assert told.value == 0.5
    assert told.error is not None
    assert told.error > 0.1


def test_counts_of_games_add_up() -> None:
    assert added([HabitCounts(bags=2, lies=1), HabitCounts(bags=3)]) == HabitCounts(bags=5, lies=1)


def test_a_real_game_adds_up() -> None:
    tally = Tally(RULESET)
    result = play_game(RULESET, ("random", "mixer", "honest", "random"), 3, watch=tally)
    total = added(tally.habits)
    assert total.opened == total.gate_opened == result.inspections
    assert total.bargains == total.gate_bargains == result.deals
    assert total.bags == total.gate_bags
    assert tally.habits[2].lies <= 1
    assert "lies" in FIELDS
