"""HTTP API of accounts: passkeys by WebAuthn, sign-in, sign-out, and what only a fresh proof allows.

Nobody can ask which handles there are: one signs in by a passkey that the authenticator finds by itself. Only who wants
a handle is told that it is taken, behind the limit on setting tables.
"""

from __future__ import annotations

import secrets

from starlette.requests import Request

from nottingham.server.access import passkeys, tokens
from nottingham.server.access.passkeys import NotProven, ProvenKey, RelyingParty
from nottingham.server.access.rate_limits import RateByAddress
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.accounts import (
    AccountFound,
    AccountInfo,
    AddPasskey,
    AskChallenge,
    MakeAccount,
    NewPasskey,
    PasskeyChallenge,
    PasskeyProof,
    ProveAgain,
    RemovePasskey,
    SignedIn,
    SignedOut,
    SignIn,
)
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.protocol.players import MergePlayers, OwnPlayer, PlayersMerged
from nottingham.server.protocol.requests import Revoke
from nottingham.server.storage.accounts import PASSKEYS_MOST, AccountEntry, PasskeyEntry, SessionEntry
from nottingham.server.storage.challenges import ChallengeStore
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Sender
from nottingham.server.table.sanitize import clean_name
from nottingham.server.timestamps import now
from nottingham.server.transport.account_answers import account_info, demand_proof, key_hash
from nottingham.server.transport.http_answers import HttpProblem, address_of, allowed_name, body_of, do_at
from nottingham.server.transport.player_api import PlayerApi

HANDLE_LEAST = 2


class AccountApi:
    """What somebody can ask who has a passkey, or wants one."""

    def __init__(self, tables: TableRegistry, players: PlayerApi, joins: RateByAddress, sets: RateByAddress) -> None:
        self._tables = tables
        self._players = players
        self._joins = joins
        self._sets = sets
        self._accounts = players.accounts
        self._challenges = ChallengeStore(tables.services.store)
        self.endpoints = (
            Endpoint(
                "POST",
                "/api/account/challenge",
                "Begin with a passkey",
                self.ask_challenge,
                PasskeyChallenge,
                AskChallenge,
            ),
            Endpoint("POST", "/api/account/make", "Make an account", self.make_account, SignedIn, MakeAccount, 201),
            Endpoint("POST", "/api/account/sign-in", "Sign in by a passkey", self.sign_in, SignedIn, SignIn, 201),
            Endpoint("POST", "/api/account", "One's own account", self.show_account, AccountFound, OwnPlayer),
            Endpoint("POST", "/api/account/prove", "Show a passkey again", self.prove_again, AccountInfo, ProveAgain),
            Endpoint("POST", "/api/account/add", "Add a passkey", self.add_passkey, AccountInfo, AddPasskey, 201),
            Endpoint(
                "POST", "/api/account/remove", "Remove a passkey", self.remove_passkey, AccountInfo, RemovePasskey
            ),
            Endpoint(
                "POST", "/api/account/bring", "Bring a key's games", self.bring_games, PlayersMerged, MergePlayers
            ),
            Endpoint("POST", "/api/account/sign-out", "Sign out here", self.sign_out, SignedOut, OwnPlayer),
            Endpoint(
                "POST", "/api/account/sign-out-all", "Sign out everywhere", self.sign_out_all, SignedOut, OwnPlayer
            ),
        )

    # --- ceremonies

    async def ask_challenge(self, request: Request) -> PasskeyChallenge:
        wanted = await body_of(request, AskChallenge)
        self._joining(request)
        party = _party(request)
        match wanted.purpose:
            case "make":
                return await self._challenge_to_make(request, party, wanted.handle)
            case "sign_in":
                return PasskeyChallenge(challenge=await self._challenges.give("sign_in", "", now()), rp=party.id)
            case purpose:
                session = await self._session(wanted.player)
                if purpose == "add":
                    demand_proof(session)
                return await self._challenge_of(session, party, purpose)

    async def _challenge_to_make(self, request: Request, party: RelyingParty, wanted: str) -> PasskeyChallenge:
        handle = self._handle(wanted)
        if not self._sets.take(address_of(request)):  # or whole lists of names could be asked for
            raise HttpProblem("too_many_requests")
        if await self._accounts.is_taken(handle):
            raise HttpProblem("handle_taken", handle=handle)
        player = secrets.token_hex(32)
        challenge = await self._challenges.give("make", player, now())
        return PasskeyChallenge(
            challenge=challenge, rp=party.id, handle=handle, user=_user(player), algorithms=passkeys.ALGORITHMS
        )

    async def _challenge_of(self, session: SessionEntry, party: RelyingParty, purpose: str) -> PasskeyChallenge:
        known = await self._accounts.passkeys(session.player)
        return PasskeyChallenge(
            challenge=await self._challenges.give(purpose, session.player, now()),
            rp=party.id,
            handle=await self._accounts.handle_of(session.player) or "",
            user=_user(session.player),
            algorithms=passkeys.ALGORITHMS,
            known=tuple(passkeys.encoded(passkeys.credential_id(one.credential)) for one in known),
        )

    async def _proven_key(self, request: Request, purpose: str, offered: NewPasskey) -> tuple[str, ProvenKey]:
        """For which player a passkey was made, and its public half."""
        party = _party(request)
        try:
            challenge = passkeys.challenge_in(offered.client_data)
            player = await self._spend_challenge(challenge, purpose)
            return player, passkeys.proven_key(party, challenge, offered.client_data, offered.attestation)
        except NotProven as error:
            raise HttpProblem("passkey_refused") from error

    async def _proven(self, request: Request, purpose: str, proof: PasskeyProof) -> PasskeyEntry:
        """The passkey that was shown."""
        party = _party(request)
        try:
            challenge = passkeys.challenge_in(proof.client_data)
            player = await self._spend_challenge(challenge, purpose)
            known = await self._accounts.passkey(_passkey_id(passkeys.decoded(proof.id)))
            if known is None or (player and player != known.player) or proof.user not in (None, _user(known.player)):
                raise HttpProblem("passkey_unknown")
            counter = passkeys.proven_counter(
                party, challenge, known.credential, proof.client_data, proof.authenticator, proof.signature
            )
        except (NotProven, ValueError) as error:
            raise HttpProblem("passkey_refused") from error
        if passkeys.has_gone_back(known.counter, counter):
            raise HttpProblem("passkey_copied")
        if not await self._accounts.use_passkey(known, counter, now()):
            raise HttpProblem("passkey_refused")
        return known

    async def _spend_challenge(self, challenge: str, purpose: str) -> str:
        entry = await self._challenges.take(challenge, purpose, now())
        if entry is None:
            raise HttpProblem("challenge_spent")
        return entry.player

    # --- accounts

    async def make_account(self, request: Request) -> SignedIn:
        wanted = await body_of(request, MakeAccount)
        self._joining(request)
        handle, old = self._handle(wanted.handle), await self._players.player_of(wanted.player)
        if await self._accounts.account(old) is not None:
            raise HttpProblem("signed_in_already")
        player, made = await self._proven_key(request, "make", wanted.passkey)
        account = AccountEntry(player, handle, now())
        key, session = _new_session(player, wanted.device)
        if not await self._accounts.make(account, _new_passkey(player, made, wanted.device), session):
            is_taken = await self._accounts.is_taken(handle)
            raise HttpProblem("handle_taken", handle=handle) if is_taken else HttpProblem("passkey_refused")
        await self._players.move(player, old)
        return SignedIn(player=key, account=await account_info(self._accounts, session))

    async def sign_in(self, request: Request) -> SignedIn:
        wanted = await body_of(request, SignIn)
        self._joining(request)
        shown = await self._proven(request, "sign_in", wanted.proof)
        key, session = _new_session(shown.player, wanted.device)
        await self._accounts.sign_in(session)
        return SignedIn(player=key, account=await account_info(self._accounts, session))

    async def show_account(self, request: Request) -> AccountFound:
        wanted = await body_of(request, OwnPlayer)
        self._joining(request)
        session = await self._accounts.session(key_hash(wanted.player))
        return AccountFound(account=await account_info(self._accounts, session) if session else None)

    async def prove_again(self, request: Request) -> AccountInfo:
        wanted = await body_of(request, ProveAgain)
        self._joining(request)
        session = await self._session(wanted.player)
        shown = await self._proven(request, "prove", wanted.proof)
        if shown.player != session.player:
            raise HttpProblem("passkey_unknown")
        await self._accounts.prove(session.key, now())
        return await account_info(self._accounts, session._replace(proven=now()))

    async def add_passkey(self, request: Request) -> AccountInfo:
        wanted = await body_of(request, AddPasskey)
        self._joining(request)
        session = await self._session(wanted.player)
        demand_proof(session)
        if len(await self._accounts.passkeys(session.player)) >= PASSKEYS_MOST:
            raise HttpProblem("passkeys_full", most=PASSKEYS_MOST)
        player, made = await self._proven_key(request, "add", wanted.passkey)
        if player != session.player or not await self._accounts.add_passkey(_new_passkey(player, made, wanted.device)):
            raise HttpProblem("passkey_refused")
        return await account_info(self._accounts, session)

    async def remove_passkey(self, request: Request) -> AccountInfo:
        wanted = await body_of(request, RemovePasskey)
        self._joining(request)
        session = await self._session(wanted.player)
        demand_proof(session)
        own = [one.id for one in await self._accounts.passkeys(session.player)]
        if wanted.passkey in own and not await self._accounts.remove_passkey(session.player, wanted.passkey):
            raise HttpProblem("passkey_last")
        return await account_info(self._accounts, session)

    async def bring_games(self, request: Request) -> PlayersMerged:
        """Games that were played in this browser before one signed in; asked for, never by itself."""
        wanted = await body_of(request, MergePlayers)
        self._joining(request)
        session, other = await self._session(wanted.player), await self._players.player_of(wanted.other)
        if await self._accounts.account(other) is not None:
            raise HttpProblem("account_key")
        return PlayersMerged(seats=await self._players.move(session.player, other))

    # --- signing out

    async def sign_out(self, request: Request) -> SignedOut:
        wanted = await body_of(request, OwnPlayer)
        self._joining(request)
        session = await self._session(wanted.player)
        await self._accounts.sign_out(session.key)
        return SignedOut(sessions=1)

    async def sign_out_all(self, request: Request) -> SignedOut:
        """Here too. Seats in running games are closed to every device: a passkey opens them again."""
        wanted = await body_of(request, OwnPlayer)
        self._joining(request)
        session = await self._session(wanted.player)
        demand_proof(session)
        count = len(await self._accounts.sessions(session.player))
        await self._accounts.sign_out_everywhere(session.player)
        await self._players.pushes.forget_player(session.player)
        return SignedOut(sessions=count, seats=await self._close_seats(session.player))

    async def _close_seats(self, player: str) -> int:
        closed: set[tuple[str, int]] = set()
        for link in await self._players.book.all_running(player):
            actor = await self._tables.find(link.table)
            seat = actor.table.seat_of(link.token) if actor else None
            if actor is None or seat is None or (link.table, seat) in closed:
                continue
            kept = tokens.hashed(tokens.new_token())  # nobody's: the account alone leads to it
            await self._players.open_seat(player, actor, seat, kept)
            sender = Sender("person", seat)
            await do_at(actor, Envelope(sender=sender, id=f"close-{kept[:24]}", request=Revoke(), token=kept))
            closed.add((link.table, seat))
        return len(closed)

    # --- what all of them do

    def _handle(self, wanted: str) -> str:
        handle = allowed_name(self._tables.services.words, wanted)
        if len(handle) < HANDLE_LEAST:
            raise HttpProblem("handle_short", least=HANDLE_LEAST)
        return handle

    async def _session(self, key: str | None) -> SessionEntry:
        session = await self._accounts.session(key_hash(key)) if key else None
        if session is None:
            raise HttpProblem("signed_out")
        return session

    def _joining(self, request: Request) -> None:
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")


def _party(request: Request) -> RelyingParty:
    if not passkeys.IS_OFFERED:
        raise HttpProblem("passkeys_not_offered")
    party = passkeys.relying_party(request.headers.get("origin"))
    if party is None:
        raise HttpProblem("passkeys_need_name")
    return party


def _user(player: str) -> str:
    return passkeys.encoded(bytes.fromhex(player))


def _passkey_id(raw: bytes) -> str:
    return tokens.hashed(f"passkey\0{passkeys.encoded(raw)}")


def _new_passkey(player: str, made: ProvenKey, device: str) -> PasskeyEntry:
    moment = now()
    return PasskeyEntry(_passkey_id(made.id), player, made.credential, made.counter, clean_name(device), moment, moment)


def _new_session(player: str, device: str) -> tuple[str, SessionEntry]:
    """A browser's key, and what is kept of it."""
    key, moment = tokens.new_token(), now()
    return key, SessionEntry(key_hash(key), player, clean_name(device), moment, moment, moment)
