"""Pushes: letters to a browser whose page is closed, through the push service that it has named (Web Push).

What is inside is for the browser alone: it is encrypted for the key that the browser has made for us (RFC 8291, in the
form of RFC 8188), all letters being of one length. Who we are we say by a signature (VAPID, RFC 8292) with a key of our
own, which the browser has been shown when it was asked.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ruthless.server.destinations import Destinations
from ruthless.server.posting import Letter

CURVE = ec.SECP256R1()
LENGTH = 2048
"""Bytes of what is encrypted, whatever it says: nobody on the way learns anything from how long it is."""
KEPT = 12 * 3600
"""Seconds for which a push service keeps what it cannot deliver: tomorrow it is somebody else's turn."""
LASTING = 12 * 3600
"""Seconds for which a signature is good: services allow a day."""
_RECORD = 4096


class BadSubscription(Exception):
    """No letter can be encrypted for this."""


def encoded(data: bytes) -> str:
    """Bytes as the web writes them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The other way round; BadSubscription if it is none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise BadSubscription("not what the web writes") from error


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key in 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _content_keys(shared: bytes, auth: bytes, salt: bytes, theirs: bytes, ours: bytes) -> tuple[bytes, bytes]:
    """Key and nonce of the only record, from what both sides know."""
    input_key = _derived(shared, auth, b"WebPush: info\0" + theirs + ours, 32)
    return (
        _derived(input_key, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(input_key, salt, b"Content-Encoding: nonce\0", 12),
    )


def encrypted(
    text: bytes,
    p256dh: bytes,
    auth: bytes,
    *,
    salt: bytes = b"",
    own: ec.EllipticCurvePrivateKey | None = None,
    length: int = LENGTH,
) -> bytes:
    """What only the browser with these keys can read. `salt` and `own` are new for each letter, unless a test has some."""
    salt, own = salt or secrets.token_bytes(16), own or ec.generate_private_key(CURVE)
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    except ValueError as error:
        raise BadSubscription("not a key") from error
    if len(auth) != 16:
        raise BadSubscription("not a secret of 16 bytes")
    ours = point(own.public_key())
    key, nonce = _content_keys(own.exchange(ec.ECDH(), theirs), auth, salt, p256dh, ours)
    padded = text + b"\x02" + bytes(max(0, length - len(text) - 1))
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def decrypted(letter: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: here so that it stands beside how it is written, for whoever tests it."""
    salt, length = letter[:16], letter[20]
    theirs, sealed = letter[21 : 21 + length], letter[21 + length :]
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key, nonce = _content_keys(shared, auth, salt, point(own.public_key()), theirs)
    try:
        padded = AESGCM(key).decrypt(nonce, sealed, None)
    except InvalidTag as error:
        raise BadSubscription("not for this key") from error
    return padded.rstrip(b"\0").removesuffix(b"\x02")


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends: a key that is kept with the data of the server, and where its host can be reached."""

    secret: str = field(repr=False)
    """32 bytes, as the web writes them."""
    contact: str = ""

    @staticmethod
    def drawn() -> str:
        """A new secret."""
        return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))

    @property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(decoded(self.secret), "big"), CURVE)

    @property
    def public(self) -> str:
        """What browsers are shown."""
        return encoded(point(self._key.public_key()))

    def authorisation(self, origin: str, now: int) -> str:
        """Says to a push service who we are; `now` in milliseconds since 1970."""
        claims = {"aud": origin, "exp": now // 1000 + LASTING, **({"sub": self.contact} if self.contact else {})}
        parts = [encoded(_json(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"

    def letter(
        self,
        subscription: Mapping[str, str],
        said: Mapping[str, object],
        topic: str,
        destinations: Destinations,
        now: int,
    ) -> Letter:
        """A letter to a browser. Of several with the same topic that wait, the last one is delivered.

        BadSubscription or BadDestination if there can be none.
        """
        to = destinations.read(subscription["endpoint"])
        body = encrypted(_json(said), decoded(subscription["p256dh"]), decoded(subscription["auth"]))
        headers = {
            "authorization": self.authorisation(to.origin, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
            "topic": encoded(hashlib.sha256(topic.encode()).digest())[:32],
        }
        return Letter(subscription["endpoint"], body, headers)


def check(p256dh: str, auth: str) -> None:
    """BadSubscription if nothing can be encrypted for these keys."""
    encrypted(b"", decoded(p256dh), decoded(auth), length=0)


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
