"""Every kind of page holds up to axe: light and dark, 320 px and 1280 px, and with text of twice the size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules_data.management._page_kinds import NOT_FOUND, PAGE_KINDS
from tests.campaigns import TIMES

pytestmark = pytest.mark.browser

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Width, colours, text size, and what is looked for. Colours hang neither on the width nor on the size of the text.
Window = tuple[int, str, str, dict[str, Any]]
WINDOWS: dict[str, Window] = {
    "dark phone": (320, "dark", "100%", {}),
    "light desktop": (1280, "light", "100%", {}),
    "text of twice the size": (1280, "light", "200%", {"color-contrast": {"enabled": False}}),
}
# Pages of hundreds of rules, which are made like shorter ones: a sample looks at them in one window, a campaign in all.
LONG = ("whole-document", "compare", "reused-number", "keyword", "section", "document")
FAULTS = """([tags, rules]) => axe
    .run(document, {runOnly: {type: "tag", values: tags}, rules, resultTypes: ["violations"]})
    .then(found => found.violations.map(one => one.id + ": " + one.nodes[0].html.slice(0, 200)))"""


TOO_WIDE = """() => document.documentElement.scrollWidth <= window.innerWidth ? []
    : [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > window.innerWidth + 1)
        .slice(0, 3).map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def window(browser: Any) -> Iterator[Any]:
    """One window for all pages; nothing moves in it while it is looked at."""
    context = browser.new_context(viewport={"width": 320, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def windows_for(kind: str) -> dict[str, Window]:
    """In a sample, text of twice the size is looked at in every third kind: the same parts stand on many pages."""
    if not TIMES and kind in LONG:
        return {"dark phone": WINDOWS["dark phone"]}
    is_sampled = kind in [one for one in PAGE_KINDS if one not in LONG][::3]
    return WINDOWS if TIMES or is_sampled else {name: one for name, one in WINDOWS.items() if one[2] == "100%"}


@pytest.mark.campaign
@pytest.mark.parametrize("kind", PAGE_KINDS)
def test_a_page_has_no_barriers(window: Any, site: str, axe: str, kind: str) -> None:
    answer = window.goto(site + PAGE_KINDS[kind])
    assert answer.status == (404 if kind in NOT_FOUND else 200)
    assert faults_of(window, axe, windows_for(kind)) == {}


def faults_of(page: Any, axe: str, windows: dict[str, Window]) -> dict[str, list[str]]:
    """What axe says of a page in each of these windows, and what sticks out sideways; empty where all is well."""
    page.evaluate(axe)
    found: dict[str, list[str]] = {}
    for name, (width, scheme, size, rules) in windows.items():
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        if told := [*page.evaluate(FAULTS, [TAGS, rules]), *page.evaluate(TOO_WIDE)]:
            found[name] = told
    return found


def test_the_open_sheet_of_a_phone_has_no_barriers(window: Any, site: str, axe: str) -> None:
    window.set_viewport_size({"width": 390, "height": 740})
    window.goto(site + PAGE_KINDS["rule"])
    window.get_by_role("navigation", name="Shortcuts").get_by_role("button", name="Contents").click()
    window.evaluate(axe)
    assert window.evaluate(FAULTS, [TAGS, {}]) == []


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
