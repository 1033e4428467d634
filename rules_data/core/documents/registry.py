"""Which parser reads which document."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .errors import UnableToReadDocument
from .flesh_and_blood import read_flesh_and_blood_rules
from .magic import read_magic_rules
from .parsed import ParsedDocument
from .riftbound import read_riftbound_rules

Reader = Callable[[bytes, str, str], ParsedDocument]

# Riftbound's Core Rules and Tournament Rules are printed alike and numbered alike.
_READERS: Mapping[tuple[str, str], Reader] = {
    ("flesh-and-blood", "cr"): read_flesh_and_blood_rules,
    ("magic", "cr"): read_magic_rules,
    ("riftbound", "cr"): read_riftbound_rules,
    ("riftbound", "tr"): read_riftbound_rules,
}


def parse_document(data: bytes, *, game: str, document: str) -> ParsedDocument:
    """Read the bytes of an official document, or of a copy of a part of it, in any layout known for it.

    Raises UnableToReadDocument when no parser is known for `game` and `document`, or when the bytes are not
    such a document; no source line with text is ever dropped in silence.
    """
    reader = _READERS.get((game, document))
    if reader is None:
        known = ", ".join(f"{game} {document}" for game, document in sorted(_READERS))
        raise UnableToReadDocument(
            f"No parser is known for {game!r} {document!r}.",
            expected=f"one of {known}",
            advice="Check the names of the game and the document.",
        )
    parsed = reader(data, game, document)
    if parsed.unaccounted:
        raise UnableToReadDocument(
            f"{len(parsed.unaccounted)} lines could not be read as part of any rule.",
            line=parsed.unaccounted[0],
            expected="a rule number, or text that belongs to the rule above",
            advice="Look at this line in the source.",
        )
    return parsed
