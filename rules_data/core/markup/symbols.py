"""The symbols each game prints in brackets or braces, and what they mean in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from . import magic_symbols

# [M] | [12] | [Assault 3] | [Quick-Draw] | [>>]
_TOKEN = re.compile(r"\[(>{1,2}|\d{1,3}|[A-Za-z][A-Za-z-]{0,20}(?: \d{1,2})?)\]")
# {p} | {2/W} | {10}
_BRACED = re.compile(r"\{([A-Za-z0-9½∞]{1,3}(?:/[A-Za-z0-9]{1,3}){0,2})\}")


@dataclass(frozen=True, slots=True)
class Symbol:
    """One symbol in a text: its printed token, and its meaning in words for those who hear it."""

    start: int
    end: int
    token: str
    meaning: str
    keyword: bool = False


@dataclass(frozen=True)
class SymbolTable:
    """One game's symbols. A bracket that is not in the table is text, such as "[Game Object]" in a pattern.

    `token` is the printed form; its one group is what stands inside.
    """

    game: str
    meanings: Mapping[str, str] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    amount_of: str = ""
    token: re.Pattern[str] = _TOKEN

    def find(self, text: str) -> Iterator[Symbol]:
        """The symbols in a text, in order."""
        for match in self.token.finditer(text):
            meaning = self.meaning(match[1])
            if meaning is not None:
                keyword = match[1] not in self.meanings and not match[1].isdigit()
                yield Symbol(match.start(), match.end(), match[0], meaning, keyword)

    def meaning(self, inner: str) -> str | None:
        """What stands in the brackets, in words; None if it is no symbol of this game."""
        if inner in self.meanings:
            return self.meanings[inner]
        if inner.isdigit():
            return f"{int(inner)} {self.amount_of}" if self.amount_of else None
        return inner if inner.partition(" ")[0] in self.keywords else None


# Core Rules v1.3 on symbols (135.2.e) and the keyword glossary (804); [S] and [T] are the forms of v1.0.
_RIFTBOUND = SymbolTable(
    game="riftbound",
    meanings={
        "M": "Might",
        "S": "Might",
        "E": "exhaust",
        "T": "exhaust",
        "A": "1 power of any domain",
        "C": "1 power of the card's domain",
        "R": "1 Fury power",
        "G": "1 Calm power",
        "B": "1 Mind power",
        "O": "1 Body power",
        "P": "1 Chaos power",
        "Y": "1 Order power",
        "N": "N energy",
        "X": "X energy",
        ">": "has this ability:",
        ">>": "and then",
    },
    keywords=frozenset(
        {
            "Accelerate",
            "Action",
            "Add",
            "Ambush",
            "Assault",
            "Backline",
            "Buff",
            "Deathknell",
            "Deflect",
            "Empower",
            "Empowered",
            "Equip",
            "Flow",
            "Ganking",
            "Hidden",
            "Hunt",
            "Legion",
            "Level",
            "Mighty",
            "Predict",
            "Quick-Draw",
            "Reaction",
            "Repeat",
            "Shield",
            "Stun",
            "Tank",
            "Temporary",
            "Unique",
            "Vision",
            "Weaponmaster",
        }
    ),
    amount_of="energy",
)

# Comprehensive Rules of June 2026, 1.12.4.
_FLESH_AND_BLOOD = SymbolTable(
    game="flesh-and-blood",
    meanings={
        "c": "chi",
        "d": "defense",
        "h": "life",
        "i": "intellect",
        "p": "power",
        "r": "resource",
        "t": "tap",
        "u": "untap",
    },
    token=_BRACED,
)

_MAGIC = SymbolTable(
    game="magic",
    meanings=magic_symbols.meanings(),
    amount_of=magic_symbols.AMOUNT_OF,
    token=magic_symbols.TOKEN,
)

_TABLES = {table.game: table for table in (_FLESH_AND_BLOOD, _MAGIC, _RIFTBOUND)}


def symbols_of(game: str) -> SymbolTable:
    """A game's symbols; an empty table for a game that prints none."""
    return _TABLES.get(game, SymbolTable(game))
