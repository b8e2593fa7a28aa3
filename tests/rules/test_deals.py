"""Done deals: what binds, what is paid when and seen by whom, and what a lie costs (B4 to B8, B11, I8, V3, V6)."""

import pytest
from msgspec.structs import replace

from nottingham import (
    Accept,
    AskOpen,
    AskPass,
    AskRefuse,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Goods,
    Inspect,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    PromiseNext,
    Propose,
    Refuse,
    Withdraw,
)
from nottingham.rules.engine.deals import Clause, Deal
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    DealMade,
    GoldPaid,
    GoodsGiven,
    PlaceShown,
    PromiseMade,
)
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.state import put
from nottingham.rules.phases.bargaining import AnswerPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from tests.tables import Table, gate, goods, of_type, only, table

SHERIFF, ANN, BOB, CAT = range(4)
EVERYBODY = (SHERIFF, ANN, BOB, CAT, None)


@pytest.fixture(params=["first", "second"])
def at(request: pytest.FixtureRequest) -> Table:
    return gate(request.param)


def deal(at: Table, merchant: int, *clauses: Clause) -> list[Event]:
    """What follows when a merchant proposes and the Sheriff accepts."""
    return at.do(SHERIFF, Accept(at.offer(merchant, merchant, *clauses)))


def knowing(at: Table, seat: int, holder: int, text: str) -> Table:
    """The table where a seat is sure of some face-down cards of another."""
    row = put(at.state.known[seat], holder, goods(text))
    at.state = replace(at.state, known=put(at.state.known, seat, row))
    return at


def known(at: Table, holder: int) -> dict[int, Goods]:
    """What each other seat is sure of among a holder's face-down cards, those who know nothing left out."""
    rows = {seat: at.view(seat).known[holder] for seat in range(4) if seat != holder}
    return {seat: sure for seat, sure in rows.items() if sure}


def readers(event: GoodsGiven | PlaceShown | BagPassed) -> set[int | None]:
    """Who can read the sealed part of an event."""
    [field] = event.sealed
    return {seat for seat in EVERYBODY if getattr(event.as_seen_by(seat), field).value is not None}


# --- what binds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b4_a_deal_is_done_when_the_other_side_accepts(at: Table, proposer: int) -> None:
    number = at.offer(proposer, ANN, GiveGold(8), AskOpen(BOB))
    assert at.phase.deals == ()
    made = only(at.do(ANN if proposer == SHERIFF else SHERIFF, Accept(number)), DealMade)
    assert made.deal == Deal(number, ANN, (SHERIFF,), (GiveGold(8), AskOpen(BOB)))
    assert at.phase.deals == (made.deal,)
    assert at.standing() == set()


@pytest.mark.parametrize(
    ("ask", "against", "code", "instead"),
    [
        (AskOpen(BOB), Pass(BOB), "bound_to_open", Inspect(BOB)),
        (AskPass(BOB), Inspect(BOB), "bound_to_pass", Pass(BOB)),
    ],
)
def test_b4_b6_the_sheriff_settles_no_bag_against_a_deal_but_chooses_when(
    at: Table, ask: Clause, against: Action, code: str, instead: Action
) -> None:
    deal(at, ANN, GiveGold(20), AskPass(ANN), ask)
    for _ in range(2):
        assert at.phase.bag_of(BOB).fate == "closed"
        assert at.why_not(SHERIFF, against) == (code, "B4")
        if not at.phase.bag_of(CAT).is_settled:
            at.do(SHERIFF, Pass(CAT))
    assert at.awaited() == (SHERIFF,)
    at.do(SHERIFF, instead)
    assert type(at.phase).__name__ == "Market"


@pytest.mark.parametrize(("ask", "may"), [(AskOpen(BOB), (False, True)), (AskPass(BOB), (True, False))])
def test_b4_the_sheriff_is_shown_only_what_the_deal_allows(at: Table, ask: Clause, may: tuple[bool, bool]) -> None:
    deal(at, ANN, ask)
    [prompt] = [found for found in at.prompts(SHERIFF) if isinstance(found, SettlePrompt) and found.bag == BOB]
    assert (prompt.may_pass, prompt.may_inspect) == may


def test_b12_the_sheriff_is_shown_with_which_offers_a_bag_can_pass(at: Table) -> None:
    """The owner's own offer for this very bag alone, and no demand of the Sheriff's that nobody answered."""
    own = at.offer(BOB, BOB, GiveGold(7), AskPass(BOB))
    at.offer(SHERIFF, BOB, GiveGold(9), AskPass(BOB))
    at.offer(ANN, ANN, GiveGold(5), AskPass(BOB))
    shown = {found.bag: found.offers for found in at.prompts(SHERIFF) if isinstance(found, SettlePrompt)}
    assert shown == {ANN: (), BOB: (own,), CAT: ()}


def test_b6_a_sheriff_bound_to_pass_may_still_take_the_bribe(at: Table) -> None:
    deal(at, ANN, GiveGold(5), AskPass(BOB))
    number = at.offer(BOB, BOB, GiveGold(7), AskPass(BOB))
    at.do(SHERIFF, Pass(BOB, number))
    assert at.public.gold == (62, 45, 43, 50)


def test_b6_a_sheriff_bound_to_pass_and_refuse_takes_no_bribe(at: Table) -> None:
    deal(at, ANN, GiveGold(5), AskPass(BOB), AskRefuse(BOB))
    assert at.why_not(BOB, Propose(BOB, (GiveGold(7), AskPass(BOB)))) == ("refused_by_deal", "B3")
    assert at.why_not(SHERIFF, Inspect(BOB)) == ("bound_to_pass", "B4")
    at.do(SHERIFF, Pass(BOB))
    assert at.public.gold == (55, 45, 50, 50)


def test_b6_i3_passing_with_a_proposal_accepts_all_it_asks(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(20), AskPass(ANN), AskOpen(BOB))
    events = at.do(SHERIFF, Pass(ANN, number))
    assert only(events, DealMade).deal.number == number
    assert at.why_not(SHERIFF, Pass(BOB)) == ("bound_to_open", "B4")


def test_b4_obligations_end_with_the_round() -> None:
    at = gate("second")
    deal(at, ANN, AskPass(ANN), AskRefuse(BOB), AskOpen(CAT))
    at.do(SHERIFF, Pass(BOB))
    at.do(SHERIFF, Inspect(CAT))
    assert at.public.sheriff == ANN
    at.inspecting({BOB: ("cheese", "cheese"), CAT: ("bread", "bread")})
    number = at.offer(BOB, BOB, AskPass(BOB))
    at.do(ANN, Pass(BOB, number))
    at.do(ANN, Pass(CAT))


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b11_a_sheriff_who_took_the_bribe_cannot_inspect(at: Table, proposer: int) -> None:
    number = at.offer(proposer, ANN, GiveGold(8), AskPass(ANN))
    at.do(ANN if proposer == SHERIFF else SHERIFF, Accept(number))
    assert at.phase.bag_of(ANN).fate == "passed"
    assert at.why_not(SHERIFF, Inspect(ANN)) == ("bag_settled", "I1")


def test_b11_a_bribe_for_anothers_bag_keeps_it_closed(at: Table) -> None:
    deal(at, ANN, GiveGold(8), AskPass(BOB))
    assert at.why_not(SHERIFF, Inspect(BOB)) == ("bound_to_pass", "B4")


def test_b4_b11_a_later_better_offer_does_not_free_the_sheriff(at: Table) -> None:
    deal(at, ANN, GiveGold(8), AskPass(BOB))
    assert at.why_not(CAT, Propose(CAT, (GiveGold(50), AskOpen(BOB)))) == ("contradicts_deal", "B4")


# --- what is paid, and when --------------------------------------------------------------------------------------


def test_b6_the_order_of_payment(at: Table) -> None:
    """Gold and stand goods, then bag goods, before anything else goes to the stand."""
    gifts = (GiveGold(3), GiveStand(goods("apple")), GiveContraband(goods("mead")), GiveBag(goods("apple silk")))
    events = deal(at, ANN, *gifts, AskPass(ANN))
    assert [type(event) for event in events] == [DealMade, GoldPaid, GoodsGiven, GoodsGiven, BagPassed]
    given = of_type(events, GoodsGiven)
    assert [(one.place, one.legal, one.face_down) for one in given] == [
        ("stand", goods("apple"), 1),
        ("bag", goods("apple"), 1),
    ]
    passed = only(events, BagPassed)
    assert (passed.legal, passed.face_down) == (goods("apple"), 0)
    assert at.public.stands[:2] == (goods("apple apple"), goods("apple cheese apple"))
    assert at.state.contraband[:2] == (goods("mead silk"), goods("silk"))
    assert at.public.gold[:2] == (53, 47)


def test_b6_the_bag_passes_at_once_also_without_a_gift(at: Table) -> None:
    passed = only(deal(at, ANN, AskPass(ANN)), BagPassed)
    assert (passed.seat, passed.legal, passed.face_down) == (ANN, goods("apple apple"), 1)


@pytest.mark.parametrize("ask", [AskPass(BOB), AskOpen(BOB), AskRefuse(BOB)])
def test_b7_a_deal_about_others_is_paid_at_once(at: Table, ask: Clause) -> None:
    events = deal(at, ANN, GiveGold(3), GiveStand(goods("cheese")), GiveContraband(goods("silk")), ask)
    assert at.public.gold[:2] == (53, 47)
    assert at.public.stands[:2] == (goods("cheese"), goods("apple apple"))
    assert at.state.contraband[:2] == (goods("silk"), goods("mead"))
    assert not of_type(events, BagPassed)
    assert not of_type(events, BagOpened)


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize("ask", [AskPass(BOB), AskOpen(BOB), AskRefuse(BOB)])
def test_b7_a_deal_about_others_holds_no_goods_from_the_bag(at: Table, proposer: int, ask: Clause) -> None:
    action = Propose(ANN, (GiveBag(goods("silk")), ask))
    assert at.why_not(proposer, action) == ("bag_goods_need_pass", "B7")


def test_b8_what_the_sheriff_receives_joins_the_own_stand(at: Table) -> None:
    events = deal(at, ANN, GiveStand(goods("apple")), GiveBag(goods("apple silk")), AskPass(ANN))
    assert at.public.stands[SHERIFF] == goods("apple apple")
    assert at.public.face_down[SHERIFF] == 1
    assert at.state.contraband[SHERIFF] == goods("silk")
    assert [one.receiver for one in of_type(events, GoodsGiven)] == [SHERIFF, SHERIFF]


@pytest.mark.parametrize(
    ("gift", "left"),
    [(GiveContraband(goods("silk")), {"stand": 1}), (GiveBag(goods("silk")), {"bag": 1})],
)
def test_b8_v3_all_see_how_many_face_down_cards_went_and_only_the_two_their_kinds(
    at: Table, gift: Clause, left: dict[str, int]
) -> None:
    events = deal(at, ANN, gift, AskPass(ANN))
    given = only(events, GoodsGiven)
    assert {given.place: given.face_down} == left
    assert readers(given) == {SHERIFF, ANN}
    assert given.contraband.value == goods("silk")
    assert "silk" not in repr(given.as_seen_by(BOB))
    assert known(at, SHERIFF) == {ANN: goods("silk")}
    for seat in (BOB, CAT, None):
        assert at.view(seat).public.face_down[SHERIFF] == 1


def test_b8_i3_what_stays_in_the_bag_is_seen_by_its_owner_alone(at: Table) -> None:
    events = deal(at, CAT, GiveBag(goods("pepper")), AskPass(CAT))
    passed = only(events, BagPassed)
    assert (passed.face_down, passed.contraband.value) == (1, goods("mead"))
    assert readers(passed) == {CAT}
    assert known(at, CAT) == {}


# --- lies and proofs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("claimed", "given"),
    [
        ("silk", "silk"),
        ("silk mead", "silk mead"),
        ("crossbow", ""),
        ("silk silk", "silk"),
        ("mead pepper", "mead"),
    ],
)
@pytest.mark.parametrize("ask", [AskPass(ANN), AskOpen(BOB)])
def test_b5_of_the_stand_only_what_is_there_is_given_and_the_rest_proved(
    at: Table, claimed: str, given: str, ask: Clause
) -> None:
    events = deal(at, ANN, GiveContraband(goods(claimed)), ask)
    left = goods("silk mead") - goods(given)
    assert at.state.contraband[SHERIFF] == goods(given)
    assert [one.contraband.value for one in of_type(events, GoodsGiven)] == ([goods(given)] if given else [])
    shown = of_type(events, PlaceShown)
    assert [(one.owner, one.place, one.goods.value) for one in shown] == (
        [] if claimed == given else [(ANN, "stand", left)]
    )


@pytest.mark.parametrize(
    ("claimed", "given"),
    [
        ("silk", "silk"),
        ("apple silk", "apple silk"),
        ("apple apple silk", "apple apple silk"),
        ("crossbow", ""),
        ("cheese", ""),
        ("silk silk", "silk"),
        ("apple pepper", "apple"),
    ],
)
def test_b5_of_the_bag_only_what_is_there_is_given_and_the_rest_proved(at: Table, claimed: str, given: str) -> None:
    events = deal(at, ANN, GiveBag(goods(claimed)), AskPass(ANN))
    left = goods("apple apple silk") - goods(given)
    assert at.public.stands[SHERIFF] + at.state.contraband[SHERIFF] == goods(given)
    shown = of_type(events, PlaceShown)
    assert [(one.owner, one.place, one.goods.value) for one in shown] == (
        [] if claimed == given else [(ANN, "bag", left)]
    )
    passed = only(events, BagPassed)
    assert passed.legal + passed.contraband.opened() == left
    assert readers(passed) == ({ANN} if claimed == given else {SHERIFF, ANN})


@pytest.mark.parametrize("gift", [GiveContraband(goods("crossbow")), GiveBag(goods("crossbow"))])
def test_b5_v3_a_proof_is_for_those_who_made_the_deal(at: Table, gift: Clause) -> None:
    shown = only(deal(at, ANN, gift, AskPass(ANN)), PlaceShown)
    assert readers(shown) == {SHERIFF, ANN}
    assert "silk" not in repr(shown.as_seen_by(CAT))
    sure = "silk mead" if isinstance(gift, GiveContraband) else "silk"
    assert known(at, ANN) == {SHERIFF: goods(sure)}


def test_b5_a_lie_about_both_places_proves_both(at: Table) -> None:
    events = deal(at, ANN, GiveContraband(goods("crossbow")), GiveBag(goods("pepper")), AskPass(ANN))
    assert [one.place for one in of_type(events, PlaceShown)] == ["stand", "bag"]
    assert known(at, ANN) == {SHERIFF: goods("silk silk mead")}


def test_b5_the_stand_is_counted_before_the_bag_is_unpacked() -> None:
    """The silk in the bag does not make good a silk promised from the stand, nor the other way round."""
    at = gate(contraband={ANN: "mead"})
    events = deal(at, ANN, GiveContraband(goods("silk")), GiveBag(goods("mead")), AskPass(ANN))
    assert not of_type(events, GoodsGiven)
    stand, bag = of_type(events, PlaceShown)
    assert (stand.goods.value, bag.goods.value) == (goods("mead"), goods("apple apple silk"))
    assert at.state.contraband[ANN] == goods("mead silk")


def test_b5_a_bag_that_is_not_being_settled_is_never_shown(at: Table) -> None:
    events = deal(at, ANN, GiveContraband(goods("crossbow")), AskOpen(BOB))
    assert [one.place for one in of_type(events, PlaceShown)] == ["stand"]
    assert at.view(SHERIFF).bag == goods("")
    assert at.state.bags[ANN] == goods("apple apple silk")


def test_b5_a_proof_can_show_an_empty_stand() -> None:
    at = gate(contraband={ANN: "silk"})
    later = at.offer(ANN, ANN, GiveContraband(goods("silk")), AskPass(ANN))
    deal(at, ANN, GiveContraband(goods("silk")), AskOpen(BOB))
    shown = only(at.do(SHERIFF, Accept(later)), PlaceShown)
    assert (shown.place, shown.goods.value) == ("stand", goods(""))


def test_b5_whether_a_promise_is_a_lie_shows_neither_in_refusals_nor_in_prompts() -> None:
    honest, liar = (gate(contraband={ANN: cards}) for cards in ("silk mead", "mead mead"))
    for at in (honest, liar):
        at.offer(ANN, ANN, GiveContraband(goods("silk")), GiveBag(goods("crossbow")), AskPass(ANN))
    for seat in (SHERIFF, BOB, CAT):
        assert honest.view(seat) == liar.view(seat)
        assert honest.prompts(seat) == liar.prompts(seat)


# --- what others know of face-down cards -------------------------------------------------------------------------


def test_v6_cards_that_leave_unseen_lower_every_kind(at: Table) -> None:
    """Bob knew both of Ann's cards; one left unseen, so he is sure of neither."""
    knowing(at, BOB, ANN, "silk mead")
    knowing(at, SHERIFF, ANN, "silk mead")
    deal(at, ANN, GiveContraband(goods("silk")), AskOpen(CAT))
    assert known(at, ANN) == {SHERIFF: goods("mead")}


def test_v6_a_number_per_kind_not_the_true_card(at: Table) -> None:
    at = knowing(gate(contraband={ANN: "silk silk mead pepper"}), BOB, ANN, "silk silk pepper")
    deal(at, ANN, GiveContraband(goods("mead")), AskOpen(CAT))
    assert known(at, ANN)[BOB] == goods("silk")


def test_v6_a_proof_replaces_what_was_known(at: Table) -> None:
    knowing(at, SHERIFF, ANN, "silk")
    deal(at, ANN, GiveContraband(goods("crossbow")), AskOpen(CAT))
    assert known(at, ANN) == {SHERIFF: goods("silk mead")}


def test_v6_the_giver_goes_on_knowing_what_the_sheriff_has(at: Table) -> None:
    deal(at, ANN, GiveContraband(goods("silk")), AskOpen(CAT))
    deal(at, BOB, GiveGold(1), AskPass(BOB))
    assert known(at, SHERIFF) == {ANN: goods("silk")}


# --- duties first ------------------------------------------------------------------------------------------------


def dutiful(edition: str) -> tuple[Table, int, Action]:
    """A table where a bag was just opened: who has something to do first, and what."""
    if edition == "first":
        at = gate()
        duty: tuple[int, Action] = (SHERIFF, PlaceCards("left", ("mead", "pepper")))
    else:
        at = gate("second", gold={CAT: 0}, stands={CAT: "chicken chicken bread"})
        duty = (CAT, Pay(goods("chicken chicken")))
    at.offer(ANN, ANN, GiveGold(5), AskPass(ANN))
    at.offer(SHERIFF, ANN, GiveGold(9), AskPass(ANN))
    at.offer(SHERIFF, BOB, GiveGold(9), AskPass(BOB))
    at.do(SHERIFF, Inspect(CAT))
    assert at.awaited() == duty[:1]
    return at, *duty


@pytest.mark.parametrize("edition", ["first", "second"])
def test_i8_no_deal_and_no_bag_until_the_duty_is_done(edition: str) -> None:
    at, who, duty = dutiful(edition)
    for seat, action in (
        (SHERIFF, Accept(1)),
        (ANN, Accept(2)),
        (SHERIFF, Pass(ANN)),
        (SHERIFF, Pass(ANN, 1)),
        (SHERIFF, Inspect(BOB)),
    ):
        assert at.why_not(seat, action) == ("duty_first", "I8")
    assert not [prompt for prompt in at.prompts(ANN) if isinstance(prompt, AnswerPrompt) and prompt.may_accept]
    assert not [prompt for prompt in at.prompts(SHERIFF) if isinstance(prompt, SettlePrompt)]
    at.do(who, duty)
    at.do(ANN, Accept(2))
    assert at.phase.bag_of(ANN).fate == "passed"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_i8_talk_and_proposals_go_on(edition: str) -> None:
    at, who, duty = dutiful(edition)
    new = at.offer(BOB, BOB, GiveGold(3), AskPass(BOB), answers=3)
    at.do(ANN, Withdraw(1))
    at.do(BOB, Refuse(3))
    at.do(CAT, Pledge(BOB, words="Next time."))
    assert at.standing() == {2, new}
    assert at.awaited() == (who,)
    at.do(who, duty)
    at.do(SHERIFF, Accept(new))
    assert at.phase.bag_of(BOB).fate == "passed"


def test_i8_nobody_does_anothers_duty() -> None:
    at, _, _ = dutiful("first")
    assert at.why_not(ANN, PlaceCards("left", ("mead", "pepper"))) == ("no_duty", "I8")
    assert at.why_not(CAT, Pay(goods(""))) == ("no_duty", "I8")


# --- all of it at once -------------------------------------------------------------------------------------------


def test_b6_promises_of_a_deal_are_made_with_it(at: Table) -> None:
    events = deal(at, ANN, GiveGold(2), PromiseNext(SHERIFF, ANN, "pass"), AskPass(ANN))
    promise = only(events, PromiseMade).promise
    assert (promise.by, promise.to, promise.act, promise.fate) == (SHERIFF, ANN, "pass", "open")


def test_b8_gold_only_moves_between_the_two() -> None:
    at = table("second", 5, gold={ANN: 7}).inspecting({ANN: ("apple", "apple")})
    paid = only(deal(at, ANN, GiveGold(7), AskPass(ANN)), GoldPaid)
    assert (paid.giver, paid.receiver, paid.amount, paid.why) == (ANN, SHERIFF, 7, "bribe")
    assert at.public.gold == (57, 0, 50, 50, 50)
