"""Where a program begins: the list of paths, the OpenAPI schema and the pages that tell people of them."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views import View
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework import serializers
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from .base import Answer
from .guide import GuidePage
from .reading import endpoints
from .refusals import REFUSALS


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
    """The API's first page: where everything else is; for people, how to begin."""

    renderer_classes = [JSONRenderer, GuidePage]

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


class Docs(View):
    """Every endpoint on one page, for people; programs read the schema."""

    # A page to look at: there is nothing to say of it to a program.
    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        told = _("Every endpoint of the Rulesite API with its parameters and answers.")
        meta = {"title": _("API endpoints · Rulesite"), "heading": _("API endpoints"), "kind": "website"}
        meta |= {"description": told, "canonical": request.build_absolute_uri(request.path)}
        shown = {"meta": meta, "groups": endpoints(), "refusals": REFUSALS}
        return render(request, "api/endpoints.html", shown)
