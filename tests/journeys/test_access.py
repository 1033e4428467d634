"""Every kind of page holds up to axe, in light and dark, on a phone of 320 px and on a desktop."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytestmark = pytest.mark.browser

PAGES = {
    "front": "/",
    "game": "/riftbound/",
    "document": "/riftbound/cr/",
    "rule": "/riftbound/cr/383.3.e",
    "section": "/riftbound/cr/382",
    "reused number": "/riftbound/cr/383",
    "old number": "/riftbound/cr/376.4.b",
    "unknown number": "/riftbound/cr/999",
    "pinned rule": "/riftbound/cr/@v1.2/376.3.a",
    "history": "/riftbound/cr/383.4.c/history",
    "search": "/search?q=conquer",
    "search for nothing": "/search?q=xyzzyxyzzy",
    "questions": "/riftbound/faq/",
    "cards": "/riftbound/cards/",
    "examples": "/riftbound/examples/",
    "coverage": "/riftbound/coverage",
    "example in stages": "/flesh-and-blood/examples/two-parts-in-two-stages",
    "example of prevention": "/flesh-and-blood/examples/two-types-of-damage-at-once",
    "example with a stack": "/magic/examples/two-effects-add-two-triggers",
    "check": "/check",
    "about": "/about",
    "embed": "/embed",
    "range": "/c/riftbound%20cr%20383.3.a-383.3.c",
    "no citation": "/c/nothing",
    "not found": "/nothing/here/",
    "api": "/api/v1/games",
}
# The first entry of a list stands for its kind.
FIRST_OF = {"question": "/riftbound/faq/", "card": "/riftbound/cards/", "example": "/riftbound/examples/"}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


# Colours do not hang on the width, nor the layout on the colours: two windows meet all four.
@pytest.fixture(params=[(320, "dark"), (1280, "light")], ids=["dark phone", "light desktop"])
def window(request: pytest.FixtureRequest, browser: Any) -> Any:
    width, scheme = request.param
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("kind", [*PAGES, *FIRST_OF])
def test_a_page_has_no_barriers(window: Any, site: str, kind: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    _open(window, site, kind)
    found = Axe().run(window, options={"runOnly": {"type": "tag", "values": TAGS}})
    assert found.violations_count == 0, found.generate_report()
    # Nothing sticks out sideways.
    assert window.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def _open(page: Any, site: str, kind: str) -> None:
    if kind in PAGES:
        page.goto(site + PAGES[kind])
        return
    page.goto(site + FIRST_OF[kind])
    link = page.locator("main .rows a, main .card-names a").first.get_attribute("href")
    assert link
    assert re.match(r"/riftbound/\w+/[\w-]+$", link)
    page.goto(site + link)
