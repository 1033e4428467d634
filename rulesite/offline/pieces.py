"""The pieces of a pack: pages as they are shown here, without the frame around them, and the parts of its index."""

from __future__ import annotations

import re
from copy import copy
from html import unescape
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.urls import resolve
from django.utils.translation import gettext as _

from .packs import Pack, index_of

_MAIN = re.compile(r"<main[^>]*>(.*)</main>", re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
# What needs a server: reporting, another run of an example, and its runs in other editions.
_NEEDS_A_SERVER = re.compile(
    r'<p class="no-print"><a class="report".*?</p>|<details class="try">.*?</details>|<nav class="switch".*?</nav>',
    re.DOTALL,
)
_NAME = re.compile(r"(paths|words|found|texts|pages)(?:-(\d{1,4}))?\Z")


def piece(pack: Pack, name: str, request: HttpRequest) -> dict[str, Any]:
    """One piece of a pack, by its name. Raises Http404 for a name that none has."""
    found = _NAME.match(name)
    number = int(found[2]) if found and found[2] else None
    index = index_of(pack)
    if name == "paths":
        return {"pages": pack.pages, "rules": pack.rules}
    if name == "words":
        return index.words
    try:
        if found and number is not None:
            if found[1] == "found":
                return {"found": index.found[number]}
            if found[1] == "texts":
                return {"texts": index.texts[number]}
            if found[1] == "pages":
                return {"pages": {path: page_without_frame(path, request) for path in pack.pages[number]}}
    except IndexError as fault:
        raise Http404(_("The pack has no piece %(name)s.") % {"name": name}) from fault
    raise Http404(_("The pack has no piece %(name)s.") % {"name": name})


def page_without_frame(path: str, request: HttpRequest) -> list[str]:
    """The title of a page of this site, and what stands between its frame."""
    match = resolve(path)
    response: HttpResponse = match.func(_asking(request, path), *match.args, **match.kwargs)
    html = response.content.decode()
    main, title = _MAIN.search(html), _TITLE.search(html)
    if response.status_code != 200 or main is None or title is None:
        raise Http404(_("%(path)s cannot be taken along.") % {"path": path})
    return [unescape(title[1]), _NEEDS_A_SERVER.sub("", main[1]).strip()]


def _asking(request: HttpRequest, path: str) -> HttpRequest:
    """The same reader asking for another page, of which nothing is known yet."""
    asking = copy(request)
    asking.path = asking.path_info = path
    asking.GET = QueryDict("")
    left_out = {"HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE", "QUERY_STRING"}
    asking.META = {name: value for name, value in request.META.items() if name not in left_out}
    return asking
