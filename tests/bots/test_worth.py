"""What a mind thinks things are worth and who it has to watch, in cases that are plain to a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Accept, Discard, Draw, Goods, Inspect, Pay, PlaceCards, SetAside
from nottingham.bots.mind import dues, trading
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.temper import Temper
from nottingham.rules.engine.deals import AskOpen, AskPass, GiveGold, Promise
from nottingham.rules.engine.events import CardsDrawn, PromiseJudged, PromiseMade, RoundStarted
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.options.black_market.rule import Claim, ClaimPrompt
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, ProposeSplit, SplitLoot
from nottingham.rules.phases.inspecting import PlacePrompt
from nottingham.rules.phases.market import DiscardPrompt, DrawPrompt, SetAsidePrompt
from nottingham.rules.phases.paying import PayPrompt
from tests.bots.thoughts import PLAIN, chosen, memory_of, rounds, thought_of
from tests.tables import Table, goods, table
from tests.tables import gate as four_at_the_gate

# --- crowns ------------------------------------------------------------------------------------------------------


def crown(mine: int, theirs: int, *, round: int = 8, temper: Temper = PLAIN) -> float:
    """What one more apple brings beyond its value, where one rival has so many and the two others nearly as many."""
    stands = {
        1: "apple " * mine,
        2: "apple " * theirs,
        3: "apple " * max(0, theirs - 1),
        0: "apple " * max(0, theirs - 1),
    }
    thought = thought_of(table(round=round, stands=stands), 1, temper)
    return thought.gain("apple", 1) - thought.ruleset.values["apple"]


def test_a_race_that_is_lost_or_won_is_worth_nothing_and_an_even_one_most() -> None:
    lost, behind, even, ahead, won = (crown(mine, 8) for mine in (0, 6, 8, 10, 20))
    assert lost == pytest.approx(0, abs=0.1)
    assert won == pytest.approx(0, abs=0.1)
    assert even > max(behind, ahead) > 1


def test_a_race_that_is_nearly_lost_may_still_be_won_while_there_is_time() -> None:
    early, late = (crown(2, 8, round=number) for number in (1, 8))
    assert early > late


def test_a_crown_is_worth_its_points_to_whoever_surely_has_it() -> None:
    """King of apples 20, Queen 10; without a single card nothing in the last round."""
    for mine, points in ((20, 20), (8, 10), (0, 0)):
        stands = {1: "apple " * mine, 2: "apple " * 14, 3: "apple " * 2}
        thought = thought_of(table(round=8, stands=stands), 1)
        assert thought.bonus("apple", 0) == pytest.approx(points, abs=0.1)


def test_the_collector_wants_crowns_more_and_so_does_whoever_grudges_them_to_rivals() -> None:
    plain = crown(8, 8)
    assert crown(8, 8, temper=replace(PLAIN, collector=2.0)) == pytest.approx(2 * plain)
    assert crown(8, 8, temper=replace(PLAIN, collector=0.0)) == 0
    assert plain < crown(8, 8, temper=replace(PLAIN, rivalry=1.0)) < 2 * plain


def test_royal_goods_count_for_the_crown_of_their_kind() -> None:
    at = table("second", options=("royal_goods",), round=8, stands={2: "apple " * 4})
    thought = thought_of(at, 1)
    royal = [good for good, kind in thought.ruleset.goods.items() if kind.crown == "apple" and kind.crown_count > 1]
    for good in royal:
        kind = thought.ruleset.goods[good]
        cards = thought.gain("apple", kind.crown_count) - 2 * kind.crown_count
        assert thought.gain(good, 1) - kind.value == pytest.approx(cards)
    assert royal


def test_what_leads_a_race_is_missed_more_than_what_decides_nothing() -> None:
    stands = {1: "apple " * 6 + "bread", 2: "apple " * 6 + "bread " * 12, 3: "bread " * 11}
    thought = thought_of(table(round=8, stands=stands), 1)
    assert thought.loss(goods("bread")) == pytest.approx(3, abs=0.1)
    assert thought.loss(goods("apple")) > 2 + 1
    assert thought.loss(goods("apple apple")) > thought.loss(goods("apple")) + 2


# --- sets for the black market -----------------------------------------------------------------------------------


def set_worth(held: str, *, round: int = 1) -> float:
    """What one more silk brings, with these face down already."""
    at = table("second", options=("black_market",), round=round, contraband={1: held})
    thought = thought_of(at, 1)
    return thought.gain("silk", 1) - thought.ruleset.values["silk"]


def test_the_third_card_of_a_set_is_worth_most_and_a_fourth_nothing_more() -> None:
    first, second, third, fourth = (set_worth("silk " * held) for held in range(4))
    assert 0 < first == pytest.approx(second)
    assert third > second
    assert fourth == 0


def test_a_set_that_cannot_be_finished_is_worth_nothing_in_the_last_round() -> None:
    first, second, third = (set_worth("silk " * held, round=8) for held in range(3))
    assert first == second == 0 < third


def test_the_better_of_two_claims_is_made_and_none_where_the_pile_is_gone() -> None:
    at = table("second", options=("black_market",), contraband={1: "silk silk silk mead mead mead"})
    thought = thought_of(at, 1)
    by_hand = max(("silk", "mead"), key=thought.tops.__getitem__)
    assert thought.tops[by_hand] > 0
    assert dues.claim(thought, ClaimPrompt(("silk", "mead"))) == Claim(by_hand)
    other = ({"silk", "mead"} - {by_hand}).pop()
    assert dues.claim(thought, ClaimPrompt((other,))) == Claim(other)
    assert dues.claim(thought, ClaimPrompt(())) == Claim(None)


# --- rivals ------------------------------------------------------------------------------------------------------


def weights(temper: Temper | None = None, memory: Memory | None = None, **at: Any) -> tuple[float, ...]:
    against = temper or replace(PLAIN, rivalry=1.0)
    return thought_of(table(**at), 0, against, memory).weights


def test_all_rivals_together_weigh_what_rivalry_says_and_nobody_counts_oneself() -> None:
    for rivalry in (0.0, 0.5, 1.2):
        found = weights(replace(PLAIN, rivalry=rivalry), gold={1: 90})
        assert found[0] == 0
        assert sum(found) == pytest.approx(rivalry)


def test_whoever_is_ahead_weighs_most_and_more_as_time_runs_out() -> None:
    rich = {1: 90, 2: 60, 3: 30}
    early, late = (weights(gold=rich, round=number) for number in (1, 8))
    assert early[1] > early[2] > early[3] > 0
    assert late[1] > early[1]
    assert late[3] < early[3]
    for found in (weights(round=8, stands={1: "chicken " * 10}), weights(round=8, contraband={1: "silk " * 6})):
        assert found[1] > found[2] == found[3]


def test_who_does_not_hunt_the_leader_treats_all_alike() -> None:
    found = weights(replace(PLAIN, rivalry=0.9, hunts_leader=0.0), gold={1: 90}, round=8)
    assert found[1:] == pytest.approx((0.3, 0.3, 0.3))


def test_a_bad_turn_adds_to_a_rivals_weight_and_a_good_one_takes_away() -> None:
    at = table()
    for grudge, order in ((1.0, 1), (-1.0, -1)):
        memory = memory_of(at, 0)
        memory.grudges[2] = grudge
        found = weights(memory=memory)
        assert (found[2] - found[1]) * order > 0
        forgetful = weights(replace(PLAIN, rivalry=1.0, grudges=0.0), memory)
        assert forgetful[2] == forgetful[1]
        memory.grudges[2] = 1000 * grudge
        assert 0 < weights(memory=memory)[2] < 2 * found[1], "nobody can be made to forget the game"


# --- who did what to whom ----------------------------------------------------------------------------------------


def grudge(past: Sequence[Event], against: int = 2) -> float:
    return memory_of(table(), 1, past).grudges[against]


LIE, TRUTH = "bread silk silk", "bread bread bread"


def test_whoever_opens_a_lie_is_remembered_for_it_and_so_is_who_lets_it_pass() -> None:
    opened, passed = (rounds(1, LIE, sheriff=2, is_opened=is_opened) for is_opened in (True, False))
    assert grudge(opened) > 0 > grudge(passed)
    assert grudge(opened, against=3) == 0
    assert grudge(rounds(1, TRUTH, sheriff=2)) == 0
    assert grudge(rounds(3, LIE, sheriff=2)) == 0, "that is another's bag"


def test_grudges_and_favours_wear_off() -> None:
    opened = rounds(1, LIE, sheriff=2)
    felt = [grudge(opened + [RoundStarted(number) for number in range(2, 2 + more)]) for more in range(4)]
    assert felt == sorted(felt, reverse=True)
    assert felt[0] > felt[3] > 0


def test_a_word_that_was_kept_pleases_and_a_broken_one_angers_whoever_it_was_given_to() -> None:
    made = PromiseMade(Promise(1, 2, 1, "pass", "", 1))
    kept, broken = [made, PromiseJudged(1, "kept")], [made, PromiseJudged(1, "broken")]
    assert grudge(kept) < 0 < grudge(broken)
    for seat, fate in ((1, kept), (3, broken)):
        habits = memory_of(table(), seat, fate).habits[2]
        assert (habits.kept, habits.broken) == ((1, 0) if fate is kept else (0, 1))
    assert memory_of(table(), 3, broken).grudges[2] == 0


def test_who_pays_to_have_one_opened_is_not_forgotten_and_who_pays_one_is_forgiven() -> None:
    at = four_at_the_gate()
    at.do(0, Accept(at.offer(1, 1, GiveGold(1), AskOpen(2))))
    assert memory_of(at, 2).grudges[1] > 0
    assert memory_of(at, 3).grudges[1] == 0
    caught = rounds(0, LIE, sheriff=3)
    assert memory_of(four_at_the_gate(), 0, caught).grudges[3] > 0
    paid = four_at_the_gate()
    paid.do(0, Accept(paid.offer(3, 3, GiveGold(5), AskPass(3))))
    assert memory_of(paid, 0, caught).grudges[3] == 0


def test_a_price_that_was_taken_and_one_that_was_not_move_what_a_sheriff_is_thought_to_cost() -> None:
    cheap, dear = four_at_the_gate(), four_at_the_gate()
    cheap.do(0, Accept(cheap.offer(3, 3, GiveGold(2), AskPass(3))))
    dear.offer(3, 3, GiveGold(8), AskPass(3))
    dear.do(0, Inspect(3))
    chances = [memory_of(at, 1).habits[0].asking.taken(5) for at in (cheap, four_at_the_gate(), dear)]
    assert chances[0] > chances[1] > chances[2]
    others = [memory_of(at, 1).habits[2].asking.taken(5) for at in (cheap, four_at_the_gate(), dear)]
    assert chances[0] > others[0] > others[1] > others[2] > chances[2], "who sit together play alike, in part"


def test_moods_last_a_round_and_are_ones_own() -> None:
    at = table(hands={1: "apple bread"})
    drawn = [CardsDrawn(1, 2, Sealed((1,), goods(cards))) for cards in ("apple bread", "silk silk")]
    memories = [memory_of(at, 1, [event]) for event in drawn]
    first, again, other = (thought_of(at, 1, memory=memory) for memory in (memories[0], memories[0], memories[1]))
    later = thought_of(table(hands={1: "apple bread"}, round=2), 1, memory=memories[0])
    assert first.mood("x") == again.mood("x")
    assert len({one.mood("x") for one in (first, other, later)}) == 3
    assert len({one.whim("x") for one in (first, other, later)}) == 3
    assert 0 <= first.whim("x") < 1


# --- which cards are about ---------------------------------------------------------------------------------------


def test_every_card_is_either_seen_or_about() -> None:
    at = table(
        hands={1: "apple apple", 2: "silk"}, stands={2: "cheese cheese"}, contraband={1: "mead", 3: "pepper"},
        piles=("bread bread chicken", "apple"),
    )  # fmt: skip
    unseen, everything = thought_of(at, 1).unseen, at.state.ruleset.all_cards
    assert everything - unseen == goods("apple apple cheese cheese mead bread bread chicken apple")
    shares = thought_of(at, 1).shares
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["apple"] > shares["cheese"] > shares["crossbow"] > 0


# --- the market --------------------------------------------------------------------------------------------------


def market(hand: str, seat: int = 1, **with_goods: Any) -> Table:
    return table("first", hands={seat: hand}, **with_goods).market(order=(1, 2, 3))


def kept(hand: str, temper: Temper = PLAIN, most: int = 5, past: list[Event] | None = None, **with_goods: Any) -> Goods:
    """What stays in hand at the market."""
    at = market(hand, **with_goods)
    act = trading.set_aside(thought_of(at, 1, temper, memory_of(at, 1, past or [])), SetAsidePrompt(most))
    assert isinstance(act, SetAside)
    assert len(act.goods) <= most
    return goods(hand) - act.goods


HONEST = replace(PLAIN, scruples=1000.0, honest_rounds=8)
STRICT = [event for owner in (2, 3) for event in rounds(owner, LIE, 6)]
LAX = [event for owner in (2, 3) for event in rounds(owner, LIE, 6, is_opened=False)]


def test_the_beginning_of_a_good_bag_is_kept_and_the_rest_exchanged() -> None:
    assert kept("apple apple apple apple bread chicken", HONEST)["apple"] == 4
    assert "silk" not in kept("chicken chicken chicken silk silk mead", HONEST)
    assert kept("bread bread bread bread bread silk", HONEST, most=1) == goods("bread " * 5)


def test_contraband_is_kept_for_a_lax_gate_and_given_away_before_a_strict_one() -> None:
    hand = "silk silk crossbow apple bread cheese"
    lax, strict = (kept(hand, past=past).only(("silk", "crossbow")) for past in (LAX, STRICT))
    assert len(lax) == 3
    assert len(strict) < 3


def test_no_more_is_set_aside_than_allowed_and_then_the_cheapest() -> None:
    """Two cards may go; of what nobody needs here the dearest stays."""
    left = kept("apple apple apple apple crossbow pepper", HONEST, most=1)
    assert left == goods("apple apple apple apple crossbow")


def test_what_lies_open_on_a_pile_is_counted_on() -> None:
    hand = "apple apple cheese cheese bread chicken"
    assert kept(hand, HONEST, piles=("apple apple", "bread"))["apple"] == 2
    assert kept(hand, HONEST, piles=("bread", "cheese cheese"))["cheese"] == 2
    assert kept(hand, HONEST, piles=("apple apple", "apple"), stands={2: "cheese " * 30})["cheese"] == 0


def drawn(hand: str, piles: tuple[str, str], temper: Temper = HONEST, need: int = 2) -> str:
    at = market(hand, piles=piles)
    act = trading.draw(thought_of(at, 1, temper), DrawPrompt(("left", "right", "deck"), need))
    assert isinstance(act, Draw)
    return act.source


def test_the_source_that_fits_the_hand_is_drawn_from() -> None:
    hand = "chicken chicken chicken chicken"
    assert drawn(hand, ("bread chicken", "bread apple")) == "left"
    assert drawn(hand, ("bread apple", "bread chicken")) == "right"
    assert drawn(hand, ("silk", "apple")) == "deck"


def test_a_card_below_the_top_is_worth_digging_for_if_there_is_room_for_both() -> None:
    hand = "chicken chicken chicken chicken"
    assert drawn(hand, ("chicken apple", "apple"), need=2) == "left"
    assert drawn(hand, ("chicken apple", "apple"), need=1) == "deck"


def test_the_hoarder_keeps_to_the_one_good_of_the_stand() -> None:
    hoarder = replace(HONEST, hoards=True)
    thought = thought_of(market("apple apple apple bread", stands={1: "bread bread"}), 1, hoarder)
    assert trading.hoard(thought) == "bread"
    assert trading.hoard(thought_of(market("apple apple apple bread"), 1, hoarder)) == "apple"


def test_who_saves_for_a_great_run_keeps_contraband_from_the_last_honest_round_on_until_it_is_made() -> None:
    runner = replace(PLAIN, great_run=True, honest_rounds=3)
    hand = "silk silk apple apple bread cheese"
    found = [kept(hand, runner, round=number)["silk"] for number in (1, 2, 3, 4)]
    assert found == [0, 0, 2, 2]
    ran = rounds(1, "silk silk silk", is_opened=False)
    assert kept(hand, runner, past=ran, round=4)["silk"] == 0


def test_dear_cards_go_to_the_bottom_of_the_pile() -> None:
    thought = thought_of(market("apple"), 1)
    act = trading.discard(thought, DiscardPrompt(("left", "right"), goods("apple crossbow mead")))
    assert isinstance(act, Discard)
    assert act.cards == ("crossbow", "mead", "apple")
    placed = dues.place(thought, PlacePrompt(("left", "right"), goods("apple crossbow mead")))
    assert isinstance(placed, PlaceCards)
    assert placed.cards == ("crossbow", "mead", "apple")


def test_discards_bury_what_the_next_merchant_would_like() -> None:
    for piles, name in ((("apple", "crossbow"), "right"), (("crossbow", "apple"), "left")):
        act = trading.discard(
            thought_of(market("bread", piles=piles), 1), DiscardPrompt(("left", "right"), goods("bread"))
        )
        assert isinstance(act, Discard)
        assert act.pile == name


# --- debts -------------------------------------------------------------------------------------------------------


def paid(stand: str, amount: int) -> Goods:
    at = table(round=8, stands={1: stand, 2: "apple " * 3})
    act = dues.pay(thought_of(at, 1), PayPrompt(amount, goods(stand)))
    assert isinstance(act, Pay)
    return act.goods


def test_a_debt_takes_what_is_missed_least_and_no_card_too_many() -> None:
    assert paid("bread bread bread bread bread bread", 3) == goods("bread")
    assert paid("apple chicken chicken chicken chicken chicken", 4) == goods("chicken")
    assert paid("apple bread", 40) == goods("apple bread")
    assert paid("apple bread", 5) == goods("apple bread")


# --- the loot of two deputies ------------------------------------------------------------------------------------


def loot(cards: str, gold: int) -> Table:
    """Deputies 0 and 5 have to split so much."""
    at = table("second", 6, ("deputies",), deputies=(0, 5), stands={6: cards}, gold={6: gold}).inspecting({})
    at.state = replace(at.state, public=replace(at.public, phase=replace(at.phase, duties=(SplitLoot((0, 5)),))))
    return at


def test_loot_that_can_be_halved_is_split_by_the_rule() -> None:
    assert chosen(loot("apple apple bread bread", 8), 0) == CallSplit()


def test_a_split_is_proposed_where_the_rule_would_waste_cards_and_both_gain_by_it() -> None:
    at = loot("apple apple apple bread", 9)
    act = chosen(at, 0)
    assert act == ProposeSplit(4, goods("apple bread")), "by the rule an apple each"
    many = chosen(loot("apple apple apple bread bread " + "cheese " * 5, 1), 0)
    assert many == ProposeSplit(0, goods("apple bread cheese cheese cheese"))
    at.do(0, act)
    assert chosen(at, 5) == AcceptSplit(at.phase.duties[0].split.number)


@pytest.mark.parametrize(
    ("gold", "cards", "is_fair"),
    [(5, "apple", True), (0, "apple", True), (6, "apple", False), (5, "apple apple", False), (9, "apple", False)],
)
def test_a_split_that_leaves_less_than_the_rule_would_is_not_taken(gold: int, cards: str, is_fair: bool) -> None:
    """Nine gold and two apples: by the rule four gold and an apple each."""
    at = loot("apple apple", 9)
    at.do(5, ProposeSplit(gold, goods(cards)))
    assert chosen(at, 0) == (AcceptSplit(1) if is_fair else CallSplit())
