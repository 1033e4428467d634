"""The match board: which rule of the version before each rule continues, the doubtful ones first."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from rules_data.actions import settle_match
from rules_data.queries.desk import PAIRS_A_PAGE, match_board

from .answering import act
from .desk_pages import page_of, show
from .drafting import found
from .gate import for_authors
from .words import CHANGED


@require_safe
@for_authors
def board(request: HttpRequest, revision_id: int) -> HttpResponse:
    """One page of pairs."""
    view = found(revision_id)
    which, number = request.GET.get("show", ""), request.GET.get("number", "").strip()[:40]
    seen = match_board(revision_id, page_of(request.GET), which, number)
    pairs = [(pair, CHANGED.get(pair.change, "")) for pair in seen.pairs]
    shown = {"at": "versions", "draft": view, "board": seen, "pairs": pairs, "which": which, "number": number}
    return show(request, "match", _("Match %(name)s") % {"name": view.name}, shown)


@require_POST
@for_authors
def settle(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Confirm, choose another, split, merge, or none: said by the numbers on both sides."""
    view = found(revision_id)
    if request.POST.get("choice") == "page":
        return act(request, partial(_confirm, request, revision_id), _("All confirmed."), _back(request, revision_id))
    sides = {name: _numbers(request.POST.get(name, "")) for name in ("old", "new")}
    shown = (request.POST.get("shown_old", ""), request.POST.get("shown_new", ""))
    seen = shown if any(shown) else None
    if request.POST.get("choice") == "none":
        return act(request, partial(_apart, view.named, sides, seen), _("No counterpart."), _back(request, revision_id))
    work = partial(settle_match, **view.named, old_numbers=sides["old"], new_numbers=sides["new"], shown=seen)
    return act(request, work, _told(sides), _back(request, revision_id))


def _told(sides: dict[str, list[str]]) -> str:
    """What was decided, in a sentence."""
    old, new = (", ".join(sides[side]) for side in ("old", "new"))
    if not old:
        return _("%(new)s is a new rule.") % {"new": new}
    if not new:
        return _("%(old)s was removed.") % {"old": old}
    return _("%(old)s is now %(new)s.") % {"old": old, "new": new}


def _confirm(request: HttpRequest, revision_id: int) -> None:
    """Every pair of the page as it was shown: numbers sent along, so that nothing unseen is confirmed."""
    view = found(revision_id)
    for pair in request.POST.getlist("pair")[:PAIRS_A_PAGE]:
        old, _bar, new = pair.partition("|")
        settle_match(**view.named, old_numbers=_numbers(old), new_numbers=_numbers(new), shown=(old, new))


def _apart(named: dict[str, str], sides: dict[str, list[str]], shown: tuple[str, str] | None) -> None:
    """Each of them by itself: two rules that have nothing to do with one another."""
    for number in sides["old"]:
        settle_match(**named, old_numbers=[number], new_numbers=[], shown=shown)
        shown = None
    for number in sides["new"]:
        settle_match(**named, old_numbers=[], new_numbers=[number], shown=shown)
        shown = None


def _numbers(typed: str) -> list[str]:
    return typed.replace(",", " ").split()


def _back(request: HttpRequest, revision_id: int) -> str:
    kept = {name: request.POST[name] for name in ("page", "show", "number") if request.POST.get(name)}
    path = reverse("editor:match", args=[revision_id])
    return f"{path}?{urlencode(kept)}#pairs" if kept else f"{path}#pairs"
