"""What hangs on rules, read for a whole edition at once, is what each rule's page would have asked for itself."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rules_data.queries import EditionView, all_rules, find_game, read_attached, rule_page, whereabouts
from rules_data.queries import attached as reading
from tests.rules_data.queries.conftest import publish
from tests.rules_data.sample_texts import OLD

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _as_a_server_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test runs in a transaction, where nothing is kept; and another test's reading is not this one's."""
    monkeypatch.setattr("rules_data.queries.state.is_settled", lambda: True)
    reading._kept.clear()


def in_force() -> list[EditionView]:
    games = [find_game(slug, timezone.localdate()) for slug in ("riftbound", "magic")]
    return [one.current for game in games if game for one in game.documents if one.current is not None]


def test_pages_are_the_same_whether_it_was_read_before_or_not() -> None:
    asked = [(edition, one.number) for edition in in_force() for one in all_rules(edition)[::40]]
    alone = [rule_page(edition, number) for edition, number in asked]
    assert any(page.cited_by.rules for page in alone if page)
    assert any(page.cited_by.cards for page in alone if page)
    read_attached()
    assert [rule_page(edition, number) for edition, number in asked] == alone


def test_old_numbers_lead_to_the_same_whether_it_was_read_before_or_not() -> None:
    game = find_game("riftbound", timezone.localdate())
    document = game.document("cr") if game else None
    assert document is not None
    numbers = [one.number for one in all_rules(document.editions[-1])[::20]]
    alone = [whereabouts(document, number) for number in numbers]
    read_attached()
    assert [whereabouts(document, number) for number in numbers] == alone


def test_a_page_then_asks_for_the_published_state_alone() -> None:
    (edition, *_) = in_force()
    read_attached()
    rule_page(edition, all_rules(edition)[0].number)
    with CaptureQueriesContext(connection) as asked:
        rule_page(edition, all_rules(edition)[30].number)
    assert len(asked) == 1


def test_what_was_read_of_one_state_is_not_shown_in_another() -> None:
    read_attached()
    (edition, *_) = in_force()
    assert reading.attached(edition) is not None
    publish("v1", OLD)
    assert reading.attached(edition) is None
    read_attached()
    assert reading.attached(edition) is not None


def test_pages_of_older_editions_are_the_same_too() -> None:
    game = find_game("riftbound", timezone.localdate())
    older = game.document("cr").editions[-1] if game else None  # type: ignore[union-attr]
    assert older is not None
    assert not older.is_current
    numbers = [one.number for one in all_rules(older)[::40]]
    alone = [rule_page(older, number) for number in numbers]
    read_attached(every=True)
    assert reading.attached(older) is not None
    assert [rule_page(older, number) for number in numbers] == alone
