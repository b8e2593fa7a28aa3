"""Whole games with models that answer in every way there is: no rule broken, none stuck, stand-ins on record."""

from __future__ import annotations

import pytest

from nottingham import compose
from nottingham.assistants.llm import PROMPT_VERSION
from nottingham.cli.simulate import record_of
from tests.adapters_llm.mock import MOODS, PRIVATE, Mock
from tests.adapters_llm.seats import MIXED, SEAT, SLOW, play_watched, seated
from tests.random_games import mix_of

GAMES = 13


def test_games_with_a_model_in_every_mood() -> None:
    """It is never given up: on a busy machine many answers come too late, and whom nobody asks has no moods."""
    with Mock(MIXED, seed=20) as mock, seated(mock, move_seconds=0.12, patience=10_000):
        for game in range(GAMES):
            ruleset = mix_of(game)
            others = ("steward", "random", "honest", "random", "steward")
            result = play_watched(ruleset, (SEAT, *others[: ruleset.players - 1]), game)
            assert len(result.accounts) == ruleset.players
    assert {"well", "late", "injected", "illegal", "http_500"} <= set(mock.met)


@pytest.mark.parametrize("mood", [mood for mood in MOODS if mood not in {"well", "aloud", "loosely", "without_schema"}])
def test_a_model_in_one_bad_mood_is_stood_in_for(mood: str) -> None:
    seconds = 0.08 if mood in SLOW else 1.0
    with Mock({mood: 1}) as mock, seated(mock, patience=3, move_seconds=seconds, game_seconds=4 * seconds):
        result = play_watched(compose("second", 3), (SEAT, "honest", "honest"), 7)
    account = result.accounts[0]
    stood_in = [noted for noted in result.notes if noted.note.stand_in]
    if mood not in {"injected", "illegal"}:  # some of these can be done
        assert account["moves"] == 0
    assert stood_in
    assert {noted.note.stand_in for noted in stood_in} == {"honest"}
    assert all(result.moves[noted.at][0] == noted.seat == 0 for noted in stood_in)
    assert account["stand_in_moves"]


def test_two_models_hear_each_other_and_a_result_says_how_it_came_about() -> None:
    with Mock(seed=3) as mock, seated(mock):
        result = play_watched(compose("first", 3), (SEAT, SEAT, "steward"), 4)
    first, second, third = result.accounts
    assert first["prompt_version"] == second["prompt_version"] == PROMPT_VERSION
    assert (first["name"], first["model"], third) == ("mock", "mock-1", {})
    said = [noted for noted in result.notes if noted.note.said]
    assert {noted.seat for noted in said} == {0, 1}
    chronicle = mock.requests[-1]["messages"][1]["content"]
    own, other = ("P1", "P2") if "You are P1" in chronicle else ("P2", "P1")
    assert f'{other}: "On my honour."' in chronicle
    assert 'You: "On my honour."' in chronicle
    assert f'{own}: "' not in chronicle
    assert PRIVATE not in chronicle.partition("<notes>")[0]
    record = record_of(result)
    assert record["notes"]
    assert record["accounts"] == result.accounts


def test_other_games_have_nothing_to_say_of_it() -> None:
    result = play_watched(compose("second", 3), ("honest",) * 3, 1)
    assert (result.notes, result.accounts) == ((), ())
    assert not {"notes", "accounts"} & set(record_of(result))


def test_an_address_without_schemas_is_told_in_words() -> None:
    with Mock({"without_schema": 1}) as mock, seated(mock):
        result = play_watched(compose("second", 3), (SEAT, "honest", "honest"), 2)
    assert isinstance(result.accounts[0]["moves"], int)
    assert result.accounts[0]["moves"] > 20
    assert sum("response_format" in body for body in mock.requests) == 1


def test_a_whole_good_game_needs_few_stand_ins() -> None:
    with Mock(seed=1) as mock, seated(mock):
        account = play_watched(compose("first", 4, ("royal_goods",)), (SEAT, *["steward"] * 3), 9).accounts[0]
    assert isinstance(account["moves"], int)
    assert isinstance(account["stand_in_moves"], dict)
    assert account["moves"] > 5 * sum(account["stand_in_moves"].values())
    assert mock.keys == {"Bearer sk-this-must-never-be-seen"}
