"""Mana whose type is chosen as it is added: of any color, of what something could produce or has produced (106)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules_data.core.abilities import Ability, AbilityKind, Effect, effects
from rules_data.core.evaluator.events import (
    Handler,
    Running,
    acting_players,
    find_replacers,
    frame_applied,
    resources_added,
)
from rules_data.core.evaluator.matching import (
    DOMAIN_CHOSEN,
    amount_of,
    chosen,
    is_met,
    no_more_than,
    resolve_selector,
)
from rules_data.core.evaluator.stack import can_pay
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    Item,
    NotSupported,
    OfResource,
    Viewpoint,
    parts_of,
    replace,
)

from .bound_mana import as_mana
from .identities import identity_of
from .mana_symbols import COLORS, MANA, SNOW
from .payloads import Produced
from .questions_actions import COSTS_DO_NOT_COUNT_FOR_WHAT_COULD_BE_PRODUCED

MOST_MANA = 100  # that are asked about one by one
_ADDS = "adds"
_TRIGGERS = "ability triggers"  # told right after what made it trigger, and caused by somebody else


def produced_by(ev: Running, item: Item) -> tuple[str, ...]:
    """The types of mana that an ability has just added as it resolved, each once."""
    found: list[str] = []
    for event in reversed(ev.journal.events):
        if event.kind == _TRIGGERS:
            continue
        if event.cause.label != item.label:
            break
        if event.kind == _ADDS:
            found.append(event.carried(OfResource).resource.removeprefix(f"{SNOW} "))
    return tuple(name for name in MANA if name in found)


def _adding(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """So much mana, each of one of the types that there are for it, or all of it of one of them."""
    found: list[Event] = []
    many = 1 if isinstance(effect, effects.AddProducibleType) else amount_of(ev, frame.view, effect.amount)
    alike = isinstance(effect, effects.AddAnyOneColor)
    blank = Event(_ADDS, (), "", many if alike else 1, cause=frame.cause, applied=frame_applied(frame))
    for player in acting_players(ev, effect, frame) if many > 0 else ():
        names = _chosen_types(ev, frame, player, tuple(_types_of(ev, effect, frame.view, ())), 1 if alike else many)
        found += [replace(blank, player=player, payload=as_mana(ev, effect, frame, name)) for name in names]
    return found


def _chosen_types(ev: Running, frame: Frame, player: str, legal: Sequence[str], many: int) -> list[str]:
    """As many types as there is mana, each as the player chooses; none where no type is defined for it (106.5)."""
    if not legal:
        text = f"{frame.label} adds no mana: there is no type that it could have"
        ev.journal.record("procedure", text, ev.rules.cite("mana of no type"), ok=False, objects=(frame.label,))
        return []
    answers = tuple((name,) for name in legal)
    asked = Decision(player, "type of mana", answers, ev.rules.cite("type of mana"), frame.label)
    return [ev.choices.choose(asked)[0] for _ in range(no_more_than(MOST_MANA, many, "mana to choose a type for"))]


# --- what something could produce --------------------------------------------------------------------------


def _types_of(ev: Running, effect: Effect, view: Viewpoint, seen: tuple[str, ...]) -> Iterator[str]:
    """The types, each once and in their order, that mana added by an instruction can have."""
    found = set(_kinds(ev, effect, view, seen))
    yield from (name for name in MANA if name in found)


def _kinds(ev: Running, effect: Effect, view: Viewpoint, seen: tuple[str, ...]) -> Sequence[str]:
    """`seen`: whose abilities are being looked at already, and which so add nothing to what they could produce."""
    kinds: Sequence[str] = ()
    match effect:
        case effects.AddAnyColors(among=among):
            kinds = among or COLORS
        case effects.AddAnyOneColor():
            kinds = COLORS
        case effects.AddIdentityColor():
            kinds = identity_of(ev, view.you)
        case effects.AddChosenColor():
            kinds = chosen(ev, view, DOMAIN_CHOSEN)[-1:]
        case effects.AddProducedType():
            payload = view.occurrence.event.payload if view.occurrence is not None else None
            kinds = payload.types if isinstance(payload, Produced) else ()
        case effects.AddProducibleType(objects=which):
            allowed = COLORS if isinstance(effect, effects.AddProducibleColor) else MANA
            found = (name for thing in resolve_selector(ev, which, view) for name in _could_produce(ev, thing, seen))
            kinds = [name for name in found if name in allowed]
        case effects.Add(cost=cost):
            kinds = [name for name, many in cost.resources if many > 0]
    return kinds


def _could_produce(ev: Running, thing: GameObject, seen: tuple[str, ...]) -> Iterator[str]:
    """The types of mana that abilities of a permanent would produce, whether or not they could be paid for (106.7)."""
    if thing.handle in seen:
        return
    seen = (*seen, thing.handle)
    ruled = ev.rules.ask(COSTS_DO_NOT_COUNT_FOR_WHAT_COULD_BE_PRODUCED)
    for ability in ev.derived.traits(ev.state, thing).abilities:
        if not any(isinstance(part, effects.Adding) for part in parts_of([*ability.effects])):
            continue
        if ability.kind not in (AbilityKind.ACTIVATED, AbilityKind.TRIGGERED):
            continue
        if not ruled and not can_pay(ev, thing.player, ability.cost, thing):
            continue
        _refuse_replaced(ev)
        yield from _added_by(ev, ability, thing, seen)


def _added_by(ev: Running, ability: Ability, thing: GameObject, seen: tuple[str, ...]) -> Iterator[str]:
    view = Viewpoint(thing.player, thing, ev.state, given=ability.given)
    for effect in _carried_out(ev, ability.effects, view):
        many = getattr(effect, "amount", 1)
        if amount_of(ev, view, many) > 0:
            yield from _types_of(ev, effect, view, seen)


def _carried_out(ev: Running, some: Sequence[Effect], view: Viewpoint) -> Iterator[effects.Adding]:
    """The instructions that add mana, however deep, and whose conditions are met now."""
    for effect in some:
        if effect.condition is not None and not is_met(effect.condition, ev, view):
            continue
        match effect:
            case effects.Adding():
                yield effect
            case effects.Modes(modes=modes):
                yield from _carried_out(ev, [each for mode in modes for each in mode.effects], view)
            case effects.If(condition=condition, otherwise=otherwise) if not is_met(condition, ev, view):
                yield from _carried_out(ev, otherwise, view)
            case effects.Within(effects=within):
                yield from _carried_out(ev, within, view)


def _refuse_replaced(ev: Running) -> None:
    """What effects would put in place of mana is not looked at. Raises NotSupported where there are such effects."""
    for replacer in find_replacers(ev, []):
        replacement = replacer.ability.replacement
        of_mana = replacement is not None and replacement.pattern.event in (_ADDS, "adds mana")
        if of_mana and any(isinstance(part, effects.Adding) for part in parts_of([*replacer.ability.effects])):
            raise NotSupported(
                f"{replacer.label} replaces mana: what a permanent could produce with that is not worked out here."
            )


def _adding_what_is_named(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    events = resources_added(ev, effect, frame)
    return [replace(one, payload=as_mana(ev, effect, frame, one.carried(OfResource).resource)) for one in events]


PROPOSALS: Mapping[str, Handler] = {
    "add": _adding_what_is_named,
    "add any colors": _adding,
    "add any one color": _adding,
    "add identity color": _adding,
    "add produced type": _adding,
    "add producible color": _adding,
    "add producible type": _adding,
}
