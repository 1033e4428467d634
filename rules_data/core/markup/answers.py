"""Answers written in Markdown as safe HTML: parsed, its words linked while it is a tree, then cleaned."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import nh3
from markdown import Markdown
from markdown.blockprocessors import OListProcessor
from markdown.treeprocessors import Treeprocessor

from .pieces import Cite, Link, Piece, SafeHtml, is_safe_address, pieces_of
from .symbols import SymbolTable

LONGEST_SOURCE = 20_000
MOST_OPEN_BRACKETS = 30
MOST_LINKS = 200
DEEPEST_NESTING = 12

_TAGS = {
    "a",
    "abbr",
    "blockquote",
    "br",
    "code",
    "em",
    "h2",
    "h3",
    "h4",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "span",
    "strong",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
}
_ATTRIBUTES = {"a": {"href", "title", "rel"}, "abbr": {"title", "role", "aria-label"}, "ol": {"start"}}
_CLASSES = {
    "a": {"citation"},
    "span": {"citation", "dangling"},
    "abbr": {"symbol", "keyword"},
}
# Raw HTML, pictures and hidden mail addresses are no part of an answer: they stay the text they are.
_LEFT_OUT = ("html", "image_link", "image_reference", "short_image_ref", "automail")
# What opens quotations and lists at the beginning of a line: "> > - 1. "
_NESTED = re.compile(r"^(?:[ \t>*+-]|\d{1,3}\.(?=[ \t]))+(?=[^\s>*+-])", re.MULTILINE)
_LINKED_ALREADY = frozenset({"a", "code", "pre", "abbr"})


class UnableToRender(ValueError):
    """The source is longer or more tangled than an answer may be; the message says what to shorten."""


def render_markdown(source: str, *, cite: Cite, link: Link, symbols: SymbolTable) -> SafeHtml:
    """Markdown to HTML that can be shown as it is.

    `cite` is called for each run of text. Raises UnableToRender for a source over 20 kB, with more than 30
    brackets that are opened and never closed, or with quotations or lists more than 12 deep.
    """
    _refuse_tangles(source)
    markdown = Markdown(extensions=["sane_lists", "tables"], output_format="html")
    markdown.preprocessors.deregister("html_block")
    for pattern in _LEFT_OUT:
        markdown.inlinePatterns.deregister(pattern)
    # A line that begins with a rule's number, "383. ", is no list.
    _lists_begin_with_at_most_two_digits(markdown)
    # After every other tree processor: by then all inline marks are elements and what is left is text.
    markdown.treeprocessors.register(_Linking(markdown, cite, link, symbols), "linking", -10)
    try:
        html = markdown.convert(source)
    except RecursionError as error:
        raise UnableToRender("The text is nested too deeply to be rendered: use fewer marks in one another.") from error
    return SafeHtml(
        nh3.clean(
            html,
            tags=_TAGS,
            clean_content_tags={"script", "style"},
            attributes=_ATTRIBUTES,
            allowed_classes=_CLASSES,
            url_schemes={"http", "https"},
            link_rel=None,
        )
    )


def _refuse_tangles(source: str) -> None:
    size = len(source.encode(errors="replace"))
    if size > LONGEST_SOURCE:
        raise UnableToRender(f"The text is {size:,} bytes long; at most {LONGEST_SOURCE:,} are rendered: split it.")
    unclosed = source.count("[") - source.count("]")
    if unclosed > MOST_OPEN_BRACKETS:
        raise UnableToRender(f"{unclosed} brackets are opened and never closed: close them or write them as \\[.")
    links = source.count("](")
    if links > MOST_LINKS:
        raise UnableToRender(f"The text has {links} links; at most {MOST_LINKS} are rendered: split it.")
    deepest = max((_depth(prefix[0]) for prefix in _NESTED.finditer(source)), default=0)
    if deepest > DEEPEST_NESTING:
        raise UnableToRender(f"A quotation or list is {deepest} deep; at most {DEEPEST_NESTING} is rendered.")


def _depth(prefix: str) -> int:
    marks = sum(prefix.count(mark) for mark in ">*+-.")
    indented = prefix.expandtabs(4)
    return marks + (len(indented) - len(indented.lstrip())) // 4


def _lists_begin_with_at_most_two_digits(markdown: Markdown) -> None:
    ordered = markdown.parser.blockprocessors["olist"]
    if not isinstance(ordered, OListProcessor):
        raise TypeError(f"Markdown reads ordered lists with {type(ordered).__name__}, which is not known here.")
    ordered.RE = re.compile(r"^[ ]{0,3}\d{1,2}\.[ ]+(.*)")
    ordered.CHILD_RE = re.compile(r"^[ ]{0,3}((\d{1,2}\.))[ ]+(.*)")


class _Linking(Treeprocessor):
    """Puts links and symbols into the text of a parsed answer."""

    def __init__(self, markdown: Markdown, cite: Cite, link: Link, symbols: SymbolTable) -> None:
        super().__init__(markdown)
        self.cite, self.link, self.symbols = cite, link, symbols

    def run(self, root: Element) -> None:
        for element in root.iter("a"):
            if not is_safe_address(element.get("href", "")):
                element.attrib.pop("href", None)
            elif not element.get("href", "").startswith(("/", "#")):
                element.set("rel", "noopener nofollow")
        for parent in [element for element in root.iter() if element.tag not in _LINKED_ALREADY]:
            children = list(parent)
            self._put(parent, None, parent.text, 0)
            for child in children:
                self._put(parent, child, child.tail, list(parent).index(child) + 1)

    def _put(self, parent: Element, before: Element | None, text: str | None, place: int) -> None:
        """Replace the text that stands after `before` (or at the beginning) by text and elements."""
        if not text or not text.strip():
            return
        self._set_text(parent, before, "")
        for piece in pieces_of(text, self.cite, self.link, self.symbols):
            if piece.symbol is None and piece.reference is None:
                self._set_text(parent, before, self._text(parent, before) + piece.text)
                continue
            before = _element(piece)
            parent.insert(place, before)
            place += 1

    @staticmethod
    def _text(parent: Element, before: Element | None) -> str:
        return (parent.text if before is None else before.tail) or ""

    @staticmethod
    def _set_text(parent: Element, before: Element | None, text: str) -> None:
        if before is None:
            parent.text = text
        else:
            before.tail = text


def _element(piece: Piece) -> Element:
    if piece.symbol is not None:
        meaning = piece.symbol.meaning
        attributes = {"role": "img", "aria-label": meaning, "title": meaning}
        element = Element("abbr", {"class": piece.css_class, **attributes})
    elif piece.href is not None:
        element = Element("a", {"class": piece.css_class, "href": piece.href})
    else:
        element = Element("span", {"class": piece.css_class})
    element.text = piece.text
    return element
