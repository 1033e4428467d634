"""Whoever reads what has been held can run it again: each row has its day, its commit and its command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings

from rules_data.management import _strength_table as table


def test_a_row_says_when_on_what_and_by_which_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.sys, "argv", ["manage.py", "bench", "export", "--record", "held.md", "--whole", "2"])
    table.record(tmp_path / "held.md", [["a copy", 2, "one | two"]], 0)
    head, row = (tmp_path / "held.md").read_text().splitlines()[-3::2]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert len(cells) == len(head.strip("|").split("|"))
    assert cells[1:] == [table.commit_checked_out(), "`bench export --whole 2`", "a copy", "2", "one / two", "0"]


@pytest.mark.parametrize(
    ("given", "command"),
    [
        ("bench load --redis redis://:secret@127.0.0.1:6379/4", "`bench load --redis redis://127.0.0.1:6379/4`"),
        ("bench strength --postgresql postgres://me:pw@host/", "`bench strength --postgresql postgres://host/`"),
        ("test -q", ""),
    ],
)
def test_nobody_who_signs_in_is_written_down(given: str, command: str) -> None:
    assert table.command_given(["manage.py", *given.split()]) == command


def test_every_row_that_is_kept_has_all_of_it() -> None:
    lines = (Path(settings.BASE_DIR) / "docs/strength.md").read_text().splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| 20")]
    assert len(rows) > 20
    for day, commit, command, *rest in rows:
        assert len(rest) == 4, rest
        assert commit, (day, rest)
        assert command.startswith("`bench "), (day, rest)


def test_what_is_said_to_run_it_is_there() -> None:
    root = Path(settings.BASE_DIR)
    text = (root / "docs/strength.md").read_text()
    said = text.partition("## Runs")[0]
    tests = set(re.findall(r"`(tests/[\w/.]+)`", said))
    assert len(tests) > 10
    assert [one for one in tests if not (root / one).exists()] == []
    runs = text.partition("## Runs")[2]
    recorded = re.findall(r"`bench ((?:strength|desk) --[\w-]+|load)[^`|]*`(?!: not recorded yet)", said)
    assert len(recorded) > 6
    assert [one for one in recorded if f"`bench {one}" not in runs and f" {one.split()[-1]} " not in runs] == []
