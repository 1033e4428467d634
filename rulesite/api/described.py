"""Pieces of the OpenAPI description that many answers share."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, inline_serializer
from rest_framework import serializers

from .base import LARGEST_PAGE, LAST_PAGE
from .serializers import ProblemSerializer

MISSING = {404: OpenApiResponse(ProblemSerializer, "Nothing by that name; the message says what there is.")}
BAD = {400: OpenApiResponse(ProblemSerializer, "The request cannot be understood; the message says why.")}
PAGING = [
    OpenApiParameter("page", {"type": "integer", "minimum": 1, "maximum": LAST_PAGE}, description="From 1."),
    OpenApiParameter(
        "page_size", {"type": "integer", "minimum": 1, "maximum": LARGEST_PAGE}, description="Rows on a page."
    ),
    OpenApiParameter("size", {"type": "integer", "minimum": 1, "maximum": LARGEST_PAGE}, description="The same."),
]


def paged_as(name: str, row: type[serializers.Serializer[Any]]) -> Any:
    """The description of one page of rows."""
    return inline_serializer(
        f"PageOf{name}",
        {
            "count": serializers.IntegerField(),
            "next": serializers.URLField(allow_null=True),
            "previous": serializers.URLField(allow_null=True),
            "results": row(many=True),
        },
    )
