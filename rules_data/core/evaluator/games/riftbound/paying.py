"""Resources that are added in the act of paying (Core Rules v1.3 357.1.a and 429.3, v1.2 354.1.a and 416.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules_data.core.abilities import Ability, AbilityKind, Cost
from rules_data.core.abilities.effects import Add
from rules_data.core.evaluator.events import Running, propose
from rules_data.core.evaluator.matching import amount_of, is_met, works_from
from rules_data.core.evaluator.state import (
    Cause,
    Decision,
    Event,
    Frame,
    GameObject,
    IllegalStep,
    OfResource,
    Viewpoint,
    record,
)

from .facts import POOL_FOR
from .questions_course import BASIC_RUNES_ADD_RESOURCES, RUNES_ARE_USED_WHILE_PAYING
from .restricted import held, may_be_spent, names_added, plain_name
from .runes import is_inherent


@record
class _Source:
    """An ability that adds resources, and what it adds."""

    thing: GameObject
    ability: Ability
    added: tuple[tuple[str, int], ...]

    @property
    def likeness(self) -> object:
        """What two sources share that make no difference to whoever pays."""
        thing = self.thing
        return (thing.card, thing.statuses, thing.modifiers, tuple(sorted(thing.counters.items())), self.ability)


def could_raise(ev: Running, player: str) -> Mapping[str, int]:
    """How much more of each resource a player could add while paying."""
    more: dict[str, int] = {}
    for source in _sources(ev, player):
        for name, amount in source.added:
            if may_be_spent(ev, player, name):
                more[plain_name(name)] = more.get(plain_name(name), 0) + amount
    if not any(more.values()) or not ev.rules.ask(RUNES_ARE_USED_WHILE_PAYING):
        more = {}
    for name, amount in held(ev, player):
        more[plain_name(name)] = more.get(plain_name(name), 0) + amount
    return more


def _sources(ev: Running, player: str) -> Iterator[_Source]:
    """The reactions of a player's permanents and runes that only add resources and can be paid for by themselves."""
    for thing in sorted(ev.state.objects.values(), key=lambda each: each.order):
        if thing.zone not in ev.game.board_zones or thing.player != player:
            continue
        for ability in ev.derived.traits(ev.state, thing).abilities:
            if _is_source(ev, player, thing, ability):
                yield _Source(thing, ability, tuple(_added(ev, player, thing, ability)))


def _added(ev: Running, player: str, thing: GameObject, ability: Ability) -> Iterator[tuple[str, int]]:
    view = Viewpoint(player, thing, ev.state)
    for effect in ability.effects:
        if isinstance(effect, Add):
            yield from names_added(effect, amount_of(ev, view, effect.amount))


def _is_source(ev: Running, player: str, thing: GameObject, ability: Ability) -> bool:
    if ability.kind is not AbilityKind.ACTIVATED or "reaction" not in ability.keywords or not ability.effects:
        return False
    if not all(isinstance(effect, Add) for effect in ability.effects) or ability.cost.resources:
        return False
    if is_inherent(ability) and not ev.rules.ask(BASIC_RUNES_ADD_RESOURCES):
        return False
    view = Viewpoint(player, thing, ev.state)
    usable = works_from(ev, ability, thing) and is_met(ability.condition, ev, view)
    return usable and all(ev.game.may_pay(ev, action, view, thing) for action in ability.cost.actions)


def raise_resources(ev: Running, player: str, cost: Cost) -> None:
    """Use such abilities one by one until the cost can be paid; which, is asked where they differ."""
    while missing := _first_missing(ev, player, cost):
        pools = POOL_FOR[missing]
        if _takes_restricted(ev, player, pools):
            continue
        found = [source for source in _sources(ev, player) if _adds(ev, player, source, pools)]
        ruled = ev.rules.ask(RUNES_ARE_USED_WHILE_PAYING)
        if not found or not ruled:
            raise IllegalStep(f"{player} cannot pay: {missing} is missing", ev.rules.cite("pay costs"))
        _use(ev, player, _chosen(ev, player, found, ruled.rules), ruled.rules)


def _adds(ev: Running, player: str, source: _Source, pools: Sequence[str]) -> bool:
    return any(plain_name(name) in pools and may_be_spent(ev, player, name) for name, _ in source.added)


def _takes_restricted(ev: Running, player: str, pools: Sequence[str]) -> bool:
    """Take one of what is spent only on some things, where this is one of them; whether there was any."""
    name = next((name for name, _ in held(ev, player) if plain_name(name) in pools), "")
    if name:
        ev.board.set_number(player, name, ev.state.number(player, name) - 1)
        ev.board.set_number(player, plain_name(name), ev.state.number(player, plain_name(name)) + 1)
    return bool(name)


def _first_missing(ev: Running, player: str, cost: Cost) -> str:
    """The first resource that the pool does not hold enough of, what can be paid in one way first; '' if none is."""
    left = {name: ev.state.number(player, name) for name in ev.game.vocabulary.resources}
    for name, needed in sorted(cost.resources, key=lambda each: len(POOL_FOR[each[0]])):
        missing = needed
        for pool in POOL_FOR[name]:
            used = min(missing, left[pool])
            left[pool] -= used
            missing -= used
        if missing > 0:
            return name
    return ""


def _chosen(ev: Running, player: str, found: list[_Source], rules: tuple[str, ...]) -> _Source:
    first = {source.likeness: source for source in reversed(found)}
    by_handle = {source.thing.handle: source for source in reversed(found)}
    legal = tuple((source.thing.handle,) for source in reversed(first.values()))
    decision = Decision(player, "pay with", legal, rules, also=lambda answer: answer[0] in by_handle)
    return by_handle[ev.choices.choose(decision)[0]]


def _use(ev: Running, player: str, source: _Source, rules: tuple[str, ...]) -> None:
    """Such an ability is finalized and resolves at once, in the middle of whatever is being paid for."""
    thing = source.thing
    kinds = (*thing.card.types, "ability")
    frame = Frame(Viewpoint(player, thing, ev.state), Cause(player, thing, kinds, thing.handle))
    added = ", ".join(f"{amount} {name}" for name, amount in source.added)
    own = ev.rules.ask(BASIC_RUNES_ADD_RESOURCES).rules if is_inherent(source.ability) else ()
    text = f"{player} uses {thing.handle} to pay: it adds {added}"
    ev.journal.record("paid", text, (*rules, *own), players=(player,), objects=(thing.handle,))
    ev.events.perform([event for action in source.ability.cost.actions for event in propose(ev, action, frame)])
    gained = [
        Event("adds", (), player, amount, cause=frame.cause, payload=OfResource(name)) for name, amount in source.added
    ]
    ev.events.perform([*gained, Event("ability is used", (thing,), player, cause=frame.cause)])
