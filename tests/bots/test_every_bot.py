from random import Random
from typing import Any

import pytest

from nottingham import compose
from nottingham.bots import registry
from nottingham.bots.characters import CHARACTERS
from nottingham.bots.populations import POPULATIONS
from nottingham.bots.registry import BOTS, UnknownBot, bot_named, seated
from nottingham.bots.simulate import play_game
from tests.bots.tables import company, play_mixed

GAMES = len(BOTS)  # every bot, each in another mix
BATCHES = 4
PLAIN = [("first", 3), ("second", 6)]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_bot_makes_an_illegal_move_whatever_is_played_and_offered(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        result = play_mixed(game)
        assert len(result.scores) == result.ruleset.players


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("edition", "players"), PLAIN)
def test_every_bot_plays_with_every_number_of_players(bot: str, edition: str, players: int) -> None:
    play_game(compose(edition, players), company(bot, players, Random(bot)), 1)


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    games = [play_game(compose("second", 3), (bot, "random", "steward"), 5).moves for _ in range(2)]
    assert games[0] == games[1]


def test_a_guest_takes_a_seat_under_a_name_that_no_registered_bot_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    guests: dict[str, Any] = {}
    monkeypatch.setattr(registry, "GUESTS", guests)
    guest: Any = BOTS["honest"]
    with pytest.raises(ValueError, match="colon"):
        registry.invite("honest", guest)
    registry.invite("llm:sage", guest)
    assert guests == {"llm:sage": guest}
    assert bot_named("llm:sage") is guest


def test_populations_are_of_bots_that_exist() -> None:
    for names in POPULATIONS.values():
        assert len(set(names)) == len(names) >= 6
        assert seated(names, len(names)) == names


def test_every_character_has_an_emblem_of_its_own() -> None:
    assert len(CHARACTERS) == 9
    assert len({character.emblem for character in CHARACTERS.values()}) == len(CHARACTERS)


def test_nobody_of_another_name_plays() -> None:
    with pytest.raises(UnknownBot):
        bot_named("robin")
