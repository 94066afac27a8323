from __future__ import annotations

from ruthless.server.orders import Order, Orders, Standing

DRAIN = Standing((Order("a", "drain", {}, at=1_000),))


def test_a_server_that_was_started_after_an_order_is_not_stopped_by_it() -> None:
    orders = Orders()
    orders.take(DRAIN)
    assert not orders.draining


def test_a_worker_that_replaces_another_follows_what_its_server_was_ordered() -> None:
    replacing = Orders(since=900)
    replacing.take(DRAIN)
    assert replacing.draining
    later = Orders(since=1_100)
    later.take(DRAIN)
    assert not later.draining, "the whole server was started after it"
