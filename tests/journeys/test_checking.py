"""A text that cites rules is checked in a browser: with the keyboard, without JavaScript, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.barriers import barriers

pytestmark = pytest.mark.browser

TEXT = "Sona is explained by CR v1.2 rule 376.4.b.\nSee rule 999.9.z, and <script>alert('rule 383.3')</script>.\n"


@pytest.fixture(params=[(320, "dark", True), (1280, "light", True), (320, "light", False)], ids=str)
def page(request: pytest.FixtureRequest, browser: Any, site: str) -> Iterator[Any]:
    width, scheme, script = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, java_script_enabled=script
    )
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    opened.goto(f"{site}/check")
    yield opened
    context.close()


def check(page: Any, text: str = TEXT) -> None:
    page.get_by_label("Text", exact=True).fill(text)
    page.get_by_label("Game and version").select_option(value="")
    page.get_by_role("button", name="Check", exact=True).press("Enter")
    page.get_by_role("heading", name="Corrected text").or_(page.get_by_text("No rule citations found")).wait_for()


def test_a_pasted_text_comes_back_marked_and_never_runs(page: Any) -> None:
    asked: list[str] = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    check(page)
    marked = page.get_by_role("region", name="Your text with its citations marked")
    expect(marked).to_contain_text("<script>alert('rule 383.3", use_inner_text=True)
    expect(page.get_by_role("heading", name="Issues").locator("..")).to_contain_text(
        "no such rule", use_inner_text=True
    )
    assert asked == []


def test_the_next_problem_is_reached_by_the_keyboard(page: Any) -> None:
    check(page)
    page.get_by_role("link", name="Jump to first issue").press("Enter")
    page.wait_for_url("**#*")
    expect(page.locator(":target")).to_have_count(1)


def test_what_is_checked_can_be_used_by_everyone(browser: Any, site: str, axe: str) -> None:
    for width, scheme in ((320, "dark"), (1280, "light")):
        context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
        page = context.new_page()
        page.goto(f"{site}/check")
        check(page)
        assert barriers(page, axe) == []
        context.close()
