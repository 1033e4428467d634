"""Keywords of permanents, and of cards in graveyards, that stand for static and triggered abilities, as data (702)."""

from __future__ import annotations

from rules_data.core.abilities import (
    ANY_NUMBER,
    Ability,
    AbilityKind,
    AllOf,
    Announced,
    Comparison,
    Continuous,
    ControlledBy,
    Cost,
    CountOf,
    EventAmount,
    EventPattern,
    Filter,
    Happened,
    HostOfThis,
    InZone,
    Itself,
    NotInState,
    NumberIs,
    ObjectIs,
    OfType,
    Other,
    OwnedBy,
    Pick,
    PlayerNumber,
    Relation,
    Remembered,
    Replacement,
    Selector,
    SharesWithThis,
    TimesPaid,
    Trigger,
    TurnOf,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities import Arithmetic as Sum
from rules_data.core.abilities.changes import Cannot, GainTag, GainType
from rules_data.core.abilities.effects import (
    Designate,
    Destroy,
    Draw,
    Exile,
    GetPoison,
    Heal,
    Mill,
    Pair,
    Pay,
    PutCounter,
    Return,
    Reveal,
    Sacrifice,
    YouMay,
)
from rules_data.core.evaluator.state import DONE_FOR_A_PART

from .creature_types import CREATURE_TYPES

Built = tuple[Ability, ...]
PLUS = "+1/+1"
EVERYWHERE = ("battlefield", "stack", "hand", "library", "graveyard", "exile", "command")
PAIRED, PHASING, TRIBUTE_PAID = "paired", "phasing", "tribute paid"
_LOYALTY = "loyalty"
_ME, _IT = Selector(Pick.ME), Selector(Pick.IT)
_ITSELF = Filter((Itself(),))
_A_PLAYER = Filter((OfType(("player",)),))


def absorb(number: int) -> Built:
    """So much of each source's damage to it is prevented (702.64a)."""
    dealt = EventPattern("is dealt damage", _ITSELF)
    prevented = Replacement(dealt, prevents=True, prevent_value=number)
    return (Ability(AbilityKind.REPLACEMENT, replacement=prevented, name="absorb"),)


def amplify(number: int) -> Built:
    """With so many counters for each card revealed from the hand that shares a creature type with it (702.38a)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    like_it = Filter((InZone(("hand",)), OwnedBy(Relation.YOU), SharesWithThis("creature types")))
    shown = Reveal(Selector(Pick.CHOOSE, like_it, ANY_NUMBER, up_to=True, target=False), bind="amplified")
    many = CountOf(Filter((Remembered("amplified"), InZone(EVERYWHERE))))
    put = PutCounter(status=PLUS, others=_ME, amount=Sum("times", (number, many)))
    return (Ability(AbilityKind.REPLACEMENT, (shown, put), replacement=entering, name="amplify"),)


def tribute(number: int) -> Built:
    """With so many counters if an opponent of its controller's choice likes, and known for it (702.104a and b)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    paid = (PutCounter(status=PLUS, others=_ME, amount=number), Designate(_ME, status=TRIBUTE_PAID))
    opponent = Selector(Pick.CHOOSE, _A_PLAYER.also(ControlledBy(Relation.OPPONENT)), target=False)
    asked = YouMay(paid, players=opponent)
    return (Ability(AbilityKind.REPLACEMENT, (asked,), replacement=entering, name="tribute"),)


def bloodthirst(number: int) -> Built:
    """With so many counters, if an opponent has been dealt damage in the turn (702.54a)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    put = PutCounter(status=PLUS, others=_ME, amount=number)
    bled = Happened(EventPattern("is dealt damage", _A_PLAYER.also(ControlledBy(Relation.OPPONENT))))
    condition = NumberIs(bled, Comparison(">=", 1))
    return (Ability(AbilityKind.REPLACEMENT, (put,), replacement=entering, condition=condition, name="bloodthirst"),)


def compleated(number: int) -> Built:
    """With two loyalty counters fewer for each symbol of its cost that was paid for with life (702.150a)."""
    entering = EventPattern("counter is put", _ITSELF, category=_LOYALTY)
    fewer = Sum("times", (2, TimesPaid(DONE_FOR_A_PART)))
    changed = Replacement(entering, keeps_event=True, amount=Sum("minus", (EventAmount(), fewer)))
    has_none = Filter((WithNumber(counter_stat(_LOYALTY), Comparison("=", 0)),))
    with_life = NumberIs(TimesPaid(DONE_FOR_A_PART), Comparison(">=", 1))
    as_it_enters = AllOf((ObjectIs(_ME, has_none), with_life))
    return (Ability(AbilityKind.REPLACEMENT, replacement=changed, condition=as_it_enters, name="compleated"),)


def changeling(number: int) -> Built:
    """Every creature type, in every zone (702.73a)."""
    first, *more = sorted(CREATURE_TYPES)
    types = Continuous(_ME, (GainTag(first, tuple(more)),))
    return (Ability(AbilityKind.PASSIVE, continuous=types, zones=EVERYWHERE, name="changeling"),)


def devour(number: int) -> Built:
    """With so many counters for each creature that its controller sacrifices as it enters (702.82a)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    others = Filter((OfType(("creature",)), ControlledBy(Relation.YOU), Other()))
    devoured = Filter((Remembered("devoured"), InZone(EVERYWHERE)))
    eaten = Sacrifice(Selector(Pick.CHOOSE, others, ANY_NUMBER, up_to=True, target=False), bind="devoured")
    effects = (eaten, PutCounter(status=PLUS, others=_ME, amount=Sum("times", (number, CountOf(devoured)))))
    return (Ability(AbilityKind.REPLACEMENT, effects, replacement=entering, name="devour"),)


def dredge(number: int) -> Built:
    """Instead of drawing, its owner may mill so many cards, if there are as many, and take it back (702.52a)."""
    enough = NumberIs(PlayerNumber("library", Relation.YOU), Comparison(">=", number))
    drawn = Replacement(EventPattern("draws", player=Relation.YOU))
    instead = (Mill(amount=number), Return(_ME))
    ability = Ability(
        AbilityKind.REPLACEMENT,
        instead,
        replacement=drawn,
        condition=enough,
        optional=True,
        zones=("graveyard",),
        name="dredge",
    )
    return (ability,)


def living_metal(number: int) -> Built:
    """A creature as well, in its controller's own turn (702.161a)."""
    creature = Continuous(_ME, (GainType("creature"),))
    return (Ability(AbilityKind.PASSIVE, continuous=creature, condition=TurnOf(Relation.YOU), name="living metal"),)


def poisonous(number: int) -> Built:
    """Poison counters for whoever it deals combat damage, besides that damage (702.70a)."""
    hit = EventPattern("is dealt damage", _A_PLAYER, by=_ITSELF, category="combat")
    poison = GetPoison(amount=number, player=Relation.THAT_PLAYER)
    return (Ability(AbilityKind.TRIGGERED, (poison,), Trigger((hit,))),)


def ravenous(number: int) -> Built:
    """With as many counters as was announced for X, and a card if that was 5 or more (702.156a)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    put = PutCounter(status=PLUS, others=_ME, amount=Announced())
    enough = NumberIs(Announced(), Comparison(">=", 5))
    trigger = Trigger((EventPattern("enters", _ITSELF),))
    return (
        Ability(AbilityKind.REPLACEMENT, (put,), replacement=entering, name="ravenous"),
        Ability(AbilityKind.TRIGGERED, (Draw(),), trigger, condition=enough),
    )


def recover(number: int, cost: Cost) -> Built:
    """Back to the hand for its cost, or else exiled, once another creature has died (702.59a)."""
    creature = Filter((OfType(("creature",)), OwnedBy(Relation.YOU), Other()))
    pay = Pay(cost, effects=(Return(_ME),), otherwise=(Exile(_ME),))
    trigger = Trigger((EventPattern("dies", creature),))
    return (Ability(AbilityKind.TRIGGERED, (pay,), trigger, zones=("graveyard",)),)


def soulbond(number: int) -> Built:
    """As either of them enters it may be paired with the other, both being unpaired (702.95a)."""
    here = (OfType(("creature",)), ControlledBy(Relation.YOU), NotInState((PAIRED,)))
    unpaired, others = Filter(here), Filter((*here, Other()))
    another = Selector(Pick.CHOOSE, others, target=False)
    with_another = AllOf((ObjectIs(_ME, unpaired), NumberIs(CountOf(others), Comparison(">=", 1))))
    with_it = AllOf((ObjectIs(_ME, unpaired), ObjectIs(_IT, Filter((*here, InZone(("battlefield",)))))))
    entering = EventPattern("enters", Filter((OfType(("creature",)), ControlledBy(Relation.YOU), Other())))
    return (
        Ability(
            AbilityKind.TRIGGERED,
            (Pair(_ME, others=another),),
            Trigger((EventPattern("enters", _ITSELF),)),
            condition=with_another,
            optional=True,
        ),
        Ability(
            AbilityKind.TRIGGERED, (Pair(_IT, others=_ME),), Trigger((entering,)), condition=with_it, optional=True
        ),
    )


def umbra_armor(number: int) -> Built:
    """The Aura is destroyed in place of what it enchants, and the damage on that is removed (702.89a)."""
    destroyed = Replacement(EventPattern("is destroyed", Filter((HostOfThis(),))))
    instead = (Heal(_IT), Destroy(_ME))
    return (Ability(AbilityKind.REPLACEMENT, instead, replacement=destroyed, name="umbra armor"),)


def unleash(number: int) -> Built:
    """With a counter if its controller likes, and without blocking as long as it has one (702.98a)."""
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    put = YouMay((PutCounter(status=PLUS, others=_ME),))
    has_one = ObjectIs(_ME, Filter((WithNumber(counter_stat(PLUS), Comparison(">=", 1)),)))
    return (
        Ability(AbilityKind.REPLACEMENT, (put,), replacement=entering, name="unleash"),
        Ability(AbilityKind.PASSIVE, continuous=Continuous(_ME, (Cannot("block"),)), condition=has_one, name="unleash"),
    )
