"""An editor at work: sign in, import a version, settle what is unsure, publish it and take it back."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b32decode
from pathlib import Path
from typing import Any

import pytest
from django_otp.oath import totp

from tests.journeys.conftest import ROOT
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.browser
PASSWORD = "four words in a row"  # noqa: S105
MOST_CLICKS = 15


class Hands:
    """What an editor does with the mouse; counts the clicks."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.clicks = 0

    def press(self, name: str, kind: str = "button", count: bool = True) -> None:
        self.clicks += count
        self.page.get_by_role(kind, name=name, exact=True).first.click()


def picture(page: Any, name: str) -> None:
    """A picture for the README, where RULESITE_PICTURES names a folder for them."""
    folder = os.environ.get("RULESITE_PICTURES")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{folder}/{name}.png")


def editor_link(folder: Path, name: str, role: str) -> str:
    """The link by which a new editor chooses a password, as the command prints it."""
    environment = os.environ | {"RULESITE_VAR": str(folder)}
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, "manage.py", "make_editor", name, "--role", role]
    told = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    return next(line for line in told.splitlines() if line.startswith("/editor/password/"))


@pytest.fixture
def desk(page: Any, site: str, site_folder: Path) -> Any:
    """A publisher's window, signed in the whole way: password, authenticator, recovery codes."""
    page.set_default_timeout(120_000)
    name = f"pia{id(page) % 100_000}"
    page.goto(site + editor_link(site_folder, name, "publisher"))
    for field in page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    key = b32decode(page.locator("code.key").inner_text().replace(" ", ""))
    page.get_by_label("Code").fill(f"{totp(key):06d}")
    page.get_by_role("button", name="Finish").click()
    assert page.locator(".codes li").count() == 10
    page.get_by_role("link", name="I have kept them").click()
    assert page.get_by_role("heading", name="Inbox").is_visible()
    return page


def imported(hands: Hands, text: str, label: str) -> None:
    """From the list of rulebooks to the draft."""
    page = hands.page
    hands.press("Rulebooks", "link")
    hands.press("Import a version", "link")
    page.get_by_label("Rulebook").select_option("riftbound/tr")
    page.get_by_label("Version", exact=True).fill(label)
    page.set_input_files("#file", {"name": "rules.txt", "mimeType": "text/plain", "buffer": text.encode()})
    hands.press("Import")
    page.wait_for_url(re.compile(r"/editor/drafts/\d+/$"), timeout=120_000)


def published(hands: Hands) -> None:
    hands.press("Publish", "link")
    hands.press("Publish")
    hands.page.wait_for_selector(".note.success")


def test_from_upload_to_published_and_back(desk: Any, site: str) -> None:
    hands = Hands(desk)
    imported(hands, OLD, "v1")
    published(hands)
    hands = Hands(desk)
    imported(hands, NEW.replace("wins the game", "wins the match"), "v2")
    hands.press("Match rules", "link")
    picture(desk, "match-board")
    while desk.locator(".match-pair").count():
        hands.press("Same rule" if desk.get_by_role("button", name="Same rule").count() else "New rule", count=False)
    hands.press("Back to the draft", "link")
    if desk.get_by_role("button", name="Check now").count():
        hands.press("Check now")
    hands.press("Save notes")
    published(hands)
    picture(desk, "published")
    assert hands.clicks <= MOST_CLICKS
    desk.goto(f"{site}/riftbound/tr/301")
    assert "wins the match" in desk.inner_text("main")
    desk.go_back()
    hands.press("Take this version back")
    hands.press("Take it back")
    desk.goto(f"{site}/riftbound/tr/201")
    assert "wins the game" in desk.inner_text("main")
    assert desk.goto(f"{site}/riftbound/tr/301").status == 404
