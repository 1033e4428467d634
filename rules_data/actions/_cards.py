"""Write a card from its file: facts, abilities put into words, corrections."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

import yaml

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import CardFile, UnableToReadScenario, read_card_file
from rules_data.models import Card, Erratum, Game

from ._yaml_values import format_values
from .errors import UnableToLoadCorpus


def write_card(game: Game, slug: str, source: str, digest: str, name: str) -> bool:
    """Write or renew one card; False when nothing had changed. `name` is the file's, for errors."""
    kept = Card.objects.filter(game=game, slug=slug).first()
    if kept is not None and kept.source_hash == digest:
        return False
    read = read_card(game.slug, source, name)
    facts = format_values(source)
    fields = {
        "name": read.facts.name,
        "facts": {key: value for key, value in facts.items() if key not in ("card", "slug", "errata")},
        "source": source,
        "ability_texts": list(read.ability_texts),
        "source_hash": digest,
    }
    if kept is None:
        card = Card.objects.create(game=game, slug=slug, **fields)
    else:
        card, _ = Card.objects.update_or_create(game=game, slug=slug, defaults=fields)
        card.errata.all().delete()
    for number, erratum in enumerate(facts.get("errata") or []):
        before, after = read.errata[number] if number < len(read.errata) else ((), ())
        _write_erratum(card, erratum, before, after, name)
    return True


# Every example looks at all cards of its game; each file is read once.
@lru_cache(maxsize=4096)
def read_card(game: str, source: str, name: str) -> CardFile:
    """A card file, or UnableToLoadCorpus with the place of the fault.

    The cards of a game that the evaluator does not know yet are facts for readers alone.
    """
    played = GAMES[game].played
    if played is None:
        return CardFile(CardFacts(str(yaml.safe_load(source)["card"]), ()), (), ())
    try:
        return read_card_file(source, played)
    except UnableToReadScenario as fault:
        raise UnableToLoadCorpus(f"{name}: {fault}") from fault


def _write_erratum(
    card: Card, erratum: dict[str, Any], before: tuple[str, ...], after: tuple[str, ...], name: str
) -> None:
    said = erratum.get("date")
    try:
        published = None if said is None else date.fromisoformat(str(said))
    except ValueError as fault:
        raise UnableToLoadCorpus(
            f"{name}: the date {said!r} of an erratum is not a date such as 2025-10-28."
        ) from fault
    Erratum.objects.create(
        card=card,
        published=published,
        source=str(erratum.get("source", "")),
        note=str(erratum.get("note", "")),
        before=list(before),
        after=list(after),
    )


def known_cards(game: Game) -> dict[str, CardFacts]:
    """Every card of a game as the evaluator knows it, by its name."""
    cards = Card.objects.filter(game=game).values_list("slug", "source")
    read = (_read_before(game.slug, source, slug) for slug, source in cards)
    return {card.facts.name: card.facts for card in read}


# A card is read for every example that may name it, and its text hardly ever changes.
_read_before = lru_cache(maxsize=4_000)(read_card)
