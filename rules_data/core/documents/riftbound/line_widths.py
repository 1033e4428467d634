"""Whether a line of wrapped text was broken because it was full."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from .pieces import Piece

# A proportional font fills lines unevenly; a line this near to the widest of its level counts as full.
_FULL = 0.86
_LONGEST_WRAPPED = 140
_FEW = 4


class LineWidths:
    """How wide the lines of a document are, by depth of the rule they stand in.

    Deeper rules are indented further, so their lines hold less. `depths` gives, for each piece, the depth of
    the number seen last. A document with long lines was never wrapped: each of its lines is a paragraph.
    """

    def __init__(self, pieces: Sequence[Piece], depths: Sequence[int], *, may_wrap: bool) -> None:
        self._pieces = pieces
        self._depths = depths
        longest = sorted(len(piece.text) for piece in pieces)
        # One overlong line in a wrapped document (a table, a link) does not make it unwrapped.
        typical = longest[int(len(longest) * 0.98)] if longest else 0
        self.wrapped = may_wrap and typical <= _LONGEST_WRAPPED
        self._widest = self._measure() if self.wrapped else {}
        self._overall = typical

    def _measure(self) -> dict[int, int]:
        lengths: defaultdict[int, list[int]] = defaultdict(list)
        for piece, depth in zip(self._pieces, self._depths, strict=True):
            lengths[depth].append(len(piece.text))
        return {depth: sorted(found)[int(len(found) * 0.97)] for depth, found in lengths.items() if len(found) >= _FEW}

    def wraps_into(self, index: int) -> bool:
        """Whether piece `index` may go on with the line before it: that line had no room for its first word."""
        if not self.wrapped or index == 0:
            return False
        before, here = self._pieces[index - 1], self._pieces[index]
        width = self._widest.get(self._depths[index - 1], self._overall)
        first_word = here.text.split(" ", 1)[0]
        return len(before.text) + 1 + len(first_word) > width * _FULL
