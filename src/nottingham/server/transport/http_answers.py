"""HTTP answers: what every endpoint does with a request: reads its body, does something at a table, or says why not."""

from __future__ import annotations

import gzip
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from nottingham.rules.engine.seats import Seat
from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import household
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.live.actor import TableActor
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.http_bodies import MySeat, Problem, Seated, SitDown
from nottingham.server.protocol.messages import Refused
from nottingham.server.protocol.primitives import MessagePart
from nottingham.server.storage.blocks import NO_BLOCKS, BlocksMet
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, Sit
from nottingham.server.table.sanitize import clean_name
from nottingham.server.table.state import Table

BODY_MOST = 16 * 1024
P = TypeVar("P", bound=MessagePart)
STATUS = {
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_block": 404,
    "no_such_standing": 404,
    "no_such_evening": 404,
    "no_such_cup": 404,
    "not_in_cup": 403,
    "round_runs": 403,
    "seat_lost": 403,
    "not_host": 403,
    "removed_before": 403,
    "held_another_seat": 403,
    "not_admitted": 403,
    "no_hints": 403,
    "signed_out": 403,
    "proof_needed": 403,
    "passkey_refused": 403,
    "passkey_unknown": 403,
    "passkey_copied": 403,
    "challenge_spent": 403,
    "rated_needs_key": 403,
    "rated_one_seat": 403,
    "rated_one_address": 403,
    "tutor_busy": 503,
    "tutor_failed": 503,
    "server_full": 503,
    "not_found": 404,
    "too_many_requests": 429,
    "malformed": 400,
    "weak_token": 400,
    "body_too_long": 413,
    "server_fault": 500,
}
"""Of a problem; the others are a conflict with how things stand at the table."""
CONFLICT = 409


class HttpProblem(Exception):
    """The request cannot be granted."""

    def __init__(self, code: str, **parameters: str | int) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, parameters=parameters)
        self.status = STATUS.get(code, CONFLICT)


async def sit_at(
    actor: TableActor, wanted: SitDown, token: str, address: str, player: str = "", blocks: BlocksMet = NO_BLOCKS
) -> None:
    hashed = tokens.hashed(token)
    sit = Sit(
        name=wanted.name,
        language=wanted.language,
        token=hashed,
        seat=wanted.seat,
        address=address,
        player=player,
        mutes=blocks.mutes,
        muted_by=blocks.muted_by,
    )
    envelope = Envelope(sender=SERVER, id=f"sit-{actor.table.seq}-{hashed[:24]}", request=sit)
    try:
        await do_at(actor, envelope)
    except HttpProblem:
        if actor.table.seat_of(hashed) is None:  # asked twice at once, they sit already
            raise


async def do_at(actor: TableActor, envelope: Envelope) -> None:
    """Ask a table for something on behalf of the server, and object if it refuses."""
    answer = await actor.ask(envelope)
    if isinstance(answer, Refused):
        raise HttpProblem(answer.refusal.code, **answer.refusal.parameters)


def seated_at(table: Table, token: str) -> Seated:
    seat = table.seat_of(tokens.hashed(token))
    if seat is None and table.asking is not None and table.asking.holder.token == tokens.hashed(token):
        raise HttpProblem("consent_awaited")
    if seat is None:  # sat down, and removed in the same moment
        raise HttpProblem("seat_lost")
    return Seated(table=table.name, seat=seat, token=token, code=table.code)


def my_seat(table: Table, seat: Seat) -> MySeat:
    """A seat as its holder finds it again, and whether something is to be done there."""
    awaited = table.game.state.public.phase.awaits() if table.game and table.stage == "playing" else ()
    must_act = seat in awaited and not table.chairs[seat].bot
    return MySeat(seat=seat, must_act=must_act, touched=table.touched, table=table.info())


def token_of(offered: str | None) -> str:
    if offered is None:
        return tokens.new_token()
    if not tokens.is_sound(offered):
        raise HttpProblem("weak_token")
    return offered


def allowed_name(words: WordFilter, wanted: str) -> str:
    """A name as it is shown, once cleaned, if nothing of the operator's list is in it."""
    name = clean_name(wanted)
    if words.finds(name):
        raise HttpProblem("name_not_allowed")
    return name


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def mark_of(tables: TableRegistry, actor: TableActor, request: Request) -> str:
    return tables.services.marks.at(actor.table, household(address_of(request)))


async def body_of(request: Request, kind: type[P]) -> P:
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > BODY_MOST:
            raise HttpProblem("body_too_long")
    try:
        return json_codec.read(bytes(raw), kind)
    except json_codec.Malformed as error:
        raise HttpProblem("malformed", why=str(error)) from error


def json_answer(part: MessagePart, status: int, *, is_packed: bool = False) -> Response:
    """A replay is long and says the same again and again, so it is packed for those who understand it."""
    body, headers = json_codec.as_json(part), {"cache-control": "no-store"}
    if is_packed:
        body, headers["content-encoding"] = gzip.compress(body, 4, mtime=0), "gzip"
    return Response(body, status, media_type="application/json", headers=headers)
