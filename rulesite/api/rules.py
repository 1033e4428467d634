"""Games, documents, editions and rules."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import (
    DocumentView,
    EditionView,
    all_rules,
    contents,
    find_rules,
    games,
    numbers_over_time,
    rule_page,
    whereabouts,
)

from .base import Answer, document_named, edition_named, game_named, number_named
from .described import BAD, MISSING, PAGING, paged_as
from .serializers import (
    DocumentSerializer,
    EditionContentsSerializer,
    EditionSerializer,
    GameSerializer,
    ProvisionSerializer,
    RulePageSerializer,
    RuleSerializer,
    WhereaboutsSerializer,
)

EDITION = OpenApiParameter(
    "edition", OpenApiTypes.STR, description="The edition's label, such as v1.2; the one in force when left out."
)
UNDER = OpenApiParameter("under", OpenApiTypes.STR, description="Only this rule or section and all below it.")


class Games(Answer):
    """All games."""

    @extend_schema(responses=GameSerializer(many=True), operation_id="games")
    def get(self, request: Request) -> Response:
        return Response(GameSerializer(games(timezone.localdate()), many=True).data)


class OneGame(Answer):
    """A game by its slug or an alias."""

    @extend_schema(responses={200: GameSerializer, **MISSING}, operation_id="game")
    def get(self, request: Request, game: str) -> Response:
        return Response(GameSerializer(game_named(game)).data)


class Documents(Answer):
    """The documents of a game with their editions."""

    @extend_schema(responses={200: DocumentSerializer(many=True), **MISSING}, operation_id="documents")
    def get(self, request: Request, game: str) -> Response:
        return Response(DocumentSerializer(game_named(game).documents, many=True).data)


class OneDocument(Answer):
    """A document with its editions."""

    @extend_schema(responses={200: DocumentSerializer, **MISSING}, operation_id="document")
    def get(self, request: Request, game: str, document: str) -> Response:
        return Response(DocumentSerializer(document_named(game, document)).data)


class Editions(Answer):
    """The published editions of a document, newest first."""

    @extend_schema(responses={200: EditionSerializer(many=True), **MISSING}, operation_id="editions")
    def get(self, request: Request, game: str, document: str) -> Response:
        return Response(EditionSerializer(document_named(game, document).editions, many=True).data)


class OneEdition(Answer):
    """An edition with its contents."""

    @extend_schema(responses={200: EditionContentsSerializer, **MISSING}, operation_id="edition")
    def get(self, request: Request, game: str, document: str, edition: str) -> Response:
        found = edition_named(document_named(game, document), edition)
        return Response(EditionContentsSerializer({**vars(found), "contents": contents(found)}).data)


class Rules(Answer):
    """The records of an edition in document order."""

    @extend_schema(
        parameters=[EDITION, UNDER, *PAGING],
        responses={200: paged_as("Rules", RuleSerializer), **BAD, **MISSING},
        operation_id="rules",
    )
    def get(self, request: Request, game: str, document: str) -> Response:
        edition = edition_named(document_named(game, document), request.query_params.get("edition", ""))
        under = request.query_params.get("under", "").rstrip(".")
        rows = find_rules(edition, under, limit=10_000) if under else all_rules(edition)
        if under and not rows:
            raise ValidationError({"detail": f"under is {under!r}, and version {edition.label} has nothing there."})
        return self.paged(request, rows, RuleSerializer)


class WholeJson(Answer):
    """A version whole, as one JSON answer: every record in document order. `current` names the one in effect."""

    @extend_schema(responses={200: RuleSerializer(many=True), **MISSING}, operation_id="whole_version")
    def get(self, request: Request, game: str, document: str, edition: str) -> Response:
        kept = document_named(game, document)
        found = edition_named(kept, "" if edition == "current" else edition)
        return Response(RuleSerializer(all_rules(found), many=True).data)


class WholeText(Answer):
    """A version whole, as plain text: a line for each rule, its own examples behind it."""

    @extend_schema(responses={(200, "text/plain"): str, **MISSING}, operation_id="whole_version_text")
    def get(self, request: Request, game: str, document: str, edition: str) -> HttpResponse:
        kept = document_named(game, document)
        found = edition_named(kept, "" if edition == "current" else edition)
        lines = [f"{found.document_title} {found.label}", ""]
        for rule in all_rules(found):
            lines += [f"{rule.number} {rule.said}", *(f"Example: {one}" for one in rule.examples), ""]
        return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


class OneRule(Answer):
    """A rule in its place: the one its number names in the edition asked for."""

    @extend_schema(parameters=[EDITION], responses={200: RulePageSerializer, **MISSING}, operation_id="rule")
    def get(self, request: Request, game: str, document: str, number: str) -> Response:
        kept = document_named(game, document)
        edition = edition_named(kept, request.query_params.get("edition", ""))
        return Response(_rule_answer(kept, edition, number_named(kept, number)))


class NumberWhereabouts(Answer):
    """What a number names today, what it named before, and where those rules went."""

    @extend_schema(responses={200: WhereaboutsSerializer, **MISSING}, operation_id="whereabouts")
    def get(self, request: Request, game: str, document: str, number: str) -> Response:
        kept = document_named(game, document)
        found = whereabouts(kept, number_named(kept, number))
        if not found.is_known:
            raise NotFound(
                _("%(number)s is in no version of the %(document)s on this site.")
                % {"number": found.number, "document": kept.title}
            )
        label = found.current.label if found.current else None
        return Response(WhereaboutsSerializer({**vars(found), "edition_in_force": label}).data)


class OneProvision(Answer):
    """A rule by its permanent name, with its number and text in every edition."""

    @extend_schema(responses={200: ProvisionSerializer, **MISSING}, operation_id="provision")
    def get(self, request: Request, game: str, provision: str) -> Response:
        for document in game_named(game).documents:
            timeline = numbers_over_time(document, provision)
            if timeline:
                rows = [{"edition": e.label, **RuleSerializer(rule).data} for e, rule in timeline]
                return Response({"provision": provision, "document": document.slug, "editions": rows})
        raise NotFound(f"No rule has the permanent name {provision!r} here.")


def _rule_answer(document: DocumentView, edition: EditionView, number: str) -> dict[str, Any]:
    page = rule_page(edition, number)
    if page is None:
        raise NotFound(
            _("Version %(version)s has no rule %(number)s. Ask %(address)s where it went.")
            % {
                "version": edition.label,
                "number": number,
                "address": f"/api/v1/games/{document.game}/documents/{document.slug}/whereabouts/{number}",
            }
        )
    timeline = numbers_over_time(document, page.rule.provision)
    numbers = [{"edition": e.label, "number": rule.number, "in_force": e.is_current} for e, rule in timeline]
    return RulePageSerializer({**vars(page.rule), **vars(page), "numbers": numbers}).data
