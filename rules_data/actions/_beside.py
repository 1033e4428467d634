"""What every file of a game is written beside, looked up once for all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property

from rules_data.core.abilities import CardFacts
from rules_data.models import Card, Document, Edition, Example, Faq, Game

from ._cards import known_cards
from ._citations import NamedProvisions, Reader, reader_of


class Beside:
    """A game as it is while some of its files are written: nothing else of it may change meanwhile.

    Cards are looked up at first use, so they are written before whatever names them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._hashes: dict[type[Card] | type[Example] | type[Faq], dict[str, str]] = {}
        self.provisions = NamedProvisions(game)

    def hashes(self, model: type[Card] | type[Example] | type[Faq]) -> dict[str, str]:
        """The hashes of the files that are kept, by slug."""
        if model not in self._hashes:
            kept = model._default_manager.filter(game=self._game)
            self._hashes[model] = dict(kept.values_list("slug", "source_hash"))
        return self._hashes[model]

    @cached_property
    def cards(self) -> dict[str, CardFacts]:
        """Every card as the evaluator knows it, by its name."""
        return known_cards(self._game)

    def card_keys(self, names: Iterable[str]) -> list[int]:
        """The primary keys of the cards of these names that there are."""
        return [key for name in dict.fromkeys(names) for key in self._card_keys.get(name, ())]

    @cached_property
    def _card_keys(self) -> dict[str, list[int]]:
        return _by_name(Card.objects.filter(game=self._game).values_list("name", "pk"))

    def edition_keys(self, labels: Iterable[str]) -> list[int]:
        """The primary keys of the editions of these labels, in whichever document."""
        return [key for label in dict.fromkeys(labels) for key in self._edition_keys.get(label, ())]

    @cached_property
    def _edition_keys(self) -> dict[str, list[int]]:
        return _by_name(Edition.objects.filter(document__game=self._game).values_list("label", "pk"))

    @cached_property
    def document(self) -> Document | None:
        """The document that answers refer to where they name none."""
        return self._game.documents.order_by("slug").first()

    @cached_property
    def reader(self) -> Reader | None:
        """Reads references as the newest published rules have them."""
        return reader_of(self.document) if self.document is not None else None


def _by_name(pairs: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for name, key in pairs:
        found[name].append(key)
    return found
