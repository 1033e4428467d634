"""Reading a line of ability text: all of it, a part of it, or nothing.

A line counts as read only if every word of it belongs to a phrase, and if the data it says, written again, gives the
same words: what is lost on the way to the data would be missing there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from .agreement import out_of_place
from .grammar import Grammar
from .parser import ContradictoryPhrases, Parser, Tree, said
from .phrases import Data
from .tokens import Text, tokens_of
from .writer import canonical, write


class Outcome(StrEnum):
    """How much of a line is understood."""

    READ = "read"
    IN_PART = "read in part"
    NOT_UNDERSTOOD = "not understood"


@dataclass(frozen=True, slots=True)
class LineReading:
    """What a line says. `data`: in the form of example files; None unless all of it was read.

    `not_understood`: the words that no phrase takes up, as they stand in the text, and `why`. `written`: the data put
    into words again, each phrase in its first spelling.
    """

    text: str
    outcome: Outcome
    data: Data | None = None
    not_understood: str = ""
    why: str = ""
    written: str = ""
    tree: Tree | None = None
    differs: bool = False


def read_line(grammar: Grammar, text: str, kind: str = "line") -> LineReading:
    """Read one line, from which names, reminder text and ability words have been taken."""
    tokens = tokens_of(text)
    if not tokens.words:
        return LineReading(text, Outcome.READ, {})
    parser = Parser(grammar, tokens)
    tree = parser.whole(kind)
    if tree is None and tokens.words[-1] != ".":
        tokens = tokens_of(f"{text.rstrip()}.")
        parser = Parser(grammar, tokens)
        tree = parser.whole(kind)
    if tree is None:
        return _in_part(grammar, tokens, text, parser)
    return _checked(grammar, tree, text, tokens)


def _checked(grammar: Grammar, tree: Tree, text: str, tokens: Text) -> LineReading:
    """The reading, if its data says every word of it again."""
    try:
        data = said(tree)
    except ContradictoryPhrases:
        why = "Two parts of this sentence say different things of one, so it isn't clear what is meant."
        return LineReading(text, Outcome.IN_PART, not_understood=text, why=why, tree=tree)
    kind = tree.phrase.kind if hasattr(tree, "phrase") else "line"
    meant = " ".join(canonical(tree, grammar))
    ways = (write(grammar, kind, data, otherwise=otherwise) for otherwise in (False, True))
    written = next((again for way in ways if (again := " ".join(way or ())) == meant), "")
    if "where x is" in f" {text.lower()}" and _leaves_x(data):
        why = "It isn't clear which X the words “where X is” are about."
        return LineReading(text, Outcome.IN_PART, not_understood=text, why=why, tree=tree)
    if lost := out_of_place(tokens, tree):
        why = f"It isn't clear what “{lost}” is about here."
        return LineReading(text, Outcome.IN_PART, not_understood=lost, why=why, tree=tree)
    if written != meant:
        why = "So far this could only be read with a word lost or changed, so it counts as not understood."
        return LineReading(text, Outcome.IN_PART, not_understood=text, why=why, written=meant, tree=tree, differs=True)
    return LineReading(text, Outcome.READ, data, written=written, tree=tree)


def _leaves_x(data: Data) -> bool:
    """Whether X stands somewhere in the data, and not beside what it is."""
    if isinstance(data, dict):
        return "where X" not in data and any(_leaves_x(value) for value in data.values())
    if isinstance(data, list):
        return any(map(_leaves_x, data))
    return data in ("X", "-X")


def _in_part(grammar: Grammar, tokens: Text, text: str, parser: Parser) -> LineReading:
    """Which words the phrases do not take up: from the furthest they reach to the end of that sentence."""
    furthest = min(parser.furthest, len(tokens.words) - 1)
    end = next((place for place in range(furthest, len(tokens.words)) if tokens.words[place] == "."), len(tokens.words))
    span = tokens.span(furthest, max(end, furthest + 1))
    some = any(True for _ in _openings(grammar, parser, tokens))
    outcome = Outcome.IN_PART if some else Outcome.NOT_UNDERSTOOD
    before = tokens.span(max(0, furthest - 3), furthest)
    if not before:
        return LineReading(text, outcome, not_understood=span, why="How this begins isn't understood yet.")
    return LineReading(text, outcome, not_understood=span, why=f"After “{before}” the text isn't understood yet.")


def _openings(grammar: Grammar, parser: Parser, tokens: Text) -> Iterator[int]:
    """Where a whole part of the line ends that was read: its condition or cost, or a sentence."""
    if "opening" in grammar.trees:
        yield from parser.at("opening", 0)
    if "effects" not in grammar.trees:
        return
    starts = [0, *(place + 1 for place, word in enumerate(tokens.words[:-1]) if word in (".", ":", BULLET))]
    for start in starts:
        yield from parser.at("effects", start)
        yield from parser.at("run", start)


BULLET = "•"
