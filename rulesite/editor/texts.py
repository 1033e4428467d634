"""What editors write: with a live preview, saved as one goes, published and taken back."""

from __future__ import annotations

import json
from functools import partial
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rules_data.actions import (
    EditConflict,
    UnableToAct,
    discard_text,
    publish_text,
    save_text,
    undo_text,
    withdraw_text,
)
from rules_data.core.games import GAMES
from rules_data.queries import EVERY_GAME, GameView, every_game, find_game, games, word_diff
from rules_data.queries.desk import (
    KINDS_OF_TEXT,
    AnswerFields,
    EditedText,
    UnableToReadAnswer,
    answer_fields,
    answer_file,
    edited_text,
    preview_text,
    texts_of,
    title_to_begin,
)

from .answering import act
from .desk_pages import show
from .gate import PUBLISH, for_authors, for_publishers, may

BEGIN = {
    "faq": "",
    "card": "card: \ntypes: []\ntext: ''\n",
    "example": (
        "example: {slug}\ngame: {game}\ntitle: \neditions: [{edition}]\ndemonstrates: []\n\ngiven:\n\nwhen:\n\nthen:\n"
    ),
    "concept": "concept: {title}\nquestion: \nanswer: \ndifference: \nrules:\n{rules}",
    "title": "",
}


@require_safe
@for_authors
def listed(request: HttpRequest) -> HttpResponse:
    """The texts of one game and kind, those being written first."""
    known = games(timezone.localdate())
    slug, kind = request.GET.get("game", known[0].slug if known else ""), request.GET.get("kind", "faq")
    slug = EVERY_GAME if kind == "concept" else known[0].slug if slug == EVERY_GAME and known else slug
    _refuse_unknown(kind, slug)
    find = request.GET.get("find", "").strip().lower()
    rows = [row for row in texts_of(slug, kind) if find in row.title.lower() or find in row.slug]
    shown = {"at": "texts", "games": known, "game_slug": slug, "kind": kind, "kinds": KINDS_OF_TEXT, "rows": rows,
             "kind_name": KINDS_OF_TEXT[kind], "find": request.GET.get("find", "")}  # fmt: skip
    return show(request, "texts", "Texts", shown)


@require_POST
@for_authors
def begin(request: HttpRequest) -> HttpResponse:
    """A new text: its address is made of its title, and that of a short title of the rule it is for."""
    kind, game = request.POST.get("kind", ""), _game(request.POST.get("game", ""))
    _refuse_unknown(kind, game.slug)
    title = " ".join(request.POST.get("title", "").split())[:200]
    slug = title_to_begin(game, title) if kind == "title" else slugify(title)[:100].strip("-")
    if not slug:
        no_rule = _("There is no rule “%(title)s” in effect.") % {"title": title}
        what = no_rule if kind == "title" else _("Write letters or digits.")
        messages.error(request, what)
        return redirect(f"{reverse('editor:texts')}?{urlencode({'kind': kind, 'game': game.slug})}")
    query = "" if kind == "title" else f"?{urlencode({'title': title})}"
    return redirect(reverse("editor:text", args=[game.slug, kind, slug]) + query)


def _refuse_unknown(kind: str, game: str) -> None:
    if kind not in KINDS_OF_TEXT or (kind == "concept") != (game == EVERY_GAME):
        raise Http404(_("There is no kind of text “%(kind)s” here.") % {"kind": kind})


def _game(slug: str) -> GameView:
    found = every_game() if slug == EVERY_GAME else find_game(slug, timezone.localdate())
    if found is None:
        raise Http404(_("There is no game “%(slug)s”.") % {"slug": slug})
    return found


@require_http_methods(["GET", "HEAD", "POST"])
@for_authors
def edit(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """The editing screen; sent, the text is saved, and shown as readers would see it."""
    of_game = _game(game)
    _refuse_unknown(kind, of_game.slug)
    if request.method != "POST":
        text = edited_text(kind, of_game.slug, slug)
        return _screen(request, of_game, text, text.source or _beginning(request, of_game, kind, slug))
    source, version = _written(request, kind), _version(request)
    try:
        saved = save_text(kind=kind, game=of_game.slug, slug=slug, source=source, version=version)
    except EditConflict as conflict:
        return _conflict(request, of_game, edited_text(kind, of_game.slug, slug), source, conflict)
    except UnableToAct as refusal:
        text = edited_text(kind, of_game.slug, slug)
        return _screen(request, of_game, text, source, {"problem": str(refusal)}, 400)
    if request.headers.get("Accept") == "application/json":
        return JsonResponse({"version": saved})
    return redirect("editor:text", of_game.slug, kind, slug)


def _beginning(request: HttpRequest, game: GameView, kind: str, slug: str) -> str:
    title = request.GET.get("title", "")[:200]
    if kind == "concept":
        return BEGIN[kind].format(title=json.dumps(title, ensure_ascii=False), rules=_rules_to_name())
    document = game.document(GAMES[game.slug].rulebook)
    edition = document.current.label if document and document.current else ""
    if kind == "faq":
        return answer_file(AnswerFields(title=title, edition=edition))
    return BEGIN[kind].format(slug=slug, game=game.slug, edition=edition)


def _rules_to_name() -> str:
    """A line for each game with a rulebook in effect, for its rules to be filled in."""
    books = [(game.slug, game.document(GAMES[game.slug].rulebook)) for game in games(timezone.localdate())]
    current = [(slug, book.current.label) for slug, book in books if book is not None and book.current is not None]
    return "".join(f'  {slug}: {{version: "{label}", numbers: []}}\n' for slug, label in current)


def _version(request: HttpRequest) -> int:
    typed = request.POST.get("version", "0")
    return int(typed) if typed.isdecimal() and len(typed) < 10 else 0


def _written(request: HttpRequest, kind: str) -> str:
    """The file that the form makes: an answer's from its fields, any other as it was typed."""
    post = request.POST
    if kind != "faq" or "source" in post:
        return post.get("source", "").replace("\r\n", "\n")
    source = {name: post.get(f"source_{name}", "") for name in ("title", "publisher", "date")}
    return answer_file(
        AnswerFields(
            title=post.get("title", ""),
            question=post.get("question", ""),
            answer=post.get("answer", "").replace("\r\n", "\n"),
            rules=tuple(line for line in post.get("rules", "").splitlines() if line.strip()),
            cards=tuple(line for line in post.get("cards", "").splitlines() if line.strip()),
            edition=post.get("edition", ""),
            source=source,
            also=tuple(post.get("also", "").splitlines()),
        )
    )


def _screen(
    request: HttpRequest,
    game: GameView,
    text: EditedText,
    source: str,
    more: dict[str, Any] | None = None,
    status: int = 200,
) -> HttpResponse:
    shown: dict[str, Any] = {
        "at": "texts", "desk_game": game, "text": text, "source": source, "kind_name": KINDS_OF_TEXT[text.kind],
        "preview": preview_text(text.kind, game, source, text.slug), "may_publish": may(request, PUBLISH),
    }  # fmt: skip
    if text.kind == "faq":
        try:
            shown["fields"] = answer_fields(source)
        except UnableToReadAnswer:
            shown["fields"] = None
    title = shown["preview"].title or text.slug
    return show(request, "text", f"{KINDS_OF_TEXT[text.kind].capitalize()}: {title}", shown | (more or {}), status)


def _conflict(
    request: HttpRequest, game: GameView, text: EditedText, mine: str, conflict: EditConflict
) -> HttpResponse:
    """Both texts side by side; what is saved next is put together by the person who came second."""
    if request.headers.get("Accept") == "application/json":
        return JsonResponse({"by": conflict.by, "version": conflict.version, "theirs": conflict.theirs}, status=409)
    shown = {
        "at": "texts", "desk_game": game, "text": text, "mine": mine, "theirs": conflict.theirs, "by": conflict.by,
        "version": conflict.version, "diff": word_diff(conflict.theirs, mine),
    }  # fmt: skip
    return show(request, "conflict", _("Somebody else saved first"), shown, 409)


@require_POST
@for_authors
def preview(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """How a text would look, and what is wrong with it, while it is written. Nothing is kept."""
    of_game = _game(game)
    _refuse_unknown(kind, of_game.slug)
    text = edited_text(kind, of_game.slug, slug)
    shown = {"preview": preview_text(kind, of_game, _written(request, kind), slug), "text": text, "desk_game": of_game}
    return render(request, "editor/_preview.html", shown)


@require_POST
@for_publishers
def publish(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Publish the text as it was shown."""
    work = partial(
        publish_text, kind=kind, game=game, slug=slug, version=_version(request), note=request.POST.get("note", ""),
        despite_faults=request.POST.get("overrule") == "yes",
    )  # fmt: skip
    return act(request, work, "Published.", reverse("editor:text", args=[game, kind, slug]))


@require_POST
@for_authors
def discard(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Give the changes up; what readers see stays."""
    work = partial(discard_text, kind=kind, game=game, slug=slug, version=_version(request))
    return act(request, work, _("Your changes are discarded."), f"{reverse('editor:texts')}?game={game}&kind={kind}")


@require_POST
@for_publishers
def withdraw(request: HttpRequest, game: str, kind: str, slug: str) -> HttpResponse:
    """Take it off the site."""
    work = partial(withdraw_text, kind=kind, game=game, slug=slug, note=request.POST.get("note", ""))
    return act(request, work, _("Withdrawn from the site."), reverse("editor:text", args=[game, kind, slug]))


@require_POST
@for_publishers
def undo(request: HttpRequest, game: str, kind: str, slug: str, version_id: int) -> HttpResponse:
    """Take a publication back."""
    onward = reverse("editor:text", args=[game, kind, slug])
    return act(request, partial(undo_text, version_id), _("Undone: readers see again what was there before."), onward)
