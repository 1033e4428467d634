"""A word diff as HTML: what was taken out in <del>, what was put in in <ins>."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from rules_data.queries import DiffPiece

_TAGS = {"ins": "ins", "del": "del"}


def diff_html(pieces: Iterable[DiffPiece]) -> SafeString:
    """The pieces in their order; lines stay lines."""
    # Safe: every text is escaped, and the tags are the two above.
    return mark_safe("".join(_piece_html(piece) for piece in pieces))


def _piece_html(piece: DiffPiece) -> str:
    text = escape(piece.text).replace("\n", "<br>")
    tag = _TAGS.get(piece.kind)
    return f"<{tag}>{text}</{tag}>" if tag else str(text)
