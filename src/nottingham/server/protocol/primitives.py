"""Protocol primitives: ids, names and codes that every message is made of, and the base of all parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from nottingham.locales import LANGUAGES

PROTOCOL = 3
"""Goes up when an old client could no longer follow."""

CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[str, Meta(min_length=32, max_length=64)]
TableName = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
EveningKey = Annotated[str, Meta(pattern="^[a-z0-9]{24}$")]
"""Of an evening of a standing table: everybody who has it can read its story, and nothing else."""
Code = Annotated[str, Meta(min_length=6, max_length=16, pattern=r"^[^\u0000-\u001f]*$")]
Name = Annotated[str, Meta(max_length=64)]
if TYPE_CHECKING:
    Language = str  # no checker knows the folders of a package
else:
    Language = Literal[LANGUAGES]
BotName = Annotated[str, Meta(pattern="^(llm:)?[A-Za-z0-9._-]{1,32}$")]
"""A bot, or by the operator's name for it a language model. Where a model answers, no client says or hears."""

PHRASES: tuple[str, ...] = (
    "hello",
    "good_luck",
    "only_apples",
    "trust_me",
    "i_doubt_it",
    "make_me_an_offer",
    "too_little",
    "deal",
    "no_deal",
    "open_it",
    "let_me_pass",
    "look_at_that_one",
    "liar",
    "well_played",
    "ouch",
    "thank_you",
    "sorry",
    "hurry_up",
    "one_moment",
    "good_game",
)
"""What can be said at any table, by code; every viewer reads it in their own language."""

REACTIONS: tuple[str, ...] = ("laughter", "gasp", "applause", "doubt", "gold", "toast")
"""What can be shown at one tap, as a phrase is said; a machine at the table takes no notice of it."""

GATE_PROBLEMS: tuple[str, ...] = (
    "unknown_host",
    "foreign_origin",
    "banned",
    "not_found",
    "wrong_method",
    "too_many_requests",
    "too_many_connections",
    "too_slow",
    "server_fault",
)
"""Why somebody is turned away before any table is asked."""


class MessagePart(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """Something that lies inside a message."""
