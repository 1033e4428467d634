"""What in a text would stop a reader who hears it, or who finds a way by its headings and links."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser

# Words of a link that say nothing when links are read out one after the other.
_SAYS_NOTHING = frozenset({"here", "click here", "this", "link", "this link", "more", "read more"})
_HEADING = re.compile(r"h([1-6])")


@dataclass(frozen=True)
class LinkIn:
    """A link in a rendered text: where it leads, and its words."""

    href: str
    words: str


class _Outline(HTMLParser):
    """Collects the headings and the links of a rendered text, with their words."""

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[tuple[int, str]] = []
        self.links: list[LinkIn] = []
        self._open: list[tuple[str, str, list[str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if _HEADING.fullmatch(tag) or tag == "a":
            self._open.append((tag, dict(attrs).get("href") or "", []))

    def handle_data(self, data: str) -> None:
        for _tag, _href, words in self._open:
            words.append(data)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1][0] != tag:
            return
        _tag, href, parts = self._open.pop()
        words = " ".join("".join(parts).split())
        if tag == "a":
            self.links.append(LinkIn(href, words))
        else:
            self.headings.append((int(tag[1]), words))


def links_in(html: str) -> tuple[LinkIn, ...]:
    """The links of a rendered text, in its order."""
    return tuple(_read(html).links)


def barriers_in(html: str) -> Iterator[str]:
    """Sentences about headings that skip a level or are empty, and about links whose words say nothing."""
    outline = _read(html)
    last = 0
    for level, words in outline.headings:
        if not words:
            yield "A heading has no words."
        if last and level > last + 1:
            yield f"The heading “{words[:60]}” skips a level: write {'#' * (last + 1)} in front of it."
        last = level
    for link in outline.links:
        if not link.words:
            yield f"The link to {link.href[:80]} has no words."
        elif link.words.casefold().strip(".… ") in _SAYS_NOTHING or link.words.startswith(("http://", "https://")):
            yield f"The link “{link.words[:60]}” does not say where it leads: name what is there."


def unreadable(text: str) -> str:
    """The first character of a text that no font and no screen reader knows, by its number; empty if there is none.

    They come out of PDF files whose fonts draw symbols under numbers of their own, and out of wrong encodings.
    """
    for character in text:
        if character == "\N{REPLACEMENT CHARACTER}" or unicodedata.category(character) in ("Co", "Cn", "Cs"):
            return f"U+{ord(character):04X}"
    return ""


def _read(html: str) -> _Outline:
    outline = _Outline()
    outline.feed(html)
    outline.close()
    return outline
