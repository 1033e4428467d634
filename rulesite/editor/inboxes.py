"""What waits: tray by tray, each thing to be taken on, answered and closed."""

from __future__ import annotations

from functools import partial

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules_data.actions import EditConflict, handle_item
from rules_data.queries.desk import find_item, inbox, people

from .answering import act
from .desk_pages import show
from .gate import for_authors


@require_safe
@for_authors
def trays(request: HttpRequest) -> HttpResponse:
    """Every tray, or a page of one; what is open, what is mine, or what was closed."""
    view, tray, page = (request.GET.get(name, "") for name in ("show", "tray", "page"))
    mine = request.user.get_username() if view == "mine" else ""
    number = int(page) if page.isdecimal() and len(page) < 6 else 1
    found = inbox(mine, view == "closed", tray, number)
    if not found:
        raise Http404(_("The inbox has no such tray."))
    shown = {"at": "inbox", "trays": found, "view": view, "one": tray}
    return show(request, "inbox", "Inbox", shown)


@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def item(request: HttpRequest, tray: str, key: str) -> HttpResponse:
    """One thing: what it says, who looks after it, the answer; and what a form says of it."""
    found = find_item(tray, key)
    if found is None:
        raise Http404(_("This is not in the inbox any more."))
    if request.method != "POST":
        return show(request, "item", found.title, {"at": "inbox", "item": found, "people": people()})
    do = request.POST.get("do", "save")
    take = request.user.get_username() if do == "take" else request.POST.get("assign_to")
    close = {"close": True, "open": False}.get(do)
    answer, seen = request.POST.get("answer"), request.POST.get("seen")
    work = partial(handle_item, tray, key, assign_to=take, answer=answer, close=close, seen=seen)
    told = {"close": _("Closed."), "open": _("Open again."), "take": _("It is assigned to you.")}.get(do, _("Saved."))
    onward = reverse("editor:inbox") if do == "close" else reverse("editor:item", args=[tray, key])

    def both(conflict: EditConflict) -> HttpResponse:
        beside = {"theirs": conflict.theirs, "by": conflict.by, "mine": answer}
        return show(request, "item", found.title, {"at": "inbox", "item": found, "people": people()} | beside, 409)

    return act(request, work, told, onward, both)
