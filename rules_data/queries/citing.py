"""What cites a rule: other rules, answers, defined words; and the cards it is explained with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from django.db.models import Q, QuerySet

from rules_data.models import Card, CitationLink, Revision

from .budget import prepares
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


# What cites a rule: a rule, a defined word, or an answer by its slug and title.
Source = CitingRule | CitingTerm | tuple[str, str]
Sources = Mapping[int, tuple[Source, ...]]
Cards = Mapping[int, tuple[CitingCard, ...]]


def citing(rule: RuleView, edition: EditionView, explained: bool = True) -> Citing:
    """What cites a rule in the texts of its own edition and in all else that is published of its game.

    `explained`: whether an example or an answer rests on the rule; only those have cards.
    """
    rows = _links(rule, edition).values_list(*_COLUMNS)
    cards = cards_shown([rule.provision_id]).get(rule.provision_id, ()) if explained else ()
    return citing_of([_source(row) for row in rows], cards)


def citing_of(sources: Iterable[Source], cards: tuple[CitingCard, ...] = ()) -> Citing:
    """The same from what cites the rule, in order, and the cards it is explained with."""
    once = dict.fromkeys(sources)
    return Citing(
        tuple(one for one in once if isinstance(one, CitingRule)),
        tuple(one for one in once if isinstance(one, CitingTerm)),
        tuple(one for one in once if isinstance(one, tuple)),
        cards,
    )


def sources_of(edition: EditionView) -> Sources:
    """What cites each rule of an edition, by the rule's provision, in the order in which it is shown."""
    known = printed(edition)
    targets = Q(target__document__slug=edition.document, target__document__game__slug=edition.game)
    rows = _in_order(CitationLink.objects.filter(targets & _readable(edition)))
    over = {pk: known.records[_place(edition, first) : _place(edition, last) + 1] for pk, first, last in _kept(edition)}
    found: defaultdict[int, list[Source]] = defaultdict(list)
    once: dict[Source, Source] = {}
    for pk, target, *told in rows.values_list("pk", "target_id", *_COLUMNS):
        source = _source(told)
        source = once.setdefault(source, source)
        for provision in {target, *(one.provision_id for one in over.get(pk, ()))}:
            found[provision].append(source)
    return {provision: tuple(sources) for provision, sources in found.items()}


def cards_shown(provisions: Iterable[int]) -> Cards:
    """The cards of the examples and answers that rest on each of some rules, by name."""
    wanted = list(provisions)
    named: defaultdict[int, dict[CitingCard, None]] = defaultdict(dict)
    by_example, by_answer = (
        Card.objects.filter(**{f"{path}__in": wanted}).order_by().values_list(path, "slug", "name")
        for path in ("examples__provisions", "faqs__provisions")
    )
    for provision, slug, name in by_example.union(by_answer):
        named[provision][CitingCard(slug, name)] = None
    return {provision: tuple(sorted(cards, key=lambda card: card.name)) for provision, cards in named.items()}


_ISSUE = "rule__revision__edition"
_COLUMNS = (
    "rule__number", "rule__text", "rule__is_summary", f"{_ISSUE}__document__slug", f"{_ISSUE}__label",
    "term__slug", "term__term", "faq__slug", "faq__title",
)  # fmt: skip


def _source(told: Sequence[Any]) -> Source:
    """What cites a rule, from its _COLUMNS."""
    number, text, is_summary, document, label, term, word, faq, title = told
    if number is not None:
        return CitingRule(number, opening_of(text, is_summary), document, label)
    return CitingTerm(term, word) if term is not None else (faq, title)


def _links(rule: RuleView, edition: EditionView) -> QuerySet[CitationLink]:
    """References to a rule, by itself or within a range."""
    cited = Q(target=rule.provision_id) & _readable(edition)
    return _in_order(CitationLink.objects.filter(cited | Q(pk__in=_ranges_over(rule, edition))))


def _readable(edition: EditionView) -> Q:
    """References of the same edition, and of the published editions of other documents; of answers."""
    own = Q(rule__revision=edition.revision_id) | Q(term__revision=edition.revision_id)
    published = Q(rule__revision__status=Revision.Status.PUBLISHED)
    elsewhere = published & ~Q(rule__revision__edition__document__slug=edition.document)
    return own | elsewhere | Q(faq__isnull=False)


def _in_order(links: QuerySet[CitationLink]) -> QuerySet[CitationLink]:
    return links.order_by("rule__revision", "rule__position", "term__position", "faq__title")


def _ranges_over(rule: RuleView, edition: EditionView) -> list[int]:
    """The references to a range of rules, in the edition's own texts, that have the rule in it."""
    place = printed(edition).places[rule.number]
    ranges = _kept(edition)
    return [pk for pk, first, last in ranges if _place(edition, first) <= place <= _place(edition, last)]


def _kept(edition: EditionView) -> tuple[tuple[int, str, str], ...]:
    return _ranges(edition.revision_id, edition.published_at)


def _place(edition: EditionView, number: str) -> int:
    return printed(edition).places.get(number, -1)


@lru_cache(maxsize=EDITIONS_KEPT)
@prepares
def _ranges(revision_id: int, published_at: datetime | None) -> tuple[tuple[int, str, str], ...]:
    """`published_at` tells two revisions apart when a database was made anew under the same process."""
    own = CitationLink.objects.filter(rule__revision=revision_id).exclude(last_number="").order_by()
    document = own.filter(status=CitationLink.Status.RESOLVED, target__rules__revision=revision_id)
    return tuple(document.values_list("pk", "number", "last_number"))
