"""Reads about games, their documents and the editions in force."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import lru_cache
from time import monotonic
from typing import Any

from django.db.models import Count, Exists, Manager, Max, OuterRef, Prefetch, QuerySet, Subquery
from django.db.models.functions import Coalesce

from rules_data.core.games import GAMES
from rules_data.core.tree import NumberScheme
from rules_data.models import EVERY_GAME as EVERY_GAME
from rules_data.models import Card, Document, Edition, Example, Faq, Game, GlossaryTerm, Revision

from . import state
from .showing_drafts import shown_draft


@dataclass(frozen=True)
class EditionView:
    """One edition as a reader meets it."""

    label: str
    effective: date
    document: str
    document_title: str
    game: str
    scheme: NumberScheme
    revision_id: int
    provenance: str
    title: str
    is_current: bool
    is_future: bool
    rule_count: int = 0
    published_at: datetime | None = None
    # Another one whenever a short title is given; no part of what the search is built from.
    titled: int = field(default=0, repr=False)
    has_notes: bool = field(default=False, repr=False)
    # Of a restatement: when somebody who did not write it read it beside the official text.
    reviewed_on: date | None = field(default=None, repr=False)
    reviewed_by: str = field(default="", repr=False)


@dataclass(frozen=True)
class DocumentView:
    """A document with its published editions, newest first, and the one in force."""

    game: str
    slug: str
    title: str
    scheme: NumberScheme
    editions: tuple[EditionView, ...]

    @property
    def current(self) -> EditionView | None:
        return next((edition for edition in self.editions if edition.is_current), None)

    def edition(self, label: str) -> EditionView | None:
        return next((edition for edition in self.editions if edition.label.lower() == label.lower()), None)

    def in_force(self, day: date) -> EditionView | None:
        """The newest edition already in force on a day."""
        return next((edition for edition in self.editions if edition.effective <= day), None)


@dataclass(frozen=True)
class GameView:
    """A game with its documents and how much is kept about it."""

    slug: str
    name: str
    aliases: tuple[str, ...]
    publisher: str
    notice: str
    documents: tuple[DocumentView, ...]
    faq_count: int
    card_count: int
    example_count: int
    has_glossary: bool = False

    def is_called(self, word: str) -> bool:
        """Whether a word is this game's slug or an alias, in any case."""
        return GAMES[self.slug].is_called(word)

    def document(self, slug: str) -> DocumentView | None:
        return next((document for document in self.documents if document.slug == slug), None)


def games(today: date) -> tuple[GameView, ...]:
    """All games, in alphabetical order.

    They stand on every page, so they are read once for each published state. What a preview shows or a transaction has
    written may still be undone, and is read each time.
    """
    of_state = state.kept_for()
    return _games_of_state(today, of_state) if of_state is not None else _games(today)


@lru_cache(maxsize=4)
def _games_of_state(today: date, of_state: str) -> tuple[GameView, ...]:
    return _games(today)


def _games(today: date) -> tuple[GameView, ...]:
    return tuple(_game_view(game, today) for game in _games_with_documents())


def every_game() -> GameView:
    """What stands in the place of a game for texts that are of all games."""
    return GameView(EVERY_GAME, "All games", (), "", "", (), 0, 0, 0)


def published_state() -> str:
    """Another text whenever something was published, superseded or taken back: one small question."""
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED)
    found = published.aggregate(count=Count("pk"), newest=Max("published_at"), last=Max("pk"))
    # Within a preview it is another state altogether: what is kept of one is never shown in the other.
    return f"{found['count']} {found['newest']} {found['last']} {shown_draft() or ''}".rstrip()


def kept_games(today: date, of_state: str) -> tuple[GameView, ...]:
    """All games as they were read within the last minute under this published state: for answers that must be quick.

    What else than publishing changes them, such as a game's notice, may be a minute old.
    """
    return _kept_games(today, of_state, int(monotonic() // 60))


@lru_cache(maxsize=4)
def _kept_games(today: date, of_state: str, minute: int) -> tuple[GameView, ...]:
    return games(today)


def find_game(slug: str, today: date) -> GameView | None:
    """The game with this slug or alias, any case."""
    wanted = GAMES.called(slug)
    if wanted is None:
        return None
    return next((game for game in games(today) if game.slug == wanted.slug), None)


def _games_with_documents() -> list[Game]:
    documents = Document.objects.order_by("slug")
    found: list[Game] = list(
        # A game that the site knew once and no longer does is kept, and not shown.
        Game.objects.filter(slug__in=GAMES)
        .annotate(
            faq_count=_how_many(Faq.objects),
            card_count=_how_many(Card.objects),
            example_count=_how_many(Example.objects),
            has_glossary=Exists(_defined_words()),
        )
        .prefetch_related(Prefetch("documents", queryset=documents))
    )
    published = _published()
    for game in found:
        for document in game.documents.all():
            document.published = published[document.pk]  # type: ignore[attr-defined]
    return found


def _published() -> defaultdict[int, list[tuple[Edition, Revision]]]:
    """The published editions of each document with the text that is kept of them, newest first."""
    # The reports kept with a revision are long, and no page shows them.
    rows = Revision.objects.filter(status=Revision.Status.PUBLISHED).defer("report", "check_report")
    revisions = list(rows.select_related("edition").order_by("-edition__effective"))
    found: defaultdict[int, list[tuple[Edition, Revision]]] = defaultdict(list)
    for revision in _with_shown_draft(revisions):
        found[revision.edition.document_id].append((revision.edition, revision))
    return found


def _with_shown_draft(revisions: list[Revision]) -> list[Revision]:
    """The published revisions, with the draft that a preview shows in the place of its version."""
    pk = shown_draft()
    draft = Revision.objects.filter(pk=pk).select_related("edition").first() if pk else None
    if draft is None:
        return revisions
    # Told apart from its own earlier states by when it was last changed.
    draft.published_at = draft.edited_at or draft.created_at
    others = [one for one in revisions if one.edition_id != draft.edition_id]
    return sorted([*others, draft], key=lambda one: one.edition.effective, reverse=True)


def _how_many(rows: Manager[Any]) -> Coalesce:
    """A count of its own for each table: joined together, their rows would multiply."""
    counted = rows.filter(game=OuterRef("pk")).order_by().values("game").annotate(found=Count("pk"))
    return Coalesce(Subquery(counted.values("found")), 0)


def _defined_words() -> QuerySet[GlossaryTerm]:
    """Whether anything published of a game defines words is enough to know: they are not counted."""
    kept = GlossaryTerm.objects.filter(revision__edition__document__game=OuterRef("pk"))
    return kept.filter(revision__status=Revision.Status.PUBLISHED).order_by()


def _game_view(game: Game, today: date) -> GameView:
    return GameView(
        slug=game.slug,
        name=game.name,
        aliases=GAMES[game.slug].aliases,
        publisher=game.publisher,
        notice=game.notice,
        documents=tuple(_document_view(game, document, today) for document in game.documents.all()),
        faq_count=game.faq_count,  # type: ignore[attr-defined]
        card_count=game.card_count,  # type: ignore[attr-defined]
        example_count=game.example_count,  # type: ignore[attr-defined]
        has_glossary=game.has_glossary,  # type: ignore[attr-defined]
    )


def _document_view(game: Game, document: Document, today: date) -> DocumentView:
    kept: list[tuple[Edition, Revision]] = document.published  # type: ignore[attr-defined]
    current = next((edition for edition, _ in kept if edition.effective <= today), None)
    return DocumentView(
        game=game.slug,
        slug=document.slug,
        title=document.title,
        scheme=document.scheme,
        editions=tuple(
            EditionView(
                label=edition.label,
                effective=edition.effective,
                document=document.slug,
                document_title=document.title,
                game=game.slug,
                scheme=document.scheme,
                revision_id=revision.pk,
                provenance=revision.provenance,
                title=revision.title,
                is_current=edition is current,
                is_future=edition.effective > today,
                rule_count=revision.rule_count,
                published_at=revision.published_at,
                titled=document.titled,
                has_notes=bool(revision.change_notes),
                reviewed_on=revision.reviewed_on,
                reviewed_by=revision.reviewed_by,
            )
            for edition, revision in kept
        ),
    )
