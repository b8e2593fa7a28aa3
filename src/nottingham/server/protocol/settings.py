"""Table settings: what is agreed before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.rules.engine.families import Terms
from nottingham.server.protocol.primitives import MessagePart


class ClockRules(MessagePart, frozen=True):
    """How long a seat that must act may take, and what happens then."""

    seconds: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 0
    """For each decision; 0 is no limit, from an hour on the game is played at leisure."""
    when_out: Literal["move", "bot"] = "bot"
    """A default move is made for the seat, or a bot holds the seat until its player returns."""
    grace: Annotated[int, Meta(ge=0, le=3600)] = 90
    """Seconds that a player who lost the connection is waited for before a bot holds the seat; 0 is for ever.
    Where a game is played at leisure nobody need be connected, and there is no such wait."""

    @property
    def is_at_leisure(self) -> bool:
        """Played over days: nobody need be there at the same time as others."""
        return self.seconds >= 3600


class Settings(MessagePart, frozen=True):
    """What is agreed before anybody sits down."""

    edition: Annotated[str, Meta(max_length=20)] = "first"
    players: Annotated[int, Meta(ge=3, le=6)] = 4
    options: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=16)] = ()
    terms: Annotated[tuple[Terms, ...], Meta(max_length=16)] = ()
    """What was settled for options that have something to settle; an option that is not named is as the law has it."""
    clock: ClockRules = ClockRules()
    is_public: bool = False
    """Listed, open to strangers and spectators, and without free text in the talk."""
    fill_after: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds after which bots take the seats that are still empty and the first game begins; 0 is never."""
    is_guided: bool = False
    """A first game with a set deal and two characters who teach it; everything else is then as that lesson has it."""
    day: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    """The date whose market is played here, which says all the rest; empty elsewhere. Only the server sets it."""
    has_hints: bool = True
    """Whether who plays against bots alone may ask the tutor what to do; among people nobody ever may."""
    is_rated: bool = False
    """Whether the ratings of those who play move with the result; everybody then holds a player's key."""
    cup: Annotated[str, Meta(max_length=16)] = ""
    """The link of the cup that this table belongs to; empty elsewhere. Only the server sets it."""
    has_tablet: bool = False
    """Whether a screen in the middle of a real table shows what all may see, and players' devices leave that out."""

    @property
    def goes_on_alone(self) -> bool:
        """Whether clocks and bots go on where nobody is connected: others wait for the end of it."""
        return self.clock.is_at_leisure or bool(self.cup)
