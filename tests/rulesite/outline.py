"""A page taken apart: its elements with what they stand in, and what in it is not as it should be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise

# Elements that have no end, and shapes of drawings, in which nothing stands.
WITHOUT_END = {
    "meta", "link", "input", "br", "img", "hr", "wbr", "source", "path", "rect", "line", "circle", "use", "polyline",
    "polygon", "ellipse",
}  # fmt: skip
BLOCKS = {"div", "ul", "ol", "dl", "table", "form", "section", "h1", "h2", "h3", "h4", "details", "figure", "pre", "p"}
PRESSED = {"a", "button", "input", "select", "textarea", "summary", "label"}
# What may stand right below these.
ONLY_BELOW = {"ul": {"li", "template"}, "ol": {"li", "template"}, "dl": {"dt", "dd", "div"}, "tr": {"th", "td"}}
LEADS_TO_IDS = ("for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "list", "form")


@dataclass
class Element:
    """One element of a page: what stands above it, nearest last, and the words in it."""

    tag: str
    held: dict[str, str]
    above: tuple[Element, ...]
    words: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())

    @property
    def name(self) -> str:
        """What it is called when it is read out."""
        return self.text or self.held.get("aria-label", "")

    def is_in(self, tag: str) -> bool:
        return any(one.tag == tag for one in self.above)

    def __str__(self) -> str:
        return f"<{self.tag} {' '.join(f'{name}={value!r}' for name, value in self.held.items())}>"[:160]


class Outline(HTMLParser):
    """Reads a page; `faults` are what a browser would have to mend."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.faults: list[str] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()
        self.faults += [f"{one} is not closed" for one in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        one = Element(tag, {name: value or "" for name, value in attrs}, tuple(self._open))
        self.faults += [f"{one} {fault}" for fault in _misplaced(one, [name for name, _ in attrs])]
        self.elements.append(one)
        if tag not in WITHOUT_END:
            self._open.append(one)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        open_before = len(self._open)
        self.handle_starttag(tag, attrs)
        del self._open[open_before:]

    def handle_endtag(self, tag: str) -> None:
        if tag in WITHOUT_END:
            return
        if not self._open or self._open[-1].tag != tag:
            self.faults.append(f"</{tag}> closes {self._open[-1] if self._open else 'nothing'}")
            return
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for one in self._open:
            one.words.append(data)

    def all(self, *tags: str, within: str = "") -> list[Element]:
        return [one for one in self.elements if one.tag in tags and (not within or one.is_in(within))]

    def below(self, above: Element) -> list[Element]:
        depth = len(above.above)
        return [one for one in self.elements if len(one.above) > depth and one.above[depth] is above]

    @property
    def ids(self) -> list[str]:
        return [one.held["id"] for one in self.elements if "id" in one.held]


def _misplaced(one: Element, names: list[str]) -> Iterator[str]:
    above = one.above[-1].tag if one.above else ""
    if len(names) != len(set(names)):
        yield "has an attribute twice"
    if one.tag in BLOCKS and one.is_in("p"):
        yield "stands in a paragraph"
    if one.tag in PRESSED and (one.is_in("a") or one.is_in("button")):
        yield "stands in a link or a button"
    if one.tag == "form" and one.is_in("form"):
        yield "stands in a form"
    if above in ONLY_BELOW and one.tag not in ONLY_BELOW[above]:
        yield f"stands right below {above}"
    if one.tag == "li" and above not in {"ul", "ol"}:
        yield "stands in no list"


def twice(page: Outline) -> list[str]:
    """Ids that name two things, or that no link could lead to."""
    return [one for one, times in Counter(page.ids).items() if times > 1 or not re.fullmatch(r"\S+", one)]


def leading_nowhere(page: Outline) -> list[str]:
    """What refers to an id of the page that is not there."""
    ids = set(page.ids)
    found = [f"{one}: {name}" for one in page.elements for name in LEADS_TO_IDS
             if any(part not in ids for part in one.held.get(name, "").split())]  # fmt: skip
    links = (one.held["href"] for one in page.all("a") if one.held.get("href", "").startswith("#"))
    return found + [href for href in links if href[1:] and href[1:] not in ids]


def nameless(page: Outline) -> list[str]:
    """What is pressed, typed into or looked at and has no name to be read out."""
    labelled = {one.held["for"] for one in page.all("label") if one.name and "for" in one.held}
    found = [one for one in page.all("a", "button", "summary", "h1", "h2", "h3", "h4", "h5", "h6") if not one.name]
    found += [one for one in page.all("nav") if not {"aria-label", "aria-labelledby"} & set(one.held)]
    found += [one for one in page.all("img") if "alt" not in one.held]
    found += [one for one in page.all("svg") if one.held.get("aria-hidden") != "true" and not _is_told(one)]
    for one in page.all("input", "select", "textarea"):
        has_name = one.held.get("id") in labelled or one.is_in("label") or _is_told(one)
        if one.held.get("type") not in {"hidden", "submit"} and not has_name:
            found.append(one)
    return [str(one) for one in found]


def _is_told(one: Element) -> bool:
    return bool(one.held.get("aria-label") or one.held.get("aria-labelledby"))


def skipped_levels(page: Outline) -> list[str]:
    """Headings of the main part that stand more than one level below the one before."""
    headings = [one for one in page.all("h1", "h2", "h3", "h4", "h5", "h6") if one.is_in("main")]
    return [
        f"{after.text} behind {before.text}"
        for before, after in pairwise(headings)
        if int(after.tag[1]) > int(before.tag[1]) + 1
    ]


def idle_forms(page: Outline) -> list[str]:
    """Forms that cannot be sent without a script, or whose address would be lost as they are sent."""
    found = []
    for form in page.all("form"):
        inside = page.below(form)
        sends = any(one.tag in {"button", "input"} and one.held.get("type", "submit" if one.tag == "button" else "text")
                    == "submit" for one in inside)  # fmt: skip
        method = form.held.get("method", "get").lower()
        lost = method == "get" and "?" in form.held.get("action", "")
        if not sends or lost or method not in {"get", "post"}:
            found.append(str(form))
    return found


def untold_tables(page: Outline) -> list[str]:
    """Tables without a head, and heads that do not say whether they are of a row or of a column."""
    found = [one for one in page.all("table") if not any(below.tag == "th" for below in page.below(one))]
    return [str(one) for one in [*found, *(one for one in page.all("th") if not one.held.get("scope"))]]


def sending_unasked(page: Outline) -> list[str]:
    """Buttons outside of forms that a browser takes for ones that send a form."""
    loose = [one for one in page.all("button") if not one.is_in("form") and "form" not in one.held]
    return [str(one) for one in loose if one.held.get("type") != "button"]


def opening_by_nothing(page: Outline) -> list[str]:
    """What can be opened and does not begin with what is pressed for it."""
    first = (
        (one, next((each for each in page.below(one) if each.above[-1] is one), None)) for one in page.all("details")
    )
    return [str(one) for one, begins in first if begins is None or begins.tag != "summary"]


def undated(page: Outline) -> list[str]:
    """Times that programs cannot read."""
    return [str(one) for one in page.all("time") if not one.held.get("datetime")]


def saying_nothing(page: Outline) -> list[str]:
    """Links whose words do not tell where they lead when they are read out one after the other."""
    empty = {"here", "click here", "link", "this", "more", "read more"}
    return [str(one) for one in page.all("a") if one.text.casefold().strip(" .…") in empty]


LOOKED_FOR = (
    twice, leading_nowhere, nameless, skipped_levels, idle_forms, untold_tables, sending_unasked, opening_by_nothing,
    undated, saying_nothing,
)  # fmt: skip


def barriers(page: Outline) -> dict[str, list[str]]:
    """Whatever of all this is to be found on a page, by what it is."""
    found = {"to be mended": page.faults} | {one.__name__: one(page) for one in LOOKED_FOR}
    return {name: faults for name, faults in found.items() if faults}
