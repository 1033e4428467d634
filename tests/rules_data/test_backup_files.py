"""A backup's file by itself: what was written is read again, and whatever has become of it on the way is noticed."""

from __future__ import annotations

import json
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.actions import UnableToRestoreBackup
from rules_data.actions._archive import MANIFEST, Manifest, opened, read_manifest, read_table, write_table
from tests.campaigns import campaign

ROWS: list[tuple[Any, ...]] = [(1, "a rule", None), (2, "— “another” —\n", True)]


def written(path: Path, rows: list[tuple[Any, ...]], **more: Any) -> Path:
    """A backup of one table of rules."""
    with zipfile.ZipFile(path, "w") as archive:
        kept = write_table(archive, "rules", ["id", "text", "flag"], rows)
        manifest = Manifest("2026-01-01", {"rules_data": "0001"}, "digest", {"rules": kept}, **more)
        archive.writestr(MANIFEST, manifest.as_json())
    return path


def changed(path: Path, name: str, data: bytes | None) -> Path:
    """The backup with one of its files changed, or without it."""
    with zipfile.ZipFile(path) as archive:
        files = {each: archive.read(each) for each in archive.namelist()}
    files.pop(name)
    with zipfile.ZipFile(path, "w") as archive:
        for each, held in {**files, **({} if data is None else {name: data})}.items():
            archive.writestr(each, held)
    return path


CELLS = st.one_of(st.none(), st.booleans(), st.integers(-(2**60), 2**60), st.text(max_size=12))


@campaign(30)
@given(st.lists(st.tuples(CELLS, CELLS, CELLS), max_size=5))
def test_the_rows_that_are_read_are_the_rows_that_were_written(rows: list[tuple[Any, ...]]) -> None:
    with TemporaryDirectory() as folder, opened(written(Path(folder) / "kept.zip", rows)) as archive:
        kept = read_manifest(archive).tables["rules"]
        assert (kept.rows, kept.columns) == (len(rows), ["id", "text", "flag"])
        assert [tuple(row) for row in read_table(archive, "rules")] == rows


def test_days_and_times_are_kept_as_they_are_written_everywhere(tmp_path: Path) -> None:
    rows = [(date(2026, 2, 1), datetime(2026, 2, 1, 12, 30, tzinfo=UTC), None)]
    with opened(written(tmp_path / "kept.zip", rows)) as archive:
        assert list(read_table(archive, "rules")) == [["2026-02-01", "2026-02-01T12:30:00+00:00", None]]


def test_what_has_no_place_in_a_backup_is_named(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="cannot keep a set"):
        written(tmp_path / "kept.zip", [({1}, None, None)])


@pytest.mark.parametrize(
    "data",
    [b'[1,"a rule",null]\n', b"", b'[1,"a rule",null]\n[2,"other",true]\n', None],
    ids=["a row that is gone", "no row at all", "a word that is another", "a table that is gone"],
)
def test_a_table_that_is_not_what_was_written_is_named(tmp_path: Path, data: bytes | None) -> None:
    with (
        opened(changed(written(tmp_path / "kept.zip", ROWS), "rules.jsonl", data)) as archive,
        pytest.raises(UnableToRestoreBackup, match="its table rules is not what was written"),
    ):
        read_manifest(archive)


@pytest.mark.parametrize(
    "manifest",
    [None, b"", b"[]", b"{", b'{"tables": {}}', b'{"tables": {"rules": {"rows": 1}}}', b'{"tables": []}', b"\xff\xfe"],
    ids=["none", "empty", "a list", "cut short", "too little", "too little of a table", "no tables", "no text"],
)
def test_a_manifest_that_cannot_be_read_is_no_backup_of_this_site(tmp_path: Path, manifest: bytes | None) -> None:
    with (
        opened(changed(written(tmp_path / "kept.zip", ROWS), MANIFEST, manifest)) as archive,
        pytest.raises(UnableToRestoreBackup, match="no readable manifest"),
    ):
        read_manifest(archive)


def test_a_backup_of_another_format_says_which_it_has_and_which_is_read(tmp_path: Path) -> None:
    with (
        opened(written(tmp_path / "kept.zip", ROWS, format=2)) as archive,
        pytest.raises(UnableToRestoreBackup, match="of format 2, and this version reads 1"),
    ):
        read_manifest(archive)


def test_a_table_that_the_manifest_does_not_name_is_not_looked_at(tmp_path: Path) -> None:
    path = written(tmp_path / "kept.zip", ROWS)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("others.jsonl", b"not a row")
    with opened(path) as archive:
        assert list(read_manifest(archive).tables) == ["rules"]


@pytest.mark.parametrize(("content", "said"), [(b"no zip", "is not a backup"), (None, "No such file")])
def test_a_file_that_cannot_be_opened_is_named_with_the_reason(
    tmp_path: Path, content: bytes | None, said: str
) -> None:
    path = tmp_path / "kept.zip"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(UnableToRestoreBackup, match=f"kept.zip.*{said}"):
        opened(path)


def test_a_manifest_is_the_same_text_whenever_it_says_the_same() -> None:
    one = Manifest("2026-01-01", {"b": "2", "a": "1"}, "d")
    other = Manifest("2026-01-01", {"a": "1", "b": "2"}, "d")
    assert one.as_json() == other.as_json()
    assert json.loads(one.as_json())["format"] == 1
