"""manage.py screenshots: pictures of pages, and what it says where it cannot take them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rules_data.management._page_kinds import NOT_FOUND, PAGE_KINDS


def test_without_chromium_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("RULESITE_CHROMIUM", raising=False)
    with pytest.raises(CommandError, match="Install chromium, or name its path in RULESITE_CHROMIUM"):
        call_command("screenshots", str(tmp_path / "pictures"))
    monkeypatch.setenv("RULESITE_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(CommandError, match="no program that can be started"):
        call_command("screenshots", str(tmp_path / "pictures"))


def test_at_least_twenty_kinds_of_pages_are_looked_at() -> None:
    assert len(PAGE_KINDS) >= 20
    assert set(PAGE_KINDS) >= NOT_FOUND


@pytest.mark.browser
def test_a_kind_is_taken_on_phone_and_desktop_in_light_and_dark(browser: Any, site: str, tmp_path: Path) -> None:
    # A command of its own process: one Playwright is running in this one.
    import subprocess
    import sys

    folder = tmp_path / "pictures"
    done = subprocess.run(
        [sys.executable, "manage.py", "screenshots", str(folder), "--only", "rule", "--address", site],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    taken = {one.name for one in folder.iterdir()}
    assert taken == {f"rule-{window}-{scheme}.png" for window in ("phone", "desktop") for scheme in ("light", "dark")}
