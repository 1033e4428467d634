"""What is in the pack of a game: which pages, in which pieces, and where each rule stands on them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.urls import reverse
from django.utils import timezone

from rules_data.queries import (
    DocumentView,
    GameView,
    SearchableEntry,
    SynonymView,
    all_rules,
    cards_of,
    examples_of,
    faqs_of,
    find_game,
    games,
    searchable_entries,
    site_state,
    synonyms,
)
from rules_data.search import PortableIndex, portable_index
from rulesite.suggested_kinds import names_in_packs

# Raised when pieces are written in another way: what devices keep of the old one is fetched anew.
FORMAT = 3
PAGES_A_PIECE = 16
PACKS_KEPT = 4


@dataclass(frozen=True)
class Pack:
    """A game's pack as it is published today. `rules` says on which page each number of a document stands."""

    game: GameView
    version: str
    pages: tuple[tuple[str, ...], ...]
    rules: Mapping[str, Mapping[str, str]] = field(repr=False)

    @property
    def documents(self) -> list[DocumentView]:
        """The documents in it: those of which an edition is in force."""
        return [document for document in self.game.documents if document.current is not None]


def read_packs() -> None:
    """Put together the packs of all games. Costs nothing where it has been done for this state."""
    for game in games(timezone.localdate()):
        pack = pack_of(game.slug)
        if pack is not None:
            index_of(pack)


def pack_of(slug: str) -> Pack | None:
    """The pack of a game, or None for a game that is not here."""
    today = timezone.localdate()
    game = find_game(slug, today)
    if game is None or game.slug != slug:
        return None
    return _pack(game, _version(game, site_state().get(slug, 0), today, _database()))


@lru_cache(maxsize=PACKS_KEPT)
def _version(game: GameView, state: int, today: date, database: str) -> str:
    """Another one when a text in the pack is: not every change to a game is one that its readers see."""
    digest = hashlib.sha256(str(FORMAT).encode())
    for entry in searchable_entries(today, game.slug):
        digest.update(repr(entry).encode("utf-8", "surrogatepass"))
    for kept in (examples_of(game.slug), faqs_of(game.slug), _said(game.slug)):
        digest.update(repr(kept).encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:12]


def _database() -> str:
    return str(settings.DATABASES["default"]["NAME"])


@lru_cache(maxsize=PACKS_KEPT)
def _pack(game: GameView, version: str) -> Pack:
    rules = {
        reverse("pages:document", args=[game.slug, one.slug]): _pages_of_rules(one)
        for one in game.documents
        if one.current
    }
    paths = list(dict.fromkeys([*_paths(game), *(path for places in rules.values() for path in places.values())]))
    pieces = tuple(tuple(paths[start : start + PAGES_A_PIECE]) for start in range(0, len(paths), PAGES_A_PIECE))
    return Pack(game, version, pieces, rules)


def _paths(game: GameView) -> Iterator[str]:
    yield reverse("pages:game", args=[game.slug])
    for document in game.documents:
        if document.current is not None:
            yield reverse("pages:document", args=[game.slug, document.slug])
    for name, one, rows in (
        ("faqs", "faq", faqs_of(game.slug)),
        ("examples", "example", examples_of(game.slug)),
        ("cards", "card", cards_of(game.slug)),
    ):
        yield reverse(f"pages:{name}", args=[game.slug])
        yield from (reverse(f"pages:{one}", args=[game.slug, row.slug]) for row in rows)
    if game.has_glossary:
        yield reverse("pages:glossary", args=[game.slug])


def _pages_of_rules(document: DocumentView) -> dict[str, str]:
    """The page that shows each number: a heading's own, or that of the heading a rule stands under."""
    if document.current is None:
        return {}
    return {
        rule.number: reverse(
            "pages:rule",
            args=[document.game, document.slug, rule.number if rule.is_heading else rule.heading_number or rule.number],
        )
        for rule in all_rules(document.current)
    }


def described(pack: Pack) -> dict[str, Any]:
    """What a device is told of a pack: its version in figures and in words, and the address of every piece."""
    return {
        "format": FORMAT,
        "game": pack.game.slug,
        "name": pack.game.name,
        "version": pack.version,
        "documents": [
            {
                "title": one.title,
                "path": reverse("pages:document", args=[one.game, one.slug]),
                "edition": one.current.label,
                "effective": one.current.effective.isoformat(),
                "rules": one.current.rule_count,
            }
            for one in pack.documents
            if one.current is not None
        ],
        "answers": pack.game.faq_count,
        "examples": pack.game.example_count,
        "cards": pack.game.card_count,
        "kinds": names_in_packs(),
        "pieces": [piece_path(pack, name) for name in piece_names(pack)],
    }


def piece_path(pack: Pack, name: str) -> str:
    """Where a piece of a pack is fetched: another address for another version."""
    return reverse("offline:piece", args=[pack.game.slug, pack.version, name])


def piece_names(pack: Pack) -> list[str]:
    """The names of all pieces, those that searching needs first."""
    index = index_of(pack)
    return [
        "paths",
        "words",
        *(f"found-{number}" for number in range(len(index.found))),
        *(f"texts-{number}" for number in range(len(index.texts))),
        *(f"pages-{number}" for number in range(len(pack.pages))),
    ]


def index_of(pack: Pack) -> PortableIndex:
    """The pack's index, made once for each version."""
    return _index(pack.game.slug, pack.version, _database())


@lru_cache(maxsize=PACKS_KEPT)
def _index(game: str, version: str, database: str) -> PortableIndex:
    entries = list(searchable_entries(timezone.localdate(), game))
    return portable_index(entries, path_of, _said(game))


def _said(game: str) -> list[SynonymView]:
    """What the editors keep of synonyms for a game and for all, in an order of its own."""
    return sorted((row for row in synonyms() if row.game in {"", game}), key=repr)


def path_of(entry: SearchableEntry) -> str:
    """The page of what is found."""
    if entry.kind == "rule":
        return reverse("pages:rule", args=[entry.game, entry.document, entry.number])
    return reverse(f"pages:{entry.kind}", args=[entry.game, entry.slug])
