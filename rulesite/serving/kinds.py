"""What kind of request this is: how many of it one address may make, and what one may cost."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest


@dataclass(frozen=True)
class Kind:
    """Requests that are bounded alike. `a_minute` is for one address; `seconds` are of processor time.

    Dear ones run a few at a time, so that readers of pages never wait behind them.
    """

    name: str
    a_minute: int
    seconds: float
    dear: bool = False


# An event's hall has one address for a thousand readers: what costs little is limited little.
PAGE = Kind("page", 1_200, 10.0)
# Whole documents and long lists are kept like every page; made for somebody alone, they take ten times a page's time.
LIST = Kind("list", 300, 10.0, dear=True)
# The first search in an edition that is not in force makes an index of it, which is kept.
SEARCH = Kind("search", 300, 2.0, dear=True)
SUGGEST = Kind("suggest", 600, 1.0)
# Editions are aligned when one is published, and what is made of a pair is kept.
COMPARE = Kind("compare", 120, 3.0, dear=True)
# It ends by itself after 0.7 s (rules_data.queries.to_check) and shows what it has found; this one stands behind it.
CHECK = Kind("check", 60, 1.5, dear=True)
# The evaluator has a clock of its own; this one stands behind it.
EVALUATE = Kind("evaluate", 60, 10.0, dear=True)
# A click in the laboratory is a form sent and a page asked for, and both play the scenario within the same clock.
LAB = Kind("lab", 600, 10.0, dear=True)
API = Kind("api", 600, 2.0)
DESCRIBED = Kind("described", 60, 10.0)
# A pack has some fifty pieces, each of them made once: the making takes turns, and what is made is handed out as pages.
PIECE = Kind("piece", 2_400, 10.0, dear=True)
LOGIN = Kind("login", 30, 5.0)
# An editor publishes, checks or takes back a whole rulebook; whoever may not is turned away before any of that begins.
DESK = Kind("desk", 1_200, 300.0)

_BY_PATH: tuple[tuple[re.Pattern[str], Kind], ...] = tuple(
    (re.compile(pattern), kind)
    for pattern, kind in (
        (r"/search/suggest$|/api/v1/suggest$|/api/v1/preview$", SUGGEST),
        (r"/search$|/api/v1/search$|/c/", SEARCH),
        (r"/check$|/api/v1/check$", CHECK),
        (r"/api/v1/evaluate$", EVALUATE),
        (r"/lab(/|$)|/api/v1/lab$", LAB),
        (r"/[^/]+/[^/]+/compare(/|$)|/api/v1/.*/compare$", COMPARE),
        (r"/api/v1/(schema|docs)$|/sitemap", DESCRIBED),
        (
            r"/api/v1/.*/whole\.(json|txt)$|/[^/]+/[^/]+/(@[^/]+/)?all$|/[^/]+/(faq/|examples/|glossary/|coverage)$",
            LIST,
        ),
        (r"/offline/[^/]+/", PIECE),
        (r"/admin/login/|/editor/sign", LOGIN),
        (r"/editor/(drafts|texts)/", DESK),
        (r"/api/", API),
    )
)


def kind_of(path: str) -> Kind:
    """The kind of a request by its path."""
    return next((kind for pattern, kind in _BY_PATH if pattern.match(path)), PAGE)


def client_address(request: HttpRequest) -> str:
    """Who asks: the address that the outermost trusted proxy saw. Of IPv6 the network, since one person has it all."""
    address = str(request.META.get("REMOTE_ADDR", ""))
    if settings.TRUSTED_PROXIES:
        passed = [one.strip() for one in str(request.META.get("HTTP_X_FORWARDED_FOR", "")).split(",") if one.strip()]
        if len(passed) >= settings.TRUSTED_PROXIES:
            address = passed[-settings.TRUSTED_PROXIES]
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)
