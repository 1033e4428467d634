"""Whether the words beside a reference are those of the rule it names, of another edition, or of another rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules_data.core.citations import (
    IS_NOT_QUOTED,
    IS_QUOTED,
    Citation,
    Quote,
    WordsOfRules,
    title_agrees,
    triples_of,
    words_of,
)
from rules_data.core.tree import NumberScheme

from .budget import prepares
from .comparing import number_read
from .fates import editions_with_numbers
from .games import DocumentView, EditionView
from .records import RuleView, printed

# Editions whose words are in memory, about 20 MB each.
EDITIONS_KEPT = 4


@dataclass(frozen=True)
class Doubt:
    """The rule to which the words beside a reference belong, in the edition named, and whether they are its title."""

    rule: RuleView
    edition: EditionView
    by_title: bool = False


def quoted_from(
    quotes: tuple[Quote, ...], number: str, document: DocumentView, cited_in: EditionView, today: EditionView
) -> EditionView | None:
    """The edition whose rule of that number is quoted beside the reference.

    The one assumed comes first, so it is another only where the words tell; None where no words do.
    """
    for edition in _likeliest_first(document, number, cited_in, today) if quotes else ():
        rule = printed(edition).get(number)
        words = _words_of_rules(today)
        if rule is not None and any(one.likeness(_triples(rule), words) >= IS_QUOTED for one in quotes):
            return edition
    return None


def titled_from(
    citation: Citation, document: DocumentView, cited_in: EditionView, today: EditionView
) -> EditionView | None:
    """The edition in which the number has the title printed beside it, the one assumed first; None for none."""
    for edition in _likeliest_first(document, str(citation.number), cited_in, today) if citation.title else ():
        rule = printed(edition).get(str(citation.number))
        if rule is not None and citation.title and title_agrees(citation.title, rule.text):
            return edition
    return None


def doubt_about(
    quotes: tuple[Quote, ...], citation: Citation, document: DocumentView, cited_in: EditionView, today: EditionView
) -> Doubt | None:
    """The other rule whose title or words stand beside a reference; None unless that is plain."""
    named = printed(cited_in).get(str(citation.number))
    if named is None:
        return None
    return _doubtful_title(citation, named, document, cited_in) or _doubtful_words(
        quotes, named.number, document, cited_in, today
    )


def _doubtful_title(citation: Citation, named: RuleView, document: DocumentView, edition: EditionView) -> Doubt | None:
    """A printed title that is not the rule's, and is that of one other."""
    title = citation.title
    if title is None or title_agrees(title, named.text) or title_agrees(title, _heading(named, edition)):
        return None
    others = [one for one in printed(edition).records if one.is_heading and one.text.casefold() == title.casefold()]
    others = others or [one for one in printed(edition).records if one.is_heading and title_agrees(title, one.text)]
    if len(others) != 1 or _are_kin(others[0].number, named.number, document.scheme):
        return None
    return Doubt(others[0], edition, by_title=True)


def _heading(rule: RuleView, edition: EditionView) -> str:
    heading = printed(edition).get(rule.heading_number)
    return heading.text if heading is not None else ""


def _doubtful_words(
    quotes: tuple[Quote, ...], number: str, document: DocumentView, cited_in: EditionView, today: EditionView
) -> Doubt | None:
    for quote in quotes:
        rules = (printed(one).get(number) for one in _likeliest_first(document, number, cited_in, today))
        words = _words_of_rules(today)
        if any(quote.likeness(_triples(rule), words) > IS_NOT_QUOTED for rule in rules if rule is not None):
            return None
        for edition in dict.fromkeys((cited_in, today)):
            whose = _words_of_rules(edition).whose(quote)
            rule = printed(edition).get(whose) if whose else None
            if rule is not None and not _are_kin(rule.number, number, document.scheme):
                # A rule copied with the reference in it is quoted as itself, not as the rule it refers to.
                return None if number in rule.text else Doubt(rule, edition)
    return None


@lru_cache(maxsize=12_000)
def _triples_of(pk: int, text: str) -> frozenset[int]:
    return triples_of(words_of(text))


def _triples(rule: RuleView) -> frozenset[int]:
    """The words of a rule with its examples, three in a row; kept, since a text may cite one rule often."""
    return _triples_of(rule.id, "\n".join([rule.text, *rule.examples]))


def _likeliest_first(
    document: DocumentView, number: str, cited_in: EditionView, today: EditionView
) -> Iterator[EditionView]:
    having = editions_with_numbers(document.editions).get(number, ())
    first = [one for one in (cited_in, today) if one in having]
    yield from first
    yield from (one for one in having if one not in first)


def _are_kin(number: str, other: str, scheme: NumberScheme) -> bool:
    """Whether one stands below the other: naming the rule instead of its subrule is no mistake."""
    one, another = number_read(number, scheme), number_read(other, scheme)
    return one == another or one.contains(another) or another.contains(one)


@lru_cache(maxsize=EDITIONS_KEPT)
@prepares
def _words_of_rules(edition: EditionView) -> WordsOfRules:
    return WordsOfRules.of((rule.number, triples_of(words_of(rule.text))) for rule in printed(edition).records)
