"""A page asks the database little, however much it shows, and stays light."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rules_data.queries import examples_of, faqs_of

pytestmark = pytest.mark.django_db

MOST_QUERIES = 10


@pytest.fixture(autouse=True)
def _as_readers_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test runs in a transaction, where nothing may be kept for the published state; a reader's request does not."""
    monkeypatch.setattr("rules_data.queries.state.is_settled", lambda: True)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/riftbound/",
        "/riftbound/cr/",
        "/riftbound/cr/383.3.e",
        "/riftbound/cr/382",
        "/riftbound/cr/383",
        "/riftbound/cr/376.4.b",
        "/riftbound/cr/@v1.2/376.3.a",
        "/riftbound/cr/383.4.c/history",
        "/riftbound/faq/",
        "/riftbound/cards/",
        "/riftbound/examples/",
        "/riftbound/coverage",
        "/search?q=conquer",
        "/search?q=383.3",
    ],
)
def test_a_page_takes_few_queries(client: Client, path: str) -> None:
    client.get(path)  # published editions are read into memory once
    with CaptureQueriesContext(connection) as queries:
        client.get(path)
    assert len(queries) <= MOST_QUERIES


def test_an_example_and_an_answer_take_few_queries(client: Client) -> None:
    for path in (
        f"/riftbound/examples/{examples_of('riftbound')[0].slug}",
        f"/riftbound/faq/{faqs_of('riftbound')[0].slug}",
    ):
        client.get(path)
        with CaptureQueriesContext(connection) as queries:
            client.get(path)
        assert len(queries) <= MOST_QUERIES, path


@pytest.mark.parametrize("path", ["/", "/riftbound/cr/", "/riftbound/cr/383.3.e", "/riftbound/cr/376.4.b"])
def test_a_page_is_light(client: Client, path: str) -> None:
    content = client.get(path).content
    assert len(content) <= 60_000
    assert len(gzip.compress(content)) <= 15_000


def test_style_and_script_are_small() -> None:
    folder = Path(settings.BASE_DIR) / "rulesite" / "static" / "rulesite"
    sheets = [folder / "css" / f"{name}.css" for name in ("tokens", "base", "frame", "components", "reading")]
    scripts = [folder / name for name in ("theme.js", "search.js", "reader.js", "cite.js")]
    assert sum(len(gzip.compress(sheet.read_bytes())) for sheet in sheets) < 14_000
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < 14_000


def test_the_text_face_is_small_and_carries_its_licence() -> None:
    fonts = Path(settings.BASE_DIR) / "rulesite" / "static" / "rulesite" / "fonts"
    faces = list(fonts.glob("*.woff2"))
    assert 0 < sum(face.stat().st_size for face in faces) < 45_000
    assert "SIL OPEN FONT LICENSE" in (fonts / "LICENSE.txt").read_text()
