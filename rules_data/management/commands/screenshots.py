"""manage.py screenshots FOLDER: every kind of page as readers see it, on a phone and a desktop, light and dark."""

from __future__ import annotations

from argparse import ArgumentParser
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError

from rules_data.management._bench_http import served
from rules_data.management._browser import browser, chromium_path
from rules_data.management._command import RulesCommand, require_database
from rules_data.management._desk_session import signed_in_as, version_to_show
from rules_data.management._page_kinds import DESK_KINDS, NOT_FOUND, PAGE_KINDS

WINDOWS = {"phone": (390, 740), "desktop": (1280, 800)}
SCHEMES = ("light", "dark")


class Command(RulesCommand):
    help = "Take pictures of every kind of page: phone and desktop, light and dark."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path, help="where the pictures go; made where it is missing")
        kinds = sorted(PAGE_KINDS | DESK_KINDS)
        parser.add_argument("--only", action="append", metavar="KIND", choices=kinds, help="may be repeated")
        parser.add_argument("--whole", action="store_true", help="whole pages, not only what a window shows first")
        parser.add_argument("--as", dest="editor", default="", metavar="NAME", help="the desk, as NAME sees it")
        parser.add_argument("--address", default="", help="look at this site, such as http://127.0.0.1:8000")

    def handle(self, *args: Any, **options: Any) -> None:
        chromium_path()
        folder: Path = options["folder"]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise CommandError(f"{folder}: {fault.strerror}. Name a folder that can be written to.") from fault
        with ExitStack() as opened:
            key = opened.enter_context(signed_in_as(options["editor"])) if options["editor"] else ""
            kinds = _kinds(options["only"], key)
            site = options["address"].rstrip("/")
            if not site:
                require_database()
                site = f"http://127.0.0.1:{opened.enter_context(served())}"
            wrong = self._take(site, kinds, folder, options["whole"], key)
        count = len(kinds) * len(WINDOWS) * len(SCHEMES) - len(wrong)
        self.say(f"{count} pictures of {len(kinds)} kinds of pages in {folder}")
        if wrong:
            raise CommandError("Not as they should be:\n" + "\n".join(wrong))

    def _take(self, site: str, kinds: dict[str, str], folder: Path, whole: bool, key: str) -> list[str]:
        wrong: list[str] = []
        with browser() as chromium, self.progress() as show:
            done, total = 0, len(kinds) * len(WINDOWS) * len(SCHEMES)
            for window, (width, height) in WINDOWS.items():
                for scheme in SCHEMES:
                    held = {"has_touch": True, "is_mobile": True} if window == "phone" else {}
                    size = {"width": width, "height": height}
                    context = chromium.new_context(viewport=size, color_scheme=scheme, **held)
                    if key:
                        context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": key, "url": site}])
                    page = context.new_page()
                    for kind, path in kinds.items():
                        name = f"{kind}-{window}-{scheme}"
                        show("Looking", done, total)
                        problem = _one(page, site + path, folder / f"{name}.png", kind, whole)
                        wrong += [f"{name}: {problem}"] if problem else []
                        done += 1
                    context.close()
        return wrong


def _kinds(only: list[str] | None, key: str) -> dict[str, str]:
    """The kinds to look at with their addresses: the pages, or for an editor the screens of the desk."""
    if not key:
        missing = sorted(set(only or ()) & set(DESK_KINDS))
        if missing:
            raise CommandError(f"{', '.join(missing)}: say whose desk to look at, with --as NAME.")
        return {kind: PAGE_KINDS[kind] for kind in only or PAGE_KINDS}
    named = version_to_show()
    addresses = PAGE_KINDS | {kind: path.format(**named) for kind, path in DESK_KINDS.items()}
    return {kind: addresses[kind] for kind in only or DESK_KINDS}


def _one(page: Any, address: str, file: Path, kind: str, whole: bool) -> str:
    """Takes one picture; what was wrong with the page, if anything."""
    from playwright.sync_api import Error  # noqa: PLC0415  needed for looking only

    try:
        answer = page.goto(address)
        page.evaluate("document.fonts && document.fonts.ready")
        page.screenshot(path=file, full_page=whole)
    except Error as fault:
        return f"{address} {fault.message.splitlines()[0]}"
    expected = 404 if kind in NOT_FOUND else 200
    return "" if answer.status == expected else f"{address} answered {answer.status}, not {expected}"
