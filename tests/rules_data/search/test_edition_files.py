"""The index of an edition that is not in force is made once, kept in a file, and never trusted unread."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.queries import SearchableEntry
from rules_data.search.backends import Built
from rules_data.search.backends.edition_files import FOLDER, MOST_FILES, kept_index
from rules_data.search.backends.memory import MemoryIndex
from rules_data.search.wanted import Alternative, Unit, Wanted
from rules_data.search.weighing import weigh

TEXTS = ("A tower moves straight.", "A rider moves in two steps.", "A tower and a rider swap once.")


def made() -> MemoryIndex:
    entries = [
        SearchableEntry(f"rule:chess:cr:{n}", "rule", "chess", "cr", "v1", str(n), "", "", "", text, n, leads_to=("x",))
        for n, text in enumerate(TEXTS, 101)
    ]
    return MemoryIndex.made_of(weigh(entries), Built(0, "", ""))


def best(index: MemoryIndex, word: str) -> dict[int, float]:
    unit = Unit((Alternative((word,)),))
    return dict(index.find(Wanted(units=(unit,), worth={word: 1.0})).scores)


def never() -> MemoryIndex:
    raise AssertionError("the index is kept, and was made again")


def test_a_kept_index_finds_what_the_made_one_finds(tmp_path: Path) -> None:
    first = kept_index(tmp_path, "v1", made)
    again = kept_index(tmp_path, "v1", never)
    assert again.catalogue.entries == first.catalogue.entries
    assert best(again, "tower") == best(first, "tower")
    assert sorted(best(again, "tower")) == [0, 2]
    assert again.words_beginning("ri", 5) == ["rider"]


def test_another_edition_has_an_index_of_its_own(tmp_path: Path) -> None:
    kept_index(tmp_path, "v1", made)
    with pytest.raises(AssertionError, match="made again"):
        kept_index(tmp_path, "v2", never)


@pytest.mark.parametrize("harm", ["a byte", "the end", "all"])
def test_a_damaged_file_is_made_again(tmp_path: Path, harm: str) -> None:
    kept_index(tmp_path, "v1", made)
    (file,) = (tmp_path / FOLDER).iterdir()
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes({"a byte": bytes(content), "the end": bytes(content[:-20]), "all": b""}[harm])
    assert sorted(best(kept_index(tmp_path, "v1", made), "tower")) == [0, 2]
    assert kept_index(tmp_path, "v1", never).built.count == len(TEXTS)


def test_where_nothing_can_be_written_the_index_is_made(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    assert sorted(best(kept_index(tmp_path, "v1", made), "rider")) == [1, 2]


def test_only_so_many_files_are_kept(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 3):
        kept_index(tmp_path, f"v{number}", made)
    assert len(list((tmp_path / FOLDER).iterdir())) == MOST_FILES


