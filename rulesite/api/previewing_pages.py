"""What a link of this site leads to, in short: a rule, a defined word or a card."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import (
    EditionView,
    GameView,
    find_card,
    find_rules,
    kept_games,
    number_of,
    published_state,
    rules_with_numbers,
    term_page,
    titles,
)

from .base import Answer
from .described import BAD, MISSING

TEXT_LENGTH, LONGEST_PATH, SECONDS = 600, 300, 300
_PATH = re.compile(r"/(?P<game>[\w-]+)/(?P<kind>[\w-]+)/(?:@(?P<pin>[^/]+)/)?(?P<what>[^/]+)/?")


class PagePreviewSerializer(serializers.Serializer[Any]):
    """A page in short: what it is called, whose it is, how its text begins."""

    number = serializers.CharField()
    name = serializers.CharField()
    edition = serializers.CharField(allow_blank=True)
    text = serializers.CharField(allow_blank=True)
    note = serializers.CharField(allow_blank=True)
    url = serializers.CharField()


class PreviewPage(Answer):
    """What a path of this site leads to, for previews of its own links."""

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "path",
                {"type": "string", "minLength": 1, "maxLength": LONGEST_PATH},
                required=True,
                description="Like /{game}/cr/603.3b.",
            )
        ],
        responses={200: PagePreviewSerializer, **BAD, **MISSING},
        operation_id="preview_page",
    )
    def get(self, request: Request) -> Response:
        path = request.query_params.get("path", "")
        if not 1 <= len(path) <= LONGEST_PATH:
            raise ValidationError(
                {
                    "detail": _("path has %(count)s characters, expected 1 to %(most)s.")
                    % {"count": len(path), "most": LONGEST_PATH}
                }
            )
        found = _PATH.fullmatch(unquote(path))
        games = kept_games(timezone.localdate(), published_state())
        game = next((one for one in games if found is not None and one.slug == found["game"]), None)
        shown = _shown(game, found["kind"], found["pin"] or "", found["what"]) if game and found else None
        if shown is None:
            raise NotFound(_("This path leads to no rule, term or card that can be previewed."))
        headers = {"Cache-Control": f"public, max-age={SECONDS}"}
        return Response({"note": "", "edition": "", **shown, "url": path}, headers=headers)


def _shown(game: GameView, kind: str, pin: str, what: str) -> dict[str, str] | None:
    special: dict[str, Callable[[GameView, str], dict[str, str] | None]] = {"glossary": _term, "cards": _card}
    if kind in special:
        return special[kind](game, what)
    document = game.document(kind)
    edition = (document.edition(pin) if pin else document.current) if document is not None else None
    return _rule(game, edition, what) if edition is not None else None


def _rule(game: GameView, edition: EditionView, typed: str) -> dict[str, str] | None:
    number = number_of(edition.scheme, typed)
    rule = rules_with_numbers(edition, [number]).get(number) if number else None
    if rule is None:
        return None
    title = titles(edition).get(rule.number, "")
    text = rule.said
    if rule.is_heading or title == rule.text:
        text = "\n".join(f"{one.number} {one.opening}" for one in find_rules(edition, rule.number, 4)[1:])
    named = f"{rule.number} {title}" if title else rule.number
    old = "" if edition.is_current else edition.label
    return {"number": named, "name": f"{game.name} {edition.document_title}", "edition": old, "text": _short(text)}


def _term(game: GameView, slug: str) -> dict[str, str] | None:
    found = term_page(game, slug.lower())
    return (
        {
            "number": found.term.term,
            "name": _("%(game)s glossary") % {"game": game.name},
            "text": _short(found.term.text),
        }
        if found
        else None
    )


def _card(game: GameView, slug: str) -> dict[str, str] | None:
    found = find_card(game.slug, slug)
    if found is None:
        return None
    return {"number": found.name, "name": game.name, "text": _short("\n".join(found.ability_texts))}


def _short(text: str) -> str:
    return text if len(text) <= TEXT_LENGTH else text[: TEXT_LENGTH - 2].rsplit(" ", 1)[0] + " …"
