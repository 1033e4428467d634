"""A rule's text as HTML: its paragraphs and lists, with references and symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from .pieces import Cite, Link, Piece, SafeHtml, html_of, pieces_of
from .symbols import SymbolTable
from .terms import TermLinker

_BULLET = "* "


def render_rule_text(
    text: str, *, cite: Cite, link: Link, symbols: SymbolTable, terms: TermLinker | None = None
) -> SafeHtml:
    """Lines become paragraphs, and lines that begin with "* " become a list.

    `cite` is called once with the whole text, so references kept with their places in it can be given back.
    `terms` links defined words outside of references, each once.
    """
    lines = _lines(pieces_of(text, cite, link, symbols, terms))
    return SafeHtml("".join(_block(bullet, group) for bullet, group in groupby(lines, key=_is_item)))


def render_inline(text: str, *, cite: Cite, link: Link, symbols: SymbolTable) -> SafeHtml:
    """A text on one line, such as a title or a card's ability: no paragraph around it."""
    return SafeHtml("".join(html_of(piece) for piece in pieces_of(text, cite, link, symbols)).replace("\n", " "))


def _lines(pieces: Iterable[Piece]) -> Iterator[str]:
    """The lines as HTML. A reference that runs over a line's end stays in one piece."""
    html = (html_of(one) if one.reference is None else html_of(one).replace("\n", " ") for one in pieces)
    return (line.strip() for line in "".join(html).split("\n"))


def _is_item(line: str) -> bool | None:
    return None if not line else line.startswith(_BULLET)


def _block(bullet: bool | None, lines: Iterable[str]) -> str:
    if bullet is None:
        return ""
    if not bullet:
        return "".join(f"<p>{line}</p>" for line in lines)
    return "<ul>" + "".join(f"<li>{line.removeprefix(_BULLET)}</li>" for line in lines) + "</ul>"
