"""Single figures that a mind goes by, each against what it must be in a small case."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nottingham.bots.mind import beliefs, gate, haggling, packing, trading
from nottingham.rules.engine.deals import AskPass, GiveContraband, GiveGold, Offer, PromiseNext
from nottingham.rules.phases.bargaining import BargainPrompt
from tests.bots.thoughts import PLAIN, memory_of, thought_of
from tests.tables import gate as four_at_the_gate
from tests.tables import goods, table

HANDS = {1: "apple apple apple bread cheese silk"}


def test_what_lies_face_down_on_a_stand_is_guessed_to_be_worth_something() -> None:
    bare, hiding = (thought_of(table(contraband={2: cards}), 1).standings for cards in ("", "silk mead"))
    assert hiding[2] > bare[2]
    assert [hiding[seat] for seat in (0, 1, 3)] == [bare[seat] for seat in (0, 1, 3)]


def test_amends_are_the_penalty_of_every_card_as_often_as_a_bag_is_opened() -> None:
    thought = thought_of(table(hands=HANDS), 1)
    gate_of = packing.Gate(thought)
    assert 0 < gate_of.openings[3] < 1
    for good in thought.ruleset.legal:
        by_hand = 3 * thought.ruleset.penalties[good] * gate_of.openings[3]
        assert gate_of.amends[good][3] == pytest.approx(by_hand)


def test_a_hoarder_pays_more_for_the_one_good_it_hoards() -> None:
    at = table(hands=HANDS)
    plain, hoarder = (thought_of(at, 1, replace(PLAIN, hoards=hoards)) for hoards in (False, True))
    before, after = trading.Stall(plain).prices, trading.Stall(hoarder).prices
    assert trading.hoard(hoarder) == "apple"
    assert after["apple"] > before["apple"]
    assert {good for good in before if after[good] != before[good]} == {"apple"}


def test_contraband_that_cannot_be_there_is_worth_nothing() -> None:
    thought = thought_of(four_at_the_gate(), 0)  # seat 1 has two cards face down
    there, never = (
        gate.offer_worth(thought, Offer(1, 1, 1, (GiveContraband(goods(cards)),))) for cards in ("silk", "silk " * 3)
    )
    assert there > 0
    assert never == 0


def test_the_market_speaks_for_a_lie_card_by_card_up_to_two_of_a_kind() -> None:
    """By hand, of a bag of cheese: three silks taken, a cheese thrown away, two cards drawn over what is usual."""
    at = four_at_the_gate()
    memory = memory_of(at, 0)
    memory.taken[2], memory.thrown[2] = goods("silk silk silk bread"), goods("cheese apple")
    memory.drawn[2] = beliefs.USUAL_FROM_PILES + 2
    by_hand = 2 * beliefs.TOOK_CONTRABAND + beliefs.THREW_THE_DECLARED + 2 * beliefs.DREW_UNSEEN
    assert beliefs.market_signs(memory, 2, "cheese") == pytest.approx(by_hand)
    memory.thrown[2] = goods("cheese cheese cheese")
    by_hand += beliefs.THREW_THE_DECLARED
    assert beliefs.market_signs(memory, 2, "cheese") == pytest.approx(by_hand)


@pytest.mark.parametrize(("promises", "made"), [(0.0, []), (1.0, [PromiseNext(1, 0, "pass")])])
def test_a_promise_goes_with_an_offer_of_those_who_promise(promises: float, made: list[PromiseNext]) -> None:
    at = four_at_the_gate()
    thought = thought_of(at, 1, replace(PLAIN, promises=promises, spite=0.0))
    prompt = next(one for one in at.prompts(1) if isinstance(one, BargainPrompt))
    own = at.phase.bag_of(1)
    assert own is not None
    assert list(haggling._extras(thought, prompt, own)) == made


@pytest.mark.parametrize("nods", [0.0, 1.0])
def test_only_the_good_natured_take_less_than_opening_brings(nods: float) -> None:
    at = four_at_the_gate()
    thought = thought_of(at, 0, replace(PLAIN, nods=nods))
    offer = Offer(1, 1, 1, (GiveGold(haggling.LEAST_NOD), AskPass(1)))
    thought.lies[1] = 1.0  # sure of it
    assert gate.offer_worth(thought, offer) < 0
    assert haggling.is_taken(thought, offer) == bool(nods)
