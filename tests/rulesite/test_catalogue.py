"""All text of the interface is in one catalogue: marked by a made-up language, nothing of a page is left unmarked."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from django.conf import settings
from django.core.cache import cache as kept_answers
from django.test import Client
from django.utils import translation

from rules_data.core.games import GAMES
from rules_data.management._page_kinds import PAGE_KINDS

pytestmark = pytest.mark.django_db

OPEN, CLOSE = "⟦", "⟧"
# Of each page what is there to be used: the rest of it is data, or has its words from the templates looked at below.
INTERFACE = re.compile(r"@|(?:^| )(?:button|label|legend|th|dt|h1|title)\.[^ ]*$")
KINDS = (
    "home", "game", "rule", "section", "reused-number", "moved-number", "unknown-number", "history", "compare",
    "compare-choose", "search-words", "examples", "faq", "card", "glossary", "coverage", "concept", "check",
    "report",
)  # fmt: skip
# Names of things, the same in every language.
NAMES = ("Rulesite", "Markdown", "Reddit", "Discord", "HTML", "BibTeX", "CSV", "JSON", "RSS", "Atom", "YAML")
READ_ALOUD = ("aria-label", "placeholder", "title", "alt")


def marked(said: str) -> str:
    return f"{OPEN}{said}{CLOSE}" if said else said


def forget_what_was_said() -> None:
    """Drop what processes keep of pages and their parts: it was said in the language before."""
    for name, module in list(sys.modules.items()):
        if name.startswith("rulesite."):
            for kept in vars(module).values():
                getattr(kept, "cache_clear", lambda: None)()
    kept_answers.clear()


@pytest.fixture
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language in which everything reads as in English, in brackets of its own."""
    forget_what_was_said()
    monkeypatch.setattr(translation._trans, "gettext", marked)
    monkeypatch.setattr(translation._trans, "pgettext", lambda context, said: marked(said))
    monkeypatch.setattr(translation._trans, "ngettext", lambda one, many, n: marked(one if n == 1 else many))
    monkeypatch.setattr(translation._trans, "npgettext", lambda context, one, many, n: marked(one if n == 1 else many))
    yield
    forget_what_was_said()


class Page(HTMLParser):
    """The words of a page with the element they stand in, and what is read aloud or shown of attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[tuple[str, str]] = []
        self.said: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = {name: value or "" for name, value in attrs}
        for name in READ_ALOUD:
            if held.get(name):
                self.said.append((f"{tag}@{name}", held[name]))
        if tag not in {"meta", "link", "input", "br", "img", "use", "path", "hr", "rect", "line", "circle", "wbr"}:
            self.inside.append((tag, held.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not {"script", "style"} & {tag for tag, _ in self.inside}:
            where = " ".join(f"{tag}.{held}" for tag, held in self.inside[-3:])
            self.said.append((where, data))


def untranslated(html: str) -> set[str]:
    """The words that a page says itself, not from its data, and that are in no brackets."""
    page, depth, left = Page(), 0, set()
    page.feed(html)
    for where, text in page.said:
        kept = []
        for one in text:
            depth += (one == OPEN) - (one == CLOSE)
            kept.append(" " if depth or one == CLOSE else one)
        if INTERFACE.search(where) and re.search(r"[A-Za-z]{2}", said := " ".join("".join(kept).split())):
            left.add(said)
    return left


@cache
def data() -> str:
    """All that is written about the games, and what the site and its forms are called."""
    files = [file for file in Path(settings.CORPUS_DIR).rglob("*") if file.suffix in {".yaml", ".md", ".txt"}]
    games = [name for game in GAMES.values() for name in (game.name, *game.aliases)]
    symbols = [meaning for game in GAMES.values() for meaning in game.symbols.meanings.values()]
    return plain(" ".join([*(file.read_text(encoding="utf-8") for file in files), *games, *symbols, *NAMES]))


def plain(text: str) -> str:
    """Its words, without the numbers of rules, which are not the same in every version."""
    words = re.sub(r"\d[\w.]*", " ", unescape(text).casefold())
    return f" {' '.join(re.findall(r'[a-z]+', words))} "


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_page_says_itself_is_in_the_catalogue(client: Client, made_up_language: None, kind: str) -> None:
    html = client.get(PAGE_KINDS[kind], follow=True).content.decode()
    assert html.count(OPEN) > 10
    pieces = {piece for said in untranslated(html) for piece in said.split("·")}
    assert [piece for piece in pieces if plain(piece).strip() and plain(piece) not in data()] == []


def said_while_loading(source: str) -> list[int]:
    """The lines of a module at which a text is translated before anybody has asked in a language."""
    tree, at_once = ast.parse(source), {"gettext", "ngettext", "pgettext"}
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "django.utils.translation"
        for alias in node.names
        if alias.name in at_once
    }
    found, left = [], list(tree.body)
    while left:
        node = left.pop()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            found.append(node.lineno)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            left += ast.iter_child_nodes(node)
    return found


def test_nothing_is_translated_before_its_language_is_known() -> None:
    modules = [path for room in ("rulesite", "rules_data") for path in (settings.BASE_DIR / room).rglob("*.py")]
    assert {str(path): lines for path in modules if (lines := said_while_loading(path.read_text()))} == {}


def test_a_text_translated_while_loading_would_be_found() -> None:
    source = 'from django.utils.translation import gettext as _\nNAMES = ("x", _("y"))\ndef say():\n    return _("z")\n'
    assert said_while_loading(source) == [2]


def test_a_word_outside_the_catalogue_is_found() -> None:
    html = f"<button>{OPEN}Search{CLOSE}</button><label>Zyzzy {OPEN}x{CLOSE}</label><b aria-label='Qwerty'>Data</b>"
    assert untranslated(html) == {"Zyzzy", "Qwerty"}


TEMPLATES = sorted(Path(settings.BASE_DIR, "templates").rglob("*.html"))
WORDS_OUTSIDE = re.compile(
    r"{%-?\s*blocktrans(?:late)?\b.*?{%-?\s*endblocktrans(?:late)?\b[^%]*%}|{%\s*comment.*?endcomment\s*%}|{#.*?#}"
    r"|<(script|style|code|pre)\b.*?</\1>|{%.*?%}|{{.*?}}|<[^>]*>|&\w+;",
    re.DOTALL,
)
# What is typed and what things are called is the same in every language.
SAME_EVERYWHERE = {
    "Rulesite", "· Rulesite", "JSON", "CSV", ".json", "oEmbed", "#q-main", "#q-front", "POST /api/v1/check", "conquer*",
    "replacement effect", "who chooses the order of triggers",
}  # fmt: skip


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.stem)
def test_a_template_has_no_words_outside_the_catalogue(file: Path) -> None:
    pieces = re.split(r"[\0\n]", WORDS_OUTSIDE.sub("\0", file.read_text()))
    assert {one for piece in pieces if re.search("[A-Za-z]{2}", one := piece.strip())} - SAME_EVERYWHERE == set()
