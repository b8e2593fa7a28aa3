"""VAPID key: signs web push for this server, so that a push service takes it from nobody else.

It is in no database but in a file of its own, made once, or given by the operator: browsers subscribe to this key, and
what was subscribed to another one is lost.
"""

from __future__ import annotations

import logging
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import NamedTuple

from nottingham.server.access.address_secret import make_once

try:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    IS_OFFERED = True
except ImportError:
    IS_OFFERED = False

P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
SIGNED_FOR = 12 * 3600
"""Seconds that a signature is good for; a day is the most that services take."""

logger = logging.getLogger(__name__)


class VapidKey(NamedTuple):
    """The key of a server, and whom a push service may turn to about it."""

    signer: Vapid02
    contact: str

    @property
    def public(self) -> str:
        """The half that browsers are given."""
        raw = self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).decode().rstrip("=")

    def signed(self, origin: str, seconds: float) -> str:
        """The header by which the service at an origin knows who sends."""
        claims = {"aud": origin, "sub": self.contact, "exp": int(seconds) + SIGNED_FOR}
        return str(self.signer.sign(claims)["Authorization"])


def vapid_key(given: str, file: Path, public_url: str) -> VapidKey | None:
    """The key that was set, or that of a file, which is made at the first start; None where there can be none."""
    if not IS_OFFERED:
        return None
    try:
        if not given:
            make_once(file, _new_key())
        raw = given or file.read_text(encoding="ascii")
    except OSError:
        logger.warning("no key for web push can be kept: nobody is told of their turn")
        return None
    contact = public_url if public_url.startswith("https://") else "mailto:operator@localhost"
    return VapidKey(Vapid02.from_raw(raw.strip().encode()), contact)


def _new_key() -> bytes:
    """The private half, as other tools for web push write it too."""
    return urlsafe_b64encode((1 + secrets.randbelow(P256_ORDER - 1)).to_bytes(32, "big")).rstrip(b"=")
