"""From a question to the rule and its proof, as readers go."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytestmark = pytest.mark.browser


def test_from_a_search_to_a_rule_its_example_and_the_rule_that_decided(page: Any, site: str) -> None:
    page.goto(site)
    page.get_by_role("combobox").fill("383.3.e")
    page.keyboard.press("Enter")
    if "/search" in page.url:
        page.get_by_role("link", name=re.compile(r"383\.3\.e")).first.click()
    page.wait_for_url("**/riftbound/cr/383.3.e")
    assert "383.3.e" in page.locator("h1").inner_text()
    page.get_by_role("region", name=re.compile("Tested examples")).get_by_role("link").first.click()
    page.wait_for_url("**/examples/*")
    assert page.locator(".verdict-line .badge").first.inner_text()
    step = page.locator(".trace a").first
    number = step.inner_text()
    step.click()
    assert number in page.locator("h1").inner_text()


def test_words_find_a_rule_that_can_be_opened(page: Any, site: str) -> None:
    page.goto(site)
    page.get_by_role("combobox").fill("conquer effects")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url("**/search?*")
    assert page.locator(".hits mark").count() > 0
    page.locator(".hits a").first.click()
    assert page.locator("h1").count() == 1
    assert "/search" not in page.url


def test_an_old_number_is_followed_to_todays_rule(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/376.4.b")
    assert "376.4.b" in page.locator("h1").inner_text()
    page.get_by_role("link", name="383.4.c (v1.4)").click()
    assert "383.4.c" in page.locator("h1").inner_text()
    page.get_by_role("link", name="History").click()
    assert "376.4.b" in page.locator("main").inner_text()


def test_the_keyboard_alone_leads_from_the_front_page_to_a_rule(page: Any, site: str) -> None:
    page.goto(f"{site}/about")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.type("conquer effects")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search?*")
    hit = page.locator(".hits a").first.get_attribute("href")
    for _ in range(40):
        if page.evaluate("document.activeElement.getAttribute('href')") == hit:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{hit}")
    assert page.locator("h1").count() == 1


def test_everything_works_without_javascript(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    page.get_by_role("searchbox").fill("376.4.b")
    page.get_by_role("button", name="Search").click()
    if "/search" in page.url:
        page.get_by_role("link", name=re.compile(r"376\.4\.b")).first.click()
    page.get_by_role("link", name="383.4.c (v1.4)").click()
    assert "383.4.c" in page.locator("h1").inner_text()
    assert page.get_by_role("button", name="Copy citation").count() == 0
    assert "Riftbound CR 383.4.c (v1.4" in page.locator("#citation").inner_text()
    context.close()


def test_the_endpoints_of_the_api_are_read_without_javascript(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, color_scheme="dark")
    page = context.new_page()
    page.goto(f"{site}/api/v1/")
    assert page.get_by_role("heading", name="Quick start").is_visible()
    page.get_by_role("link", name="All endpoints").click()
    page.locator("summary", has_text="/api/v1/evaluate").click()
    assert page.locator("#evaluate").get_by_text("every fault with its line and column").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 21, 24)"
    context.close()
