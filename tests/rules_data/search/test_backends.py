"""Both backends find the same in the shipped corpus; what is special about each stays behind the one interface."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import connection
from django.utils import timezone

from rules_data import search
from rules_data.queries import searchable_entries
from rules_data.search import indexing
from rules_data.search.backends import Built, DamagedIndex, backend_in_use
from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.indexing import open_index
from rules_data.search.language import parse
from rules_data.search.retrieval import Within, find
from rules_data.search.weighing import weigh

pytestmark = pytest.mark.postgresql
GOLDEN = (
    "trigger", "triggered abilities", '"triggered ability"', "when does a unit die", "condition -chain",
    "replacement effect or prevention", "trigg* condition", "unit OR gear", '"do this" OR reflexive', "sona",
    "who chooses the order of simultaneous triggers", "ETB", "state-based actions", "383.4.c chain",
    "damage -prevent",
)  # fmt: skip
on_postgresql = pytest.mark.skipif(connection.vendor != "postgresql", reason="the tests do not run on PostgreSQL")


def found_by(index: Any, query: str) -> tuple[dict[str, int], set[str]]:
    """How many of each kind a query finds, and all of it."""
    found = find(index, query, parse(query).asked(), Within(), 1, 5_000)
    return dict(found.groups), {f"{hit.kind}:{hit.game}:{hit.document}:{hit.number or hit.slug}" for hit in found.hits}


@pytest.mark.django_db
def test_a_name_of_no_backend_is_refused(settings: Any) -> None:
    settings.SEARCH_BACKEND = "elsewhere"
    with pytest.raises(ImproperlyConfigured, match="postgresql, whoosh"):
        backend_in_use()


@pytest.mark.django_db
def test_an_index_in_memory_finds_what_the_one_in_files_finds() -> None:
    search.ensure()
    memory = MemoryIndex.made_of(weigh(list(searchable_entries(timezone.localdate()))), Built(0, "", ""))
    for query in GOLDEN:
        if "*" not in query:
            assert found_by(memory, query) == found_by(open_index(), query), query


@on_postgresql
@pytest.mark.django_db
def test_both_backends_find_the_same(settings: Any) -> None:
    search.ensure()
    in_files = {query: found_by(open_index(), query) for query in GOLDEN}
    settings.SEARCH_BACKEND = "postgresql"
    search.rebuild()
    assert all(keys for _, keys in in_files.values())
    for query, found in in_files.items():
        assert found_by(open_index(), query) == found, query


@pytest.fixture
def few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """An index of some entries is made in a moment, where it matters what becomes of it and not what is in it."""
    everything = indexing.searchable_entries
    monkeypatch.setattr(indexing, "searchable_entries", lambda today: islice(everything(today), 100))


@on_postgresql
@pytest.mark.django_db
@pytest.mark.usefixtures("few_entries")
def test_a_row_changed_behind_its_back_is_damage(settings: Any) -> None:
    settings.SEARCH_BACKEND = "postgresql"
    search.rebuild()
    with connection.cursor() as cursor:
        cursor.execute("UPDATE search_entry SET weights = '{}' WHERE place = 3")
    with pytest.raises(DamagedIndex, match="not the ones that were written"):
        backend_in_use().inspect()
    assert search.ensure().rebuilt
    assert search.health().is_fresh


@on_postgresql
@pytest.mark.django_db
@pytest.mark.usefixtures("few_entries")
def test_three_generations_are_kept_for_those_still_reading_them(settings: Any) -> None:
    settings.SEARCH_BACKEND = "postgresql"
    for _ in range(4):
        search.rebuild()
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM search_generation")
        assert cursor.fetchone() == (3,)
