"""The guided first game: its deal holds what it teaches, and the lesson works whatever the newcomer does."""

from random import Random

import pytest
from msgspec.structs import replace

from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Declare, LoadBag, Propose, Refuse, SetAside
from nottingham.rules.engine.deals import AskPass, GiveGold, gold_in
from nottingham.rules.engine.events import BagOpened, BagPassed
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, State
from nottingham.rules.game import new_game, prompts
from nottingham.rules.rulebook import compose
from nottingham.server.client import Player, set_table
from nottingham.server.protocol.news import Played
from nottingham.server.protocol.requests import Rematch, Start, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_timing import asked_of_bot
from nottingham.server.table.log import Play, Sender
from nottingham.server.table.seating import objection_to
from nottingham.server.table.tutorial import ALMS, COMPANY, DEMAND, LESSON, NEWCOMER, SEED, TUCK, WILL, is_lesson
from tests.server.envelopes import PaperTable

ROWS_MOST = 200


class Lesson(PaperTable):
    """A guided table on paper: the characters do what they would, the newcomer whatever a test says."""

    def __init__(self) -> None:
        super().__init__(LESSON, COMPANY)
        self.person(NEWCOMER, Start())

    @property
    def state(self) -> State:
        assert self.table.game is not None
        return self.table.game.state

    def play(self, action: Action) -> None:
        self.person(NEWCOMER, Play(action=action))

    def let_them_act(self) -> None:
        """Until the characters have nothing more to do."""
        for _ in range(ROWS_MOST):
            moves = [(seat, action) for seat in (WILL, TUCK) if (action := self._what(seat))]
            if not moves:
                return
            seat, action = moves[0]
            self.do(Sender("bot", seat), Play(action=action))
        raise AssertionError("they never stop")

    def _what(self, seat: Seat) -> Action | None:
        asked, action = asked_of_bot(self.table, seat)
        if action is None and any(prompt.must for prompt in asked):
            assert self.table.game is not None
            view = self.table.game.view(seat)  # a duty that the lesson leaves to the character
            action = next(prompt for prompt in asked if prompt.must).sample(view, self.rng)
        return action

    def to_the_gate(self, bag: Goods, good: str) -> None:
        """Round 1, with these cards in the newcomer's bag."""
        self.play(SetAside(Goods()))
        self.let_them_act()
        self.play(LoadBag(bag))
        self.let_them_act()
        self.play(Declare(good, len(bag)))
        self.let_them_act()

    def fates(self) -> list[tuple[Seat, str]]:
        """What became of whose bag, in order."""
        events = [event for row in self.rows for news in row.news if isinstance(news, Played) for event in news.events]
        return [
            (event.seat, "opened" if isinstance(event, BagOpened) else "passed")
            for event in events
            if isinstance(event, BagOpened | BagPassed)
        ]


HONEST, LIE = Goods({"apple": 3}), Goods({"apple": 3, "mead": 1})


def test_the_deal_holds_what_the_lesson_needs() -> None:
    state = new_game(compose("first", 3), SEED).state
    assert state.public.sheriff == TUCK
    assert state.hands[NEWCOMER] == Goods({"apple": 3, "mead": 1, "cheese": 1, "chicken": 1})
    assert state.public.piles[1][-1] == "apple"
    assert state.hands[WILL]["chicken"] == 3
    assert len(state.hands[WILL].only(state.ruleset.contraband)) == 2
    assert state.hands[TUCK]["cheese"] == 3


def test_a_lie_that_pays_passes() -> None:
    lesson = Lesson()
    lesson.to_the_gate(LIE, "apple")
    assert lesson.fates() == [(WILL, "opened")]
    assert lesson.state.public.gold[WILL] == 56  # the friar paid for his suspicion
    demand = inspecting(lesson.state.public).offers[0]
    assert gold_in(demand.clauses) == DEMAND
    lesson.play(Accept(demand.number))
    assert lesson.state.public.round == 2
    assert lesson.state.contraband[NEWCOMER] == Goods({"mead": 1})
    assert lesson.state.public.gold == (45, 56, 49)


@pytest.mark.parametrize(("bag", "gold"), [(HONEST, 56), (LIE, 46)])
def test_who_turns_the_demand_down_is_opened(bag: Goods, gold: int) -> None:
    lesson = Lesson()
    lesson.to_the_gate(bag, "apple")
    lesson.play(Refuse(inspecting(lesson.state.public).offers[0].number))
    lesson.let_them_act()
    assert lesson.fates()[1] == (NEWCOMER, "opened")
    assert lesson.state.public.gold[NEWCOMER] == gold


@pytest.mark.parametrize(("gold", "is_taken"), [(1, False), (3, True)])
def test_the_newcomer_may_haggle(gold: int, *, is_taken: bool) -> None:
    lesson = Lesson()
    lesson.to_the_gate(LIE, "apple")
    lesson.play(Propose(NEWCOMER, (GiveGold(gold), AskPass(NEWCOMER))))
    lesson.let_them_act()
    assert (lesson.fates()[-1] == (NEWCOMER, "passed")) == is_taken
    if not is_taken:  # the demand still lies there, and is waited for
        assert [offer.proposer for offer in inspecting(lesson.state.public).offers] == [TUCK]


def at_the_own_gate() -> Lesson:
    lesson = Lesson()
    lesson.to_the_gate(LIE, "apple")
    lesson.play(Accept(inspecting(lesson.state.public).offers[0].number))
    lesson.let_them_act()
    return lesson


def test_in_the_second_round_one_lies_and_one_pays() -> None:
    lesson = at_the_own_gate()
    phase = inspecting(lesson.state.public)
    assert lesson.state.public.sheriff == NEWCOMER
    assert [(bag.owner, bag.good, bag.size) for bag in phase.bags] == [(WILL, "chicken", 4), (TUCK, "cheese", 3)]
    assert lesson.state.bags[WILL].only(lesson.state.ruleset.contraband)
    assert lesson.state.bags[TUCK] == Goods({"cheese": 3})
    assert [(offer.proposer, gold_in(offer.clauses)) for offer in phase.offers] == [(TUCK, ALMS)]


@pytest.mark.parametrize(("merchant", "gold", "is_paid"), [(WILL, 1, False), (TUCK, 6, True), (TUCK, 7, False)])
def test_the_newcomer_may_name_a_price(merchant: Seat, gold: int, *, is_paid: bool) -> None:
    lesson = at_the_own_gate()
    lesson.play(Propose(merchant, (GiveGold(gold), AskPass(merchant))))
    lesson.let_them_act()
    assert ((merchant, "passed") in lesson.fates()) == is_paid
    assert all(offer.proposer != NEWCOMER for offer in inspecting(lesson.state.public).offers)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_newcomer_does_the_lesson_goes_on(seed: int) -> None:
    lesson, rng = Lesson(), Random(seed)
    for _ in range(ROWS_MOST):
        lesson.let_them_act()
        assert lesson.table.game is not None
        if not is_lesson(lesson.table):
            break
        view = lesson.table.game.view(NEWCOMER)
        asked = prompts(view)
        if isinstance(view.public.phase, Declaring | Inspecting) and view.public.round == 2:
            assert lesson.state.bags[WILL].without(("chicken",)) or _is_settled(lesson.state, WILL)
        assert asked, "nobody can do anything"
        lesson.play(rng.choice(asked).sample(view, rng))
    assert lesson.state.public.round == 3


def _is_settled(state: State, seat: Seat) -> bool:
    phase = state.public.phase
    bag = phase.bag_of(seat) if isinstance(phase, Inspecting) else None
    return bag is not None and bag.is_settled


def test_nobody_is_waited_for_whose_seat_a_bot_holds() -> None:
    lesson = Lesson()
    lesson.to_the_gate(LIE, "apple")
    lesson.person(NEWCOMER, StepAway())
    lesson.let_them_act()
    assert lesson.fates()[1] == (NEWCOMER, "opened")


def test_only_the_first_game_is_set() -> None:
    lesson = Lesson()
    first = lesson.table.seed
    lesson.table = replace(lesson.table, stage="finished")
    lesson.person(NEWCOMER, Rematch())
    lesson.person(NEWCOMER, Start())
    assert first == SEED
    assert lesson.table.seed != SEED
    assert not is_lesson(lesson.table)


def test_other_tables_are_dealt_by_chance() -> None:
    other = PaperTable(Settings(players=3), COMPANY)
    other.person(0, Start())
    assert other.table.seed != SEED
    assert not is_lesson(other.table)


@pytest.mark.parametrize(
    "settings", [replace(LESSON, players=4), replace(LESSON, is_public=True), replace(LESSON, options=("royal_goods",))]
)
def test_a_lesson_is_as_it_is_set(settings: Settings) -> None:
    refusal = objection_to(settings)
    assert refusal is not None
    assert refusal.code == "lesson_is_set"


def test_a_lesson_has_its_own_company() -> None:
    with pytest.raises(AssertionError, match="lesson_is_set"):
        PaperTable(LESSON, ("tuck", "will"))


def test_a_guided_table_says_that_it_is_one_and_keeps_its_seed(shared: str) -> None:
    with Player(set_table(shared, LESSON, bots=COMPANY)) as me:
        me.ask(Start())
        assert me.info is not None
        assert me.info.settings.is_guided
        assert me.view.hand["apple"] == 3
        assert str(SEED).encode() not in b"".join(me.received)
