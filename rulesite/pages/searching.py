"""One box for everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data import search
from rules_data.core.markup import folded
from rules_data.queries import KINDS, GameView, PrintedRow, games, printed_beginning
from rulesite.unanswered import say_if_unanswered

from .answer_cards import ASKING, answer_card, answering, asked_before
from .found import Games, folded_hits, jump_path, shown_jumps
from .meta import PageMeta
from .opensearch import suggested_path
from .other_numbers import other_number
from .other_sites import as_written_here
from .scope import today
from .spoken_games import named_game

LONGEST = 600
LAST_PAGE = 50
MOST_CARDS = 12
NAMES = {
    "rule": gettext_lazy("Rules"),
    "faq": gettext_lazy("FAQ"),
    "card": gettext_lazy("Cards"),
    "example": gettext_lazy("Examples"),
    "term": gettext_lazy("Glossary"),
}
# What can be written beside the filters, with what it does.
WRITTEN = (
    ("383.3.e", gettext_lazy("this rule number, current or old")),
    ("replacement effect", gettext_lazy("both words, in any form")),
    ('"state-based action"', gettext_lazy("exact phrase")),
    ("stack OR chain", gettext_lazy("either word")),
    ("token -copy", gettext_lazy("excludes the word after the minus")),
    ("conquer*", gettext_lazy("starts with")),
)


@dataclass(frozen=True)
class Asked:
    """What the reader asked for, as the address holds it."""

    query: str
    game: str = ""
    kind: str = ""
    page: int = 1

    def path(self, **other: str | int) -> str:
        """The same search with something else: another `query`, `game`, `kind` or `page`."""
        fields = {"q": self.query, "game": self.game, "kind": self.kind, "page": 1} | other
        fields["page"] = fields["page"] if fields["page"] != 1 else ""
        return f"{reverse('pages:search')}?{urlencode({name: value for name, value in fields.items() if value})}"


def search_page(request: HttpRequest) -> HttpResponse:
    """What a number, a citation or words find; the number of one rule leads straight to it."""
    known = {game.slug: game for game in games(today())}
    asked = _asked(request, known)
    shown: dict[str, Any] = {"meta": _meta(asked), "query": asked.query, "game": known.get(asked.game)}
    shown["help"] = {"written": WRITTEN, "filters": search.FILTERS.values()}
    if not asked.query:
        return render(request, "pages/search.html", shown)
    asked, results = _found(asked, known)
    shown["game"] = known.get(asked.game)
    if results.jump is not None and not results.also and not asked.kind and asked.page == 1:
        return HttpResponseRedirect(jump_path(results.jump))
    response = render(request, "pages/search.html", shown | _shown(asked, results, known))
    say_if_unanswered(response, results, asked.game)
    return response


def _found(asked: Asked, known: Games) -> tuple[Asked, search.Results]:
    """What was asked for and what that finds: in the game that the words name, where they find something there."""
    spoken = named_game(asked.query, known.values())
    game, query = spoken or (asked.game, asked.query)
    for written, whose in as_written_here(query):
        one = replace(asked, game=whose or game, query=written)
        results = search.search(written, game=one.game or None)
        if results.jump is not None:
            return one, results
    for one in (*([replace(asked, game=spoken[0], query=spoken[1])] if spoken else []), asked):
        results = _results(one)
        if results.groups or results.jump is not None:
            break
    if 0 < results.pages < one.page:
        # Fewer are found than when that address was noted: the last of them are shown.
        last = replace(one, page=results.pages)
        return last, _results(last)
    return one, results


def _results(asked: Asked) -> search.Results:
    kinds = (asked.kind,) if asked.kind else None
    return search.search(asked.query, game=asked.game or None, kinds=kinds, page=asked.page)


def _meta(asked: Asked) -> PageMeta:
    return PageMeta(
        _("Search: %(query)s") % {"query": asked.query} if asked.query else _("Search"),
        _("Search rules, FAQ, cards and examples by number, citation or words."),
    )


def _asked(request: HttpRequest, known: dict[str, GameView]) -> Asked:
    kind, page = request.GET.get("kind", ""), request.GET.get("page", "")
    game = request.GET.get("game", "").lower()
    return Asked(
        query=" ".join(request.GET.get("q", "").replace("\x00", " ").split())[:LONGEST],
        game=game if game in known else "",
        kind=kind if kind in KINDS else "",
        page=min(int(page[:9]), LAST_PAGE) if page.isascii() and page[:9].isdigit() and int(page[:9]) else 1,
    )


def _shown(asked: Asked, results: search.Results, known: Games) -> dict[str, Any]:
    jumps = [one for one in (results.jump, *results.also) if one is not None]
    elsewhere = None if jumps else other_number(asked.query, asked.game, known.values())
    results = _without_neighbours(results) if elsewhere is not None else results
    first = _answering(asked, results, known)
    answered = first is not None and not jumps and asked.page == 1 and bool(results.asked.terms)
    answer = answer_card(first, known, asked.query) if first is not None and answered else None
    corrected = " ".join([*(str(one) for one in results.asked.filters), results.suggestion or ""])
    return {
        "results": results,
        "jumps": shown_jumps(jumps, known),
        # A list that a filter leaves is in its own order, and whole.
        "hits": folded_hits(
            _beside([hit for hit in results.hits if hit is not first] if answer else results.hits, jumps),
            known,
            fold=bool(results.asked.terms) and not jumps,
        ),
        "answer": answer,
        "is_unsure": answered and answer is None,
        "elsewhere": elsewhere,
        "typed": _typed(results) if results.faults else [],
        "chips": _chips(asked, results, known),
        "kinds": _kinds(asked, results),
        "games": _games(asked, results, known),
        "corrected": {"text": results.suggestion, "path": asked.path(q=corrected)} if results.suggestion else None,
        "before": asked.path(page=asked.page - 1) if asked.page > 1 else "",
        "after": asked.path(page=asked.page + 1) if asked.page < results.pages else "",
        "page_number": asked.page,
        "printed": _printed(asked, results, known),
        "nearest": [{"one": one, "path": suggested_path(one)} for one in results.nearest],
        "everywhere": asked.path(game="", kind="") if asked.game or asked.kind else "",
    }


def _without_neighbours(results: search.Results) -> search.Results:
    """What is found, less what stands beside a number that another game has: that is nothing to the reader."""
    return results._replace(hits=(), notes=(), groups={}, games={}) if results.is_beside else results


def _answering(asked: Asked, results: search.Results, known: Games) -> search.Hit | None:
    """What is shown in full: what somebody answered when asked the same, else one of the first hits."""
    if asked.kind in ("", *ASKING) and not results.asked.filters:
        alike = search.asked_alike(asked.query, [asked.game] if asked.game else known)
        if alike is not None and asked.kind in ("", alike.question.kind):
            return asked_before(alike.question, results.hits)
    return answering(results.hits, asked.query)


def _printed(asked: Asked, results: search.Results, known: Games) -> list[PrintedRow]:
    """The imported cards that are called what was typed; among cards alone, also those whose names begin so."""
    if asked.page > 1 or asked.kind not in ("", "card") or results.asked.filters:
        return []
    games = [asked.game] if asked.game else list(known)
    rows = printed_beginning(asked.query, games, MOST_CARDS)
    return [one for one in rows if asked.kind or folded(one.name) == folded(asked.query)]


def _beside(hits: Sequence[search.Hit], jumps: Sequence[search.Jump]) -> list[search.Hit]:
    """The hits without the rules that are shown above them in full."""
    above = {(jump.game, jump.document, jump.number) for jump in jumps}
    return [hit for hit in hits if (hit.game, hit.document, hit.number) not in above]


def _typed(results: search.Results) -> list[tuple[str, bool]]:
    """The query in pieces, each with whether it was not understood."""
    pieces: list[tuple[str, bool]] = []
    position = 0
    for fault in results.faults:
        if fault.start >= position:
            pieces += [(results.query[position : fault.start], False), (results.query[fault.start : fault.end], True)]
            position = fault.end
    return [piece for piece in [*pieces, (results.query[position:], False)] if piece[0]]


def _chips(asked: Asked, results: search.Results, known: Games) -> list[dict[str, str]]:
    """The filters in use, each with the same search without it."""
    faulty = {fault.start for fault in results.faults}
    chips = [
        {"text": str(one), "path": asked.path(q=str(results.asked.without(one)))}
        for one in results.asked.filters
        if one.start not in faulty
    ]
    if asked.game and not _names(results, "game"):
        chips.append({"text": known[asked.game].name, "path": asked.path(game="")})
    return chips


def _names(results: search.Results, name: str) -> bool:
    return any(one.name == name for one in results.asked.filters)


def _kinds(asked: Asked, results: search.Results) -> list[dict[str, Any]]:
    """Links to each kind with how many of it were found; nothing to choose from when there is only one."""
    counted = [(kind, results.groups[kind]) for kind in KINDS if results.groups.get(kind)]
    if _names(results, "type") or (len(counted) < 2 and not asked.kind):
        return []
    everything = [("", sum(count for _, count in counted)), *counted]
    return [
        {
            "name": NAMES.get(kind, _("All")),
            "icon": kind,
            "count": count,
            "path": asked.path(kind=kind),
            "chosen": kind == asked.kind,
        }
        for kind, count in everything
    ]


def _games(asked: Asked, results: search.Results, known: Games) -> list[dict[str, Any]]:
    """Links to each game with how many were found in it."""
    counted = [(slug, results.games[slug]) for slug in known if results.games.get(slug)]
    if len(counted) < 2 or asked.game:
        return []
    return [{"name": known[slug].name, "slug": slug, "path": asked.path(game=slug)} for slug, _count in counted]
