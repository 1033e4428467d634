"""One box for everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from rules_data import search
from rules_data.queries import KINDS, GameView, games

from .meta import PageMeta
from .paths import current_path
from .scope import today

LONGEST = 600
LAST_PAGE = 50
NAMES = {"rule": "Rules", "faq": "Questions", "card": "Cards", "example": "Examples", "term": "Terms"}
ONE = {"rule": "Rule", "faq": "Question", "card": "Card", "example": "Example", "term": "Term"}


@dataclass(frozen=True)
class Found:
    """A line of the results: where it leads and what is shown of it."""

    path: str
    number: str
    title: str
    kind: str
    place: str
    snippet: SafeString


@dataclass(frozen=True)
class Asked:
    """What the reader asked for, as the address holds it."""

    query: str
    game: str = ""
    kind: str = ""
    page: int = 1

    def path(self, kind: str, page: int = 1) -> str:
        """The same search for another kind or page."""
        fields = {"q": self.query, "game": self.game, "kind": kind, "page": str(page) if page > 1 else ""}
        return f"{reverse('pages:search')}?{urlencode({name: value for name, value in fields.items() if value})}"


def search_page(request: HttpRequest) -> HttpResponse:
    """What a number, a citation or words find; the number of one rule leads straight to it."""
    known = {game.slug: game for game in games(today())}
    asked = _asked(request, known)
    meta = PageMeta(
        f"Search: {asked.query}" if asked.query else "Search",
        "Search rules, questions, cards and examples by number, citation or words.",
    )
    shown: dict[str, Any] = {"meta": meta, "query": asked.query, "kind": asked.kind, "game": known.get(asked.game)}
    if not asked.query:
        return render(request, "pages/search.html", shown)
    kinds = (asked.kind,) if asked.kind else None
    results = search.search(asked.query, game=asked.game or None, kinds=kinds, page=asked.page)
    if results.jump is not None and not results.also and not asked.kind and asked.page == 1:
        return HttpResponseRedirect(_jump_path(results.jump))
    return render(request, "pages/search.html", shown | _shown(asked, results, known))


def _asked(request: HttpRequest, known: dict[str, GameView]) -> Asked:
    kind, page = request.GET.get("kind", ""), request.GET.get("page", "")
    game = request.GET.get("game", "").lower()
    return Asked(
        query=" ".join(request.GET.get("q", "").replace("\x00", " ").split())[:LONGEST],
        game=game if game in known else "",
        kind=kind if kind in KINDS else "",
        page=min(int(page[:9]), LAST_PAGE) if page.isascii() and page[:9].isdigit() and int(page[:9]) else 1,
    )


def _shown(asked: Asked, results: search.Results, known: dict[str, GameView]) -> dict[str, Any]:
    jumps = [one for one in (results.jump, *results.also) if one is not None]
    return {
        "results": results,
        "jumps": [{"jump": jump, "path": _jump_path(jump), "game": known[jump.game]} for jump in jumps],
        "hits": [_found(hit, known) for hit in results.hits],
        "filters": _filters(asked, results),
        "before": asked.path(asked.kind, asked.page - 1) if asked.page > 1 else "",
        "after": asked.path(asked.kind, asked.page + 1) if asked.page < results.pages else "",
        "page_number": asked.page,
        "everywhere": urlencode({"q": asked.query}),
    }


def _filters(asked: Asked, results: search.Results) -> list[dict[str, Any]]:
    """Links to each kind with how many of it were found; nothing to choose from when there is only one."""
    counted = [(kind, results.groups[kind]) for kind in KINDS if results.groups.get(kind)]
    if len(counted) < 2 and not asked.kind:
        return []
    everything = [("", sum(count for _, count in counted)), *counted]
    return [
        {"name": NAMES.get(kind, "Everything"), "count": count, "path": asked.path(kind), "chosen": kind == asked.kind}
        for kind, count in everything
    ]


def _jump_path(jump: search.Jump) -> str:
    """An old number leads to the page that says where it went; a number asked for in an edition to that edition."""
    if jump.edition and not jump.now:
        return reverse("pages:pinned_rule", args=[jump.game, jump.document, jump.edition, jump.number])
    return current_path(jump.game, jump.document, jump.number)


def _found(hit: search.Hit, known: dict[str, GameView]) -> Found:
    # Safe: the search package escapes what it marks.
    text = mark_safe(hit.snippet)
    title = hit.title or (known[hit.game].name if not hit.number else "")
    return Found(_hit_path(hit, known), hit.number, title, ONE.get(hit.kind, hit.kind), hit.place, text)


def _hit_path(hit: search.Hit, known: dict[str, GameView]) -> str:
    if hit.kind == "rule":
        document = known[hit.game].document(hit.document)
        if document is not None and document.current is not None and document.current.label != hit.edition:
            return reverse("pages:pinned_rule", args=[hit.game, hit.document, hit.edition, hit.number])
        return current_path(hit.game, hit.document, hit.number)
    return reverse(f"pages:{hit.kind}", args=[hit.game, hit.slug])
