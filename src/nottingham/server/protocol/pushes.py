"""HTTP bodies of web push: a browser says that it wants to hear of its player's turn, and when it does not."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import Language, MessagePart, Token
from nottingham.server.timestamps import Moment

PushAddress = Annotated[str, Meta(min_length=1, max_length=1000)]
"""Where a push service takes what is for a browser. Nobody but browser and server knows it."""
PushSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+=*$", max_length=100)]
HourOfDay = Annotated[int, Meta(ge=0, le=23)]


class Quiet(MessagePart, frozen=True):
    """Hours in which nothing is sent, by the clocks of a place; the same hour twice is none."""

    first: HourOfDay = 22
    last: HourOfDay = 8
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Subscribe(Body, frozen=True):
    """Tell this browser when it is this player's turn in a game at leisure; asked again, it says how from now on."""

    player: Token
    endpoint: PushAddress
    p256dh: PushSecret
    auth: PushSecret
    language: Language = "en"
    quiet: Quiet = Quiet()


class Unsubscribe(Body, frozen=True):
    """Tell this browser nothing more. Its address at the push service is enough: a notice has a button for it."""

    endpoint: PushAddress


class AskPush(Body, frozen=True):
    """Whether this browser is told, and when not."""

    player: Token
    endpoint: PushAddress


class PushState(MessagePart, frozen=True):
    """How a browser is told; None where it is not."""

    quiet: Quiet | None


class PushLine(MessagePart, frozen=True):
    """A browser that is told, as it is kept: its address at the push service, its language and its quiet hours."""

    endpoint: str
    language: str
    quiet: Quiet
    since: Moment
