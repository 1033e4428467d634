"""A picture of what cites a rule and what it cites. The lists on the page say the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# In units of the drawing, which is as wide as the column it stands in.
WIDTH, BOX, BOX_HEIGHT, STEP, TOP = 340, 94, 28, 36, 26
MOST_ON_A_SIDE = 7
# Letters of the usual size that fit a box; longer numbers are written smaller.
_LETTERS, _LARGEST = 11, 13.0


@dataclass(frozen=True)
class Neighbour:
    """Something beside the rule: what its box says, where it leads, and whether it is a rule or a count of others."""

    label: str
    path: str
    title: str = ""
    is_rule: bool = True


@dataclass(frozen=True)
class Box:
    """A box of the drawing."""

    neighbour: Neighbour
    x: int
    y: int
    size: float

    @property
    def text_x(self) -> int:
        return self.x + BOX // 2

    @property
    def text_y(self) -> float:
        return self.y + BOX_HEIGHT / 2


@dataclass(frozen=True)
class Neighbourhood:
    """The drawing: the rule in the middle, what cites it to the left, what it cites to the right."""

    height: int
    centre: Box
    citing: tuple[Box, ...]
    cited: tuple[Box, ...]
    lines: tuple[str, ...]
    notes: tuple[tuple[int, int, str], ...]

    @property
    def width(self) -> int:
        return WIDTH


def neighbourhood(number: str, citing: Sequence[Neighbour], cited: Sequence[Neighbour]) -> Neighbourhood | None:
    """The drawing, of at most so many on each side; None where the rule has no neighbours."""
    if not citing and not cited:
        return None
    left, more_left = _shown(citing)
    right, more_right = _shown(cited)
    rows = max(len(left) + bool(more_left), len(right) + bool(more_right))
    height = TOP + rows * STEP
    middle = TOP + (rows - 1) * STEP // 2
    centre = Box(Neighbour(number, ""), (WIDTH - BOX) // 2, middle, _size(number))
    boxes_left = _column(left, 0, rows, bool(more_left))
    boxes_right = _column(right, WIDTH - BOX, rows, bool(more_right))
    lines = [_line(box.x + BOX, box.text_y, centre.x, centre.text_y) for box in boxes_left]
    lines += [_line(centre.x + BOX, centre.text_y, box.x, box.text_y) for box in boxes_right]
    notes = [
        (x + BOX // 2, boxes[-1].y + STEP + BOX_HEIGHT // 2, f"and {more} more")
        for x, boxes, more in ((0, boxes_left, more_left), (WIDTH - BOX, boxes_right, more_right))
        if more
    ]
    return Neighbourhood(height, centre, boxes_left, boxes_right, tuple(lines), tuple(notes))


def _shown(neighbours: Sequence[Neighbour]) -> tuple[list[Neighbour], int]:
    """Those that are drawn and how many rules are not; what is counted is always drawn."""
    rules = [one for one in neighbours if one.is_rule]
    counted = [one for one in neighbours if not one.is_rule]
    room = max(1, MOST_ON_A_SIDE - len(counted))
    return [*rules[:room], *counted], max(0, len(rules) - room)


def _column(neighbours: Sequence[Neighbour], x: int, rows: int, more: bool) -> tuple[Box, ...]:
    top = TOP + (rows - len(neighbours) - more) * STEP // 2
    return tuple(Box(one, x, top + place * STEP, _size(one.label)) for place, one in enumerate(neighbours))


def _size(label: str) -> float:
    return round(min(_LARGEST, _LARGEST * _LETTERS / max(1, len(label))), 1)


def _line(x: int, y: float, to_x: int, to_y: float) -> str:
    bend = (to_x - x) / 2
    return f"M{x} {y:g}C{x + bend:g} {y:g} {to_x - bend:g} {to_y:g} {to_x} {to_y:g}"
