"""Temper: the numbers in which characters differ. A mind without temper is the Steward at his best."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """What bends a mind. As it stands here it is plain arithmetic, played to win."""

    # as a merchant
    scruples: float = 0.0
    """Points an honest bag is worth beyond its goods; below 0 is a taste for lies."""
    daring: float = 1.0
    """Multiplies the fear of being opened: below 1 is bold, above 1 is timid."""
    reads_gates: bool = False
    """Whether it is learned by size how often lies are opened, and how often honest bags; otherwise all are one."""
    bag_most: int = 5
    """The most cards this one likes to carry."""
    honest_rounds: int = 0
    """Rounds at the start in which no lie is told."""
    great_run: bool = False
    """Whether contraband is saved up for one great run, before and after which no lie is told."""
    thrill: float = 0.0
    """Points that each card of a bag of contraband alone is worth beyond its own among four, until half is such."""
    collector: float = 1.0
    """Multiplies what a card is worth on the way to a crown."""
    hoards: bool = False
    """Whether one good is collected for the whole game, come what may."""
    # as a briber
    bribes: float = 0.9
    """How readily a bribe is offered for a lie; 0 never pays, asked or unasked."""
    openhanded: float = 1.0
    """Multiplies the price that is offered, and what is paid when asked."""
    alms: float = 0.08
    """Chance of a small gift although the bag is honest: charity, or bait."""
    spite: float = 0.3
    """Chance of paying to have a rival opened when that pays; above 1 also when it does not quite."""
    promises: float = 0.1
    """Chance that a promise is thrown in."""
    bluffs: float = 0.0
    """Chance that half of a bribe is goods from the bag that are not in it."""
    yields: float = 0.0
    """What of the gap to the other side each step of haggling gives up, also at the gate; 0 names one price."""
    honour: float = 9.0
    """Points that a promise to let a bag pass is worth, if it is kept."""
    # as the Sheriff
    sulks: bool = False
    """Whether the first answer to a demand makes it dearer, before it becomes cheaper."""
    reads_markets: bool = False
    """Whether it counts against a bag what its owner took, threw away and drew unseen at the market."""
    suspicion: float = 0.0
    """Added to the log odds that a bag holds a lie."""
    greed: float = 1.0
    """Multiplies the price below which a bribe is not worth taking."""
    demands: float = 0.7
    """How readily a price is named for a suspicious bag."""
    haggles: float = 0.5
    """How readily a good offer is answered with a higher price."""
    coin_flip: float | None = None
    """Opens with this chance wherever the odds leave a doubt; None goes by the odds."""
    forgives: float = 0.0
    """Chance to let a bag pass although opening it looks better."""
    nods: float = 0.0
    """Chance to take any bribe at all, if only it is something: out of good nature, or for want of nerve."""
    goods_taste: float = 1.0
    """Multiplies what goods in a bribe are worth, next to coins."""
    # at all times
    heeds: float = 0.0
    """How much of what people say counts, pleas and pointed fingers: 0 is deaf, 1 all ears."""
    rivalry: float = 1.0
    """Weight of what all rivals together gain or lose against what is gained oneself."""
    hunts_leader: float = 1.0
    """How much of that weight falls on the leader: 0 treats all alike."""
    keeps_word: float = 0.7
    """Chance that a promise given earlier is kept."""
    noise: float = 1.0
    """Points by which choices waver, so that nobody reads a habit off them."""
    grudges: float = 1.0
    """How much is made of who did one a good or a bad turn: 0 forgets it at once."""
    insight: float = 1.0
    """How much of what was seen of others counts: 0 thinks everybody average."""
