"""What is kept of an entry beside the index: what is shown of it, and how it hangs together with others."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .weighing import Weighed

# **bold**, `code`, "> quoted", "- item", "## title"
_MARKS = re.compile(r"\*{1,3}(?=\S)|(?<=\S)\*{1,3}|`|^[ ]{0,3}(?:>|[-*+]|#{1,6})[ ]+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Shown:
    """An entry as it is shown and ranked. `stems` are the words of title and text, for phrases."""

    key: str
    kind: str
    game: str
    document: str
    edition: str
    number: str
    slug: str
    title: str
    place: str
    body: str
    parent: str = ""
    leads_to: tuple[str, ...] = ()
    stems: str = ""
    is_summary: bool = False


def shown(weighed: Weighed) -> Shown:
    """What is kept of an entry. Its text is on one line, and an answer's without the marks it was written with."""
    entry = weighed.entry
    text = f"{_MARKS.sub('', entry.body) if entry.kind == 'faq' else entry.body}\n{entry.examples}"
    return Shown(
        key=entry.key,
        kind=entry.kind,
        game=entry.game,
        document=entry.document,
        edition=entry.edition,
        number=entry.number,
        slug=entry.slug,
        title=entry.title,
        place=entry.place,
        body=" ".join(text.split()),
        parent=entry.parent,
        leads_to=entry.leads_to,
        stems=weighed.stems,
        is_summary=entry.is_summary,
    )
