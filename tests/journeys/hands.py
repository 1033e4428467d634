"""What editors do in a browser: sign in, press, write; and the pictures of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b32decode
from io import BytesIO
from pathlib import Path
from typing import Any

from django_otp.oath import totp
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "four words in a row"  # noqa: S105
PATIENCE = 300_000


class Hands:
    """What an editor does with the mouse; counts the clicks."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.clicks = 0

    def press(self, name: str, kind: str = "button", count: bool = True) -> None:
        self.clicks += count
        self.page.get_by_role(kind, name=name, exact=True).first.click()

    def write(self, label: str, text: str) -> None:
        """Fill a field in by its label, at once."""
        self.page.get_by_label(label).first.fill(text)

    def is_told(self, text: str) -> None:
        """Wait until the desk says so."""
        self.page.locator(".note", has_text=text).first.wait_for(timeout=PATIENCE)


def picture(page: Any, name: str, width: int = 1100, height: int = 720) -> None:
    """A picture for the README, where RULESITE_PICTURES names a folder for them."""
    folder = os.environ.get("RULESITE_PICTURES")
    if not folder:
        return
    from PIL import Image

    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(300)
    with Image.open(BytesIO(page.screenshot())) as shot:
        Path(folder).mkdir(parents=True, exist_ok=True)
        shot.convert("RGB").save(Path(folder) / f"{name}.webp", quality=70, method=6)


def run_command(folder: Path, *words: str) -> str:
    """What a command of the served site says, run beside the server."""
    environment = os.environ | {"RULESITE_VAR": str(folder)}
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, "manage.py", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def sign_in(page: Any, site: str, folder: Path, name: str, role: str) -> None:
    """The whole way of a new editor: the link, a password, an authenticator, recovery codes."""
    page.set_default_timeout(PATIENCE)
    told = run_command(folder, "make_editor", name, "--role", role)
    page.goto(site + next(line for line in told.splitlines() if line.startswith("/editor/password/")))
    for field in page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    if role == "publisher":
        key = b32decode(page.locator("code.key").inner_text().replace(" ", ""))
        page.get_by_label("Code").fill(f"{totp(key):06d}")
        page.get_by_role("button", name="Finish").click()
        expect(page.locator(".codes li")).to_have_count(10)
        page.get_by_role("link", name="I have kept them").click()
    expect(page.get_by_role("heading", name="Inbox")).to_be_visible()


def imported(hands: Hands, rulebook: str, text: str, label: str) -> None:
    """From the list of rulebooks to the draft."""
    page = hands.page
    hands.press("Rulebooks", "link")
    hands.press("Import a version", "link")
    page.get_by_label("Rulebook").select_option(rulebook)
    page.get_by_label("Version", exact=True).fill(label)
    page.set_input_files("#file", {"name": f"{label}.txt", "mimeType": "text/plain", "buffer": text.encode()})
    hands.press("Import")
    page.wait_for_url(re.compile(r"/editor/drafts/\d+/$"), timeout=PATIENCE)


def settled(hands: Hands, pictured: bool = True) -> None:
    """All unsure pairs looked at, one by one or a page at a time; these are not counted.

    `pictured` only where the texts are our own: pictures are published.
    """
    page = hands.page
    hands.press("Match rules", "link")
    page.wait_for_url(re.compile(r"/match"), timeout=PATIENCE)
    if pictured:
        picture(page, "matching-rules")
    # Counting waits for nothing: each page must have come whole before its pairs are counted.
    while pairs := page.locator(".match-pair").count():
        with page.expect_navigation(timeout=PATIENCE):
            if pairs > 3:
                page.get_by_role("button", name=re.compile("on this page are right")).click()
            else:
                alike = page.get_by_role("button", name="Same rule").count()
                hands.press("Same rule" if alike else "New rule", count=False)
    hands.press("Back to the draft", "link")


def published(hands: Hands, why: str = "") -> None:
    """Checked where that is due, then published; over obstacles only with a reason."""
    page = hands.page
    if page.get_by_role("button", name="Check now").count():
        hands.press("Check now")
        hands.is_told("Checked")
    overrule = page.get_by_label("Publish although the check found obstacles")
    if why and overrule.count():
        hands.clicks += 1
        overrule.check()
        page.get_by_label("Why?").fill(why)
    hands.press("Publish", "button")
    hands.is_told("is published")
