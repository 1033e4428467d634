"""What players write where the rules say something else."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules_data.actions import EditConflict, UnableToAct, keep_synonym
from rules_data.queries import games, synonym_row, synonym_rows

from .desk_pages import show
from .gate import for_authors, for_publishers


@require_safe
@for_authors
def listed(request: HttpRequest) -> HttpResponse:
    """Every row, those of one game if it is named."""
    game, find = request.GET.get("game", ""), request.GET.get("find", "").strip()
    known = games(timezone.localdate())
    shown = {"at": "synonyms", "rows": synonym_rows(game, find), "games": known, "game_slug": game, "find": find}
    return show(request, "synonyms", "Synonyms", shown)


@require_http_methods(["GET", "HEAD", "POST"])
@for_publishers
def edit(request: HttpRequest, row_id: int = 0) -> HttpResponse:
    """One row; 0 for a new one. Searches know it as soon as it is saved."""
    row = synonym_row(row_id) if row_id else None
    if row_id and row is None:
        raise Http404(_("There is no such row."))
    shown: dict[str, Any] = {"at": "synonyms", "row": row, "games": games(timezone.localdate())}
    if request.method != "POST":
        return show(request, "synonym", _("A synonym"), shown)
    post = request.POST
    try:
        keep_synonym(
            words=_lines(post.get("words", "")), means=_lines(post.get("means", "")), game=post.get("game", ""),
            in_use=post.get("in_use") == "yes", row=row_id or None, seen=post.get("seen", "") if row_id else None,
        )  # fmt: skip
    except EditConflict as conflict:
        return show(request, "synonym", _("A synonym"), shown | {"given": post, "theirs": conflict.theirs}, 409)
    except UnableToAct as refusal:
        return show(request, "synonym", _("A synonym"), shown | {"given": post, "problem": str(refusal)}, 400)
    messages.success(request, _("Saved. Searches know it from now on."))
    return redirect("editor:synonyms")


def _lines(typed: str) -> list[str]:
    return [line.strip() for line in typed.splitlines() if line.strip()]
