"""What the beginning of a word or number may mean, for programs and for the box itself."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from rules_data import search
from rulesite.suggested_kinds import NAMES

from .base import Answer, game_named, whole_number
from .described import BAD, MISSING

LONGEST = 100
MOST = 20
SHOWN = 5
# Held by browsers and proxies for as long as a typist needs; another edition is seen a minute later at most.
KEPT = "public, max-age=60"


class SuggestionSerializer(serializers.Serializer[Any]):
    """One thing that may be meant; `path` is its page on this site."""

    text = serializers.CharField()
    number = serializers.CharField(allow_blank=True)
    place = serializers.CharField(allow_blank=True)
    game = serializers.CharField()
    path = serializers.CharField()


class SuggestedGroupSerializer(serializers.Serializer[Any]):
    """Things of one kind, the likeliest first."""

    kind = serializers.ChoiceField(choices=sorted(NAMES))
    name = serializers.CharField()
    items = SuggestionSerializer(many=True)


class SuggestedSerializer(serializers.Serializer[Any]):
    """What a beginning may mean, in groups."""

    query = serializers.CharField(allow_blank=True)
    groups = SuggestedGroupSerializer(many=True)


class Suggest(Answer):
    """What the beginning of a number, a title, a defined word or a card's name may mean."""

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "q",
                {"type": "string", "maxLength": LONGEST},
                required=True,
                description="The beginning of a number or of one or more words.",
            ),
            OpenApiParameter("game", OpenApiTypes.STR, description="Only this game."),
            OpenApiParameter(
                "size",
                {"type": "integer", "minimum": 1, "maximum": MOST},
                description="At most so many of each kind.",
            ),
        ],
        responses={200: SuggestedSerializer, **BAD, **MISSING},
        operation_id="suggest",
    )
    def get(self, request: Request) -> Response:
        asked = request.query_params
        query = asked.get("q")
        if query is None or len(query) > LONGEST:
            raise ValidationError({"detail": f"Say in at most {LONGEST} characters what is being typed: ?q=383"})
        limit = whole_number(asked.get("size"), "size", SHOWN, MOST)
        game = game_named(asked["game"]).slug if asked.get("game") else None
        found = search.suggest(query, game=game, limit=limit)
        groups = [
            {"kind": kind, "name": str(NAMES[kind]), "items": [item_of(one) for one in suggested]}
            for kind, suggested in found.items()
        ]
        return Response({"query": query, "groups": groups}, headers={"Cache-Control": KEPT})


def item_of(one: search.Suggestion) -> dict[str, str]:
    """A suggestion as the API shows it."""
    return {"text": one.text, "number": one.number, "place": one.place, "game": one.game, "path": _path(one)}


def _path(one: search.Suggestion) -> str:
    if one.kind in {"rule", "heading"}:
        return str(reverse("pages:rule", args=[one.game, one.document, one.number]))
    return str(reverse(f"pages:{one.kind}", args=[one.game, one.slug]))
