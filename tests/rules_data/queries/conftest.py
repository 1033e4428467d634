"""A small rulebook that never was, in three editions, published."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.actions import check_revision, import_document, publish_revision
from rules_data.queries import DocumentView, find_game
from tests.rules_data.sample_texts import NEW, OLD

# 302 is said otherwise; 101.2 only has another comma.
NEWEST = (
    NEW.replace("2025-06-01", "2025-09-01")
    .replace("The tower is described elsewhere", "The tower is described in another book")
    .replace("See rule 999.9.", "See rule 301.")
    .replace("sideways until", "sideways, until")
)


def publish(label: str, text: str) -> None:
    named = {"game": "riftbound", "document": "tr", "edition": label}
    import_document(**named, data=text.encode(), source_name="sample.txt")
    check_revision(**named)
    publish_revision(**named, despite_obstacles=True, index=False)


def sample_document() -> DocumentView:
    game = find_game("riftbound", date(2025, 12, 1))
    assert game is not None
    found = game.document("tr")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def document(module_db: None) -> DocumentView:
    """The sample rulebook's editions v1, v2 and v3."""
    for label, text in (("v1", OLD), ("v2", NEW), ("v3", NEWEST)):
        publish(label, text)
    return sample_document()
