"""With many editions kept, a page costs what it costs with one."""

from __future__ import annotations

import statistics
import time
from datetime import timedelta

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rules_data.actions import check_revision, import_document, publish_revision
from rulesite.pages.scope import today

pytestmark = pytest.mark.django_db

# More than are held in memory at a time.
MORE_EDITIONS = 13
PAGES = ("/riftbound/cr/383.3.e", "/riftbound/cr/383", "/riftbound/cr/376.4.b", "/search?q=383.3")


def publish_again(count: int) -> None:
    """The edition in force under other names, each a day younger than the one before."""
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.3.txt").read_bytes()
    for place in range(count):
        named = {"game": "riftbound", "document": "cr", "edition": f"again{place}"}
        day = today() - timedelta(days=count - place)
        import_document(**named, data=text, source_name="sample.txt", effective=day)
        check_revision(**named)
        publish_revision(**named, despite_obstacles=True, index=False)


def cost(client: Client) -> tuple[dict[str, int], float]:
    """Queries of each page once warm, and the middle time of a rule page in milliseconds."""
    queries: dict[str, int] = {}
    for path in PAGES:
        client.get(path)
        with CaptureQueriesContext(connection) as caught:
            client.get(path)
        queries[path] = len(caught)
    times = []
    for _ in range(20):
        started = time.perf_counter()
        client.get(PAGES[0])
        times.append(1000 * (time.perf_counter() - started))
    return queries, statistics.median(times)


@pytest.mark.benchmark
def test_many_editions_cost_no_more_queries(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    few, before = cost(client)
    publish_again(MORE_EDITIONS)
    many, after = cost(client)
    with capsys.disabled():
        print(f"\na rule page with 2 editions {before:.1f} ms, with {2 + MORE_EDITIONS} {after:.1f} ms")
        print(f"queries {few}, then {many}")
    assert many == few
