"""Cards as they are printed, where somebody has imported them."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import FACETS, find_printed, printed_card

from .base import Answer, game_named
from .described import BAD, MISSING, PAGING, paged_as

_WORDS = {
    "q": "Words that all stand in the name or the text.",
    "type": "A type, supertype, subtype, trait or tag, whole.",
    "keyword": "A keyword, whole.",
    "color": "A color or domain, whole.",
}


class PrintedRowSerializer(serializers.Serializer[Any]):
    """A printed card in a list; `variant` tells cards of one name apart."""

    slug = serializers.CharField()
    name = serializers.CharField()
    variant = serializers.CharField(allow_blank=True)
    types = serializers.CharField(allow_blank=True)


class FaceSerializer(serializers.Serializer[Any]):
    """One face of a card, its text line by line."""

    name = serializers.CharField()
    types = serializers.CharField(allow_blank=True)
    lines = serializers.ListField(child=serializers.CharField())
    facts = serializers.DictField(child=serializers.CharField())


class EarlierSerializer(serializers.Serializer[Any]):
    """What a card said until other words came."""

    since = serializers.DateField()
    until = serializers.DateField()
    source = serializers.CharField()  # type: ignore[assignment]
    faces = FaceSerializer(many=True)


class PrintedSerializer(serializers.Serializer[Any]):
    """A card as it is printed. `since` is the day of the file that brought these words."""

    slug = serializers.CharField()
    name = serializers.CharField()
    variant = serializers.CharField(allow_blank=True)
    faces = FaceSerializer(many=True)
    facets = serializers.DictField(child=serializers.ListField(child=serializers.CharField()))
    source = serializers.CharField()  # type: ignore[assignment]
    since = serializers.DateField()
    earlier = EarlierSerializer(many=True)


class PrintedCards(Answer):
    """The imported cards of a game, all or those found by words, type, keyword and color."""

    @extend_schema(
        parameters=[
            *(OpenApiParameter(name, OpenApiTypes.STR, description=told) for name, told in _WORDS.items()),
            *PAGING,
        ],
        responses={200: paged_as("PrintedCards", PrintedRowSerializer), **BAD, **MISSING},
        operation_id="printed_cards",
    )
    def get(self, request: Request, game: str) -> Response:
        asked = {name: request.query_params.get(name, "")[:100] for name in _WORDS}
        found = find_printed(game_named(game).slug, asked["q"], {name: asked[name] for name in FACETS})
        return self.paged(request, found, PrintedRowSerializer)


class OnePrintedCard(Answer):
    """A card as it is printed, and what it said before."""

    @extend_schema(responses={200: PrintedSerializer, **MISSING}, operation_id="printed_card")
    def get(self, request: Request, game: str, slug: str) -> Response:
        found = printed_card(game_named(game).slug, slug)
        if found is None:
            raise NotFound(_("No card “%(slug)s” has been imported here.") % {"slug": slug})
        return Response(PrintedSerializer(found).data)
