"""How a game's ability texts are read: its phrases on top of those that all games share, and its rules about kinds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from .behind_a_colon import with_all_behind_a_colon
from .continued import instructions_of, keywords_of, with_continued_data, with_what_it_is
from .effect_text import with_effect_text
from .grammar import Grammar, make_grammar
from .kinds_of_text import TextKind, kinds_of
from .left_out import both_ways, left_out_by, told_by_payment
from .lines import Line, below_their_heads, lines_of
from .phrases import RULES, Data, Phrase, read_named, read_phrases
from .read import LineReading, Outcome, read_line
from .settle import settled
from .would import (
    DONE,
    that_happened_to_nothing,
    that_has_happened,
    that_stand_behind_with,
    that_would_happen,
    that_you_have_done,
)

SHARED = "shared"
# Phrases are part of the program, as modules are; they come with the package, wherever that is.
_FOLDER = files(__package__) / "phrases"


@dataclass(frozen=True, slots=True)
class AbilityReading:
    """One line of a card as it was read. `data`: in the form of example files; None unless all of it was read."""

    line: Line
    reading: LineReading
    data: Data | None
    kinds: tuple[TextKind, ...] = ()

    @property
    def outcome(self) -> Outcome:
        return self.reading.outcome


def with_continued(readings: list[AbilityReading]) -> tuple[AbilityReading, ...]:
    """The lines of a text, each that goes on with a line before told together with that one.

    A line of keywords alone may stand between them.
    """
    found: list[AbilityReading] = []
    said: Data | None = None  # what the latest line that is no keyword says, with what went on with it
    at = 0
    for each in readings:
        data = each.reading.data
        told = with_continued_data(said, data) or with_what_it_is(said, data)
        if told is not None:
            found[at] = replace(found[at], data=settled(told))
            found.append(replace(each, data=keywords_of(data)))
            said = told
            continue
        found.append(each)
        if not isinstance(data, dict) or "abilities" in data:
            said, at = data, len(found) - 1
    return tuple(found)


def _below_an_empty_line(lines: tuple[Line, ...]) -> list[bool]:
    """Of each line that says something, whether there is an empty one somewhere above it."""
    empty = [not line.whole.strip() for line in lines]
    return [any(empty[:number]) for number in range(len(lines)) if not empty[number]]


@dataclass(frozen=True)
class AbilityText:
    """The texts of one game.

    `rules`: by edition, the numbers of the rules that tell the kinds of abilities; `keyword_kinds`: of what kind the
    ability is that a keyword stands for, where the game's file says so; `left_out`: the keywords by whose cost words in
    square brackets are left out, with the name of that cost; `heads`: how a line ends that others stand below, and what
    those are told with.
    """

    grammar: Grammar
    rules: Mapping[str, Mapping[str, str]]
    ability_words: frozenset[str] = frozenset()
    spellings: Mapping[str, str] = field(default_factory=dict)
    keyword_kinds: Mapping[str, str] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)
    heads: Mapping[str, str] = field(default_factory=dict)

    def read(self, text: str, name: str = "", edition: str = "") -> tuple[AbilityReading, ...]:
        """Every line of a card's text that says something. Rules are told for the editions that the phrases name.

        Without an edition they are those of the first one named.
        """
        rules = self.rules.get(edition, {}) if edition else next(iter(self.rules.values()), {})
        lines = below_their_heads(lines_of(text, name, self.ability_words, self.spellings), self.heads)
        cost = left_out_by(lines, self.left_out)
        read = [self._either_way(line, rules, cost) for line in lines if line.whole.strip()]
        told = with_effect_text([one.data for one in read], _below_an_empty_line(lines))
        return with_continued([replace(one, data=data) for one, data in zip(read, told, strict=True)])

    def _either_way(self, line: Line, rules: Mapping[str, str], cost: str) -> AbilityReading:
        """A line as it is read; one with words that are left out for a cost as both that it can say."""
        ways = both_ways(line) if cost else None
        if ways is None:
            return self._line(line, rules)
        long, short = (self._line(each, rules) for each in ways)
        data = told_by_payment(cost, instructions_of(long.data), instructions_of(short.data))
        return replace(long, line=line, data=data) if data is not None else self._line(line, rules)

    def _line(self, line: Line, rules: Mapping[str, str]) -> AbilityReading:
        reading = read_line(self.grammar, line.whole)
        if reading.data is None:
            return AbilityReading(line, reading, None)
        kinds = kinds_of(reading.data, rules, line.ability_word, self.keyword_kinds)
        return AbilityReading(line, reading, settled(with_all_behind_a_colon(reading.data, line.whole)), kinds)


@cache
def zone_words(game: str) -> Mapping[str, tuple[str, ...]]:
    """How a game speaks of each of its zones: of what is there, comes there, and is taken from there.

    {} stands for whose zone it is; a fourth word is there where what lies there is not called a card.
    """
    told = read_named((_FOLDER / f"{game}.phrases").read_text("utf-8")).get("zones", {})
    return {zone: tuple(words.split(" | ")) for zone, words in told.items()}


def _phrases_of_zones(game: str) -> Iterator[Phrase]:
    """The phrases for what comes to a zone and what is taken from it, made of the words for the zone."""
    for zone, (_within, into, out_of, *_what) in zone_words(game).items():
        ways = dict.fromkeys(into.format(whose) for whose in ("your", "a/an"))
        lines = ("[into zone]", f"{' | '.join(ways)} = {zone}", "[from zone]", f"{out_of.format('your')} = {zone}")
        yield from read_phrases("\n".join(lines), f"zone {zone}")


@cache
def symbols_of(game: str) -> Mapping[str, str]:
    """What each symbol of a game's costs stands for, by what stands within its braces."""
    return read_named((_FOLDER / f"{game}.phrases").read_text("utf-8")).get("symbols", {})


def _phrases_of(game: str) -> Traversable:
    return _FOLDER / f"{game}.phrases"


def has_phrases(game: str) -> bool:
    """Whether anything says how the texts of a game are written."""
    return _phrases_of(game).is_file()


@cache
def ability_text(game: str) -> AbilityText:
    """How the texts of a game are read, by its address. Raises KeyError for a game without phrases."""
    own = _phrases_of(game)
    if not own.is_file():
        raise KeyError(game)
    sources = {SHARED: (_FOLDER / f"{SHARED}.phrases").read_text("utf-8"), game: own.read_text("utf-8")}
    phrases: list[Phrase] = [phrase for name, source in sources.items() for phrase in read_phrases(source, name)]
    phrases += _phrases_of_zones(game)
    named = read_named(sources[game])
    shown = {**read_named(sources[SHARED]).get("shown", {}), **named.get("shown", {})}
    rules = {title.removeprefix(RULES): table for title, table in named.items() if title.startswith(RULES)}
    if any(phrase.kind == DONE for phrase in phrases):
        phrases += that_you_have_done(phrases)
    phrases += [*that_would_happen(phrases), *that_has_happened(phrases), *that_happened_to_nothing(phrases)]
    phrases += that_stand_behind_with(phrases)
    grammar = make_grammar(phrases, named.get("symbols", {}), shown)
    words = frozenset(named.get("ability words", {}))
    tables = (named.get(table, {}) for table in ("spellings", "keyword kinds", "left out", "sections"))
    return AbilityText(grammar, rules, words, *tables)
