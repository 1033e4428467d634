"""Which abilities an object has by its keywords (Comprehensive Rules 113.2c, 702)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Cost
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import AbilityIndex, GameObject, GameState, Viewpoint, index_abilities

from .having import acts
from .keyword_abilities import NUMBERED, stands_for
from .keywords_giving import BACKUP, backup, printed_under
from .keywords_of_combat import BLOCKED_BY
from .keywords_with_costs import COSTED, DISGUISE, SUSPEND
from .kinds_of_counters import created_by_counters
from .questions_announcing import WHAT_WAS_SUSPENDED_MAY_STAY_EXILED
from .questions_beside import EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS

__all__ = ["BLOCKED_BY", "index_of_keywords", "keyword_holds", "keyword_triggers", "printed_abilities"]


def keyword_holds(ev: Running, view: Viewpoint, word: str, number: int) -> bool:
    """Whether its player may leave alone what a keyword would have done: a suspended card, exiled (702.62a)."""
    return word == SUSPEND and bool(ev.rules.ask(WHAT_WAS_SUSPENDED_MAY_STAY_EXILED))


@lru_cache(maxsize=256)
def index_of_keywords(keywords: frozenset[str]) -> AbilityIndex:
    """Which events the abilities watch for, and replace, that these keywords stand for."""
    words = keywords | {"ward"} if DISGUISE in keywords else keywords
    abilities = tuple(ability for word in sorted(words) for ability in stands_for(word, 1))
    abilities += created_by_counters(keywords)
    return index_abilities([CardFacts("keywords", (), abilities=abilities)], ())


@cache
def printed_abilities(
    keywords: tuple[tuple[str, int], ...], costs: tuple[tuple[str, Cost], ...] = ()
) -> tuple[Ability, ...]:
    """The activated and static abilities that printed keywords stand for; what triggers is `keyword_triggers`."""
    paid = dict(costs)
    found = (ability for word, number in keywords for ability in stands_for(word, number, paid.get(word, Cost())))
    return tuple(ability for ability in found if ability.kind is not AbilityKind.TRIGGERED)


@cache
def abilities_given_with(keyword: str, number: int) -> tuple[Ability, ...]:
    """What an object has by a keyword that an effect gives it; a keyword with a cost of its own is printed alone."""
    if keyword in COSTED:
        return ()
    return printed_abilities(((keyword, number),))


def keyword_triggers(ev: Running, state: GameState, thing: GameObject) -> Sequence[Ability]:
    """The triggered abilities an object's keywords stand for: each instance is one of its own."""
    found: list[Ability] = []
    traits, costs = ev.derived.traits(state, thing), dict(copied_card(thing).costs)
    for word, number in traits.keywords.items():
        triggered = _triggered(thing, word, number, costs)
        if not triggered or not acts(ev, word):
            continue
        each = traits.several.get(word, ()) if word in NUMBERED else (1,) * number
        if len(each) > 1 and ev.rules.ask(EACH_INSTANCE_OF_A_KEYWORD_TRIGGERS):
            triggered = [ability for one in each for ability in _triggered(thing, word, one, costs)]
        found += triggered
    return found


def _triggered(thing: GameObject, word: str, number: int, costs: Mapping[str, Cost]) -> list[Ability]:
    """The triggered abilities that one instance of a keyword stands for."""
    abilities = stands_for(word, number if word in NUMBERED else 1, costs.get(word, Cost()))
    abilities = backup(number, printed_under(copied_card(thing))) if word == BACKUP else abilities
    return [ability for ability in abilities if ability.kind is AbilityKind.TRIGGERED]
