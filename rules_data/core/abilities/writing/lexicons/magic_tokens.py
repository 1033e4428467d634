"""Tokens that Magic's cards only name, since the rules say what they are (Comprehensive Rules 111.10)."""

from __future__ import annotations

from rules_data.core.abilities.criteria import ControlledBy, OfType
from rules_data.core.abilities.effects import Add, Discard, Draw, Explore, GainLife, Modes, Sacrifice, Tap
from rules_data.core.abilities.kinds import AbilityKind
from rules_data.core.abilities.model import Ability, Cost, Effect, Mode, TokenKind
from rules_data.core.abilities.model_values import Filter, Pick, Relation, Selector

_ME = Selector(Pick.ME)
_TAP, _GIVE_UP = Tap(objects=_ME), Sacrifice(objects=_ME)
_ANY_COLOR = Modes(
    modes=tuple(
        Mode(f"option {number}", (Add(cost=Cost(((color, 1),))),))
        for number, color in enumerate(("white", "blue", "black", "red", "green"), 1)
    )
)
_YOUR_CREATURE = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), ControlledBy(Relation.YOU))))


def _artifact(name: str, cost: Cost, effect: Effect, *keywords: str) -> TokenKind:
    ability = Ability(AbilityKind.ACTIVATED, (effect,), cost=cost, keywords=keywords)
    return TokenKind(name, ("artifact",), (name,), abilities=(ability,))


KNOWN = (
    _artifact("Treasure", Cost((), (_TAP, _GIVE_UP)), _ANY_COLOR),
    _artifact("Gold", Cost((), (_GIVE_UP,)), _ANY_COLOR),
    _artifact("Food", Cost((("generic", 2),), (_TAP, _GIVE_UP)), GainLife(amount=3)),
    _artifact("Clue", Cost((("generic", 2),), (_GIVE_UP,)), Draw()),
    _artifact("Blood", Cost((("generic", 1),), (_TAP, Discard(), _GIVE_UP)), Draw()),
    _artifact("Map", Cost((("generic", 1),), (_TAP, _GIVE_UP)), Explore(objects=_YOUR_CREATURE), "sorcery speed"),
)
