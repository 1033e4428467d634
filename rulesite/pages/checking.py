"""Check a text that is pasted or uploaded: its references marked in place, with a corrected copy. Nothing is kept."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rules_data.core.citations import NotAText, TextFile, read_text
from rules_data.queries import (
    CheckedText,
    CheckRequest,
    GameView,
    Standing,
    UnableToCheck,
    check_text,
    games,
    to_check,
)

from .checked import MEANINGS, MOST_TOLD, NAMES, SIGNS, shown_pieces, told_citations
from .meta import page_meta
from .scope import today

LARGEST_TEXT = 2_000_000
# The text as it came, in letters that survive a form, beside the text box and the rest of the form.
LARGEST_BODY = 3 * LARGEST_TEXT
_NAME = re.compile(r"[^\w.-]+")


class Refused(Exception):
    """What was sent cannot be checked; the message says why, `status` how a program is told."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


@dataclass(frozen=True)
class Sent:
    """A text that was sent, its file's name, and how it is to be read."""

    file: TextFile
    data: bytes
    name: str
    source: str
    asked: CheckRequest


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def check(request: HttpRequest) -> HttpResponse:
    """The form, or what it was sent for: the size is looked at before anything is read.

    Nothing is kept or changed, so the form needs no token, and nobody who only reads is given a cookie.
    """
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdigit() and int(length) > LARGEST_BODY:
        return _page(request, {"problem": _too_large()}, 413)
    return _within_limit(request)


def _within_limit(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return _page(request, {})
    known = games(today())
    try:
        sent = _sent(request)
        checked = check_text(sent.file.text, known, sent.asked, to_check())
    except (Refused, UnableToCheck) as refusal:
        shown = {"problem": str(refusal), "pasted": request.POST.get("text", "")}
        return _page(request, shown, getattr(refusal, "status", 400))
    if request.POST.get("answer") in ("copy", "diff"):
        return _download(sent, checked, request.POST["answer"])
    return _page(request, _shown(sent, checked))


def _sent(request: HttpRequest) -> Sent:
    """The text in the request; raises Refused for none, for too much, and for what is no text."""
    upload = request.FILES.get("file")
    name = _NAME.sub("-", str(upload.name if upload else request.POST.get("name", "")))[-80:].strip("-.") or "text.txt"
    data = upload.read(LARGEST_TEXT + 1) if upload else _pasted(request)
    if len(data) > LARGEST_TEXT:
        raise Refused(_too_large(), 413)
    if not data.strip():
        raise Refused(gettext("Paste a text, or choose a file with one."))
    try:
        return Sent(read_text(data), data, name, request.POST.get("source", ""), _asked(request))
    except NotAText as fault:
        raise Refused(f"{name}: {fault}") from fault


def _pasted(request: HttpRequest) -> bytes:
    """The text as it was first sent, or the one in the box: a browser ends its lines in its own way, we in ours."""
    kept = request.POST.get("data", "")
    if kept:
        try:
            return base64.b64decode(kept, validate=True)
        except binascii.Error as fault:
            raise Refused(gettext("The text was damaged on its way: paste it again.")) from fault
    pasted = request.POST.get("text", "").replace("\r\n", "\n")
    return pasted.encode("utf-8", "replace")


def _asked(request: HttpRequest) -> CheckRequest:
    """`source` is a game, or game/document/edition; `day` when the text was written."""
    game, _, rest = request.POST.get("source", "").partition("/")
    document, _, edition = rest.partition("/")
    typed = request.POST.get("day", "").strip()
    try:
        day = date.fromisoformat(typed) if typed else None
    except ValueError as fault:
        raise Refused(gettext("“%(typed)s” is not a date: write it as 2026-03-30.") % {"typed": typed[:40]}) from fault
    return CheckRequest(game=game, document=document, edition=edition, day=day)


def _download(sent: Sent, checked: CheckedText, form: str) -> HttpResponse:
    """The corrected copy, byte for byte what was sent but for the numbers; or the difference. Saved, never opened."""
    if form == "copy":
        data, name = sent.file.write(checked.corrected), sent.name
    else:
        data, name = sent.file.write(checked.diff(sent.name)), f"{sent.name}.diff"
    response = HttpResponse(data, content_type="application/octet-stream")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Content-Security-Policy"] = "sandbox"
    return response


def _too_large() -> str:
    told = gettext("That is too large to check here: at most %(size)s MB. Check it in parts, or use the command.")
    return told % {"size": LARGEST_TEXT // 1_000_000}


def _unread(checked: CheckedText) -> str:
    """Where the check stopped, in a sentence; empty where it came to the end."""
    if checked.unread_from is None:
        return ""
    line = checked.text.count("\n", 0, checked.unread_from) + 1
    share = 100 * checked.unread_from // max(1, len(checked.text))
    told = gettext(
        "The check stopped at line %(line)s, %(share)s%% into the text: there is more in it than can be checked at "
        "once. What comes after was not looked at. Check it in parts, or with the command below."
    )
    return told % {"line": f"{line:,}", "share": share}


def _shown(sent: Sent, checked: CheckedText) -> dict[str, Any]:
    told = told_citations(checked)
    loud = [one for one in told if not one.is_quiet]
    return {
        "checked": checked,
        "unread": _unread(checked),
        "sent": sent,
        "pasted": "" if sent.name != "text.txt" else sent.file.shown,
        "kept": base64.b64encode(sent.data).decode(),
        "pieces": list(shown_pieces(sent.file.shown, checked, told)),
        "loud": loud[:MOST_TOLD],
        "more": max(0, len(loud) - MOST_TOLD),
        "counts": _counts(checked),
        "corrections": sum(bool(one.edits) for one in checked.citations),
        "corrected": sent.file.write(checked.corrected).decode(sent.file.encoding, "replace"),
        "diff": sent.file.write(checked.diff(sent.name)).decode(sent.file.encoding, "replace"),
    }


def _counts(checked: CheckedText) -> list[dict[str, Any]]:
    return [
        {
            "standing": NAMES[standing], "slug": standing.name.lower(), "sign": SIGNS[standing],
            "count": checked.counts[standing], "meaning": MEANINGS[standing],
        }
        for standing in Standing
        if checked.counts.get(standing)
    ]  # fmt: skip


def _page(request: HttpRequest, shown: dict[str, Any], status: int = 200) -> HttpResponse:
    known = games(today())
    heading = gettext("Citation checker")
    about = gettext(
        "Paste or upload a text: every rule it cites is checked, in the version it was written for and in today's."
    )
    context = {"meta": page_meta(request, heading, about), "sources": list(_sources(known)), "known": known}
    context["meanings"] = [(SIGNS[one], NAMES[one], one.name.lower(), MEANINGS[one]) for one in Standing]
    context["most"] = LARGEST_TEXT // 1_000_000
    return render(request, "pages/check.html", context | shown, status=status)


def _sources(known: tuple[GameView, ...]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """For the choice of what a text cites: each game, and each edition of its documents."""
    for game in known:
        editions = [
            (f"{game.slug}/{document.slug}/{edition.label}", f"{game.name} {document.title} {edition.label}")
            for document in game.documents
            for edition in document.editions
        ]
        if editions:
            yield game.name, [(game.slug, gettext("%(game)s, version from the text") % {"game": game.name}), *editions]
