"""What `bench site` prints is measured, and each run is noted."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client, override_settings

from rules_data.management import _site_peer


@pytest.mark.django_db
def test_a_run_prints_pages_beside_their_peer_and_adds_a_line_to_the_history(settings: Any, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path
    said = StringIO()
    for _ in range(2):
        call_command("bench", "site", "--http", "0", "--sizes", "0", stdout=said)
    lines = [json.loads(line) for line in (tmp_path / "bench-site.jsonl").read_text().splitlines()]
    assert len(lines) == 2
    assert set(lines[0]) == {"at", "processor", "commit", "figures"}
    assert float(lines[0]["figures"]["kept, ms of processor"]) > 0
    assert "cache_page" in said.getvalue()
    for aim in ("8 ms", "150 ms", "1.5 times", "prepared"):
        assert aim in said.getvalue()


@override_settings(ROOT_URLCONF=_site_peer.__name__, MIDDLEWARE=_site_peer.MIDDLEWARE)
def test_the_peer_is_a_page_of_the_size_asked_for() -> None:
    page = Client().get("/kept/20000")
    assert 19_000 < len(page.content) < 21_000
    assert Client().get("/kept/20000", headers={"if-none-match": page["ETag"]}).status_code == 304
