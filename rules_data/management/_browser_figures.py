"""What a reader's browser has to carry: weight, tab stops, layout shift, and when a slow phone can be used."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.core.management.base import CommandError

from ._bench_http import Client, served
from ._browser import browser
from ._page_kinds import PAGE_KINDS

COLUMNS = ["page", "kB sent", "of it page", "tab stops", "layout shift", "interactive s"]
MEASURED = (
    "home", "game", "document", "rule", "keyword", "whole-document", "example-with-stack", "faq", "search-answer",
    "concept", "api-guide", "api-endpoints",
)  # fmt: skip
# Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; a processor four times slower.
SLOW_4G = {
    "offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8,
}  # fmt: skip
SLOWER = 4
WATCH = """
window.shifted = 0; window.busyUntil = 0;
new PerformanceObserver(seen => { for (const one of seen.getEntries()) if (!one.hadRecentInput) shifted += one.value; })
    .observe({type: "layout-shift", buffered: true});
new PerformanceObserver(seen => { for (const one of seen.getEntries()) busyUntil = one.startTime + one.duration; })
    .observe({type: "longtask", buffered: true});
"""
# Usable once the scripts have been run and no long task is left: what a tap would wait for.
SEEN = """() => ({shift: shifted, ready: Math.max(
    performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd, busyUntil) / 1000})"""
TAB_STOPS = """() => [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter(one => one.tabIndex >= 0 && !one.disabled && one.type !== "hidden"
        && one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: false})).length"""


def browser_rows(paths: Sequence[str]) -> list[list[object]]:
    """One row a page, loaded on a phone with nothing kept: see COLUMNS. Fonts are not counted.

    Scripts and styles are collected and compressed, as on a server that is set up for readers.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        _collected(folder) as settings,
        served(**settings) as port,
        browser() as chromium,
    ):
        named = paths or [PAGE_KINDS[kind] for kind in MEASURED]
        return [_measured(chromium, port, path) for path in named]


@contextmanager
def _collected(folder: str) -> Iterator[dict[str, str]]:
    """Scripts and styles under names that carry a hash, in a folder of their own; what tells a server of it."""
    settings = {"RULESITE_STATIC": folder}
    command = [sys.executable, sys.argv[0], "collectstatic", "--noinput", "--verbosity", "0"]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)  # noqa: S603  our own
    if done.returncode:
        raise CommandError(f"Scripts and styles could not be collected: {done.stderr.strip()[-500:]}")
    yield settings


def _measured(chromium: Any, port: int, path: str) -> list[object]:
    Client(port).get(path)  # A server's first answer also reads the rules into memory.
    context = chromium.new_context(viewport={"width": 390, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    developer = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sent: dict[str, float] = {}
    developer.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
    developer.on("Network.loadingFinished", lambda one: sent.update({one["requestId"]: one["encodedDataLength"]}))
    for command, options in (
        ("Network.enable", {}),
        ("Network.emulateNetworkConditions", SLOW_4G),
        ("Emulation.setCPUThrottlingRate", {"rate": SLOWER}),
    ):
        developer.send(command, options)
    answer = page.goto(f"http://127.0.0.1:{port}{path}", timeout=120_000)
    if answer.status != 200:
        raise CommandError(f"{path} answered {answer.status}: name pages that are there.")
    page.wait_for_timeout(1_000)
    seen, stops = page.evaluate(SEEN), page.evaluate(TAB_STOPS)
    weight = sum(size for request, size in sent.items() if kinds.get(request) != "Font") / 1000
    own = sum(size for request, size in sent.items() if kinds.get(request) == "Document") / 1000
    context.close()
    return [path, f"{weight:.1f}", f"{own:.1f}", stops, f"{seen['shift']:.4f}", f"{seen['ready']:.2f}"]
