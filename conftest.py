"""What the tests of several folders share."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["RUTHLESS_FAST"] = "no"  # the program they start plays by the sources, also where make fast has been run

# How long an example takes says nothing here: the machine has other tests to run.
settings.register_profile("ours", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ours")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio, so its tests do."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
