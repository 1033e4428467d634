"""The activated abilities that keywords with a cost stand for, as data (Comprehensive Rules 702)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Continuous,
    ControlledBy,
    Cost,
    Effect,
    Filter,
    InState,
    ObjectIs,
    OfType,
    Other,
    Pick,
    Relation,
    Selector,
    StatOf,
    Tagged,
    WithNumber,
)
from rules_data.core.abilities.changes import LoseType
from rules_data.core.abilities.effects import (
    TAPPED_AND_ATTACKING,
    Attach,
    Discard,
    Exile,
    Put,
    PutCounter,
    Return,
    Reveal,
    Sacrifice,
    Search,
    Shuffle,
    SwapAura,
    Tap,
    Unattach,
    YouMay,
)

Built = tuple[Ability, ...]
PLUS, LEVEL = "+1/+1", "level"
RECONFIGURE = "reconfigure"
AURA_SWAP = "aura swap"
NINJUTSU, COMMANDER_NINJUTSU = "ninjutsu", "commander ninjutsu"
_ME = Selector(Pick.ME)
_FOUND = Selector(Pick.THAT, name="found")
_A_CREATURE = Filter((OfType(("creature",)),))
_TARGET = Selector(Pick.CHOOSE, _A_CREATURE)
_OF_SORCERIES = ("sorcery speed",)


def _used(
    name: str, cost: Cost, *effects: Effect, also: Effect | None = None, zone: str = "", at_once: bool = False
) -> Built:
    """An activated ability: what it costs, what is done to pay for it as well, and from where it is used."""
    whole = cost if also is None else replace(cost, actions=(*cost.actions, also))
    timing = () if at_once else _OF_SORCERIES
    zones = (zone,) if zone else ()
    return (Ability(AbilityKind.ACTIVATED, effects, cost=whole, zones=zones, keywords=timing, name=name),)


def _attached_to(word: str, kind: str) -> Callable[[int, Cost], Built]:
    """What it is on the battlefield is attached to a creature, or a land, of the same player (702.6a, 702.67a)."""
    target = Selector(Pick.CHOOSE, Filter((OfType((kind,)), ControlledBy(Relation.YOU))))

    def stands_for(number: int, cost: Cost) -> Built:
        return _used(word, cost, Attach(_ME, others=target))

    return stands_for


def _reconfigure(number: int, cost: Cost) -> Built:
    """Attached to another creature, or taken off one; while it is on one, it is no creature (702.151a and b)."""
    others = _A_CREATURE.also(ControlledBy(Relation.YOU), Other())
    on = ObjectIs(_ME, Filter((InState(("attached",)),)))
    [attach] = _used(RECONFIGURE, cost, Attach(_ME, others=Selector(Pick.CHOOSE, others)))
    [unattach] = _used("unattach", cost, Unattach(_ME))
    no_creature = Continuous(_ME, (LoseType("creature"),))
    passive = Ability(AbilityKind.PASSIVE, continuous=no_creature, condition=on, name=RECONFIGURE)
    return attach, replace(unattach, condition=on), passive


def _level_up(number: int, cost: Cost) -> Built:
    return _used("level up", cost, PutCounter(status=LEVEL, others=_ME))


def _outlast(number: int, cost: Cost) -> Built:
    return _used("outlast", cost, PutCounter(status=PLUS, others=_ME), also=Tap(_ME))


def _reinforce(number: int, cost: Cost) -> Built:
    put = PutCounter(status=PLUS, others=_TARGET, amount=number)
    return _used("reinforce", cost, put, also=Discard(objects=_ME), zone="hand", at_once=True)


def _ninjutsu(word: str, *zones: str) -> Callable[[int, Cost], Built]:
    """Onto the battlefield tapped, attacking what the unblocked creature attacked that was returned (702.49a)."""
    unblocked = _A_CREATURE.also(ControlledBy(Relation.YOU), InState(("attacking", "unblocked")))
    returned = Selector(Pick.CHOOSE, unblocked, target=False, bind="returned")
    put = Put(_ME, to="battlefield", status=TAPPED_AND_ATTACKING, others=Selector(Pick.THAT, name="returned"))

    def stands_for(number: int, cost: Cost) -> Built:
        whole = replace(cost, actions=(*cost.actions, Reveal(_ME), Return(returned)))
        return (Ability(AbilityKind.ACTIVATED, (put,), cost=whole, zones=zones, name=word),)

    return stands_for


def _scavenge(number: int, cost: Cost) -> Built:
    """As many counters as the exiled card has power (702.97a)."""
    put = PutCounter(status=PLUS, others=_TARGET, amount=StatOf("power", _ME))
    return _used("scavenge", cost, put, also=Exile(_ME), zone="graveyard")


def _same_mana_value() -> WithNumber:
    return WithNumber("mana value", Comparison("=", StatOf("mana value", _ME)))


def _transmute(number: int, cost: Cost) -> Built:
    sought = Search(Selector(Pick.ALL, Filter((_same_mana_value(),))), bind=_FOUND.name)
    then = (Reveal(_FOUND), Put(_FOUND, to="hand"), Shuffle())
    return _used("transmute", cost, sought, *then, also=Discard(objects=_ME), zone="hand")


def _typecycling(word: str, kind: Filter) -> Callable[[int, Cost], Built]:
    """Discarded to search for a card of a kind, and reveal it (702.29e)."""
    sought = Search(Selector(Pick.ALL, kind), bind=_FOUND.name)
    then = (Reveal(_FOUND), Put(_FOUND, to="hand"), Shuffle())

    def stands_for(number: int, cost: Cost) -> Built:
        return _used(word, cost, sought, *then, also=Discard(objects=_ME), zone="hand", at_once=True)

    return stands_for


def _aura_swap(number: int, cost: Cost) -> Built:
    """Exchanged with an Aura card in its player's hand, if that player wants to (702.65a)."""
    return _used(AURA_SWAP, cost, YouMay((SwapAura(),)), at_once=True)


def _transfigure(number: int, cost: Cost) -> Built:
    kind = _A_CREATURE.also(_same_mana_value())
    sought = Search(Selector(Pick.ALL, kind), bind=_FOUND.name)
    return _used("transfigure", cost, sought, Put(_FOUND, to="battlefield"), Shuffle(), also=Sacrifice(_ME))


_A_LAND = Filter((OfType(("land",)),))
_CARDS_CYCLED_FOR = {
    "landcycling": _A_LAND,
    "basic landcycling": _A_LAND.also(Tagged(("basic",))),
    **{
        f"{kind.lower()}cycling": Filter((Tagged((kind,)),))
        for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest", "Sliver", "Wizard")
    },
}
TYPECYCLINGS = frozenset(_CARDS_CYCLED_FOR)
ACTIVATED: Mapping[str, Callable[[int, Cost], Built]] = {
    AURA_SWAP: _aura_swap,
    **{word: _attached_to(word, kind) for word, kind in (("equip", "creature"), ("fortify", "land"))},
    "level up": _level_up,
    NINJUTSU: _ninjutsu(NINJUTSU, "hand"),
    COMMANDER_NINJUTSU: _ninjutsu(COMMANDER_NINJUTSU, "hand", "command"),
    **{word: _typecycling(word, kind) for word, kind in _CARDS_CYCLED_FOR.items()},
    "outlast": _outlast,
    RECONFIGURE: _reconfigure,
    "reinforce": _reinforce,
    "scavenge": _scavenge,
    "transfigure": _transfigure,
    "transmute": _transmute,
}
