"""What every answer of the API has in common: JSON first, errors as JSON, readable from any origin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from django.utils import timezone
from django.utils.decorators import method_decorator
from django.utils.translation import gettext
from django.views.decorators.http import conditional_page
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import APIException, NotAcceptable, NotFound, ValidationError
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.pagination import PageNumberPagination
from rest_framework.renderers import BaseRenderer, BrowsableAPIRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView, exception_handler

from rules_data.queries import DocumentView, EditionView, GameView, find_game, number_of

LARGEST_PAGE = 200
LAST_PAGE = 999_999
# How long an answer may be kept before it is asked for again, and how long a browser need not ask whether it may.
ANSWER_SECONDS, PREFLIGHT_SECONDS = 60, 86_400
# Whatever is asked can be asked for as JSON.
EVERYWHERE = "format"


class JsonWhenInDoubt(DefaultContentNegotiation):
    """A program that accepts neither JSON nor HTML by name is given JSON."""

    def filter_renderers(self, renderers: Iterable[BaseRenderer], format: str) -> list[BaseRenderer]:
        """Those of the form that the address asks for."""
        found = [one for one in renderers if one.format == format]
        if not found:
            known = " or ".join(one.format for one in renderers)
            raise NotFound(f"format is {format[:60]!r}, expected {known}.")
        return found

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        try:
            chosen: tuple[BaseRenderer, str] = super().select_renderer(request, renderers, format_suffix)
            return chosen
        except NotAcceptable:
            first = next(iter(renderers))
            return first, first.media_type


class ReadablePage(BrowsableAPIRenderer):
    """The answer as a page of this site: no forms, no cookie."""

    template = "api/answer.html"

    def get_context(self, data: Any, accepted_media_type: str | None, renderer_context: Any) -> dict[str, Any]:
        context: dict[str, Any] = {
            key: value for key, value in renderer_context.items() if key in {"view", "request", "response"}
        }
        view, request = context["view"], context["request"]
        context["content"] = self.get_content(JSONRenderer(), data, accepted_media_type, renderer_context)
        context["name"] = self.get_name(view)
        context["description"] = self.get_description(view, context["response"].status_code)
        # The first address is the guide; the page itself needs no link to itself.
        above = self.get_breadcrumbs(request)[:-1]
        context["breadcrumblist"] = [
            (name if place else gettext("API guide"), url) for place, (name, url) in enumerate(above)
        ]
        context["meta"] = {
            "title": gettext("%(name)s · Rulesite API") % {"name": context["name"]},
            "heading": context["name"],
            "kind": "website",
        }
        return context

    def show_form_for_method(self, *_: Any) -> bool:
        return False


class Pages(PageNumberPagination):
    """`page` from 1, `page_size` (or `size`) up to 200."""

    page_size = 50
    page_size_query_param = "size"
    max_page_size = LARGEST_PAGE

    def get_page_size(self, request: Request) -> int:
        name = "page_size" if "page_size" in request.query_params else "size"
        return whole_number(request.query_params.get(name), name, self.page_size, LARGEST_PAGE)

    def get_page_number(self, request: Request, paginator: Any) -> int:
        return whole_number(request.query_params.get("page"), "page", 1, LAST_PAGE)


@method_decorator(conditional_page, name="dispatch")
class Answer(APIView):
    """A view of the API."""

    renderer_classes = [JSONRenderer, ReadablePage]
    content_negotiation_class = JsonWhenInDoubt
    pages = Pages

    def get_exception_handler(self) -> Any:
        return answer_error

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        refuse_unknown_parameters(self, request)

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        response = super().finalize_response(request, response, *args, **kwargs)
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        # Anonymous throughout, without cookies: pages of any origin may ask, POST included.
        response.headers["Access-Control-Allow-Origin"] = "*"
        if request.method == "OPTIONS":
            response.headers["Access-Control-Allow-Methods"] = ", ".join(self.allowed_methods)
            response.headers["Access-Control-Allow-Headers"] = "Content-Type, Accept"
            response.headers["Access-Control-Max-Age"] = str(PREFLIGHT_SECONDS)
        if request.method in {"GET", "HEAD"} and response.status_code == 200:
            response.headers.setdefault("Cache-Control", f"public, max-age={ANSWER_SECONDS}")
        return response

    def paged(self, request: Request, rows: Sequence[Any], serializer: Any) -> Response:
        """One page of rows."""
        pages = self.pages()
        page = pages.paginate_queryset(rows, request, view=self)
        return pages.get_paginated_response(serializer(page, many=True).data)


class UnknownPath(Answer):
    """Any address below the API that is none of its own."""

    schema = None

    def get(self, request: Request, **_: Any) -> Response:
        raise NotFound(
            gettext("The API has nothing at this address. Its paths are listed at /api/v1/ and /api/v1/schema.")
        )


def answer_error(error: Exception, context: dict[str, Any]) -> Response | None:
    """An error as {"detail": message, ...}; a list of faults stays beside it."""
    response = exception_handler(error, context)
    if response is not None and isinstance(error, APIException) and isinstance(error.detail, dict):
        response.data = error.detail
    return response


def refuse_unknown_parameters(view: APIView, request: Request) -> None:
    """400 for a name in the address that means nothing here: what the schema tells of a method is all it takes."""
    method = getattr(view, (request.method or "").lower(), None)
    described = getattr(method, "kwargs", {}).get("schema")
    if described is None:
        return
    schema = described()
    schema.view, schema.method = view, request.method
    known = {one.name for one in schema.get_override_parameters() if one.location == OpenApiParameter.QUERY}
    for name in request.query_params:
        if name not in known and name != EVERYWHERE:
            there = (
                gettext("it takes %(known)s") % {"known": ", ".join(sorted(known))}
                if known
                else gettext("it takes none")
            )
            meant = meant_by(name, known)
            raise ValidationError({"detail": f"There is no parameter {name[:60]!r} here; {there}.{meant}"})


def meant_by(name: str, known: Iterable[str]) -> str:
    """A further sentence about a name that is none of those known; empty where none of them is near."""
    near = get_close_matches(name, known, 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def whole_number(text: str | None, name: str, default: int, most: int) -> int:
    """A count from the address, or 400."""
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most):
        raise ValidationError({"detail": f"{name} is {text!r}, expected a whole number from 1 to {most}."})
    return int(text)


def game_named(slug: str) -> GameView:
    """The game, or 404."""
    game = find_game(slug, timezone.localdate())
    if game is None:
        raise NotFound(f"No game is called {slug!r} here. See /api/v1/games.")
    return game


def document_named(game: str, slug: str) -> DocumentView:
    """The document, or 404."""
    found = game_named(game)
    document = found.document(slug.lower())
    if document is None:
        known = ", ".join(document.slug for document in found.documents)
        raise NotFound(f"{found.name} has no document {slug!r}. It has: {known}.")
    return document


def edition_named(document: DocumentView, label: str = "") -> EditionView:
    """The edition with this label, or the one in force; or 404."""
    edition = document.edition(label) if label else document.current
    if edition is None:
        known = ", ".join(edition.label for edition in document.editions) or "none"
        named = gettext("version “%(label)s”") % {"label": label} if label else gettext("version in effect")
        raise NotFound(
            gettext("No %(named)s of the %(document_title)s is on this site. There are: %(known)s.")
            % {"named": named, "document_title": document.title, "known": known}
        )
    return edition


def number_named(document: DocumentView, typed: str) -> str:
    """The printed form of a number, or 404."""
    number = number_of(document.scheme, typed)
    if number is None:
        example = document.scheme.example
        raise NotFound(f"{typed!r} is not a rule number of the {document.title}; one looks like {example}.")
    return number
