"""What an object becomes a copy of, together with what it is besides."""

from __future__ import annotations

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import WHAT_A_COPY_IS_BESIDES_IS_COPIED
from rules_data.core.evaluator.state import GameObject

from .running import Running

_OF_WHAT_IT_IS = (
    kinds.Copy,
    kinds.OfWord,
    kinds.SetTag,
    kinds.ReplaceTag,
    kinds.SetDomain,
    kinds.SetName,
    kinds.SetBase,
    kinds.GainKeyword,
    kinds.LoseKeyword,
    kinds.GainAbility,
    kinds.LoseAbility,
)


def as_one_copy(ev: Running, thing: GameObject, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Changes that make an object a copy, with what it is besides as a part of the copy where rules say so."""
    says = tuple(change for change in changes if isinstance(change, _OF_WHAT_IT_IS))
    copies = any(isinstance(change, kinds.Copy) and change.card is not None for change in says)
    if not copies or len(says) == 1 or not ev.rules.ask(WHAT_A_COPY_IS_BESIDES_IS_COPIED):
        return changes
    one = kinds.Copy(card=ev.game.derivation.as_entered(ev, thing, says))
    return (one, *(change for change in changes if not isinstance(change, _OF_WHAT_IT_IS)))
