"""The citation of a rule, written out for the places it is pasted into."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.citations import FORMS, written
from rules_data.queries import as_cited, rules_with_numbers

from .base import Answer, document_named, edition_named, game_named, number_named
from .described import MISSING


class FormsSerializer(serializers.Serializer[Any]):
    """One citation in every written form, and the address it links to."""

    address = serializers.URLField()
    plain = serializers.CharField()
    markdown = serializers.CharField()
    reddit = serializers.CharField()
    discord = serializers.CharField()
    html = serializers.CharField()
    bibtex = serializers.CharField()


class CiteSerializer(serializers.Serializer[Any]):
    """A rule's citation: linking to the edition for good, or to the rule wherever its number goes."""

    number = serializers.CharField()
    edition = serializers.CharField()
    pinned = FormsSerializer()
    following = FormsSerializer()


class Cite(Answer):
    """A rule's citation in every form, pinned to the edition and following the rule."""

    @extend_schema(
        parameters=[
            OpenApiParameter("edition", OpenApiTypes.STR, description="Its label; the one in effect when left out.")
        ],
        responses={200: CiteSerializer, **MISSING},
        operation_id="cite",
    )
    def get(self, request: Request, game: str, document: str, number: str) -> Response:
        kept = document_named(game, document)
        edition = edition_named(kept, request.query_params.get("edition", ""))
        rule = rules_with_numbers(edition, [number_named(kept, number)]).get(number_named(kept, number))
        if rule is None:
            raise NotFound(
                _("Version %(edition_label)s has no rule %(number)s.")
                % {"edition_label": edition.label, "number": number}
            )
        cited = as_cited(game_named(game), edition, rule.number, rule.is_summary)
        addresses = {
            "pinned": reverse("pages:pinned_rule", args=[kept.game, kept.slug, edition.label, rule.number]),
            "following": reverse("pages:provision", args=[kept.game, rule.provision]),
        }
        answer: dict[str, Any] = {"number": rule.number, "edition": edition.label}
        for way, path in addresses.items():
            address = request.build_absolute_uri(path)
            texts = written(cited, address)
            answer[way] = {"address": address} | {form: texts[form] for form in FORMS}
        return Response(CiteSerializer(answer).data)
