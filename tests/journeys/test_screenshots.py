"""manage.py screenshots: pictures of pages, and what it says where it cannot take them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.core.management import CommandError, call_command

from rules_data.management._desk_session import signed_in_as
from rules_data.management._page_kinds import NOT_FOUND, PAGE_KINDS


def test_without_chromium_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("RULESITE_CHROMIUM", raising=False)
    with pytest.raises(CommandError, match="Install chromium, or name its path in RULESITE_CHROMIUM"):
        call_command("screenshots", str(tmp_path / "pictures"))
    monkeypatch.setenv("RULESITE_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(CommandError, match="cannot be started"):
        call_command("screenshots", str(tmp_path / "pictures"))


def test_the_desk_is_looked_at_in_somebodys_name_only(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="desk-rule: say whose desk to look at, with --as NAME"):
        call_command("screenshots", str(tmp_path / "pictures"), "--only", "desk-rule")


@pytest.mark.django_db
def test_a_session_made_to_look_ends_with_the_command() -> None:
    from django.contrib.sessions.models import Session

    with pytest.raises(CommandError, match="There is no editor nobody"), signed_in_as("nobody"):
        pass
    get_user_model().objects.create_user("axel", password=None)
    with signed_in_as("axel") as key:
        assert Session.objects.filter(pk=key).exists()
    assert not Session.objects.exists()


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
