"""Web push (RFC 8030, 8291): a few words, encrypted for one browser and handed to the push service that it named."""

from __future__ import annotations

import asyncio
import binascii
import ssl
from base64 import urlsafe_b64decode
from contextlib import suppress
from typing import Literal, NamedTuple

import h11

from nottingham.server.access.push_endpoints import PushEndpoint, public_address, push_endpoint
from nottingham.server.access.vapid_key import VapidKey

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
except ImportError:  # there is no key without them, and without a key nothing is sent
    pass

WITHIN = 10.0
"""Seconds for one push, from the look-up of its name to the answer."""
PADDED_TO = 512
"""Bytes: how long a message is tells the service nothing."""
KEPT_FOR = 24 * 3600
"""Seconds that a service keeps a push for a browser that is not there."""
KEY_BYTES = 65
AUTH_BYTES = 16
READ_AT_ONCE = 4096

Outcome = Literal["sent", "gone", "refused", "later"]
"""Taken; no such browser any more; not taken, and never will be; not now."""


class PushKeys(NamedTuple):
    """What a browser gives to encrypt for it, both in base64url."""

    p256dh: str
    auth: str

    @property
    def are_sound(self) -> bool:
        try:
            point, secret = decoded(self.p256dh), decoded(self.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, binascii.Error):
            return False
        return len(point) == KEY_BYTES and len(secret) == AUTH_BYTES


class WebPush:
    """Sends by the key of this server."""

    def __init__(self, key: VapidKey, trusted_origin: str = "") -> None:
        self._key = key
        self._trusted = trusted_origin
        self._tls = ssl.create_default_context()

    @property
    def public_key(self) -> str:
        return self._key.public

    def endpoint(self, address: str) -> PushEndpoint | None:
        """An address taken apart, if something may be sent there."""
        return push_endpoint(address, self._trusted)

    async def send(self, address: str, keys: PushKeys, words: bytes, seconds: float) -> Outcome:
        endpoint = self.endpoint(address)
        if endpoint is None:
            return "gone"
        try:
            async with asyncio.timeout(WITHIN):
                peer = await public_address(endpoint, self._trusted)
                if peer is None:
                    return "refused"
                return _outcome(await self._post(endpoint, peer, keys, words, seconds))
        except (OSError, TimeoutError, EOFError, h11.ProtocolError):
            return "later"

    async def _post(self, endpoint: PushEndpoint, peer: str, keys: PushKeys, words: bytes, seconds: float) -> int:
        """The status with which the service answers; nothing else of its answer is read, and no redirect followed."""
        body = encrypted(keys, words)
        headers = {
            "host": endpoint.origin.partition("://")[2],
            "authorization": self._key.signed(endpoint.origin, seconds),
            "content-encoding": "aes128gcm",
            "content-length": str(len(body)),
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "normal",
        }
        secured = {"ssl": self._tls, "server_hostname": endpoint.host} if endpoint.is_tls else {}
        reader, writer = await asyncio.open_connection(peer, endpoint.port, **secured)  # type: ignore[arg-type]
        try:
            wire = h11.Connection(h11.CLIENT)
            asked = h11.Request(method="POST", target=endpoint.target, headers=list(headers.items()))
            for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(wire.send(part) or b"")
            await writer.drain()
            while not isinstance(event := wire.next_event(), h11.Response):
                if event is h11.NEED_DATA:
                    wire.receive_data(await reader.read(READ_AT_ONCE))
            return event.status_code
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def encrypted(keys: PushKeys, words: bytes) -> bytes:
    """For one browser alone: the service that carries it reads nothing."""
    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        words.ljust(PADDED_TO), private_key=once, dh=decoded(keys.p256dh), auth_secret=decoded(keys.auth)
    )
    return sealed


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "refused"
