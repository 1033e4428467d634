"""Magic's layers: what objects are with every continuous effect applied (Comprehensive Rules 613).

Within a layer effects apply in the order of their timestamps (613.7). An effect with parts in several layers goes on
applying to the objects it began with (613.6). Dependence (613.8) is not looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from rules_data.core.abilities import CardFacts, Change, Pick
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Passive, is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import amount_of, find_objects, resolve_selector
from rules_data.core.evaluator.policy import PASSIVES_AFFECT_PLAY
from rules_data.core.evaluator.state import GameObject, GameState, NotSupported, OutOfBounds, Traits

from .control import settle_control
from .durations import lapse
from .facts import COUNTERS_WORTH
from .moving import BATTLEFIELD, STACK
from .vocabulary import VOCABULARY

MOST_APPLIED = 500
Layer = tuple[type[Change], ...]
_TYPES: Layer = (kinds.OfWord,)
_COLORS: Layer = (kinds.SetDomain,)
_OF_ABILITIES: Layer = (kinds.GainAbility, kinds.LoseAbility, kinds.LoseAbilities, kinds.LoseText)
_ABILITIES: Layer = (
    *_OF_ABILITIES, kinds.GainKeyword, kinds.LoseKeyword, kinds.GainStatus, kinds.Cannot, kinds.Can, kinds.Enters,
)  # fmt: skip
_SETS: Layer = (kinds.SetValue, kinds.OfBase)
_MODIFIES: Layer = (kinds.AddToValue, kinds.SubtractFromValue)
_SWITCHES: Layer = (kinds.SwapBases,)
_LAYERS = (_TYPES, _COLORS, _ABILITIES, _SETS, _MODIFIES, _SWITCHES)
_KNOWN = (*(kind for layer in _LAYERS for kind in layer), kinds.Controlled, kinds.ChangeCost, kinds.AdditionalCost)


@dataclass(slots=True)
class _Course:
    """One derivation: what has been found, and what each static effect has begun to apply to.

    Traits are shared between objects of one card until something changes them: `own` are those that are not.
    `passives` are known until abilities come or go.
    """

    ev: Running
    state: GameState
    found: dict[str, Traits]
    changed: tuple[GameObject, ...]
    own: set[str] = field(default_factory=set)
    passives: list[Passive] | None = None
    begun: dict[Hashable, tuple[Passive, tuple[str, ...]]] = field(default_factory=dict)
    done: set[tuple[Hashable, Layer]] = field(default_factory=set)

    def of(self, handle: str) -> Traits:
        """The traits of an object, to be changed."""
        if handle not in self.own:
            self.own.add(handle)
            self.found[handle] = _copied(self.found[handle])
        return self.found[handle]

    def in_force(self) -> list[Passive]:
        if self.passives is None:
            self.passives = list(passives_in_force(self.ev, self.state, self.found))
        return self.passives


@dataclass(frozen=True, slots=True)
class _Part:
    """One change in one layer, with its timestamp and the objects it applies to."""

    timestamp: tuple[int, int]
    change: Change
    amount: int
    handles: tuple[str, ...]


class Layers:
    """Deriving what objects are layer by layer."""

    def derive(self, ev: Running, state: GameState) -> dict[str, Traits]:
        cards: dict[tuple[int, bool], Traits] = {}
        found = {handle: _shared(thing, cards) for handle, thing in state.objects.items()}
        ev.derived.remember(state, found)
        changed = tuple(thing for thing in state.objects.values() if thing.modifiers or thing.counters)
        course = _Course(ev, state, found, changed)
        again = True
        while again:
            # An ability that an effect grants may bring a static ability whose effect belongs to an earlier layer.
            again = any([_apply_layer(course, layer) for layer in _LAYERS])
        return found

    def of_one(self, ev: Running, state: GameState, thing: GameObject) -> Traits:
        traits = _printed(thing)
        for layer in _LAYERS:
            for part in sorted(_own_parts(thing, layer), key=lambda each: each.timestamp):
                _carry_out(traits, part.change, part.amount)
            if layer is _MODIFIES:
                _add_counters(thing, traits)
        return traits

    def as_entered(self, ev: Running, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        """What something enters as is not its card's."""
        return thing.card


def _shared(thing: GameObject, cards: dict[tuple[int, bool], Traits]) -> Traits:
    key = (id(thing.card), "face down" in thing.statuses and thing.zone in (BATTLEFIELD, STACK))
    if key not in cards:
        cards[key] = _printed(thing)
    return cards[key]


def _copied(traits: Traits) -> Traits:
    return Traits(
        set(traits.types),
        set(traits.tags),
        dict(traits.keywords),
        dict(traits.stats),
        traits.abilities,
        domains=set(traits.domains),
        name=traits.name,
    )


def _printed(thing: GameObject) -> Traits:
    card = thing.card
    traits = Traits(set(card.types), set(card.tags), dict(card.keywords), dict(card.stats), card.abilities)
    traits.domains, traits.name = set(card.domains), card.name
    if "face down" in thing.statuses and thing.zone in (BATTLEFIELD, STACK):
        # A face-down permanent is a plain 2/2 creature (708.2a).
        traits.types, traits.tags, traits.abilities, traits.domains = {"creature"}, set(), (), set()
        traits.keywords, traits.stats, traits.name = {}, {"power": 2, "toughness": 2}, ""
    return traits


# --- one layer -------------------------------------------------------------------------------------


def _apply_layer(course: _Course, layer: Layer) -> bool:
    """Apply what has not been applied in this layer; whether a static effect was that had not begun."""
    before = len(course.begun)
    parts = [part for thing in course.changed for part in _own(course, thing, layer)]
    parts += _static_parts(course, layer)
    for part in sorted(parts, key=lambda each: each.timestamp):
        for handle in part.handles:
            _carry_out(course.of(handle), part.change, part.amount)
        if isinstance(part.change, _OF_ABILITIES):
            course.passives = None
    if layer is _MODIFIES and ("counters", layer) not in course.done:
        course.done.add(("counters", layer))
        for thing in course.changed:
            _add_counters(thing, course.of(thing.handle))
    if len(course.done) > MOST_APPLIED * len(_LAYERS):
        raise OutOfBounds("The run was stopped because its static abilities grant one another without end.")
    return len(course.begun) > before


def _own(course: _Course, thing: GameObject, layer: Layer) -> Iterator[_Part]:
    key = (thing.identity, layer)
    if thing.modifiers and key not in course.done:
        course.done.add(key)
        yield from _own_parts(thing, layer)


def _own_parts(thing: GameObject, layer: Layer) -> Iterator[_Part]:
    for number, modifier in enumerate(thing.modifiers):
        change = modifier.change
        if not isinstance(change, _KNOWN):
            raise NotSupported(f"The change {change.what!r} is not one of Magic's.")
        if isinstance(change, layer):
            amount = change.amount if isinstance(change.amount, int) else 0
            yield _Part((modifier.timestamp, number), change, amount, (thing.handle,))


def _static_parts(course: _Course, layer: Layer) -> list[_Part]:
    ev, state = course.ev, course.state
    known = {key: passive for key, (passive, _) in course.begun.items()}
    for passive in course.in_force():
        known.setdefault((passive.source.identity, passive.number, passive.ability), passive)
    found: list[_Part] = []
    for key, passive in known.items():
        continuous = passive.ability.continuous
        changes = [each for each in continuous.changes if isinstance(each, layer)] if continuous is not None else []
        if not changes or (key, layer) in course.done or not ev.rules.ask(PASSIVES_AFFECT_PLAY):
            continue
        view = passive_view(state, passive)
        if key not in course.begun:
            if not is_in_force(ev, view, passive.ability):
                continue
            course.begun[key] = (passive, _affected(ev, state, passive))
        course.done.add((key, layer))
        handles = course.begun[key][1]
        own = 0 if continuous is not None and continuous.affects.pick is Pick.ME and layer is _SETS else 1
        found += [
            _Part((own and passive.source.order, number), change, amount_of(ev, view, change.amount), handles)
            for number, change in enumerate(changes)
        ]
    return found


def _affected(ev: Running, state: GameState, passive: Passive) -> tuple[str, ...]:
    view = passive_view(state, passive)
    continuous = passive.ability.continuous
    if continuous is None:
        return ()
    selector = continuous.affects
    if selector.pick is Pick.ALL:
        return tuple(thing.handle for thing in find_objects(ev, selector.filter, view))
    return tuple(thing.handle for thing in resolve_selector(ev, selector, view))


def _add_counters(thing: GameObject, traits: Traits) -> None:
    """Counters change power and toughness (122.1a), or are keywords (122.1b)."""
    for counter, number in thing.counters.items():
        for stat, amount in COUNTERS_WORTH.get(counter, ()) if number else ():
            traits.stats[stat] = traits.stats.get(stat, 0) + amount * number
        if number and counter in VOCABULARY.keywords:
            traits.keywords[counter] = 1


# --- one change ------------------------------------------------------------------------------------


def _carry_out(traits: Traits, change: Change, amount: int) -> None:
    match change:
        case kinds.OfNumber(name):
            traits.stats[name] = _calculated(change, traits.stats.get(name, 0), amount)
        case kinds.SwapBases(one, two):
            stats = traits.stats
            stats[one], stats[two] = stats.get(two, 0), stats.get(one, 0)
        case kinds.GainKeyword(name):
            traits.keywords[name] = traits.keywords.get(name, 0) + amount
        case kinds.GainAbility(ability):
            traits.abilities = (*traits.abilities, ability)
        case kinds.SetDomain(domain):
            traits.domains = {domain}
        case kinds.Enters(status):
            traits.enters = status
        case kinds.LoseKeyword() | kinds.LoseAbility() | kinds.LoseAbilities() | kinds.LoseText():
            _lose_abilities(traits, change)
        case _:
            _words(traits, change)


def _calculated(change: kinds.OfNumber, now: int, amount: int) -> int:
    match change:
        case kinds.AddToValue() | kinds.AddToBase():
            return now + amount
        case kinds.SubtractFromValue() | kinds.SubtractFromBase():
            return now - amount
        case kinds.MultiplyBase():
            return now * amount
        case kinds.DivideBase():
            return int(now / amount) if amount else now
    return amount


def _lose_abilities(traits: Traits, change: Change) -> None:
    match change:
        case kinds.LoseKeyword(kinds.ALL):
            traits.keywords = {}
        case kinds.LoseKeyword(keyword):
            traits.keywords = {word: n for word, n in traits.keywords.items() if word != keyword}
        case kinds.LoseAbility(name):
            traits.abilities = tuple(ability for ability in traits.abilities if ability.name != name)
        case _:
            traits.abilities, traits.keywords, traits.enters = (), {}, ""


def _words(traits: Traits, change: Change) -> None:
    match change:
        case kinds.GainType(word):
            traits.types.add(word)
        case kinds.GainTag(word):
            traits.tags.add(word)
        case kinds.GainStatus(status):
            traits.statuses.add(status)
        case kinds.Cannot(action):
            traits.cannot.add(action)
        case kinds.Can(action):
            traits.can.add(action)
        case kinds.LoseType(word):
            traits.types -= set(traits.types) if word == kinds.ALL else {word}
        case kinds.LoseTag(word):
            traits.tags -= set(traits.tags) if word in (kinds.ALL, "subtypes") else {word}


def settle_effects(ev: Running) -> None:
    """After something has happened: who controls what follows the latest effect that says so."""
    lapse(ev)
    settle_control(ev)
