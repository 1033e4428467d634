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


def rows_of(begin: str) -> list[list[str]]:
    """The rows of the table under a heading."""
    text = (
        (Path(settings.BASE_DIR) / "docs/strength.md").read_text().partition(f"## {begin}\n")[2].partition("\n## ")[0]
    )
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


AT_FULL = rows_of("Each campaign at its full number")


@pytest.mark.parametrize("row", AT_FULL, ids=[row[0][:60] for row in AT_FULL])
def test_each_campaign_was_run_at_its_full_number_as_the_table_of_runs_says(row: list[str]) -> None:
    campaign, full, day, commit, faults, _ = row
    runs = [
        (int(times), int(found))
        for on, of, _, what, times, how, found in rows_of("Runs")
        if (on, of) == (day, commit) and campaign.partition(", seed")[0] in what and _seed(campaign) in how
    ]
    assert [one for one in runs if one[0] >= int(full) and one[1] == int(faults)], runs


def _seed(campaign: str) -> str:
    """What a run that is told apart by its random values says of these."""
    return campaign.partition(", ")[2] if ", seed" in campaign else ""


def test_a_campaign_that_found_something_at_last_says_what_became_of_it() -> None:
    assert len(AT_FULL) > 20
    assert [row[0] for row in AT_FULL if row[4] != "0" and not row[5]] == []


def test_every_kind_of_run_is_among_them() -> None:
    """By what was counted, without numbers, seeds and databases: a run that nobody sums up is found here."""
    plain = [_plain(row[0]) for row in AT_FULL]
    kinds = {_plain(row[3]) for row in rows_of("Runs")}
    known_apart = {"pages a second handed out by nginx by itself, kept for a second at a time", "search in the page"}
    known_apart.add("load: 70% again")
    assert {kind for kind in kinds if not any(kind.startswith(one) or one in kind for one in plain)} <= known_apart


def _plain(what: str) -> str:
    return re.split(r", (?:seed|of|on|for|\d|flesh|magic|riftbound)", re.sub(r" on \w*SQL\w*$| \d+(?= )", "", what))[0]
