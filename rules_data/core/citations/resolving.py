"""Look up what references name, and compare the titles they print."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from rules_data.core.tree import RuleNumber, RuleTree

from .model import Citation, ResolvedCitation, Status, Target

# Takes a number, the document and the edition the text names (None where it names none).
Lookup = Callable[[RuleNumber, str | None, str | None], Target | None]

# "2. Make relevant choices" | "3a. All units" | "Step 1: Finalize"
_STEP = re.compile(r"(?:\d{1,2}[a-z]?\.|step\s+\d{1,2}\s*[:.])\s+", re.IGNORECASE)
_ASIDE = re.compile(r"\([^()]*\)")
_WORD = re.compile(r"[^\W_]+")
_ARTICLES = frozenset({"the", "a", "an"})


def resolve(citations: Iterable[Citation], lookup: Lookup) -> tuple[ResolvedCitation, ...]:
    """Each reference with its target. A range is resolved when both its ends are."""
    return tuple(_resolve_one(citation, lookup) for citation in citations)


def lookup_in(trees: Mapping[str, RuleTree], document: str) -> Lookup:
    """A lookup in whole trees by document ("cr", "tr"); `document` is the one the text itself stands in.

    A text that names another edition is not resolved: these trees have one edition each.
    """

    def lookup(number: RuleNumber, named: str | None, edition: str | None) -> Target | None:
        where = named or document
        tree = trees.get(where)
        node = tree.get(number) if tree is not None and edition is None else None
        return Target(number, node.text, where) if node is not None else None

    return lookup


def _resolve_one(citation: Citation, lookup: Lookup) -> ResolvedCitation:
    target = lookup(citation.number, citation.document, citation.edition)
    last = lookup(citation.last, citation.document, citation.edition) if citation.last else None
    if target is None or (citation.last is not None and last is None):
        return ResolvedCitation(citation, Status.DANGLING, target, last)
    disagrees = citation.title is not None and not title_agrees(citation.title, target.text)
    return ResolvedCitation(citation, Status.RESOLVED, target, last, disagrees)


def title_agrees(printed: str, text: str) -> bool:
    """Whether a printed title is the target's: the words it begins with.

    Step numbers, articles, asides in brackets and plural endings do not make it another title.
    """
    if printed == text:
        return True
    title, target = _words(printed), _words(text)
    return bool(title) and target[: len(title)] == title


def _words(text: str) -> list[str]:
    step = _STEP.match(text)
    plain = _ASIDE.sub(" ", text[step.end() :] if step else text)
    words = (word.casefold() for word in _WORD.findall(plain))
    return [word.removesuffix("s") for word in words if word not in _ARTICLES]
