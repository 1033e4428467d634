"""What happens, and what must be so: events and conditions in words."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities.criteria import AtPlace, ControlledBy, FitsAny, InState, Itself, NotInState
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
    Filter,
    Happened,
    Pick,
    PlayerNumber,
    Relation,
    TotalOf,
)
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.english import UnableToRenderAbility, Verb, article, listed, third_person
from rules_data.core.abilities.writing.lexicon import Voice, player_number, whose, word_for, words
from rules_data.core.abilities.writing.lexicon import player as player_word

_TIMES = {"start of": "the start", "end of": "the end"}


def is_time(pattern: EventPattern) -> bool:
    return pattern.event in _TIMES


def moment(pattern: EventPattern) -> str:
    """the end"""
    return _TIMES[pattern.event]


def present(pattern: EventPattern) -> str:
    """a friendly unit dies | you play me | the end of your turn"""
    return _told(pattern, "present")


def would(pattern: EventPattern) -> str:
    """a friendly unit would die"""
    return _told(pattern, "would")


def past(pattern: EventPattern) -> str:
    """a friendly unit died"""
    return _told(pattern, "past")


def _told(pattern: EventPattern, tense: str) -> str:
    if is_time(pattern):
        return _time(pattern, tense)
    if pattern.event == "ability triggers":
        return _triggers(pattern, tense)
    if pattern.event in words().player_events:
        by_player = Filter() if pattern.event == "ability is used" else pattern.object
        return _by_player(pattern, words().player_events[pattern.event], tense, by_player)
    verb = words().events.get(pattern.event)
    if verb is None:
        raise UnableToRenderAbility(f"No words are known for the event {pattern.event!r}.")
    return _to_object(pattern, verb, tense)


def _to_object(pattern: EventPattern, verb: Verb, tense: str) -> str:
    # "you conquer here": the player alone. "you play me": cards say so of whoever plays them.
    doer = pattern.by_player or pattern.player
    itself = pattern.object is not None and _is_itself(pattern.object)
    if pattern.object is None and pattern.player is not None:
        return _by_player(pattern, verb, tense, None)
    if doer is None and itself and pattern.event == "is played":
        doer = Relation.YOU
    if verb.active and (doer is not None or pattern.by is not None):
        controller = pattern.by.get(ControlledBy) if pattern.by else None
        player = doer or (controller.player if controller is not None else Relation.ANY)
        what = "me" if itself else nouns.an_object(pattern.object or Filter())
        active = _active(verb.active, what)
        with_what = f" with {nouns.an_object(pattern.by)}" if pattern.by else ""
        return f"{_conjugated(player_word(player), active, tense)}{with_what}{_behind(pattern)}"
    who = "I" if itself else nouns.an_object(pattern.object or Filter())
    said = {"present": verb.base if who == "I" else verb.third, "would": f"would {verb.base}", "past": verb.past}[tense]
    told = f"I'm {said[3:]}" if who == "I" and said.startswith("be ") else f"{who} {said}"
    asked = pattern.object.every(InState) if itself and pattern.object else []
    states = [status for one in asked for status in one.statuses]
    return f"{told}{_behind(pattern)}{f' while {listed(states)}' if states else ''}"


def _is_itself(what: Filter) -> bool:
    alternatives = what.get(FitsAny)
    return what.asks(Itself) or (alternatives is not None and alternatives.filters == (Filter((Itself(),)),))


def _active(verb: str, what: str) -> str:
    """return it to hand; attack with it"""
    first, _, rest = verb.partition(" ")
    return f"{verb} {what}" if not rest or rest.startswith(("with", "damage", "a ")) else f"{first} {what} {rest}"


def _conjugated(player: str, phrase: str, tense: str) -> str:
    if tense == "would":
        return f"{player} would {phrase}"
    if tense == "past":
        return f"{player} did {phrase}"
    return f"{player} {phrase if player == 'you' else third_person(phrase)}"


def _by_player(pattern: EventPattern, verb: Verb, tense: str, what: Filter | None) -> str:
    player = player_word(pattern.player or pattern.by_player or Relation.ANY)
    said = {"present": verb.base if player == "you" else verb.third, "would": f"would {verb.base}", "past": verb.past}
    behind = f" of {nouns.an_object(what)}" if what and what != Filter() else ""
    return f"{player} {said[tense]}{behind}{_behind(pattern)}"


def _triggers(pattern: EventPattern, tense: str) -> str:
    kind = article(pattern.category) if pattern.category else "an ability"
    of = f" of {whose(pattern.player)}" if pattern.player not in (None, Relation.YOU) else ""
    kind = f"your {pattern.category or 'ability'}" if pattern.player is Relation.YOU else kind
    said = {"present": "triggers", "would": "would trigger", "past": "triggered"}[tense]
    return f"{kind}{of} {said}{_behind(pattern)}"


def _time(pattern: EventPattern, tense: str) -> str:
    player = pattern.player or pattern.by_player
    each = {None: "each", Relation.ANY: "each player's", Relation.OPPONENT: "each opponent's"}.get(player)
    named = word_for(words().phases, pattern.phase or "turn", "point of the turn")
    said = {"present": "", "would": " would come", "past": " came"}[tense]
    return f"{moment(pattern)} of {each or whose(player or Relation.YOU)} {named}{said}"


def _behind(pattern: EventPattern) -> str:
    parts: list[str] = []
    if pattern.amount is not None:
        parts.append(f"for {nouns.compared(pattern.amount)}")
    if pattern.from_zones:
        parts.append(f"from {' or '.join(_zone(zone) for zone in pattern.from_zones)}")
    if pattern.to_zones:
        parts.append(f"to {' or '.join(_zone(zone) for zone in pattern.to_zones)}")
    if pattern.at:
        parts.append(" or ".join(nouns.place(name) for name in pattern.at))
    if pattern.phase:
        parts.append(f"during the {word_for(words().phases, pattern.phase, 'phase')}")
    return "".join(f" {part}" for part in parts)


def _zone(zone: str) -> str:
    return f"a {zone}" if zone in ("base", "battlefield") else f"the {zone}"


# --- amounts that speak of events ---------------------------------------------------------------------------


def _so_far(value: Happened | TotalOf) -> str:
    span = word_for(words().spans, value.within, "span of time")
    if isinstance(value, Happened):
        return f"the number of times {past(value.pattern)} this {span}"
    if value.latest:
        return f"the amount the last time {past(value.pattern)} this {span}"
    return f"the total of the amounts each time {past(value.pattern)} this {span}"


nouns.PAST[Voice.FIRST_PERSON] = _so_far


# --- conditions ---------------------------------------------------------------------------------------------


def condition(what: Condition) -> str:
    """What must be so, as a clause behind "if" or "while"."""
    return _condition_words(what)


@singledispatch
def _condition_words(what: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the condition {what!r}.")


@_condition_words.register
def _(what: TurnOf) -> str:
    return f"it's {whose(what.player)} turn"


@_condition_words.register
def _(what: ItWasDone) -> str:
    return "you do"


@_condition_words.register
def _(what: CostWasPaid) -> str:
    return f"you paid {what.name if what.name.endswith('cost') else f'the {what.name} cost'}"


@_condition_words.register
def _(what: KeywordHolds) -> str:
    return word_for(words().dependents, what.keyword, "keyword").format(what.number)


@_condition_words.register
def _(what: AllOf) -> str:
    return " and ".join(condition(one) for one in what.conditions)


@_condition_words.register
def _(what: AnyOf) -> str:
    return " or ".join(condition(one) for one in what.conditions)


@_condition_words.register
def _(what: Not) -> str:
    return f"it isn't so that {condition(what.condition)}"


@_condition_words.register
def _(what: NumberIs) -> str:
    if isinstance(what.amount, CountOf):
        return f"there are {_how_many(what.test)} {nouns.noun(what.amount.filter, many=True)}"
    if isinstance(what.amount, PlayerNumber):
        who = what.amount.player
        counted = player_number(what.amount.stat).had.format(whose(who))
        return f"{player_word(who)} {'have' if who is Relation.YOU else 'has'} {_how_many(what.test)} {counted}"
    if isinstance(what.amount, Happened) and what.test == Comparison(">=", 1):
        return f"{past(what.amount.pattern)} this {what.amount.within}"
    return f"{nouns.amount(what.amount)} is {nouns.compared(what.test)}"


def _how_many(test: Comparison) -> str:
    return "no" if test.value == 0 and test.operator in ("=", "<=") else nouns.compared(test)


@_condition_words.register
def _(what: ObjectIs) -> str:
    who = nouns.subject(what.objects)
    be = "'m" if who == "I" else "are" if nouns.is_plural(what.objects) else "is"
    if what.objects.pick is Pick.IT:
        be = "is"
    said = f"{who}{be}" if who == "I" else f"{who} {be}"
    return f"{said} {' and '.join(_predicates(what.filter)) or 'there'}"


def _predicates(what: Filter) -> list[str]:
    """What a filter says of an object: stunned, at a battlefield, a unit with 3 or less [M]."""
    states = [status for one in what.every(InState) for status in one.statuses]
    states += [f"not {status}" for one in what.every(NotInState) for status in one.statuses]
    places = [" or ".join(nouns.place(name) for name in one.places) for one in what.every(AtPlace)]
    rest = what.without(InState, NotInState, AtPlace)
    return [*states, *places, *([nouns.an_object(rest)] if rest.criteria else [])]


@_condition_words.register
def _(what: InPhase) -> str:
    if what.name in words().states:
        return words().states[what.name]
    return f"it's the {word_for(words().phases, what.name, 'phase')}"
