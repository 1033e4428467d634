"""Whether what is written from data says the same data: an ability is put into words, and the words are read again.

Words of a game's cards and the words that the site writes are those of the same phrases; where they part, a reader is
told something that nobody could tell the evaluator in return.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import StrEnum
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Cost,
    Duration,
    Effect,
    EventPattern,
    Filter,
    Mode,
    Origin,
    Pick,
    Relation,
    Remembered,
    Selector,
    TokenKind,
    UnableToRenderAbility,
    render,
)
from rules_data.core.abilities.effects import If, Later, OnObjects, Pay, Prevent, YouMay
from rules_data.core.abilities.reading import ability_text

from .played import PlayedGame
from .read_data import read_data


class Back(StrEnum):
    """What became of an ability that was put into words and read again."""

    SAME = "read back"
    OTHER = "read back as something else"
    NOT_RUN = "read back, and not known to the evaluator"
    UNREAD = "not read back"
    REFUSED = "not put into words"


@dataclass(frozen=True, slots=True)
class ReadBack:
    """An ability in words, and what they say. `why`: what was not understood, or what else they say."""

    words: str
    outcome: Back
    why: str = ""


def read_back(ability: Ability, game: PlayedGame) -> ReadBack:
    """Put an ability into the words of its game's cards, and read them as a card's text.

    Raises KeyError for a game whose card texts nobody reads.
    """
    if game.lexicon is None:
        return ReadBack("", Back.REFUSED, "This game has no words.")
    try:
        words = render(ability, game.lexicon)
    except UnableToRenderAbility as fault:
        return ReadBack("", Back.REFUSED, str(fault))
    found: list[Ability] = []
    problems: list[str] = []
    for line in ability_text(game.slug).read(words):
        if line.data is None:
            return ReadBack(words, Back.UNREAD, line.reading.not_understood)
        abilities, unknown = read_data(line.data, game.table.vocabulary)
        found += abilities
        problems += unknown
    if problems:
        return ReadBack(words, Back.NOT_RUN, problems[0])
    same = len(found) == 1 and without_labels(found[0], game) == without_labels(ability, game)
    return ReadBack(words, Back.SAME if same else Back.OTHER)


def without_labels(ability: Ability, game: PlayedGame) -> Ability:
    """The ability without the names that a file gives to things, which its words do not tell.

    What several instructions speak of is numbered as it comes. What means the same is made alike: an ability that says
    it works on the board, whose one instruction may be done, or only on a condition; a cost of 0, and what is chosen for
    one; an event of anything, or of any player; a shield, which lasts this turn whether or not it says so; the order of
    what is asked of an object; a token's own name among its tags; and what waits for the next object once.
    """
    board = game.lexicon.board if game.lexicon is not None else ""
    found: Ability = _plain(ability, {}, board)
    return found


def _plain(value: Any, names: dict[str, str], board: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_plain(one, names, board) for one in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    kept: dict[str, Any] = {one.name: _plain(getattr(value, one.name), names, board) for one in fields(value)}
    if isinstance(value, Selector | Effect):
        kept["bind"] = None
    if isinstance(value, Selector | Remembered) and value.name:
        kept["name"] = names.setdefault(value.name, f"{len(names) + 1}")
    if isinstance(value, Mode):
        kept["name"] = ""
    if isinstance(value, Ability):
        kept |= {"name": "", "link": None, "origin": Origin.PRINTED}
        kept["zones"] = () if value.zones == (board,) else value.zones
        kept |= _paid_within(kept)
        kept |= _whose_may(kept)
    if isinstance(value, EventPattern):
        kept["object"] = None if value.object == Filter() else kept["object"]
        kept["player"] = None if value.player is Relation.ANY else value.player
    if isinstance(value, Prevent) and value.duration is Duration.THIS_TURN:
        kept["duration"] = Duration.PERMANENT
    if isinstance(value, Filter):
        kept["criteria"] = tuple(sorted(kept["criteria"], key=repr))
    if isinstance(value, TokenKind):
        kept["tags"] = () if value.tags == (value.name,) else kept["tags"]
    if isinstance(value, Later) and value.duration is Duration.NEXT_TIME and value.ability.continuous is not None:
        kept["ability"] = replace(kept["ability"], continuous=replace(kept["ability"].continuous, next_only=True))
    if isinstance(value, YouMay) and len(value.effects) == 1 and value == YouMay(effects=value.effects):
        return replace(kept["effects"][0], optional=True)
    if isinstance(value, Cost):
        kept["actions"] = tuple(map(_untargeted, kept["actions"]))
        kept["resources"] = tuple((name, amount) for name, amount in value.resources if amount)
    return _on_condition(replace(value, **kept))


def _untargeted(action: Effect) -> Effect:
    """What is chosen for a cost is never a target, whether or not its file says so."""
    if not isinstance(action, OnObjects) or action.objects.pick is not Pick.CHOOSE:
        return action
    return replace(action, objects=replace(action.objects, target=False))


def _on_condition(value: Any) -> Any:
    """ "If ..., draw a card" is that instruction on its condition."""
    if not isinstance(value, If) or value.otherwise or len(value.effects) != 1 or value != _only_if(value):
        return value
    [done] = value.effects
    return replace(done, condition=value.condition) if done.condition is None else value


def _only_if(value: If) -> If:
    return If(condition=value.condition, effects=value.effects)


def _paid_within(kept: Mapping[str, Any]) -> dict[str, Any]:
    """ "You may pay [1] to draw a card" is one cost, whether the ability has it or its only instruction."""
    effects = kept["effects"]
    pays = effects[0] if len(effects) == 1 and kept["kind"] is AbilityKind.TRIGGERED else None
    if not isinstance(pays, Pay) or pays != Pay(cost=pays.cost, effects=pays.effects) or not kept["cost"].is_free:
        return {}
    return {"optional": True, "cost": pays.cost, "effects": pays.effects}


def _whose_may(kept: Mapping[str, Any]) -> dict[str, Any]:
    effects = kept["effects"]
    if len(effects) != 1 or not kept["optional"] or effects[0].optional:
        return {}
    return {"optional": False, "effects": (replace(effects[0], optional=True),)}


def abilities_in(value: object, met: set[int] | None = None) -> Iterator[Ability]:
    """Every ability that a card or a scenario holds, as a whole: not those within others."""
    met = set() if met is None else met
    if isinstance(value, Ability):
        yield value
    elif is_dataclass(value) and not isinstance(value, type | PlayedGame) and id(value) not in met:
        met.add(id(value))
        for each in fields(value):
            yield from abilities_in(getattr(value, each.name), met)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from abilities_in(each, met)
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from abilities_in(each, met)
