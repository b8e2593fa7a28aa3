"""A software authenticator: makes passkeys and signs with them as a browser would, or as a forger."""

from __future__ import annotations

import json
import secrets
import struct
from dataclasses import dataclass, field
from hashlib import sha256

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor

from nottingham.server.access.passkeys import encoded

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """One passkey, and what its holder's browser says of the page."""

    origin: str
    rp: str = "localhost"
    flags: int = PRESENT | VERIFIED
    counter: int = 0
    counts: bool = True
    is_cross_origin: bool = False
    user: str | None = None
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, challenge: dict[str, object], kind: str = "webauthn.create") -> dict[str, str]:
        self.user = str(challenge["user"])
        point = self.key.public_key().public_numbers()
        public = cbor.encode({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})  # COSE: ES256
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(ATTESTED) + attested
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "client_data": encoded(self._said(kind, str(challenge["challenge"]))),
            "attestation": encoded(attestation),
        }

    def prove(self, challenge: dict[str, object], kind: str = "webauthn.get") -> dict[str, str | None]:
        self.counter += self.counts
        said, data = self._said(kind, str(challenge["challenge"])), self._data()
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": encoded(self.id),
            "client_data": encoded(said),
            "authenticator": encoded(data),
            "signature": encoded(signature),
            "user": self.user,
        }

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": self.is_cross_origin}
        return json.dumps(said).encode()

    def _data(self, flags: int = 0) -> bytes:
        return sha256(self.rp.encode()).digest() + bytes([self.flags | flags]) + struct.pack(">I", self.counter)
