"""Cut a text into what stands around its references and the references themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .model import ResolvedCitation


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a text: plain, or a reference with the address it links to (None: it leads nowhere)."""

    text: str
    citation: ResolvedCitation | None = None
    href: str | None = None


def annotate(
    text: str, resolved: Iterable[ResolvedCitation], link: Callable[[ResolvedCitation], str | None]
) -> tuple[Segment, ...]:
    """The text in segments; joined, they are the text itself.

    `resolved` are the references found in this very text. One that does not stand where it says, or overlaps
    the one before, is refused with ValueError: it was found in another text.
    """
    segments: list[Segment] = []
    position = 0
    for one in sorted(resolved, key=lambda one: one.citation.start):
        start, end = one.citation.start, one.citation.end
        if start < position or text[start:end] != one.citation.raw:
            raise ValueError(f"{one.citation.raw!r} does not stand at {start}: find the references of this text.")
        if start > position:
            segments.append(Segment(text[position:start]))
        segments.append(Segment(text[start:end], one, link(one)))
        position = end
    if position < len(text):
        segments.append(Segment(text[position:]))
    return tuple(segments)
