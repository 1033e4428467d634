"""The abilities that the keywords of an object stand for, by what they are needed for (Comprehensive Rules 8.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import AbilityIndex, GameObject, GameState, Traits, index_abilities

from .facts import hero_of
from .meanings import abilities_of, of_class
from .questions_keywords import EACH_KEYWORD_IS_AN_ABILITY, STANDS_FOR
from .vocabulary import CLASSES

_ANY_NUMBER = 1


def has_keyword(ev: Running, traits: Traits, word: str) -> bool:
    """Whether an object has a keyword, and that is more than a word."""
    return word in traits.keywords and bool(ev.rules.ask(STANDS_FOR[word]))


def abilities_by_keywords(
    ev: Running, thing: GameObject, traits: Traits, inherited: Collection[str] = ()
) -> Iterator[Ability]:
    """Every ability that an object has by its keywords: a keyword that it has twice is two.

    `inherited`: what an attack-proxy has from its source. Of that there is one copy, which is the source's (1.4.3a).
    """
    if thing.stands_for is not None:
        inherited = {*dict(thing.card.keywords), *inherited}
    for word, total in traits.keywords.items():
        asked = STANDS_FOR.get(word)
        if asked is None or word in inherited or not ev.rules.ask(asked):
            continue
        numbers = traits.several.get(word, (total,))
        if len(numbers) > 1 and not ev.rules.ask(EACH_KEYWORD_IS_AN_ABILITY):
            numbers = (total,)
        for number in numbers:
            yield from abilities_of(word, number)


def keyword_triggers(ev: Running, state: GameState, thing: GameObject) -> Sequence[Ability]:
    """The triggered abilities an object has by its keywords."""
    traits = ev.derived.traits(state, thing)
    if not traits.keywords:
        return ()
    found = abilities_by_keywords(ev, thing, traits, _inherited(ev, state, thing))
    return tuple(ability for ability in found if ability.kind is AbilityKind.TRIGGERED)


def keyword_replacements(ev: Running, thing: GameObject) -> Sequence[Ability]:
    """The replacement effects an object has by its keywords."""
    traits = ev.derived.traits(ev.state, thing)
    if not traits.keywords:
        return ()
    found = abilities_by_keywords(ev, thing, traits, _inherited(ev, ev.state, thing))
    return tuple(ability for ability in found if ability.kind is AbilityKind.REPLACEMENT)


def _inherited(ev: Running, state: GameState, thing: GameObject) -> Collection[str]:
    """The keywords of the source that an attack-proxy stands for, printed or given; none for anything else."""
    source = state.find(thing.stands_for) if thing.stands_for is not None else None
    return () if source is None else ev.derived.traits(state, source).keywords


def keyword_passives(ev: Running, state: GameState, thing: GameObject, traits: Traits) -> Iterator[Ability]:
    """The continuous effects an object has by its keywords, as far as its traits have been worked out."""
    for ability in abilities_by_keywords(ev, thing, traits):
        if ability.kind is AbilityKind.PASSIVE:
            yield ability
    if "universal" in traits.keywords and ev.rules.ask(STANDS_FOR["universal"]):
        hero = hero_of(state, thing.owner)
        classes = tuple(tag for tag in hero.card.tags if tag in CLASSES) if hero is not None else ()
        if classes:
            yield of_class(classes)


@lru_cache(maxsize=256)
def index_of_keywords(words: frozenset[str]) -> AbilityIndex:
    """What the abilities behind some keywords watch, replace and count."""
    abilities = tuple(ability for word in sorted(words) for ability in abilities_of(word, _ANY_NUMBER))
    found = index_abilities([], abilities)
    return replace(found, depends=found.depends or "universal" in words)
