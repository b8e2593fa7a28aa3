"""Set-up: seats, gold, the deal, the piles, the first Sheriff, the length of the game (S)."""

from collections import Counter
from random import Random

import pytest

from nottingham import (
    Action,
    Declare,
    Discard,
    Draw,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    SetAside,
    compose,
    new_game,
)
from nottingham.rules.engine.events import (
    CardsDrawn,
    DeclaringBegan,
    GameEnded,
    GameStarted,
    InspectingBegan,
    LoadingBegan,
    MarkerPassed,
    PilesTurned,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.seats import clockwise_from_left_of, left_of
from nottingham.rules.engine.state import Declaring, Finished, Inspecting, Loading, Market
from tests.tables import Table, goods, of_type, only, started, table

TABLES = [("first", 3), ("first", 4), ("first", 5), ("second", 3), ("second", 4), ("second", 5)]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)


@pytest.fixture(scope="module", params=TABLES, ids=str)
def finished(request: pytest.FixtureRequest) -> Table:
    """A whole game, played at random."""
    edition, players = request.param
    return started(edition, players, seed=7).play_to(Finished, Random(7))


def test_s1_the_left_neighbour_is_the_next_seat() -> None:
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert clockwise_from_left_of(2, 5) == (3, 4, 0, 1, 2)


@pytest.mark.parametrize("seat", [-1, 4])
def test_s1_only_seats_of_the_table_act(seat: int) -> None:
    assert table().why_not(seat, SetAside(NOTHING)) == ("no_such_seat", "S1")


@every_table
def test_s2_everyone_starts_with_50_gold(edition: str, players: int) -> None:
    assert started(edition, players).public.gold == (50,) * players


def test_s2_gold_only_moves_between_players(finished: Table) -> None:
    state = finished.state
    assert sum(state.public.gold) == 50 * state.ruleset.players
    assert min(state.public.gold) >= 0
    assert len(set(state.public.gold)) > 1


@every_table
@pytest.mark.parametrize(("options", "hand"), [((), 6), (("seven_cards",), 7)])
def test_s3_hands_are_dealt_and_the_rest_is_the_deck(
    edition: str, players: int, options: tuple[str, ...], hand: int
) -> None:
    at = started(edition, players, options)
    assert at.public.hand_sizes == tuple(len(cards) for cards in at.state.hands) == (hand,) * players
    turned = 10 if edition == "first" else 0
    assert at.public.deck_size == len(at.state.deck) == len(at.state.ruleset.all_cards) - players * hand - turned


def test_s3_cards_are_dealt_from_the_top() -> None:
    rules = compose("second", 3)
    deck = tuple(reversed(rules.all_cards.cards()))
    state = new_game(rules, deck=deck).state
    assert sum(state.hands, start=NOTHING) == goods(" ".join(deck[:18]))
    assert state.deck == deck[18:]


def test_s3_the_shuffle_is_chance_and_a_seed_repeats_it() -> None:
    decks = [started(seed=seed).state.deck for seed in (1, 2, 1)]
    assert decks[0] != decks[1]
    assert decks[0] == decks[2]
    assert list(decks[0]) != sorted(decks[0])


def test_s3_a_hand_is_dealt_to_its_owner_alone_and_the_deck_lies_face_down() -> None:
    at = started()
    assert [drawn.goods.readers for drawn in of_type(at.log, CardsDrawn)] == [(0,), (1,), (2,), (3,)]
    begun = only(at.log, GameStarted)
    assert (begun.deck.readers, begun.chance.readers) == ((), ())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s4_first_edition_turns_up_two_piles_of_five(players: int) -> None:
    rules = compose("first", players)
    deck = rules.all_cards.cards()
    step = new_game(rules, deck=deck)
    below = 6 * players
    assert rules.piles == ("left", "right")
    assert step.state.public.piles == (deck[below : below + 5], deck[below + 5 : below + 10])
    assert step.state.deck == deck[below + 10 :]
    assert only(list(step.events), PilesTurned).sealed == ()


@pytest.mark.parametrize("phase", [Loading, Declaring, Inspecting, Market])
def test_s4_anyone_may_look_through_both_piles_at_any_time(phase: type[Market]) -> None:
    at = started("first").play_to(phase, Random(3))
    for seat in (None, 0, 1, 2, 3):
        assert at.view(seat).public.piles == at.public.piles
    assert all(at.public.piles)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_s5_second_edition_has_one_empty_pile(players: int) -> None:
    at = started("second", players)
    assert at.state.ruleset.piles == ("discard",)
    assert at.public.piles == ((),)
    assert not of_type(at.log, PilesTurned)


@every_table
def test_s6_the_host_picks_the_first_sheriff(edition: str, players: int) -> None:
    rules = compose(edition, players)
    assert [new_game(rules, sheriff=seat).state.public.deciders for seat in range(players)] == [
        (seat,) for seat in range(players)
    ]


def test_s6_or_leaves_it_to_chance() -> None:
    rules = compose("first", 3)
    firsts = Counter(new_game(rules, seed).state.public.sheriff for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) >= 10


@pytest.mark.parametrize("seat", [-1, 4])
def test_s6_nobody_else_is_sheriff(seat: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        new_game(compose(players=4), sheriff=seat)


def test_s6_not_with_six() -> None:
    rules = compose("second", 6)
    pairs = {new_game(rules, seed, sheriff=0).state.public.deciders for seed in range(10)}
    assert all(len(pair) == 2 for pair in pairs)
    assert any(0 not in pair for pair in pairs)


def test_s7_each_is_sheriff_equally_often(finished: Table) -> None:
    players = finished.state.ruleset.players
    times = 3 if players == 3 else 2
    sheriffs = [passed.deciders for passed in of_type(finished.log, MarkerPassed)]
    assert Counter(sheriffs) == {(seat,): times for seat in range(players)}
    assert [begun.round for begun in of_type(finished.log, RoundStarted)] == list(range(1, players * times + 1))


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8), (5, 10), (6, 9)])
def test_s7_length(players: int, rounds: int) -> None:
    assert compose("second", players).rounds == rounds
    if players < 6:
        assert compose("first", players).rounds == rounds


def test_s8_a_round_has_five_phases_in_this_order(finished: Table) -> None:
    beginnings = (RoundStarted, LoadingBegan, DeclaringBegan, InspectingBegan, RoundEnded)
    begun = [type(event) for event in finished.log if isinstance(event, beginnings)]
    assert begun == list(beginnings) * finished.state.ruleset.rounds
    assert isinstance(finished.log[-1], GameEnded)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_s8_the_sheriff_acts_only_in_inspection_and_opens_the_second_editions_market(edition: str) -> None:
    at, rng = started(edition), Random(5)
    waited_for = set()
    while not isinstance(at.phase, Finished):
        if at.public.sheriff in at.awaited():
            opens = isinstance(at.phase, Market) and at.phase.opener is not None
            waited_for.add((type(at.phase), opens))
        at.play_on(rng)
    expected = {(Inspecting, False)} | ({(Market, True)} if edition == "second" else set())
    assert waited_for == expected


WHEN: dict[str, list[Action]] = {
    "market": [OpenMarket(1), SetAside(NOTHING), Draw("deck"), Discard("left", ())],
    "loading": [LoadBag(goods("apple"))],
    "declaring": [Declare("apple", 1)],
    "inspecting": [Pass(1), Inspect(1), PlaceCards("left", ()), Pay(NOTHING), Pledge(1, words="soon")],
}


@pytest.mark.parametrize("now", list(WHEN))
@pytest.mark.parametrize("seat", [0, 1])
def test_s8_what_belongs_to_another_phase_is_refused(now: str, seat: int) -> None:
    at = table(hands={1: "apple", 2: "apple"})
    if now == "loading":
        at.loading()
    elif now == "declaring":
        at.declaring({1: "apple"})
    elif now == "inspecting":
        at.inspecting({1: ("apple", "apple")})
    for action in (action for phase, actions in WHEN.items() if phase != now for action in actions):
        rule = "D2" if now == "declaring" and isinstance(action, Inspect) else "S8"
        assert at.why_not(seat, action) == ("wrong_phase", rule)


def test_s8_a_spectator_does_nothing() -> None:
    assert table().why_not(None, SetAside(NOTHING)) == ("not_seated", "V5")
