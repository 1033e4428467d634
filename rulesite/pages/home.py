"""The front page and the page of each game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rules_data.queries import FaqRow, GameView, contents, faqs_of, games, titles

from .meta import page_meta
from .news import latest_news
from .paths import current_path
from .scope import of_game, today
from .standings import shown_tally

POPULAR = 6


def home(request: HttpRequest) -> HttpResponse:
    """One box, the games, what changed lately, and a question of the week."""
    known = games(today())
    meta = page_meta(
        request,
        "Rulesite",
        _(
            "Rules of trading card games by number, card or question, in every version. "
            "Worked examples are tested against the rules they cite."
        ),
    )
    shown: dict[str, Any] = {"meta": meta, "games": known, "news": latest_news(known)}
    shown["tallies"] = [shown_tally(one) for one in known if one.example_count]
    shown["question"] = _question_of_the_week(known, today())
    shown["tries"] = [one for one in (_try(game) for game in known) if one]
    return render(request, "pages/home.html", shown)


@of_game
def game(request: HttpRequest, game: GameView) -> HttpResponse:
    """A game: its current rules, their contents, latest changes, popular questions, how to cite."""
    meta = page_meta(
        request,
        _("%(game)s rules") % {"game": game.name},
        _("The current %(game)s rules by number, with %(faqs)d answers, %(cards)d cards and %(examples)d examples.")
        % {"game": game.name, "faqs": game.faq_count, "cards": game.card_count, "examples": game.example_count},
    )
    shown: dict[str, Any] = {"meta": meta, "game": game}
    shown["tally"] = shown_tally(game) if game.example_count else None
    main = next((one for one in game.documents if one.current is not None), None)
    if main is not None and main.current is not None:
        shown |= {"main": main, "parts": contents(main.current), "cited": _try(game)}
    shown["others"] = [one for one in game.documents if one.current is not None and one is not main]
    shown["news"] = latest_news((game,))
    shown["questions"] = _spread(faqs_of(game.slug), POPULAR)
    return render(request, "pages/game.html", shown)


def _try(game: GameView) -> dict[str, str] | None:
    """A rule that is there today, to be tried and cited: sample texts never rot."""
    current = next((one.current for one in game.documents if one.current is not None), None)
    if current is None:
        return None
    called = titles(current)
    deepest = max((number for number in called), key=lambda number: (number.count("."), len(number)), default="")
    wanted = next((number for number in called if "rigger" in called[number]), deepest)
    return {
        "game": game.slug,
        "number": wanted,
        "title": called.get(wanted, ""),
        "path": current_path(game.slug, current.document, wanted),
        "cited": f"{game.aliases[0] if game.aliases else game.slug} {wanted}",
    }


def _question_of_the_week(known: Sequence[GameView], day: date) -> dict[str, Any] | None:
    """One question for everyone, another each week, from each game in turn."""
    asked = [game for game in known if game.faq_count]
    if not asked:
        return None
    week = day.toordinal() // 7
    game = asked[week % len(asked)]
    rows = faqs_of(game.slug)
    return {"game": game, "faq": rows[(week // len(asked)) % len(rows)]}


def _spread(rows: Sequence[FaqRow], count: int) -> list[FaqRow]:
    """A few questions from all over the list: short ones first, since those are what players ask."""
    short = sorted(rows, key=lambda row: len(row.question))[: count * 3]
    return short[:: max(1, len(short) // count)][:count]
