"""The games there are, and finding one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from rules_data.core.citations import CitedGame
from rules_data.core.scenarios import Lookup, PlayedGames, Scenario, no_cards, read_scenario

from .game import Game


class UnknownGame(KeyError):
    """No game has this slug."""

    def __str__(self) -> str:
        return str(self.args[0])


class GameIsTaken(ValueError):
    """Two games would answer to one word."""


class Games(Mapping[str, Game]):
    """Games by slug, in alphabetical order."""

    def __init__(self, games: Iterable[Game]) -> None:
        self._games: dict[str, Game] = {}
        self._cited: tuple[CitedGame, ...] = ()
        self._played: PlayedGames = {}
        for game in games:
            self._add(game)

    def __getitem__(self, slug: str) -> Game:
        """Raises UnknownGame, with the games there are."""
        try:
            return self._games[slug]
        except KeyError:
            raise UnknownGame(f"No game {slug!r}; there are {', '.join(self)}.") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, slug: object) -> bool:
        return slug in self._games

    @property
    def cited(self) -> tuple[CitedGame, ...]:
        """How each game's rules are cited; where a text names two games, the first counts."""
        return self._cited

    @property
    def played(self) -> PlayedGames:
        """The games whose examples run."""
        return self._played

    def read_scenario(self, source: str | bytes, cards: Lookup = no_cards, *, unfinished: bool = False) -> Scenario:
        """Read a scenario of any of these games; see `rules_data.core.scenarios.read_scenario`."""
        return read_scenario(source, self._played, cards, unfinished=unfinished)

    def called(self, word: str) -> Game | None:
        """The game with this slug or alias, in any case."""
        return next((game for game in self.values() if game.is_called(word)), None)

    @contextmanager
    def including(self, game: Game) -> Iterator[Game]:
        """One game more for as long as the block runs. Raises GameIsTaken when a word leads to another game."""
        before = self._games, self._cited, self._played
        self._add(game)
        try:
            yield game
        finally:
            self._games, self._cited, self._played = before

    def _add(self, game: Game) -> None:
        for word in (game.slug, *game.aliases):
            taken = self.called(word)
            if taken is not None:
                raise GameIsTaken(f"{word!r} would be both {taken.name} and {game.name}.")
        self._games = {one.slug: one for one in sorted((*self._games.values(), game), key=lambda one: one.slug)}
        self._cited = tuple(one.cited for one in self._games.values())
        self._played = {slug: one.played for slug, one in self._games.items() if one.played is not None}
