"""The symbols a game prints in brackets or braces, and what they mean in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

# [M] | [12] | [Assault 3] | [Quick-Draw] | [>>]
_TOKEN = re.compile(r"\[(>{1,2}|\d{1,3}|[A-Za-z][A-Za-z-]{0,20}(?: \d{1,2})?)\]")


@dataclass(frozen=True, slots=True)
class Symbol:
    """One symbol in a text: its printed token, its meaning in words for those who hear it, where its drawing lies."""

    start: int
    end: int
    token: str
    meaning: str
    keyword: bool = False
    drawing: str = ""


@dataclass(frozen=True)
class SymbolTable:
    """One game's symbols; the empty table is that of a game that prints none.

    A bracket that is not in the table is text, such as "[Game Object]" in a pattern. `token` is the
    printed form; its one group is what stands inside. `drawings` names the drawings of symbols by what stands inside,
    and `sprite` is the address of the file that has them; without one, tokens are shown as they are printed.
    `spellings`: how files of cards and the reader of card texts write symbols, each with the printed form.
    """

    meanings: Mapping[str, str] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    amount_of: str = ""
    token: re.Pattern[str] = _TOKEN
    drawings: Mapping[str, str] = field(default_factory=dict)
    sprite: str = ""
    spellings: tuple[tuple[re.Pattern[str], str], ...] = ()

    def as_printed(self, text: str) -> str:
        """A card's text with its symbols in the form that is printed."""
        for written, printed in self.spellings:
            text = written.sub(printed, text)
        return text

    def drawn_from(self, sprite: str) -> SymbolTable:
        """The same symbols with their drawings, which lie in the file at an address."""
        return replace(self, sprite=sprite)

    def find(self, text: str) -> Iterator[Symbol]:
        """The symbols in a text, in order."""
        for match in self.token.finditer(text):
            meaning = self.meaning(match[1])
            if meaning is not None:
                keyword = match[1] not in self.meanings and not match[1].isdigit()
                yield Symbol(match.start(), match.end(), match[0], meaning, keyword, self._drawing(match[1]))

    def _drawing(self, inner: str) -> str:
        name = self.drawings.get(inner) if self.sprite else None
        return f"{self.sprite}#{name}" if name else ""

    def meaning(self, inner: str) -> str | None:
        """What stands in the brackets, in words; None if it is no symbol of this game."""
        if inner in self.meanings:
            return self.meanings[inner]
        if inner.isdigit():
            return f"{int(inner)} {self.amount_of}" if self.amount_of else None
        return inner if inner.partition(" ")[0] in self.keywords else None
