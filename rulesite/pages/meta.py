"""What a page says about itself: title, description, addresses, the picture of its preview."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import quote, urlencode

from django.http import HttpRequest
from django.urls import reverse

from .drawing import DRAWING, HEIGHT, WIDTH, Picture
from .summaries import Summary

DESCRIPTION_LENGTH = 200
ALTERNATIVE_LENGTH = 400
_BLANKS = re.compile(r"\s+")


@dataclass(frozen=True)
class Preview:
    """What makes a card of a link to the page: its own address, its picture, where its oEmbed is."""

    address: str
    image: str
    alternative: str
    oembed: str
    width: int = WIDTH
    height: int = HEIGHT


@dataclass(frozen=True)
class PageMeta:
    """For the head of a page; without `canonical` the page asks not to be indexed."""

    heading: str
    description: str
    canonical: str = ""
    kind: str = "website"
    preview: Preview | None = None

    @property
    def title(self) -> str:
        return self.heading if self.heading == "Rulesite" else f"{self.heading} · Rulesite"


def page_meta(request: HttpRequest, heading: str, description: str, path: str = "", kind: str = "website") -> PageMeta:
    """The head of a page whose one lasting address is `path`, or the path asked for."""
    return PageMeta(heading, shortened(description), request.build_absolute_uri(path or request.path), kind)


def summary_meta(request: HttpRequest, summary: Summary, lasting: str = "") -> PageMeta:
    """The head of a page that can be shown elsewhere; `lasting` is its canonical path where that is another one."""
    return PageMeta(
        heading=summary.heading,
        description=shortened(summary.description),
        canonical=request.build_absolute_uri(lasting or summary.path),
        kind="article",
        preview=preview_of(request, summary),
    )


def preview_of(request: HttpRequest, summary: Summary) -> Preview:
    """The addresses a link's card is made from."""
    address = request.build_absolute_uri(summary.path)
    oembed = f"{reverse('pages:oembed')}?{urlencode({'url': address, 'format': 'json'})}"
    return Preview(
        address=address,
        image=request.build_absolute_uri(image_path(summary)),
        alternative=shortened(summary.alternative, ALTERNATIVE_LENGTH),
        oembed=request.build_absolute_uri(oembed),
    )


def image_path(summary: Summary) -> str:
    """The address of the page's picture; another one whenever the picture changes, since previews are kept long."""
    path, _, query = summary.path.partition("?")
    own = f"{reverse('pages:image_start')}{quote(path.strip('/'), safe='/@,.:%')}.png"
    version = urlencode({"v": fingerprint(summary.picture)[:12]})
    return f"{own}?{query}&{version}" if query else f"{own}?{version}"


def fingerprint(picture: Picture) -> str:
    """Two pictures that come out the same have the same one."""
    said = "\0".join((str(DRAWING), picture.label, picture.title, picture.text, picture.stamp, picture.notice))
    return sha256(said.encode("utf-8", "surrogatepass")).hexdigest()


def shortened(text: str, length: int = DESCRIPTION_LENGTH) -> str:
    """One line of at most `length` characters, cut between words."""
    line = _BLANKS.sub(" ", text).strip()
    return line if len(line) <= length else line[: length - 2].rsplit(" ", 1)[0] + " …"
