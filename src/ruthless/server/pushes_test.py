"""Pushes, by the examples of RFC 8291 and as a browser and a push service read them."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ruthless.server.destinations import Destinations
from ruthless.server.pushes import (
    CURVE,
    LENGTH,
    BadSubscription,
    Sender,
    check,
    decoded,
    decrypted,
    encoded,
    encrypted,
    point,
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    # RFC 8291, section 5 and appendix A
    letter = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        own=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        length=0,
    )
    assert encoded(letter) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    assert decrypted(letter, browser, decoded("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"


def test_every_letter_is_as_long_as_every_other_and_none_is_like_another() -> None:
    browser, auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
    key = point(browser.public_key())
    letters = [encrypted(text, key, auth) for text in (b"", b"a", b"a", b"b" * 1500)]
    assert len({len(one) for one in letters}) == 1
    assert len(set(letters)) == len(letters)
    assert [decrypted(one, browser, auth) for one in letters] == [b"", b"a", b"a", b"b" * 1500]
    assert len(letters[0]) < 4096, "more than services take"
    assert LENGTH > 1500


def test_nobody_else_can_read_one() -> None:
    browser, other, auth = ec.generate_private_key(CURVE), ec.generate_private_key(CURVE), b"0123456789abcdef"
    letter = encrypted(b"your turn", point(browser.public_key()), auth)
    for key, secret in ((other, auth), (browser, b"fedcba9876543210")):
        with pytest.raises(BadSubscription):
            decrypted(letter, key, secret)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("AAAA", "AAAA"), (encoded(b"\x04" + bytes(64)), encoded(bytes(16))), (encoded(b"x"), encoded(b"y"))],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        check(p256dh, auth)


def test_a_push_service_can_tell_who_sends() -> None:
    sender = Sender(Sender.drawn(), "https://play.example")
    browser = ec.generate_private_key(CURVE)
    subscription = {
        "endpoint": "https://push.example/send/abc",
        "p256dh": encoded(point(browser.public_key())),
        "auth": encoded(bytes(16)),
    }
    letter = sender.letter(
        subscription, {"code": "KR7Q2M"}, "KR7Q2M", Destinations(resolve=_nowhere), 1_700_000_000_000
    )
    assert json.loads(decrypted(letter.body, browser, bytes(16))) == {"code": "KR7Q2M"}
    claims = verified(letter.headers["authorization"], sender.public)
    assert claims == {"aud": "https://push.example", "exp": 1_700_043_200, "sub": "https://play.example"}
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert "KR7Q2M" not in str(letter.headers)
    assert len(letter.headers["topic"]) == 32
    with pytest.raises(InvalidSignature):
        verified(letter.headers["authorization"], Sender(Sender.drawn()).public)
    assert Sender(sender.secret).public == sender.public
    assert sender.secret not in repr(sender)


async def _nowhere(host: str, port: int) -> list[str]:
    return []


def verified(authorisation: str, public: str) -> dict[str, object]:
    """What a signature says, as a push service reads it; InvalidSignature if it is not by that key."""
    token = authorisation.partition("t=")[2].partition(",")[0]
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(dss, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)
