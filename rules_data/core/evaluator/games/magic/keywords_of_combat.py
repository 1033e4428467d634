"""Keywords that stand for abilities which trigger in combat, as data (Comprehensive Rules 702)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    ControlledBy,
    CountOf,
    Duration,
    EventAmount,
    EventPattern,
    Filter,
    FitsNone,
    Happened,
    HighestOf,
    InState,
    NotInState,
    NumberIs,
    ObjectIs,
    OfType,
    Other,
    Pick,
    Relation,
    Selector,
    StatOf,
    Trigger,
    WithKeyword,
    WithNumber,
)
from rules_data.core.abilities import Arithmetic as Sum
from rules_data.core.abilities.changes import Must
from rules_data.core.abilities.effects import (
    Designate,
    Exile,
    Give,
    Later,
    PutCounter,
    Sacrifice,
    Untap,
)

from .keyword_parts import A_PLAYER, IT, ITSELF, ME, PLUS, YOURS, Built, gets, when

BLOCKED_BY = "becomes blocked by"
_PERMANENT = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
ENLIST, ENLISTS = "enlist", "enlists"
_PROVOKED = "provoked"


def dethrone(number: int) -> Built:
    most = WithNumber("life", Comparison(">=", HighestOf("life", A_PLAYER)))
    attack = EventPattern("attacks", ITSELF, attacking=A_PLAYER.also(most))
    return (when(attack, PutCounter(status=PLUS, others=ME)),)


def annihilator(number: int) -> Built:
    each = Selector(Pick.CHOOSE, Filter((OfType(_PERMANENT),)), count=number, target=False)
    return (when("attacks", Sacrifice(each, player=Relation.DEFENDING_PLAYER)),)


def mentor(number: int) -> Built:
    weaker = WithNumber("power", Comparison("<", StatOf("power", ME)))
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), InState(("attacking",)), weaker)))
    return (when("attacks", PutCounter(status=PLUS, others=target)),)


def training(number: int) -> Built:
    stronger = WithNumber("power", Comparison(">", StatOf("power", ME)))
    others = CountOf(Filter((OfType(("creature",)), InState(("attacking",)), Other(), stronger)))
    return (when("attacks", PutCounter(status=PLUS, others=ME), condition=NumberIs(others, Comparison(">=", 1))),)


def battle_cry(number: int) -> Built:
    others = Selector(Pick.ALL, Filter((OfType(("creature",)), InState(("attacking",)), Other())))
    return (when("attacks", gets(others, 1)),)


def enlist(number: int) -> Built:
    """As much power as the creature has that was tapped for it, until end of turn (702.154a)."""
    return (when(ENLISTS, gets(ME, StatOf("power", Selector(Pick.CAUSE)))),)


def exalted(number: int) -> Built:
    return (when(EventPattern("attacks alone", Filter((OfType(("creature",)), YOURS))), gets(IT, 1, 1)),)


def bushido(number: int) -> Built:
    trigger = Trigger((EventPattern("blocks", ITSELF), EventPattern("becomes blocked", ITSELF)))
    return (Ability(AbilityKind.TRIGGERED, (gets(ME, number, number),), trigger),)


def rampage(number: int) -> Built:
    more = Sum("times", (number, Sum("minus", (EventAmount(), 1))))
    return (when("becomes blocked", gets(ME, more, more)),)


def flanking(number: int) -> Built:
    unlike_it = Filter((OfType(("creature",)), FitsNone((Filter((WithKeyword(("flanking",)),)),))))
    return (when(EventPattern(BLOCKED_BY, ITSELF, by=unlike_it), gets(Selector(Pick.CAUSE), -1, -1)),)


def ingest(number: int) -> Built:
    hit = EventPattern("is dealt damage", A_PLAYER, by=ITSELF, category="combat")
    return (when(hit, Exile(Selector(Pick.TOP, chooser=Relation.THAT_PLAYER))),)


def decayed(number: int) -> Built:
    end = Trigger((EventPattern("beginning of", phase="end of combat"),))
    later = Later(Ability(AbilityKind.TRIGGERED, (Sacrifice(ME),), end))
    return (when("attacks", later),)


def renown(number: int) -> Built:
    hit = EventPattern("is dealt damage", A_PLAYER, by=ITSELF, category="combat")
    put = PutCounter(status=PLUS, others=ME, amount=number)
    not_yet = ObjectIs(ME, Filter((NotInState(("renowned",)),)))
    return (when(hit, put, Designate(ME, status="renowned"), condition=not_yet),)


def melee(number: int) -> Built:
    opponents = Filter((OfType(("player",)), ControlledBy(Relation.OPPONENT)))
    attacked = Happened(EventPattern("is attacked", opponents), "combat")
    return (when("attacks", gets(ME, attacked, attacked)),)


def provoke(number: int) -> Built:
    theirs = ControlledBy(Relation.DEFENDING_PLAYER)
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)), theirs)))
    blocks = Give((Must("block me"),), others=target, duration=Duration.THIS_COMBAT, bind=_PROVOKED)
    return (when("attacks", blocks, Untap(Selector(Pick.THAT, name=_PROVOKED)), optional=True),)
