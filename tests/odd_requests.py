"""Requests that nobody should send, made by chance from the addresses of the site, for every route and method."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

METHODS = ("GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND")
REAL = {
    "game": ("riftbound", "magic", "flesh-and-blood", "fab"),
    "document": ("cr", "tr"),
    "typed": ("383.3.e", "603.3b", "6.6.5c", "702", "1", "383.3.e/history"),
    "number": ("383.3.e", "603.3b", "6.6.5c", "702"),
    "pin": ("v1.2", "v1.3", "2026-01-01", "2024-06-07", "9999-12-31", "0001-01-01"),
    "edition": ("v1.2", "2026-01-16"),
    "pair": ("v1.2...v1.3", "2024-06-07...2026-01-16", "...", "v1.3...v1.2", "v1.3...v1.3"),
    "text": ("CR 603.3b", "fab 6.6.5c", "603.7d-f", "rule 383 @v1.2"),
    "of": ("riftbound/cr/383.3.e", "magic", "concepts/x"),
    "section": ("383", "rules", "603"),
}
ODD = (
    "",
    "0",
    "-1",
    "1e9",
    "٣",
    "x" * 3000,
    "%00",
    "%ff%fe",
    "%ED%A0%80",
    "..%2f..%2fetc%2fpasswd",
    "%0d%0aX: 1",
    "@",
    "@@",
    "...",
    "....",
    "a...b...c",
    "%F0%9F%98%80",
    "é",
    "'\"><script>alert(1)</script>",
    "{{7*7}}",
    "%25s%25n",
    "~",
    "(((((",
    "603.7d" * 400,
    "9" * 400,
    "null",
    "undefined",
    "NaN",
    "2026-13-45",
    "2026-02-30",
    "None",
    " ",
    "%E2%80%AE",
    "𝟔𝟎𝟑",
    "①",
    "1.2.3.4.5.6.7.8.9",
)
NAMES = (
    "q",
    "game",
    "page",
    "size",
    "page_size",
    "kind",
    "c",
    "edition",
    "path",
    "url",
    "format",
    "old",
    "new",
    "within",
    "show",
    "in",
    "hide",
    "status",
    "about",
    "next",
    "text",
    "number",
    "maxwidth",
    "v",
    "limit",
    "sort",
    "verdict",
    "letter",
    "csrfmiddlewaretoken",
)
HEADERS: dict[str, tuple[str, ...]] = {
    "accept": (
        "",
        "*",
        "*/*",
        "text/html",
        "application/json",
        "application/xml;q=nan",
        "text/html;q=",
        ";;;,,,",
        "a" * 4000,
        "é/ü",
        "application/json; indent=99999",
        "application/json; indent=x",
        "text/html; charset=\x00",
        "image/*, */*;q=2",
    ),
    "accept-encoding": ("", "br", "gzip;q=0", "*", "br;q=nan", "zstd,,,"),
    "if-none-match": ("*", '""', 'W/"', "x" * 5000, '"é"'),
    "if-modified-since": ("yesterday", "Thu, 99 Jan 0000 99:99:99 GMT", "Mon, 01 Jan 99999 00:00:00 GMT"),
    "range": ("bytes=0-0", "bytes=5-1", "bytes=-", "lines=1-2", "bytes=0-99999999999999"),
    "x-forwarded-for": ("1.2.3.4", "nonsense, ::1", ",,,"),
    "origin": ("null", "https://evil.example"),
    "content-type": (
        "",
        "text/plain",
        "application/json",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "application/x-www-form-urlencoded; charset=utf-99",
        "application/json; charset=x",
    ),
    "cookie": ("sessionid=x", "sessionid=\x01", "csrftoken=" + "a" * 2000, "=;=;="),
    "authorization": ("Basic", "Basic !!!", "Bearer x"),
    "x-requested-with": ("XMLHttpRequest",),
    "host": ("testserver",),
}
BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"text": 1}',
    b'{"text": "603.3b", "game": {}}',
    b"[" * 20_000,
    b"\x00\xff",
    b"a=1&b=2",
    b'"x"',
    b'{"scenario": "game: magic"}',
    b"text=603.3b&game=magic",
    b'{"text": "\\ud800"}',
    b"--x\r\n",
    b"1e999",
    b"a" * 100_000,
)
_PART = re.compile(r"<(?:\w+:)?(\w+)>")


@dataclass(frozen=True)
class OddRequest:
    """One request, as a test client sends it."""

    method: str
    path: str
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def send(self, client: Client) -> Any:
        """The answer; an error inside the site comes back as a 500."""
        kind = self.headers.get("content-type", "application/octet-stream")
        more = {name: value for name, value in self.headers.items() if name != "content-type"}
        # Bytes as a server hands them on: one character each.
        query = self.query.encode().decode("latin-1")
        return client.generic(self.method, self.path, self.body, kind, headers=more, QUERY_STRING=query)


def routes() -> list[str]:
    """Every address of the site as it is configured, with its parameters in angle brackets."""
    return sorted(set(_below(get_resolver().url_patterns, "/")))


def _below(patterns: list[Any], before: str) -> Iterator[str]:
    for one in patterns:
        written = re.sub(
            r"\(\?P<(\w+)>[^)]*\)|[\^$]|\\Z", lambda found: f"<{found[1]}>" if found[1] else "", str(one.pattern)
        )
        if isinstance(one, URLResolver):
            yield from _below(one.url_patterns, before + written)
        elif isinstance(one, URLPattern):
            yield before + written


def odd_request(chance: Random, route: str) -> OddRequest:
    """A request of chance to a route: real parameters and odd ones, odd queries, headers and bodies."""
    path = _PART.sub(lambda found: _value(chance, found[1]), route)
    headers = {name: chance.choice(values) for name, values in HEADERS.items() if chance.random() < 0.2}
    method = chance.choice(METHODS)
    body = chance.choice(BODIES) if method in {"POST", "PUT", "PATCH"} else b""
    return OddRequest(method, path, _query(chance), headers, body)


def _value(chance: Random, name: str) -> str:
    return chance.choice(REAL.get(name, ODD)) if chance.random() < 0.6 else chance.choice(ODD)


def _query(chance: Random) -> str:
    if chance.random() < 0.3:
        return ""
    pairs = [(chance.choice(NAMES), _asked(chance)) for _ in range(chance.choice((1, 1, 2, 3, 60)))]
    return "&".join(f"{name}={value}" if chance.random() < 0.95 else name for name, value in pairs)


def _asked(chance: Random) -> str:
    pool = chance.choice(
        (ODD, ODD, REAL["typed"], REAL["game"], REAL["pair"], ("json", "1", "2", "all", "api", "603.3b"))
    )
    return chance.choice(pool)
