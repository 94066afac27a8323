"""Seals, mixtures and proofs: the vectors are computed with nothing but a hash, and every tampering is found."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any

import pytest

from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.server.fairness import Proof, Secret, Unfair, check

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
SALT = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"
ENTROPIES = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]
SECRET = Secret(SEED, SALT)


def test_the_seal_of_the_published_vector() -> None:
    assert SECRET.seal == "aae80b8151da1e5aa6b167713eb0f594c6533695b7a2959c699d062513c79c7b"
    assert SECRET.seal == hashlib.sha256(bytes.fromhex(SALT + SEED)).hexdigest()


def test_the_mixture_of_the_published_vector() -> None:
    message = "00112233445566778899aabbccddeeff\n\nffeeddccbbaa99887766554433221100\n"
    assert SECRET.mixed(ENTROPIES) == "a1809ec0d72b234c13c992bab881528362b774ea9f708e3883d34b98b56cc428"
    assert SECRET.mixed(ENTROPIES) == hmac.new(bytes.fromhex(SEED), message.encode(), "sha256").hexdigest()


def test_secrets_are_drawn_anew_each_time() -> None:
    drawn = [Secret.drawn() for _ in range(50)]
    assert len({one.seed for one in drawn}) == len({one.salt for one in drawn}) == 50
    assert all(len(bytes.fromhex(one.seed)) == 32 and len(bytes.fromhex(one.salt)) == 16 for one in drawn)


def test_everybodys_entropy_and_its_place_count() -> None:
    mixtures = [
        SECRET.mixed(entropies)
        for entropies in ([], [""], ["", ""], ["a", ""], ["", "a"], ["ab", ""], ["a", "b"], ENTROPIES)
    ]
    assert len(set(mixtures)) == len(mixtures)


def test_the_seal_tells_nothing_about_the_deal() -> None:
    """C2.1: what is shown before the deal is not what the deal is made from."""
    for entropies in ([], ["", ""], ENTROPIES):
        dealt = SECRET.mixed(entropies)
        assert dealt != SECRET.seal
        assert dealt not in (SEED, hashlib.sha256(SECRET.seal.encode()).hexdigest())
        public = SECRET.seal.encode(), bytes.fromhex(SECRET.seal)
        message = "".join(f"{one}\n" for one in entropies).encode()
        assert dealt not in [hmac.new(key, message, "sha256").hexdigest() for key in public]
        assert dealt not in [hashlib.sha256(key + message).hexdigest() for key in public]


def test_the_seal_is_salted() -> None:
    """C2.2: the same seed under another salt has another seal, and without the salt the seal cannot be tried."""
    assert Secret(SEED, "00" * 16).seal != SECRET.seal
    assert SECRET.seal != hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def record() -> Record:
    """A record that was dealt fairly."""
    proof = Proof.of(SECRET, ENTROPIES)
    match = Match.new("frantic", 3, proof.mixed)
    return replace(match.record(), proof=json.loads(json.dumps(proof.as_json())))


def test_a_fair_record_is_found_fair() -> None:
    assert check(record()) == Proof.of(SECRET, ENTROPIES)


def tampered(**changes: Any) -> Record:
    """The record with another proof."""
    fair = record()
    return replace(fair, proof={**(fair.proof or {}), **changes})


FLIPPED = {"seal": "0" * 64, "salt": "0" * 32, "seed": "0" * 64, "mixed": "0" * 64, "entropies": ["", "", ""]}


@pytest.mark.parametrize("name", FLIPPED)
def test_a_proof_with_another_value_is_unfair(name: str) -> None:
    with pytest.raises(Unfair, match=r"seal|entropies|seed"):
        check(tampered(**{name: FLIPPED[name]}))


@pytest.mark.parametrize("name", FLIPPED)
@pytest.mark.parametrize("value", [None, 7, "no hex", [None], {}])
def test_a_proof_with_a_value_of_the_wrong_form_is_unfair(name: str, value: object) -> None:
    with pytest.raises(Unfair):
        check(tampered(**{name: value}))


@pytest.mark.parametrize("name", FLIPPED)
def test_a_proof_that_lacks_something_is_unfair(name: str) -> None:
    fair = record()
    proof = {key: value for key, value in (fair.proof or {}).items() if key != name}
    with pytest.raises(Unfair, match="not complete"):
        check(replace(fair, proof=proof))


def test_a_whole_proof_of_another_deal_is_unfair() -> None:
    other = Proof.of(Secret("11" * 32, "22" * 16), ENTROPIES)
    with pytest.raises(Unfair, match="another seed"):
        check(replace(record(), proof=other.as_json()))


def test_entropies_in_another_order_are_unfair() -> None:
    with pytest.raises(Unfair, match="entropies"):
        check(tampered(entropies=ENTROPIES[::-1]))


def test_a_record_without_a_proof_is_unfair() -> None:
    with pytest.raises(Unfair, match="no proof"):
        check(replace(record(), proof=None))
