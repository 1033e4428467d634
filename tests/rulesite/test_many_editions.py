"""With many editions kept, a page costs what it costs with one."""

from __future__ import annotations

import statistics
import time
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rules_data.actions import check_revision, import_document, publish_revision
from rulesite.pages.scope import today
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db

# More than are held in memory at a time.
FEW_EDITIONS, MORE_EDITIONS = 2, 16
PAGES = ("/riftbound/tr/101.2", "/riftbound/tr/101", "/riftbound/tr/201.1", "/search?q=tr+101.2")


def publish(places: range) -> None:
    """Two texts by turns, each edition a day younger than the one before."""
    for place in places:
        named = {"game": "riftbound", "document": "tr", "edition": f"again{place}"}
        day = today() - timedelta(days=100 - place)
        import_document(**named, data=(OLD, NEW)[place % 2].encode(), source_name="sample.txt", effective=day)
        check_revision(**named)
        publish_revision(**named, despite_obstacles=True, index=False)


def asked(client: Client, path: str) -> int:
    with CaptureQueriesContext(connection) as caught:
        client.get(path)
    return len(caught)


def cost(client: Client) -> tuple[dict[str, int], float]:
    """Queries of each page once warm, and the middle time of a rule page in milliseconds.

    Some of what pages share is read again now and then: the fewest of several times is what the page itself asks.
    """
    queries: dict[str, int] = {}
    for path in PAGES:
        client.get(path)
        queries[path] = min(asked(client, path) for _ in range(3))
    times = []
    for _ in range(20):
        started = time.perf_counter()
        client.get(PAGES[0])
        times.append(1000 * (time.perf_counter() - started))
    return queries, statistics.median(times)


@pytest.mark.benchmark
def test_many_editions_cost_no_more_queries(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    publish(range(FEW_EDITIONS))
    few, before = cost(client)
    publish(range(FEW_EDITIONS, MORE_EDITIONS))
    many, after = cost(client)
    with capsys.disabled():
        print(f"\na rule page with {FEW_EDITIONS} editions {before:.1f} ms, with {MORE_EDITIONS} {after:.1f} ms")
        print(f"queries {few}, then {many}")
    assert many == few
