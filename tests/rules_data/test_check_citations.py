"""The command that checks a folder: what it reads, what it writes, and with which status it leaves."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

pytestmark = pytest.mark.django_db
READ = {"game": "riftbound", "edition": "v1.2"}


def run(*paths: Path, **options: object) -> tuple[str, int]:
    """What the command prints, and the status it leaves with."""
    out = io.StringIO()
    try:
        call_command("check_citations", *map(str, paths), stdout=out, stderr=out, **options)
    except CommandError as refusal:
        return out.getvalue() + str(refusal), refusal.returncode
    return out.getvalue(), 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "notes").write_text("rule 376.4.b")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_bytes(b"# rule 376.4.b\r\n# rule 376.3.b, page 376.3\r\n")
    (tmp_path / "read.md").write_text("Nothing is cited.\n")
    (tmp_path / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00376.4.b")
    return tmp_path


def test_stale_references_are_told_with_line_and_column(folder: Path) -> None:
    told, status = run(folder, **READ)
    assert status == 1
    assert f"{folder / 'src' / 'a.py'}:1:3: rule 376.4.b: moved: now 383.4.c" in told
    assert "2 references" in told


def test_what_is_skipped_is_said(folder: Path) -> None:
    told, _ = run(folder, **READ)
    assert "1 files that are not text" in told
    assert "folders of tools" in told
    assert ".git/notes" not in told


def test_a_folder_whose_references_stand_leaves_with_0(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("Riftbound rule 383.3.e")
    assert run(tmp_path)[1] == 0


def test_fixing_writes_the_numbers_and_nothing_else(folder: Path) -> None:
    _, status = run(folder, fix=True, **READ)
    assert status == 0
    assert (folder / "src" / "a.py").read_bytes().startswith(b"# rule 383.4.c\r\n# rule 383.")
    assert (folder / "src" / "a.py").read_bytes().endswith(b", page 376.3\r\n")
    assert (folder / ".git" / "notes").read_text() == "rule 376.4.b"
    assert run(folder, game="riftbound", edition="v1.3")[1] == 0


def test_the_difference_changes_no_file(folder: Path) -> None:
    before = (folder / "src" / "a.py").read_bytes()
    told, _ = run(folder, diff=True, **READ)
    assert "+# rule 383.4.c" in told
    assert (folder / "src" / "a.py").read_bytes() == before


def test_programs_are_told_as_json(folder: Path) -> None:
    told, _ = run(folder, format="json", **READ)
    answer = json.loads(told[: told.rindex("}") + 1])
    (found,) = [file for file in answer["files"] if file["path"].endswith("a.py")]
    assert next((one["line"], one["standing"], one["becomes"]) for one in found["citations"]) == (
        1, "moved", "rule 383.4.c",
    )  # fmt: skip


def test_github_is_told_in_its_own_words(folder: Path) -> None:
    told, _ = run(folder, format="github", **READ)
    assert re_line(told).endswith("line=1,col=3,title=Rules citation::rule 376.4.b: moved: now 383.4.c")


def re_line(told: str) -> str:
    return next(line for line in told.splitlines() if line.startswith("::warning"))


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("nowhere", {}),
        ("read.md", {"game": "chess"}),
        ("read.md", {"game": "riftbound", "edition": "v9"}),
        ("read.md", {"edition": "v1.2"}),
    ],
)
def test_what_cannot_be_read_or_is_not_kept_leaves_with_2(folder: Path, path: str, options: dict[str, str]) -> None:
    told, status = run(folder / path, **options)
    assert status == 2
    assert told


def test_numbers_of_no_game_kept_are_said_aloud_and_leave_with_2(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("By rule 998.7 and rule 999.2 we go.")
    told, status = run(tmp_path)
    assert "2 numbers look like rules, but of no game or version on this site" in told
    assert status == 2


def test_a_file_is_read_as_those_beside_it_are(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("Riftbound rule 383.3.e")
    (tmp_path / "b.txt").write_text("rule 998.7")
    told, _ = run(tmp_path, format="json")
    assert {file["game"] for file in json.loads(told[: told.rindex("}") + 1])["files"]} == {"riftbound"}
