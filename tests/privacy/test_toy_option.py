"""An option that exists only in the tests is played, recorded, redacted and imagined with no other file touched."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nottingham import Action, Event, Prompt, Ruleset, State, View, compose, fold, outcome, prompts, view
from nottingham.record.codec import from_bytes, from_json, to_bytes, to_json
from nottingham.record.header import RecordHeader
from nottingham.record.notation import Move
from nottingham.record.record import Record, read_record, write_record
from nottingham.record.replay import play
from nottingham.rules import rulebook
from nottingham.rules.engine.events import BagOpened, RoundEnded
from nottingham.rules.engine.refusals import RulesetError
from nottingham.worlds import possible_history
from tests.invariants import assert_sound
from tests.tables import Table, started
from tests.toy_option import FORTUNE_TELLER, AlmsGiven, OmenDrawn, Omens, Pray, Prayed, Prayers, PrayOrNot, PrayPrompt
from tests.two_worlds import HONEST, attempts, differences, moments

SEED = 4
SENSES = HONEST._replace(draws=(*HONEST.draws, OmenDrawn))


@pytest.fixture(params=[("first", 4), ("second", 3), ("second", 6)], ids=lambda mix: f"{mix[0]}-{mix[1]}")
def ruleset(request: pytest.FixtureRequest) -> Iterator[Ruleset]:
    rulebook.register(FORTUNE_TELLER)
    edition, players = request.param
    yield compose(edition, players, ("royal_goods", "fortune_teller"))
    rulebook.withdraw(FORTUNE_TELLER)


def _game(ruleset: Ruleset) -> tuple[Table, list[tuple[int, Action, Prompt]]]:
    """A whole game, and what was done in it."""
    at = started(ruleset.edition, ruleset.players, ruleset.options, SEED)
    rng, done = Random(3), list[tuple[int, Action, Prompt]]()
    while outcome(at.state) is None:
        seat = rng.choice(at.awaited())
        prompt = rng.choice([one for one in at.prompts(seat) if one.must])
        action = prompt.sample(at.view(seat), rng)
        at.do(seat, action)
        done.append((seat, action, prompt))
    return at, done


def test_v5_a_toy_option_is_played_and_scored(ruleset: Ruleset) -> None:
    at, done = _game(ruleset)
    assert any(isinstance(prompt, PrayPrompt) for _, _, prompt in done)
    prayed = [0] * ruleset.players
    for event in at.log:
        if isinstance(event, Prayed):
            prayed[event.seat] += event.times
    scores = outcome(at.state)
    assert scores is not None
    for score, prayers in zip(scores, prayed, strict=True):
        assert score.extras.get("fortune_teller", 0) in (prayers, prayers + 1)
    assert fold(ruleset, at.log) == at.state


def test_i9_a_round_ends_once_with_its_bags_whatever_duties_come_between(ruleset: Ruleset) -> None:
    at, _ = _game(ruleset)
    opened, thanked, rounds = False, list[bool](), list[bool]()
    for event in at.log:
        match event:
            case BagOpened():
                opened = True
            case RoundEnded():
                rounds.append(not opened)
                thanked.append(False)
                opened = False
            case AlmsGiven():
                assert not thanked[-1]
                thanked[-1] = True
    assert thanked == rounds
    assert set(rounds) == {True, False}
    assert_sound(at.state, sum(event.gold_made for event in at.log))


def test_v5_a_toy_option_is_recorded(ruleset: Ruleset) -> None:
    """Its actions, prompts, events, duties and extras go through bytes and text as all others do."""
    at, done = _game(ruleset)
    for _, action, prompt in done:
        assert from_json(to_json(action), Action) == action
        assert from_bytes(to_bytes(prompt), Prompt) == prompt
    log = [from_bytes(to_bytes(event), Event) for event in at.log]
    assert log == at.log
    assert any(isinstance(event, OmenDrawn) for event in log)
    assert from_json(to_json(at.state), State) == at.state
    assert from_bytes(to_bytes(at.view(0)), View) == at.view(0)


def test_v5_a_toy_option_is_written_on_paper(ruleset: Ruleset) -> None:
    """Its moves are lines of a record, and the record plays to the same end."""
    at, done = _game(ruleset)
    seats = ("Alan", "Gilbert", "Guy", "Marion", "Tuck", "Will")[: ruleset.players]
    moves = tuple(Move(seat, action) for seat, action, _ in done)
    text = write_record(Record(RecordHeader(seats, ruleset.edition, ruleset.options, seed=SEED), moves=moves))
    assert "pray" in text
    played = play(read_record(text))
    assert played.illegal is None
    assert list(played.events) == at.log


def test_v2_a_toy_secret_is_seen_by_its_owner_alone(ruleset: Ruleset) -> None:
    at, _ = _game(ruleset)
    drawn = next(event for event in at.log if isinstance(event, OmenDrawn))
    for seat in (None, *range(ruleset.players)):
        seen = drawn.as_seen_by(seat)
        assert isinstance(seen, OmenDrawn)
        assert (seen.omen.value is not None) == (seat == drawn.seat)
        for part in view(at.state, seat).extras:
            assert isinstance(part, Omens)
            assert all(omen == "" for other, omen in enumerate(part.omens) if other != seat)
    assert any(isinstance(extra, Prayers) for extra in at.public.extras)


def test_v5_two_worlds_with_a_toy_option_look_the_same(ruleset: Ruleset) -> None:
    rng, differing, prayed = Random(2), 0, False
    for moment in moments(ruleset, 2, 0.04):
        for seat in (None, *range(ruleset.players)):
            history = moment.history(seat)
            events = possible_history(history, rng)
            world = fold(ruleset, events)
            assert differences(moment.state, world, seat, attempts(moment.state, seat, rng), SENSES) == []
            assert [to_bytes(event.as_seen_by(seat)) for event in events] == [to_bytes(one) for one in history.events]
            differing += world.secrets != moment.state.secrets
            prayed = prayed or any(isinstance(event, Prayed) for event in events)
    assert differing
    assert prayed


def test_i8_a_toy_duty_comes_before_the_next_bag(ruleset: Ruleset) -> None:
    for moment in moments(ruleset, 2, 1):
        duties = getattr(moment.state.public.phase, "duties", ())
        if duties and isinstance(duties[0], PrayOrNot):
            at = Table(moment.state)
            assert at.awaited() == (duties[0].seat,)
            assert any(isinstance(prompt, PrayPrompt) for prompt in prompts(at.view(duties[0].seat)))
            other = next(seat for seat in range(ruleset.players) if seat != duties[0].seat)
            assert at.refused(other, Pray(1, "owl")) == "no_duty"
            return
    raise AssertionError("nobody was ever asked")


def test_a_withdrawn_option_is_unknown_again() -> None:
    with pytest.raises(RulesetError) as unknown:
        compose("first", 4, ("fortune_teller",))
    assert unknown.value.code == "unknown_option"
    assert Pray not in rulebook.action_types()
    assert started().refused(0, Pray(1, "owl")) == "option_not_played"
