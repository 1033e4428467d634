"""Names of counters: any word, but none that rules say something of which nothing here would carry out."""

from __future__ import annotations

from .fields import Reading, read_text
from .places import Node, Scalar


def counter_name(reading: Reading, node: Node | None) -> str:
    """The name of a counter; one that would do nothing, though rules say that it does something, is reported."""
    name = read_text(reading, node, "the name of a counter")
    if isinstance(node, Scalar) and not name:
        reading.wrong_shape(node, "the name of a counter", "Write one.")
    elif node is not None and (advice := reading.words.board.refused_counter(name)):
        reading.report(node, "a counter that acts by the rules, or one that only texts speak of", repr(name), advice)
    return name or "unnamed"
