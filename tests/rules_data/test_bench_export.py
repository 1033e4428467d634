"""What a search in the page weighs is measured piece by piece, and an index that is too heavy is a fault."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from rules_data.management import _export_figures
from rules_data.management.commands import bench


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "require_database", lambda: None)
    monkeypatch.setattr(_export_figures, "games", lambda today: [SimpleNamespace(slug="magic")])
    entries = [SimpleNamespace(game="magic"), SimpleNamespace(game="riftbound")]
    monkeypatch.setattr(_export_figures, "searchable_entries", lambda today: entries)


def test_the_index_of_each_game_is_weighed_and_recorded(
    one_game: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pieces = {"words": os.urandom(40_000), "found-0": os.urandom(1_000_000)}
    monkeypatch.setattr(_export_figures, "index_pieces", lambda game: pieces)
    call_command("bench", "export", "--record", str(tmp_path / "held.md"), stdout=StringIO())
    row = (tmp_path / "held.md").read_text().splitlines()[-1]
    assert "search in the page, magic, 1 entries" in row
    assert "1.04 MB with brotli" in row
    assert "in 2 pieces; 40 kB come first" in row
    assert row.endswith("| 0 |")


def test_an_index_that_is_too_heavy_is_a_fault(one_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = {"words": b"{}", "texts-0": os.urandom(_export_figures.MOST_BYTES)}
    monkeypatch.setattr(_export_figures, "index_pieces", lambda game: pieces)
    with pytest.raises(CommandError, match="magic weighs more than 3 MB"):
        call_command("bench", "export", stdout=StringIO())
