"""Temper: the numbers in which characters differ. A mind without temper is the Steward at his best."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """What bends a mind. All zeros and ones would be plain arithmetic."""

    # as a merchant
    scruples: float = 0.0
    """Points an honest bag is worth beyond its goods."""
    daring: float = 1.0
    """Multiplies the fear of being opened: below 1 is bold, above 1 is timid."""
    bag_most: int = 5
    """The most cards this one likes to carry."""
    honest_rounds: int = 0
    """Rounds at the start in which no lie is told."""
    collector: float = 1.0
    """Multiplies what a card is worth on the way to a crown."""
    hoards: bool = False
    """Whether one good is collected for the whole game, come what may."""
    # as a briber
    bribes: float = 1.0
    """How readily a bribe is offered; 0 never."""
    openhanded: float = 1.0
    """Multiplies the price that is offered."""
    alms: float = 0.0
    """Chance of a small gift although the bag is honest."""
    spite: float = 0.1
    """Chance, for each suspicious rival, of paying to have that bag opened."""
    promises: float = 0.15
    """Chance that a promise is thrown in."""
    # as the Sheriff
    suspicion: float = 0.0
    """Added to the log odds that a bag holds a lie."""
    greed: float = 1.0
    """Multiplies the price below which a bribe is not worth taking."""
    demands: float = 0.6
    """How readily a price is named for a suspicious bag."""
    coin_flip: float | None = None
    """Opens with this chance, whatever the odds say; None goes by the odds."""
    forgives: float = 0.0
    """Chance to let a bag pass although opening it looks better."""
    goods_taste: float = 1.0
    """Multiplies what goods in a bribe are worth, next to coins."""
    # at all times
    rivalry: float = 0.25
    """Weight of what others gain or lose against what is gained oneself."""
    hunts_leader: float = 0.0
    """How much more the leader's loss is worth than anybody else's."""
    keeps_word: float = 0.6
    """Chance that a promise given earlier is kept."""
    noise: float = 1.0
    """Points by which choices waver, so that nobody reads a habit off them."""
    insight: float = 1.0
    """How much of what was seen of others counts: 0 thinks everybody average."""
    foresight: float = 1.0
    """How well the own cards are judged: below 1 choices waver more."""
