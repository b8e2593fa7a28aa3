"""Scenes between two characters: every pair has some, and a table plays them seldom, and whole."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations, pairwise

import pytest

from nottingham import Event, compose
from nottingham.bots.simulate import play_game
from nottingham.bots.voice import company, scenes
from nottingham.bots.voice.company import Company, Line
from nottingham.bots.voice.impulses import Impulse
from nottingham.bots.voice.scenes import FIRST_ROUND, SCENES, Scenes, scenes_in
from nottingham.locales import languages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import CHARACTERS, Saying
from nottingham.rules.engine import events as e

TABLES = (("tuck", "will", "guy", "steward"), ("prince_john", "much", "richard", "marian"))
LONGEST = 90
LEAST = 2
"""Scenes of each pair."""


# --- what is written ---------------------------------------------------------------------------------------------


def test_every_pair_has_two_scenes_and_either_begins_one() -> None:
    assert len(list(combinations(CHARACTERS, 2))) == 36
    for one, other in combinations(CHARACTERS, 2):
        begun = [scene.opener for scene in SCENES if {scene.opener, scene.answerer} == {one, other}]
        assert len(begun) >= LEAST, (one, other)
        assert set(begun) == {one, other}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_scene_with_its_answer(language: str) -> None:
    assert scenes_in(language) == SCENES
    said = Counter(text for texts in spoken(language).values() for text in texts)
    assert all(said)
    assert max(said.values()) == 1
    assert max(map(len, said)) <= LONGEST


@pytest.mark.parametrize("language", languages())
def test_a_scene_names_nobody_else(language: str) -> None:
    """Who is named might sit at the table, where it would be false or rude."""
    narrator = Narrator(language, ())
    names = {id: narrator.character(id) for id in CHARACTERS} | {"robin": "Robin"}
    shorts = {id: narrator.text(f"character-{id.replace('_', '-')}-call") for id in CHARACTERS}
    for scene, texts in spoken(language).items():
        for id, name in (*names.items(), *shorts.items()):
            if id not in (scene.opener, scene.answerer):
                assert not re.search(rf"\b{name}\b", " ".join(texts)), (scene, name)


@cache
def spoken(language: str) -> dict[scenes.PairScene, tuple[str, str]]:
    """Both lines of every scene, as they are read at a table of the two."""
    names = Narrator(language, ())
    said = {}
    for scene in SCENES:
        narrator = Narrator(language, (names.character(scene.opener), names.character(scene.answerer)))
        line = narrator.saying(Saying(0, *scene.line, {"to": 1}))
        said[scene] = line, narrator.saying(Saying(1, *scene.answer, {"to": 0}))
    return said


def test_who_is_spoken_to_is_called_as_the_language_asks() -> None:
    assert spoken("en")[scenes.PairScene("will", "john", 1)][0] == "What is the weather like up there, Little John?"
    assert spoken("pl")[scenes.PairScene("will", "john", 1)][0] == "Jaka tam u\u00a0góry pogoda, Mały Johnie?"


# --- when they are played ----------------------------------------------------------------------------------------


@cache
def log(bots: tuple[str, ...], seed: int) -> tuple[Event, ...]:
    found: list[Event] = []
    play_game(compose("second", len(bots)), bots, seed, watch=lambda step: found.extend(step.events))
    return tuple(found)


def talk(bots: tuple[str | None, ...], seed: int, events: tuple[Event, ...]) -> list[tuple[int, Event, Saying]]:
    """Everything said in a game, each with its round and what it was said after."""
    table, said, number = Company(compose("second", len(bots)), bots, seed), list[tuple[int, Event, Saying]](), 0
    for event in events:
        number = event.round if isinstance(event, e.RoundStarted) else number
        said.extend((number, event, saying) for saying in table.hear(event))
    return said


def games() -> list[list[tuple[int, Event, Saying]]]:
    return [talk(table, seed, log(table, 1)) for table in TABLES for seed in range(12)]


def test_a_line_is_answered_at_once_by_the_one_it_was_said_to() -> None:
    played = 0
    for said in games():
        lines = [saying for _, _, saying in said if saying.is_scene]
        for line, answer in zip(lines[::2], lines[1::2], strict=True):
            assert (line.parameters, answer.parameters) == ({"to": answer.seat}, {"to": line.seat})
            assert line.intent == f"scene_to_{answer.character}"
            assert answer.intent == f"scene_answers_{line.character}"
            played += 1
    assert played > 2 * len(games())


def test_scenes_are_played_at_the_market_one_a_round_and_none_twice() -> None:
    for said in games():
        lines = [(number, event, saying) for number, event, saying in said if saying.is_scene][::2]
        assert all(isinstance(event, e.TurnEnded) and number >= FIRST_ROUND for number, event, _ in lines)
        assert max(Counter(number for number, *_ in lines).values(), default=0) <= 1
        assert max(Counter((saying.character, saying.intent) for *_, saying in lines).values(), default=0) <= 1


def test_the_last_speaker_does_not_begin_a_scene() -> None:
    for said in games():
        for (*_, before), (*_, after) in pairwise(said):
            if after.intent.startswith("scene_to_") and not before.is_scene:
                assert before.seat != after.seat


def test_the_same_seed_plays_the_same_scenes_and_another_plays_others() -> None:
    one, again, other = (scenes_of(seed) for seed in (1, 1, 2))
    assert one == again != other


def scenes_of(seed: int) -> list[Saying]:
    return [saying for *_, saying in talk(TABLES[0], seed, log(TABLES[0], 1)) if saying.is_scene]


def test_scenes_change_nothing_of_what_is_said_about_events(monkeypatch: pytest.MonkeyPatch) -> None:
    with_scenes = [[one for one in said if not one[2].is_scene] for said in games()]
    monkeypatch.setattr(company, "Scenes", Silent)
    assert games() == with_scenes


class Silent(Scenes):
    """A table that has no scenes."""

    def hear(self, _event: Event, _round: int, _last: int | None) -> tuple[Saying, ...]:
        return ()


def test_who_is_absent_has_no_scene() -> None:
    """People and strangers in the other seats: only the two characters at the table talk to each other."""
    played = set[str]()
    for seed in range(24):
        said = talk(("tuck", None, "random", "steward_easy"), seed, log(TABLES[0], 1))
        played |= {saying.intent for *_, saying in said if saying.is_scene}
    assert played == {"scene_to_steward", "scene_to_tuck", "scene_answers_steward", "scene_answers_tuck"}
    said = talk(("tuck", None, None, None), 1, log(TABLES[0], 1))
    assert not any(saying.is_scene for *_, saying in said)


def test_what_an_earlier_game_played_comes_again_only_when_all_were_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "CHANCE", 1.0)
    pair, done = ("tuck", "steward"), e.TurnEnded(1)
    heard = frozenset[Line]()
    for number in range(6):
        (line, _), (next_line, _) = game = play(pair, number, heard, done)
        assert {line.intent, next_line.intent} == {"scene_to_steward", "scene_to_tuck"}
        first = Scenes(pair, number, {spoken_by(line)}).hear(done, FIRST_ROUND, None)
        assert spoken_by(first[0]) == spoken_by(next_line)
        heard |= {spoken_by(saying) for said in game for saying in said}


def play(pair: tuple[str, str], seed: int, heard: frozenset[Line], done: Event) -> list[tuple[Saying, ...]]:
    """The scenes of two rounds; a third has none left."""
    table = Scenes(pair, seed, heard)
    said = [table.hear(done, number, None) for number in (2, 2, 3, 4)]
    assert [bool(one) for one in said] == [True, False, True, False]
    return [said[0], said[2]]


def spoken_by(saying: Saying) -> Line:
    return saying.character, saying.intent, saying.variant


def test_a_table_remembers_its_scenes_for_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "CHANCE", 1.0)
    table = Company(compose("second", 4), TABLES[0], 1)
    table.hear(e.RoundStarted(FIRST_ROUND))
    line, answer = table.hear(e.TurnEnded(1))
    assert {spoken_by(line), spoken_by(answer)} <= table.heard


def test_talk_about_an_event_goes_before_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "CHANCE", 1.0)
    table = Company(compose("second", 4), TABLES[0], 1)
    table.hear(e.RoundStarted(FIRST_ROUND))
    monkeypatch.setattr(company, "impulses", lambda *_: [Impulse(0, "time", 1.0, {})])
    (said,) = table.hear(e.TurnEnded(1))
    assert said.intent == "time"
