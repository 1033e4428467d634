"""Searches that found nothing are counted by day, and nothing of a person is kept with them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from rules_data.actions import note_unanswered_search
from rules_data.actions.note_unanswered_search import KEPT_DAYS, MOST_A_DAY
from rules_data.models import UnansweredSearch

pytestmark = pytest.mark.django_db
TODAY = date(2026, 4, 1)


def noted(query: str, game: str = "", today: date = TODAY) -> bool:
    return note_unanswered_search(query, game=game, today=today)


def kept() -> list[tuple[str, str, int]]:
    return list(UnansweredSearch.objects.order_by("query", "game").values_list("query", "game", "count"))


def test_the_same_search_of_a_day_is_one_row_with_a_count() -> None:
    assert all([noted("Flying  Poro"), noted("flying poro "), noted("flying poro", "riftbound")])
    assert kept() == [("flying poro", "", 2), ("flying poro", "riftbound", 1)]


def test_another_day_has_a_row_of_its_own() -> None:
    noted("poro")
    noted("poro", today=TODAY + timedelta(days=1))
    assert [count for _, _, count in kept()] == [1, 1]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "   ",
        "\x00",
        "someone@example.org",
        "ask someone @example.org x@y",
        "+49 170 1234567",
        "(555) 123-4567",
        "555.123.4567",
        "4111 1111 1111 1111",
        "sk_live_" + "a1b2" * 8,
        "https://example.org/private",
    ],
)
def test_what_may_be_someones_own_is_not_kept(query: str) -> None:
    assert not noted(query)
    assert kept() == []


@pytest.mark.parametrize(
    "query", ["603.4.b", "rules 355.6 and 383.3.e", "2026-01-16 changes", "does 3/3 die", "603.4 604.5 605.6"]
)
def test_numbers_of_rules_and_days_are_kept(query: str) -> None:
    assert noted(query)


def test_a_long_search_is_shortened() -> None:
    assert noted("many words " * 60)
    assert len(kept()[0][0]) <= UnansweredSearch.LONGEST


def test_a_day_holds_only_so_many() -> None:
    UnansweredSearch.objects.bulk_create(UnansweredSearch(day=TODAY, query=f"word {n}") for n in range(MOST_A_DAY))
    assert not noted("one more")
    assert noted("word 7")
    assert UnansweredSearch.objects.count() == MOST_A_DAY


def test_old_searches_are_forgotten_with_the_first_of_a_day() -> None:
    noted("long ago", today=TODAY - timedelta(days=KEPT_DAYS))
    noted("lately", today=TODAY - timedelta(days=KEPT_DAYS - 1))
    noted("now")
    assert [query for query, _, _ in kept()] == ["lately", "now"]


def test_nothing_but_words_game_day_and_count_is_kept() -> None:
    names = {field.name for field in UnansweredSearch._meta.get_fields()}
    assert names == {"id", "day", "game", "query", "count"}
