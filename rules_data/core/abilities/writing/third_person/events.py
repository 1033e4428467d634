"""What happens and what must be so, on cards that speak of themselves as "this": in their events' own words."""

from __future__ import annotations

from rules_data.core.abilities.model_values import Comparison, EventPattern, Relation
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.english import article, infinitive, second_person, third_person
from rules_data.core.abilities.writing.lexicon import Voice, player, whose, word_for, words

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
    if pattern.attacking is not None:
        found.append(nouns.an_object(pattern.attacking))
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


nouns.HAPPENED[Voice.THIRD_PERSON] = happens


def span(within: str) -> str:
    """turn, combat chain"""
    return word_for(words().spans, within, "span of time")

def _how_many(test: Comparison) -> str:
    if test.value == 0 and test.operator in ("=", "<="):
        return "no"
    return nouns.compared(test).replace("or greater", "or more")
