"""Reads of the cards that operators imported: by name, by words, by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any, overload

from django.db.models import QuerySet

from rules_data.core.markup import folded
from rules_data.models import EarlierPrinting, PrintedCard

from .printed_outcomes import as_asked, found_so, outcome_read_now

PRINTED_A_PAGE, MOST_WORDS = 60, 12
# What a reader calls a type, keyword or color stands in these lists, whatever the game calls them.
FACETS = {
    "type": ("types", "subtypes", "supertypes", "traits", "tags"),
    "keyword": ("keywords",),
    "color": ("colors", "domains"),
}


@dataclass(frozen=True)
class FaceView:
    """One face of a card, its text line by line."""

    name: str
    types: str
    lines: tuple[str, ...]
    facts: Mapping[str, str]


@dataclass(frozen=True)
class EarlierView:
    """What a card said from one day to another."""

    since: date
    until: date
    source: str
    faces: tuple[FaceView, ...]


@dataclass(frozen=True)
class PrintedView:
    """A card as it is printed; `since` is the day of the file that brought these words."""

    game: str
    slug: str
    name: str
    variant: str
    faces: tuple[FaceView, ...]
    facets: Mapping[str, tuple[str, ...]]
    source: str
    since: date
    earlier: tuple[EarlierView, ...]


@dataclass(frozen=True)
class PrintedRow:
    """A card in a list or a suggestion. `reading`: how it is read (see READINGS); empty where that is not known."""

    game: str
    slug: str
    name: str
    variant: str
    types: str
    reading: str = ""


class PrintedFound(Sequence[PrintedRow]):
    """The cards found, in the order of their names. Only those of a page are read when it is asked for."""

    def __init__(self, cards: QuerySet[PrintedCard]) -> None:
        self._cards = cards.order_by("folded", "variant")

    @cached_property
    def _count(self) -> int:
        return self._cards.count()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> PrintedRow: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[PrintedRow, ...]: ...

    def __getitem__(self, place: int | slice) -> PrintedRow | tuple[PrintedRow, ...]:
        if isinstance(place, slice):
            return _rows(self._cards[place])
        return _rows(self._cards[place : place + 1])[0]


def printed_card(game: str, slug: str) -> PrintedView | None:
    """One card by its slug."""
    card = PrintedCard.objects.filter(game__slug=game, slug=slug).prefetch_related("earlier").first()
    return None if card is None else _view(game, card)


def printed_named(game: str, name: str) -> tuple[PrintedView, ...]:
    """The cards of this name, one for each variant; a card with several faces is also called by its first."""
    plain = folded(name)
    cards = PrintedCard.objects.filter(game__slug=game, folded=plain).prefetch_related("earlier")
    found = list(cards) or list(_fronted(game, name))
    return tuple(_view(game, card) for card in found)


def _fronted(game: str, name: str) -> Iterable[PrintedCard]:
    begun = PrintedCard.objects.filter(game__slug=game, name__startswith=f"{name} // ")
    return begun.prefetch_related("earlier")[:4]


def printed_count(game: str) -> int:
    """How many cards of a game were imported."""
    return PrintedCard.objects.filter(game__slug=game).count()


def printed_have_domains(game: str) -> bool:
    """Whether the imported cards of a game have domains where other games' have colors."""
    first = PrintedCard.objects.filter(game__slug=game).values_list("facets", flat=True)[:PRINTED_A_PAGE]
    return any("domains" in facets for facets in first)


def printed_beginning(typed: str, games: Sequence[str], limit: int) -> tuple[PrintedRow, ...]:
    """The cards whose names begin so, the very name first, then the shortest."""
    plain = folded(typed)
    if not plain:
        return ()
    cards = PrintedCard.objects.filter(game__slug__in=games, folded__startswith=plain)
    rows = _rows(cards.order_by("folded", "variant")[: limit * 8])
    return tuple(sorted(rows, key=lambda one: (folded(one.name) != plain, len(one.name)))[:limit])


def find_printed(
    game: str, words: str = "", facets: Mapping[str, str] | None = None, reading: str = ""
) -> PrintedFound:
    """The cards that have all the words, in name or text, and everything that is asked for by facet (see FACETS).

    `reading`, one of READINGS, leaves those that are known to be read so.
    """
    cards = PrintedCard.objects.filter(game__slug=game)
    for word in folded(words).split()[:MOST_WORDS]:
        cards = cards.filter(words__contains=word)
    for called, wanted in (facets or {}).items():
        if folded(wanted):
            cards = cards.filter(marks__contains=_mark(called, wanted))
    return PrintedFound(cards.filter(found_so(reading)) if reading else cards)


def facet_marks(facets: Mapping[str, Sequence[str]]) -> str:
    """All that a card is found by, each word between bars so that no part of a word is found."""
    named = ((called, word) for called, lists in FACETS.items() for one in lists for word in facets.get(one, ()))
    return "".join(dict.fromkeys(_mark(called, word) for called, word in named))


def _mark(called: str, word: str) -> str:
    return f"|{called} {folded(word)}|"


def _rows(cards: QuerySet[PrintedCard]) -> tuple[PrintedRow, ...]:
    shown = cards.annotate(outcome=outcome_read_now()).values_list(
        "game__slug", "slug", "name", "variant", "faces", "outcome"
    )
    return tuple(
        PrintedRow(game, slug, name, variant, " // ".join(face["types"] for face in faces), as_asked(outcome))
        for game, slug, name, variant, faces, outcome in shown
    )


def _view(game: str, card: PrintedCard) -> PrintedView:
    return PrintedView(
        game=game,
        slug=card.slug,
        name=card.name,
        variant=card.variant,
        faces=_faces(card.faces),
        facets={called: tuple(words) for called, words in card.facets.items()},
        source=card.source,
        since=card.since,
        earlier=tuple(_earlier(one) for one in card.earlier.all()),
    )


def _earlier(one: EarlierPrinting) -> EarlierView:
    return EarlierView(one.since, one.until, one.source, _faces(one.faces))


def _faces(faces: list[dict[str, Any]]) -> tuple[FaceView, ...]:
    return tuple(
        FaceView(face["name"], face["types"], tuple(line for line in face["text"].split("\n") if line), face["facts"])
        for face in faces
    )
