"""The lab: cards on a table, played step by step; the scenario travels with the page, and nothing of it is kept.

Its forms are sent without an account, without a cookie and without a token: a token protects what a visitor's own
session may do, and here is no session, nothing is written, and the answer shows what was sent and nothing else. A form
sent from another site could only show its visitor a table. So the address is exempt from the check for forged
requests, and in turn imports no action (the contracts of this project see to that).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from rules_data.core.games import GAMES
from rules_data.core.scenarios import values_of
from rules_data.queries import (
    GameView,
    Stands,
    edition_in_force,
    editions_here,
    examples_of,
    find_example,
    find_game,
    games,
    is_meant_for,
)
from rules_data.queries.lab import (
    LabTable,
    LaidCard,
    UnableToLay,
    lab_cards,
    lab_table,
    lab_words,
    laid_cards,
    new_table,
    players_of,
    with_card,
)

from .lab_doing import NotDone, done
from .lab_forum import as_post
from .lab_links import LARGEST_TEXT, LONGEST_LINK, DamagedLink, packed, unpacked
from .lab_shown import shown_table
from .meta import PageMeta, page_meta
from .scope import today

# A text of letters that a form sends as six each, and the rest of the form.
LARGEST_BODY = 4 * LARGEST_TEXT
MOST_TYPED = 80
# What is set in the situation beside laying cards: the form for it stays open, and comes into view again.
_SETS = ("set", "mark", "remove", "counters")


class NoScenarioSent(Exception):
    """What was sent holds no scenario that could be shown; the message says why, `status` how a program is told."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def lab(request: HttpRequest) -> HttpResponse:
    """The table of a scenario, with what can be done; without one, the choice of where to begin."""
    try:
        text = text_of(request)
        if text is None:
            return beginning(request)
        if request.method != "POST":
            return _table(request, text, request.GET.get("edition", "") or _edition_of(request, text))
        return _acted(request, text)
    except NoScenarioSent as refusal:
        return beginning(request, str(refusal), refusal.status)


def text_of(request: HttpRequest) -> str | None:
    """The scenario that a request is about: sent in a form, packed in the address, an example's, or a new one.

    None where there is none. Raises NoScenarioSent; the size is looked at before anything is read.
    """
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > LARGEST_BODY:
        raise NoScenarioSent(_("That is more than a scenario can hold: at most 64 kB."), 413)
    if request.method == "POST":
        text = request.POST.get("text", "").replace("\r\n", "\n")
        if len(text.encode()) > LARGEST_TEXT:
            raise NoScenarioSent(_("That is more than a scenario can hold: at most 64 kB."), 413)
        return text or None
    if request.GET.get("s"):
        try:
            return unpacked(request.GET["s"])
        except DamagedLink as fault:
            raise NoScenarioSent(str(fault)) from fault
    if request.GET.get("example"):
        return _of_example(request.GET["example"])
    return _new(request) if request.GET.get("game") else None


def _of_example(named: str) -> str:
    game, _bar, slug = named.partition("/")
    found = find_example(game[:60], slug[:100])
    if found is None or "text" in (found.scenario.get("given") or {}):
        raise Http404(_("There is no example “%(named)s” that is played on a table.") % {"named": named[:160]})
    return found.source


def _edition_of(request: HttpRequest, text: str) -> str:
    """The edition in force, if an example is meant for it; empty otherwise, since then its text says which."""
    if not request.GET.get("example"):
        return ""
    values = values_of(text)
    game, named = str(values["game"]), values["editions"]
    labels = (named,) if isinstance(named, str) else tuple(map(str, named))
    label = edition_in_force(game, today())
    return label if is_meant_for(game, labels, label, today()) else ""


def _new(request: HttpRequest) -> str:
    known = GAMES.called(request.GET["game"])
    if known is None or known.played is None:
        raise Http404(_("The evaluator plays no game “%(name)s”.") % {"name": request.GET["game"][:60]})
    text = new_table(known.slug, request.GET.get("edition", ""))
    card = request.GET.get("card", "")
    if not card:
        return text
    first, *others = lab_words(known.slug, {}).piles
    for pile in ("hand", first, *others):
        try:
            placed = with_card(text, card, players_of(values_of(text))[0], pile)
        except UnableToLay as fault:
            raise NoScenarioSent(str(fault), 404) from fault
        if not lab_table(placed).faults:
            return placed
    return placed


def _acted(request: HttpRequest, text: str) -> HttpResponse:
    """What the form asks for, done: a short scenario goes on at an address of its own, a long one is shown at once."""
    edition = request.POST.get("edition", "")
    try:
        changed = done(text, request.POST)
    except NotDone as refusal:
        return _table(request, refusal.laying.laid or text if refusal.laying else text, edition, refusal)
    verb, lays = _verb(request), _lays(request)
    # Whose card came last and where it went: the next one mostly goes there as well.
    more = {name: request.POST.get(name, "")[:60] for name in ("player", "pile") if lays}
    more |= {"new": _laid_now(text, changed)} if lays else {"did": verb} if verb in _SETS else {}
    part = "lay" if more else "now"
    return shown_at(reverse("pages:lab"), changed, edition, part, **more) or _table(request, changed, edition)


def _verb(request: HttpRequest) -> str:
    return request.POST.get("do", "enter").partition(":")[0]


def _lays(request: HttpRequest) -> bool:
    return _verb(request) in ("enter", "card", "bare", "paste")


def _laid_now(before: str, after: str) -> str:
    """How many cards have come to the table; nothing where none has."""
    count = 0 if before == after else len(laid_cards(values_of(after))) - len(laid_cards(values_of(before)))
    return str(count) if count > 0 else ""


def shown_at(path: str, text: str, edition: str, part: str = "", **more: str) -> HttpResponse | None:
    """The way to where a scenario is shown, if an address can hold it, and to the part of the page that is new."""
    letters = packed(text)
    if len(letters) > LONGEST_LINK:
        return None
    said = {"s": letters, **({"edition": edition} if edition else {}), **{k: v for k, v in more.items() if v}}
    response = HttpResponseRedirect(f"{path}?{urlencode(said)}{f'#{part}' if part else ''}")
    response.status_code = 303
    return response


def _table(request: HttpRequest, text: str, edition: str, refusal: NotDone | None = None) -> HttpResponse:
    table = lab_table(text, edition)
    refused, laying = str(refusal or ""), refusal.laying if refusal is not None else None
    shown: dict[str, Any] = {"refused_form": refused, "nearest": refusal.nearest if refusal is not None else ()}
    # What is said of a card that cannot be laid stands where it was typed, and so does the way to lay it.
    shown["refused_laying"] = bool(refused) and request.method == "POST" and _lays(request)
    shown["typed"] = request.POST or request.GET
    if laying is not None:
        shown["bare"] = laying.bare
        shown["typed"] = {**request.POST.dict(), **({"pasted": laying.left} if laying.left else {})}
    if table.position is not None:
        shown["forum"] = as_post(request, table, edition)
    status = 200 if refusal is None else 400
    found = context_of(request, table, edition) | shown
    return render(request, "pages/lab.html", found | {"new": _new_cards(found["laid"], request.GET)}, status=status)


def _new_cards(laid: tuple[LaidCard, ...], sent: Mapping[str, str]) -> tuple[LaidCard, ...]:
    """The cards that were put on the table last, as the address says: so many, whose and where."""
    count = sent.get("new", "")
    there = [one for one in laid if one.pile == sent.get("pile") and one.player in ("", sent.get("player"))]
    return tuple(there[-int(count) :]) if count.isascii() and count.isdigit() and 0 < len(count) < 4 else ()


def context_of(request: HttpRequest, table: LabTable, edition: str) -> dict[str, Any]:
    """What every page about a scenario shows: its text, its link, its game, its words."""
    game = find_game(table.game, today()) if table.game else None
    letters = packed(table.text)
    link = f"{reverse('pages:lab')}?{urlencode({'s': letters, **({'edition': edition} if edition else {})})}"
    title = str(table.values.get("title") or _("The lab"))
    meta = replace(page_meta(request, title, _("A board state, played by the rules.")), canonical="")
    shown: dict[str, Any] = {"meta": meta, "game": game, "table": table, "text": table.text, "chosen": edition}
    shown |= {"link": request.build_absolute_uri(link) if len(letters) <= LONGEST_LINK else "", "here": "lab"}
    shown |= {"players": players_of(table.values), "laid": laid_cards(table.values)}
    if table.game:
        shown["words"] = lab_words(table.game, table.values)
        shown["numbers"] = _numbers(table, shown["players"], shown["words"].numbers)
    if game is not None and table.position is not None:
        shown |= shown_table(game, table)
    return shown


Numbers = list[tuple[str, list[tuple[str, Any]]]]


def _numbers(table: LabTable, players: tuple[str, ...], names: tuple[str, ...]) -> Numbers:
    """The numbers of each player as the situation gives them."""
    given = table.values.get("given")
    sections = given if isinstance(given, dict) else {}
    return [
        (player, [(name, section.get(name, "") if isinstance(section, dict) else "") for name in names])
        for player in players
        for section in (sections.get(player),)
    ]


def beginning(request: HttpRequest, problem: str = "", status: int = 200) -> HttpResponse:
    known = [game for game in games(today()) if game.slug in GAMES.played]
    heading = _("The lab: what happens?")
    about = _("Put cards on a table, play them step by step, and see what happens and which rule says so.")
    meta: PageMeta = page_meta(request, heading, about, reverse("pages:lab"))
    shown = {"meta": meta, "problem": problem, "starts": [_start(game) for game in known], "here": "lab"}
    return render(request, "pages/lab_start.html", shown, status=status)


def _start(game: GameView) -> dict[str, Any]:
    found = [row for row in examples_of(game.slug) if row.standing.status is Stands.VERIFIED]
    return {"game": game, "editions": editions_here(game.slug, today()), "examples": found}


@require_safe
@never_cache
def cards(request: HttpRequest) -> HttpResponse:
    """Names of cards for what is typed, for the box that completes them."""
    game = GAMES.called(request.GET.get("game", "")[:60])
    if game is None or game.played is None:
        raise Http404(_("The evaluator plays no such game."))
    found = lab_cards(game.slug, request.GET.get("q", "")[:MOST_TYPED])
    return JsonResponse(
        {"cards": [{"name": one.name, "types": one.types, "without_text": one.without_text} for one in found]}
    )
