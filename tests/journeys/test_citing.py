"""Citations carried elsewhere: copied from a rule, and shown on other people's sites."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.barriers import barriers

pytestmark = pytest.mark.browser

ARTICLE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title></head><body>
<h1>An article</h1><p id="one">🂡 A trigger with an “if” is read by rule 383.3.e, older ones by rule 376.4.b.</p>
<p id="two">Not one: $603.75, version 6.6.5, <code>rule 383.3.e</code>, <a href="#">rule 383.3.e</a>,
<span data-rulesite="off">rule 383.3.e</span>.</p><textarea>rule 383.3.e</textarea>
<p id="many">{many}</p><div id="later"></div><p>The end</p>
<script src="{site}/static/rulesite/embed.js"{options} defer></script></body></html>"""


@pytest.fixture
def copying(browser: Any, site: str) -> Iterator[Any]:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.goto(f"{site}/riftbound/cr/383.3.e")
    yield page
    context.close()


def clipboard(page: Any) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_citation_is_copied_in_one_action_and_it_is_said(copying: Any) -> None:
    copying.locator(".cite").get_by_role("button", name="Copy citation").click()
    copying.get_by_role("status").get_by_text("Citation copied").wait_for()
    assert re.fullmatch(
        r"Riftbound CR 383\.3\.e \(v1\.4, Jun 18, 2026\), http://\S+/@v1\.4/383\.3\.e", clipboard(copying)
    )


def test_the_form_and_the_way_are_remembered(copying: Any, site: str) -> None:
    copying.get_by_label("Format", exact=True).select_option("Markdown")
    copying.get_by_role("radio", name="Always latest").check()
    copying.goto(f"{site}/riftbound/cr/383.4.c")
    copying.locator(".cite").get_by_role("button", name="Copy citation").click()
    copying.get_by_text("Citation copied").wait_for()
    assert re.fullmatch(r"\[Riftbound CR 383\.4\.c\]\(http://\S+/riftbound/p/\S+\) \(v1\.4, .*\)", clipboard(copying))
    copying.get_by_role("button", name="Copy link").click()
    copying.get_by_text("Link copied").wait_for()
    assert "/riftbound/p/" in clipboard(copying)


def test_the_keyboard_alone_copies(copying: Any) -> None:
    copying.locator(".cite").get_by_role("button", name="Copy citation").focus()
    copying.keyboard.press("Enter")
    copying.get_by_text("Citation copied").wait_for()
    assert "383.3.e" in clipboard(copying)


def test_without_javascript_every_form_is_there_to_select(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/riftbound/cr/383.3.e")
    expect(page.get_by_role("button", name="Copy citation")).to_have_count(0)
    page.locator("summary", has_text="All formats").click()
    expect(page.locator("pre[data-written]")).to_have_count(12)
    expect(page.locator("pre[data-written='pinned bibtex']")).to_be_visible()
    context.close()


class _Elsewhere(BaseHTTPRequestHandler):
    """Another site: its one page, under a policy that allows our address and nothing else."""

    body, policy = b"", ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", self.policy)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.fixture
def article(browser: Any, site: str) -> Iterator[Callable[..., Any]]:
    """Opens the page of another site that has our script in it."""
    server = HTTPServer(("127.0.0.1", 0), _Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    _Elsewhere.policy = f"default-src 'none'; script-src {site}; connect-src {site}"
    contexts = []

    def opened(options: str = "", many: str = "", **window: Any) -> Any:
        _Elsewhere.body = ARTICLE.format(site=site, options=options, many=many).encode()
        context = browser.new_context(**({"viewport": {"width": 900, "height": 700}} | window))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.asked, page.errors = [], []
        page.on("request", lambda request: page.asked.append(request) if "/preview?" in request.url else None)
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on("console", lambda said: page.errors.append(said.text) if said.type in {"error", "warning"} else None)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.locator(".rulesite-citation").first.wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()
    server.shutdown()
    server.server_close()


PREVIEW = ".rulesite-preview"


@pytest.fixture
def elsewhere(article: Callable[..., Any]) -> Iterator[Any]:
    page = article()
    yield page
    # The favicon is the one thing its policy refuses.
    assert [error for error in page.errors if "favicon" not in error] == []


def test_citations_become_links_and_nothing_else_does(elsewhere: Any) -> None:
    links = elsewhere.locator(".rulesite-citation")
    assert links.all_inner_texts() == ["rule 383.3.e", "rule 376.4.b"]
    assert links.first.get_attribute("href").endswith("/riftbound/cr/383.3.e")
    assert elsewhere.locator("#one").inner_text().startswith("🂡 A trigger with an “if” is read by rule 383.3.e, older")
    expect(elsewhere.locator("textarea")).to_have_value("rule 383.3.e")
    assert elsewhere.locator("#two .rulesite-citation").count() == 0


def test_the_site_learns_the_numbers_and_not_the_reader(elsewhere: Any) -> None:
    assert len(elsewhere.asked) == 1
    headers = elsewhere.asked[0].all_headers()
    assert "referer" not in headers
    assert "cookie" not in headers
    assert elsewhere.context.cookies() == []


def test_the_pointer_shows_the_rule_and_may_move_into_it(elsewhere: Any) -> None:
    elsewhere.locator(".rulesite-citation").first.hover()
    shown = elsewhere.locator(PREVIEW)
    shown.wait_for()
    expect(shown).to_contain_text("383.3.e Riftbound Core Rules v1.4", use_inner_text=True)
    shown.hover()
    elsewhere.wait_for_timeout(500)
    expect(shown).to_be_visible()
    elsewhere.mouse.move(890, 690)
    shown.wait_for(state="detached")


def test_focus_shows_the_rule_and_escape_closes_it(elsewhere: Any) -> None:
    link = elsewhere.locator(".rulesite-citation").nth(1)
    elsewhere.keyboard.press("Tab")
    elsewhere.keyboard.press("Tab")
    shown = elsewhere.locator(PREVIEW)
    shown.wait_for()
    assert link.get_attribute("aria-describedby") == shown.get_attribute("id")
    expect(shown).to_have_attribute("role", "tooltip")
    expect(shown).to_contain_text("that rule is 383.4.c today", use_inner_text=True)
    elsewhere.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert link.evaluate("one => one === document.activeElement")
    assert link.get_attribute("aria-describedby") is None


def test_the_first_tap_shows_the_rule_and_the_second_follows_the_link(article: Callable[..., Any]) -> None:
    page = article(viewport={"width": 360, "height": 640}, has_touch=True)
    link = page.locator(".rulesite-citation").first
    link.wait_for()
    link.tap()
    shown = page.locator(PREVIEW)
    shown.wait_for()
    box = shown.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert "/riftbound/" not in page.url
    link.tap()
    page.wait_for_url("**/riftbound/cr/383.3.e")


def test_a_tap_elsewhere_closes_the_preview(article: Callable[..., Any]) -> None:
    page = article(viewport={"width": 360, "height": 640}, has_touch=True)
    page.locator(".rulesite-citation").first.tap()
    page.locator(PREVIEW).wait_for()
    page.get_by_role("heading").tap()
    page.locator(PREVIEW).wait_for(state="detached")


def test_many_citations_are_asked_for_in_few_requests(article: Callable[..., Any]) -> None:
    many = " ".join(f"So says rule 383.{n}, in short." for n in (1, 2, 3, 4) for _ in range(30))
    page = article(many=many)
    page.locator("#many .rulesite-citation").nth(100).wait_for()
    assert len(page.asked) <= 3
    assert max(len(request.url) for request in page.asked) < 4_000


def test_what_comes_later_is_looked_through_where_that_is_asked(article: Callable[..., Any]) -> None:
    page = article(options=" data-watch data-game=riftbound data-edition=v1.2 data-code")
    page.locator(".rulesite-citation").first.wait_for()
    page.evaluate("document.getElementById('later').append('And rule 376.3.a, says <img src=x onerror=alert(1)>')")
    later = page.locator("#later .rulesite-citation")
    later.wait_for()
    assert later.get_attribute("href").endswith("/riftbound/cr/@v1.2/376.3.a")
    assert page.locator("#later img").count() == 0
    assert page.locator("#two code .rulesite-citation").count() == 1 or "383.3.e" not in page.content()


def test_the_demonstration_shows_itself(page: Any, site: str) -> None:
    page.goto(f"{site}/embed")
    page.locator("#demonstration .rulesite-citation").first.wait_for()
    # One sentence for each game, each with its link; the last sentence has none.
    sentences = page.locator("#demonstration p")
    linked = [one.locator(".rulesite-citation").count() for one in sentences.all()]
    assert linked == [1, 1, 1, 0]
    assert (
        "code"
        not in page.locator("#demonstration")
        .locator(".rulesite-citation")
        .first.evaluate("e => e.parentElement.tagName")
        .lower()
    )


def test_a_preview_has_no_barriers(elsewhere: Any, axe: str) -> None:
    elsewhere.locator(".rulesite-citation").first.focus()
    elsewhere.locator(PREVIEW).wait_for()
    elsewhere.context.set_offline(False)
    assert barriers(elsewhere, axe, PREVIEW) == []


def test_text_of_a_rule_is_never_read_as_markup(site: str, article: Callable[..., Any]) -> None:
    page = article()
    page.locator(".rulesite-citation").first.wait_for()
    page.route(
        "**/api/v1/preview?*",
        lambda route: route.fulfill(
            json={
                "pieces": [
                    [
                        {
                            "start": 0,
                            "end": 8,
                            "rules": [
                                {
                                    "number": "<b>1</b>",
                                    "name": "<img src=x onerror=alert(1)>",
                                    "edition": "",
                                    "text": "<script>alert(1)</script>",
                                    "note": "<i>n</i>",
                                    "now": [],
                                    "in_force": True,
                                    "url": f"{site}/",
                                    "game": "x",
                                }
                            ],
                        }
                    ]
                ]
            },
            headers={"access-control-allow-origin": "*"},
        ),
    )
    page.evaluate(
        "document.getElementById('later').textContent = 'rule 777'; rulesite.scan(document.getElementById('later'))"
    )
    page.locator("#later .rulesite-citation").focus()
    shown = page.locator(PREVIEW)
    shown.wait_for()
    expect(shown).to_contain_text("<script>alert(1)</script>", use_inner_text=True)
    expect(shown.locator("b, img, script, i")).to_have_count(0)


def test_each_rule_of_a_list_is_copied_where_it_stands(copying: Any, site: str) -> None:
    copying.get_by_label("Format", exact=True).select_option("Markdown")
    copying.goto(f"{site}/riftbound/cr/382")
    row = copying.locator(".rules > li").nth(2)
    number = row.locator(".number").inner_text()
    row.locator(".number").click()
    copying.get_by_role("group", name=f"Rule {number}").get_by_role("button", name="Copy citation").click()
    copying.get_by_text(f"Citation of {number} copied").wait_for()
    assert clipboard(copying).startswith(f"[Riftbound CR {number}](")
    other = copying.locator(".rules > li").nth(3).locator(".number")
    other.focus()
    copying.keyboard.press("c")
    copying.get_by_text(f"Citation of {other.inner_text()} copied").wait_for()
    assert clipboard(copying).startswith(f"[Riftbound CR {other.inner_text()}](")


def test_on_a_phone_the_citation_is_copied_right_under_the_rule(browser: Any, site: str) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto(f"{site}/riftbound/cr/383.3.e")
    button = page.locator(".rule-actions").get_by_role("button", name="Copy citation")
    box = button.bounding_box()
    assert box
    assert box["y"] < 640
    button.tap()
    page.locator(".toast", has_text="Citation copied").wait_for()
    assert "383.3.e" in clipboard(page)
    context.close()
