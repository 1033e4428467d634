"""The keywords that say what may be paid for a spell, and what comes of it, as data (Comprehensive Rules 702)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules_data.core.abilities import (
    ANY_NUMBER,
    Ability,
    AbilityKind,
    Change,
    Comparison,
    Condition,
    Continuous,
    ControlledBy,
    Cost,
    CostWasPaid,
    CountOf,
    Effect,
    EventPattern,
    Filter,
    FitsAny,
    Happened,
    InState,
    InZone,
    IsToken,
    Itself,
    NamedLikeThis,
    NumberIs,
    OfType,
    Pick,
    Relation,
    Remembered,
    Replacement,
    Selector,
    SharesWithThis,
    TimesPaid,
    Trigger,
    WithNumber,
)
from rules_data.core.abilities import Arithmetic as Sum
from rules_data.core.abilities.changes import AdditionalCost, ChangeCost, GainKeyword
from rules_data.core.abilities.effects import (
    NEW_TARGETS,
    Cast,
    CopyWaiting,
    CreateCopy,
    Discard,
    Draw,
    Later,
    Put,
    Return,
    Reveal,
    Sacrifice,
    Tap,
    YouMay,
)

Built = tuple[Ability, ...]
BESTOW = "bestow"
BARGAIN, BLITZ, BUYBACK, CASUALTY, DASH, KICKER = "bargain", "blitz", "buyback", "casualty", "dash", "kicker"
EVOKED, OVERLOAD, SPECTACLE, SURGE, UNDAUNTED = "evoke", "overload", "spectacle", "surge", "undaunted"
FUSE = "fuse"
AWAKEN = "awaken"
AFTERMATH, CONSPIRE, DISTURB, EMERGE, PROWL = "aftermath", "conspire", "disturb", "emerge", "prowl"
ENTWINE, ESCALATE, MULTIKICKER, REPLICATE = "entwine", "escalate", "multikicker", "replicate"
EPIC = "epic"
CIPHER = "cipher"
CLEAVE, SPREE, SQUAD = "cleave", "spree", "squad"
ESCAPE, GRAVESTORM, JUMP_START, RETRACE = "escape", "gravestorm", "jump-start", "retrace"
_ME = Selector(Pick.ME)
_ITSELF = Filter((Itself(),))
_YOURS = ControlledBy(Relation.YOU)
_LAND = Selector(Pick.CHOOSE, Filter((OfType(("land",)),)), target=False)
_OPPONENTS = Filter((OfType(("player",)), ControlledBy(Relation.OPPONENT)))


def _has_happened(event: EventPattern) -> Condition:
    return NumberIs(Happened(event), Comparison(">=", 1))


# For what other cost a spell may be cast, and when: another spell before it, an opponent who has lost life.
ALTERNATIVES: Mapping[str, Condition | None] = {
    AWAKEN: None,
    BESTOW: None,
    BLITZ: None,
    CLEAVE: None,
    DASH: None,
    OVERLOAD: None,
    PROWL: _has_happened(
        EventPattern(
            "is dealt damage",
            Filter((OfType(("player",)),)),
            by=Filter((_YOURS, SharesWithThis("creature types"))),
            category="combat",
        )
    ),
    SPECTACLE: _has_happened(EventPattern("loses life", player=Relation.OPPONENT)),
    SURGE: _has_happened(EventPattern("is cast", player=Relation.YOU)),
}


def _bargain(number: int) -> Change:
    token = Filter((IsToken(True),))
    given_up = FitsAny((Filter((OfType(("artifact", "enchantment")),)), token))
    return _sacrificed(BARGAIN, given_up)


def _casualty(number: int) -> Change:
    return _sacrificed(CASUALTY, OfType(("creature",)), WithNumber("power", Comparison(">=", number)))


def _conspire(number: int) -> Change:
    like_it = Filter((OfType(("creature",)), _YOURS, InState(("untapped",)), SharesWithThis("colors")))
    two = Selector(Pick.CHOOSE, like_it, 2, target=False)
    return AdditionalCost(Cost(actions=(Tap(two),)), CONSPIRE, optional=True)


def _sacrificed(name: str, *criteria: FitsAny | OfType | WithNumber) -> Change:
    one = Selector(Pick.CHOOSE, Filter((*criteria, _YOURS)), target=False)
    return AdditionalCost(Cost(actions=(Sacrifice(one),)), name, optional=True)


def _undaunted(number: int) -> Change:
    return ChangeCost("generic", Sum("times", (-1, CountOf(_OPPONENTS))))


# What is paid beside the cost of a spell, or less, by the number of the keyword.
BESIDE: Mapping[str, Callable[[int], Change]] = {
    BARGAIN: _bargain,
    CASUALTY: _casualty,
    CONSPIRE: _conspire,
    UNDAUNTED: _undaunted,
}


# What is discarded beside the mana cost of a card that is cast from its player's graveyard.
# Onto what kinds of spells cards are spliced, by type or subtype; and how what is paid for a card is called.
SPLICES: Mapping[str, frozenset[str]] = {
    "splice onto Arcane": frozenset(("Arcane",)),
    "splice onto instant or sorcery": frozenset(("instant", "sorcery")),
}
SPLICED_WITH = "spliced with "
OFFERED = "offered "  # so begins how what is paid is called where a permanent is sacrificed by offering
# The permanents that are sacrificed for a spell with offering, by type or subtype, as cards have it.
OFFERINGS: Mapping[str, str] = {
    f"{quality} offering": quality for quality in ("Fox", "Goblin", "Moonfolk", "Rat", "Snake", "artifact")
}
DISCARDED: Mapping[str, Cost] = {
    JUMP_START: Cost(actions=(Discard(),)),
    RETRACE: Cost(actions=(Discard(objects=_LAND),)),
}


def _on_casting(*effects: Effect, condition: Condition | None = None) -> Built:
    cast = Trigger((EventPattern("is cast", _ITSELF),))
    return (Ability(AbilityKind.TRIGGERED, effects, cast, condition=condition, zones=("stack",)),)


def casualty(number: int) -> Built:
    """Whoever sacrificed a creature for it gets a copy (702.153a)."""
    return _on_casting(CopyWaiting(_ME, status=NEW_TARGETS), condition=CostWasPaid(CASUALTY))


def gravestorm(number: int) -> Built:
    """As many copies as permanents have been put into graveyards in the turn (702.69a)."""
    return _on_casting(CopyWaiting(_ME, amount=Happened(EventPattern("dies")), status=NEW_TARGETS))


def nothing_else(number: int) -> Built:
    """What it costs is looked at as the spell is cast."""
    return ()


def _for_this_turn(name: str, then: Effect) -> Built:
    """Haste for what was cast for this cost, and what becomes of it at the next end step."""
    paid = CostWasPaid(name)
    haste = Ability(AbilityKind.PASSIVE, continuous=Continuous(_ME, (GainKeyword("haste"),)), condition=paid)
    end = Ability(AbilityKind.TRIGGERED, (then,), Trigger((EventPattern("beginning of", phase="end"),)))
    entering = Replacement(EventPattern("enters", _ITSELF), keeps_event=True, afterwards=True)
    later = Ability(AbilityKind.REPLACEMENT, (Later(end, condition=paid),), replacement=entering, name=name)
    return (haste, later)


def dash(number: int, cost: Cost) -> Built:
    """Haste, and back to its owner's hand at the next end step (702.109a)."""
    return _for_this_turn(DASH, Return(_ME))


def blitz(number: int, cost: Cost) -> Built:
    """Haste, a card as it dies, and sacrificed at the next end step (702.152a)."""
    dies = Trigger((EventPattern("dies", _ITSELF),))
    card = Ability(AbilityKind.TRIGGERED, (Draw(),), dies, condition=CostWasPaid(BLITZ))
    return (*_for_this_turn(BLITZ, Sacrifice(_ME)), card)


def conspire(number: int) -> Built:
    """Whoever tapped two creatures for it gets a copy (702.78a)."""
    return _on_casting(CopyWaiting(_ME, status=NEW_TARGETS), condition=CostWasPaid(CONSPIRE))


def demonstrate(number: int) -> Built:
    """Whoever copies it has an opponent copy it as well (702.144a)."""
    opponent = Selector(Pick.CHOOSE, _OPPONENTS, target=False)
    theirs = CopyWaiting(_ME, players=opponent, status=NEW_TARGETS)
    return _on_casting(YouMay((CopyWaiting(_ME, status=NEW_TARGETS), theirs)))


def replicate(number: int, cost: Cost) -> Built:
    """A copy for each time that its replicate cost was paid (702.56a)."""
    often = TimesPaid(REPLICATE)
    return _on_casting(CopyWaiting(_ME, amount=often, status=NEW_TARGETS), condition=CostWasPaid(REPLICATE))


def ripple(number: int) -> Built:
    """Cards of its name are cast for nothing from the top of the library, the others go to the bottom (702.60a)."""
    seen = (Remembered("rippled"), InZone(("library",)))
    shown = Reveal(Selector(Pick.TOP, count=number, bind="rippled"))
    of_its_name = Selector(Pick.CHOOSE, Filter((*seen, NamedLikeThis())), ANY_NUMBER, up_to=True, target=False)
    cast = Cast(of_its_name, cost=Cost())
    bottom = Put(Selector(Pick.ALL, Filter(seen)), to="library", status="on the bottom")
    return _on_casting(YouMay((shown, cast, bottom)))


def squad(number: int, cost: Cost) -> Built:
    """A token that is a copy of it for each time that its squad cost was paid (702.157a)."""
    entering = Trigger((EventPattern("enters", _ITSELF),))
    made = CreateCopy(_ME, amount=TimesPaid(SQUAD))
    return (Ability(AbilityKind.TRIGGERED, (made,), entering, condition=CostWasPaid(SQUAD)),)


def with_a_cost(number: int, cost: Cost) -> Built:
    """What may be paid for the spell is looked at as it is cast."""
    return ()
