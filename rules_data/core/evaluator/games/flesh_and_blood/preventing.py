"""Prevention by layers and by keywords (Comprehensive Rules 6.4.10; 8.3.8 Arcane Barrier, 8.3.15, 8.3.19, 8.3.20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    ControlledBy,
    Cost,
    Effect,
    EventPattern,
    Filter,
    Limit,
    OfType,
    Pick,
    Relation,
    Replacement,
    Selector,
    Trigger,
)
from rules_data.core.abilities.effects import Destroy, Later
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Frame, GameObject

from .prevention import add_prevention
from .questions_keywords import EACH_KEYWORD_IS_AN_ABILITY

_YOUR_HERO = Filter((OfType(("hero", "demi-hero")), ControlledBy(Relation.YOU)))
_ME = Selector(Pick.ME)
REPLACED_BY_KEYWORDS = frozenset(("takes damage",))


def run_prevent(ev: Running, effect: Effect, frame: Frame) -> None:
    """Prevent the next so much damage, or so much of the next event (`for: next time`), to one's hero if not said."""
    add_prevention(ev, effect, frame, _YOUR_HERO)


def keyword_abilities(ev: Running, thing: GameObject, words: set[str]) -> Sequence[Ability]:
    """What ward, spellvoid, arcane barrier and quell mean, for damage about to be dealt."""
    if not words & REPLACED_BY_KEYWORDS or thing.zone not in ev.game.board_zones:
        return ()
    traits = ev.derived.traits(ev.state, thing)
    return tuple(
        _prevention(word, number)
        for word, total in traits.keywords.items()
        if word in _KEYWORDS
        for number in _numbers(ev, traits.several.get(word, (total,)), word)
    )


def _numbers(ev: Running, numbers: tuple[int, ...], word: str) -> tuple[int, ...]:
    """The numbers of each ability that a keyword stands for: as many as the object has it times."""
    return numbers if len(numbers) == 1 or ev.rules.ask(EACH_KEYWORD_IS_AN_ABILITY, word) else (sum(numbers),)


@lru_cache(maxsize=256)
def _prevention(word: str, number: int) -> Ability:
    cost, optional, kind, more = _KEYWORDS[word](number)
    pattern = EventPattern("takes damage", _YOUR_HERO, category=kind)
    return Ability(
        AbilityKind.REPLACEMENT,
        more,
        cost=cost,
        optional=optional,
        name=f"{word} {number}",
        replacement=Replacement(pattern, prevents=True, prevent_value=number),
    )


_Meaning = tuple[Cost, bool, str | None, tuple[Effect, ...]]
_DESTROY = Cost(actions=(Destroy(_ME),))


def _paid(number: int) -> Cost:
    return Cost((("resources", number),))


def _destroyed_later() -> tuple[Effect, ...]:
    trigger = Trigger((EventPattern("start of", phase="end"),))
    destroys = Ability(AbilityKind.TRIGGERED, (Destroy(_ME),), trigger=trigger, limit=Limit.ONCE)
    return (Later(destroys),)


_KEYWORDS: dict[str, Callable[[int], _Meaning]] = {
    "ward": lambda number: (_DESTROY, False, None, ()),
    "spellvoid": lambda number: (_DESTROY, True, "arcane", ()),
    "arcane barrier": lambda number: (_paid(number), True, "arcane", ()),
    "quell": lambda number: (_paid(number), True, None, _destroyed_later()),
}
