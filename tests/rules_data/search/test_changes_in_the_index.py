"""One changed text: the index is made of the one in use, and finds what a whole new one would find."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from rules_data import search
from rules_data.models import Card, Faq
from rules_data.queries import searchable_entries
from rules_data.search.backends import Built, generations, whoosh_changing
from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.indexing import open_index
from rules_data.search.weighing import weigh
from tests.rules_data.search.test_backends import GOLDEN, found_by

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def whole(settings: Any, tmp_path: Path) -> Iterator[Path]:
    """A whole index of its own."""
    settings.SEARCH_BACKEND = "whoosh"
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    search.rebuild()
    yield settings.SEARCH_INDEX_DIR
    search.forget_index()


def changes(root: Path) -> int:
    """How many segments were written beside a whole index."""
    return int(json.loads((generations.current_generation(root) / "ENTRIES").read_text())["changes"])


def write(answer: str) -> Faq:
    faq = Faq.objects.filter(game__slug="riftbound").order_by("slug")[0]
    Faq.objects.filter(pk=faq.pk).update(answer=answer, source_hash=answer)
    return faq


def test_what_is_made_of_the_one_before_finds_what_a_whole_one_finds(whole: Path) -> None:
    write("A zwirbelig answer about triggers.")
    Card.objects.filter(game__slug="riftbound").order_by("slug")[0].delete()
    search.prepare()()
    assert changes(whole) == 1
    memory = MemoryIndex.made_of(weigh(list(searchable_entries(timezone.localdate()))), Built(0, "", ""))
    for query in (*GOLDEN, "zwirbelig"):
        if "*" not in query:
            assert found_by(open_index(), query) == found_by(memory, query), query
    assert search.health().fault == ""


def test_words_that_only_the_replaced_text_had_are_gone(whole: Path) -> None:
    write("A zwirbelig answer.")
    search.prepare()()
    assert open_index().has_word("zwirbelig")
    write("Another answer.")
    search.prepare()()
    index = open_index()
    assert changes(whole) == 2
    assert not index.has_word("zwirbelig")
    assert not index.has_stem("zwirbelig")
    assert index.words_beginning("zwirb", 5) == []
    assert "zwirbelig" not in index.words_near("zwirbelg", 5)


def test_after_some_changes_the_index_is_whole_again(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whoosh_changing, "MOST_CHANGES_IN_A_ROW", 2)
    counted = []
    for turn in range(4):
        write(f"Answer number {turn}.")
        search.prepare()()
        counted.append(changes(whole))
    assert counted == [1, 2, 0, 1]


def test_a_large_change_makes_a_whole_index(whole: Path) -> None:
    Faq.objects.update(answer="All say the same now.")
    search.prepare()()
    assert changes(whole) == 0


def test_nothing_is_built_on_a_damaged_index(whole: Path) -> None:
    folder = generations.current_generation(whole)
    file = next(file for file in folder.iterdir() if file.suffix == ".seg")
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    write("A zwirbelig answer.")
    search.prepare()()
    assert changes(whole) == 0
    assert search.health().is_whole
