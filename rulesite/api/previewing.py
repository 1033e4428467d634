"""What sites that embed us ask: which of these pieces of text are citations, and what do the rules say."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import (
    Candidate,
    EditionView,
    GameView,
    PreviewedCitation,
    kept_games,
    previewed,
    published_state,
)

from .base import Answer
from .described import BAD, MISSING

MOST_PIECES = 40
LONGEST_PIECE = 160
LONGEST_NAME = 80
TEXT_LENGTH = 480
SECONDS = 600
_NAME = {"type": "string", "maxLength": LONGEST_NAME}


class PreviewedRuleSerializer(serializers.Serializer[Any]):
    """A rule as a preview shows it. `note` warns of an old number or edition, in a sentence."""

    game = serializers.CharField()
    name = serializers.CharField()
    number = serializers.CharField()
    edition = serializers.CharField(allow_blank=True)
    in_force = serializers.BooleanField()
    text = serializers.CharField(allow_blank=True)
    note = serializers.CharField(allow_blank=True)
    now = serializers.ListField(child=serializers.CharField())
    url = serializers.URLField()


class PreviewedCitationSerializer(serializers.Serializer[Any]):
    """A citation in a piece of text, from `start` to `end`, counted in Unicode characters."""

    start = serializers.IntegerField()
    end = serializers.IntegerField()
    rules = PreviewedRuleSerializer(many=True)


class PreviewsSerializer(serializers.Serializer[Any]):
    """For each piece, in the order asked, the citations in it; none where it has no citation."""

    pieces = serializers.ListField(child=PreviewedCitationSerializer(many=True))


class Preview(Answer):
    """Which of these pieces of text are citations, with the rules they name: for previews on other sites."""

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "c",
                {
                    "type": "array",
                    "minItems": 1,
                    "maxItems": MOST_PIECES,
                    "items": {"type": "string", "minLength": 1, "maxLength": LONGEST_PIECE},
                },
                required=True,
                description="A piece of text, such as “see rule 603.7d”; given once for each piece.",
            ),
            OpenApiParameter("game", _NAME, description="Only this game's rules."),
            OpenApiParameter("edition", _NAME, description="The edition or day the texts were written for."),
        ],
        responses={200: PreviewsSerializer, **BAD, **MISSING},
        operation_id="preview",
    )
    def get(self, request: Request) -> Response:
        pieces, edition = _pieces(request), _name(request, "edition")
        state = published_state()
        known = kept_games(timezone.localdate(), state)
        kept = _games(request, known)
        etag = f'"{sha256(f"{state} {timezone.localdate()} {request.get_full_path()}".encode()).hexdigest()[:32]}"'
        headers = {"ETag": etag, "Cache-Control": f"public, max-age={SECONDS}"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == etag:
            return Response(status=304, headers=headers)
        site = request.build_absolute_uri("/")[:-1]
        found = [
            [_citation(one, site) for one in previewed(piece, _meant(piece, known) or kept, edition)]
            for piece in pieces
        ]
        return Response({"pieces": found}, headers=headers)


def _pieces(request: Request) -> list[str]:
    """What was asked, or 400."""
    pieces: list[str] = request.query_params.getlist("c")
    if not 1 <= len(pieces) <= MOST_PIECES or not all(1 <= len(piece) <= LONGEST_PIECE for piece in pieces):
        raise ValidationError(
            {
                "detail": _("Ask with 1 to %(most)s pieces of 1 to %(longest)s characters: ?c=rule 603.7d")
                % {"most": MOST_PIECES, "longest": LONGEST_PIECE}
            }
        )
    return pieces


def _name(request: Request, of: str) -> str:
    """A name from the address, or 400 for what is longer than any."""
    name: str = request.query_params.get(of, "")
    if len(name) > LONGEST_NAME:
        raise ValidationError(
            {
                "detail": _("%(name)s has %(count)s characters, expected at most %(most)s.")
                % {"name": of, "count": len(name), "most": LONGEST_NAME}
            }
        )
    return name


def _games(request: Request, kept: tuple[GameView, ...]) -> tuple[GameView, ...]:
    named = _name(request, "game").lower()
    found = tuple(game for game in kept if not named or game.is_called(named))
    if not found and named:
        raise NotFound(f"No game is called {named!r} here. See /api/v1/games.")
    return found


def _meant(piece: str, known: tuple[GameView, ...]) -> tuple[GameView, ...]:
    """The one game that the words beside a number name, whatever the page is about; none where that is not clear."""
    named = [game for game in known if _names(game).search(piece)]
    return tuple(named) if len(named) == 1 else ()


@lru_cache(maxsize=32)
def _names(game: GameView) -> re.Pattern[str]:
    names = {game.name, game.name.partition(":")[0], game.slug, *game.aliases}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(names)))})(?![\w-])", re.IGNORECASE)


def _citation(found: PreviewedCitation, site: str) -> dict[str, Any]:
    rules = [_rule(one, today, site) for one, today in zip(found.candidates, found.today, strict=True)]
    return {"start": found.start, "end": found.end, "rules": rules}


def _rule(one: Candidate, today: tuple[str, ...], site: str) -> dict[str, Any]:
    edition = one.edition
    is_there = one.rule is not None or bool(one.rules)
    former = one.where.former[0].editions[-1] if one.where.former else ""
    return {
        "game": one.game,
        "name": f"{one.game_name} {one.document.title}",
        "number": one.written,
        "edition": (edition.label if edition else "") if is_there else former,
        "in_force": is_there and edition is not None and edition.is_current,
        "text": _shortened(_text(one)),
        "note": _note(one, edition, today),
        "now": list(today),
        "url": site + _path(one, edition),
    }


def _text(one: Candidate) -> str:
    if one.is_range:
        return "\n".join(f"{rule.number} {rule.opening}" for rule in one.rules[:6])
    if one.rule is not None:
        return one.rule.said
    return one.where.former[0].rule.said if one.where.former else ""


def _note(one: Candidate, edition: EditionView | None, today: tuple[str, ...]) -> str:
    now = ", ".join(today)
    former = one.where.former[0] if one.where.former else None
    if one.rule is None and not one.rules:
        return _not_there(former.editions[-1] if former is not None else "", now)
    if edition is not None and not edition.is_current:
        told = _("From %(version)s; that rule is %(now)s today.") if now else _("From %(version)s.")
        return told % {"version": edition.label, "now": now}
    if former is not None and not one.is_range:
        went = ", ".join(rule.number for rule in former.now)
        told = _("In %(version)s this number was another rule.")
        if went:
            told = _("In %(version)s this number was another rule, which is %(now)s today.")
        return told % {"version": former.editions[-1], "now": went}
    return ""


def _not_there(version: str, now: str) -> str:
    """Of a number that names nothing in the version asked for: where it was, and what it is `now`."""
    if not version:
        return _("This rule is not in effect yet.")
    told = _("This was a rule in %(version)s; it is gone today.")
    if now:
        told = _("This was a rule in %(version)s; that rule is %(now)s today.")
    return told % {"version": version, "now": now}


def _path(one: Candidate, edition: EditionView | None) -> str:
    document = one.document
    if one.is_range:
        pin = f" @{edition.label}" if edition is not None and one.is_pinned else ""
        return reverse("pages:cited", args=[f"{one.game} {document.slug.upper()} {one.written}{pin}"])
    if one.is_pinned and edition is not None:
        return reverse("pages:pinned_rule", args=[document.game, document.slug, edition.label, one.number])
    return reverse("pages:rule", args=[document.game, document.slug, one.number])


def _shortened(text: str) -> str:
    return text if len(text) <= TEXT_LENGTH else text[: TEXT_LENGTH - 2].rsplit(" ", 1)[0] + " …"
