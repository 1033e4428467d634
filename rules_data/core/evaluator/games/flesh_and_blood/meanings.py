"""The abilities that keywords stand for, as data (Comprehensive Rules 8.3).

Dominate and overpower limit how cards defend, boost, fusion, scrap and beat chest what is paid to play a card, rune
gate, ambush and protect where from: those are looked up where cards are played and defend.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    AllOf,
    AtPlace,
    Comparison,
    Continuous,
    ControlledBy,
    Cost,
    CountOf,
    Duration,
    Effect,
    EventPattern,
    Filter,
    InState,
    Itself,
    Limit,
    NotTagged,
    NumberIs,
    ObjectIs,
    OfType,
    Pick,
    Relation,
    Replacement,
    Selector,
    StatOf,
    Tagged,
    TokenKind,
    Trigger,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities.changes import AddToValue, ChangeCost, GainTag
from rules_data.core.abilities.effects import (
    CreateToken,
    Destroy,
    Give,
    Later,
    LoseLife,
    Put,
    PutCounter,
    RemoveCounter,
    RemoveFromTheGame,
    TurnFaceDown,
)

_ME = Selector(Pick.ME)
ITSELF = Filter((Itself(),))
_YOUR_HERO = Filter((OfType(("hero", "demi-hero")), ControlledBy(Relation.YOU)))
_DEFENDED = EventPattern("combat chain closes", Filter((Itself(), InState(("defending",)))))
_DESTROY = Destroy(_ME)
_WORN = PutCounter("-1 defense", others=_ME)
_NO_DEFENSE = NumberIs(StatOf("defense", _ME), Comparison("=", 0))
_BIG = (NotTagged(("Illusionist",)), WithNumber("power", Comparison(">=", 6)))
_BIG_DEFENDER_HERE = CountOf(
    Filter((OfType(("action",)), Tagged(("attack",)), InState(("defending",)), AtPlace(("here",)), *_BIG))
)
_BIG_ATTACK_HERE = CountOf(Filter((InState(("attack",)), AtPlace(("here",)), *_BIG)))
_EQUIPMENT_DEFENDS = CountOf(Filter((OfType(("equipment",)), InState(("defending",)), AtPlace(("here",)))))
_AT_LEAST_ONE = Comparison(">=", 1)
_END_OF_YOURS = EventPattern("start of", player=Relation.YOU, phase="end")
SUSPENSE = "suspense"


def _seismic_surge() -> TokenKind:
    """The next Guardian attack action card that its controller plays in the turn costs less (8.6.2)."""
    guardian = Filter((OfType(("action",)), Tagged(("attack",)), Tagged(("Guardian",)), ControlledBy(Relation.YOU)))
    cheaper = Continuous(Selector(Pick.ALL, guardian, target=False), (ChangeCost("resources", -1),), next_only=True)
    next_one = Later(Ability(AbilityKind.PASSIVE, continuous=cheaper), duration=Duration.NEXT_TIME)
    begins = Trigger((EventPattern("start of", player=Relation.YOU, phase="action"),))
    surge = Ability(AbilityKind.TRIGGERED, (_DESTROY, next_one), trigger=begins)
    return TokenKind("Seismic Surge", ("token",), ("aura",), abilities=(surge,), known_by_name=True)


SEISMIC_SURGE = _seismic_surge()


def _triggered(word: str, pattern: EventPattern, *effects: Effect) -> Ability:
    return Ability(AbilityKind.TRIGGERED, effects, trigger=Trigger((pattern,)), name=word)


def _phantasm() -> Ability:
    """A state and not the declaring of defenders, so that a card which grows while it defends counts (8.3.13a)."""
    attacks = ObjectIs(_ME, Filter((InState(("attacking",)),)))
    state = AllOf((attacks, NumberIs(_BIG_DEFENDER_HERE, _AT_LEAST_ONE)))
    return Ability(AbilityKind.TRIGGERED, (_DESTROY,), trigger=Trigger((), state=state), name="phantasm")


def _blood_debt() -> Ability:
    when = Trigger((_END_OF_YOURS,))
    return Ability(AbilityKind.TRIGGERED, (LoseLife(),), trigger=when, zones=("banished",), name="blood debt")


def _mirage() -> Ability:
    faces_it = AllOf((ObjectIs(_ME, Filter((InState(("defending",)),))), NumberIs(_BIG_ATTACK_HERE, _AT_LEAST_ONE)))
    return Ability(AbilityKind.TRIGGERED, (_DESTROY,), trigger=Trigger((), state=faces_it), name="mirage")


def _heave(number: int) -> Ability:
    return Ability(
        AbilityKind.TRIGGERED,
        (CreateToken(SEISMIC_SURGE, amount=number),),
        trigger=Trigger((_END_OF_YOURS,)),
        cost=Cost((("resources", number),), (Put(_ME, to="arsenal", status="face up"),)),
        zones=("hand",),
        name=f"heave {number}",
    )


def _piercing(number: int) -> Ability:
    more = Continuous(_ME, (AddToValue("power", number),))
    when = NumberIs(_EQUIPMENT_DEFENDS, _AT_LEAST_ONE)
    return Ability(AbilityKind.PASSIVE, continuous=more, condition=when, name=f"piercing {number}")


def _fragment() -> Ability:
    sturdy = ObjectIs(Selector(Pick.CAUSE), Filter((WithNumber("defense", Comparison(">=", 2)),)))
    less = Give((AddToValue("power", -2),), others=_ME, duration=Duration.THIS_TURN)
    when = Trigger((EventPattern("is defended", ITSELF),))
    return Ability(AbilityKind.TRIGGERED, (less,), trigger=when, condition=sturdy, name="fragment")


def _suspense() -> tuple[Ability, ...]:
    enters = Replacement(
        EventPattern("enters", ITSELF), keeps_event=True, kind="identity", counters=((SUSPENSE, 2),)
    )
    gone = Trigger((), state=NumberIs(StatOf(counter_stat(SUSPENSE), _ME), Comparison("=", 0)))
    turn = EventPattern("start of", player=Relation.YOU, phase="turn")
    return (
        Ability(AbilityKind.REPLACEMENT, replacement=enters, name="suspense"),
        _triggered("suspense", turn, RemoveCounter(SUSPENSE, source=_ME)),
        Ability(AbilityKind.TRIGGERED, (_DESTROY,), trigger=gone, name="suspense"),
    )


def _ephemeral() -> Ability:
    instead = Replacement(EventPattern("is put", ITSELF, to_zones=("graveyard",)))
    return Ability(AbilityKind.REPLACEMENT, (RemoveFromTheGame(_ME),), replacement=instead, name="ephemeral")


def _watery_grave() -> Ability:
    put = EventPattern("is put", ITSELF, from_zones=("arena",), to_zones=("graveyard",))
    return _triggered("watery grave", put, TurnFaceDown(_ME))


# --- prevention --------------------------------------------------------------------------------------------


def _destroyed_later() -> tuple[Effect, ...]:
    trigger = Trigger((EventPattern("start of", phase="end"),))
    destroys = Ability(AbilityKind.TRIGGERED, (_DESTROY,), trigger=trigger, limit=Limit.ONCE)
    return (Later(destroys),)


def _prevents(
    word: str, number: int, *, paid: bool, optional: bool, arcane: bool, more: tuple[Effect, ...] = ()
) -> Ability:
    """Prevention that is paid for with as many resources, or that destroys the object before the damage is dealt.

    Where a player may choose to destroy it, it is prevention only if that can be done (8.3.15a).
    """
    cost = Cost((("resources", number),)) if paid else Cost(actions=(_DESTROY,)) if optional else Cost()
    more = more if paid or optional else (_DESTROY, *more)
    pattern = EventPattern("takes damage", _YOUR_HERO, category="arcane" if arcane else None)
    replaces = Replacement(pattern, prevents=True, prevent_value=number)
    name = f"{word} {number}"
    return Ability(AbilityKind.REPLACEMENT, more, cost=cost, optional=optional, name=name, replacement=replaces)


_MEANINGS: dict[str, Callable[[int], Iterable[Ability]]] = {
    "battleworn": lambda number: (_triggered("battleworn", _DEFENDED, _WORN),),
    "blade break": lambda number: (_triggered("blade break", _DEFENDED, _DESTROY),),
    "temper": lambda number: (_triggered("temper", _DEFENDED, _WORN, Destroy(_ME, condition=_NO_DEFENSE)),),
    "guardwell": lambda number: (
        _triggered("guardwell", _DEFENDED, PutCounter("-1 defense", others=_ME, amount=StatOf("defense", _ME))),
    ),
    "phantasm": lambda number: (_phantasm(),),
    "blood debt": lambda number: (_blood_debt(),),
    "spectra": lambda number: (_triggered("spectra", EventPattern("becomes an attack target", ITSELF), _DESTROY),),
    "mirage": lambda number: (_mirage(),),
    "heave": lambda number: (_heave(number),),
    "piercing": lambda number: (_piercing(number),),
    "fragment": lambda number: (_fragment(),),
    "suspense": lambda number: _suspense(),
    "ephemeral": lambda number: (_ephemeral(),),
    "watery grave": lambda number: (_watery_grave(),),
    "arcane barrier": lambda number: (_prevents("arcane barrier", number, paid=True, optional=True, arcane=True),),
    "spellvoid": lambda number: (_prevents("spellvoid", number, paid=False, optional=True, arcane=True),),
    "arcane shelter": lambda number: (_prevents("arcane shelter", number, paid=False, optional=False, arcane=True),),
    "ward": lambda number: (_prevents("ward", number, paid=False, optional=False, arcane=False),),
    "quell": lambda number: (
        _prevents("quell", number, paid=True, optional=True, arcane=False, more=_destroyed_later()),
    ),
}


@lru_cache(maxsize=512)
def abilities_of(word: str, number: int) -> tuple[Ability, ...]:
    """The abilities that a keyword with such a number stands for; none for a keyword that is no ability by itself."""
    found = _MEANINGS.get(word)
    return tuple(found(number)) if found is not None else ()


@lru_cache(maxsize=64)
def of_class(names: tuple[str, ...]) -> Ability:
    """Universal: of the classes of the owner's hero, wherever it is (8.3.35)."""
    changes = tuple(GainTag(name) for name in names)
    return Ability(AbilityKind.PASSIVE, continuous=Continuous(_ME, changes), zones=("anywhere",), name="universal")
