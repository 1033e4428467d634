"""Whatever a stranger sends, to whatever address, is answered; nothing ends in an error of the site's own."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import pytest
from django.core.signals import got_request_exception
from django.test import Client

from tests.campaigns import TIMES, rounds
from tests.odd_requests import HEADERS, OddRequest, odd_request, routes

pytestmark = pytest.mark.django_db
# Requests to each route: some 23,000 in full.
TO_EACH_ROUTE = 130


@pytest.fixture
def stranger() -> Client:
    """A client to whom an error inside the site is a 500, as to everybody."""
    return Client(raise_request_exception=False)


def faults(client: Client, asked: list[OddRequest]) -> list[str]:
    """The requests that were not answered as they should be, with the error behind each."""
    raised: list[str] = []

    def note(**given: Any) -> None:
        import traceback

        raised.append(traceback.format_exc()[-1500:])

    got_request_exception.connect(note)
    try:
        found = []
        for one in asked:
            status = one.send(client).status_code
            # 501 is oEmbed's own word for a form it does not have.
            if raised or (status >= 500 and not (status == 501 and one.path == "/oembed")):
                found.append(f"{status} {one}"[:300] + "\n" + "\n".join(raised))
                raised.clear()
        return found
    finally:
        got_request_exception.disconnect(note)


@pytest.mark.campaign
def test_every_route_answers_what_nobody_should_send(stranger: Client) -> None:
    seed = SystemRandom().randrange(10**9) if TIMES else 18
    chance = Random(seed)  # noqa: S311
    each = rounds(TO_EACH_ROUTE) if TIMES else 2
    asked = [odd_request(chance, route) for route in routes() for _ in range(each)]
    found = faults(stranger, asked)
    assert not found, f"seed {seed}:\n" + "\n".join(found[:20])


def test_options_of_every_route_of_the_api_are_answered(stranger: Client) -> None:
    chance = Random(1)  # noqa: S311
    asked = [
        OddRequest("OPTIONS", odd_request(chance, route).path, headers={"accept": accept})
        for route in routes()
        if route.startswith("/api/")
        for accept in HEADERS["accept"]
    ]
    assert faults(stranger, asked) == []


def test_the_routes_are_the_sites_own() -> None:
    known = routes()
    assert {"/api/v1/docs", "/search", "/<slug:game>/<slug:document>/all"} <= set(known)
    assert len(known) > 100
