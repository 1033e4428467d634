"""What the keys and words of the shipped examples do: the example without one, or with another, run beside it."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Effect,
    KeyTrial,
    PlayedGame,
    Scenario,
    Tried,
    declared,
    entry_of,
    read_card_file,
)

from ._shipped_editions import scenario_in

COLUMNS = ["game", "examples", "tried", "another run", "refused", "nothing, explained", "nothing, unexplained"]
# After so many examples it is said how far it has come: all of them take some seven minutes of one processor.
TOLD_EVERY = 25
DECLARED_COLUMNS = ["game", "declared", "shown by an example"]


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), help="of one game alone")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth example")
    parser.add_argument(
        "--after", type=int, default=0, metavar="K", help="leave out the first K, for another Nth of all"
    )


class KeyFigures:
    """One game's examples with what each of their keys and words does."""

    def __init__(self, corpus: Path, game: PlayedGame, options: dict[str, Any], say: Callable[[str], None]) -> None:
        self._corpus, self._game, self._words = corpus, game, game.table.vocabulary
        self.counted: Counter[str] = Counter()
        self.unexplained: list[str] = []
        self._shown: set[object] = set()
        cards: dict[str, CardFacts] = {}
        for path in sorted((corpus / game.slug / "cards").glob("*.yaml")):
            facts = read_card_file(path.read_text(), game).facts
            cards[facts.name] = facts
        paths = sorted((corpus / game.slug / "examples").glob("*.yaml"))[options["after"] :: options["every"]]
        for number, path in enumerate(paths, start=1):
            self._try(path.stem, KeyTrial(path.read_bytes(), GAMES.played, cards.get, self._in_editions))
            if number % TOLD_EVERY == 0:
                say(f"{game.slug}: {number} of {len(paths)} examples, {self.counted['tried']} keys and words.")

    def _in_editions(self, scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
        """As it is under every edition that it names, also those that are read from a neighbour's rows."""
        yield from ((label, scenario_in(self._corpus, scenario, label)) for label in scenario.editions)

    def _try(self, name: str, trial: KeyTrial) -> None:
        self.counted["examples"] += 1
        for tried in trial.all():
            self.counted["tried"] += 1
            if tried.effect is not Effect.NONE:
                self.counted[tried.effect] += 1
                if tried.effect is Effect.DIFFERS:
                    self._shown.add(entry_of(tried.met, self._words))
            elif trial.why_none(tried.met):
                self.counted["explained"] += 1
            else:
                self.counted["unexplained"] += 1
                self.unexplained.append(f"{name}, {_told(tried)}")

    def row(self) -> list[str]:
        kinds = ("examples", "tried", Effect.DIFFERS, Effect.REFUSED, "explained", "unexplained")
        return [self._game.slug, *(str(self.counted[kind]) for kind in kinds)]

    def declared_row(self) -> list[str]:
        entries = set(declared(self._words))
        return [self._game.slug, str(len(entries)), str(len(entries & self._shown))]


def _told(tried: Tried) -> str:
    met = tried.met
    return f"line {met.place.line}, column {met.place.column}: {met.what}, {met.word} ({tried.change})"


def figures(corpus: Path, options: dict[str, Any], say: Callable[[str], None]) -> list[KeyFigures]:
    """Of each game that is asked for."""
    games = [game for slug, game in sorted(GAMES.played.items()) if options["game"] in (None, slug)]
    return [KeyFigures(corpus, game, options, say) for game in games]
