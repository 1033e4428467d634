"""The machine's own Chromium, driven by Playwright, for commands that look at pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.management.base import CommandError

# Debian's `chromium-headless-shell` is the same engine without windows: a page is opened for a third of the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    """Where Chromium is: named in RULESITE_CHROMIUM, or on the path. Refuses with the fix where there is none."""
    named = os.environ.get("RULESITE_CHROMIUM", "")
    if named and not shutil.which(named):
        raise CommandError(f"RULESITE_CHROMIUM names {named}, which cannot be started.")
    found = named or next((path for path in map(shutil.which, NAMES) if path), None)
    if not found:
        raise CommandError("No Chromium was found. Install chromium, or name its path in RULESITE_CHROMIUM.")
    return found


@contextmanager
def browser() -> Iterator[Any]:
    """A started Chromium (a Playwright `Browser`)."""
    path = chromium_path()
    try:
        from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415  needed for looking only
    except ImportError as fault:
        raise CommandError(
            "Playwright is not installed: run `pip install -r requirements-dev.txt` in the same environment."
        ) from fault
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error as fault:
            raise CommandError(f"{path} did not start: {fault.message.splitlines()[0]}") from fault
        yield started
        started.close()
