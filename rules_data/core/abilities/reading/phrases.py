"""Phrases: each written once, as the words that say something beside the data that they say.

A file of phrases has sections, one for each kind of phrase, and in each a phrase a line::

    [effect]
    destroy {objects} = {destroy: $objects}
    {who} gain/gains {number} life | {who} gain/gains life equal to {number} = {gain life: $number, player: $who}

In braces stands another kind of phrase, with a name before a colon where two are of one kind. Words with a bar between
them are spellings of one word, words in brackets can be left out, and a bar with spaces around it stands between
spellings of the whole phrase: all of these say the same, and the first of them is how it is written; after `>` it is
only written, and never read. How several things are spoken of stands behind a double bar, unless it is the second
spelling of each word. In the data `$name` is what such a phrase says; `+: $name` puts its keys there, and
`+$name` in a list its entries.

A word such as "if", "may" or "each" stands in all spellings or in none, unless `==` says that they mean the same.
Behind `~=` stands data that another phrase writes: this one is only read, and what is written has such words of it too,
unless it is `~==`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Union, cast

import yaml

Data = Union[str, int, bool, list["Data"], dict[str, "Data"]]  # noqa: UP007 - it names itself

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

RULES = "rules "
OTHERWISE = " otherwise"  # behind a kind of phrases: those of it that are only written, and after all others
_SEVERAL = " || "
EITHER = "and/or"  # a word of its own, not two spellings of one
_TABLES = ("zones", "symbols", "spellings", "shown", "ability words", "keyword kinds", "left out", "sections")
_SECTION = re.compile(r"^\[([a-z0-9 ._-]+)\]$")
_SLOT = re.compile(r"^\{(?:([a-z0-9_]+):)?([a-z0-9 _-]+)\}$")
_SPLIT = re.compile(r"\{[a-z0-9_: -]+\}|\[[^\]]+\]|\S+")
# A phrase that loses one of these would say something else. Words of one line say the same: one of them is enough.
_ALIKE = (
    "if", "may", "unless", "until", "only", "except", "instead", "without", "either", "any", "though", "same",
    "each all every", "other another", "can't", "different", "additional", "first", "second", "third", "next",
    "not no non don't doesn't isn't aren't didn't haven't hasn't",
)  # fmt: skip
WEIGHTY = {word: line for line in _ALIKE for word in line.split()}


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a phrase for another one of such a kind."""

    name: str
    kind: str


Piece = str | Slot


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of a kind: its spellings, the first of which is written, and the data it says. `at`: where it stands."""

    kind: str
    spellings: tuple[tuple[Piece, ...], ...]
    data: Data
    at: str
    several: tuple[Piece, ...] = ()  # how it is written of several things
    choices: tuple[tuple[tuple[Piece, ...], ...], ...] = ()  # of the spelling that is written: each word's own
    ways: tuple[tuple[tuple[tuple[Piece, ...], ...], ...], ...] = ()  # the same of every spelling of the whole phrase
    told_apart: bool = False  # whether the second of these ways is that of several things
    unread: int = 0  # how many of its spellings, from the first, are only written
    only_read: bool = False  # the same data is written by another phrase
    alike: bool = False  # that other phrase says the same without its weighty words
    told: int = field(init=False, compare=False)  # how many keys there are in its data

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", _keys_in(self.data))


def _keys_in(data: Data) -> int:
    if isinstance(data, dict):
        return sum(1 + _keys_in(value) for value in data.values())
    return sum(map(_keys_in, data)) if isinstance(data, list) else 0


class UnableToReadPhrases(ValueError):
    """A file of phrases is wrong; the message has the place and what to do."""


def read_named(source: str) -> dict[str, dict[str, str]]:
    """What a game's file names: its symbols and what each stands for, and by edition the rules that tell kinds."""
    found: dict[str, dict[str, str]] = {}
    table: dict[str, str] | None = None
    for line in source.splitlines():
        text = line.strip()
        if section := _SECTION.match(text):
            table = found.setdefault(section.group(1), {}) if _is_table(section.group(1)) else None
        elif table is not None and " = " in text:
            name, _, value = text.partition(" = ")
            table[name.strip()] = value.strip()
    return found


def _is_table(section: str) -> bool:
    """Whether a section names things, rather than phrases of a kind."""
    return section in _TABLES or section.startswith(RULES)


def read_phrases(source: str, name: str) -> tuple[Phrase, ...]:
    """The phrases of a file. Raises UnableToReadPhrases with the line of the first that is wrong."""
    kind = ""
    found: list[Phrase] = []
    for number, line in enumerate(source.splitlines(), 1):
        at = f"{name}, line {number}"
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if section := _SECTION.match(text):
            kind = section.group(1)
        elif _is_table(kind):
            continue
        elif not kind:
            raise UnableToReadPhrases(f"{at}: a phrase stands under the kind it is of; write [kind] above it.")
        else:
            found.append(_phrase(kind, text, at))
    return tuple(found)


def _phrase(kind: str, text: str, at: str) -> Phrase:
    mark = next((one for one in (" == ", " ~== ", " ~= ") if one in text), " = ")
    words, mark, said = text.partition(mark)
    only_written = words.startswith("> ")
    words = words.removeprefix("> ")
    patterns = [one.strip() for one in words.replace(_SEVERAL, " | ").split(" | ")]
    spellings = tuple(dict.fromkeys(each for one in patterns for each in _spellings(one)))
    of_several = words.partition(_SEVERAL)[2].partition(" | ")[0].strip() or patterns[0]
    data = _data(said.strip(), at) if mark else " ".join(map(str, spellings[0]))
    names = [tuple(sorted({piece.name for piece in one if isinstance(piece, Slot)})) for one in spellings]
    asked = tuple(sorted(names_in(data)))
    if any(one != asked for one in names):
        raise UnableToReadPhrases(f"{at}: the words and the data have different parts: {names} and {list(asked)}.")
    weights = {weight(one) for one in spellings}
    if len(weights) > 1 and mark.strip() != "==":
        said_words = sorted(map(sorted, weights))
        raise UnableToReadPhrases(f"{at}: one spelling says a word that another does not: {said_words}.")
    several = _of_several(of_several)
    unread = sum(1 for _ in _spellings(patterns[0])) if only_written else 0
    ways = tuple(tuple(map(tuple, _choices(one))) for one in patterns)
    told_apart = _SEVERAL in words
    return Phrase(
        kind, spellings, data, at, several, ways[0], ways, told_apart, unread, "~" in mark, mark == " ~== "
    )  # fmt: skip


def weight(spelling: Iterable[Piece]) -> frozenset[str]:
    return frozenset(WEIGHTY[piece] for piece in spelling if isinstance(piece, str) and piece in WEIGHTY)


def _spellings(text: str) -> Iterator[tuple[Piece, ...]]:
    """All ways to spell one pattern, the first of each choice first."""
    for chosen in product(*_choices(text)):
        yield tuple(piece for each in chosen for piece in each)


def _of_several(text: str) -> tuple[Piece, ...]:
    """How a pattern is spelled of several things: unit/units, but a/an as it is."""
    chosen = [each[1 if len(each) > 1 and each[0] not in ((), ("a",)) else 0] for each in _choices(text)]
    return tuple(piece for each in chosen for piece in each)


def _choices(text: str) -> list[list[tuple[Piece, ...]]]:
    """The spellings of each word of a pattern."""
    choices: list[list[tuple[Piece, ...]]] = []
    for part in _SPLIT.findall(text):
        if slot := _SLOT.match(part):
            choices.append([(Slot(slot.group(1) or slot.group(2).replace(" ", "_"), slot.group(2)),)])
        elif part.startswith("["):
            inner = [tuple(one.split()) for one in part[1:-1].split("/")]
            choices.append([(), *inner])
        elif "/" in part[1:] and part[0] not in "+-0123456789" and part != EITHER:
            choices.append([(one,) for one in part.split("/")])
        else:
            choices.append([(part,)])
    return choices


def _data(text: str, at: str) -> Data:
    try:
        return _plain(yaml.load(text, Loader=_Loader))  # noqa: S506 - it makes nothing but strings
    except yaml.YAMLError as fault:
        raise UnableToReadPhrases(f"{at}: the data is not written as it should be: {fault}") from fault


def _plain(found: object) -> Data:
    """Strings alone come from the file; numbers and true are made of them here, so that `on` stays a word."""
    if isinstance(found, Mapping):
        return {str(key): _plain(value) for key, value in found.items()}
    if isinstance(found, list):
        return [_plain(one) for one in found]
    text = cast(str, found)
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def names_in(data: Data) -> set[str]:
    """The names of the places in a phrase's data."""
    if isinstance(data, dict):
        return {name for key, value in data.items() for name in (*names_in(value), *names_in(key))}
    if isinstance(data, list):
        return {name for one in data for name in names_in(one)}
    if not isinstance(data, str):
        return set()
    return {one.lstrip("+")[1:] for one in data.split(" ") if one.lstrip("+").startswith("$")}
