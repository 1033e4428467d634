"""Kept pages in files and in memory: bounded in number and in bytes, and never listed for each page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from django.core.cache.backends.filebased import FileBasedCache

from rulesite import environment
from rulesite.serving.kept_files import KeptFiles
from rulesite.serving.page_cache import MOST_IN_MEMORY, KeptPage, _Near


def kept_files(folder: Path, **options: int) -> KeptFiles:
    return KeptFiles(str(folder), {"OPTIONS": {"LOOKS_EVERY": 1, "CULL_FREQUENCY": 4, **options}})


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.djcache"))


def keep_in_turn(kept: KeptFiles, folder: Path, names: str, value: object = "page") -> None:
    """Each a second after the one before, as the files say."""
    for second, name in enumerate(names):
        before = set(files_in(folder))
        kept.set(name, value)
        for made in set(files_in(folder)) - before:
            os.utime(made, (second, second))


def test_what_is_kept_is_found_by_another_process_of_the_machine(tmp_path: Path) -> None:
    kept_files(tmp_path).set("page", {"body": b"text"}, 60)
    assert kept_files(tmp_path).get("page") == {"body": b"text"}
    assert kept_files(tmp_path).get("another") is None


def test_of_too_many_the_oldest_go_and_the_newest_stay(tmp_path: Path) -> None:
    kept = kept_files(tmp_path, MAX_ENTRIES=8)
    keep_in_turn(kept, tmp_path, "abcdefghijk")
    assert kept.get("a") is None
    assert kept.get("k") == "page"
    assert len(files_in(tmp_path)) <= 9


def test_of_too_many_bytes_the_oldest_go_however_few_they_are(tmp_path: Path) -> None:
    kept = kept_files(tmp_path, MAX_ENTRIES=1_000, MOST_BYTES=30_000)
    keep_in_turn(kept, tmp_path, "abcdef", os.urandom(10_000))
    assert sum(one.stat().st_size for one in files_in(tmp_path)) <= 45_000
    assert [kept.get(name) is not None for name in "af"] == [False, True]


def test_within_its_bounds_nothing_goes(tmp_path: Path) -> None:
    kept = kept_files(tmp_path, MAX_ENTRIES=20, MOST_BYTES=1_000_000)
    keep_in_turn(kept, tmp_path, "abcdef")
    assert len(files_in(tmp_path)) == 6


def test_the_folder_is_not_listed_for_each_page_that_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    scan = os.scandir

    def noted(path: str) -> Any:
        looks.append(path)
        return scan(path)

    monkeypatch.setattr("rulesite.serving.kept_files.os.scandir", noted)
    kept = kept_files(tmp_path, LOOKS_EVERY=10)
    for number in range(30):
        kept.set(f"page-{number}", "text")
    assert len(looks) == 3


def test_a_process_that_is_started_again_and_again_holds_the_bounds_too(tmp_path: Path) -> None:
    for number in range(20):
        kept_files(tmp_path, MAX_ENTRIES=5, LOOKS_EVERY=1_000).set(f"page-{number}", "text")
    assert len(files_in(tmp_path)) <= 6


def test_files_that_are_no_kept_pages_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "somebody's notes").write_text("mine", encoding="utf-8")
    kept = kept_files(tmp_path, MAX_ENTRIES=2)
    keep_in_turn(kept, tmp_path, "abcdef")
    assert (tmp_path / "somebody's notes").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_gone_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    kept = kept_files(folder)
    kept.set("page", "text")
    for one in files_in(folder):
        one.unlink()
    folder.rmdir()
    assert kept.get("page") is None
    kept.set("page", "again")
    assert kept.get("page") == "again"


def test_only_its_owner_may_read_a_kept_page(tmp_path: Path) -> None:
    kept = kept_files(tmp_path / "pages")
    kept.set("page", "text")
    modes = {one.stat().st_mode & 0o077 for one in (tmp_path / "pages", *files_in(tmp_path / "pages"))}
    assert modes == {0}


def test_without_redis_pages_are_kept_in_these_files(tmp_path: Path) -> None:
    told = environment.caches("", tmp_path)["pages"]
    assert told["BACKEND"] == f"{KeptFiles.__module__}.{KeptFiles.__name__}"
    assert issubclass(KeptFiles, FileBasedCache)


def page_of(size: int) -> KeptPage:
    return KeptPage(200, (), {"": b"x" * size, "gzip": b"y" * 10})


class TestNear:
    """The pages a process has in memory."""

    def test_a_page_is_handed_out_as_it_was_kept(self) -> None:
        near, page = _Near(), page_of(5)
        near.put("a", page)
        assert near.get("a") is page
        assert near.get("b") is None

    def test_the_one_kept_first_goes_first(self) -> None:
        near = _Near()
        for number in range(MOST_IN_MEMORY + 3):
            near.put(str(number), page_of(1))
        assert [near.get(str(number)) is None for number in range(4)] == [True, True, True, False]

    @pytest.mark.parametrize(("most", "left"), [(250, "cd"), (330, "bcd"), (100_000, "abcd")])
    def test_whole_documents_take_no_more_than_so_many_bytes(self, most: int, left: str) -> None:
        near = _Near(most_bytes=most)
        for name in "abcd":
            near.put(name, page_of(100))
        assert "".join(name for name in "abcd" if near.get(name)) == left

    def test_one_that_is_larger_than_all_there_is_room_for_is_handed_out_all_the_same(self) -> None:
        near = _Near(most_bytes=10)
        near.put("a", page_of(100))
        assert near.get("a") is not None

    def test_a_page_kept_again_counts_once(self) -> None:
        near: Any = _Near(most_bytes=300)
        for _ in range(10):
            near.put("a", page_of(100))
        near.put("b", page_of(100))
        assert near.get("a") is not None
        assert near._bytes == 220
