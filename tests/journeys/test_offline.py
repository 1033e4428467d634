"""A game is kept on a phone, read with the network cut, and a newer version is told of."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.conftest import ROOT, DeskSite
from tests.rules_data.sample_texts import OLD

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
    assert "On this device: Core Rules v1." in row.inner_text()
    phone.set_offline(True)

    page.goto(f"{site}/riftbound/cr/383.3.e")
    rule = page.locator('[id="383.3.e"]')
    rule.wait_for()
    assert rule.is_visible()
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
    assert page.locator(".hits > li .number").first.inner_text() == "383.3.e"


def test_what_is_not_kept_is_said_to_be_absent(phone: Any, site: str) -> None:
    page = phone.new_page()
    keep(page, site)
    phone.set_offline(True)
    page.goto(f"{site}/magic/cr/603.3b")
    page.get_by_role("heading", name="This page is not on your device").wait_for()
    assert page.locator("main a[href='/riftbound/']").count() == 1


@pytest.fixture
def publishing(desk_site: DeskSite, tmp_path: Path) -> Iterator[Any]:
    """Publishes another document of Riftbound while the site is served, and takes it back at the end."""
    (tmp_path / "sample.txt").write_text(OLD)
    which = ["riftbound", "tr", "v9"]

    def run(*command: str) -> None:
        done = subprocess.run(
            [sys.executable, "manage.py", *command], cwd=ROOT, check=False, capture_output=True, text=True,
            env=os.environ | {"RULESITE_VAR": str(desk_site.folder)},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def publish() -> None:
        # Later than any version that another journey has left.
        run("import_document", *which[:2], str(tmp_path / "sample.txt"), "--edition", "v9", "--effective", "2026-02-03")
        run("check_revision", *which)
        run("publish_revision", *which, "--despite-obstacles", "--why", "to be compared with")

    yield publish
    run("revert_revision", *which)


def test_a_newer_version_is_told_of_and_fetched(phone: Any, site: str, publishing: Any) -> None:
    page = phone.new_page()
    row = keep(page, site)
    assert "Tournament Rules v9" not in row.inner_text()
    publishing()
    page.goto(f"{site}/about")
    news = page.locator(".offline-news")
    news.wait_for()
    assert "Riftbound" in news.inner_text()
    news.locator("a").click()
    row.get_by_role("button", name="Update").click()
    updated = row.locator("[data-state]", has_text="Tournament Rules v9").filter(has_not_text="newer")
    updated.wait_for(timeout=120_000)
    assert row.get_by_role("button", name="Update").count() == 0
    page.goto(f"{site}/about")
    assert page.locator(".offline-news").count() == 0
    phone.set_offline(True)
    page.goto(f"{site}/riftbound/tr/101.1")
    page.locator(".offline-bar").wait_for()
    assert "free field" in page.locator("main").inner_text()
