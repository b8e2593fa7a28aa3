"""Phrases of people at the table, set ones and those read in typed words, and what characters answer."""

from __future__ import annotations

from collections.abc import Sequence

from nottingham.bots.bot import SetPhrase
from nottingham.bots.characters import CHARACTERS
from nottingham.bots.voice.hearing import Hearing
from nottingham.bots.voice.impulses import Impulse
from nottingham.rules.engine.seats import Seat

PLEAS = ("let_me_pass", "trust_me", "only_apples", "too_much", "promise", "sorry")
PUZZLING = "puzzling"
"""What was said in words that nobody understood."""
POINTING = ("open_it", "look_at_that_one")
HAGGLING = ("too_little", "no_deal")
TO_ALL = ("hello", "good_luck", "ouch", "good_game", PUZZLING)
"""What is meant for the whole table, where nobody is named."""
INTENTS = {
    "thank_you": "welcome",
    "well_played": "welcome",
    "hello": "greet",
    "good_luck": "greet",
    "liar": "retort",
    "i_doubt_it": "retort",
    "threat": "retort",
    "deal": "shakes",
    "make_me_an_offer": "coy",
    "hurry_up": "unhurried",
    "one_moment": "patient",
    "ouch": "winces",
    "good_game": "salutes",
    PUZZLING: "puzzled",
}
"""What each phrase is answered with, where it is the same for every character."""
ALL_EARS = 0.5
"""From how much heed on somebody is moved by a plea, and says so."""
ANSWERED = 0.9
"""How ready somebody is to answer who was spoken to."""
PUZZLED = 0.3
"""How ready, where it was not understood."""


def answers_to(phrase: SetPhrase, hearing: Hearing, characters: Sequence[str | None]) -> list[Impulse]:
    """Who is spoken to, and what each could answer: whom the speaker has in mind, or those at the gate.

    Where the speaker alone is at the gate, that is everybody before it.
    """
    gate = [seat for seat in hearing.deciders if seat != phrase.seat]
    all_seats = list(range(hearing.ruleset.players))
    nobody_named = gate if gate and phrase.code not in TO_ALL else all_seats
    to = nobody_named if phrase.to is None or phrase.code in POINTING else [phrase.to]
    weight = PUZZLED if phrase.code == PUZZLING else ANSWERED
    return [
        Impulse(seat, intent, weight, {"to": phrase.seat})
        for seat in to
        if seat != phrase.seat and (intent := _intent(phrase, seat, hearing, characters))
    ]


def _intent(phrase: SetPhrase, seat: Seat, hearing: Hearing, characters: Sequence[str | None]) -> str | None:
    """What somebody answers by character; nothing to what needs no answer."""
    if phrase.code in HAGGLING:
        return "balk" if phrase.seat in hearing.deciders else None
    if phrase.code in PLEAS + POINTING:
        return _ear(characters[seat])
    return INTENTS.get(phrase.code)


def _ear(character: str | None) -> str:
    temper = CHARACTERS[character].temper if character else None
    return "heeds" if temper is None or temper.heeds >= ALL_EARS else "deaf"
