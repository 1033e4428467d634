"""What the first reader after a publish would wait for, done before anybody asks."""

from __future__ import annotations

import gc

from django.utils import timezone

from rules_data.queries import GameView, compare, games, prepare_cards, prepare_comparisons, slugs_of

from .backends.edition_files import MOST_FILES
from .listing import prepare_edition
from .searching import search, suggest

# Each older edition that is searched takes up to 20 MB in a process.
MOST_EDITIONS = 4


def warm() -> None:
    """Open the index in use, make the table of suggestions, compare each document's newest edition with the one before
    it, align the others, read the one before it for searches in it, and keep an index of each other in a file. Costs
    nothing where it has been done for this state.
    """
    search("warm")
    suggest("warm")
    several = [one for game in games(timezone.localdate()) for one in game.documents if len(one.editions) > 1]
    for document in several:
        compare(document, document.editions[1], document.editions[0])
        prepare_comparisons(document)
    for document in several[:MOST_EDITIONS]:
        search(f"in:{document.editions[1].label} warm", game=document.game)
    for game in games(timezone.localdate()):
        _filters(game)
    # As many as there are files: those that are made here are not taken away again for one another.
    editions = [edition for document in several for edition in document.editions]
    for edition in sorted(editions, key=lambda one: one.effective, reverse=True)[:MOST_FILES]:
        prepare_edition(edition)


def _filters(game: GameView) -> None:
    """What the filters look things up in: how examples stand, what rules cite, and what cards are tied to."""
    prepare_cards(game.slug)
    cards = slugs_of(game.slug)["card"][:1]
    for query in ("status:confirmed", "cites:1*", *(f'card:"{slug.replace("-", " ")}"' for slug in cards)):
        search(query, game=game.slug)


def settle() -> None:
    """What is in memory now is there to stay: the collector of garbage goes through it once, here, and not again.

    It is some million objects, and going through them takes a quarter of a second: whenever it comes, a search waits.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
