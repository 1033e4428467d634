"""The search box as hands use it: slash, arrows, Enter, Escape, a thumb on a phone, and without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.campaigns import TIMES
from tests.journeys.barriers import TAGS, barriers

pytestmark = pytest.mark.browser
WINDOWS = [(320, "dark"), (1280, "light"), (320, "light"), (1280, "dark")]
ANSWERS = ("/search?q=conquer colour:red type:rule", '/search?q=card:"Sona, Harmonious"', "/search?q=603.2")


def box(page: Any) -> Any:
    return page.get_by_role("combobox", name=re.compile("Search rules"))


def type_in(page: Any, text: str) -> None:
    box(page).press_sequentially(text)
    page.get_by_role("option").first.wait_for()


def pointed_at(page: Any) -> Any:
    """The option that a screen reader is told of."""
    return page.locator("#" + box(page).get_attribute("aria-activedescendant"))


def test_slash_goes_to_the_box_but_not_while_typing(page: Any, site: str) -> None:
    page.goto(f"{site}/riftbound/cr/383.3.e")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.type("1/2")
    expect(box(page)).to_have_value("1/2")


def test_slash_can_be_turned_off(page: Any, site: str) -> None:
    page.goto(f"{site}/search")
    page.locator("summary", has=page.locator("svg")).and_(page.get_by_label("Display and keys")).click()
    page.get_by_label("Keyboard shortcuts").uncheck()
    page.goto(f"{site}/about")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.name") != "q"


def test_suggestions_come_in_named_groups_and_are_announced(page: Any, site: str) -> None:
    page.goto(site)
    expect(box(page)).to_have_attribute("aria-expanded", "false")
    type_in(page, "trigg")
    expect(box(page)).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("listbox", name="Suggestions")).to_be_visible()
    headings = page.get_by_role("group", name="Headings")
    expect(headings.get_by_role("option", name=re.compile("Triggered Abilities")).first).to_be_attached()
    count = page.get_by_role("option").count()
    expect(page.locator("form [role=status]")).to_have_text(f"{count} suggestions", use_inner_text=True)


def test_arrows_point_enter_opens_and_escape_closes(page: Any, site: str) -> None:
    page.goto(site)
    type_in(page, "383.3")
    page.keyboard.press("ArrowDown")
    assert pointed_at(page).get_attribute("aria-selected") == "true"
    expect(pointed_at(page)).to_contain_text("383.3", use_inner_text=True)
    page.keyboard.press("ArrowUp")
    assert box(page).get_attribute("aria-activedescendant") is None
    page.keyboard.press("ArrowUp")
    assert pointed_at(page).get_attribute("id") == page.get_by_role("option").last.get_attribute("id")
    page.keyboard.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)
    expect(box(page)).to_have_value("383.3")
    page.keyboard.press("ArrowDown")
    page.get_by_role("option").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/riftbound/cr/383.3")


def test_enter_without_pointing_searches_what_was_typed(page: Any, site: str) -> None:
    page.goto(site)
    type_in(page, "conquer")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search?q=conquer")
    expect(page.locator(".hits mark").first).to_be_attached()


def test_a_click_opens_what_is_suggested(page: Any, site: str) -> None:
    page.goto(site)
    type_in(page, "sona")
    page.get_by_role("group", name="Cards").get_by_role("option", name=re.compile("Sona")).first.click()
    page.wait_for_url("**/cards/sona-*")


def test_recent_searches_stay_on_the_device_and_can_be_cleared(page: Any, site: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(site)
    for query in ("conquer effects", "hold"):
        box(page).fill(query)
        page.keyboard.press("Enter")
        page.wait_for_url("**/search?*")
        page.goto(site)
    requests.clear()
    box(page).focus()
    recent = page.get_by_role("group", name=re.compile("Recent searches"))
    assert recent.get_by_role("option").all_inner_texts() == ["hold", "conquer effects", "Clear recent searches"]
    assert [address for address in requests if "favicon" not in address] == []
    recent.get_by_role("option", name="conquer effects").click()
    page.wait_for_url("**/search?q=conquer+effects")
    page.goto(site)
    box(page).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.evaluate("localStorage.getItem('rulesite.recent')") == "[]"
    box(page).blur()
    box(page).focus()
    expect(page.get_by_role("option")).to_have_count(0)


def test_on_a_games_pages_that_game_is_suggested(page: Any, site: str) -> None:
    page.goto(f"{site}/magic/")
    with page.expect_response(re.compile("/api/v1/suggest")) as answer:
        box(page).press_sequentially("trigg")
    games = {item["game"] for group in answer.value.json()["groups"] for item in group["items"]}
    assert games == {"magic"}


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    """A phone held in one hand."""
    context = browser.new_context(viewport={"width": 390, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", ["/", "/riftbound/cr/383.3.e", "/search?q=conquer", "/riftbound/cr/999", "/nothing/"])
def test_on_a_phone_the_way_to_the_box_is_at_the_thumb(phone: Any, site: str, path: str) -> None:
    phone.goto(site + path)
    opener = phone.get_by_role("navigation", name="Shortcuts").get_by_role("link", name="Search")
    place = opener.bounding_box()
    assert place["y"] > 740 * 2 / 3
    assert place["y"] + place["height"] <= 740
    assert place["height"] >= 44
    opener.tap()
    assert phone.evaluate("document.activeElement.name") == "q"
    expect(box(phone)).to_have_count(1)
    shown = box(phone).bounding_box()
    assert 0 <= shown["y"] <= 740 - shown["height"]


def test_on_a_phone_suggestions_are_seen_whole_beside_the_box_and_large_enough_to_touch(phone: Any, site: str) -> None:
    phone.goto(site)
    box(phone).tap()
    type_in(phone, "trigg")
    shown, typed = phone.get_by_role("listbox").bounding_box(), box(phone).bounding_box()
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= 740
    assert shown["y"] >= typed["y"] + typed["height"] or shown["y"] + shown["height"] <= typed["y"]
    assert all(option.bounding_box()["height"] >= 40 for option in phone.get_by_role("option").all())


def test_a_phone_has_number_keys_for_numbers(phone: Any, site: str) -> None:
    phone.goto(site)
    keys = phone.get_by_role("button", name="Number keys")
    keys.tap()
    expect(box(phone)).to_have_attribute("inputmode", "decimal")
    expect(keys).to_have_attribute("aria-pressed", "true")
    assert phone.evaluate("document.activeElement.name") == "q"
    box(phone).press_sequentially("383,3")
    expect(box(phone)).to_have_value("383.3")
    keys.tap()
    assert not box(phone).get_attribute("inputmode")


def test_without_javascript_the_box_is_a_form_that_finds_the_same(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    page.get_by_role("searchbox").fill("type:rule conquer")
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".hits a").first).to_be_attached()
    page.get_by_role("link", name=re.compile("Remove filter type:rule")).click()
    expect(page.get_by_role("link", name=re.compile("Examples")).first).to_be_attached()
    context.close()


@pytest.mark.campaign
@pytest.mark.parametrize(("width", "scheme"), WINDOWS if TIMES else WINDOWS[:2])
def test_open_suggestions_and_every_kind_of_answer_have_no_barriers(
    browser: Any, site: str, axe: str, width: int, scheme: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    # In a sample each answer is looked at in one window.
    nth = WINDOWS.index((width, scheme))
    for path in ANSWERS if TIMES else ANSWERS[nth::2]:
        page.goto(site + path)
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        assert barriers(page, axe, tags=TAGS) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.goto(site)
    type_in(page, "trigg")
    page.keyboard.press("ArrowDown")
    assert barriers(page, axe, tags=TAGS) == []
    context.close()
