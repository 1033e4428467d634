"""Basic runes and their two abilities (Core Rules v1.3 159-163, v1.2 156-160)."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Ability, AbilityKind, Cost, Pick, Selector
from rules_data.core.abilities.effects import Add, Exhaust, Recycle
from rules_data.core.evaluator.continuous import as_printed
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, IllegalStep, Traits

from .questions_course import BASIC_RUNES_ADD_RESOURCES

DOMAINS = ("fury", "calm", "mind", "body", "chaos", "order")


def one_of(domains: Iterable[str]) -> str:
    """The word for power of one of these domains, whichever its player likes."""
    return " or ".join(domain for domain in DOMAINS if domain in domains)


_DOMAIN_OF = {f"{domain.capitalize()} Rune": domain for domain in DOMAINS}
_ME = Selector(Pick.ME)


def _adds(name: str, resource: str, action: Exhaust | Recycle) -> Ability:
    effects = (Add(Cost(((resource, 1),))),)
    return Ability(
        AbilityKind.ACTIVATED, effects, cost=Cost(actions=(action,)), keywords=("reaction",), name=name
    )


_ENERGY = _adds("energy", "energy", Exhaust(_ME))
_POWER = {domain: _adds("power", domain, Recycle(_ME)) for domain in DOMAINS}


def printed(thing: GameObject) -> Traits:
    """What an object is by itself: a basic rune has two abilities whether or not they are written on it.

    A rune of which nothing but that it is one is said can be exhausted, and its domain is nobody's to know.
    """
    traits = as_printed(thing.card)
    if "rune" in thing.card.types and not thing.card.abilities:
        domain = _DOMAIN_OF.get(thing.card.name)
        if domain is not None:
            traits.abilities = (_ENERGY, _POWER[domain])
        elif not thing.card.domains:
            traits.abilities = (_ENERGY,)
    return traits


def is_inherent(ability: Ability) -> bool:
    """Whether an ability is one that basic runes have by the rules alone."""
    return ability is _ENERGY or ability in _POWER.values()


def check_inherent(ev: Running, thing: GameObject) -> None:
    """Raise IllegalStep for the use of a rune whose card gives it no ability, where no rule does."""
    ruled = ev.rules.ask(BASIC_RUNES_ADD_RESOURCES)
    if not ruled and "rune" in thing.card.types and not thing.card.abilities:
        raise IllegalStep(f"{thing.handle} has no ability", ruled.rules)
