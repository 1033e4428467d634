"""The pieces HTML is made of here: escaped text, linked references, symbols. Nothing else ever gets in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple, NewType

from rules_data.core.citations import ResolvedCitation, Segment, Status, annotate

from .symbols import Symbol, SymbolTable
from .terms import TermLinker

SafeHtml = NewType("SafeHtml", str)

# Takes a text and gives the references found in it; and takes a reference and gives its address, or None.
Cite = Callable[[str], Sequence[ResolvedCitation]]
Link = Callable[[ResolvedCitation], str | None]

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# Whatever else is shown as it is: most pieces have none of these, and a long section has thirteen thousand pieces.
_NOT_AS_IT_IS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f&<>\"']")
_SAFE_ADDRESS = re.compile(r"(?:https?://[^\s/]|[/?#](?!/))", re.IGNORECASE)


class Piece(NamedTuple):
    """A piece of text: plain, a reference, a symbol, or a defined word with the address of its meaning."""

    text: str
    reference: Segment | None = None
    symbol: Symbol | None = None
    term: str | None = None

    @property
    def href(self) -> str | None:
        return safe_address(self.reference.href) if self.reference else None

    @property
    def css_class(self) -> str:
        if self.symbol is not None:
            drawn = " drawn" if self.symbol.drawing else ""
            return "symbol keyword" if self.symbol.keyword else f"symbol{drawn}"
        found = self.reference.citation if self.reference else None
        return "citation dangling" if found is not None and found.status is Status.DANGLING else "citation"


def pieces_of(
    text: str, cite: Cite, link: Link, symbols: SymbolTable, terms: TermLinker | None = None
) -> Iterator[Piece]:
    """The text cut into pieces; joined, they are the text itself.

    A symbol or a defined word inside a reference is part of the reference.
    """
    for segment in annotate(text, cite(text), link):
        if segment.citation is not None:
            yield Piece(segment.text, reference=segment)
            continue
        position = 0
        for symbol in symbols.find(segment.text):
            yield from _plain(segment.text[position : symbol.start], terms)
            yield Piece(symbol.token, symbol=symbol)
            position = symbol.end
        yield from _plain(segment.text[position:], terms)


def _plain(text: str, terms: TermLinker | None) -> Iterator[Piece]:
    """What stands around references and symbols, cut at defined words."""
    position = 0
    for use, address in terms.links_in(text) if terms else ():
        if use.start > position:
            yield Piece(text[position : use.start])
        yield Piece(text[use.start : use.end], term=address)
        position = use.end
    if position < len(text):
        yield Piece(text[position:])


def html_of(piece: Piece) -> str:
    """One piece as HTML. A symbol keeps its brackets as text, so that it copies as it is printed, drawn or not."""
    text = escaped(piece.text)
    if piece.symbol is not None:
        meaning = escaped(piece.symbol.meaning)
        if piece.symbol.drawing:
            drawing = escaped(safe_address(piece.symbol.drawing) or "")
            text = f'<svg aria-hidden="true"><use href="{drawing}"/></svg><span>{text}</span>'
        return f'<abbr class="{piece.css_class}" role="img" aria-label="{meaning}" title="{meaning}">{text}</abbr>'
    if piece.term is not None:
        return f'<a class="term" href="{_attribute(piece.term)}">{text}</a>'
    if piece.reference is None:
        return text
    if piece.href is not None:
        return f'<a class="{piece.css_class}" href="{escaped(piece.href)}">{text}</a>'
    return f'<span class="{piece.css_class}">{text}</span>'


@lru_cache(maxsize=4_096)
def _attribute(address: str) -> str:
    """An address to link to, as it stands in an attribute; the same few hundred on every page."""
    return escaped(safe_address(address) or "")


def escaped(text: str) -> str:
    if _NOT_AS_IT_IS.search(text) is None:
        return text
    return escape(_CONTROL.sub("", text), quote=True)


def is_safe_address(href: str) -> bool:
    """Whether it is a path of this site or a web page: no script, no data, no other site without its scheme."""
    return _SAFE_ADDRESS.match(href) is not None


def safe_address(href: str | None) -> str | None:
    """The address if it leads to this site or to a web page.

    Raises ValueError for any other, since the function that makes the links is ours.
    """
    if href is not None and not is_safe_address(href):
        raise ValueError(f"{href!r} is not an address to link to: give a path of this site or an http(s) address.")
    return href
