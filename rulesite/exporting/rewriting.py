"""A page as a page of a copy that has no server: its links lead to files, and what cannot work there is left out."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from html import escape, unescape
from urllib.parse import parse_qsl, quote, unquote, urljoin, urlsplit

# What a server has to answer; one page in the copy says so for each.
WITH_A_SERVER = ("/report", "/propose", "/check", "/embed", "/lab", "/c/", "/api/v1/")
# Answered by the page itself, or the same whatever is asked: what stands behind the question mark is left as it is.
ASKED_IN_THE_PAGE = ("/search", "/report", "/images/", "/static/")
MOST_KNOWN = 100_000
NO_SUGGESTIONS = "/offline/suggestions.json"

_LINK = re.compile(r'((?:href|src|action)=")([^"]*)(")')
_PICTURE = re.compile(r'content="([^"]*/images/[^"]*)"')
_IN_STYLE = re.compile(r"url\(\s*['\"]?([^'\")]+)")
_LEFT_OUT = re.compile(
    r'<p class="no-print"><a class="report".*?</p>|<details class="try">.*?</details>'
    r'|<form class="list-filter".*?</form>|<h2>[^<]*</h2><form class="compare-form" method="get">.*?</form>'
    r'|<script src="[^"]*embed[^"]*" data-site async></script>\n?'
    r'|<link rel="alternate" type="application/json\+oembed"[^>]*>\n?'
    r"|<Url [^>]*suggestions\+json[^>]*/>\n?",
    re.DOTALL,
)
_COMPARE_FORM = re.compile(r'<form class="compare-form".*?</form>', re.DOTALL)
_ASKED_OF_THE_API = re.compile(r' data-cite-rules="[^"]*"')
_SUGGESTED = re.compile(r'data-search="/[^"]*"')


class Rewriter:
    """Knows the address of the copy, and what every link in it becomes."""

    def __init__(self, host: str) -> None:
        self.host = host
        # A site's pages lead to the same addresses again and again.
        self._own_from_root = lru_cache(maxsize=MOST_KNOWN)(partial(self._own, path="/"))
        self._written = lru_cache(maxsize=MOST_KNOWN)(_address_in_copy)

    def page(self, html: str, path: str, pairs: str = "") -> tuple[str, set[str], list[str]]:
        """A page as it is written, the files its links lead to, and the addresses (with queries) to be fetched for it.

        `pairs` stands in the place of a form that leads to comparisons.
        """
        html = _ASKED_OF_THE_API.sub("", _LEFT_OUT.sub("", html))
        html = _COMPARE_FORM.sub(lambda _: pairs, html)
        html = _SUGGESTED.sub(f'data-search="{NO_SUGGESTIONS}"', html)
        links: set[str] = set()
        wanted: list[str] = []

        def written(found: re.Match[str]) -> str:
            target = self.own(unescape(found[2]), path)
            if target is None:
                return found[0]
            wanted.append(target)
            became = self.file_address(target)
            links.add(became)
            if became == target:
                return found[0]
            anchor = urlsplit(unescape(found[2])).fragment
            return f"{found[1]}{escape(became)}{'#' + escape(anchor) if anchor else ''}{found[3]}"

        html = _LINK.sub(written, html)
        pictures = [self.own(unescape(one), path) for one in _PICTURE.findall(html)]
        wanted += [one for one in pictures if one]
        return html, links, wanted

    def in_style(self, css: str, path: str) -> list[str]:
        """What a style sheet refers to."""
        return [one for one in (self.own(found, path) for found in _IN_STYLE.findall(css)) if one]

    def own(self, link: str, path: str) -> str | None:
        """The path and query of a link on this site, or None for one that leads elsewhere or nowhere."""
        if link.startswith("#"):
            return None
        return self._own_from_root(link) if link.startswith("/") else self._own(link, path)

    def _own(self, link: str, path: str) -> str | None:
        if link.startswith(("mailto:", "data:", "javascript:")):
            return None
        parts = urlsplit(urljoin(f"//{self.host}{path}", link))
        if parts.netloc != self.host or parts.scheme not in {"", "http", "https"}:
            return None
        plain = parts.path or "/"
        return f"{plain}?{parts.query}" if parts.query and not plain.startswith(ASKED_IN_THE_PAGE) else plain

    def file_address(self, target: str) -> str:
        """The address in the copy of a path with or without a query: what was asked becomes part of the name."""
        return self._written(target)


def _address_in_copy(target: str) -> str:
    path, _, query = target.partition("?")
    if path.startswith(WITH_A_SERVER) and (path in WITH_A_SERVER or path.startswith("/api/v1/")):
        return next(one for one in WITH_A_SERVER if path.startswith(one))
    asked = "~".join(f"{name}={value}" for name, value in parse_qsl(query, keep_blank_values=True))
    return f"{path}~{quote(asked, safe='=~')}" if asked else path


def file_name(address: str, is_page: bool) -> str:
    """Where the answer to an address is put below the folder of the copy. Raises ValueError for one that leads out."""
    name = unquote(address).lstrip("/")
    if any(part in {".", ".."} for part in name.split("/")) or "\0" in name or "\\" in name:
        raise ValueError(f"{address} cannot be a file.")
    if not name or name.endswith("/"):
        return f"{name}index.html"
    return f"{name}.html" if is_page else name


def moved(to: str) -> str:
    """The page that stands where the site would lead elsewhere."""
    there = escape(to)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{there}</title>\n'
        f'<meta name="robots" content="noindex"><link rel="canonical" href="{there}">\n'
        f'<meta http-equiv="refresh" content="0; url={there}"></head>\n'
        f'<body><p><a href="{there}">{there}</a></p></body></html>\n'
    )


def unlinked(html: str, links: list[str]) -> tuple[str, set[str]]:
    """A page with these links as mere text; and those of them that could not be made so."""
    left = set(links)
    for link in links:
        pattern = re.compile(rf'<a [^>]*?href="{re.escape(escape(link))}(?:#[^"]*)?"[^>]*>(.*?)</a>', re.DOTALL)
        html, count = pattern.subn(r"<span>\1</span>", html)
        if count:
            left.discard(link)
    return html, left
