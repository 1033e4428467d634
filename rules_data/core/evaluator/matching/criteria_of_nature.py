"""What an object is, with every effect on it: types, tags, keywords, names, domains, numbers.

Each of these takes an object and a criterion, seen from an ability, and says why the object does not pass, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Set

from rules_data.core.abilities import (
    Ability,
    Change,
    DealsDamage,
    IsToken,
    Named,
    NamedLikeThis,
    NameHas,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfChosenDomain,
    OfChosenTag,
    OfDomain,
    OfNamedTag,
    OfType,
    SharesWithThis,
    Tagged,
    WithKeyword,
    WithNumber,
)
from rules_data.core.abilities.effects import Deal
from rules_data.core.evaluator.state import GameObject, Reading, Traits, Viewpoint, parts_of

from .chosen import DOMAIN_CHOSEN, TAG_CHOSEN, chosen
from .measuring import measure
from .values import amount_of, passes

_BETWEEN_WORDS = re.compile(r"[^\w'’-]+")


def is_token(ev: Reading, criterion: IsToken, thing: GameObject, view: Viewpoint) -> str:
    return "" if thing.token is criterion.token else f"{thing.handle} is {'a' if thing.token else 'no'} token"


def of_type(ev: Reading, criterion: OfType, thing: GameObject, view: Viewpoint) -> str:
    if ev.derived.traits(view.state, thing).types.isdisjoint(criterion.types):
        return f"{thing.handle} is no {' or '.join(criterion.types)}"
    return ""


def not_of_type(ev: Reading, criterion: NotOfType, thing: GameObject, view: Viewpoint) -> str:
    found = ev.derived.traits(view.state, thing).types.intersection(criterion.types)
    return f"{thing.handle} is a {' and '.join(sorted(found))}" if found else ""


def tagged(ev: Reading, criterion: Tagged, thing: GameObject, view: Viewpoint) -> str:
    if ev.derived.traits(view.state, thing).tags.isdisjoint(criterion.tags):
        return f"{thing.handle} is no {' or '.join(criterion.tags)}"
    return ""


def not_tagged(ev: Reading, criterion: NotTagged, thing: GameObject, view: Viewpoint) -> str:
    found = ev.derived.traits(view.state, thing).tags.intersection(criterion.tags)
    return f"{thing.handle} is a {' and '.join(sorted(found))}" if found else ""


def with_keyword(ev: Reading, criterion: WithKeyword, thing: GameObject, view: Viewpoint) -> str:
    keywords = ev.derived.traits(view.state, thing).keywords
    missing = [word for word in criterion.keywords if word not in keywords]
    return f"{thing.handle} has no {missing[0]}" if missing else ""


def deals_damage(ev: Reading, criterion: DealsDamage, thing: GameObject, view: Viewpoint) -> str:
    """What an ability gives to others, or makes for later, is no effect of its own: it generates none directly."""
    done = [effect for ability in ev.derived.traits(view.state, thing).abilities for effect in ability.effects]
    parts = parts_of(done, without=(Ability, Change))
    fits = any(isinstance(part, Deal) and part.category == criterion.category for part in parts)
    return "" if fits else f"{thing.handle} has no effect that deals {criterion.category} damage"


def name_of(ev: Reading, thing: GameObject, view: Viewpoint) -> str:
    """What it is called, with every effect on it."""
    return ev.derived.traits(view.state, thing).name


def _domains_of(ev: Reading, thing: GameObject, view: Viewpoint) -> Set[str]:
    return ev.derived.traits(view.state, thing).domains


def names_of(ev: Reading, thing: GameObject, view: Viewpoint) -> tuple[str, ...]:
    """All that it is called: a split card has the names of its parts, unless an effect has given it another."""
    name = name_of(ev, thing, view)
    return thing.card.names if thing.card.forms and name == thing.card.name else (name,)


def named(ev: Reading, criterion: Named, thing: GameObject, view: Viewpoint) -> str:
    names = names_of(ev, thing, view)
    return f"{thing.handle} is called {_both(names)}" if set(names).isdisjoint(criterion.names) else ""


def named_like_this(ev: Reading, criterion: NamedLikeThis, thing: GameObject, view: Viewpoint) -> str:
    source = view.state.find(view.source.identity) or view.source
    own, names = names_of(ev, source, view), names_of(ev, thing, view)
    same = all(own) and set(own) <= set(names)
    return "" if same else f"{thing.handle} is called {_both(names)}, not {_both(own)}"


def not_named(ev: Reading, criterion: NotNamed, thing: GameObject, view: Viewpoint) -> str:
    names = names_of(ev, thing, view)
    return "" if set(names).isdisjoint(criterion.names) else f"{thing.handle} is called {_both(names)}"


def name_has(ev: Reading, criterion: NameHas, thing: GameObject, view: Viewpoint) -> str:
    names = names_of(ev, thing, view)
    found = any(all(_in_words(word) in _in_words(name) for word in criterion.words) for name in names)
    return "" if found else f"{thing.handle} is called {_both(names)}"


def _in_words(text: str) -> str:
    """A text as words with spaces around them, whatever stands between: "Cindra, Dracai" has the word Cindra."""
    return f" {_BETWEEN_WORDS.sub(' ', text.lower()).strip()} "


def _both(names: tuple[str, ...]) -> str:
    return " and ".join(names)


def of_domain(ev: Reading, criterion: OfDomain, thing: GameObject, view: Viewpoint) -> str:
    domains = _domains_of(ev, thing, view)
    if not set(criterion.domains).isdisjoint(domains):
        return ""
    return _of_domains(thing, domains) if domains else _is_not(thing, criterion.domains)


def not_of_domain(ev: Reading, criterion: NotOfDomain, thing: GameObject, view: Viewpoint) -> str:
    domains = _domains_of(ev, thing, view)
    return "" if set(criterion.domains).isdisjoint(domains) else _of_domains(thing, domains)


def _of_domains(thing: GameObject, domains: Collection[str]) -> str:
    return f"{thing.handle} is {' and '.join(sorted(domains))}"


def of_chosen_domain(ev: Reading, criterion: OfChosenDomain, thing: GameObject, view: Viewpoint) -> str:
    found = chosen(ev, view, DOMAIN_CHOSEN)
    return "" if not _domains_of(ev, thing, view).isdisjoint(found) else _not_as_chosen(thing, found)


def of_chosen_tag(ev: Reading, criterion: OfChosenTag | OfNamedTag, thing: GameObject, view: Viewpoint) -> str:
    found = chosen(ev, view, TAG_CHOSEN)
    return "" if not ev.derived.traits(view.state, thing).tags.isdisjoint(found) else _not_as_chosen(thing, found)


def shares_with_this(ev: Reading, criterion: SharesWithThis, thing: GameObject, view: Viewpoint) -> str:
    kinds = ev.game.vocabulary.kinds_counted[criterion.kinds]
    mine, its = (_words_of(ev.derived.traits(view.state, one)) & kinds for one in (view.source, thing))
    return "" if mine & its else f"{thing.handle} has none of the {criterion.kinds} of {view.source.handle}"


def _words_of(traits: Traits) -> set[str]:
    return {*traits.types, *traits.tags, *traits.domains}


def _not_as_chosen(thing: GameObject, found: Collection[str]) -> str:
    return _is_not(thing, found) if found else f"nothing was chosen that {thing.handle} could be"


def _is_not(thing: GameObject, wanted: Collection[str]) -> str:
    return f"{thing.handle} is not {' or '.join(wanted)}"


def with_number(ev: Reading, criterion: WithNumber, thing: GameObject, view: Viewpoint) -> str:
    seen = measure(ev, view.state, thing, criterion.stat)
    if passes(ev, view, seen, criterion.test):
        lacking = ev.game.lacks(ev, view.state, thing, criterion.stat)
        return f"{thing.handle} has no {criterion.stat}" if lacking else ""
    wanted = amount_of(ev, view, criterion.test.value)
    return f"{thing.handle} has {criterion.stat} {seen}, not {criterion.test.operator} {wanted}"
