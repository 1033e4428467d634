"""From a question to the rule and its proof, as readers go."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_from_a_search_to_a_rule_its_example_and_the_rule_that_decided(page: Any, site: str) -> None:
    page.goto(site)
    page.get_by_role("combobox").fill("383.3.e")
    page.keyboard.press("Enter")
    if "/search" in page.url:
        page.get_by_role("link", name=re.compile(r"383\.3\.e")).first.click()
    page.wait_for_url("**/riftbound/cr/383.3.e")
    expect(page.locator("h1")).to_contain_text("383.3.e", use_inner_text=True)
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
    expect(page.locator(".hits mark").first).to_be_attached()
    page.locator(".hits a").first.click()
    expect(page.locator("h1")).to_have_count(1)
    assert "/search" not in page.url


def test_an_old_number_is_followed_to_todays_rule(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/376.4.b")
    expect(page.locator("h1")).to_contain_text("376.4.b", use_inner_text=True)
    page.get_by_role("link", name="383.4.c (v1.4)").click()
    expect(page.locator("h1")).to_contain_text("383.4.c", use_inner_text=True)
    page.get_by_role("link", name="History").click()
    expect(page.locator("main")).to_contain_text("376.4.b", use_inner_text=True)


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
    expect(page.locator("h1")).to_have_count(1)


def test_everything_works_without_javascript(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    page.get_by_role("searchbox").fill("376.4.b")
    page.get_by_role("button", name="Search").click()
    if "/search" in page.url:
        page.get_by_role("link", name=re.compile(r"376\.4\.b")).first.click()
    page.get_by_role("link", name="383.4.c (v1.4)").click()
    expect(page.locator("h1")).to_contain_text("383.4.c", use_inner_text=True)
    expect(page.get_by_role("button", name="Copy citation")).to_have_count(0)
    expect(page.locator("#citation")).to_contain_text("Riftbound CR 383.4.c (v1.4", use_inner_text=True)
    context.close()


def test_the_endpoints_of_the_api_are_read_without_javascript(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, color_scheme="dark")
    page = context.new_page()
    page.goto(f"{site}/api/v1/")
    expect(page.get_by_role("heading", name="Quick start")).to_be_visible()
    page.get_by_role("link", name="All endpoints").click()
    page.locator("summary", has_text="/api/v1/evaluate").click()
    assert page.locator("#evaluate").get_by_text("every fault with its line and column").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 21, 24)"
    context.close()
