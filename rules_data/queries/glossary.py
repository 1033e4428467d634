"""The words an edition defines: what each means, what it cites, and which rules use it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache

from rules_data.core.markup import TermTable
from rules_data.models import CitationLink, GlossaryTerm

from .games import EditionView, GameView
from .records import CitationView, RuleView, printed
from .references import COLUMNS, citation_view

# Those of all editions of a few games.
GLOSSARIES_KEPT = 24


@dataclass(frozen=True)
class TermView:
    """A defined word with its meanings; `text` holds all of them, `senses` each where there are several."""

    slug: str
    term: str
    text: str
    senses: tuple[str, ...]
    obsolete: bool


@dataclass(frozen=True)
class Glossary:
    """The defined words of one edition in its own order, and the table that finds them in texts."""

    terms: tuple[TermView, ...]

    @cached_property
    def table(self) -> TermTable:
        return TermTable({term.slug: term.term for term in self.terms})

    def get(self, slug: str) -> TermView | None:
        return next((term for term in self.terms if term.slug == slug), None)


@dataclass(frozen=True)
class TermPage:
    """A defined word in its edition: its references, the rules that use it, and its neighbours."""

    edition: EditionView
    term: TermView
    citations: tuple[CitationView, ...]
    used_by: tuple[RuleView, ...]
    previous: TermView | None
    following: TermView | None


def glossary(edition: EditionView) -> Glossary:
    """The words a published edition defines; an empty glossary where it defines none."""
    return _read(edition.revision_id, edition.published_at)


@lru_cache(maxsize=GLOSSARIES_KEPT)
def _read(revision_id: int, published_at: datetime | None) -> Glossary:
    """`published_at` tells two revisions apart when a database was made anew under the same process."""
    rows = GlossaryTerm.objects.filter(revision_id=revision_id).order_by("position")
    terms = tuple(TermView(row.slug, row.term, row.text, tuple(row.senses), row.obsolete) for row in rows)
    return Glossary(terms)


def glossaries_in_force(game: GameView) -> tuple[tuple[EditionView, Glossary], ...]:
    """The glossaries of a game's documents as they are in force, without the empty ones."""
    current = (document.current for document in game.documents)
    found = ((edition, glossary(edition)) for edition in current if edition is not None)
    return tuple((edition, kept) for edition, kept in found if kept.terms)


def term_page(game: GameView, slug: str) -> TermPage | None:
    """The word with this slug, as the first of the game's documents in force that defines it explains it."""
    for edition, kept in glossaries_in_force(game):
        place = next((i for i, term in enumerate(kept.terms) if term.slug == slug), None)
        if place is not None:
            return TermPage(
                edition=edition,
                term=kept.terms[place],
                citations=_citations(edition, slug),
                used_by=_used(edition).get(slug, ()),
                previous=kept.terms[place - 1] if place else None,
                following=kept.terms[place + 1] if place + 1 < len(kept.terms) else None,
            )
    return None


def _citations(edition: EditionView, slug: str) -> tuple[CitationView, ...]:
    links = CitationLink.objects.filter(term__revision=edition.revision_id, term__slug=slug).order_by("start")
    return tuple(citation_view(told) for told in links.values_list(*COLUMNS))


@lru_cache(maxsize=GLOSSARIES_KEPT)
def _used(edition: EditionView) -> Mapping[str, tuple[RuleView, ...]]:
    """For each word the rules in whose text or examples it stands, in document order."""
    table = glossary(edition).table
    found: defaultdict[str, list[RuleView]] = defaultdict(list)
    for record in printed(edition).records:
        for slug in table.slugs_in([record.text, *record.examples]):
            found[slug].append(record)
    return {slug: tuple(records) for slug, records in found.items()}
