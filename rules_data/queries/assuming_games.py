"""Which game a text speaks of, and how that is known."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from rules_data.core.citations import Citation, CitedGame, Signs, TimeIsUp, find_cited, signs_in, unhurried
from rules_data.core.games import GAMES
from rules_data.models import Card

from .budget import prepares
from .fates import editions_with_numbers
from .games import GameView

# Enough of a text to tell its game from.
_SAMPLE = 60_000
# One game is meant where so many times more speaks for it than for any other.
_CLEARLY = 2.0
_FEWEST_WORDS = 3
# Names of one short word are words of other texts as well.
_SHORTEST_NAME = 9
_CARDS_KEPT = 6
_NOT_LETTERS = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class AssumedGame:
    """The game a text speaks of, or none, and `like_rules`: how many numbers in it look like rules of some game.

    `is_told` says whether anything but the numbers tells the game: somebody named it, or the text uses its words.
    """

    game: GameView | None
    like_rules: int = 0
    is_told: bool = False


def assumed_game(
    text: str,
    known: tuple[GameView, ...],
    slug: str = "",
    *,
    path: str = "",
    neighbour: str = "",
    time_is_up: TimeIsUp = unhurried,
) -> AssumedGame:
    """The game chosen; else the one that writes its numbers so, is named, whose words and cards stand there, that the
    texts beside this one speak of, or in whose rules the most of the numbers have ever existed.
    """
    if slug:
        return AssumedGame(_of_slug(slug, known), is_told=True)
    sample = text if len(text) <= 2 * _SAMPLE else text[:_SAMPLE] + "\n" + text[-_SAMPLE:]
    signs = signs_in(sample, [cited_here(game) for game in known], time_is_up)
    if not any(signs.found.values()):
        return AssumedGame(None, _of_absent_documents(sample, known, time_is_up))
    telling = _by_words(sample, signs, known, path)
    written = _clearest(signs.written)
    if written is not None:
        game = _of_slug(written, known)
        told = written in {telling, neighbour}
        if game is not None and (told or _exist_mostly(signs, game)):
            return AssumedGame(game, signs.like_rules, told)
        return AssumedGame(game if signs.like_rules else None, signs.like_rules)
    for one in (telling, neighbour):
        game = _of_slug(one, known) if one and signs.found.get(one) else None
        if game is not None:
            return AssumedGame(game, signs.like_rules, is_told=True)
    return AssumedGame(_by_numbers(signs, known), signs.like_rules)


def _of_absent_documents(text: str, known: tuple[GameView, ...], time_is_up: TimeIsUp) -> int:
    """How many references name a document of these games that is not on this site: "MTR 2.10"."""
    cited = [GAMES[game.slug].cited for game in known]
    found = (find_cited(text, one, time_is_up=time_is_up) for one in cited if one.documents)
    return max((sum(one.document is not None for one in ones) for ones in found), default=0)


def cited_here(game: GameView) -> CitedGame:
    """How the rules of a game are cited as far as its documents are on this site."""
    kept = {document.slug for document in game.documents if document.current is not None}
    cited = GAMES[game.slug].cited
    return replace(cited, documents=tuple(one for one in cited.documents if one.slug in kept))


def _of_slug(slug: str, known: tuple[GameView, ...]) -> GameView | None:
    return next((game for game in known if game.is_called(slug)), None)


def _by_words(text: str, signs: Signs, known: tuple[GameView, ...], path: str) -> str:
    """The game that path, names, words or cards tell; empty where nothing does plainly."""
    on_path = {game.slug: float(_is_on(path, game)) for game in known}
    cards = _cards_in(text, tuple(game.slug for game in known))
    words = {game: count if count >= _FEWEST_WORDS else 0 for game, count in signs.spoken.items()}
    for weights in (on_path, signs.named, words, cards):
        clearest = _clearest(weights)
        if clearest is not None:
            return clearest
    return ""


def _is_on(path: str, game: GameView) -> bool:
    """Whether a folder or the file is called after the game, by itself or among other words."""
    names = {_NOT_LETTERS.sub("-", name.lower()).strip("-") for name in (game.slug, game.name, *game.aliases)}
    steps = (f"-{_NOT_LETTERS.sub('-', step.lower()).strip('-')}-" for step in re.split(r"[/\\]", path))
    return any(f"-{name}-" in step for step in steps for name in names if name)


def _clearest(weights: Mapping[str, float]) -> str | None:
    """The one with by far the most; None where there is none, or two are near each other."""
    ranked = sorted(weights.items(), key=lambda pair: pair[1], reverse=True)
    if not ranked or ranked[0][1] <= 0:
        return None
    return ranked[0][0] if len(ranked) == 1 or ranked[0][1] >= _CLEARLY * ranked[1][1] else None


def _cards_in(text: str, slugs: tuple[str, ...]) -> dict[str, float]:
    """How many cards of each game are named."""
    lowered = text.lower()
    names = _card_names(slugs, Card.objects.count())
    return {slug: float(sum(name in lowered for name in names[slug])) for slug in slugs}


@lru_cache(maxsize=_CARDS_KEPT)
@prepares
def _card_names(slugs: tuple[str, ...], count: int) -> dict[str, tuple[str, ...]]:
    """The names of the cards of each game that no other text is likely to have; `count` changes with the cards."""
    found: dict[str, list[str]] = {slug: [] for slug in slugs}
    for slug, name in Card.objects.filter(game__slug__in=slugs).order_by().values_list("game__slug", "name"):
        if len(name) >= _SHORTEST_NAME and " " in name:
            found[slug].append(name.lower())
    return {slug: tuple(names) for slug, names in found.items()}


def _exist_mostly(signs: Signs, game: GameView) -> bool:
    """Whether a text that says nothing else of a game has its numbers at least: 8.1.3 alone may be a version."""
    found = signs.found.get(game.slug, ())
    exist = sum(_exists(one, game) for one in found)
    return exist > 0 and (signs.like_rules > 0 or (exist > 1 and 2 * exist >= len(found)))


def _exists(one: Citation, game: GameView) -> bool:
    """Whether the document that is named has ever had the number, or any that counts as the rulebook does."""
    own = {document.slug for document in GAMES[game.slug].cited.documents}
    named = {one.document} if one.document in own else {document.slug for document in game.documents} - own
    number = str(one.number)
    return any(number in editions_with_numbers(doc.editions) for doc in game.documents if doc.slug in named)


def _by_numbers(signs: Signs, known: tuple[GameView, ...]) -> GameView | None:
    """The game in whose rules the most of the numbers have ever existed; None where none has."""
    scores = {game.slug: _evidence(signs, game) for game in known}
    best = max(known, key=lambda game: scores[game.slug], default=None)
    return best if best is not None and scores[best.slug] > 0 else None


def _evidence(signs: Signs, game: GameView) -> float:
    """How many references are numbers of the game; a deep number is rarely right by chance, three digits often are."""
    found = signs.found.get(game.slug, ())
    exist = [one for one in found if _exists(one, game)]
    deep = sum(one.number.depth > 0 for one in exist)
    return len(exist) + deep - 0.5 * (len(found) - len(exist))
