"""A printed card as the evaluator can run it: each line of its text read, and its facts under the format's own keys."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import yaml

from rules_data.core.abilities import CardFacts, whole_number
from rules_data.core.abilities.reading import AbilityReading, Outcome, ability_text, with_links
from rules_data.core.cards import FACE_COLORS, FORM, PrintedCard
from rules_data.core.evaluator import Vocabulary

from .card_files import read_card_file
from .named_modes import with_modes_named
from .played import PlayedGame
from .problems import Problem, Reason, UnableToReadScenario
from .read_data import of_the_game, read_data
from .stated_while import stated
from .unplayable import in_players_words

_A_STAR = re.compile(r"(?:(?P<more>\d{1,3})\+)?\*")  # a number that the card's text defines
_DASH = re.compile(" [—-] ")  # between types and subtypes
# The lists of a card's facets that say a color or a domain; all others are types and tags.
_DOMAINS, _NO_TYPES = ("colors", "domains"), ("colors", "domains", "keywords", FORM, *FACE_COLORS)


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
    if len(card.faces) != 1 and _form(card, game) is None:
        return CardText(faces, None, "Cards with several faces of this kind can't be played here yet.")
    unread = next((line for face in faces for line in face if not line.runs), None)
    if unread is not None:
        return CardText(faces, None, _why(unread).replace("~", card.name))
    return _described(card, faces, game)


def described_without_text(card: PrintedCard, game: PlayedGame) -> dict[str, Any] | None:
    """What a scenario says of a card of which it is told that its text does nothing; None where its facts don't fit."""
    said = {**_facts(card, game), "abilities": []}
    try:
        _facts_as_read(card, said, game)
    except UnableToReadScenario:
        return None
    return said


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
    form = _form(card, game)
    sides = [_facts(card, game)] if form is None else _facts_of_two(card, game)
    words = game.table.vocabulary
    told = [_with_text(facts, lines, words) for facts, lines in zip(sides, faces, strict=True)]
    whole = [_with_stars(one, game) for one in told if one is not None]
    if len(whole) < len(told):
        return CardText(faces, None, "It speaks of what was exiled or sacrificed, and nothing here says what that is.")
    said = whole[0]
    if form is not None:
        shared = _taken_from_the_first(card, whole[0], game)
        named = [{"name": face.name, **one} for face, one in zip(card.faces, whole, strict=True)]
        several = game.table.vocabulary.board.form_keys.get(form, 1) > 1
        said = {**shared, form: named} if several else {**said, form: named[1]}
    # Read as a file is: what the game's format refuses of the facts is refused here, too.
    try:
        _facts_as_read(card, said, game)
    except UnableToReadScenario as fault:
        return CardText(faces, None, _why_not_described(fault.problems[0]))
    return CardText(faces, with_modes_named(said, game, lambda other: _facts_as_read(card, other, game)))


def _why_not_described(problem: Problem) -> str:
    if problem.reason is Reason.NEVER_CARRIED_OUT:
        return f"{problem.advice.split(':')[0]}, so that what its text says would never be done."
    if problem.reason is Reason.NO_OTHER_FACE:
        return "It turns itself over, and what is on its other face isn't known."
    return f"Its printed facts don't fit: {problem.found} isn't {problem.expected}."


def _taken_from_the_first(card: PrintedCard, first: dict[str, Any], game: PlayedGame) -> dict[str, Any]:
    """What is printed once for both of two faces, numbers and colors: taken out of the facts of the first.

    Nothing where the second face has facts of its own.
    """
    board = game.table.vocabulary.board
    if card.faces[1].facts:
        return {}
    facts = _facts(card, game)
    shared = {key: facts[key] for key in (board.domain_key, board.cost_key, *board.card_stats) if key in facts}
    for key in shared:
        first.pop(key, None)
    return shared


def _with_stars(said: dict[str, Any], game: PlayedGame) -> dict[str, Any]:
    """The facts of a face with 0 for each star in a number that its text defines: 0 for *, 1 for 1+*.

    That is what the number is where the text is lost. What the text does not define stays as it is printed, which is no
    number.
    """
    passives = [one["passive"] for one in said["abilities"] if "passive" in one and one.get("affects") == "me"]
    defined = {key for one in passives for key in (one if isinstance(one, dict) else ())}
    stars = {key: _A_STAR.fullmatch(str(said.get(key, ""))) for key in game.table.vocabulary.board.card_stats}
    known = {key: int(star["more"] or 0) for key, star in stars.items() if star and f"base {key}" in defined}
    return {**said, **known}


def _facts_as_read(card: PrintedCard, said: dict[str, Any], game: PlayedGame) -> CardFacts:
    source = yaml.dump({"card": card.name, **said}, Dumper=_Whole, allow_unicode=True, sort_keys=False)
    return read_card_file(source, game).facts


class _Whole(yaml.SafeDumper):
    """Writes a value that occurs twice twice: the format has no aliases."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _with_text(facts: dict[str, Any], lines: tuple[CardLine, ...], words: Vocabulary) -> dict[str, Any] | None:
    """The facts of a face with what its text says; None where it speaks of something that nothing in it tells."""
    said = dict(facts)
    for line in lines:
        data = line.reading.data if isinstance(line.reading.data, dict) else {}
        for key in ("keywords", "abilities"):
            found = data.get(key)
            if isinstance(found, list) and (kept := of_the_game(found, words)):
                said[key] = [*said.get(key, []), *kept]
        said |= {key: data[key] for key in (words.board.inset_key,) if key in data}
    linked = with_links(stated(said.get("abilities", []), facts, words))
    return None if linked is None else {**said, "abilities": linked}


def _form(card: PrintedCard, game: PlayedGame) -> str | None:
    """Under which key a file of this game has the second of two faces."""
    board = game.table.vocabulary.board
    form = next(iter(card.facets.get(FORM, ())), "")
    return form if len(card.faces) == 2 and form and form in (board.back_key, *board.form_keys) else None


def _facts_of_two(card: PrintedCard, game: PlayedGame) -> list[dict[str, Any]]:
    """The facts of each of two faces, by their own lines of types."""
    words, colors = game.table.vocabulary, [card.facets.get(called, ()) for called in FACE_COLORS]
    found = []
    for face, own in zip(card.faces, colors, strict=True):
        before, after = [*_DASH.split(face.types, maxsplit=1), ""][:2]
        above = tuple(word for word in before.split() if word.lower() in words.supertypes)
        types = tuple(word for word in before.split() if word not in above)
        facets = {"supertypes": above, "types": types, "subtypes": tuple(after.split()), "colors": own}
        alone = PrintedCard(card.key, face.name, (face,), "", {called: said for called, said in facets.items() if said})
        found.append(_facts(alone, game))
    return found


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
    domains = [word.lower() for called in _DOMAINS for word in card.facets.get(called, ())]
    if domains := [word for word in domains if word != board.no_domain]:
        facts[board.domain_key] = domains if len(domains) > 1 else domains[0]
    numbers = dict(card.faces[0].facts)
    for stat in (*board.card_stats, *board.stats_said_as):
        if stat in numbers:
            facts[stat] = _number(numbers.pop(stat))
    if board.cost_key in numbers:
        facts[board.cost_key] = _number(numbers[board.cost_key])
    elif numbers:
        facts[board.cost_key] = {name: _number(value) for name, value in numbers.items()}
    return facts


def _number(value: str) -> int | str:
    number = whole_number(value)
    return value if number is None else number
