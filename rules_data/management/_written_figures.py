"""manage.py bench written: how many of the shipped abilities, put into words, read back as what they are."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from rules_data.core.abilities import Ability, CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, PlayedGame, abilities_in, read_back, read_card_file

COLUMNS = ["game", "abilities", *Back, "share read back"]

# How many words of a sentence are listed with its digest.
_BEGINNING = 6


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), help="of one game alone")
    parser.add_argument(
        "--list", action="store_true", help="also what does not read back, by a digest of its words, and the words"
    )


@dataclass(slots=True)
class WrittenFigures:
    """What became of abilities that were put into words and read again; `others`: the words that do not read back."""

    counted: Counter[Back] = field(default_factory=Counter)
    others: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, abilities: Iterable[Ability], game: PlayedGame) -> WrittenFigures:
        """The figures of these abilities, each counted once."""
        found = cls()
        for ability in dict.fromkeys(abilities):
            back = read_back(ability, game)
            found.counted[back.outcome] += 1
            if back.outcome is not Back.SAME and back.words:
                found.others.setdefault(back.words, back.why)
        return found

    def listed(self) -> list[str]:
        """What does not read back, one line each: a digest of the words, and how they begin."""
        return sorted(f"{_digest(words)} {' '.join(words.split()[:_BEGINNING])}" for words in self.others)

    def row(self, name: str) -> list[str]:
        total = self.counted.total()
        share = f"{self.counted[Back.SAME] / total:.1%}" if total else "-"
        return [name, str(total), *(str(self.counted[outcome]) for outcome in Back), share]


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()[:10]


def shipped(corpus: Path, game: PlayedGame) -> list[Ability]:
    """The abilities of a game's cards and examples."""
    found: list[Ability] = []
    cards: dict[str, CardFacts] = {}
    for path in sorted((corpus / game.slug / "cards").glob("*.yaml")):
        facts = read_card_file(path.read_text("utf-8"), game).facts
        cards[facts.name] = facts
        found += abilities_in(facts)
    for path in sorted((corpus / game.slug / "examples").glob("*.yaml")):
        found += abilities_in(GAMES.read_scenario(path.read_bytes(), cards.get))
    return found


def figures(corpus: Path, options: dict[str, Any]) -> dict[str, WrittenFigures]:
    """Of each game that is asked for."""
    games = [game for slug, game in sorted(GAMES.played.items()) if options["game"] in (None, slug)]
    return {game.slug: WrittenFigures.of(shipped(corpus, game), game) for game in games if game.lexicon is not None}
