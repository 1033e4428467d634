"""Every kind of page holds up to axe: light and dark, 320 px and 1280 px, and with text of twice the size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules_data.management._page_kinds import NOT_FOUND, PAGE_KINDS
from tests.campaigns import TIMES, some_of
from tests.journeys.barriers import TAGS, Window, barriers, faults_of

pytestmark = pytest.mark.browser

WINDOWS: dict[str, Window] = {
    "dark phone": (320, "dark", "100%", {}),
    "light desktop": (1280, "light", "100%", {}),
    "text of twice the size": (1280, "light", "200%", {"color-contrast": {"enabled": False}}),
}
# In a sample not every kind of page: what stands on one stands on others.
MOST_KINDS = 26
# Pages of hundreds of rules: in a sample the same page of the game that has the fewest.
SHORTER = {
    "whole-document": "/flesh-and-blood/cr/all",
    "coverage": "/flesh-and-blood/coverage",
    "compare": "/flesh-and-blood/cr/compare/2026-02...2026-06-10",
    "document": "/flesh-and-blood/cr/",
}


@pytest.fixture(scope="module")
def window(browser: Any) -> Iterator[Any]:
    """One window for all pages; nothing moves in it while it is looked at."""
    context = browser.new_context(viewport={"width": 320, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def windows_for(kind: str) -> dict[str, Window]:
    """In a sample each kind is looked at in one window, in turn: the same parts stand on many pages."""
    if TIMES:
        return WINDOWS
    name = [*WINDOWS][[*PAGE_KINDS].index(kind) % len(WINDOWS)]
    return {name: WINDOWS[name]}


@pytest.mark.campaign
@pytest.mark.parametrize("kind", some_of([*PAGE_KINDS], MOST_KINDS))
def test_a_page_has_no_barriers(window: Any, site: str, axe: str, kind: str) -> None:
    path = PAGE_KINDS[kind] if TIMES else SHORTER.get(kind, PAGE_KINDS[kind])
    answer = window.goto(site + path)
    assert answer.status == (404 if kind in NOT_FOUND else 200)
    assert faults_of(window, axe, windows_for(kind)) == {}


def test_the_open_sheet_of_a_phone_has_no_barriers(window: Any, site: str, axe: str) -> None:
    window.set_viewport_size({"width": 390, "height": 740})
    window.goto(site + PAGE_KINDS["rule"])
    window.get_by_role("navigation", name="Shortcuts").get_by_role("button", name="Contents").click()
    assert barriers(window, axe, tags=TAGS) == []


# Everything that is pressed and is not a word within a text, with what is too small of it.
SMALL = """least => [...document.querySelectorAll("a, button, input:not([type=hidden]), select, summary")]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".unseen, .skip, svg"))
    .filter(one => getComputedStyle(one).display !== "inline")
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width && box.height && (box.height < least - .5 || box.width < least - .5))
    .filter(([one]) => !(one.matches("input") && one.closest("label")) && !one.matches(".top .search [type=submit]"))
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
KINDS_OF_TARGETS = ("home", "rule", "keyword", "example", "search-words", "compare", "check")


@pytest.mark.parametrize("kind", KINDS_OF_TARGETS)
def test_what_is_pressed_is_at_least_24_pixels(window: Any, site: str, kind: str) -> None:
    for width in (390, 1280):
        window.set_viewport_size({"width": width, "height": 800})
        window.goto(site + PAGE_KINDS[kind])
        assert window.evaluate(SMALL, 24) == []


def test_the_bars_of_a_phone_are_44_pixels_to_the_thumb(window: Any, site: str) -> None:
    window.set_viewport_size({"width": 390, "height": 740})
    window.goto(site + PAGE_KINDS["rule"])
    for bar in (".thumb", ".top .bar"):
        kinds = ("> a:visible", "> button:visible", "nav a:visible", "> details summary")
        pressed = window.locator(", ".join(f"{bar} {kind}" for kind in kinds))
        assert pressed.count() >= 2
        for one in pressed.all():
            box = one.bounding_box()
            assert min(box["height"], box["width"]) >= 43.5, one.evaluate("one => one.outerHTML")
