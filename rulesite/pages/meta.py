"""What a page says about itself: title, description, canonical address."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.http import HttpRequest

DESCRIPTION_LENGTH = 200
_BLANKS = re.compile(r"\s+")


@dataclass(frozen=True)
class PageMeta:
    """For the head of a page; without `canonical` the page asks not to be indexed."""

    heading: str
    description: str
    canonical: str = ""
    kind: str = "website"

    @property
    def title(self) -> str:
        return self.heading if self.heading == "Rulesite" else f"{self.heading} · Rulesite"


def page_meta(request: HttpRequest, heading: str, description: str, path: str = "", kind: str = "website") -> PageMeta:
    """The head of a page whose one lasting address is `path`, or the path asked for."""
    return PageMeta(heading, shortened(description), request.build_absolute_uri(path or request.path), kind)


def shortened(text: str, length: int = DESCRIPTION_LENGTH) -> str:
    """One line of at most `length` characters, cut between words."""
    line = _BLANKS.sub(" ", text).strip()
    return line if len(line) <= length else line[: length - 2].rsplit(" ", 1)[0] + " …"
