"""What rests on the rules a version changes, worked through one by one."""

from __future__ import annotations

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST, require_safe

from rules_data.actions import settle_impact
from rules_data.queries.desk import impact_page

from .answering import act
from .desk_pages import page_of, show
from .drafting import found
from .gate import for_authors

STATES = (
    ("still_true", gettext_lazy("Still true"), "t"),
    ("rewritten", gettext_lazy("Rewritten"), "r"),
    ("withdrawn", gettext_lazy("Withdrawn"), "w"),
)


@require_safe
@for_authors
def worklist(request: HttpRequest, revision_id: int) -> HttpResponse:
    """One page of items, what is open first, each with the rules that changed under it."""
    view = found(revision_id)
    shown = {"at": "versions", "draft": view, "list": impact_page(view, page_of(request.GET)), "states": STATES}
    return show(request, "impact", _("What %(edition)s touches") % {"edition": view.edition}, shown)


@require_POST
@for_authors
def settle(request: HttpRequest, revision_id: int, item_id: int) -> HttpResponse:
    """Decide one item, or open it again."""
    state = request.POST.get("state", "")
    work = partial(settle_impact, item_id, state, note=request.POST.get("note", ""))
    told = {slug: name for slug, name, _key in STATES}.get(state, _("Open again"))
    page = page_of(request.POST)
    onward = reverse("editor:impact", args=[revision_id]) + (f"?page={page}" if page > 1 else "")
    return act(request, work, f"{told}.", f"{onward}#items")
