"""A game is kept on a phone, read with the network cut, and a newer version is told of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import DeskSite
from tests.journeys.hands import run_command

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 740}


@pytest.fixture
def site(desk_site: DeskSite) -> str:
    return desk_site.address


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    context = browser.new_context(viewport=PHONE, service_workers="allow")
    yield context
    context.close()


def keep(page: Any, site: str, game: str = "riftbound") -> Any:
    page.goto(f"{site}/offline/")
    row = page.locator(f"[data-pack={game}]")
    row.get_by_role("button", name="Keep on this device").click()
    row.get_by_role("button", name="Remove").wait_for(timeout=120_000)
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(one => one && one.active && one.active.state === 'activated')",
        timeout=60_000,
    )
    return row


def test_a_game_is_read_with_the_network_cut(phone: Any, site: str) -> None:
    page = phone.new_page()
    row = keep(page, site)
    expect(row).to_contain_text("On this device: Core Rules v1.", use_inner_text=True)
    phone.set_offline(True)

    page.goto(f"{site}/riftbound/cr/383.3.e")
    rule = page.locator('[id="383.3.e"]')
    rule.wait_for()
    expect(rule).to_be_visible()
    bar = page.locator(".offline-bar").inner_text()
    assert "Offline copy of Riftbound" in bar
    assert "v1." in bar

    page.goto(f"{site}/riftbound/examples/")
    page.locator(".offline-bar").wait_for()
    first = page.locator("main a[href^='/riftbound/examples/']:not([href*='?'])").first
    first.click()
    page.locator(".trace").wait_for()
    assert page.locator(".trace li").count() > 1

    page.goto(f"{site}/riftbound/faq/")
    page.locator("main a[href^='/riftbound/faq/']").first.click()
    page.locator(".offline-bar").wait_for()


def test_what_is_kept_is_searched_with_the_network_cut(phone: Any, site: str) -> None:
    page = phone.new_page()
    keep(page, site)
    phone.set_offline(True)
    page.goto(f"{site}/")
    page.get_by_role("heading", name="On this device").wait_for()
    page.goto(f"{site}/search?q=when+you+conquer")
    hits = page.locator(".hits > li")
    hits.first.wait_for()
    assert hits.count() >= 5
    assert "conquer" in hits.first.inner_text().lower()
    hits.first.locator("a").first.click()
    page.locator(".offline-bar").wait_for()
    page.goto(f"{site}/search?q=383.3.e")
    page.locator(".hits > li .number", has_text="383.3.e").first.wait_for()
    expect(page.locator(".hits > li .number").first).to_have_text("383.3.e", use_inner_text=True)


def test_what_is_not_kept_is_said_to_be_absent(phone: Any, site: str) -> None:
    page = phone.new_page()
    keep(page, site)
    phone.set_offline(True)
    page.goto(f"{site}/magic/cr/603.3b")
    page.get_by_role("heading", name="This page is not on your device").wait_for()
    expect(page.locator("main a[href='/riftbound/']")).to_have_count(1)


PUBLISH = """
from datetime import date
from rules_data.actions import check_revision, import_document, publish_revision
from tests.rules_data.sample_texts import OLD
which = {"game": "riftbound", "document": "tr", "edition": "v9"}
# Later than any version that another journey has left.
import_document(**which, data=OLD.encode(), source_name="sample.txt", effective=date(2026, 2, 3))
check_revision(**which)
publish_revision(**which, despite_obstacles=True)
"""


@pytest.fixture
def publishing(desk_site: DeskSite) -> Iterator[Any]:
    """Publishes another document of Riftbound while the site is served, and takes it back at the end."""
    yield lambda: run_command(desk_site.folder, "shell", "--verbosity", "0", "--command", PUBLISH)
    run_command(desk_site.folder, "revert_revision", "riftbound", "tr", "v9")


def test_a_newer_version_is_told_of_and_fetched(phone: Any, site: str, publishing: Any) -> None:
    page = phone.new_page()
    row = keep(page, site)
    expect(row).not_to_contain_text("Tournament Rules v9", use_inner_text=True)
    publishing()
    page.goto(f"{site}/about")
    news = page.locator(".offline-news")
    news.wait_for()
    expect(news).to_contain_text("Riftbound", use_inner_text=True)
    news.locator("a").click()
    row.get_by_role("button", name="Update").click()
    updated = row.locator("[data-state]", has_text="Tournament Rules v9").filter(has_not_text="newer")
    updated.wait_for(timeout=120_000)
    expect(row.get_by_role("button", name="Update")).to_have_count(0)
    page.goto(f"{site}/about")
    expect(page.locator(".offline-news")).to_have_count(0)
    phone.set_offline(True)
    page.goto(f"{site}/riftbound/tr/101.1")
    page.locator(".offline-bar").wait_for()
    expect(page.locator("main")).to_contain_text("free field", use_inner_text=True)
