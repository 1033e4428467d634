"""Cards as they are printed, where somebody has imported them."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.abilities.reading import Outcome
from rules_data.queries import (
    FACETS,
    READINGS,
    CardReading,
    LineReading,
    card_reading,
    find_printed,
    printed_card,
    reading_asked,
    reading_counts,
)

from .base import Answer, game_named
from .described import BAD, MISSING, PAGING, paged_as

_WORDS = {
    "q": "Words that all stand in the name or the text.",
    "type": "A type, supertype, subtype, trait or tag, whole.",
    "keyword": "A keyword, whole.",
    "color": "A color or domain, whole.",
}
_READING = (
    "How the text is read: the card can be played in the lab, every word is understood but it can't be played yet, or "
    "not every word is understood. Cards that have not been read are none of these."
)


class PrintedRowSerializer(serializers.Serializer[Any]):
    """A printed card in a list; `variant` tells cards of one name apart.

    `reading` says how its text is read, in the words of the parameter; it is empty for a card that has not been read.
    """

    slug = serializers.CharField()
    name = serializers.CharField()
    variant = serializers.CharField(allow_blank=True)
    types = serializers.CharField(allow_blank=True)
    reading = serializers.CharField(allow_blank=True)


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


class KindSerializer(serializers.Serializer[Any]):
    """A kind of ability with its marks, and the numbers of the rules that tell it."""

    kind = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())


class ReadLineSerializer(serializers.Serializer[Any]):
    """One ability as its text is read. `not_understood`: the words that are not, and `why`.

    `not_runnable`: what of an ability that is understood can't be played yet.
    """

    text = serializers.CharField()
    outcome = serializers.ChoiceField(choices=[one.value for one in Outcome])
    kinds = KindSerializer(many=True)
    not_understood = serializers.CharField(allow_blank=True)
    why = serializers.CharField(allow_blank=True)
    not_runnable = serializers.CharField(allow_blank=True)


class PrintedSerializer(serializers.Serializer[Any]):
    """A card as it is printed. `since` is the day of the file that brought these words.

    `reading` says how its text is read, as in the list of cards but read when it is asked for; `read_lines` what came
    of each ability, face by face, under the current rules; `not_played` why it can't be played in the lab.
    """

    slug = serializers.CharField()
    name = serializers.CharField()
    variant = serializers.CharField(allow_blank=True)
    faces = FaceSerializer(many=True)
    facets = serializers.DictField(child=serializers.ListField(child=serializers.CharField()))
    source = serializers.CharField()  # type: ignore[assignment]
    since = serializers.DateField()
    earlier = EarlierSerializer(many=True)
    reading = serializers.ChoiceField(choices=list(READINGS))
    read_lines = serializers.ListField(child=ReadLineSerializer(many=True))
    not_played = serializers.CharField(allow_blank=True)


class PrintedCards(Answer):
    """The imported cards of a game, all or those found by words, type, keyword, color and how their text is read."""

    @extend_schema(
        parameters=[
            *(OpenApiParameter(name, OpenApiTypes.STR, description=told) for name, told in _WORDS.items()),
            OpenApiParameter("reading", OpenApiTypes.STR, enum=list(READINGS), description=_READING),
            *PAGING,
        ],
        responses={200: paged_as("PrintedCards", PrintedRowSerializer), **BAD, **MISSING},
        operation_id="printed_cards",
    )
    def get(self, request: Request, game: str) -> Response:
        asked = {name: request.query_params.get(name, "")[:100] for name in _WORDS}
        slug, reading = game_named(game).slug, _reading(request)
        if reading and not reading_counts(slug).read:
            raise NotFound(_("No cards of this game have been read here, so none can be told by how they are read."))
        found = find_printed(slug, asked["q"], {name: asked[name] for name in FACETS}, reading)
        return self.paged(request, found, PrintedRowSerializer)


def _reading(request: Request) -> str:
    asked = request.query_params.get("reading", "")
    if asked and asked not in READINGS:
        raise ValidationError({"detail": f"reading is {asked[:60]!r}, expected one of: {', '.join(READINGS)}."})
    return asked


class OnePrintedCard(Answer):
    """A card as it is printed, and what it said before."""

    @extend_schema(responses={200: PrintedSerializer, **MISSING}, operation_id="printed_card")
    def get(self, request: Request, game: str, slug: str) -> Response:
        known = game_named(game)
        found = printed_card(known.slug, slug)
        edition = next((document.current.label for document in known.documents[:1] if document.current), "")
        read = card_reading(known.slug, slug, edition)
        if found is None or read is None:
            raise NotFound(_("No card “%(slug)s” has been imported here.") % {"slug": slug})
        return Response(PrintedSerializer({**vars(found), **_as_read(read)}).data)


def _as_read(read: CardReading) -> dict[str, Any]:
    """How a card's text is read, as it is told of one card."""
    lines = [[_line(line) for line in face] for face in read.faces]
    return {"reading": reading_asked(read), "read_lines": lines, "not_played": read.why}


def _line(line: LineReading) -> dict[str, Any]:
    return {
        "text": line.text,
        "outcome": line.outcome,
        "kinds": [{"kind": called, "rules": rules} for called, rules in line.kinds],
        "not_understood": line.missing,
        "why": line.why,
        "not_runnable": line.unknown,
    }
