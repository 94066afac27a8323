"""What the tests of several folders share."""

from __future__ import annotations

import os

import pytest

os.environ["RUTHLESS_FAST"] = "no"  # the program they start plays by the sources, also where make fast has been run


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio, so its tests do."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
