"""What happens and what must be so, on cards that speak of themselves as "this": in their events' own words."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities.criteria import InState, InZone, NotInState, OwnedBy
from rules_data.core.abilities.model_conditions import (
    AllOf,
    AnyOf,
    Condition,
    CostWasPaid,
    InPhase,
    ItWasDone,
    KeywordHolds,
    Not,
    NumberIs,
    ObjectIs,
    TurnOf,
)
from rules_data.core.abilities.model_values import (
    Comparison,
    CountOf,
    EventPattern,
    Happened,
    PlayerNumber,
    Relation,
    TotalOf,
)
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.english import (
    UnableToRenderAbility,
    article,
    infinitive,
    listed,
    second_person,
    third_person,
)
from rules_data.core.abilities.writing.lexicon import Voice, player, player_number, whose, word_for, words

TIMES = {"beginning of": "the beginning", "start of": "the start", "end of": "the end"}
TRIGGERS = "ability triggers"
# Events whose word ends so are told with their amount in it: takes 3 or more damage.
_MEASURED = ("damage", "life")
_COUNTERS = {"counter is put": "has {} put on it", "counter is removed": "has {} removed from it"}


def happens(pattern: EventPattern, *, together: bool = False) -> str:
    """a creature you control dies | you draw a card | one or more creatures die | the beginning of your upkeep"""
    return _clause(pattern, would=False, together=together)


def would(pattern: EventPattern) -> str:
    """a creature would die"""
    return _clause(pattern, would=True, together=False)


def _clause(pattern: EventPattern, *, would: bool, together: bool) -> str:
    if pattern.event in TIMES:
        return f"{TIMES[pattern.event]} of {_whose_time(pattern)}{' would come' if would else ''}"
    doer = pattern.player or pattern.by_player
    if pattern.event == TRIGGERS:
        told = f"{_what_triggers(pattern)} {'would trigger' if would else 'triggers'}"
    elif doer is not None and pattern.event in words().done:
        verb = third_person(words().done[pattern.event])
        many = doer is Relation.YOU
        told = f"{player(doer)} {_form(verb, would=would, many=many)} {_acted_on(pattern, together)}"
    elif pattern.object is not None:
        by = f" by {player(doer)}" if doer is not None else ""
        told = f"{_acted_on(pattern, together)} {_form(_word(pattern), would=would, many=together)}{by}"
    else:
        told = _without_object(pattern, doer, would)
    return told + _behind(pattern)


def _without_object(pattern: EventPattern, doer: Relation | None, would: bool) -> str:
    """you draw a card, the combat chain closes, an object hits"""
    if doer is None and pattern.event in words().impersonal:
        who, verb = words().impersonal[pattern.event]
        return f"{who} {_form(verb, would=would, many=False)}"
    if doer is None and pattern.event not in words().of_players:
        return f"{article(words().thing)} {_form(_word(pattern), would=would, many=False)}"
    about = words().about.get(pattern.event, "")
    return f"{player(doer or Relation.ANY)} {_form(_word(pattern), would=would, many=doer is Relation.YOU)}{about}"


def _acted_on(pattern: EventPattern, together: bool) -> str:
    if pattern.object is None:
        return words().about.get(pattern.event, " an object").strip()
    card = pattern.event in words().of_cards
    if together:
        return f"one or more {nouns.noun(pattern.object, many=True, card=card)}"
    return nouns.an_object(pattern.object, card=card)


def _form(verb: str, *, would: bool, many: bool) -> str:
    """dies, die, would die"""
    if would:
        return f"would {infinitive(verb)}"
    return second_person(verb) if many else verb


def _word(pattern: EventPattern) -> str:
    """The event's own word, with the kind of damage or counter and the amount in it."""
    if pattern.event in _COUNTERS:
        return _COUNTERS[pattern.event].format(article(f"{pattern.category or ''} counter".strip()))
    first, space, last = pattern.event.rpartition(" ")
    if last not in _MEASURED:
        return pattern.event
    much = _how_many(pattern.amount) if pattern.amount is not None else ""
    kind = pattern.category if last == "damage" and pattern.category else ""
    return f"{first}{space}{' '.join(part for part in (much, kind, last) if part)}"


def _what_triggers(pattern: EventPattern) -> str:
    of = f" of {nouns.an_object(pattern.object)}" if pattern.object is not None else ""
    if pattern.player is not None:
        of += f" {'you control' if pattern.player is Relation.YOU else f'{player(pattern.player)} controls'}"
    return f"{article(pattern.category) if pattern.category else 'a triggered ability'}{of}"


def _whose_time(pattern: EventPattern) -> str:
    phase = word_for(words().phases, pattern.phase or "turn", "point of the turn")
    who = pattern.player or pattern.by_player
    if who is None:
        return f"each {phase}"
    each = {Relation.ANY: "each player's", Relation.OPPONENT: "each opponent's"}.get(who)
    return f"{each or whose(who)} {phase}"


def _behind(pattern: EventPattern) -> str:
    found = []
    if pattern.player is not None and pattern.by_player is not None:
        found.append(f"because of {player(pattern.by_player)}")
    if pattern.by is not None:
        found.append(f"by {nouns.an_object(pattern.by)}")
    if pattern.amount is not None and not pattern.event.endswith(_MEASURED):
        found.append(f"({nouns.compared(pattern.amount)})")
    if pattern.from_zones:
        found.append(" or ".join(nouns.out_of(zone, "a") for zone in pattern.from_zones))
    if pattern.to_zones:
        found.append(" or ".join(nouns.into(zone, "a") for zone in pattern.to_zones))
    if pattern.because is not None:
        found.append(f"because {happens(pattern.because)}")
    return "".join(f" {part}" for part in found)


# --- amounts that speak of events ----------------------------------------------------------------


def _so_far(value: Happened | TotalOf) -> str:
    if isinstance(value, Happened):
        return f"the number of times {happens(value.pattern)} this {span(value.within)}"
    if value.latest:
        return f"the amount the last time {happens(value.pattern)} this {span(value.within)}"
    return f"the total of the amounts each time {happens(value.pattern)} this {span(value.within)}"


nouns.PAST[Voice.THIRD_PERSON] = _so_far


def span(within: str) -> str:
    """turn, combat chain"""
    return word_for(words().spans, within, "span of time")


# --- conditions ------------------------------------------------------------------------------------


def condition(what: Condition) -> str:
    """What must be so, as a clause behind "if"."""
    return _condition(what)


@singledispatch
def _condition(what: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the condition {what!r}.")


@_condition.register
def _(what: TurnOf) -> str:
    return f"it's {whose(what.player)} turn"


@_condition.register
def _(what: InPhase) -> str:
    if what.name in words().states:
        return words().states[what.name]
    return f"it is the {word_for(words().phases, what.name, 'phase')}"


@_condition.register
def _(what: ItWasDone) -> str:
    return "you do"


@_condition.register
def _(what: CostWasPaid) -> str:
    return f"the {what.name.removesuffix(' cost')} cost was paid"


@_condition.register
def _(what: KeywordHolds) -> str:
    return word_for(words().dependents, what.keyword, "keyword").format(what.number)


@_condition.register
def _(what: AllOf) -> str:
    return " and ".join(_within(one, AnyOf) for one in what.conditions)


@_condition.register
def _(what: AnyOf) -> str:
    return " or ".join(_within(one, AllOf) for one in what.conditions)


def _within(what: Condition, other: type) -> str:
    """A condition within others: what is joined by the other word is put in brackets."""
    return f"({condition(what)})" if isinstance(what, other) else condition(what)


@_condition.register
def _(what: Not) -> str:
    if isinstance(what.condition, ItWasDone):
        return "you don't"
    if isinstance(what.condition, TurnOf):
        return f"it isn't {whose(what.condition.player)} turn"
    if isinstance(what.condition, ObjectIs):
        return _object_is(what.condition, "isn't")
    return f"it isn't so that {_within(what.condition, AllOf | AnyOf)}"  # type: ignore[arg-type]


@_condition.register
def _(what: NumberIs) -> str:
    if isinstance(what.amount, CountOf):
        if what.test == Comparison("=", 1):
            return f"there is exactly one {nouns.noun(what.amount.filter)}"
        return f"there are {_how_many(what.test)} {nouns.noun(what.amount.filter, many=True)}"
    if isinstance(what.amount, PlayerNumber):
        who = what.amount.player
        has = f"{player(who)} {'have' if who is Relation.YOU else 'has'}"
        return f"{has} {_how_many(what.test)} {player_number(what.amount.stat).had}"
    if isinstance(what.amount, Happened) and what.test == Comparison(">=", 1):
        return f"{happens(what.amount.pattern)} this {span(what.amount.within)}"
    if isinstance(what.amount, Happened):
        return f"{happens(what.amount.pattern)} {_how_many(what.test)} times this {span(what.amount.within)}"
    return f"{nouns.amount(what.amount)} is {nouns.compared(what.test)}"


def _how_many(test: Comparison) -> str:
    if test.value == 0 and test.operator in ("=", "<="):
        return "no"
    return nouns.compared(test).replace("or greater", "or more")


@_condition.register
def _(what: ObjectIs) -> str:
    return _object_is(what, "is")


def _object_is(what: ObjectIs, be: str) -> str:
    wanted = what.filter
    who = nouns.selected(what.objects)
    if wanted.asks_only(InState, NotInState):
        states = [status for one in wanted.every(InState) for status in one.statuses]
        states += [f"not {status}" for one in wanted.every(NotInState) for status in one.statuses]
        return f"{who} {be} {listed(states)}"
    zones, owned = wanted.get(InZone), wanted.get(OwnedBy)
    if zones is not None and wanted.asks_only(InZone, OwnedBy):
        owner = whose(owned.player) if owned is not None else "any"
        return f"{who} {be} {' or '.join(nouns.within(zone, owner) for zone in zones.zones)}"
    return f"{who} {be} {nouns.an_object(wanted)}"
