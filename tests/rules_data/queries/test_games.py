"""Games, their documents, and which edition is in force on a day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from rules_data.actions import revert_revision
from rules_data.models import Card, Faq
from rules_data.queries import DocumentView, find_game, games, published_state
from tests.rules_data.queries.conftest import sample_document

pytestmark = pytest.mark.django_db
TODAY = date(2026, 11, 1)


def test_games_are_listed_by_name() -> None:
    names = [game.name for game in games(TODAY)]
    assert names == sorted(names)
    assert len(names) == 3


@pytest.mark.parametrize("name", ["magic", "MAGIC", "mtg", "MTG"])
def test_a_game_is_found_by_its_name_and_by_an_alias_in_any_case(name: str) -> None:
    found = find_game(name, TODAY)
    assert found is not None
    assert found.slug == "magic"


@pytest.mark.parametrize("name", ["", "mag", "magics", "cr", "%", "magic/cr"])
def test_what_is_no_game_is_none(name: str) -> None:
    assert find_game(name, TODAY) is None


def test_what_is_counted_of_a_game_is_its_own() -> None:
    for game in games(TODAY):
        assert game.faq_count == Faq.objects.filter(game__slug=game.slug).count()
        assert game.card_count == Card.objects.filter(game__slug=game.slug).count()


def test_exactly_one_edition_is_in_force_from_the_first_day_on(document: DocumentView) -> None:
    first = min(edition.effective for edition in document.editions)
    for days in (0, 1, 90, 400):
        found = find_game("riftbound", first + timedelta(days))
        assert found is not None
        current = [edition.label for edition in found.document("tr").editions if edition.is_current]  # type: ignore[union-attr]
        assert len(current) == 1


def test_before_its_first_edition_a_document_has_none_in_force(document: DocumentView) -> None:
    first = min(edition.effective for edition in document.editions)
    assert document.in_force(first - timedelta(1)) is None
    found = find_game("riftbound", first - timedelta(1))
    assert found is not None
    before = found.document("tr")
    assert before is not None
    assert before.current is None
    assert all(edition.is_future for edition in before.editions)


def test_editions_are_listed_newest_first(document: DocumentView) -> None:
    assert [edition.label for edition in document.editions] == ["v3", "v2", "v1"]


@pytest.mark.parametrize("label", ["v2", "V2"])
def test_an_edition_is_found_by_its_label_in_any_case(document: DocumentView, label: str) -> None:
    found = document.edition(label)
    assert found is not None
    assert found.label == "v2"
    assert document.edition("v4") is None


def test_an_edition_that_was_taken_back_is_gone_and_the_one_before_is_in_force_again(document: DocumentView) -> None:
    before = published_state()
    revert_revision(game="riftbound", document="tr", edition="v3")
    found = sample_document()
    assert [edition.label for edition in found.editions] == ["v2", "v1"]
    assert found.current is not None
    assert found.current.label == "v2"
    assert published_state() != before


def test_reading_changes_nothing_of_what_is_published(document: DocumentView) -> None:
    before = published_state()
    games(TODAY)
    find_game("riftbound", TODAY)
    assert published_state() == before
