"""Pages for everybody are made once for each published state, compressed once, and then only handed out.

What a page shows is decided by its address, the day, the published state of its game and the code: these are its key
and its ETag. Publishing changes the state of one game, and with it the keys of that game's pages; the others stay.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import brotli
from django.conf import settings
from django.core.cache import caches
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.cache import patch_vary_headers

from rules_data.queries import seconds_to_keep, site_state, state_of

from .version import code_version

log = logging.getLogger(__name__)
DAYS_KEPT = 7 * 86_400
MOST_IN_MEMORY, MOST_BYTES_IN_MEMORY = 256, 48_000_000
SMALLEST_COMPRESSED = 500
# Answered by the index, whose state is another thing, or by what a person types: kept elsewhere, or not at all.
_NOT_KEPT = (
    "/admin/", "/editor/", "/report", "/search", "/check", "/c/", "/oembed", "/api/v1/search", "/api/v1/suggest",
    "/api/v1/preview", "/api/v1/docs", "/images/", "/static/",
)  # fmt: skip
# What other sites hang behind an address to follow its readers. It means nothing here, and the page is the same.
_MEANS_NOTHING = re.compile(
    r"(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|igshid|mc_[ce]id|ref_src|share_id)(?:=.*)?\Z"
)
# Said of one answer to one reader, and not of the page.
_OF_ONE_ANSWER = ("Content-Length", "RateLimit-", "X-Request-ID")
_TEXTS = ("text/", "application/json", "application/atom+xml", "application/xml", "application/vnd.oai.openapi",
          "application/opensearchdescription+xml", "image/svg+xml", "application/manifest+json")  # fmt: skip


@dataclass(frozen=True, slots=True)
class KeptPage:
    """An answer as it was made, with its body in each encoding it is sent in."""

    status: int
    headers: tuple[tuple[str, str], ...]
    bodies: dict[str, bytes]

    @property
    def size(self) -> int:
        """Bytes of it in all encodings."""
        return sum(map(len, self.bodies.values()))


class PageCache:
    """Middleware: answers GET and HEAD of readers without a session from what is kept; compresses all texts."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._near = _Near()
        # Read before the first request: files that are put here later belong to the next process.
        code_version()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not _is_anonymous(request):
            return self.get_response(request)
        _drop_what_means_nothing(request)
        seconds = seconds_to_keep()
        key = _key(request) if _may_be_kept(request) else None
        if key is None:
            return compressed(request, self.get_response(request))
        etag = f'W/"{key[:24]}"'
        kept = self._near.get(key) or self._far(key)
        if kept is None:
            made = self._make(request, key, etag)
            if isinstance(made, HttpResponse):
                return made
            kept = made
        response = _answer(request, kept, etag)
        if settings.PROXY_KEEPS:
            # Allowed before the state was read and still now: no proxy keeps the state before a change after it.
            response.headers["X-Accel-Expires"] = str(min(seconds, seconds_to_keep()))
        return response

    def _far(self, key: str) -> KeptPage | None:
        found: KeptPage | None = caches["pages"].get(key)
        if found is not None:
            self._near.put(key, found)
        return found

    def _make(self, request: HttpRequest, key: str, etag: str) -> KeptPage | HttpResponse:
        response = self.get_response(_without_conditions(request))
        if _key(request) != key:
            # Something was published meanwhile: what was made may be of both states.
            return compressed(request, self.get_response(request))
        if not _is_keepable(response):
            return compressed(request, response)
        headers = {name: value for name, value in response.headers.items() if not name.startswith(_OF_ONE_ANSWER)}
        headers["ETag"] = etag
        kept = KeptPage(response.status_code, tuple(headers.items()), _encoded(response))
        self._near.put(key, kept)
        caches["pages"].set(key, kept, DAYS_KEPT)
        return kept


class _Near:
    """The pages this process has kept last: a number of them, and of whole documents few."""

    def __init__(self, most_bytes: int = MOST_BYTES_IN_MEMORY) -> None:
        self._kept: OrderedDict[str, KeptPage] = OrderedDict()
        self._lock = Lock()
        self._bytes, self._most_bytes = 0, most_bytes

    def get(self, key: str) -> KeptPage | None:
        return self._kept.get(key)

    def put(self, key: str, page: KeptPage) -> None:
        with self._lock:
            before = self._kept.pop(key, None)
            self._bytes += page.size - (before.size if before else 0)
            self._kept[key] = page
            while len(self._kept) > MOST_IN_MEMORY or (self._bytes > self._most_bytes and len(self._kept) > 1):
                _, gone = self._kept.popitem(last=False)
                self._bytes -= gone.size


def compressed(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """The same answer, compressed if it is a text and the reader takes it so."""
    if response.streaming or response.has_header("Content-Encoding") or not _is_text(response):
        return response
    patch_vary_headers(response, ["Accept-Encoding"])
    if len(response.content) < SMALLEST_COMPRESSED or "gzip" not in request.headers.get("Accept-Encoding", ""):
        return response
    response.content = gzip.compress(response.content, 5, mtime=0)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.content))
    etag = response.headers.get("ETag", "")
    if etag.startswith('"'):
        response.headers["ETag"] = f"W/{etag}"
    return response


def _is_anonymous(request: HttpRequest) -> bool:
    return settings.SESSION_COOKIE_NAME not in request.COOKIES and "HTTP_AUTHORIZATION" not in request.META


def _drop_what_means_nothing(request: HttpRequest) -> None:
    """Take away a query that is of others alone, so that a link passed on leads to the page that is kept."""
    query = request.META.get("QUERY_STRING", "")
    if query and request.method in {"GET", "HEAD"} and all(map(_MEANS_NOTHING.match, query.split("&"))):
        request.META["QUERY_STRING"] = ""


def _may_be_kept(request: HttpRequest) -> bool:
    return (
        settings.KEEP_PAGES
        and request.method in {"GET", "HEAD"}
        # Addresses with a query have no end: nobody may fill the cache with them.
        and not request.META.get("QUERY_STRING")
        and not request.path_info.startswith(_NOT_KEPT)
        # Meanwhile each page says how far the site is.
        and not settings.CATCHING_UP_FILE.exists()
    )


def _key(request: HttpRequest) -> str | None:
    """What decides the answer, digested; None while that is not known."""
    try:
        scopes = site_state()
    except DatabaseError as error:
        log.warning("Pages are not kept: %s", error)
        return None
    parts = request.path_info.split("/")
    if parts[1:4] == ["api", "v1", "games"] and len(parts) > 4:
        game = parts[4]
    elif parts[1] == "offline" and len(parts) > 2:
        game = parts[2].removesuffix(".json")
    else:
        game = parts[1]
    asked = [
        code_version(),
        state_of(scopes, game if game in scopes else ""),
        timezone.localdate().isoformat(),
        request.scheme or "",
        request.META.get("HTTP_HOST", ""),
        request.path_info,
        request.headers.get("Accept", "") if parts[1] == "api" else "",
    ]
    return hashlib.sha256("\n".join(asked).encode("utf-8", "surrogatepass")).hexdigest()


def _without_conditions(request: HttpRequest) -> HttpRequest:
    """The request as if its reader had nothing yet, so that the whole answer is made."""
    for name in ("HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE"):
        if name in request.META:
            request.META[f"KEPT_{name}"] = request.META.pop(name)
    if request.method == "HEAD":
        request.META["KEPT_METHOD"] = "HEAD"
        request.method = request.META["REQUEST_METHOD"] = "GET"
    return request


def _is_keepable(response: HttpResponse) -> bool:
    control = response.headers.get("Cache-Control", "")
    return (
        # Others have no end: every address that is none is answered somehow.
        response.status_code == 200
        and not response.streaming
        and not response.cookies
        and "Cookie" not in response.headers.get("Vary", "")
        and not any(word in control for word in ("no-store", "private", "no-cache"))
        and not response.has_header("Content-Encoding")
    )


def _is_text(response: HttpResponse) -> bool:
    return response.headers.get("Content-Type", "").startswith(_TEXTS)


def _encoded(response: HttpResponse) -> dict[str, bytes]:
    bodies = {"": response.content}
    if _is_text(response) and len(response.content) >= SMALLEST_COMPRESSED:
        bodies["br"] = brotli.compress(response.content, quality=5)
        bodies["gzip"] = gzip.compress(response.content, 6, mtime=0)
    return bodies


def _answer(request: HttpRequest, kept: KeptPage, etag: str) -> HttpResponse:
    asked = request.META.get("KEPT_HTTP_IF_NONE_MATCH") or request.headers.get("If-None-Match", "")
    is_head = "HEAD" in {request.method, request.META.get("KEPT_METHOD")}
    if etag in asked:
        response = HttpResponse(status=304)
        body = b""
    else:
        accepted = request.headers.get("Accept-Encoding", "")
        encoding = next((one for one in ("br", "gzip") if one in accepted and one in kept.bodies), "")
        body = kept.bodies[encoding]
        response = HttpResponse(b"" if is_head else body, status=kept.status)
        if encoding:
            response.headers["Content-Encoding"] = encoding
        response.headers["Content-Length"] = str(len(body))
    for name, value in kept.headers:
        if response.status_code != 304 or name in {"ETag", "Cache-Control", "Vary", "Content-Security-Policy"}:
            response.headers[name] = value
    if "br" in kept.bodies:
        patch_vary_headers(response, ["Accept-Encoding"])
    return response
