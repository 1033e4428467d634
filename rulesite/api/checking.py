"""Check the references of a text that a program sends: nothing is kept of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from django.core.validators import ProhibitNullCharactersValidator
from django.utils import timezone
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound, ParseError, ValidationError
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import (
    CheckedCitation,
    CheckedText,
    CheckRequest,
    Fate,
    Standing,
    UnableToCheck,
    check_text,
    games,
    to_check,
)

from .base import Answer, meant_by
from .described import BAD
from .serializers import ProblemSerializer

LARGEST_TEXT = 2_000_000
# Every letter may be written as \uXXXX.
LARGEST_BODY = 6 * LARGEST_TEXT


class TextTooLarge(APIException):
    """More than is checked at once."""

    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    default_detail = f"The text is larger than {LARGEST_TEXT // 1_000_000} MB. Send it in parts."


class BoundedJson(BaseParser):
    """JSON of a bounded size, refused before all of it is read."""

    media_type = "application/json"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        body: bytes = stream.read(LARGEST_BODY + 1)
        if len(body) > LARGEST_BODY:
            raise TextTooLarge
        try:
            return json.loads(body)
        except (ValueError, RecursionError) as fault:
            raise ParseError(f'The body is not JSON ({fault}); send {{"text": "..."}}.') from fault


class AnyText(serializers.CharField):
    """A text with whatever signs there are in it; a number is none."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_blank=True, trim_whitespace=False, **options)
        self.validators = [one for one in self.validators if not isinstance(one, ProhibitNullCharactersValidator)]

    def to_internal_value(self, data: object) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return str(super().to_internal_value(data))


class CheckRequestSerializer(serializers.Serializer[Any]):
    """A text and how it is to be read; what is left out is taken from the text."""

    text = AnyText(help_text="The text, up to 2 MB.")
    game = AnyText(required=False, default="", help_text="Its slug or an alias of it; found out without it.")
    document = AnyText(required=False, default="", help_text="cr or tr.")
    edition = AnyText(required=False, default="", help_text="The label of the edition that the text cites.")
    day = serializers.DateField(
        required=False, default=None, allow_null=True, help_text="Its date, if no edition is named."
    )
    against = AnyText(required=False, default="", help_text="The edition to look to; the one in force without it.")

    def to_internal_value(self, data: Any) -> Any:
        """What was sent, if all of it means something."""
        unknown = [str(name) for name in data if name not in self.fields] if isinstance(data, Mapping) else []
        if unknown:
            there = f"There is no such member; there are {', '.join(self.fields)}.{meant_by(unknown[0], self.fields)}"
            raise serializers.ValidationError({unknown[0][:60]: [there]})
        return super().to_internal_value(data)


class NumberStandingSerializer(serializers.Serializer[Any]):
    """One number that a reference names, and what it leads to now."""

    number = serializers.CharField()
    standing = serializers.ChoiceField(choices=[one.value for one in Standing])
    read_in = serializers.CharField(allow_blank=True)
    now = serializers.ListField(child=serializers.CharField())
    says_otherwise = serializers.BooleanField()
    names_now = serializers.CharField(allow_blank=True)
    nearest = serializers.CharField(allow_blank=True)


class CheckedCitationSerializer(serializers.Serializer[Any]):
    """A reference: `text[start:end]`, counted in characters; `becomes` what it reads in the corrected text."""

    start = serializers.IntegerField()
    end = serializers.IntegerField()
    raw = serializers.CharField()
    document = serializers.CharField()
    standing = serializers.ChoiceField(choices=[one.value for one in Standing])
    pinned = serializers.BooleanField()
    belongs_to = serializers.CharField(allow_blank=True)
    becomes = serializers.CharField(allow_blank=True)
    numbers = NumberStandingSerializer(many=True)


class CheckedTextSerializer(serializers.Serializer[Any]):
    """What was found in a text, the text corrected, and the changes as a unified diff."""

    game = serializers.CharField(allow_null=True)
    edition = serializers.CharField(allow_null=True)
    reason = serializers.CharField(allow_blank=True)
    guessed = serializers.BooleanField()
    against = serializers.CharField(allow_null=True)
    counts = serializers.DictField(child=serializers.IntegerField())
    citations = CheckedCitationSerializer(many=True)
    unread_from = serializers.IntegerField(
        allow_null=True, help_text="Nothing was checked from this place on: its time was up. Null where all was."
    )
    corrected = serializers.CharField(allow_blank=True)
    diff = serializers.CharField(allow_blank=True)


class Check(Answer):
    """Checks every reference of a text against the rules in force. Bounded in size; nothing is kept."""

    parser_classes = [BoundedJson]

    @extend_schema(
        request=CheckRequestSerializer,
        responses={
            200: CheckedTextSerializer,
            404: OpenApiResponse(
                ProblemSerializer, "No such game, document or edition; the message says what there is."
            ),
            413: OpenApiResponse(ProblemSerializer, "Larger than 2 MB."),
            415: OpenApiResponse(ProblemSerializer, "Not sent as JSON."),
            **BAD,
        },
        operation_id="check",
    )
    def post(self, request: Request) -> Response:
        sent = CheckRequestSerializer(data=request.data)
        if not sent.is_valid():
            raise ValidationError({"detail": _faults(sent.errors)})
        named = dict(sent.validated_data)
        text = named.pop("text")
        if len(text.encode("utf-8", "replace")) > LARGEST_TEXT:
            raise TextTooLarge
        try:
            checked = check_text(text, games(timezone.localdate()), CheckRequest(**named), to_check())
        except UnableToCheck as refusal:
            raise NotFound(str(refusal)) from refusal
        return Response(CheckedTextSerializer(_answer(checked)).data)


def _faults(errors: Mapping[str, Sequence[str]]) -> str:
    """What is wrong with a request, in one sentence for each field."""
    return " ".join(f"{name}: {' '.join(map(str, told))}" for name, told in errors.items())


def _answer(checked: CheckedText) -> dict[str, Any]:
    assumed = checked.assumption
    return {
        "game": checked.game.slug if checked.game else None,
        "edition": assumed.edition.label if assumed else None,
        "reason": assumed.reason if assumed else "",
        "guessed": assumed.is_guess if assumed else False,
        "against": checked.today.label if checked.today else None,
        "counts": {standing.value: count for standing, count in sorted(checked.counts.items())},
        "citations": [_citation(one) for one in checked.citations],
        "unread_from": checked.unread_from,
        "corrected": checked.corrected,
        "diff": checked.diff(),
    }


def _citation(one: CheckedCitation) -> dict[str, Any]:
    return {
        "start": one.citation.start,
        "end": one.citation.end,
        "raw": one.citation.raw,
        "document": one.document,
        "standing": one.standing.value,
        "pinned": one.is_pinned,
        "belongs_to": one.doubt.rule.number if one.doubt else "",
        "becomes": one.becomes,
        "numbers": [_number(fate) for fate in one.parts],
    }


def _number(fate: Fate) -> dict[str, Any]:
    return {
        "number": fate.number,
        "standing": fate.standing.value,
        "read_in": fate.read_in.label if fate.read_in else "",
        "now": [rule.number for rule in fate.now],
        "says_otherwise": fate.says_otherwise,
        "names_now": fate.names_now.opening if fate.names_now else "",
        "nearest": fate.nearest.number if fate.nearest else "",
    }
