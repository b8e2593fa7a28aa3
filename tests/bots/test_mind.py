"""The arithmetic of a mind, held against small cases worked by hand or by trying everything."""

from __future__ import annotations

from itertools import product
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from nottingham import Accept, Goods, Pass, Propose, Refuse, SetAside
from nottingham.bots.honest import HonestBot
from nottingham.bots.mind import beliefs, dues, gate, haggling, packing
from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.traits import Leaning, LeaningBySize, sigmoid
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    GiveBag,
    GiveContraband,
    GiveGold,
    Offer,
    PromiseNext,
    gold_in,
)
from nottingham.rules.engine.events import (
    BagClosed,
    BagPassed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    CardTaken,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.options.black_market.rule import Claim, ClaimPrompt, first_piles
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.rules.phases.market import SetAsidePrompt
from tests.bots.thoughts import PLAIN, memory_of, thought_of
from tests.tables import Table, goods, only, table
from tests.tables import gate as four_at_the_gate

KINDS = ("bread", "silk", "crossbow", "apple")
CARDS = {0: "apple apple apple bread cheese silk"}


def bargain(at: Table, seat: int, merchant: int) -> BargainPrompt:
    return next(one for one in at.prompts(seat) if isinstance(one, BargainPrompt) and one.merchant == merchant)


def answer(at: Table, seat: int, number: int) -> AnswerPrompt:
    return next(one for one in at.prompts(seat) if isinstance(one, AnswerPrompt) and one.offer == number)


# --- chances -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "draws", "share"), [(1, 2, 0.5), (2, 3, 0.3), (3, 5, 0.18), (4, 3, 0.5), (0, 3, 0.2)]
)
def test_at_least_counts_every_way_to_draw(count: int, draws: int, share: float) -> None:
    ways = product((True, False), repeat=draws)
    by_hand = sum(share ** sum(way) * (1 - share) ** (draws - sum(way)) for way in ways if sum(way) >= count)
    assert beliefs.at_least(count, draws, share) == pytest.approx(by_hand)


def test_hoped_is_the_mean_of_what_can_be_used() -> None:
    mean = sum(comb(3, k) * 0.25**k * 0.75 ** (3 - k) * min(2 + k, 4) for k in range(4))
    assert beliefs.hoped(2, 3, 0.25, 4) == pytest.approx(mean)


def test_a_leaning_is_weighed_by_the_rule_of_bayes() -> None:
    leaning = Leaning()
    prior = list(leaning.weights)
    leaning.saw(0.4, happened=True)
    joint = [weight * sigmoid(0.4 + lean) for weight, lean in zip(prior, leaning.grid, strict=True)]
    assert leaning.weights == pytest.approx([one / sum(joint) for one in joint])


def test_what_another_player_did_bears_less() -> None:
    own, others = Leaning(), Leaning()
    own.saw(0.0, happened=True)
    others.saw(0.0, happened=True, bearing=0.3)
    assert 0.5 < others.chance(0.0) < own.chance(0.0)


def test_what_was_done_with_one_bag_bears_less_on_another_the_more_they_differ() -> None:
    habit = LeaningBySize((0.0,) * 5)
    stranger = habit.chance(1)
    habit.saw(5, happened=True)
    chances = [habit.chance(size) for size in range(1, 6)]
    assert chances == sorted(chances)
    assert stranger < chances[0] < chances[4]


def test_who_reads_gates_fears_a_sheriff_who_opens_lies_and_not_one_who_opens_honest_bags() -> None:
    reads, at = replace(PLAIN, reads_gates=True), four_at_the_gate()

    def fear(*, opens_lies: bool, temper: Temper) -> float:
        memory = memory_of(at, 1)
        for _ in range(6):
            for kind, is_opened in ((memory.habits[0].catching, opens_lies), (memory.habits[0].clearing, False)):
                kind.saw(3, happened=is_opened)
        return beliefs.chance_of_catch(thought_of(at, 1, temper, memory), 3, (0,))

    assert fear(opens_lies=False, temper=reads) < 0.1
    assert fear(opens_lies=True, temper=reads) > 0.6
    assert fear(opens_lies=True, temper=PLAIN) == fear(opens_lies=False, temper=PLAIN)


# --- beliefs about a bag -----------------------------------------------------------------------------------------


def test_a_good_that_is_nowhere_to_be_had_is_not_believed() -> None:
    """The same three cards declared; the one time all but one of the kind lie on stands."""
    at = four_at_the_gate().inspecting({1: ("chicken", "chicken chicken chicken")})
    gone = four_at_the_gate(stands={2: "chicken " * 12, 3: "chicken " * 11}).inspecting(
        {1: ("chicken", "chicken chicken chicken")}
    )
    assert beliefs.chance_of_lie(thought_of(gone, 0), 1) > beliefs.chance_of_lie(thought_of(at, 0), 1) + 0.1


def test_cards_seen_taken_make_a_declaration_likelier() -> None:
    at = four_at_the_gate()
    memory = memory_of(at, 0)
    before = beliefs.chance_of_lie(thought_of(at, 0, memory=memory), 2)
    memory.taken[2] = goods("cheese cheese")
    assert beliefs.chance_of_lie(thought_of(at, 0, memory=memory), 2) < before


READS_MARKETS = replace(PLAIN, reads_markets=True)


def suspected(memory: Memory, temper: Temper = READS_MARKETS) -> float:
    return beliefs.chance_of_lie(thought_of(four_at_the_gate(), 0, temper, memory), 2)


DREW, TOOK = CardsDrawn(2, 2, Sealed((2,), None)), CardTaken(2, 0, "silk")
THREW, LAID_OUT = CardsDiscarded(2, 0, ("cheese",)), CardsLaidOut(2, goods("cheese"))


@pytest.mark.parametrize("deed", [DREW, TOOK, THREW, LAID_OUT])
def test_who_reads_markets_suspects_what_was_drawn_unseen_taken_or_thrown_away(deed: Event) -> None:
    """Seat 2 declares cheese."""
    memory = memory_of(four_at_the_gate(), 0)
    before, unread = suspected(memory), suspected(memory, PLAIN)
    remember(memory, deed)
    assert suspected(memory) > before
    assert suspected(memory, PLAIN) == unread


def test_who_drew_as_many_unseen_cards_as_is_usual_is_suspected_as_usual() -> None:
    for edition, draws in (("first", beliefs.USUAL_FROM_PILES), ("second", beliefs.USUAL_FROM_DECK)):
        at = four_at_the_gate(edition)
        memory = memory_of(at, 0)
        memory.drawn[2] = draws
        chances = [beliefs.chance_of_lie(thought_of(at, 0, temper, memory), 2) for temper in (PLAIN, READS_MARKETS)]
        assert chances[0] == pytest.approx(chances[1])


def test_what_was_done_at_the_market_counts_for_one_round() -> None:
    memory = memory_of(four_at_the_gate(), 0)
    declared, before = dict(memory.declared), suspected(memory)
    for deed in (DREW, THREW):
        remember(memory, deed)
    remember(memory, RoundStarted(2))
    memory.declared = declared
    assert suspected(memory) == before


def test_contraband_seen_taken_is_not_in_the_hand_once_cards_came_in_face_down() -> None:
    at = four_at_the_gate()
    memory = memory_of(at, 0)
    memory.taken[1] = goods("silk mead mead")
    remember(memory, only(at.do(0, Pass(1)), BagPassed))
    assert len(memory.taken[1]) == 2  # the bag held one silk, face down


def test_five_of_a_kind_are_mostly_a_tale_and_two_mostly_true() -> None:
    at = table().inspecting({1: ("bread", "bread bread bread bread bread"), 2: ("bread", "bread bread")})
    thought = thought_of(at, 0)
    assert beliefs.chance_of_lie(thought, 1) > 0.5
    assert beliefs.chance_of_lie(thought, 2) < 0.25


def test_a_liar_is_suspected_and_an_honest_player_believed() -> None:
    at = four_at_the_gate()
    liar, honest = memory_of(at, 0), memory_of(at, 0)
    for _ in range(4):
        liar.habits[2].lying.saw(2, happened=True)
        honest.habits[2].lying.saw(2, happened=False)
    stranger = beliefs.chance_of_lie(thought_of(at, 0), 2)
    assert beliefs.chance_of_lie(thought_of(at, 0, memory=honest), 2) < stranger
    assert beliefs.chance_of_lie(thought_of(at, 0, memory=liar), 2) > stranger


def test_opening_gains_the_fine_and_loses_the_amends() -> None:
    """By hand: a lie brings its fine, the truth costs two coins for each cheese; nobody else's points count."""
    at = four_at_the_gate()
    thought = thought_of(at, 0)
    lie = beliefs.chance_of_lie(thought, 2)
    fine = beliefs.fine_to_expect(thought, 2)
    assert gate.gain_of_opening(thought, 2) == pytest.approx(lie * fine - (1 - lie) * 2 * 2)
    honest = memory_of(at, 0)
    for _ in range(12):
        honest.habits[2].lying.saw(2, happened=False)
    assert gate.gain_of_opening(thought_of(at, 0, memory=honest), 2) == pytest.approx(-4, abs=0.4)


def test_two_deputies_share_what_an_opening_brings() -> None:
    bags = {1: ("apple", "apple apple silk")}
    alone = table("second", 6, ("deputies",), deputies=(0,)).inspecting(bags)
    both = table("second", 6, ("deputies",), deputies=(0, 5)).inspecting(bags)
    gains = [gate.gain_of_opening(thought_of(at, 0), 1) for at in (alone, both)]
    assert gains[1] == pytest.approx(gains[0] / 2)


# --- what an offer is worth --------------------------------------------------------------------------------------


def test_gold_is_worth_itself_to_one_and_half_to_each_of_two() -> None:
    clauses = (GiveGold(8), AskPass(1))
    for deputies, share in (((0,), 1.0), ((0, 5), 0.5)):
        at = table("second", 6, ("deputies",), deputies=deputies).inspecting({1: ("apple", "apple apple")})
        at.offer(1, 1, *clauses)
        thought, offer = thought_of(at, 0), at.phase.offers[0]
        passing = gate.gain_of_opening(thought, 1)
        assert gate.offer_worth(thought, offer) == pytest.approx(8 * share - max(0.0, passing))


def test_a_coin_from_a_rival_is_worth_more_than_a_coin() -> None:
    at = four_at_the_gate()
    at.offer(2, 2, GiveGold(5), AskPass(2))
    rival = thought_of(at, 0, replace(PLAIN, rivalry=0.9, hunts_leader=0.0))
    assert rival.weights[2] == pytest.approx(0.3)
    worth = 5 * 1.3 - max(0.0, gate.gain_of_opening(rival, 2))
    assert gate.offer_worth(rival, at.phase.offers[0]) == pytest.approx(worth)


def test_goods_that_nobody_sees_are_hardly_believed_and_never_after_a_lie() -> None:
    at = four_at_the_gate()
    at.offer(1, 1, GiveBag(goods("silk")), AskPass(1))
    at.offer(3, 3, GiveBag(goods("crossbow crossbow")), AskPass(3))
    memory = memory_of(at, 0)
    one, two = at.phase.offers
    thought = thought_of(at, 0, memory=memory)
    assert 0 < gate.claim_holds(thought, one, one.clauses[0]) <= beliefs.CLAIMS_HOLD
    assert gate.claim_holds(thought, two, two.clauses[0]) < 0.1
    memory.habits[1].claims_false = 1
    assert gate.claim_holds(thought_of(at, 0, memory=memory), one, one.clauses[0]) == 0


def test_a_lie_about_goods_is_found_out_and_remembered_by_all() -> None:
    at = four_at_the_gate()
    at.do(0, Accept(at.offer(3, 3, GiveBag(goods("crossbow crossbow")), AskPass(3))))
    for seat in (0, 1, 2):
        habits = memory_of(at, seat).habits[3]
        assert (habits.claims_false, habits.broken) == (1, 1)
    assert memory_of(at, 0).grudges[3] > 0
    assert memory_of(at, 1).grudges[3] == 0


def test_a_true_word_about_goods_makes_the_next_one_believed() -> None:
    at = four_at_the_gate()
    at.do(0, Accept(at.offer(1, 1, GiveBag(goods("silk")), AskPass(1))))
    memory = memory_of(at, 0)
    remember(memory, RoundStarted(2))
    assert memory.habits[1].claims_true == 1
    assert beliefs.trust_in_claim(thought_of(at, 0, memory=memory), 1) > beliefs.CLAIMS_HOLD


def test_more_face_down_cards_than_there_are_of_a_kind_are_not_believed() -> None:
    at = table(contraband={1: "silk mead pepper"}).inspecting({1: ("apple", "apple")})
    thought = thought_of(at, 0)
    assert beliefs.chance_face_down(thought, 1, goods("pepper")) > 0.5
    assert beliefs.chance_face_down(thought, 1, goods("crossbow crossbow crossbow")) < 0.02
    known = replace(thought.view, known=(Goods(), goods("silk mead pepper"), Goods(), Goods()))
    thought.view = known
    assert beliefs.chance_face_down(thought, 1, goods("crossbow")) == 0
    assert beliefs.chance_face_down(thought, 1, goods("silk mead")) == 1


def test_a_promise_is_worth_the_trust_in_it_and_nothing_when_it_cannot_fall_due() -> None:
    promise = PromiseNext(1, 0, "pass")
    for round_number, is_worth in ((1, True), (8, False)):
        at = table("second", round=round_number).inspecting({1: ("apple", "apple")})
        at.offer(1, 1, promise, GiveGold(1), AskPass(1))
        worth = gate.promise_worth(thought_of(at, 0), 1)
        assert worth == pytest.approx(PLAIN.honour * 2 / 3 if is_worth else 0.0)


@pytest.mark.parametrize(
    ("by", "left", "due"), [(1, 1, True), (2, 1, False), (2, 2, True), (0, 3, False), (0, 4, True)]
)
def test_a_promise_falls_due_when_its_maker_is_at_the_gate_again(by: int, left: int, due: bool) -> None:
    at = table("second", round=8 - left)
    assert beliefs.falls_due(thought_of(at, 3), by) is due


def test_broken_words_cost_trust_and_kept_ones_earn_it() -> None:
    at = four_at_the_gate()

    def trusted(kept: int = 0, broken: int = 0) -> float:
        memory = memory_of(at, 0)
        memory.habits[1].kept, memory.habits[1].broken = kept, broken
        return beliefs.trust(thought_of(at, 0, memory=memory), 1)

    assert trusted() == pytest.approx(2 / 3)
    assert trusted(kept=2) == pytest.approx(4 / 5)
    assert trusted(broken=1) == pytest.approx(2 / 7)


def test_nobody_is_sold_for_less_than_they_offer_themselves() -> None:
    at = four_at_the_gate()
    at.offer(2, 2, GiveGold(12), AskPass(2))
    at.offer(3, 3, GiveGold(4), AskOpen(2))
    assert not haggling.is_taken(thought_of(at, 0), at.phase.offers[1])


def test_the_good_natured_nod_at_a_coin_or_two_until_a_gate_was_fooled() -> None:
    """Two contraband cards for a coin: their fine is 8, and half of it was to be had."""
    at, gentle = four_at_the_gate(), Temper(noise=0.0, rivalry=0.0, nods=1.0)
    at.do(0, Accept(at.offer(3, 3, GiveGold(1), AskPass(3))))
    at.do(0, Accept(at.offer(2, 2, GiveGold(1), AskPass(2))))
    for seat in (0, 1, 2):
        assert [habits.underpaid for habits in memory_of(at, seat).habits] == [0, 0, 0, 3]
    after = four_at_the_gate()
    for number, gold in enumerate((haggling.LEAST_NOD, haggling.LEAST_NOD + 2, haggling.LEAST_NOD + 3), start=1):
        after.offer(3, 3, GiveGold(gold), AskPass(3))
        offer, stranger, fooled = after.phase.offers[-1], memory_of(after, 0), memory_of(after, 0)
        fooled.habits[3].underpaid = 3
        assert haggling._nods(thought_of(after, 0, gentle, stranger), 3, gold)
        assert haggling._nods(thought_of(after, 0, gentle, fooled), 3, gold) is (number == 3)
        assert haggling.is_taken(thought_of(after, 0, gentle, stranger), offer)


# --- the merchant ------------------------------------------------------------------------------------------------


def test_a_hidden_bag_is_paid_for_up_to_one_reserve_that_only_falls() -> None:
    """A Sheriff who comes down step by step does not find the price at which a merchant says yes."""
    bags = {1: ("apple", "apple silk silk")}
    first = table(gold={1: 50}).inspecting(bags)
    reserve = max(price for price in range(1, 40) if _pays(first, price))
    pressed = table(gold={1: 50}).inspecting(bags)
    for price in (reserve + 8, reserve + 3):
        number = pressed.offer(0, 1, GiveGold(price), AskPass(1))
        pressed.do(1, Refuse(number))
    assert 0 < max((price for price in range(1, 40) if _pays(pressed, price)), default=0) < 0.75 * reserve


def _pays(at: Table, price: int) -> bool:
    """Whether seat 1 would take this demand, asked here and now; the table is left as it was."""
    again = Table(at.state)
    again.log = list(at.log)
    number = again.offer(0, 1, GiveGold(price), AskPass(1))
    return haggling.merchant_answer(thought_of(again, 1), again.phase.offers[-1], answer(again, 1, number)) is not None


def test_an_apple_and_a_chicken_are_not_worth_a_fortune_in_the_first_round() -> None:
    at = table("second", gold={1: 50}).inspecting({1: ("bread", "bread bread apple chicken")})
    assert not _pays(at, 10)
    assert not _pays(at, 14)


def test_an_honest_bag_pays_no_demand_and_says_so() -> None:
    at = four_at_the_gate()
    at.offer(0, 2, GiveGold(1), AskPass(2))
    mind = Mind(Temper(spite=0.0, alms=0.0))
    assert mind.choose(at.view(2), at.prompts(2), memory_of(at, 2), Random(1)) == Refuse(1)


def test_a_demand_that_does_not_pass_the_own_bag_is_worth_what_it_costs() -> None:
    at = four_at_the_gate()
    demand = Offer(1, 1, 0, (GiveGold(3),))
    assert haggling.demand_worth(thought_of(at, 1), demand) == pytest.approx(-3)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_no_demand_is_met_with_silence_whatever_is_in_the_bag(seat: int) -> None:
    at = four_at_the_gate()
    at.offer(0, seat, GiveGold(30), AskPass(seat))
    for temper in (Temper(), Temper(bribes=0.0), Temper(insight=0.0, noise=7.0)):
        memory = memory_of(at, seat)
        assert Mind(temper).choose(at.view(seat), at.prompts(seat), memory, Random(1)) is not None


@pytest.mark.parametrize("clauses", [(GiveGold(1),), (GiveContraband(goods("silk")),), (PromiseNext(1, 0, "pass"),)])
def test_no_offer_is_met_with_silence(clauses: tuple[GiveGold, ...]) -> None:
    """The Sheriff accepts, refuses or counters before any other bag is settled."""
    at = four_at_the_gate()
    number = at.offer(1, 1, *clauses, AskPass(1))
    for temper in (Temper(), Temper(demands=0.0, haggles=0.0), Temper(insight=0.0, noise=7.0)):
        act = Mind(temper).choose(at.view(0), at.prompts(0), memory_of(at, 0), Random(1))
        is_counter = getattr(act, "answers", None) == number or getattr(act, "merchant", None) == 1
        assert act in (Accept(number), Refuse(number)) or is_counter, act


def test_the_first_card_of_a_good_is_worth_no_jump() -> None:
    """Each further card of a race brings about what the one before did."""
    thought = thought_of(table("second"), 1)
    for good in thought.ruleset.legal:
        steps = [thought.gain(good, count) - thought.gain(good, count - 1) for count in range(1, 5)]
        assert max(steps) < 1.5 * min(steps)


def test_no_crown_without_a_card_in_the_last_round() -> None:
    thought = thought_of(table("second", round=8), 1)
    assert thought.bonus("apple", 0) == 0
    assert thought.bonus("apple", 1) > 0


def test_the_packed_bag_is_the_best_of_all_bags_by_hand() -> None:
    at = table("second", hands={1: "bread bread bread silk crossbow apple"}).loading()
    thought = thought_of(at, 1)
    gate_of = packing.Gate(thought)
    every = [
        packing.judged(thought, gate_of, Goods(dict(zip(KINDS, counts, strict=True))))
        for counts in product(range(4), range(2), range(2), range(2))
        if 0 < sum(counts) <= 5
    ]
    assert packing.best_plan(thought, 5).worth == pytest.approx(max(plan.worth for plan in every))


def test_a_lie_is_worth_the_chance_to_pass_less_the_chance_of_a_fine() -> None:
    at = table("second", hands={1: "silk silk bread"}).loading()
    thought = thought_of(at, 1, replace(PLAIN, bribes=0.0))
    gate_of = packing.Gate(thought)
    opened = gate_of.fears[3]
    told = thought.gain("bread", 1)
    kept_back = packing.KEPT_WORTH * (thought.prices["bread"] + 2 * thought.prices["silk"])
    by_hand = told + (1 - opened) * 16 - opened * 8 - kept_back
    assert packing.judged(thought, gate_of, goods("silk silk bread")).worth == pytest.approx(by_hand)


def test_nothing_is_kept_back_in_the_last_round() -> None:
    hands = {1: "bread bread bread bread silk apple"}
    last = thought_of(table("second", round=8, hands=hands).loading(), 1)
    gate_of = packing.Gate(last)
    told = last.gain("bread", 2) + gate_of.truth("bread", 2)
    assert packing.judged(last, gate_of, goods("bread bread")).worth == pytest.approx(told)
    early = thought_of(table("second", round=1, hands=hands).loading(), 1)
    gate_early = packing.Gate(early)
    assert packing.judged(early, gate_early, goods("bread bread")).worth < early.gain("bread", 2) + gate_early.truth(
        "bread", 2
    )


# --- dues --------------------------------------------------------------------------------------------------------


def test_no_claim_is_made_at_a_loss() -> None:
    at = table("second", options=("black_market",), contraband={1: "silk silk silk pepper pepper pepper"})
    thought = thought_of(at, 1)
    tops = {pile.good: pile.values[0] - 3 * thought.ruleset.values[pile.good] for pile in first_piles(thought.ruleset)}
    best = max(("silk", "pepper"), key=tops.__getitem__)
    assert dues.claim(thought, ClaimPrompt(("silk", "pepper"))) == Claim(best if tops[best] > 0 else None)
    poor = tuple(replace(pile, values=(1,)) for pile in first_piles(thought.ruleset))
    worthless = thought_of(at, 1)
    worthless.public = replace(at.public, extras=(replace(at.public.extras[0], piles=poor),))
    assert dues.claim(worthless, ClaimPrompt(("silk", "pepper"))) == Claim(None)


@pytest.mark.parametrize("amount", range(1, 12))
def test_a_debt_is_paid_with_the_goods_missed_least(amount: int) -> None:
    values = {"apple": 2, "cheese": 3, "chicken": 4}
    prices = {"apple": 4.0, "cheese": 3.5, "chicken": 7.0}
    have = goods("apple apple cheese chicken")
    paid = dues._cheapest_cover(have, amount, values, prices)
    covers = [
        Goods({"apple": a, "cheese": c, "chicken": h})
        for a, c, h in product(range(3), range(2), range(2))
        if Goods({"apple": a, "cheese": c, "chicken": h}).worth(values) >= amount
    ]
    cost = {cover: sum(prices[good] * count for good, count in cover.items()) for cover in covers}
    assert paid.worth(values) >= amount
    assert cost[paid] == pytest.approx(min(cost.values()))


# --- the honest bot ----------------------------------------------------------------------------------------------


def test_the_honest_bot_gives_contraband_away_before_legal_goods() -> None:
    at = table("second", sheriff=3, hands=CARDS).market(order=(0, 1, 2))
    prompt = SetAsidePrompt(1)
    assert HonestBot().choose(at.view(0), (prompt,), None, Random(1)) == SetAside(goods("silk"))
    wide = SetAsidePrompt(3)
    assert HonestBot().choose(at.view(0), (wide,), None, Random(1)) == SetAside(goods("silk bread cheese"))


# --- tempers -----------------------------------------------------------------------------------------------------


def test_contraband_thrills_until_half_of_what_was_carried_is_such() -> None:
    at, keen = four_at_the_gate(), Temper(thrill=5.0)
    memory = memory_of(at, 1)
    for smuggled, thrill in ((4, 5.0), (5, 0.0)):
        memory.carried, memory.smuggled = 8, smuggled
        assert thought_of(at, 1, keen, memory).thrill == thrill


def test_only_a_bag_of_contraband_alone_thrills() -> None:
    at = table("second", hands={1: "silk silk bread"}).loading()
    calm, keen = (thought_of(at, 1, Temper(thrill=thrill)) for thrill in (0.0, 5.0))
    for bag, thrill in (("silk silk", 10.0), ("silk bread", 0.0), ("bread", 0.0)):
        plain, thrilled = (packing.judged(one, packing.Gate(one), goods(bag)).worth for one in (calm, keen))
        assert thrilled - plain == pytest.approx(thrill)


def test_what_was_packed_is_remembered_by_its_owner_alone() -> None:
    packed = BagClosed(1, Sealed((1,), Goods.of("apple", "silk", "silk")))
    own, other = (remember(memory_of(four_at_the_gate(), seat), packed.as_seen_by(seat)) for seat in (1, 2))
    assert (own.carried, own.smuggled) == (3, 2)
    assert (other.carried, other.smuggled) == (0, 0)


def test_a_coin_decides_where_the_odds_leave_a_doubt() -> None:
    """A player who never told a lie is let pass without one."""
    at, flips = four_at_the_gate(), Temper(noise=0.0, rivalry=0.0, coin_flip=1.0)
    assert haggling.wants_to_open(thought_of(at, 0, flips), 2)
    honest = memory_of(at, 0)
    for _ in range(12):
        honest.habits[1].lying.saw(5, happened=False)
    gain = gate.gain_of_opening(thought_of(at, 0, flips, honest), 1)
    assert gain < -haggling.IN_DOUBT
    assert not haggling.wants_to_open(thought_of(at, 0, flips, honest), 1)


# --- words that are not wasted -----------------------------------------------------------------------------------


def test_an_opening_that_is_owed_is_not_bought_again() -> None:
    spiteful = Temper(noise=0.0, rivalry=3.0, spite=2.0, alms=0.0, bribes=0.0)
    at = four_at_the_gate()
    memory = memory_of(at, 3)
    for _ in range(12):
        memory.habits[2].lying.saw(2, happened=True)
        memory.habits[1].lying.saw(5, happened=False)
    offered = haggling.merchant_offer(thought_of(at, 3, spiteful, memory), bargain(at, 3, 3))
    assert isinstance(offered, Propose)
    assert AskOpen(2) in offered.clauses
    at.do(0, Accept(at.offer(1, 1, GiveGold(1), AskOpen(2))))
    again = haggling.merchant_offer(thought_of(at, 3, spiteful, memory), bargain(at, 3, 3))
    assert not isinstance(again, Propose) or AskOpen(2) not in again.clauses


@pytest.mark.parametrize("openhanded", [0.5, 0.8, 1.0, 1.7])
def test_a_second_offer_is_higher_than_the_first(openhanded: float) -> None:
    at = table().inspecting({1: ("bread", "silk silk silk crossbow crossbow")})
    briber = Temper(noise=0.0, bribes=1.0, promises=0.0, spite=0.0, openhanded=openhanded)
    paid = list[int]()
    for _ in range(2):
        offered = haggling.merchant_offer(thought_of(at, 1, briber), bargain(at, 1, 1))
        if isinstance(offered, Propose):
            at.do(1, offered)
            paid.append(gold_in(offered.clauses))
    assert paid
    assert paid == sorted(set(paid))


@pytest.mark.parametrize(("round_", "promises"), [(1, True), (8, False)])
def test_nobody_promises_in_the_last_round(round_: int, promises: bool) -> None:
    at = table(round=round_).inspecting({1: ("bread", "silk silk silk crossbow crossbow")})
    briber = Temper(noise=0.0, bribes=1.0, promises=1.0, spite=0.0)
    offered = haggling.merchant_offer(thought_of(at, 1, briber), bargain(at, 1, 1))
    assert isinstance(offered, Propose)
    assert any(isinstance(clause, PromiseNext) for clause in offered.clauses) is promises


@pytest.mark.parametrize(("promises", "promised"), [(0.0, False), (1.0, True)])
def test_alms_come_with_a_promise_of_those_who_promise(promises: float, promised: bool) -> None:
    at = table().inspecting({1: ("bread", "bread bread")})
    giver = Temper(noise=0.0, alms=1.0, promises=promises, spite=0.0)
    offered = haggling.merchant_offer(thought_of(at, 1, giver), bargain(at, 1, 1))
    assert isinstance(offered, Propose)
    assert gold_in(offered.clauses) > 0
    assert any(isinstance(clause, PromiseNext) for clause in offered.clauses) is promised


def test_a_deputy_does_not_turn_down_the_terms_on_which_the_bag_may_pass() -> None:
    """The coin is too little for this deputy, but the word was given, and the other one's is awaited."""
    at = table("second", 6, ("deputies",), deputies=(0, 5)).inspecting({1: ("bread", "bread " * 5)})
    number = at.offer(1, 1, GiveGold(1), AskPass(1))
    offer, prompt = at.phase.offer(number), answer(at, 0, number)
    assert haggling.sheriff_answer(thought_of(at, 0), offer, prompt) == Refuse(number)
    at.do(0, Pass(1, number))
    assert Mind(PLAIN).choose(at.view(0), at.prompts(0), memory_of(at, 0), Random(1)) != Refuse(number)
