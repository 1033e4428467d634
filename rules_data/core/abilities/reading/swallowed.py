"""Whether a reading heeds small words: a line is read again without one of them, and must not say the same.

Words such as "may", "only" or "another" change what a card does and are easily lost on the way to data. Each is taken
out of a line that was read, another is put in its place, or one is put in where none was. What the line is then has to
say something else, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from zlib import crc32

from .grammar import Grammar
from .phrases import Data
from .read import Outcome, read_line
from .settle import settled

# Left out one at a time: words, and clauses up to the next comma or full stop.
_LEFT_OUT = (
    "may", "each", "only", "another", "other", "until end of turn", "this turn", "up to", "target", "instead",
    "or less", "or more", "or greater", "or fewer", "you control", "an opponent controls", "additional", "at random",
    "nontoken", "combat", "first", "alone", "once", "without", "except", "in your hand", "from your hand",
    "from your graveyard", "under your control", "if able", "not", "no", "tapped", "untapped", "friendly", "enemy",
    "your", "as a sorcery", "any number of", "face down", "face up", "on the bottom",
)  # fmt: skip
_CLAUSES = ("if", "unless", "until", "only if", "as long as", "while", "where x is", "for each", "except", "instead of")
# One word in another's place: what would be said then is not what is said.
_PUT_FOR = (
    ("may", "must"), ("each", "target"), ("target", "each"), ("another", "a"), ("if", "unless"), ("unless", "if"),
    ("or less", "or more"), ("or more", "or less"), ("or greater", "or less"), ("can't", "can"), ("more", "less"),
    ("until end of turn", "until your next turn"), ("you control", "an opponent controls"), ("tapped", "untapped"),
    ("an opponent", "a player"), ("opponent", "player"), ("attacks", "blocks"), ("dies", "attacks"),
    ("first", "second"), ("once", "twice"), ("one", "two"), ("two", "three"), ("top", "bottom"), ("only", "also"),
    ("may", "can't"), ("1", "2"), ("2", "3"), ("3", "1"), ("four", "five"), ("that player", "you"),
    ("controller", "owner"), ("owner", "controller"), ("hand", "graveyard"), ("graveyard", "hand"), ("from", "to"),
    ("is", "isn't"), ("isn't", "is"), ("gains", "loses"), ("loses", "gains"), ("beginning", "end"), ("draw", "discard"),
    ("all", "any"), ("without", "with"), ("until", "unless"), ("next", "second"), ("or", "nor"), ("that", "no"),
)  # fmt: skip
# Put in somewhere: there such a word says something else, or nothing that can be understood.
# Taken out, put in at any place, or put for one another, as chance has it.
SMALL = (
    "may", "if", "unless", "until", "each", "only", "another", "other", "your", "their", "non-", "up to", "instead",
    "first", "once", "target", "except", "without", "not",
)  # fmt: skip
_PUT_IN = ("not", "only", "other", "up to", "half", "unless", "twice", "non", "until your next turn", "first")


@dataclass(frozen=True, slots=True)
class Swallowed:
    """A line that says the same without a word, or with another one: `word`, the `line`, and how it was `changed`."""

    word: str
    line: str
    changed: str


def changed_lines(line: str) -> Iterator[tuple[str, str]]:
    """A line with a small word left out, put in or another put for it: the word, and the line then.

    Where a word is put in is up to the line: always the same place of it.
    """
    for word in _LEFT_OUT:
        for found in _places(word, line):
            yield word, _joined(line[: found.start()], line[found.end() :])
    for word in _CLAUSES:
        for found in re.finditer(rf"(?<![\w'-]){word}(?![\w'-])[^,.•\"]*,?", line, re.IGNORECASE):
            yield f"{word} ...", _joined(line[: found.start()], line[found.end() :])
    for word, other in _PUT_FOR:
        for found in _places(word, line):
            put = other.capitalize() if found.group()[0].isupper() else other
            yield f"{word}, put as {other}", f"{line[: found.start()]}{put}{line[found.end() :]}"
    spaces = [found.start() for found in re.finditer(" ", line)]
    for number, word in enumerate(_PUT_IN if spaces else ()):
        place = spaces[crc32(f"{number}{line}".encode()) % len(spaces)]
        yield f"{word}, put in", _joined(f"{line[:place]} {word}", line[place:])


def changed_by_chance(line: str, seed: int, count: int) -> list[tuple[str, str]]:
    """So many of the ways to change a line by one of the SMALL words, drawn by seed: the word, and the line."""
    found = [one for one in chain(_taken_out_or_exchanged(line), _put_in(line)) if _alike(one[1]) != _alike(line)]
    # Drawn by a sum of each rather than by a source of chance, so that a campaign can be run again anywhere.
    return sorted(found, key=lambda one: crc32(f"{seed} {one}".encode()))[:count]


def _taken_out_or_exchanged(line: str) -> Iterator[tuple[str, str]]:
    for word in SMALL:
        for found in _places(word, line) if word != "non-" else re.finditer("non-?", line):
            before, behind = line[: found.start()], line[found.end() :]
            yield word, _joined(before, behind)
            for other in SMALL if word != "non-" else ():
                if other not in (word, "non-"):
                    yield f"{word}, put as {other}", _joined(f"{before}{other}", behind)


def _put_in(line: str) -> Iterator[tuple[str, str]]:
    for place in (0, *(found.end() for found in re.finditer(" ", line))):
        for word in SMALL:
            space = "" if word == "non-" else " "
            yield f"{word}, put in", f"{line[:place]}{word}{space}{line[place:]}"


def _alike(line: str) -> str:
    """The line without small words that tell nothing in their place."""
    return _NOTHING_MORE.sub("", line.lower())


def swallowed(
    grammar: Grammar, line: str, data: Data, changes: Iterable[tuple[str, str]] | None = None
) -> Iterator[Swallowed]:
    """Where a line that says `data` says it all the same when it is changed; `changes`: in other ways than these."""
    for word, changed in changed_lines(line) if changes is None else changes:
        reading = read_line(grammar, changed)
        if reading.outcome is Outcome.READ and reading.data is not None and settled(reading.data) == data:
            yield Swallowed(word, line, changed)


# Where a word tells nothing: everyone has one base and one arsenal, one unit was spoken of, two "each get" as "get",
# and one more card, counter or mana is a card, counter or mana.
_TELLS_NOTHING = re.compile(
    r"your (?:base|arsenal)\b|additional (?:cards?|\{|(?:[+-]\d/[+-]\d|[a-z]+) counters?)|(?<=that )enemy unit|"
    r"each (?:Equipment|get|gain|have|deal)\b",
    re.IGNORECASE,
)
# The same where words are put in: whose the hand is if nobody else's was spoken of, and that each of several gets it.
_NOTHING_MORE = re.compile(
    r"(?:your|their) (?=hand|base|arsenal)|each (?=equipment|gear|get|gain|have|deal)|(?<=together with an )other |"
    r"other (?=aura card defends)|(?<=that )enemy (?=unit)"
)


def _places(word: str, line: str) -> Iterator[re.Match[str]]:
    found = re.finditer(rf"(?<![\w'-]){re.escape(word)}(?![\w'-])", line, re.IGNORECASE)
    return (one for one in found if not _TELLS_NOTHING.match(line, one.start()))


def _joined(before: str, after: str) -> str:
    """What is left of a line, with its spaces and its capital letter where they belong."""
    whole = re.sub(r"\s+([,.])", r"\1", re.sub(r"\s+", " ", f"{before} {after}")).strip()
    return whole[:1].upper() + whole[1:] if _at_beginning(before) else whole


def _at_beginning(before: str) -> bool:
    return not before.strip()
