"""Reads about games, their documents and the editions in force."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from time import monotonic
from typing import Any

from django.db.models import Count, Manager, Max, OuterRef, Prefetch, Subquery
from django.db.models.functions import Coalesce

from rules_data.models import Card, Document, Edition, Example, Faq, Game, Revision


@dataclass(frozen=True)
class EditionView:
    """One edition as a reader meets it."""

    label: str
    effective: date
    document: str
    document_title: str
    game: str
    scheme: str
    revision_id: int
    provenance: str
    title: str
    is_current: bool
    is_future: bool
    rule_count: int = 0
    published_at: datetime | None = None


@dataclass(frozen=True)
class DocumentView:
    """A document with its published editions, newest first, and the one in force."""

    game: str
    slug: str
    title: str
    scheme: str
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

    def document(self, slug: str) -> DocumentView | None:
        return next((document for document in self.documents if document.slug == slug), None)


def games(today: date) -> tuple[GameView, ...]:
    """All games, in alphabetical order."""
    return tuple(_game_view(game, today) for game in _games_with_documents())


def published_state() -> str:
    """Another text whenever something was published, superseded or taken back: one small question."""
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED)
    found = published.aggregate(count=Count("pk"), newest=Max("published_at"), last=Max("pk"))
    return f"{found['count']} {found['newest']} {found['last']}"


def kept_games(today: date, state: str) -> tuple[GameView, ...]:
    """All games as they were read within the last minute under this published state: for answers that must be quick.

    What else than publishing changes them, such as a game's aliases, may be a minute old.
    """
    return _kept_games(today, state, int(monotonic() // 60))


@lru_cache(maxsize=4)
def _kept_games(today: date, state: str, minute: int) -> tuple[GameView, ...]:
    return games(today)


def find_game(slug: str, today: date) -> GameView | None:
    """The game with this slug or alias, any case."""
    wanted = slug.lower()
    for game in _games_with_documents():
        if wanted == game.slug or wanted in game.aliases:
            return _game_view(game, today)
    return None


def _games_with_documents() -> list[Game]:
    documents = Document.objects.order_by("slug")
    found: list[Game] = list(
        Game.objects.annotate(
            faq_count=_how_many(Faq.objects),
            card_count=_how_many(Card.objects),
            example_count=_how_many(Example.objects),
        ).prefetch_related(Prefetch("documents", queryset=documents))
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
    found: defaultdict[int, list[tuple[Edition, Revision]]] = defaultdict(list)
    for revision in rows.select_related("edition").order_by("-edition__effective"):
        found[revision.edition.document_id].append((revision.edition, revision))
    return found


def _how_many(rows: Manager[Any]) -> Coalesce:
    """A count of its own for each table: joined together, their rows would multiply."""
    counted = rows.filter(game=OuterRef("pk")).order_by().values("game").annotate(found=Count("pk"))
    return Coalesce(Subquery(counted.values("found")), 0)


def _game_view(game: Game, today: date) -> GameView:
    return GameView(
        slug=game.slug,
        name=game.name,
        aliases=tuple(game.aliases),
        publisher=game.publisher,
        notice=game.notice,
        documents=tuple(_document_view(game, document, today) for document in game.documents.all()),
        faq_count=game.faq_count,  # type: ignore[attr-defined]
        card_count=game.card_count,  # type: ignore[attr-defined]
        example_count=game.example_count,  # type: ignore[attr-defined]
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
            )
            for edition, revision in kept
        ),
    )
