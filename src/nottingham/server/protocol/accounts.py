"""HTTP bodies of accounts: passkeys, the handle that goes with them, and the browsers that are signed in.

What WebAuthn speaks of as bytes is base64url here, without padding. A session is a player's key like any other, so
that everything that a key is good for is good with it too.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import MessagePart, Name, Token
from nottingham.server.timestamps import Moment

Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=12_000)]
PasskeyId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The hash of what the authenticator calls it."""
Purpose = Literal["make", "sign_in", "prove", "add"]


class AskChallenge(Body, frozen=True):
    """Something for a passkey to sign: to make an account or sign in to it; to prove, or add one, in a session."""

    purpose: Purpose
    player: Token | None = None
    """The session, to prove and to add."""
    handle: Name = ""
    """The name that one wants, to make an account."""


class PasskeyChallenge(MessagePart, frozen=True):
    """What a browser tells an authenticator. It is answered once, within minutes, and for this purpose alone."""

    challenge: str
    rp: str
    """The host name that passkeys are for."""
    handle: str = ""
    """As it would be shown, once cleaned."""
    user: str = ""
    """Whose passkey it will be: an id that tells nothing."""
    algorithms: tuple[int, ...] = ()
    known: tuple[str, ...] = ()
    """The account's passkeys, as authenticators call them: one of them proves, none of them is added again."""


class NewPasskey(MessagePart, frozen=True):
    """What an authenticator says that made a passkey."""

    client_data: Base64
    attestation: Base64


class PasskeyProof(MessagePart, frozen=True):
    """What an authenticator says that signed with a passkey."""

    id: Base64
    client_data: Base64
    authenticator: Base64
    signature: Base64
    user: Base64 | None = None


class MakeAccount(Body, frozen=True):
    """A name that is one's own, opened by this passkey. What hangs on the browser's key moves there."""

    player: Token
    handle: Name
    passkey: NewPasskey
    device: Name = ""
    """What to call the browser in the list of those that are signed in."""


class SignIn(Body, frozen=True):
    """Go on as the player whose passkey this is."""

    proof: PasskeyProof
    device: Name = ""


class ProveAgain(Body, frozen=True):
    """Show a passkey again, before something that a stolen session must not do."""

    player: Token
    proof: PasskeyProof


class AddPasskey(Body, frozen=True):
    """One more passkey for the same account; a passkey was shown just before."""

    player: Token
    passkey: NewPasskey
    device: Name = ""


class RemovePasskey(Body, frozen=True):
    """A passkey opens this account no more; the last one cannot be removed."""

    player: Token
    passkey: PasskeyId


class PasskeyLine(MessagePart, frozen=True):
    """A passkey in the list of its holder."""

    id: str
    device: str
    """Where it was made."""
    made: Moment
    used: Moment


class SessionLine(MessagePart, frozen=True):
    """A browser that is signed in."""

    device: str
    since: Moment
    used: Moment
    """About when it was last here."""
    is_here: bool = False


class AccountInfo(MessagePart, frozen=True):
    """An account, for its holder's eyes."""

    handle: str
    since: Moment
    passkeys: tuple[PasskeyLine, ...]
    sessions: tuple[SessionLine, ...]
    is_fresh: bool
    """Whether a passkey was shown here so shortly ago that none is asked for again."""


class AccountFound(MessagePart, frozen=True):
    """The account that a key leads to; none for the key of somebody without one, or who was signed out."""

    account: AccountInfo | None


class SignedIn(MessagePart, frozen=True):
    """A browser that is signed in, and its key from now on."""

    player: str
    account: AccountInfo


class SignedOut(MessagePart, frozen=True):
    """How many browsers were signed out, and how many seats in running games were closed to every device."""

    sessions: int
    seats: int = 0
