"""Search for programs."""

from __future__ import annotations

import re
from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data import search
from rules_data.queries import KINDS
from rulesite.unanswered import say_if_unanswered

from .base import Answer, game_named, whole_number
from .described import BAD, MISSING
from .suggesting import SuggestionSerializer, item_of

LONGEST = 600
SIZE = 20
# A search shows the best: of more than these pages, other words find more.
LARGEST_PAGE = 50
LAST_PAGE = 50
SAYS_SOMETHING = re.compile(r"\S")
WRITTEN = ", ".join(f"`{example}`" for example, _ in search.FILTERS.values())


class JumpSerializer(serializers.Serializer[Any]):
    """The rule whose number was asked for; `edition` is empty for the one in force."""

    game = serializers.CharField()
    document = serializers.CharField()
    number = serializers.CharField()
    edition = serializers.CharField(allow_blank=True)
    opening = serializers.CharField(allow_blank=True)
    now = serializers.ListField(child=serializers.CharField())


class HitSerializer(serializers.Serializer[Any]):
    """One thing found; `snippet` is HTML with the words asked for in <mark>."""

    kind = serializers.ChoiceField(choices=KINDS)
    game = serializers.CharField()
    document = serializers.CharField(allow_blank=True)
    edition = serializers.CharField(allow_blank=True)
    number = serializers.CharField(allow_blank=True)
    slug = serializers.CharField(allow_blank=True)
    title = serializers.CharField(allow_blank=True)
    place = serializers.CharField(allow_blank=True)
    snippet = serializers.CharField(allow_blank=True)
    summary = serializers.BooleanField(source="is_summary", help_text="A rule restated in short.")


class QueryFaultSerializer(serializers.Serializer[Any]):
    """A part of the query that was not understood: its place, counted in characters, and what to write instead."""

    start = serializers.IntegerField()
    end = serializers.IntegerField()
    message = serializers.CharField()


class QueryFilterSerializer(serializers.Serializer[Any]):
    """A filter of the query; `excluded` when it is turned around by a minus."""

    name = serializers.ChoiceField(choices=sorted(search.FILTERS))
    value = serializers.CharField()
    excluded = serializers.BooleanField()


class CommonGroundSerializer(serializers.Serializer[Any]):
    """What the cards asked for all show: types, tags, keywords, kinds of ability."""

    cards = serializers.ListField(child=serializers.CharField())
    shows = serializers.ListField(child=serializers.CharField())


class ResultsSerializer(serializers.Serializer[Any]):
    """The answer to a query. `understood` is the query as it was read; `faults` are its parts that were not.

    `groups` counts what was found by kind, whichever kinds are shown, and `games` what is shown by game.
    """

    query = serializers.CharField()
    understood = serializers.CharField(source="asked", allow_blank=True)
    filters = QueryFilterSerializer(source="asked.filters", many=True)
    faults = QueryFaultSerializer(many=True)
    jump = JumpSerializer(allow_null=True)
    also = JumpSerializer(many=True)
    hits = HitSerializer(many=True)
    total = serializers.IntegerField()
    estimated = serializers.BooleanField()
    page = serializers.IntegerField()
    pages = serializers.IntegerField()
    groups = serializers.DictField(child=serializers.IntegerField())
    games = serializers.DictField(child=serializers.IntegerField())
    common = CommonGroundSerializer(allow_null=True)
    nearest = SuggestionSerializer(many=True)
    notes = serializers.ListField(child=serializers.CharField())
    suggestion = serializers.CharField(allow_null=True)


class Search(Answer):
    """What a number, a citation, words or filters find, in the query language that the search page explains."""

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "q",
                {"type": "string", "minLength": 1, "maxLength": LONGEST, "pattern": SAYS_SOMETHING.pattern},
                required=True,
                description=f"A number, a citation, words, or filters: {WRITTEN}.",
            ),
            OpenApiParameter("game", OpenApiTypes.STR, description="Only this game."),
            OpenApiParameter("kind", OpenApiTypes.STR, enum=KINDS, description="Only this kind."),
            OpenApiParameter("page", {"type": "integer", "minimum": 1, "maximum": LAST_PAGE}, description="From 1."),
            OpenApiParameter(
                "size", {"type": "integer", "minimum": 1, "maximum": LARGEST_PAGE}, description="Hits on a page."
            ),
        ],
        responses={200: ResultsSerializer, **BAD, **MISSING},
        operation_id="search",
    )
    def get(self, request: Request) -> Response:
        asked = request.query_params
        query, kind = asked.get("q", ""), asked.get("kind")
        if not SAYS_SOMETHING.search(query) or len(query) > LONGEST:
            raise ValidationError({"detail": f"Say in 1 to {LONGEST} characters what to look for: ?q=383.3.e"})
        if kind is not None and kind not in KINDS:
            raise ValidationError({"detail": f"kind is {kind!r}, expected one of: {', '.join(KINDS)}."})
        game = game_named(asked["game"]).slug if asked.get("game") else None
        page = whole_number(asked.get("page"), "page", 1, LAST_PAGE)
        size = whole_number(asked.get("size"), "size", SIZE, LARGEST_PAGE)
        kinds = (kind,) if kind else None
        results = search.search(query.replace("\x00", " "), game=game, kinds=kinds, page=page, size=size)
        near = [item_of(one) for one in results.nearest]
        response = Response(ResultsSerializer(results._replace(nearest=())).data | {"nearest": near})
        say_if_unanswered(response, results, game or "")
        return response
