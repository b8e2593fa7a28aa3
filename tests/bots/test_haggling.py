"""The dance at the gate: prices that move towards each other, bids for a bag, goods for a crown, words kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Accept, Inspect, Pass, Propose, Refuse, compose
from nottingham.bots.bot import SetPhrase
from nottingham.bots.characters import CHARACTERS, GUY, MARIAN, MUCH, PRINCE_JOHN
from nottingham.bots.mind import beliefs, gate, haggling
from nottingham.bots.mind.concession import IN_RETURN, STEPS, conceded
from nottingham.bots.mind.ears import hear
from nottingham.bots.mind.haggling import TEMPTS, TEMPTS_MOST
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.deals import Act, AskOpen, AskPass, GiveGold, GiveStand, Promise, PromiseNext, gold_in
from nottingham.rules.engine.events import (
    BagPassed,
    DealMade,
    Declared,
    OfferEnded,
    OfferMade,
    PromiseJudged,
    PromiseMade,
    RoundStarted,
)
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.phases.bargaining import BargainPrompt
from tests.bots.bargains import BargainWitness
from tests.bots.thoughts import PLAIN, chosen, memory_of, rounds, thought_of
from tests.tables import Table, goods, table

HAGGLER = replace(PLAIN, yields=0.5, bribes=1.0, demands=1.0, haggles=1.0, alms=0.0, promises=0.0, spite=0.0)
LIES = {1: ("apple", "silk silk silk crossbow")}
PROVEN = rounds(1, "silk silk silk bread", 6)
"""Somebody who was caught again and again: the gate asks a lot."""


def lying_bag(**with_goods: Any) -> Table:
    return table("second", **({"gold": {0: 50, 1: 50}} | with_goods)).inspecting(LIES)


# --- the next price ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.8, 1.0])
def test_a_step_goes_towards_the_other_side_and_never_past_the_reserve(share: float) -> None:
    for last, theirs, reserve in ((19, 6, 9), (19, 6, 3), (6, 19, 11), (6, 19, 40), (10, 9, 2)):
        price, steps = last, 0
        while (nearer := conceded(price, theirs, reserve, share)) is not None:
            assert abs(nearer - theirs) < abs(price - theirs)
            assert nearer >= max(reserve, theirs) if last > theirs else nearer <= min(reserve, theirs)
            price, steps = nearer, steps + 1
            assert steps < 20


def test_the_larger_the_share_the_larger_the_step_and_all_of_it_meets_at_once() -> None:
    prices = [conceded(20, 4, 6, share) for share in (0.2, 0.5, 1.0)]
    assert prices == [17, 13, 6]


def test_who_does_not_come_nearer_is_met_with_a_coin_and_who_feigns_it_with_little() -> None:
    assert conceded(20, 4, 6, 0.5, moved=0) == 19
    assert conceded(20, 4, 6, 0.5, moved=-3) == 19, "and who goes away is no better"
    assert conceded(20, 4, 6, 0.5, moved=1) == 20 - IN_RETURN - 1
    assert conceded(20, 4, 6, 0.5, moved=9) == conceded(20, 4, 6, 0.5)


def test_there_is_no_step_where_the_reserve_is_reached_or_the_other_side_stands() -> None:
    assert conceded(9, 6, 9, 0.5) is None
    assert conceded(9, 6, 12, 0.5) is None
    assert conceded(6, 19, 6, 0.5) is None
    assert conceded(8, 8, 1, 0.5) is None


# --- a whole talk ------------------------------------------------------------------------------------------------


def talk(at: Table, sheriff: Temper, merchant: Temper) -> list[tuple[int, int]]:
    """Sheriff and merchant in turn until the bag is settled or a deal struck: who named which price."""
    prices: list[tuple[int, int]] = []
    for turn in range(20):
        seat, temper = ((0, sheriff), (1, merchant))[turn % 2]
        act = chosen(at, seat, temper, PROVEN if seat == 0 else [])
        if isinstance(act, Propose):
            prices.append((seat, gold_in(act.clauses)))
        if act is not None:
            at.do(seat, act)
        if isinstance(act, Accept | Pass | Inspect):
            return prices
    raise AssertionError("no end")


def test_two_who_haggle_come_nearer_by_turns_and_strike_a_deal_between() -> None:
    at = lying_bag()
    prices = talk(at, HAGGLER, HAGGLER)
    asked, offered = ([price for seat, price in prices if seat == side] for side in (0, 1))
    assert len(asked) >= 2
    assert asked == sorted(asked, reverse=True)
    assert offered == sorted(offered)
    assert max(offered) < min(asked) or not offered
    assert len(asked) <= STEPS
    assert len(offered) <= STEPS
    (deal,) = [event.deal for event in at.log if isinstance(event, DealMade)]
    assert max(offered, default=0) <= gold_in(deal.clauses) <= asked[0] * 0.8


def test_guy_hardly_moves_and_much_agrees_at_once() -> None:
    def first_step(temper: Temper) -> int:
        at = lying_bag()
        at.do(0, Propose(1, (GiveGold(30), AskPass(1))))
        at.offer(1, 1, GiveGold(2), AskPass(1), answers=1)
        act = chosen(at, 0, replace(temper, nods=0.0), PROVEN)
        return 30 - gold_in(act.clauses) if isinstance(act, Propose) else 30

    assert 0 < first_step(GUY) < first_step(replace(GUY, yields=0.5)) < first_step(MUCH)


def test_prince_john_goes_backwards_once_when_he_is_answered() -> None:
    at = lying_bag()
    at.do(0, Propose(1, (GiveGold(34), AskPass(1))))
    at.offer(1, 1, GiveGold(2), AskPass(1), answers=1)
    sulky = replace(PRINCE_JOHN, haggles=1.0, demands=1.0, noise=0.0)
    dearer = chosen(at, 0, sulky, PROVEN)
    assert isinstance(dearer, Propose)
    assert gold_in(dearer.clauses) == 34 + haggling.SULK
    at.do(0, dearer)
    at.offer(1, 1, GiveGold(5), AskPass(1), answers=3)
    nearer = chosen(at, 0, sulky, PROVEN)
    assert isinstance(nearer, Propose)
    assert gold_in(nearer.clauses) < 34 + haggling.SULK


def test_a_price_that_nobody_has_answered_stands() -> None:
    at = lying_bag()
    at.do(0, Propose(1, (GiveGold(14), AskPass(1))))
    assert not isinstance(chosen(at, 0, HAGGLER, PROVEN), Propose)
    at = lying_bag()
    offer = chosen(at, 1, HAGGLER)
    assert isinstance(offer, Propose)
    at.do(1, offer)
    assert chosen(at, 1, HAGGLER) is None
    at.do(0, Refuse(1))
    assert isinstance(chosen(at, 1, HAGGLER), Propose)


def test_neither_side_goes_past_its_reserve_against_one_who_never_concedes() -> None:
    at = lying_bag(gold={0: 50, 1: 80})
    most = haggling.most_to_pay(
        thought_of(at, 1, HAGGLER), haggling.Stakes(thought_of(at, 1, HAGGLER), at.phase.bags[0])
    )
    for number in range(1, 8, 2):
        at.do(0, Propose(1, (GiveGold(70), AskPass(1))))
        act = chosen(at, 1, HAGGLER)
        if not isinstance(act, Propose):
            break
        assert gold_in(act.clauses) <= most < 70
        at.do(1, act)
        assert number < 7, "there is an end to it"
    assert chosen(at, 1, HAGGLER) == Refuse(max(at.standing())) or awaits(at)


def awaits(at: Table) -> bool:
    return haggling.awaits_answer(thought_of(at, 1, HAGGLER))


# --- bids for a bag ----------------------------------------------------------------------------------------------

SPITEFUL = replace(PLAIN, spite=1.4, rivalry=1.0, bribes=0.0, alms=0.0)
SEEN = rounds(1, "silk silk silk bread", 6, is_opened=False)
THREE = {1: ("apple", "silk silk silk crossbow"), 2: ("bread", "bread bread"), 3: ("apple", "apple apple")}


def test_who_pays_to_have_a_bag_opened_names_a_price_that_tempts_and_its_owner_is_asked_first() -> None:
    at = table("second", gold={0: 50, 1: 50, 2: 50, 3: 50}).inspecting(THREE)
    bid = chosen(at, 2, SPITEFUL, SEEN)
    assert isinstance(bid, Propose)
    assert AskOpen(1) in bid.clauses
    assert TEMPTS <= gold_in(bid.clauses) <= TEMPTS_MOST
    at.do(2, bid)
    asked = chosen(at, 0, HAGGLER, PROVEN)
    assert isinstance(asked, Propose)
    assert asked.merchant == 1
    assert gold_in(asked.clauses) > gold_in(bid.clauses)


def test_the_owner_outbids_and_the_bidder_goes_over_it_once() -> None:
    at = table("second", gold={0: 50, 1: 50, 2: 50, 3: 50}).inspecting(THREE)
    quiet = replace(HAGGLER, bribes=0.0)
    at.offer(2, 2, GiveGold(6), AskOpen(1))
    assert chosen(at, 1, quiet) is None
    over = chosen(at, 1, HAGGLER)
    assert isinstance(over, Propose)
    assert AskPass(1) in over.clauses
    at.offer(1, 1, GiveGold(7), AskPass(1))
    again = chosen(at, 2, SPITEFUL, SEEN)
    assert isinstance(again, Propose)
    assert gold_in(again.clauses) > 7
    at.do(2, again)
    at.offer(1, 1, GiveGold(11), AskPass(1))
    third = chosen(at, 2, SPITEFUL, SEEN)
    assert not (isinstance(third, Propose) and AskOpen(1) in third.clauses)


def test_a_rival_whose_opening_is_part_of_an_own_offer_is_not_bid_for_beside_it() -> None:
    at = table("second", gold={0: 50, 1: 50, 2: 50, 3: 50}).inspecting(THREE)
    at.offer(2, 2, GiveGold(3), AskPass(2), AskOpen(1))
    assert chosen(at, 2, SPITEFUL, SEEN) is None


# --- goods -------------------------------------------------------------------------------------------------------


def test_cards_that_win_the_sheriff_a_crown_go_into_a_bribe() -> None:
    """The Sheriff lacks two apples to be first, and the merchant is nowhere in that race."""
    stands = {0: "apple " * 6, 1: "apple apple", 2: "apple " * 7, 3: "bread " * 9}
    at = lying_bag(round=7, stands=stands)
    act = next(
        act
        for salt in range(20)
        if isinstance(act := offered_with(at, salt), Propose) and any(isinstance(one, GiveStand) for one in act.clauses)
    )
    assert GiveStand(goods("apple apple")) in act.clauses
    nowhere = lying_bag(round=7, stands=stands | {0: "", 1: "bread " * 8})
    for salt in range(20):
        other = offered_with(nowhere, salt)
        assert not (isinstance(other, Propose) and any(isinstance(one, GiveStand) for one in other.clauses))


def offered_with(at: Table, salt: int) -> Action | None:
    memory = memory_of(at, 1)
    memory.salt = salt
    thought = thought_of(at, 1, replace(HAGGLER, goods_taste=0.0, openhanded=1.5), memory)
    prompts = [one for one in at.prompts(1) if isinstance(one, BargainPrompt)]
    return haggling.merchant_offer(thought, prompts[0])


# --- a word, kept and broken -------------------------------------------------------------------------------------


def promised(at: Table, by: int, to: int) -> Table:
    at.state = replace(
        at.state, public=replace(at.public, promises=(Promise(1, by, to, "pass", "", at.public.round - 1),))
    )
    return at


def test_a_bag_that_was_promised_to_pass_is_not_sold_for_a_coin() -> None:
    bags = {1: ("apple", "apple apple"), 2: ("bread", "bread bread")}
    for keeps_word, gold, is_sold in ((1.0, 40, False), (0.0, 1, False), (0.0, 30, True)):
        at = promised(table("second", round=5, gold={2: 50}).inspecting(bags), 0, 1)
        at.offer(2, 2, GiveGold(gold), AskOpen(1))
        faithless = replace(PLAIN, keeps_word=keeps_word, demands=0.0, haggles=0.0)
        assert (chosen(at, 0, faithless) == Accept(1)) is is_sold, (keeps_word, gold)


@pytest.mark.parametrize(
    ("act", "is_kept", "grudge"), [("pass", True, -1), ("pass", False, 1), ("open", True, 0), ("open", False, 0)]
)
def test_who_swore_to_open_a_bag_and_did_has_done_its_owner_no_favour(act: Act, is_kept: bool, grudge: int) -> None:
    memory = memory_of(lying_bag(), 1)
    hear_events(memory, PromiseMade(Promise(1, 0, 1, act, "", 1)), PromiseJudged(1, "kept" if is_kept else "broken"))
    assert (memory.grudges[0] > 0) - (memory.grudges[0] < 0) == grudge, (act, is_kept)


def hear_events(memory: Any, *events: Any) -> None:
    for event in events:
        haggling_memory(memory, event)


def haggling_memory(memory: Any, event: Any) -> None:
    BOTS["steward"].remember(memory, event)


def test_who_kept_a_promise_is_opened_less_and_believed_more() -> None:
    at = lying_bag()
    stranger, partner = memory_of(at, 0), memory_of(at, 0)
    for number in (1, 2):
        hear_events(partner, PromiseMade(Promise(number, 1, 0, "pass", "", 1)), PromiseJudged(number, "kept"))
    opened = [
        sum(haggling.wants_to_open(in_mood(at, memory, salt), 1) for salt in range(200))
        for memory in (stranger, partner)
    ]
    assert opened[1] < 0.85 * opened[0]
    worth = [gate.promise_worth(thought_of(at, 0, MARIAN, memory), 1) for memory in (stranger, partner)]
    assert worth[1] > worth[0]


def test_a_gate_that_was_thanked_for_asks_less_and_after_three_kept_words_no_less_than_that() -> None:
    at, prices, memory = lying_bag(), [], memory_of(lying_bag(), 0, PROVEN)
    for number in range(6):
        prices.append(gate.least_to_take(thought_of(at, 0, replace(PLAIN, honour=2.0), memory), 1))
        hear_events(memory, PromiseMade(Promise(number, 1, 0, "pass", "", 1)), PromiseJudged(number, "kept"))
    assert prices[0] > prices[1] > prices[2] > prices[3] == prices[4] == prices[5] > 1


@pytest.mark.parametrize(("keeps_word", "is_asked"), [(1.0, False), (0.0, True)])
def test_who_means_to_keep_a_promise_asks_no_price_for_that_bag(keeps_word: float, is_asked: bool) -> None:
    at = promised(lying_bag(round=5), 0, 1)
    act = chosen(at, 0, replace(HAGGLER, keeps_word=keeps_word), PROVEN)
    assert isinstance(act, Propose) is is_asked, act


def test_nobody_pays_for_a_gate_that_is_owed_to_them() -> None:
    """The bag lies and its owner bribes; a promise to pass it, by one who is believed, leaves nothing to buy."""
    assert isinstance(chosen(lying_bag(round=5), 1, HAGGLER), Propose)
    owed = promised(lying_bag(round=5), 0, 1)
    assert chosen(owed, 1, HAGGLER) is None
    memory = memory_of(owed, 1)
    memory.habits[0].broken = 4
    act = Mind(HAGGLER).choose(owed.view(1), owed.prompts(1), memory, Random(1))
    assert isinstance(act, Propose), "who breaks words owes nothing that counts"


def test_a_bag_that_passed_for_a_promises_sake_tells_nothing_of_the_gate() -> None:
    """Who keeps a promise to a liar is not taken for one who never opens lies."""
    at = lying_bag()
    lie, promise = Declared(2, "bread", 4), PromiseMade(Promise(1, 0, 2, "pass", "", 1))
    passed = BagPassed(2, goods(""), 4, Sealed((2,), goods("silk silk silk silk")))
    sworn, lax = memory_of(at, 1), memory_of(at, 1)
    before = sworn.habits[0].catching.chance(4)
    hear_events(sworn, RoundStarted(2), lie, promise, PromiseJudged(1, "kept"), passed)
    assert sworn.habits[0].catching.chance(4) == before
    hear_events(lax, RoundStarted(2), lie, passed)
    assert lax.habits[0].catching.chance(4) < before


@pytest.mark.parametrize(("gold", "is_asked"), [(haggling.LEAST_ASKED - 1, False), (haggling.LEAST_ASKED, True)])
def test_an_empty_purse_is_not_asked_for_its_last_coin(gold: int, is_asked: bool) -> None:
    act = chosen(lying_bag(gold={0: 50, 1: gold}), 0, HAGGLER, PROVEN)
    assert isinstance(act, Propose) is is_asked, act


def in_mood(at: Table, memory: Any, salt: int) -> Any:
    memory.salt = salt
    return thought_of(at, 0, replace(MARIAN, noise=3.0), memory)


def test_two_who_trail_give_more_for_each_others_promises() -> None:
    offer = PromiseNext(1, 0, "pass")
    worths = []
    for gold in ({0: 10, 1: 10, 2: 10, 3: 10}, {0: 10, 1: 10, 2: 60, 3: 10}, {0: 60, 1: 10, 2: 10, 3: 10}):
        at = lying_bag(gold=gold)
        at.offer(1, 1, offer, GiveGold(1), AskPass(1))
        worths.append(gate.promise_worth(thought_of(at, 0, MARIAN), 1))
    assert worths[1] > worths[0] == worths[2]


# --- phrases -----------------------------------------------------------------------------------------------------


def suspicion(at: Table, *phrases: SetPhrase, temper: Temper = MUCH) -> float:
    memory = memory_of(at, 0)
    for phrase in phrases:
        hear(memory, phrase)
    return beliefs.chance_of_lie(thought_of(at, 0, temper, memory), 1)


def test_a_plea_and_a_pointed_finger_bend_suspicion_a_little_and_once() -> None:
    at = lying_bag()
    plain, plea = suspicion(at), SetPhrase(1, "let_me_pass")
    begged, finger = suspicion(at, plea), suspicion(at, SetPhrase(2, "look_at_that_one", 1))
    assert plain - 0.1 < begged < plain < finger < plain + 0.1
    assert suspicion(at, plea, plea, plea) == begged
    assert suspicion(at, plea, temper=replace(MUCH, heeds=0.0)) == suspicion(at, temper=replace(MUCH, heeds=0.0))


def test_begging_wears_out() -> None:
    at, effects = lying_bag(), []
    memory = memory_of(at, 0)
    for number in range(4):
        BOTS["much"].remember(memory, RoundStarted(number + 2))
        hear(memory, SetPhrase(1, "let_me_pass"))
        effects.append(memory.nudges[1])
    assert effects == sorted(effects)
    assert effects[-1] > 0.2 * effects[0]


def test_too_little_from_the_gate_is_an_answer_and_from_a_bystander_is_none() -> None:
    at = lying_bag()
    offer = chosen(at, 1, HAGGLER)
    assert isinstance(offer, Propose)
    at.do(1, offer)
    for speaker, is_raised in ((2, False), (0, True)):
        memory = memory_of(at, 1)
        hear(memory, SetPhrase(speaker, "too_little", 1))
        prompts = [one for one in at.prompts(1) if isinstance(one, BargainPrompt)]
        raised = haggling.merchant_offer(thought_of(at, 1, HAGGLER, memory), prompts[0])
        assert (raised is not None) is is_raised


def test_too_much_from_a_merchant_answers_a_demand_and_no_more_than_a_plain_no() -> None:
    at = lying_bag()
    at.do(0, Propose(1, (GiveGold(10), AskPass(1))))
    told, refused = memory_of(at, 0), memory_of(at, 0)
    hear(told, SetPhrase(2, "too_much"))
    assert not told.talks[1].is_answered
    hear(told, SetPhrase(1, "too_much"))
    BOTS["much"].remember(refused, OfferEnded(1, "refused"))
    assert told.talks[1] == refused.talks[1]


def test_thanks_soften_and_insults_harden() -> None:
    memory = memory_of(lying_bag(), 0)
    hear(memory, SetPhrase(1, "thank_you", 0))
    hear(memory, SetPhrase(2, "liar", 0))
    hear(memory, SetPhrase(3, "liar", 2))
    assert memory.grudges[1] < 0 < memory.grudges[2]
    assert memory.grudges[3] == 0


# --- habits and fortunes -----------------------------------------------------------------------------------------


def test_marian_keeps_a_second_fortune_at_the_very_end_and_not_before() -> None:
    hand = "mead mead mead silk crossbow apple"
    kept = {}
    for number in (5, 8):
        at = table("first", hands={1: hand}, round=number).market(order=(1, 2, 3))
        memory = memory_of(at, 1)
        memory.has_run = True
        act = BOTS["marian"].choose(at.view(1), at.prompts(1), memory, Random(1))
        kept[number] = len((goods(hand) - act.goods).only(("mead", "silk", "crossbow")))  # type: ignore[union-attr]
    assert kept[5] < 3 <= kept[8]


# --- the count ---------------------------------------------------------------------------------------------------


def test_tables_of_characters_dance_and_nobody_bids_against_himself() -> None:
    ruleset, witness = compose("second", 4), BargainWitness(compose("second", 4))
    names = [name for name, character in CHARACTERS.items() if character.temper is not None]
    for game in range(4):
        play_game(ruleset, tuple(names[game : game + 4]), game, watch=witness)
    counts = witness.counts
    assert counts["many_offers"] > 0.1 * counts["bags"]
    assert counts["no_offer"] < 0.45 * counts["bags"]
    assert counts["counters"] > 20
    assert counts["against_oneself"] == 0


def test_the_count_of_a_bargain() -> None:
    at = lying_bag(stands={1: "apple"})
    witness = BargainWitness(at.state.ruleset)
    witness._bags, witness._declared = {1: goods("silk silk silk crossbow")}, {1: "apple"}
    at.do(0, Propose(1, (GiveGold(9), AskPass(1))))
    at.do(1, Propose(1, (GiveGold(3), AskPass(1)), 1))
    at.do(1, Propose(1, (GiveGold(4), AskPass(1)), 1))
    at.do(0, Accept(3))
    for event in at.log:
        witness.see(event)
    counts = witness.counts
    assert (counts["bags"], counts["many_offers"], counts["no_offer"]) == (1, 1, 0)
    assert (counts["offers"], counts["demands"], counts["counters"], counts["against_oneself"]) == (3, 1, 2, 1)
    assert (counts["deals"], counts["paid"], counts["paid_honest"]) == (1, 1, 0)
    assert (counts["great_paid"], counts["great_gold"], counts["third_deals"]) == (1, 4, 0)
    assert isinstance(at.log[0], OfferMade)
