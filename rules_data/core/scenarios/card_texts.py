"""A printed card as the evaluator can run it: each line of its text read, and its facts under the format's own keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

from rules_data.core.abilities.reading import AbilityReading, Outcome, ability_text, with_links
from rules_data.core.cards import PrintedCard
from rules_data.core.evaluator import Vocabulary

from .card_files import read_card_file
from .played import PlayedGame
from .problems import UnableToReadScenario
from .read_data import read_data
from .unplayable import in_players_words

# The lists of a card's facets that say a color or a domain; all others are types and tags.
_DOMAINS, _NO_TYPES = ("colors", "domains"), ("colors", "domains", "keywords")


@dataclass(frozen=True, slots=True)
class CardLine:
    """One ability of a card's text as it was read; `unknown`: sentences on what of it cannot be played."""

    reading: AbilityReading
    unknown: tuple[str, ...]

    @property
    def runs(self) -> bool:
        return self.reading.outcome is Outcome.READ and not self.unknown


@dataclass(frozen=True, slots=True)
class CardText:
    """A card with its lines, face by face. `description` is what a scenario says of it under `cards`.

    Without one the evaluator cannot run the card, and `why` says what stands in the way.
    """

    faces: tuple[tuple[CardLine, ...], ...]
    description: dict[str, Any] | None
    why: str = ""


def read_card_text(card: PrintedCard, game: PlayedGame, edition: str = "") -> CardText:
    """Read a card's text. Nothing is guessed: one word that is not understood leaves the card without a description."""
    try:
        text = ability_text(game.slug)
    except KeyError:
        return CardText(tuple(() for _ in card.faces), None, "Card texts of this game aren't read yet.")
    words = game.table.vocabulary
    faces = tuple(_lines(text.read(face.text, face.name or card.name, edition), words) for face in card.faces)
    if len(card.faces) != 1:
        return CardText(faces, None, "Cards with several faces can't be played here yet.")
    unread = next((line for line in faces[0] if not line.runs), None)
    if unread is not None:
        return CardText(faces, None, _why(unread))
    return _described(card, faces, game)


def _why(line: CardLine) -> str:
    if line.unknown:
        return line.unknown[0]
    return f"“{line.reading.reading.not_understood or line.reading.line.text}” isn't understood yet."


def _lines(read: tuple[AbilityReading, ...], words: Vocabulary) -> tuple[CardLine, ...]:
    return tuple(CardLine(one, _unknown(one, words)) for one in read)


def _unknown(read: AbilityReading, words: Vocabulary) -> tuple[str, ...]:
    if read.data is None:
        return ()
    problems = read_data(read.data, words)[1]
    return tuple(dict.fromkeys(in_players_words(problem, read.line.text) for problem in problems))


def _described(card: PrintedCard, faces: tuple[tuple[CardLine, ...], ...], game: PlayedGame) -> CardText:
    said = _facts(card, game)
    for line in faces[0]:
        data = line.reading.data if isinstance(line.reading.data, dict) else {}
        for key in ("keywords", "abilities"):
            found = data.get(key)
            if isinstance(found, list):
                said[key] = [*said.get(key, []), *found]
    linked = with_links(said.get("abilities", []))
    if linked is None:
        return CardText(faces, None, "It speaks of what it has exiled, and nothing here says what that is.")
    said["abilities"] = linked
    # Read as a file is: what the game's format refuses of the facts is refused here, too.
    source = yaml.dump({"card": card.name, **said}, Dumper=_Whole, allow_unicode=True, sort_keys=False)
    try:
        read_card_file(source, game)
    except UnableToReadScenario as fault:
        problem = fault.problems[0]
        return CardText(faces, None, f"Its printed facts don't fit: {problem.found} isn't {problem.expected}.")
    return CardText(faces, said)


class _Whole(yaml.SafeDumper):
    """Writes a value that occurs twice twice: the format has no aliases."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _facts(card: PrintedCard, game: PlayedGame) -> dict[str, Any]:
    words = game.table.vocabulary
    board = words.board
    above = card.facets.get("supertypes", ())
    said = [word for called, listed in card.facets.items() if called not in _NO_TYPES for word in listed]
    said = [word for word in said if word not in above]
    facts: dict[str, Any] = {"types": [word.lower() for word in said if word.lower() in words.types]}
    if above:
        facts["supertypes"] = [word.lower() for word in above]
    if tags := [word for word in said if word.lower() not in words.types]:
        facts[board.tag_keys[0]] = tags
    if domains := [word.lower() for called in _DOMAINS for word in card.facets.get(called, ())]:
        facts[board.domain_key] = domains if len(domains) > 1 else domains[0]
    numbers = dict(card.faces[0].facts)
    for stat in board.card_stats:
        if stat in numbers:
            facts[stat] = _number(numbers.pop(stat))
    if board.cost_key in numbers:
        facts[board.cost_key] = _number(numbers[board.cost_key])
    elif numbers:
        facts[board.cost_key] = {name: _number(value) for name, value in numbers.items()}
    return facts


def _number(value: str) -> int | str:
    return int(value) if value.isascii() and value.isdigit() else value
