"""Rulings in a file: a page of Markdown or MDX, or JSON lines."""

from __future__ import annotations

from .json_lines import from_json_lines
from .model import Origin, Ruling, UnreadableRulings
from .pages import from_page

MOST = 5_000
_JSON = (".jsonl", ".ndjson")
_PAGES = (".md", ".mdx", ".markdown", ".txt")


def read_rulings(text: str, name: str, origin: Origin | None = None) -> tuple[Ruling, ...]:
    """The rulings in a file called `name`, in its order; what the file says of their origin goes before `origin`.

    Raises UnreadableRulings for a file of another kind, one without a ruling, and one with more than MOST.
    """
    lowered, given = name.lower(), origin or Origin()
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if lowered.endswith(_JSON):
        found = from_json_lines(plain, given)
    elif lowered.endswith(_PAGES):
        found = from_page(plain, given)
    else:
        raise UnreadableRulings(f"expected a file of {', '.join((*_PAGES, *_JSON))}.")
    if not found:
        raise UnreadableRulings(
            "no ruling found: expected headings that ask (“### May I …?”, “### Q: …”) or name what is ruled on, "
            "each with its answer below, or JSON lines with question and answer."
        )
    if len(found) > MOST:
        raise UnreadableRulings(f"{len(found)} rulings in one file, and at most {MOST:,} are read: part it.")
    return found
