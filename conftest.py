"""What the tests of several folders share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio, so its tests do."""
    return "asyncio"
