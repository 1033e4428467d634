"""Two copies of one version held against each other: what only one of them has is told.

A rule that is new in its version, stands last in its list and is named nowhere leaves no trace where it is lost: the
text without it is as whole as any other. Only a second copy of the same version, in another form or from another
place, shows that it is gone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_data.core.tree import RuleTree

from .parsed import Finding, ParsedDocument, Severity

_WORDS = re.compile(r"[^\W_]+")
_SHOWN_WORDS = 8
_LOST = "Put it back, or find out which of the two copies is whole."
_MORE = "Find out which of the two copies is whole."


def find_differences(read: ParsedDocument, beside: ParsedDocument, called: str) -> tuple[Finding, ...]:
    """What the copy that was read has and the one `beside` it, which messages name as `called`, has not, and the
    other way round; texts count as the same where their words are.

    What is missing here holds back publishing, since a text that is not there cannot be looked at.
    """
    return tuple([*_missing(read, beside, called), *_read_otherwise(read.tree, beside.tree, called)])


def _missing(read: ParsedDocument, beside: ParsedDocument, called: str) -> Iterator[Finding]:
    for node in beside.tree:
        here = read.tree.get(node.number)
        if here is None:
            begins = " ".join(node.text.split()[:_SHOWN_WORDS])
            message = f"{node.number} (“{begins} …”) stands in {called} and not here."
            yield Finding(0, 0, message, _LOST, Severity.OBSTACLE)
        elif len(node.examples) > len(here.examples):
            message = f"{node.number} has {_examples(len(node.examples))} in {called} and {len(here.examples)} here."
            yield Finding(here.first_line, 1, message, _LOST, Severity.OBSTACLE)
    terms = {_said(term.term) for term in read.terms}
    for term in beside.terms:
        if _said(term.term) not in terms:
            message = f"The entry “{term.term}” of the glossary stands in {called} and not here."
            yield Finding(0, 0, message, _LOST, Severity.OBSTACLE)


def _read_otherwise(read: RuleTree, beside: RuleTree, called: str) -> Iterator[Finding]:
    for node in read:
        other = beside.get(node.number)
        if other is None:
            message = f"{node.number} stands here and not in {called}."
            yield Finding(node.first_line, 1, message, _MORE, Severity.WARNING)
        elif _said(node.text) != _said(other.text):
            message = f"{node.number} has other words in {called}."
            yield Finding(node.first_line, 1, message, _MORE, Severity.WARNING)


def _examples(count: int) -> str:
    return "1 example" if count == 1 else f"{count} examples"


def _said(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold()))
