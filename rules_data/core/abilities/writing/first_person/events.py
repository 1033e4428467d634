"""What happens, and what must be so: events and conditions in words."""

from __future__ import annotations

from rules_data.core.abilities.criteria import ControlledBy, FitsAny, InState, Itself
from rules_data.core.abilities.model_values import EventPattern, Filter, Relation
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.english import UnableToRenderAbility, Verb, article, listed, third_person
from rules_data.core.abilities.writing.lexicon import Voice, whose, word_for, words
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


nouns.HAPPENED[Voice.FIRST_PERSON] = past
