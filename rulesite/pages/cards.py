"""Cards as facts, with what names them."""

from __future__ import annotations

from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from rules_data.queries import CardPage, CardRow, GameView, cards_of, find_card

from .meta import page_meta, summary_meta
from .scope import of_game
from .summaries import card_summary

# In the order a player reads a card; anything else the facts hold follows.
FACTS = ("types", "supertype", "supertypes", "tags", "domains", "energy", "power", "might", "set", "rarity")
# Structure for the evaluator, shown as sentences instead.
STRUCTURE = {"card", "name", "slug", "abilities", "errata", "game", "text"}


@of_game
def card_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every card the questions and examples name."""
    found = cards_of(game.slug)
    meta = page_meta(
        request, f"{game.name} cards", f"{len(found)} {game.name} cards with their errata, FAQ and examples."
    )
    letters = [(letter, list(rows)) for letter, rows in groupby(sorted(found, key=_letter), key=_letter)]
    return render(request, "pages/card_list.html", {"meta": meta, "game": game, "letters": letters, "here": "cards"})


def _letter(card: CardRow) -> str:
    first = card.name[:1].upper()
    return first if first.isalpha() else "0"


@of_game
def card(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One card."""
    found = find_card(game.slug, slug)
    if found is None:
        raise Http404(f"{game.name} has no card “{slug}” here.")
    meta = summary_meta(request, card_summary(game, found))
    shown = {"meta": meta, "game": game, "card": found, "facts": _facts(found), "here": "cards"}
    return render(request, "pages/card.html", shown)


def _facts(card: CardPage) -> list[tuple[str, str]]:
    names = [name for name in FACTS if name in card.facts]
    names += sorted(name for name in card.facts if name not in FACTS and name not in STRUCTURE)
    return [(name, _in_words(card.facts[name])) for name in names if card.facts[name] not in (None, "", [])]


def _in_words(fact: object) -> str:
    if isinstance(fact, list | tuple):
        return ", ".join(_in_words(one) for one in fact)
    if isinstance(fact, dict):
        return ", ".join(f"{value} {name}" for name, value in fact.items())
    return str(fact)
