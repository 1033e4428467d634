"""One draft: its report, its check, what people say of it, and its publication."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from rules_data.actions import (
    EditConflict,
    UnableToAct,
    UnableToPublishRevision,
    acting,
    approve_draft,
    check_revision,
    comment_on_draft,
    discard_draft,
    make_preview_link,
    match_revision,
    notes_version,
    publish_again,
    publish_revision,
    revert_revision,
    schedule_revision,
    settle_comment,
    withdraw_preview_links,
    write_change_notes,
)
from rules_data.queries import compared_examples, compared_traces, drafted_notes, find_game, word_diff
from rules_data.queries.desk import DraftView, draft, impact_of, match_board, report_before, review_of

from .answering import act
from .desk_pages import show
from .gate import PUBLISH, REVIEW, for_authors, for_publishers, for_reviewers, may
from .words import COUNTED, changes_told


def found(revision_id: int) -> DraftView:
    """The draft, or 404 that says what may have become of it."""
    view = draft(revision_id)
    if view is None:
        raise Http404(_("There is no such draft: it was discarded, or replaced by another import."))
    return view


@require_safe
@for_authors
def overview(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Everything about one draft, in the order of the work."""
    return _overview(request, revision_id, {})


def _overview(request: HttpRequest, revision_id: int, given: dict[str, Any], status: int = 200) -> HttpResponse:
    """The page of a draft; `given` is what was typed on it and could not be kept, with the reason."""
    view = found(revision_id)
    before = report_before(view)
    items = impact_of(**view.named)
    review = review_of(view)
    shown = {
        "at": "versions",
        "draft": view,
        "before": before,
        "counts": _counts(view, before),
        "changes": changes_told(view.check_report.get("changes", {})),
        "compared": compared_examples(view.id),
        "findings": view.report.get("findings", []),
        "board": match_board(view.id),
        "impact_open": sum(item.state == "open" for item in items),
        "impact_count": len(items),
        "review": review,
        "open_comments": [one for one in review.comments if not one.settled_by],
        "may_review": may(request, REVIEW),
        "may_publish": may(request, PUBLISH),
        "is_mine": request.user.get_username() in view.makers,
        "two_persons": settings.TWO_PERSONS,
        "obstacles": view.check_report.get("obstacles", []),
        "notes": view.change_notes or drafted_notes(view.id),
        "notes_version": notes_version(view.change_notes),
        "effective_ahead": view.effective > timezone.localdate(),
    }
    return show(request, "draft", view.name, shown | given, status)


def _counts(view: DraftView, before: DraftView | None) -> list[tuple[str, Any, Any]]:
    """What was counted, beside the version before."""
    here = view.report.get("counts", {})
    there = before.report.get("counts", {}) if before else {}
    rows = [(str(told), here[name], there.get(name, "")) for name, told in COUNTED.items() if name in here]
    found_here, found_there = (len(one.report.get("findings", [])) if one else 0 for one in (view, before))
    return [*rows, (_("findings to look at"), found_here, found_there)]


def _back(revision_id: int, anchor: str = "") -> str:
    return reverse("editor:draft", args=[revision_id]) + (f"#{anchor}" if anchor else "")


@require_POST
@for_authors
def check(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Match again and check: what moved, what it breaks, how the examples come out."""
    view = found(revision_id)

    def work() -> None:
        match_revision(**view.named)
        check_revision(**view.named, examples=True)

    return act(request, work, "Checked.", _back(revision_id, "check"))


@require_safe
@for_authors
def compared(request: HttpRequest, revision_id: int, slug: str) -> HttpResponse:
    """How an example comes out under the draft, step by step beside the version before."""
    view, traces = found(revision_id), compared_traces(revision_id, slug)
    if traces is None:
        raise Http404(_("This example comes out as it did before."))
    shown = {"at": "versions", "draft": view, "traces": traces, "desk_game": find_game(view.game, timezone.localdate())}
    return show(request, "compared", traces.example.title, shown)


@require_POST
@for_authors
def comment(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Add a comment."""
    said, number = request.POST.get("text", ""), request.POST.get("number", "").strip()
    work = partial(comment_on_draft, revision_id, said, number=number)

    def again(problem: str) -> HttpResponse:
        given = {"problem": problem, "comment_text": said, "comment_number": number}
        return _overview(request, revision_id, given, 400)

    return act(request, work, _("Comment added."), _back(revision_id, "review"), again=again)


@require_POST
@for_authors
def settle(request: HttpRequest, revision_id: int, comment_id: int) -> HttpResponse:
    """Mark a comment as dealt with."""
    work = partial(settle_comment, revision_id, comment_id)
    return act(request, work, _("Comment settled."), _back(revision_id, "review"))


@require_POST
@for_reviewers
def approve(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Approve the draft as it stands."""
    return act(request, partial(approve_draft, revision_id), "Approved.", _back(revision_id, "review"))


@require_POST
@for_authors
def notes(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Save the change notes."""
    typed = request.POST.get("notes", "").replace("\r\n", "\n")
    work = partial(write_change_notes, revision_id, typed, version=request.POST.get("version"))

    def both(conflict: EditConflict) -> HttpResponse:
        given = {"notes": typed, "theirs": conflict.theirs, "by": conflict.by}
        return _overview(request, revision_id, given | {"diff": word_diff(conflict.theirs, typed)}, 409)

    def again(problem: str) -> HttpResponse:
        return _overview(request, revision_id, {"problem": problem, "notes": typed}, 400)

    return act(request, work, _("Change notes saved."), _back(revision_id, "notes"), both, again)


@require_POST
@for_authors
def preview_link(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Make a secret link and show it, this once; or end those there are."""
    if request.POST.get("end"):
        ended = _("The links no longer work.")
        return act(request, partial(withdraw_preview_links, revision_id), ended, _back(revision_id))
    days = request.POST.get("days", "7")
    try:
        secret = make_preview_link(revision_id, days=int(days) if days.isdecimal() and len(days) < 4 else 0)
    except UnableToAct as refusal:
        messages.error(request, str(refusal))
        return redirect(_back(revision_id, "review"))
    address = request.build_absolute_uri(reverse("editor:preview_home", args=[secret]))
    return show(request, "preview_link", _("Preview link"), {"at": "versions", "address": address, "days": days,
                                                           "draft": found(revision_id)})  # fmt: skip


@require_POST
@for_authors
def discard(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Throw the draft away, asked twice."""
    if request.POST.get("sure") != "yes":
        return show(request, "discard", _("Discard the draft?"), {"at": "versions", "draft": found(revision_id)})
    return act(request, partial(discard_draft, revision_id), _("Draft discarded."), reverse("editor:versions"))


@require_POST
@for_publishers
def publish(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Publish now or at a time; over a red check only with a reason in writing."""
    view = found(revision_id)
    why = request.POST.get("why", "").strip()
    overrule = request.POST.get("overrule") == "yes"
    at = request.POST.get("at", "").strip()
    onward = _back(revision_id, "publish")
    done = _("%(name)s is published.") % {"name": view.name} if not at else _("Scheduled.")

    def work() -> None:
        if overrule and not why:
            raise UnableToPublishRevision(_("Say in writing why it is published although its check found obstacles."))
        with acting(request.user.get_username(), why):
            _tell_rebased(request, _publish(view, at, overrule))

    return act(request, work, done, onward)


def _publish(view: DraftView, at: str, overrule: bool) -> tuple[str, ...]:
    """The drafts that have to be checked again after it."""
    if at:
        schedule_revision(view.id, _time(at), despite_obstacles=overrule)
        return ()
    report = publish_revision(game=view.game, document=view.document, edition=view.edition, despite_obstacles=overrule)
    return report.rebased


def _tell_rebased(request: HttpRequest, drafts: tuple[str, ...]) -> None:
    """What was published or reverted has left these unchecked; each says so on its own page as well."""
    for name in drafts:
        messages.warning(
            request, _("The draft of %(name)s was matched anew and has to be checked again.") % {"name": name}
        )


def _time(typed: str) -> datetime:
    try:
        when = datetime.fromisoformat(typed)
    except ValueError as fault:
        told = _("“%(typed)s” is not a time: write it as 2026-03-30T18:00.") % {"typed": typed[:40]}
        raise UnableToPublishRevision(told) from fault
    return when if timezone.is_aware(when) else timezone.make_aware(when)


@require_POST
@for_publishers
def unschedule(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Take a schedule back."""
    work: Callable[[], object] = partial(schedule_revision, revision_id, None)
    return act(request, work, _("It will not be published by itself."), _back(revision_id, "publish"))


@require_POST
@for_publishers
def revert(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Take a published version back: readers see again what they saw before. Its page can publish it again."""
    view = found(revision_id)

    def work() -> None:
        with acting(request.user.get_username(), request.POST.get("why", "").strip()):
            _tell_rebased(request, revert_revision(**view.named).rebased)

    done = _("%(name)s is taken back. Readers see what they saw before it.") % {"name": view.name}
    return act(request, work, done, _back(revision_id, "publish"))


@require_POST
@for_publishers
def again(request: HttpRequest, revision_id: int) -> HttpResponse:
    """Publish a version again that was taken back."""
    view = found(revision_id)
    done = _("%(name)s is published again.") % {"name": view.name}

    def work() -> None:
        _tell_rebased(request, publish_again(revision_id).rebased)

    return act(request, work, done, _back(revision_id, "publish"))
