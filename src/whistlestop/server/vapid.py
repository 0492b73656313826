"""The keys by which push services know this server: made at its first start, and kept in the database for good.

A browser that has subscribed takes pushes signed with them and no others.
"""

import base64
import secrets
import time
from functools import lru_cache
from typing import Any

import msgspec

from whistlestop.server.outward import target
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ReminderRow
from whistlestop.server.store.store import Store

NAME = "push"
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
VALID_FOR = 12 * 3600  # seconds that a signature is good for
KEPT = 24 * 3600  # seconds that a push service keeps a call for a device that is off


async def keys(store: Store) -> tuple[str, str]:
    """The public and the private one."""
    found = await store.read(lambda connection: rows.key_pair(connection, NAME))
    if found is None:
        public, private = _new_pair()  # of two processes the first is believed
        found = await store.write(lambda connection: rows.key_pair(connection, NAME, public, private))
    assert found is not None
    return found


def _new_pair() -> tuple[str, str]:
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.derive_private_key(1 + secrets.randbelow(_ORDER - 1), ec.SECP256R1())
    return _public(made), _text(made.private_numbers().private_value.to_bytes(32))


def fit_together(public: str, private: str) -> bool:
    """Whether what is signed with the private one is known by the public one."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        made = ec.derive_private_key(int.from_bytes(_bytes(private)), ec.SECP256R1())
    except ValueError:
        return False
    return _public(made) == public


def _public(pair: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return _text(pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def is_key(text: str, length: int) -> bool:
    """Whether this is a key of a browser, so many bytes long."""
    try:
        return len(_bytes(text)) == length
    except ValueError:
        return False


def is_point(text: str) -> bool:
    """Whether this is a public key of a browser: nothing can be encrypted for any other."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(text))
    except ValueError:
        return False
    return is_key(text, 65)


def _bytes(text: str) -> bytes:
    """Strictly: what else stands in it, the library that encrypts would stumble over."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def sealed(reminder: ReminderRow, private: str, content: dict[str, str], topic: str) -> tuple[dict[str, str], bytes]:
    """A push that only the browser can read: its headers and its body."""
    from pywebpush import WebPusher

    info = {"endpoint": reminder.address, "keys": msgspec.json.decode(reminder.keys)}
    body = WebPusher(info).encode(msgspec.json.encode(content), "aes128gcm")["body"]
    site = reminder.site if reminder.site.startswith("https://") else "mailto:nobody@example.org"
    claims = {"sub": site, "aud": target(reminder.address).origin, "exp": int(time.time()) + VALID_FOR}
    headers = {
        **_signer(private).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": topic,  # of two that wait for a device that is off, the newer one counts
        "Urgency": "high",
    }
    return headers, body


@lru_cache(4)
def _signer(private: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(private.encode())
