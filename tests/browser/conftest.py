"""What the browser tests of a module share: a browser, and a server that is hurried through its pauses."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import PATIENCE, Guest, chromium, server

expect.set_options(timeout=1000 * PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whatever a test fails on, what its pages had to say is in the report: the failure is often only what follows."""
    report = yield
    if report.when == "setup":
        Guest.everybody.clear()
    elif report.failed:
        for place, guest in enumerate(Guest.everybody):
            if guest.problems:
                report.sections.append((f"page of guest {place}", "\n\n".join(guest.problems)))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server"), "--hurried") as address:
        yield address
