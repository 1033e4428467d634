"""What the site must know of a game, apart from what editors write: one descriptor a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules_data.core.abilities import Lexicon
from rules_data.core.cards import CardFormat
from rules_data.core.citations import CitedDocument, CitedGame, Grammar
from rules_data.core.documents import Printed, Reader
from rules_data.core.evaluator import GameTable
from rules_data.core.markup import SymbolTable
from rules_data.core.scenarios import PlayedGame, Recogniser
from rules_data.core.tree import NumberScheme


@dataclass(frozen=True, slots=True)
class Publication:
    """How one official document of a game is numbered, what reads it, and what of a PDF its reader wants.

    `called` are the words on its cover that no other document of the game has; the rulebook needs none. `grammar`
    reads how it refers to itself, where it does not count as the rulebook does, and `names` are what people write
    for its slug then ("mtr").
    """

    scheme: NumberScheme
    reader: Reader
    printed: Printed = Printed.JOINED
    called: str = ""
    grammar: Grammar | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game as the site knows it. Its publisher, editions, rules, cards and examples are no code, but its corpus.

    `slug` stands in addresses, and `aliases` are further words that lead to it; all are small letters.
    `publications` are its official documents by slug, the rulebook itself first: that is the one which examples
    demonstrate. `grammar` reads how they, and people who write about the game, cite rules. A game whose examples
    run has a `table` for the evaluator; `lexicon` holds its cards' own words, `recognise` tells kinds of
    abilities in texts, and `sample_scenario` is a small one for whoever writes the first program that sends one.
    `card_formats` are the forms in which people have its cards. `shown_at` are hosts whose addresses of its rules end
    in the number, in the path or behind the sign #.
    """

    slug: str
    name: str
    aliases: tuple[str, ...]
    publications: Mapping[str, Publication]
    grammar: Grammar
    symbols: SymbolTable
    table: GameTable | None = None
    lexicon: Lexicon | None = None
    recognise: Recogniser | None = None
    sample_scenario: Mapping[str, Any] = field(default_factory=dict)
    card_formats: tuple[CardFormat, ...] = ()
    shown_at: tuple[str, ...] = ()

    @property
    def rulebook(self) -> str:
        """The slug of the document that holds the rules of play."""
        return next(iter(self.publications))

    @cached_property
    def cited(self) -> CitedGame:
        """How its rules are cited."""
        own = ((slug, one) for slug, one in self.publications.items() if one.grammar is not None)
        documents = (CitedDocument(slug, one.names, one.grammar) for slug, one in own if one.grammar is not None)
        return CitedGame(self.slug, self.aliases, self.grammar, tuple(documents))

    @property
    def sample_citation(self) -> str:
        """A citation as somebody might type it: "fab 6.6.5c"."""
        return f"{next(iter(self.aliases), self.slug)} {self.publications[self.rulebook].scheme.example}"

    @cached_property
    def played(self) -> PlayedGame | None:
        """What running its examples takes; None for a game that the evaluator does not play."""
        if self.table is None:
            return None
        scheme = self.publications[self.rulebook].scheme
        return PlayedGame(self.slug, self.table, scheme, self.lexicon, self.recognise)

    def is_called(self, word: str) -> bool:
        """Whether a word is this game's slug or an alias, in any case."""
        return word.casefold() in (self.slug, *self.aliases)
