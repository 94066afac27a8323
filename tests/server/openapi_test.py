"""The interface over HTTP is what its description says, whatever is asked: nothing crashes, every answer is described."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.config import SchemathesisConfig
from schemathesis.python import asgi

from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.limits import NONE

EXAMPLES = 10
"""Requests of each kind to each address."""

EXPECTED = ["2xx", "401", "404", "409"]
"""What well-formed requests lead to: no table, record or seat has the name that was made up, or it is not free."""
SOMETIMES = {
    # Whether a record can be played again is for the rules to say, answer by answer, and a checksum has to fit it.
    "/api/replay": ["422"],
    # Besides, an address has one analysis at a time.
    "/api/analyses": ["422", "429"],
    # Whether a name can be seen, and how long it is to who sees it, no pattern can say.
    "/api/tables": ["422"],
    "/api/tables/{code}/seats": ["422"],
    "/api/lessons": ["422"],
}
"""What else they may lead to at some addresses."""


def accepting(*more: str) -> dict[str, Any]:
    """The check that good data is taken, or refused for a good reason."""
    return {"positive_data_acceptance": {"expected-statuses": [*EXPECTED, *more]}}


CONFIG = {
    "checks": accepting(),
    "operations": [{"include-path": path, "checks": accepting(*more)} for path, more in SOMETIMES.items()],
}


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The interface as described, with a server behind it that limits nothing."""
    database = tmp_path_factory.mktemp("openapi") / "tables.sqlite"
    yield schemathesis.openapi.from_asgi(
        "/openapi.json",
        create_app(f"sqlite:///{database}", limits=NONE, pace=AT_ONCE),
        config=SchemathesisConfig.from_dict(CONFIG),
    )
    asgi.shutdown_lifespans()


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_every_answer_is_as_described(described: Any, mode: Any) -> None:
    operations = [result.ok() for result in described.get_all_operations()]
    assert len(operations) >= 10
    asked: list[Any] = []
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            case.call_and_validate()
            asked.append(case)

        with suppress(Unsatisfiable):  # there is nothing to get wrong
            check()
    assert len(asked) > 8 * EXAMPLES


def test_every_refusal_has_an_id(described: Any) -> None:
    """What clients show when something fails is always found by its id."""
    models = described.raw_schema["components"]["schemas"]
    assert models["Refusal"]["required"] == ["id"]
    assert models["Failure"]["required"] == ["detail"]
