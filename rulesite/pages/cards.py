"""Cards as facts, with what names them."""

from __future__ import annotations

from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rules_data.queries import CardPage, CardRow, GameView, cards_of, find_card

from .meta import PageMeta, page_meta, summary_meta
from .printed_cards import EXPORTING, PrintedShown, finding, naming, printed_shown
from .scope import of_game
from .summaries import card_summary

# In the order a player reads a card; anything else the facts hold follows.
FACTS = (
    "mana cost", "cost", "energy", "pitch", "supertypes", "supertype", "types", "subtypes", "tags", "colors", "color",
    "domains", "power", "might", "toughness", "defense", "life", "intellect", "keywords", "set", "rarity",
)  # fmt: skip
# Structure for the evaluator, shown as sentences instead.
STRUCTURE = {"card", "name", "slug", "abilities", "errata", "game", "text"}


@of_game
def card_list(request: HttpRequest, game: GameView) -> HttpResponse:
    """Every card the questions and examples name, and a form that finds the imported ones."""
    found = cards_of(game.slug)
    looked = None if EXPORTING in request.META else finding(request, game)
    meta = page_meta(
        request,
        _("%(game)s cards") % {"game": game.name},
        _("%(count)s %(game)s cards with their errata, FAQ and examples.") % {"count": len(found), "game": game.name},
    )
    letters = [(letter, list(rows)) for letter, rows in groupby(sorted(found, key=_letter), key=_letter)]
    shown = {"meta": meta, "game": game, "letters": letters, "here": "cards", "looked": looked}
    return render(request, "pages/card_list.html", shown)


def _letter(card: CardRow) -> str:
    first = card.name[:1].upper()
    return first if first.isalpha() else "0"


@of_game
def card(request: HttpRequest, game: GameView, slug: str) -> HttpResponse:
    """One card: as its data describes it, as it is printed, or both."""
    found = find_card(game.slug, slug)
    printed = [] if EXPORTING in request.META else printed_shown(game, slug, found.name if found else "")
    if found is None and not printed:
        raise Http404(_("%(game)s has no card “%(slug)s” here.") % {"game": game.name, "slug": slug})
    shown = {
        "meta": summary_meta(request, card_summary(game, found)) if found else _meta(request, game, printed[0]),
        "game": game,
        "card": found,
        "printed": printed,
        "shows_printed": bool(printed),
        "only_printed": found is None,
        "naming": () if found else naming(game, printed),
        "facts": _facts(found) if found else [],
        "here": "cards",
    }
    return render(request, "pages/card.html", shown)


def _meta(request: HttpRequest, game: GameView, printed: PrintedShown) -> PageMeta:
    card = printed.card
    return page_meta(request, f"{card.name} · {game.name}", f"{card.name}. {card.faces[0].types}.")


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
