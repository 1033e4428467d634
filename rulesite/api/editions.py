"""What changed between editions, a rule through all of them, and the words the rules define."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import (
    ComparedRule,
    HistoryEntry,
    compare,
    glossaries_in_force,
    history_of,
    term_page,
    whereabouts,
)

from .base import Answer, document_named, edition_named, game_named, number_named
from .described import BAD, MISSING, PAGING, paged_as
from .serializers import CitationSerializer

CHANGES = ["same", "moved", "edited", "split", "merged", "added", "removed"]
DIFFERENCES = ["number", "reference", "punctuation", "words", "presence"]
OLD = OpenApiParameter("old", OpenApiTypes.STR, required=True, description="The label of one edition, such as v1.2.")
NEW = OpenApiParameter("new", OpenApiTypes.STR, description="The other's label; the edition in force when left out.")
WITHIN = OpenApiParameter("within", OpenApiTypes.STR, description="Only this rule or section and all below it.")


class ComparedSerializer(serializers.Serializer[Any]):
    """A rule in two editions; a number is empty where it was added or removed."""

    change = serializers.ChoiceField(choices=CHANGES)
    old = serializers.CharField(allow_blank=True)
    new = serializers.CharField(allow_blank=True)
    moved = serializers.BooleanField()
    confidence = serializers.FloatField()
    reused = serializers.BooleanField(help_text="The old number names another rule in the new edition.")
    differences = serializers.ListField(child=serializers.ChoiceField(choices=DIFFERENCES))


class HistorySerializer(serializers.Serializer[Any]):
    """What one edition did to a rule; number and text are null where it was removed."""

    edition = serializers.CharField()
    effective = serializers.DateField()
    event = serializers.ChoiceField(choices=["oldest", "created", "changed", "unchanged", "removed"])
    number = serializers.CharField(allow_null=True)
    text = serializers.CharField(allow_null=True)
    summary = serializers.BooleanField(help_text="Restated in short: the official rule says more than `text`.")
    differences = serializers.ListField(child=serializers.ChoiceField(choices=DIFFERENCES))
    kin = serializers.ListField(
        child=serializers.CharField(), help_text="Numbers it came from, or that took its place."
    )


class TermSerializer(serializers.Serializer[Any]):
    """A defined word."""

    slug = serializers.CharField()
    term = serializers.CharField()
    text = serializers.CharField()
    senses = serializers.ListField(child=serializers.CharField())
    obsolete = serializers.BooleanField()
    document = serializers.CharField()
    edition = serializers.CharField()


class TermPageSerializer(TermSerializer):
    """A defined word with its references and the numbers of the rules that use it."""

    citations = CitationSerializer(many=True)
    used_by = serializers.ListField(child=serializers.CharField())


class Compare(Answer):
    """What became of each rule between any two editions, in the newer one's order."""

    @extend_schema(
        parameters=[OLD, NEW, WITHIN, *PAGING],
        responses={200: paged_as("ComparedRules", ComparedSerializer), **BAD, **MISSING},
        operation_id="compare",
    )
    def get(self, request: Request, game: str, document: str) -> Response:
        kept = document_named(game, document)
        asked = request.query_params
        if not asked.get("old"):
            raise ValidationError({"detail": gettext("Name the version to compare with: ?old=v1.2")})
        old, new = edition_named(kept, asked["old"]), edition_named(kept, asked.get("new", ""))
        if old.label == new.label:
            raise ValidationError(
                {
                    "detail": gettext("old and new are the same version, %(old_label)s: name two.")
                    % {"old_label": old.label}
                }
            )
        found = compare(kept, old, new)
        within = asked.get("within", "").strip()
        rows = found.within(number_named(kept, within)) if within else found.rows
        if within and not rows:
            nothing = gettext("within is %(within)r, and neither version has anything there.")
            raise ValidationError({"detail": nothing % {"within": within}})
        return self.paged(request, [_compared(row) for row in rows], ComparedSerializer)


class History(Answer):
    """A rule through all editions, newest first; by its number today, or else the last one it had."""

    @extend_schema(responses={200: HistorySerializer(many=True), **MISSING}, operation_id="history")
    def get(self, request: Request, game: str, document: str, number: str) -> Response:
        kept = document_named(game, document)
        found = whereabouts(kept, number_named(kept, number))
        rule = found.rule or next((one.rule for one in found.former), None)
        if rule is None:
            raise NotFound(
                gettext("%(number)s is in no version of the %(document)s on this site.")
                % {"number": found.number, "document": kept.title}
            )
        entries = [_entry(entry) for entry in history_of(kept, rule.provision)]
        return Response(HistorySerializer(entries, many=True).data)


class Terms(Answer):
    """The words that a game's documents in force define."""

    @extend_schema(
        parameters=PAGING, responses={200: paged_as("Terms", TermSerializer), **BAD, **MISSING}, operation_id="glossary"
    )
    def get(self, request: Request, game: str) -> Response:
        found = glossaries_in_force(game_named(game))
        rows = [
            {**_fields(term), "document": edition.document, "edition": edition.label}
            for edition, kept in found
            for term in kept.terms
        ]
        return self.paged(request, rows, TermSerializer)


class OneTerm(Answer):
    """A defined word, what it cites and what uses it."""

    @extend_schema(responses={200: TermPageSerializer, **MISSING}, operation_id="term")
    def get(self, request: Request, game: str, slug: str) -> Response:
        kept = game_named(game)
        page = term_page(kept, slug.lower())
        if page is None:
            raise NotFound(f"No document of {kept.name} in force defines {slug!r}.")
        answer = {**_fields(page.term), "document": page.edition.document, "edition": page.edition.label}
        answer |= {"citations": page.citations, "used_by": [rule.number for rule in page.used_by]}
        return Response(TermPageSerializer(answer).data)


def _fields(row: Any) -> dict[str, Any]:
    return dict(vars(row))


def _compared(row: ComparedRule) -> dict[str, Any]:
    return {
        **_fields(row),
        "old": row.old.number if row.old else "",
        "new": row.new.number if row.new else "",
        "differences": sorted(row.differences),
    }


def _entry(entry: HistoryEntry) -> dict[str, Any]:
    return {
        "edition": entry.edition.label,
        "effective": entry.edition.effective,
        "event": _event(entry),
        "number": entry.rule.number if entry.rule else None,
        "text": entry.rule.text if entry.rule else None,
        "summary": entry.rule is not None and entry.rule.is_summary,
        "differences": sorted(entry.differences),
        "kin": [rule.number for _, rule in entry.kin],
    }


def _event(entry: HistoryEntry) -> str:
    if entry.is_removed:
        return "removed"
    if entry.before is None:
        return "oldest" if entry.is_oldest else "created"
    return "changed" if entry.differences else "unchanged"
