"""What happens and what must be so, in plain English, in the words that a game's events are written with."""

from __future__ import annotations

from functools import singledispatch

from . import plain_nouns as nouns
from .model_values import (
    AllOf,
    AnyOf,
    Comparison,
    Condition,
    CostWasPaid,
    CountOf,
    EventPattern,
    Happened,
    InPhase,
    ItWasDone,
    Not,
    NumberIs,
    ObjectIs,
    PlayerNumber,
    Relation,
    TurnOf,
)
from .render_words import UnableToRenderAbility, listed

TIMES = {"beginning of": "the beginning", "start of": "the start", "end of": "the end"}
# Events whose doer is told first: you cast a spell, not a spell is cast.
_DONE = {
    "is cast": "cast", "is played": "play", "is discarded": "discard", "is drawn": "draw", "is sacrificed": "sacrifice",
    "is tapped for mana": "tap", "gains control": "gain control of", "loses control": "lose control of",
    "is countered": "counter", "ability is activated": "activate an ability of", "is pitched": "pitch",
}  # fmt: skip
# What such an event is about where no object is named.
_THING = {"draws": " a card", "discards": " a card", "would draw": " a card"}
_STEPS = {
    "untap": "untap step", "draw": "draw step", "end": "end step", "cleanup": "cleanup step",
    "precombat main": "precombat main phase", "postcombat main": "postcombat main phase",
    "beginning of combat": "combat",
}  # fmt: skip
_THIRD = {"is": "are", "has": "have", "does": "do"}


def happens(pattern: EventPattern) -> str:
    """a creature you control dies | you draw a card | the beginning of your upkeep"""
    if pattern.event in TIMES:
        return f"{TIMES[pattern.event]} of {_whose_time(pattern)}"
    if pattern.event == "ability triggers":
        return _triggers(pattern)
    doer = pattern.player or pattern.by_player
    if doer is not None and pattern.event in _DONE:
        what = nouns.an_object(pattern.object) if pattern.object is not None else _thing(pattern.event)
        said = f"{nouns.PLAYERS[doer]} {_verb(_DONE[pattern.event], doer)} {what}"
    elif pattern.object is not None:
        said = f"{nouns.an_object(pattern.object)} {_word(pattern)}"
        said += f" by {nouns.PLAYERS[doer]}" if doer is not None else ""
    else:
        player = doer or Relation.ANY
        said = f"{nouns.PLAYERS[player]} {_bare(_word(pattern)) if player is Relation.YOU else _word(pattern)}"
    return said + ("" if pattern.object is not None else _THING.get(pattern.event, "")) + _behind(pattern)


def _thing(event: str) -> str:
    return "a card" if event in ("is discarded", "is drawn", "is played") else "a spell"


def _verb(base: str, doer: Relation) -> str:
    if doer is Relation.YOU:
        return base
    first, _, rest = base.partition(" ")
    return f"{third(first)} {rest}".strip()


def third(verb: str) -> str:
    """draw -> draws, for what another player does"""
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}{'es' if verb.endswith(('s', 'x', 'ch', 'sh', 'o')) else 's'}"


def _bare(word: str) -> str:
    """draws -> draw, for what you do"""
    first, space, rest = word.partition(" ")
    first = _THIRD.get(first) or (f"{first[:-3]}y" if first.endswith("ies") else first.removesuffix("s"))
    return f"{first}{space}{rest}"


def _word(pattern: EventPattern) -> str:
    word = pattern.event
    if pattern.category and "damage" in word:
        return word.replace("damage", f"{pattern.category} damage")
    if pattern.category and "counter" in word:
        return word.replace("counter is put", f"has a {pattern.category} counter put on it").replace(
            "counter is removed", f"has a {pattern.category} counter removed from it"
        )
    told = {"counter is put": "has a counter put on it", "counter is removed": "has a counter removed from it"}
    return told.get(word, word)


def _triggers(pattern: EventPattern) -> str:
    whose = f" of {nouns.an_object(pattern.object)}" if pattern.object is not None else ""
    kind = f"a {pattern.category}" if pattern.category else "a triggered ability"
    return f"{kind}{whose} triggers{_behind(pattern)}"


def _whose_time(pattern: EventPattern) -> str:
    phase = _STEPS.get(pattern.phase or "turn", pattern.phase or "turn")
    player = pattern.player or pattern.by_player
    if player in (None, Relation.ANY):
        return f"each {phase}" if player is None else f"each player's {phase}"
    return f"each opponent's {phase}" if player is Relation.OPPONENT else f"{nouns.whose(player)} {phase}"


def _behind(pattern: EventPattern) -> str:
    found = []
    if pattern.by is not None:
        found.append(f"by {nouns.an_object(pattern.by)}")
    if pattern.amount is not None:
        found.append(f"({nouns.compared(pattern.amount)})")
    if pattern.from_zones:
        found.append(f"from {_zones(pattern.from_zones)}")
    if pattern.to_zones:
        found.append(f"into {_zones(pattern.to_zones)}")
    if pattern.because is not None:
        found.append(f"because {happens(pattern.because)}")
    return "".join(f" {part}" for part in found)


def _zones(zones: tuple[str, ...]) -> str:
    said = {"battlefield": "the battlefield", "stack": "the stack", "exile": "exile", "arena": "the arena"}
    return " or ".join(said.get(zone, f"a {zone}") for zone in zones)


def would(pattern: EventPattern) -> str:
    """a creature would die"""
    told = happens(pattern)
    word = _word(pattern)
    if f" {word}" in told:
        return told.replace(f" {word}", f" would {_infinitive(word)}", 1)
    return f"{told.partition(' ')[0]} would {told.partition(' ')[2]}"


def _infinitive(word: str) -> str:
    first, space, rest = word.partition(" ")
    bare = {"is": "be", "has": "have", "dies": "die"}.get(first) or first.removesuffix("s")
    return f"{bare}{space}{rest}"


# --- conditions ------------------------------------------------------------------------------------


def condition(what: Condition) -> str:
    """What must be so, as a clause behind "if"."""
    return _condition(what)


@singledispatch
def _condition(what: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the condition {what!r}.")


@_condition.register
def _(what: TurnOf) -> str:
    return f"it's {nouns.whose(what.player)} turn"


@_condition.register
def _(what: InPhase) -> str:
    return f"it is the {what.name}" if "empty" not in what.name else f"the {what.name.replace('empty', 'is empty')}"


@_condition.register
def _(what: ItWasDone) -> str:
    return "you do"


@_condition.register
def _(what: CostWasPaid) -> str:
    return f"the {what.name} cost was paid"


@_condition.register
def _(what: AllOf) -> str:
    return " and ".join(condition(one) for one in what.conditions)


@_condition.register
def _(what: AnyOf) -> str:
    return " or ".join(condition(one) for one in what.conditions)


@_condition.register
def _(what: Not) -> str:
    if isinstance(what.condition, ItWasDone):
        return "you don't"
    return f"it isn't so that {condition(what.condition)}"


@_condition.register
def _(what: NumberIs) -> str:
    if isinstance(what.amount, CountOf):
        return f"there are {_how_many(what.test)} {nouns.plural(nouns.noun(what.amount.filter))}"
    if isinstance(what.amount, PlayerNumber):
        player = what.amount.player
        has = f"{nouns.PLAYERS[player]} {'have' if player is Relation.YOU else 'has'}"
        cards = " cards in" if what.amount.stat in ("hand", "library", "graveyard", "exile", "deck") else ""
        return f"{has} {_how_many(what.test)}{cards} {what.amount.stat}"
    if isinstance(what.amount, Happened) and what.test == Comparison(">=", 1):
        return f"{happens(what.amount.pattern)} this {what.amount.within}"
    return f"{nouns.amount(what.amount)} is {nouns.compared(what.test)}"


def _how_many(test: Comparison) -> str:
    if test.value == 0 and test.operator in ("=", "<="):
        return "no"
    return nouns.compared(test).replace("or greater", "or more")


@_condition.register
def _(what: ObjectIs) -> str:
    flt = what.filter
    states = [*flt.statuses, *(f"not {status}" for status in flt.not_statuses)]
    if states and not (flt.types or flt.tags or flt.stats or flt.zones):
        return f"{nouns.selected(what.objects)} is {listed(states)}"
    zones = f"in the {' or '.join(flt.zones)}" if flt.zones and not (flt.types or flt.tags) else nouns.an_object(flt)
    return f"{nouns.selected(what.objects)} is {zones}"
