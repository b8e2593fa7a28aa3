"""WebAuthn ceremonies: what a browser and its authenticator say is checked here, by the library fido2.

The library is the extra 'public'; where it is not installed nobody is offered a passkey, and the offerings say so. A
passkey belongs to a name of the server's: an IP address cannot have one.
"""

from __future__ import annotations

import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from nottingham.server.access.proxies import ip_address

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from fido2.server import Fido2Server
    from fido2.webauthn import (
        AttestationObject,
        AttestedCredentialData,
        AuthenticationResponse,
        AuthenticatorAssertionResponse,
        AuthenticatorAttestationResponse,
        AuthenticatorData,
        CollectedClientData,
        PublicKeyCredentialRpEntity,
        RegistrationResponse,
        UserVerificationRequirement,
    )

    IS_OFFERED = True
except ImportError:
    UnsupportedAlgorithm = ArithmeticError  # type: ignore[misc, assignment]
    IS_OFFERED = False

ALGORITHMS = (-7, -257)
"""ES256 and RS256 by their COSE numbers: every authenticator has one of them."""
COSE_ALGORITHM = 3
CREDENTIAL_ID_MOST = 1023
UNSOUND = (
    *(ArithmeticError, AssertionError, AttributeError, EOFError, LookupError, RuntimeError, TypeError, ValueError),
    *(struct.error, UnsupportedAlgorithm),
)
T = TypeVar("T")


class NotProven(Exception):
    """What was signed is not what was asked for, or not by whom it says."""


class RelyingParty(NamedTuple):
    """For whom passkeys are made: a host name, and the one origin whose pages may use them."""

    id: str
    origin: str


class ProvenKey(NamedTuple):
    """The public half of a new passkey."""

    id: bytes
    credential: bytes
    counter: int


def relying_party(origin: str | None) -> RelyingParty | None:
    """By the origin that the gatekeeper let in; None for programs, for addresses, and where a browser has no trust."""
    parts = urlsplit(origin or "")
    name = parts.hostname or ""
    is_own_machine = name == "localhost" or name.endswith(".localhost")
    if not name or ip_address(name) is not None or (parts.scheme != "https" and not is_own_machine):
        return None
    return RelyingParty(name, f"{parts.scheme}://{parts.netloc}")


def challenge_in(client_data: str) -> str:
    """Which challenge a browser says that it answers: to look up what that was given out for."""
    return encoded(_sound(lambda: CollectedClientData(decoded(client_data))).challenge)


def proven_key(party: RelyingParty, challenge: str, client_data: str, attestation: str) -> ProvenKey:
    """A new passkey, if it was made for this challenge, on a page of this server, by a person who was there."""

    def complete() -> AuthenticatorData:
        said, made = CollectedClientData(decoded(client_data)), AttestationObject(decoded(attestation))
        response = AuthenticatorAttestationResponse(client_data=said, attestation_object=made)
        assert made.auth_data.credential_data is not None  # the library asks for it too
        answer = RegistrationResponse(raw_id=made.auth_data.credential_data.credential_id, response=response)
        return _server(party, said).register_complete(_state(challenge), answer)

    data = _sound(complete)
    made = data.credential_data
    if made is None or made.public_key.get(COSE_ALGORITHM) not in ALGORITHMS:
        raise NotProven("algorithm")
    if len(made.credential_id) > CREDENTIAL_ID_MOST:
        raise NotProven("id")
    return ProvenKey(made.credential_id, bytes(made), data.counter)


def proven_counter(
    party: RelyingParty, challenge: str, credential: bytes, client_data: str, authenticator: str, signature: str
) -> int:
    """How often the passkey was used, by its own count, if it signed this challenge on a page of this server."""

    def complete() -> int:
        said, data = CollectedClientData(decoded(client_data)), AuthenticatorData(decoded(authenticator))
        response = AuthenticatorAssertionResponse(
            client_data=said, authenticator_data=data, signature=decoded(signature)
        )
        known = AttestedCredentialData(credential)
        answer = AuthenticationResponse(raw_id=known.credential_id, response=response)
        _server(party, said).authenticate_complete(_state(challenge), [known], answer)
        return data.counter

    return _sound(complete)


def credential_id(credential: bytes) -> bytes:
    """What the authenticator calls a passkey."""
    return AttestedCredentialData(credential).credential_id


def has_gone_back(before: int, counter: int) -> bool:
    """Whether a passkey counts less than it did: there are two of it. Many count nothing, and say 0."""
    return (before, counter) != (0, 0) and counter <= before


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _server(party: RelyingParty, said: CollectedClientData) -> Fido2Server:
    entity = PublicKeyCredentialRpEntity(name="Nottingham", id=party.id)
    return Fido2Server(entity, verify_origin=lambda origin: origin == party.origin and not said.cross_origin)


def _state(challenge: str) -> dict[str, object]:
    return {"challenge": challenge, "user_verification": UserVerificationRequirement.REQUIRED}


def _sound(work: Callable[[], T]) -> T:
    """The library meets whatever strangers send with many kinds of errors; each means that nothing is proven."""
    try:
        return work()
    except UNSOUND as error:
        raise NotProven(type(error).__name__) from error
