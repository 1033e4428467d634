"""Searching what ships: the index holds exactly what is published, and old numbers lead to today's rules."""

from __future__ import annotations

import pytest
from django.utils import timezone

from rules_data import search
from rules_data.queries import searchable_entries
from rules_data.search import indexing
from tests.campaigns import some_of

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def built() -> None:
    indexing.forget_index()
    search.ensure()


def test_the_index_holds_exactly_what_is_published() -> None:
    published = {entry.key for entry in searchable_entries(timezone.localdate())}
    assert set(indexing.open_index().catalogue.place_of) == published
    assert published


def test_every_rule_in_force_is_found_first_by_its_number() -> None:
    rules = [entry for entry in searchable_entries(timezone.localdate()) if entry.kind == "rule"]
    for entry in some_of(rules, 150):
        results = search.search(f"{entry.document} {entry.number}", game=entry.game)
        assert results.jump is not None
        assert (results.jump.document, results.jump.number, results.jump.edition) == (entry.document, entry.number, "")
        assert results.hits[0].number == entry.number


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("rules 361 through 363", ["361", "362", "363"]),
        ("383.3.b and 383.3.c", ["383.3.b", "383.3.c"]),
        ("cr383.3.c", ["383.3.c"]),
    ],
)
def test_several_rules_are_listed_as_a_text_would_name_them(query: str, numbers: list[str]) -> None:
    assert [hit.number for hit in search.search(query, game="riftbound").hits] == numbers


@pytest.mark.parametrize(("old", "new"), [("376.4.b", "383.4.c"), ("376.3.a", "383.3.c"), ("376.3.b.1", "383.3.d.1")])
def test_a_number_of_an_older_edition_leads_to_the_rule_today(old: str, new: str) -> None:
    jump = search.search(old, game="riftbound").jump
    assert jump is not None
    assert (jump.edition, jump.now) == ("v1.2", (new,))


@pytest.mark.parametrize(
    ("query", "kind"),
    [
        ("triggered ability", "rule"),
        ("replacement effect", "faq"),
        ("hourglass", "card"),
        ("two die at once", "example"),
    ],
)
def test_words_find_every_kind(query: str, kind: str) -> None:
    results = search.search(query)
    assert results.groups.get(kind)
    assert results.notes == ()
    assert all(hit.kind == kind for hit in search.search(query, kinds=[kind]).hits)


@pytest.mark.campaign
def test_titles_find_what_they_name() -> None:
    entries = searchable_entries(timezone.localdate())
    named = some_of([entry for entry in entries if entry.kind in ("faq", "card", "example")], 500)
    missed = []
    for entry in named:
        first = search.search(entry.title, kinds=[entry.kind], size=5).hits
        if entry.slug not in [hit.slug for hit in first[:3]]:
            missed.append(entry.title)
    assert len(missed) <= len(named) // 20, missed


@pytest.mark.parametrize("keyword", ["Start Your Engines!", "For Mirrodin!"])
def test_a_keyword_with_an_exclamation_mark_names_its_rule(keyword: str) -> None:
    named = [entry for entry in searchable_entries(timezone.localdate()) if entry.title == keyword]
    assert any(entry.kind == "rule" and entry.game == "magic" for entry in named)
