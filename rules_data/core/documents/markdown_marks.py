"""Markdown copies of rules: the marks that a copy puts around numbers and words, taken off again."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .decoding import SourceLine

_HEADING = re.compile(r"\s*(#{1,6})\s+(?=\S)")
_CLOSING_HASHES = re.compile(r"\s+#+\s*\Z")
# "{ #cr1.0.1 }", "<a id="1.0.1"></a>", "<a name='x'/>"
_ANCHOR = re.compile(
    r"\s*\{\s*#[\w.:-]+\s*\}\s*\Z|<a\s+(?:id|name)\s*=\s*[\"']?[^\"'>]{0,100}[\"']?\s*/?>(?:\s*</a>)?", re.IGNORECASE
)
_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\]){1,200})\]\(([^()\s]{1,400})\)")
_SUPERSCRIPT = re.compile(r"</?su[pb]>", re.IGNORECASE)
# A number in bold type with its text right behind it: "**1.0.1**5 cards" is no rule 1.0.15.
_BOLD_NUMBER = re.compile(r"(\*\*|__)(\d[\d.]*[a-z]{0,2}\.?)\1(?=\w)", re.ASCII)
_BOLD = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
_ITALIC = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*\n]{1,300}?)(?<=[^\s*])\*(?![\w*])")
_LONE_BOLD = re.compile(r"\*\*")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+.!>~|-])")
_QUOTED = re.compile(r"\A\s*(?:[*-]\s+)?>\s?")
_RULER = re.compile(r"\s*([-*_=–—])(?:\s?\1){2,}\s*\Z")
# A line may begin with ">" where a symbol was broken in two, so that alone is no sign.
_SIGNS = re.compile(
    r"\A\s*#{1,6}\s+\S|\*\*(?=\S)[^*\n]+\*\*|<a\s+(?:id|name)\s*=|\A\s*(?:[*-]\s+)?>\s+\*{0,2}(?:Examples?|Note)\b",
    re.IGNORECASE,
)


def is_markdown(lines: Sequence[SourceLine]) -> bool:
    """Whether lines have headings, bold words, anchors or quoted paragraphs as Markdown writes them."""
    return any(_SIGNS.search(line.text) for line in lines)


def heading_of(text: str) -> str:
    """What stands in a heading, without its marks; empty where the line is none."""
    return _CLOSING_HASHES.sub("", without_marks(text)).strip() if _HEADING.match(text) else ""


def is_ruler(text: str) -> bool:
    """Whether a line draws a line and says nothing."""
    return _RULER.match(text) is not None


def without_marks(text: str) -> str:
    """A line without headings' hashes, anchors, links, bold type, quotation marks of blocks and escapes."""
    text = _ANCHOR.sub("", text)
    text = _CLOSING_HASHES.sub("", _HEADING.sub("", text, count=1)) if _HEADING.match(text) else text
    text = _QUOTED.sub("", text, count=1)
    text = _SUPERSCRIPT.sub("", _LINK.sub(r"\1", text))
    text = _ITALIC.sub(r"\1", _LONE_BOLD.sub("", _BOLD.sub(r"\2", _BOLD_NUMBER.sub(r"\2 ", text))))
    return _ESCAPED.sub(r"\1", text)
