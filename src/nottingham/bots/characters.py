"""Nine characters: the same mind with eight tempers, and a King whose play was learned.

Prince John and King Richard play to win; the others are good company first. Each temper is also there gentler and
sharper, as `tuck_gentle` and `tuck_sharp`.
"""

from __future__ import annotations

import msgspec

from nottingham.bots.levels import STRENGTHS
from nottingham.bots.mind.temper import Temper


class Character(msgspec.Struct, frozen=True):
    """A character to sit at a table with."""

    id: str
    emblem: str
    temper: Temper | None
    """What bends the mind that plays; None for one behind whom the bot of the same name plays, whatever it is."""

    @property
    def name(self) -> str:
        """The Fluent id of the name."""
        return f"character-{self.id.replace('_', '-')}-name"

    @property
    def about(self) -> str:
        """The Fluent id of the one-line description."""
        return f"character-{self.id.replace('_', '-')}-about"


TUCK = Temper(  # honest nine times in ten, gives small alms, forgives the polite
    nods=0.8,
    grudges=0.2,
    scruples=7.5,
    alms=0.12,
    bribes=0.7,
    openhanded=0.8,
    spite=0.0,
    demands=0.8,
    haggles=0.3,
    greed=1.0,
    forgives=0.05,
    rivalry=1.0,
    hunts_leader=1.0,
    promises=0.4,
    keeps_word=1.0,
    yields=0.6,
    honour=20.0,
    heeds=1.0,
)
WILL = Temper(  # half of what he carries is contraband, never pays for it, and flips a coin when in doubt
    bag_most=4,
    thrill=14.0,
    reads_gates=True,
    scruples=3.5,
    noise=0.4,
    bribes=0.0,
    alms=0.0,
    spite=0.0,
    suspicion=0.2,
    demands=1.0,
    haggles=1.0,
    coin_flip=0.2,
    rivalry=1.2,
    promises=0.0,
    yields=0.35,
    honour=14.0,
    heeds=0.5,
)
MARIAN = Temper(  # honest for three rounds, then one great run
    scruples=4.0,
    honest_rounds=3,
    great_run=True,
    forgives=0.0,
    bribes=1.0,
    alms=0.03,
    spite=0.0,
    demands=1.0,
    haggles=0.95,
    greed=1.0,
    rivalry=1.0,
    promises=0.2,
    keeps_word=0.9,
    suspicion=0.2,
    yields=0.5,
    honour=20.0,
    heeds=0.6,
    openhanded=0.75,
)
JOHN = Temper(  # collects one good for its crown, and would rather be paid in goods than in gold
    hoards=True,
    daring=1.0,
    collector=1.8,
    goods_taste=3.4,
    bribes=1.0,
    spite=0.0,
    demands=1.0,
    haggles=0.95,
    rivalry=0.3,
    hunts_leader=0.0,
    noise=1.6,
    keeps_word=0.9,
    yields=0.4,
    honour=20.0,
    alms=0.03,
    heeds=0.7,
)
MUCH = Temper(  # small bags, pays too much, takes any offer
    bag_most=4,
    scruples=1.5,
    reads_gates=True,
    bribes=0.45,
    openhanded=1.0,
    nods=0.9,
    grudges=0.5,
    alms=0.03,
    spite=0.0,
    demands=1.0,
    haggles=0.0,
    greed=1.2,
    rivalry=1.2,
    hunts_leader=1.5,
    promises=0.1,
    keeps_word=0.8,
    noise=0.3,
    suspicion=0.2,
    yields=1.0,
    honour=20.0,
    heeds=1.0,
)
GUY = Temper(  # pays to have others opened, and hunts the leader
    spite=1.2,
    daring=1.15,
    noise=0.6,
    grudges=2.5,
    bluffs=0.1,
    hunts_leader=5.0,
    suspicion=0.3,
    scruples=1.0,
    bribes=0.5,
    alms=0.0,
    demands=1.0,
    haggles=0.9,
    greed=1.3,
    rivalry=0.8,
    promises=0.0,
    keeps_word=0.3,
    yields=0.2,
    honour=14.0,
    heeds=0.2,
)
STEWARD = Temper(  # plays the odds, for his own purse more than against anybody
    daring=0.93,
    reads_gates=True,
    bribes=1.0,
    demands=1.0,
    haggles=1.0,
    greed=1.2,
    rivalry=0.8,
    hunts_leader=0.5,
    noise=0.8,
    yields=0.5,
    honour=18.0,
    alms=0.03,
    heeds=0.3,
    spite=0.1,
)
PRINCE_JOHN = Temper(  # plays to win, promises everything and keeps nothing
    daring=0.9,
    reads_gates=True,
    reads_markets=True,
    rivalry=1.2,
    hunts_leader=1.0,
    noise=0.8,
    promises=1.0,
    keeps_word=0.0,
    bluffs=0.1,
    grudges=1.5,
    bribes=0.15,
    demands=0.8,
    haggles=0.4,
    greed=1.8,
    alms=0.05,
    suspicion=0.2,
    spite=0.0,
    yields=0.3,
    sulks=True,
    honour=8.0,
    heeds=0.4,
)

CHARACTERS: dict[str, Character] = {
    one.id: one
    for one in (
        Character("tuck", "boar", TUCK),
        Character("will", "fox", WILL),
        Character("marian", "hare", MARIAN),
        Character("john", "stag", JOHN),
        Character("much", "mouse", MUCH),
        Character("guy", "raven", GUY),
        Character("steward", "owl", STEWARD),
        Character("prince_john", "lion", PRINCE_JOHN),
        Character("richard", "heart", None),
    )
}
TEMPERED = tuple(name for name, character in CHARACTERS.items() if character.temper is not None)
"""Those who are a mind with a temper: all but King Richard."""

AT_STRENGTHS: dict[str, Temper] = {
    f"{name}_{strength}": bend(character.temper)
    for strength, bend in STRENGTHS.items()
    for name, character in CHARACTERS.items()
    if character.temper is not None
}
"""The same people gentler and sharper than they are, by id."""
