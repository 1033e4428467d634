"""What cites a rule: other rules, answers, defined words; and the cards it is explained with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from django.db.models import Q, QuerySet

from rules_data.models import Card, CitationLink, Revision

from .games import EditionView
from .records import EDITIONS_KEPT, RuleView, printed
from .saying import opening_of


@dataclass(frozen=True)
class CitingRule:
    """A rule that cites the one being read."""

    number: str
    opening: str
    document: str
    edition: str


@dataclass(frozen=True)
class CitingTerm:
    """A defined word whose meaning cites the rule being read."""

    slug: str
    term: str


@dataclass(frozen=True)
class CitingCard:
    """A card of an example or an answer that shows the rule being read."""

    slug: str
    name: str


@dataclass(frozen=True)
class Citing:
    """All that cites a rule by its number, by itself or within a range; `answers` are (slug, title) of questions."""

    rules: tuple[CitingRule, ...] = ()
    terms: tuple[CitingTerm, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    cards: tuple[CitingCard, ...] = ()


def citing(rule: RuleView, edition: EditionView, explained: bool = True) -> Citing:
    """What cites a rule in the texts of its own edition and in all else that is published of its game.

    `explained`: whether an example or an answer rests on the rule; only those have cards.
    """
    rules: dict[tuple[str, str, str], CitingRule] = {}
    terms: dict[str, CitingTerm] = {}
    answers: dict[str, str] = {}
    for number, text, is_summary, document, label, term, word, faq, title in _links(rule, edition):
        if number is not None:
            opening = opening_of(text, is_summary)
            rules.setdefault((document, label, number), CitingRule(number, opening, document, label))
        elif term is not None:
            terms.setdefault(term, CitingTerm(term, word))
        elif faq is not None:
            answers.setdefault(faq, title)
    cards = _cards(rule) if explained else ()
    return Citing(tuple(rules.values()), tuple(terms.values()), tuple(answers.items()), cards)


def _links(rule: RuleView, edition: EditionView) -> QuerySet[CitationLink, tuple[Any, ...]]:
    """References to a rule: of the same edition, and of the published editions of other documents; of answers.

    The number and text of a rule that cites it, whether that is a summary, its document and label, slug and word of a
    term, slug and title of an answer.
    """
    own = Q(rule__revision=edition.revision_id) | Q(term__revision=edition.revision_id)
    elsewhere = Q(rule__revision__status=Revision.Status.PUBLISHED) & ~Q(
        rule__revision__edition__document__slug=edition.document
    )
    cited = Q(target=rule.provision_id) & (own | elsewhere | Q(faq__isnull=False))
    issue = "rule__revision__edition"
    return (
        CitationLink.objects.filter(cited | Q(pk__in=_ranges_over(rule, edition)))
        .order_by("rule__revision", "rule__position", "term__position", "faq__title")
        .values_list("rule__number", "rule__text", "rule__is_summary", f"{issue}__document__slug", f"{issue}__label",
                     "term__slug", "term__term", "faq__slug", "faq__title")
    )  # fmt: skip


def _ranges_over(rule: RuleView, edition: EditionView) -> list[int]:
    """The references to a range of rules, in the edition's own texts, that have the rule in it."""
    place = printed(edition).places[rule.number]
    ranges = _ranges(edition.revision_id, edition.published_at)
    return [pk for pk, first, last in ranges if _place(edition, first) <= place <= _place(edition, last)]


def _place(edition: EditionView, number: str) -> int:
    return printed(edition).places.get(number, -1)


@lru_cache(maxsize=EDITIONS_KEPT)
def _ranges(revision_id: int, published_at: datetime | None) -> tuple[tuple[int, str, str], ...]:
    """`published_at` tells two revisions apart when a database was made anew under the same process."""
    own = CitationLink.objects.filter(rule__revision=revision_id).exclude(last_number="").order_by()
    document = own.filter(status=CitationLink.Status.RESOLVED, target__rules__revision=revision_id)
    return tuple(document.values_list("pk", "number", "last_number"))


def _cards(rule: RuleView) -> tuple[CitingCard, ...]:
    shown = Q(examples__provisions=rule.provision_id) | Q(faqs__provisions=rule.provision_id)
    return tuple(CitingCard(*row) for row in Card.objects.filter(shown).distinct().values_list("slug", "name"))
