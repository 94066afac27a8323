"""House rules as they are written on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.kernel.errors import BadOption


def house_rules(given: Sequence[str]) -> dict[str, object]:
    """Options from `NAME=VALUE`, as often as it is said."""
    rules: dict[str, object] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise BadOption(f"option {one!r} has no value: write NAME=VALUE")
        rules[name] = value
    return rules
