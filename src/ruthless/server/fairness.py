"""Where the luck of a match comes from, in a way that everybody can check afterwards.

The server seals a seed before it knows what the players will contribute, and deals from a mixture of both. Neither
side can choose the deal: the server would have to break its seal, a player would have to know the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.record import Record


class Unfair(RuthlessError):
    """A proof does not fit its record: the deal was not the one that was sealed."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A seed with its salt, in hex. The salt keeps anybody from finding the seed by trying."""

    seed: str
    salt: str

    @classmethod
    def drawn(cls) -> Secret:
        """A new one, from the operating system."""
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def seal(self) -> str:
        """What is shown before the deal."""
        return hashlib.sha256(bytes.fromhex(self.salt) + bytes.fromhex(self.seed)).hexdigest()

    def mixed(self, entropies: Sequence[str]) -> str:
        """The seed of the match: one line for each person, empty for who gave nothing."""
        message = "".join(f"{one}\n" for one in entropies)
        return hmac.new(bytes.fromhex(self.seed), message.encode(), hashlib.sha256).hexdigest()

    def derived(self, purpose: str) -> bytes:
        """A key for another purpose, which tells nothing of the seed and which nobody else can work out."""
        return hmac.digest(bytes.fromhex(self.salt), f"{purpose}\n{self.seed}".encode(), "sha256")


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything needed to check a deal, shown when the match is over."""

    seal: str
    salt: str
    seed: str
    entropies: tuple[str, ...]
    mixed: str

    @classmethod
    def of(cls, secret: Secret, entropies: Sequence[str]) -> Proof:
        """The proof for a match that was dealt from this secret."""
        return cls(secret.seal, secret.salt, secret.seed, tuple(entropies), secret.mixed(entropies))

    def as_json(self) -> dict[str, object]:
        """The proof as plain data."""
        return {**asdict(self), "entropies": list(self.entropies)}


def check(record: Record) -> Proof:
    """The proof of a record, if seal, mixture and seed fit together; Unfair says what does not."""
    if record.proof is None:
        raise Unfair("the record has no proof: it was not played at a server")
    try:
        given = record.proof
        proof = Proof(
            seal=str(given["seal"]),
            salt=str(given["salt"]),
            seed=str(given["seed"]),
            entropies=tuple(str(one) for one in given["entropies"]),
            mixed=str(given["mixed"]),
        )
        secret = Secret(proof.seed, proof.salt)
        if secret.seal != proof.seal:
            raise Unfair("seed and salt do not give the seal that was shown before the deal")
        if secret.mixed(proof.entropies) != proof.mixed:
            raise Unfair("the server's seed and the players' entropies do not give the seed of the match")
    except (KeyError, TypeError, ValueError) as error:
        raise Unfair(f"the proof is not complete: {error}") from error
    if proof.mixed != record.seed:
        raise Unfair("the match was dealt from another seed than the one that was agreed on")
    return proof
