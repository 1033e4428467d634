"""Texts made to run in a reader's browser, sent in by every door: none may come out as anything but text."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from django.conf import settings
from django.db import transaction
from django.test import Client, override_settings

from rules_data.actions import UnableToAct, import_rulings
from rules_data.management._browser import browser
from rules_data.queries import faqs_of

GAME = "riftbound"
_TAGS = (
    "img src=x onerror", "svg onload", "body onload", "details open ontoggle", "video src=x onerror",
    "input autofocus onfocus", "a href=x onclick", "marquee onstart", "b onmouseover", "form onsubmit",
)  # fmt: skip
_ADDRESSES = (
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "&#106;avascript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "vbscript:alert(1)", " javascript:alert(1)",
    "//evil.example/%0a", "javascript://%0aalert(1)", "feed:javascript:alert(1)",
)  # fmt: skip
PAYLOADS = (
    *(f"<{tag}=alert(1)>" for tag in _TAGS),
    *(f"<{tag}='alert(1)'x" for tag in _TAGS),
    *(f"[x]({address})" for address in _ADDRESSES),
    *(f'<a href="{address}">x</a>' for address in _ADDRESSES),
    "<script>alert(1)</script>", "<ScRiPt >alert(1)</sCrIpT>", "<script src=//evil.example/x></script>",
    "<script\n>alert(1)", "<iframe src=javascript:alert(1)>", "<object data=javascript:alert(1)>",
    "<embed src=javascript:alert(1)>", "<base href=//evil.example/>", "<style>*{display:none}</style>",
    "<meta http-equiv=refresh content=0;url=//evil.example>", "<svg><script>alert(1)</script></svg>",
    "<math><mi xlink:href='javascript:alert(1)'>x", "<!--><script>alert(1)</script>-->",
    "<template><script>alert(1)</script></template>", "<form action=//evil.example><button>x",
    "{: onclick=alert(1) } x", "![x](x onerror=alert(1))", '[x](https://e.example "onmouseover=alert(1) x=")',
    "\x02wzxhzdk:0\x03<b onclick=alert(1)>", "<link rel=stylesheet href=//evil.example/x>",
)  # fmt: skip
WRAPPINGS = (
    "{}", '"{}"', "'{}'", '">{}', "'>{}", "</title>{}", "</textarea>{}", "-->{}", "**{}**", "rule 383 {} rule 383",
    "`a` {} > b", "<b>{}</b>",
)  # fmt: skip
# What a page of the site has none of but by a stranger's doing.
_LOOK = """() => {
  const found = window.ran ? ['ran'] : []; window.ran = false;
  for (const one of document.querySelectorAll('*')) {
    for (const {name} of one.attributes) if (name.startsWith('on')) found.push(one.tagName + ' ' + name);
    const to = (one.getAttribute('href') || one.getAttribute('src') || one.getAttribute('xlink:href') || '')
      .replace(/[\\s\\x00-\\x1f]/g, '').toLowerCase();
    // A path of the site's own may hold what was typed: it leads nowhere else.
    const isOwn = to.startsWith('/') && !to.startsWith('//');
    const leads = /^(javascript|data:text|vbscript|feed):/.test(to) || (!isOwn && to.includes('evil.example'));
    if (leads) found.push(one.tagName + ' ' + to);
    if (one.tagName === 'SCRIPT' && !to.startsWith('/static/') && one.type !== 'application/json') found.push('script');
    if (['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'STYLE', 'MARQUEE'].includes(one.tagName)) found.push(one.tagName);
    if (one.tagName === 'META' && one.httpEquiv) found.push('meta');
  }
  return found;
}"""


@dataclass
class PayloadsReport:
    """How many pages were looked at, and how many of the texts do something in a page that takes them as they are."""

    texts: int = 0
    pages: int = 0
    dangerous: int = 0
    faults: list[str] = field(default_factory=list)


class _Undo(Exception):
    """Leaves the transaction, so that what was imported is as if it had never been."""


def send_payloads(count: int) -> PayloadsReport:
    """So many texts by every door, each page looked at in a browser without any content security policy."""
    texts = [form.format(one) for form, one in itertools.product(WRAPPINGS, PAYLOADS)][:count]
    report = PayloadsReport(len(texts))
    with override_settings(LIMITS=False, KEEP_PAGES=False):
        # Before the browser, in whose presence Django asks no database.
        pages = list(_pages(texts))
    report.pages = len(pages)
    with browser() as started:
        report.dangerous = len(_dangerous(started, [("", f"<!doctype html><p>{text}</p>") for text in texts]))
        report.faults = _dangerous(started, pages)
    return report


def _dangerous(started: Any, pages: list[tuple[str, str]]) -> list[str]:
    """The pages in which anything is or does what none of the site's own does, with what that is."""
    page = started.new_page()
    page.evaluate("() => { window.alert = () => { window.ran = true; }; }")
    looked = [(came_from, _seen(page, html)) for came_from, html in pages]
    page.close()
    return [f"{came_from}: {', '.join(found)}" for came_from, found in looked if found]


def _seen(page: Any, html: str) -> list[str]:
    page.set_content(html, wait_until="commit")
    found: list[str] = page.evaluate(_LOOK)
    return found


def _pages(texts: list[str]) -> Iterator[tuple[str, str]]:
    """Every page that shows one of the texts, with where it came from."""
    client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
    for text in texts:
        yield f"search for {text!r}", client.get("/search", {"q": text}).content.decode()
        yield f"address with {text!r}", client.get(f"/{GAME}/cr/{quote(text, safe='')}").content.decode()
        yield f"check of {text!r}", client.post("/check", {"text": text}).content.decode()
    try:
        with transaction.atomic():
            yield from _imported(client, texts)
            raise _Undo
    except _Undo:
        return


def _imported(client: Client, texts: list[str]) -> Iterator[tuple[str, str]]:
    """The pages of answers whose questions and texts these are, and the list of them all."""
    for number, text in enumerate(texts):
        line = json.dumps({"question": f"What does {text} do? {number}", "answer": f"{text}\n\n{text}"})
        try:
            import_rulings(game=GAME, text=line, name=f"payload{number}.jsonl")
        except UnableToAct:
            # Refused whole: nothing of it can come out.
            continue
    yield "the list of answers", client.get(f"/{GAME}/faq/").content.decode()
    for row in faqs_of(GAME)[: len(texts) + 200]:
        yield f"answer {row.slug}", client.get(f"/{GAME}/faq/{row.slug}").content.decode()
