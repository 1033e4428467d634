"""Rulings on a page of Markdown or MDX: each under a heading that asks, or that names what is ruled on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from .model import Origin, Ruling, UnreadableRulings, day_in

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*\Z")
_FENCE = re.compile(r"\s{0,3}(?:```|~~~)")
# published: 2025-10-16T19:00:00.000Z | Source: https://example.org/page
_LABELLED = re.compile(r"(published|date|source|author|licen[sc]e|edition|version)\s*:\s*(\S.*)\Z", re.IGNORECASE)
_ASKS = re.compile(r"\A(?:q(?:uestion)?\s*[:.]\s*)(?P<asked>.+)\Z|\A(?P<plain>.+\?)\s*\Z", re.IGNORECASE)
# import X from "y" | export const x | <Card name="x" /> | </Callout> | {/* note */}
_MDX_LINE = re.compile(r"\s*(?:import\s.+\sfrom\s|import\s[\"']|export\s)")
_COMPONENT = re.compile(r"</?[A-Z][\w.]*(?:\s[^<>]*)?/?>|\{/\*.*?\*/\}", re.DOTALL)
_SHOWN = re.compile(r"<[A-Z][\w.]*\s[^<>]*?\b(?:name|title|number|id)=\"([^\"]+)\"[^<>]*/>")
_HEAD_KEYS: Mapping[str, str] = {
    "title": "title", "author": "author", "authors": "author", "licence": "licence", "license": "licence",
    "date": "date", "published": "date", "updated": "date", "source": "url", "url": "url", "edition": "edition",
    "version": "edition", "reviewed": "edition", "about": "edition",
}  # fmt: skip


@dataclass
class _Section:
    """A heading with the lines below it, up to the next one."""

    level: int
    title: str
    line: int
    body: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.body).strip()


def from_page(text: str, given: Origin) -> tuple[Ruling, ...]:
    """The rulings of a page: its headings that ask; if none does, those that have a text and no heading below."""
    lines = text.split("\n")
    head, first = _front_matter(lines)
    sections = list(_sections(lines, first))
    origin = _origin(head, sections).over(given)
    asking = [(one, asked) for one in sections if (asked := _asked(one.title))]
    named = asking or [(one, one.title) for one in sections if one.level > 1]
    if not named and sections:
        named = [(one, one.title or origin.title) for one in sections[:1]]
    return tuple(Ruling(asked, one.text, origin, one.line) for one, asked in named if one.text and asked)


def _front_matter(lines: list[str]) -> tuple[Mapping[str, Any], int]:
    """What stands between two lines of --- at the top, and the place of the first line behind it."""
    if not lines or lines[0].strip() != "---":
        return {}, 0
    ends = next((place for place, line in enumerate(lines[1:], start=1) if line.strip() == "---"), None)
    if ends is None:
        raise UnreadableRulings("line 1: the front matter has no end; expected a second line of ---.")
    try:
        head = yaml.safe_load("\n".join(lines[1:ends])) or {}
    except (yaml.YAMLError, ValueError) as fault:
        raise UnreadableRulings(f"line 1: the front matter cannot be read: {fault}") from fault
    if not isinstance(head, dict):
        raise UnreadableRulings("line 1: the front matter is not a mapping of keys to values.")
    return head, ends + 1


def _sections(lines: list[str], first: int) -> Iterator[_Section]:
    current = _Section(0, "", first + 1, [])
    in_code = False
    for place, line in enumerate(lines[first:], start=first + 1):
        in_code ^= _FENCE.match(line) is not None
        heading = None if in_code else _HEADING.match(line)
        if heading is None:
            if not _MDX_LINE.match(line):
                current.body.append(_plain(line))
            continue
        yield current
        current = _Section(len(heading[1]), _plain(heading[2]).strip(" *_`"), place, [])
    yield current


def _plain(line: str) -> str:
    """A line without components; what one shows by its name stays."""
    return _COMPONENT.sub("", _SHOWN.sub(r"\1", line)) if "<" in line or "{" in line else line


def _asked(title: str) -> str:
    match = _ASKS.match(title)
    return (match["asked"] or match["plain"]).strip() if match else ""


def _origin(head: Mapping[str, Any], sections: list[_Section]) -> Origin:
    """What the front matter, the first heading and labelled lines under it say of the page."""
    found: dict[str, str] = {}
    for key, value in head.items():
        name = _HEAD_KEYS.get(str(key).lower())
        if name and value:
            found.setdefault(name, ", ".join(map(str, value)) if isinstance(value, list) else str(value))
    title = next((one.title for one in sections if one.level == 1), "")
    found.setdefault("title", title)
    for one in sections[:2]:
        for line in one.body[:8]:
            match = _LABELLED.match(line.strip())
            if match:
                found.setdefault(_HEAD_KEYS[match[1].lower()], match[2].strip())
    return Origin(**{**{name: value[:200] for name, value in found.items()}, "date": day_in(found.get("date", ""))})
