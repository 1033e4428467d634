"""The head of a page of the desk: never indexed, since it has no address for readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from .present import WATCHED, others_here

FOR_EDITORS = gettext_lazy("For the editors of this site.")


@dataclass(frozen=True)
class DeskMeta:
    """What base.html asks of a page; without `canonical` it asks not to be indexed."""

    heading: str | Promise
    description: str | Promise = FOR_EDITORS
    canonical: str = ""
    kind: str = "website"
    preview: None = None

    @property
    def title(self) -> str:
        return _("%(heading)s · Editors’ desk") % {"heading": self.heading}


def desk_page(heading: str | Promise) -> DeskMeta:
    """The head of a page with this heading."""
    return DeskMeta(heading)


def page_of(asked: QueryDict) -> int:
    """The page of a list that was asked for, from 1; 1 where none was, or nothing that could be one."""
    typed = asked.get("page", "1")
    return int(typed) if typed.isdecimal() and len(typed) < 6 else 1


def show(
    request: HttpRequest, template: str, heading: str, shown: dict[str, Any] | None = None, status: int = 200
) -> HttpResponse:
    """A page of the desk."""
    seen = {"meta": desk_page(heading), **(shown or {})}
    if request.resolver_match is not None and request.resolver_match.url_name in WATCHED:
        seen |= {"is_watched": True, "others": others_here(request)}
    return render(request, f"editor/{template}.html", seen, status=status)
