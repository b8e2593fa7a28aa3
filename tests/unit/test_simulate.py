"""Simulated games: whole, repeatable, and counted."""

import json
from itertools import cycle, islice
from pathlib import Path
from statistics import fmean

import pytest

from nottingham import Action, Inspect, Step, act, cli, compose, new_game, outcome
from nottingham.bots.bot import Bot, Forgetful, has_memory
from nottingham.bots.registry import BOTS, UnknownBot, bot_named, seated
from nottingham.bots.simulate import BadBot, play_game, simulate
from nottingham.record.codec import from_json
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from tests.mixes import ruleset_of


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("first", 3, ()),
        ("second", 5, ("royal_goods", "seven_cards")),
        ("first", 5, ("house_goods", "time_limit")),
        ("second", 6, ("royal_goods", "time_limit", "removed_cards", "black_market", "house_goods")),
    ],
)
def test_every_bot_plays_every_game_to_its_end(edition: str, players: int, options: tuple[str, ...]) -> None:
    """Seated round the tables in the order of the list, the last table filled up from its beginning."""
    ruleset = ruleset_of(edition, players, options)
    assert ruleset is not None
    for first in range(0, len(BOTS), players):
        table = tuple(islice(cycle(BOTS), first, first + players))
        assert len(play_game(ruleset, table, 5).scores) == players


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_every_bot_copes_with_a_table_of_random_ones(name: str) -> None:
    for edition, players in (("first", 4), ("second", 6)):
        play_game(compose(edition, players), (name, *["random"] * (players - 1)), 0)


def test_a_seed_is_a_game_for_ever() -> None:
    games = [list(simulate(compose(), ("random",) * 4, 3, seed)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_the_moves_are_the_whole_game() -> None:
    result = play_game(compose("second", 4, ("time_limit",)), ("random",) * 4, 8)
    step: object = new_game(result.ruleset, result.seed)
    for seat, action in result.moves:
        assert isinstance(step, Step)
        step = act(step.state, seat, action)
    assert isinstance(step, Step)
    assert outcome(step.state) == result.scores


@pytest.mark.parametrize("edition", ["first", "second"])
def test_honest_tables_score_as_they_should(edition: str) -> None:
    scores = [total for game in simulate(compose(edition, 4), ("honest",) * 4, 60) for total in game.totals]
    assert 115 < fmean(scores) < 135


class Listener(Bot[list[Event]]):
    """Keeps all that its seat hears."""

    def begin(self, ruleset: Ruleset, seat: Seat) -> list[Event]:  # noqa: ARG002 - there is nothing to keep yet
        return []

    def remember(self, memory: list[Event], event: Event) -> list[Event]:
        HEARD.append(event)
        return [*memory, event]

    def choose(self, view, prompts, memory, rng):  # type: ignore[no-untyped-def]
        assert len(memory) == len(HEARD)
        return BOTS["random"].choose(view, prompts, None, rng)


HEARD: list[Event] = []


def test_a_bot_hears_its_own_events_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    HEARD.clear()
    monkeypatch.setitem(BOTS, "listener", Listener())
    steps: list[Step] = []
    play_game(compose(), ("honest", "listener", "honest", "honest"), 3, watch=steps.append)
    assert [event.as_seen_by(1) for step in steps for event in step.events] == HEARD
    assert has_memory(BOTS["listener"])
    assert not has_memory(BOTS["honest"])


class Mute(Forgetful):
    """Never says a word."""

    def choose(self, view, prompts, memory, rng):  # type: ignore[no-untyped-def]  # noqa: ARG002
        return None


class Cheat(Forgetful):
    """Does what nobody asked for."""

    def choose(self, view, prompts, memory, rng):  # type: ignore[no-untyped-def]  # noqa: ARG002
        return Inspect(0)


@pytest.mark.parametrize(("bot", "complaint"), [(Mute(), "silent"), (Cheat(), "wrong_phase")])
def test_a_bots_mistake_is_its_authors(bot: Forgetful, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    with pytest.raises(BadBot, match=complaint):
        play_game(compose(), ("bad",) * 4, 1)


def test_one_name_fills_a_table() -> None:
    assert seated(("honest",), 3) == ("honest",) * 3
    assert seated(("honest", "random", "random"), 3) == ("honest", "random", "random")
    with pytest.raises(ValueError, match="2 bots"):
        seated(("honest", "random"), 3)
    with pytest.raises(UnknownBot, match="nobody"):
        bot_named("nobody")


class TestVerb:
    def run(self, *words: str) -> int:
        return cli.main(["simulate", *words])

    def test_figures_as_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run("--games", "4", "--players", "3", "--edition", "second", "--json") == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["games"] == 4
        assert figures["decisions"] > 100
        assert set(figures) >= {"decisions_per_second", "mean_score", "sd_score", "deals", "inspections"}

    def test_figures_as_text(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run("--games", "2", "--bots", "honest,honest,random,honest", "--option", "seven_cards") == 0
        assert "mean score" in capsys.readouterr().out

    def test_records_can_be_played_again(self, tmp_path: Path) -> None:
        file = tmp_path / "games.jsonl"
        house = tmp_path / "house.toml"
        house.write_text('[good.fig]\nkind = "legal"\nvalue = 3\npenalty = 2\ncards = 12\n')
        assert self.run("--games", "2", "--records", str(file), "--seed", "4", "--house", str(house)) == 0
        records = [json.loads(line) for line in file.read_text().splitlines()]
        assert len(records) == 2
        for record in records:
            assert "fig" in {good["id"] for good in record["catalogue"]}
            moves = [from_json(json.dumps(action), Action) for _, action in record["actions"]]
            assert len(moves) == len(record["actions"])
            assert len(record["scores"]) == 4

    @pytest.mark.parametrize(
        "words",
        [
            ["--games", "0"],
            ["--games", "many"],
            ["--players", "2"],
            ["--edition", "third"],
            ["--option", "dragons"],
            ["--option", "black_market"],
            ["--option", "house_goods"],
            ["--bots", "nobody"],
            ["--bots", "honest,random"],
            ["--records", "/nowhere/games.jsonl"],
            ["--house", "/nowhere/house.toml"],
        ],
    )
    def test_what_cannot_be_is_one_line(self, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run(*words) == 2
        complaint = capsys.readouterr().err
        assert complaint.startswith("nottingham: ")
        assert complaint.count("\n") == 1
