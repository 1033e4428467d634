"""One blank between two words, however many a file has there: what a rule says does not hang on how it was set.

The lines of the source stay as they were read, so that columns are those of the file, and what readers go by in them
(indents, columns of a PDF) is still there when they do. Line breaks inside a text are its paragraphs, and stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from rules_data.core.tree import RuleTree

from .parsed import ParsedDocument

# Tabs and all other blanks have become spaces by now. Those before a line are how deep a point of a list stands.
_SEVERAL = re.compile(r"(?<=\S) {2,}(?=\S)")


def with_single_blanks(parsed: ParsedDocument) -> ParsedDocument:
    """The document with single blanks in everything that it says."""
    return replace(
        parsed,
        title=_single(parsed.title),
        tree=_tree(parsed.tree),
        faqs=tuple(replace(one, question=_single(one.question), answer=_single(one.answer)) for one in parsed.faqs),
        terms=tuple(
            replace(one, term=_single(one.term), text=_single(one.text), senses=_all(one.senses))
            for one in parsed.terms
        ),
        examples=tuple(
            replace(one, label=_single(one.label), text=_single(one.text), about=_single(one.about))
            for one in parsed.examples
        ),
    )


def _tree(tree: RuleTree) -> RuleTree:
    nodes = tuple(
        replace(node, text=_single(node.text), examples=_all(node.examples))
        if any("  " in text for text in (node.text, *node.examples))
        else node
        for node in tree
    )
    return RuleTree(tree.scheme, nodes)


def _all(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(_single, texts))


def _single(text: str) -> str:
    return _SEVERAL.sub(" ", text) if "  " in text else text
