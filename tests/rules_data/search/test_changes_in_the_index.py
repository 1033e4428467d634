"""One changed text: the index is made of the one in use, and finds what a whole new one would find."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from rules_data import search
from rules_data.models import Card, Faq
from rules_data.queries import searchable_entries
from rules_data.queries.entries import SearchableEntry
from rules_data.search import indexing
from rules_data.search.backends import Built, generations, whoosh_changing
from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.backends.whoosh_reading import WhooshIndex
from rules_data.search.backends.whoosh_schema import WORDS
from rules_data.search.indexing import open_index
from rules_data.search.scoring import impact
from rules_data.search.weighing import weigh
from tests.rules_data.search.test_backends import GOLDEN, found_by

pytestmark = pytest.mark.django_db


# What is changed lies in one game; of its rules every fourth is enough to be told from what was changed.
GAME, EVERY = "flesh-and-blood", 4


def some_entries(today: date) -> Iterator[SearchableEntry]:
    """A small part of what ships: answers, cards and examples of one game, and some of its rules."""
    entries = enumerate(searchable_entries(today, GAME))
    return (entry for place, entry in entries if entry.kind != "rule" or place % EVERY == 0)


@pytest.fixture(scope="module")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the whole index is kept that the first test builds."""
    return tmp_path_factory.mktemp("whole") / "index"


@pytest.fixture
def whole(built_once: Path, settings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A whole index of its own."""
    root = settings.SEARCH_INDEX_DIR = tmp_path / "index"
    settings.SEARCH_BACKEND = "whoosh"
    monkeypatch.setattr(indexing, "searchable_entries", some_entries)
    search.forget_index()
    if built_once.exists():
        shutil.copytree(built_once, root)
    else:
        search.rebuild()
        shutil.copytree(root, built_once)
    assert changes(root) == 0
    yield root
    search.forget_index()


def changes(root: Path) -> int:
    """How many segments were written beside a whole index."""
    return int(json.loads((generations.current_generation(root) / "ENTRIES").read_text())["changes"])


def write(answer: str) -> Faq:
    faq = Faq.objects.filter(game__slug=GAME).order_by("slug")[0]
    Faq.objects.filter(pk=faq.pk).update(answer=answer, source_hash=answer)
    return faq


def test_what_is_made_of_the_one_before_finds_what_a_whole_one_finds(whole: Path) -> None:
    write("A zwirbelig answer about triggers.")
    Card.objects.filter(game__slug=GAME).order_by("slug")[0].delete()
    search.prepare()()
    assert changes(whole) == 1
    memory = MemoryIndex.made_of(weigh(list(some_entries(timezone.localdate()))), Built(0, "", ""))
    assert len(found_by(memory, "trigger")[1]) > 20
    for query in (*GOLDEN, "zwirbelig"):
        # An index in memory knows no beginnings, and puts no spelling right: Sona is of another game.
        if "*" not in query and query != "sona":
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


@pytest.mark.parametrize("is_changed", [False, True])
def test_the_list_of_a_word_is_the_one_that_is_read_entry_by_entry(whole: Path, is_changed: bool) -> None:
    if is_changed:
        write("A zwirbelig answer of the player and the spell.")
        search.prepare()()
    opened = open_index()
    assert isinstance(opened, WhooshIndex)
    reader = opened._reader
    kept = [number for number, _ in reader.iter_docs()]
    for word in ("the", "player", "spell", "stack", "zwirbelig", "never-written"):
        asked: dict[int, float] = {}
        if (WORDS, word) in reader:
            matcher = reader.postings(WORDS, word)
            while matcher.is_active():
                asked[kept.index(matcher.id())] = impact(matcher.weight())
                matcher.next()
        listed = opened.posting(word).values()
        pairs = (pair for one in listed for pair in zip(one.places.tolist(), one.impacts.tolist(), strict=True))
        assert dict(pairs) == asked, word
    assert bool(opened.posting("zwirbelig")) is is_changed


def test_another_process_writes_an_entry_to_the_letter_as_this_one_did() -> None:
    """The numbers of a rule, too, stand in an order that no process shuffles: an entry that differs is written anew."""
    entry = SearchableEntry("rule:x", "rule", "magic", "cr", "1", "603.7.2.1d", "", "", "", "")
    (weighed,) = weigh([entry])
    assert list(weighed.weights) == ["603", "603.7", "603.7.2", "603.7.2.1", "603.7.2.1d"]
