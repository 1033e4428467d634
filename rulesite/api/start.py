"""Where a program begins: the list of paths, the OpenAPI schema and its page."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from rulesite.security import POLICY, policy_header

from .base import Answer


class StartSerializer(serializers.Serializer[Any]):
    """The addresses to begin with."""

    games = serializers.URLField()
    search = serializers.URLField()
    suggest = serializers.URLField()
    evaluate = serializers.URLField()
    check = serializers.URLField()
    preview = serializers.URLField()
    scenario_schema = serializers.URLField()
    schema = serializers.URLField()
    docs = serializers.URLField()


class Start(Answer):
    """The API's first page: where everything else is."""

    @extend_schema(responses=StartSerializer, operation_id="start")
    def get(self, request: Request) -> Response:
        names = ("games", "search", "suggest", "evaluate", "check", "preview", "scenario_schema", "schema", "docs")
        addresses = {name: reverse(f"api:{name}", request=request) for name in names}
        # One that answers as it stands, for a reader who follows it.
        addresses["search"] += "?q=383.3.e"
        addresses["suggest"] += "?q=383"
        addresses["preview"] += "?c=rule%20383.3.e"
        return Response(addresses)


class Schema(SpectacularAPIView):
    """The OpenAPI description of this API."""

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        response: Response = super().get(request, *args, **kwargs)  # type: ignore[no-untyped-call]
        response.headers["Access-Control-Allow-Origin"] = "*"
        return response


class Docs(SpectacularSwaggerSplitView):
    """Swagger UI, served from this site."""

    # A page to look at: there is nothing to say of it to a program.
    http_method_names = ["get", "head"]

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        response: HttpResponse = super().get(request, *args, **kwargs)  # type: ignore[no-untyped-call]
        # Swagger UI sets style attributes from its script; nowhere else on the site is that allowed.
        response.headers["Content-Security-Policy"] = policy_header(
            POLICY | {"style-src": "'self' 'unsafe-inline'", "img-src": "'self' data:"}
        )
        return response
