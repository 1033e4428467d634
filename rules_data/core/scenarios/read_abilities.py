"""Abilities, as a scenario file writes them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Comparison,
    Continuous,
    Cost,
    Effect,
    EventPattern,
    Filter,
    Itself,
    Keys,
    Limit,
    Pick,
    Replacement,
    Selector,
    Trigger,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.effects import Pay
from rules_data.core.evaluator import ReplacementWords, Vocabulary, parts_of

from .fields import (
    Fields,
    Inner,
    Reading,
    as_items,
    is_number,
    read_list,
    read_number,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .places import Mapping, Node, Scalar
from .read_amounts import read_amount, read_condition, read_counters, take_condition
from .read_arrivals import check_what_arrives
from .read_changes import is_asked_of_each, read_changes
from .read_costs import read_cost
from .read_effects import X_IS_ANNOUNCED_BEFORE, read_effects, read_instead
from .read_events import read_event, read_replaced
from .read_filters import read_filter
from .read_it import tells_it, tells_of_an_event
from .read_selectors import read_selector
from .read_whom import check_whom

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
LIMITS = {limit.value: limit for limit in Limit if limit is not Limit.NONE}
# The keys under which what an ability waits for stands.
_WAITS_UNDER = {AbilityKind.TRIGGERED: "when", AbilityKind.REPLACEMENT: "replace"}
_EACH = {"turn": Limit.ONCE_EACH_TURN, "combat": Limit.ONCE_EACH_COMBAT}


def leading_key(words: Vocabulary, keys: Collection[str]) -> str | None:
    """The key that says of what kind an ability is: `do` only where no other does, for most abilities do something."""
    return min((key for key in words.abilities if key in keys), key=lambda key: key == "do", default=None)


def _acting(fields: Fields, keys: Keys, made: bool) -> list[str]:
    """The keys that act beside those that stand there; some only on an ability that is `made` by an instruction."""
    return [
        key
        for key, part in keys.items()
        if not part.needs
        or (part.or_needs and part.or_needs in fields)
        or (made if part.needs == "later" else part.needs in fields)
    ]


def read_ability(reading: Reading, node: Node | None, made: bool = False) -> Ability | None:
    """One ability; which of when, replace, passive, use, do stands there decides its kind.

    `made`: it is no ability of a card, an instruction makes it for later.
    """
    if node is None:
        return None
    fields = Fields(reading, node, "an ability")
    if not isinstance(node, Mapping):
        return None
    key = leading_key(reading.words, fields.keys)
    if key is None:
        advice = f"An ability has one of the keys {', '.join(reading.words.abilities)}."
        reading.report(node, "an ability", f"the keys {', '.join(fields.keys) or 'none'}", advice)
        return None
    fields.only((key, *_acting(fields, reading.words.abilities[key].keys, made)), f"an ability with `{key}`")
    ability = _read_parts(reading, fields, key, made=made)
    if ability.name:
        reading.ability_names.add(ability.name)
    fields.finish()
    return ability


def _read_parts(reading: Reading, fields: Fields, key: str, *, made: bool) -> Ability:
    kind = reading.words.abilities[key].kind
    limit, times = _limit(reading, fields.take("limit"), kind)
    link = fields.take("link")
    named, place = _named_trigger(reading, fields)
    zones = read_words(reading, fields.take("works in"), "a zone", reading.words.zones)
    outer, before = reading.of_an_event, reading.knows_it and made
    reading.of_an_event = outer or kind in (AbilityKind.TRIGGERED, AbilityKind.REPLACEMENT)
    with reading.knowing_it(False), reading.knowing_event(False):
        ability = Ability(
            kind=kind,
            optional=fields.flag("you may") or fields.flag("optional"),
            limit=limit,
            times=times,
            zones=zones,
            keywords=read_words(reading, fields.take("keywords"), "a keyword of a used ability", reading.words.timings),
            name=read_text(reading, fields.take("name"), "a name") or place,
            leads_to=read_texts(reading, fields.take("leads to"), "a name") if place else (),
            instead=read_instead(reading, fields.take("instead")),
            link=read_text(reading, link, "a name") if link is not None else None,
            costs=_own_costs(reading, fields.take("costs")),
            cannot=read_words(reading, fields.take("cannot"), "what cannot be done", reading.words.own_prohibitions),
            targets_only=_optional_filter(reading, fields.take("targets only")),
            enchants=_optional_filter(reading, fields.take("enchant")),
            **_parts_about_it(reading, fields, key, zones, named, before),
        )
    reading.of_an_event = outer
    check_what_arrives(reading, fields.node, ability)
    _check_x(reading, fields, ability)
    return ability


def _check_x(reading: Reading, fields: Fields, ability: Ability) -> None:
    """Report an X that is to be paid later where neither a spell nor a cost of the ability has announced it."""
    if ability.kind is AbilityKind.INSTRUCTIONS or ability.cost.has_x:
        return
    if any(isinstance(part, Pay) and part.cost.has_x for part in parts_of(ability.effects)):
        reading.report(fields.node, "a cost of which every part is known", "X", X_IS_ANNOUNCED_BEFORE)


def _parts_about_it(
    reading: Reading, fields: Fields, key: str, zones: tuple[str, ...], named: Trigger | None, before: bool
) -> dict[str, Any]:
    """The parts of an ability that can speak of "it", each read with what is known of it there.

    `before`: it is known where the ability is made, which still knows it where its own event tells of nothing.
    """
    kind = reading.words.abilities[key].kind
    waits = fields.value(_WAITS_UNDER.get(kind, ""))
    by_event, event = named is not None or tells_it(reading, waits), named is not None or tells_of_an_event(waits)
    found: dict[str, Any] = {}
    with reading.knowing_it(before or by_event), reading.knowing_event(event):
        found["effects"] = _effects(reading, fields, kind)
    with reading.knowing_it(before):
        found["trigger"] = named or (_trigger(reading, fields) if kind is AbilityKind.TRIGGERED else None)
    replaced = read_replaced(reading, fields.take("replace")) if kind is AbilityKind.REPLACEMENT else None
    # Whose the objects are that a statement is about may be told where it is made; "it" itself is not kept for later.
    of_whom = before and isinstance(fields.value("affects"), Mapping)
    with reading.knowing_it(of_whom):
        continuous = found["continuous"] = _continuous(reading, fields, zones) if key == "passive" else None
    with reading.knowing_it(by_event), reading.knowing_event(event):
        found["cost"] = _cost(reading, fields, kind)
        found["replacement"] = _replacement(reading, fields, replaced) if replaced is not None else None
    of_each = continuous is not None and is_asked_of_each(continuous.changes)
    with reading.knowing_it(by_event or of_each), reading.knowing_event(event):
        found["condition"] = take_condition(reading, fields)
    return found


def _own_costs(reading: Reading, node: Node | None) -> tuple[Change, ...]:
    """What an ability says of what it costs itself: nothing but that."""
    found = () if node is None else read_changes(reading, node)
    if node is not None and not all(isinstance(each, kinds.ChangeActivationCost) for each in found):
        advice = "For example {activation cost: {generic: -1}}."
        reading.report(node, "what the ability costs", "another change", advice)
    return found


def _optional_filter(reading: Reading, node: Node | None) -> Filter | None:
    return None if node is None else read_filter(reading, node)


def _limit(reading: Reading, node: Node | None, kind: AbilityKind) -> tuple[Limit, int]:
    """once each turn, or {times: 2, each: turn}; how often something is done, rather than happens, limits triggers."""
    allowed = reading.words.limits - (set() if kind is AbilityKind.TRIGGERED else {Limit.DONE_ONCE_EACH_TURN})
    if not isinstance(node, Mapping):
        known = {limit.value for limit in allowed}
        return LIMITS.get(read_word(reading, node, "a limit", known), Limit.NONE), 1
    fields = Fields(reading, node, "a limit")
    times = read_number(reading, fields.need("times"), "how many times", least=1)
    spans = {word: _EACH[span] for word, span in reading.words.spans.items() if _EACH.get(span) in allowed}
    each = read_word(reading, fields.need("each"), " or ".join(spans), spans)
    fields.finish()
    return spans.get(each, Limit.NONE), times


def _effects(reading: Reading, fields: Fields, kind: AbilityKind) -> tuple[Effect, ...]:
    key = "with" if kind is AbilityKind.REPLACEMENT else "do"
    node = fields.take(key)
    if node is None and kind not in (AbilityKind.PASSIVE, AbilityKind.REPLACEMENT):
        fields.need(key, "Say what it does: do: [{draw: 1}].")
    return read_effects(reading, node, may_be_none=key == "with") if node is not None else ()


def _cost(reading: Reading, fields: Fields, kind: AbilityKind) -> Cost:
    key = {AbilityKind.ACTIVATED: "use", AbilityKind.TRIGGERED: "pay"}.get(kind)
    if kind is AbilityKind.REPLACEMENT:
        key = "pay"
    return read_cost(reading, fields.take(key)) if key else Cost()


def _named_trigger(reading: Reading, fields: Fields) -> tuple[Trigger | None, str]:
    """The trigger that a key such as chapter or room stands for, and the place it names."""
    for key, event in reading.words.numbered_triggers.items():
        if key in fields:
            numbers = [read_number(reading, item, "a number", least=1) for item in as_items(fields.take(key))]
            me = Filter((Itself(),))
            return Trigger(tuple(EventPattern(event, me, amount=Comparison("=", n)) for n in numbers)), ""
    for key, event in reading.words.place_triggers.items():
        if key in fields:
            place = read_text(reading, fields.take(key), "a name")
            return Trigger((EventPattern(event, Filter((Itself(),)), at=(place,)),)), place
    return None, ""


def _trigger(reading: Reading, fields: Fields) -> Trigger:
    node = fields.take("when")
    several = node.get("any of") if isinstance(node, Mapping) else None
    if several is not None:
        patterns = read_list(reading, several, "events", lambda item: read_event(reading, item))
    elif isinstance(node, Mapping) and node.get("state") is not None:
        inner = Fields(reading, node, "a state of the game")
        state = read_condition(reading, inner.take("state"))
        inner.finish()
        if fields.flag("contract"):
            advice = "Write what that player does: {event: is banished, by player: you}."
            reading.report(node, "an event, which completes the contract", "a state of the game", advice)
        if not reading.words.state_triggers:
            advice = "An ability of this game waits for something that happens: {event: .., object: me}."
            reading.report(node, "an event", "a state of the game", advice)
        return Trigger((), state=state)
    else:
        patterns = (read_event(reading, node),)
    ordinals = _ordinals(reading, fields)
    spans = reading.words.spans
    per = spans.get(read_word(reading, fields.take("per"), " or ".join(spans), spans), "turn")
    together = fields.flag("one or more")
    each = fields.flag("for each player")
    several = fields.take("at least")
    fewest = 1 if several is None else read_number(reading, several, "how many at once", least=2)
    first = ordinals[0] if ordinals else None
    contract = fields.flag("contract")
    told: dict[str, Any] = {"ordinals": ordinals[1:], "each_player": each, "fewest": fewest, "contract": contract}
    return Trigger(patterns, first, per, together, **told)


def _ordinals(reading: Reading, fields: Fields) -> tuple[int, ...]:
    """first, or [first, second]"""
    found = (_read_ordinal(reading, item) for item in as_items(fields.take("ordinal")))
    return tuple(number for number in found if number is not None)


def _ordinal(reading: Reading, fields: Fields) -> int | None:
    ordinal = fields.take("ordinal")
    return None if ordinal is None else _read_ordinal(reading, ordinal)


def _read_ordinal(reading: Reading, ordinal: Node) -> int | None:
    if is_number(ordinal):
        return read_number(reading, ordinal, "which time", least=1)
    return ORDINALS.get(read_word(reading, ordinal, "which time", ORDINALS))


def _replacement(reading: Reading, fields: Fields, pattern: EventPattern) -> Replacement:
    amount = fields.take("amount")
    found: dict[str, Any] = {"keeps_event": fields.flag("keeps")}
    if reading.words.replacements is not None:
        found = _merged(found, _of_class(reading, fields, reading.words.replacements))
    elif (entering := fields.take("enters as")) is not None:
        found = {"keeps_event": True, "changes": read_changes(reading, entering)}
    elif "prevent" in fields:
        found.update(_prevention(reading, fields))
    return Replacement(
        pattern,
        amount=None if amount is None else read_amount(reading, amount),
        afterwards=fields.flag("afterwards"),
        ordinal=_ordinal(reading, fields),
        **found,
    )


def _merged(plain: dict[str, Any], of_class: dict[str, Any]) -> dict[str, Any]:
    return {**plain, **of_class, "keeps_event": plain["keeps_event"] or of_class.get("keeps_event", False)}


def _of_class(reading: Reading, fields: Fields, words: ReplacementWords) -> dict[str, Any]:
    """What replacement effects say where they come in classes: prevention, and what something enters with or as."""
    kind = read_word(reading, fields.take("class"), "a class of replacement effects", words.classes)
    counters = fields.take("enters with")
    changes = fields.take("enters as")
    found: dict[str, Any] = {
        "kind": kind or words.plain,
        **_prevention(reading, fields),
        "shields": fields.flag("shield"),
        "counters": read_counters(reading, counters),
        "changes": read_changes(reading, changes) if changes is not None else (),
    }
    if found["counters"] or found["changes"]:
        found["keeps_event"] = True
        found["kind"] = kind or words.entering
    return found


def _prevention(reading: Reading, fields: Fields) -> dict[str, Any]:
    """Whether it prevents what it replaces, and how much of it: prevent: all, prevent: 1."""
    prevented = fields.take("prevent")
    everything = isinstance(prevented, Scalar) and prevented.text == "all"
    much = None if prevented is None or everything else read_amount(reading, prevented)
    return {"prevents": prevented is not None, "prevent_value": much}


def _continuous(reading: Reading, fields: Fields, zones: tuple[str, ...]) -> Continuous:
    with reading.knowing_it():  # what is changed: each object by itself
        changes = read_changes(reading, fields.take("passive"), of_each=True)
    node = fields.take("affects")
    if node is None and changes and all(isinstance(each, kinds.PreventTriggers) for each in changes):
        # Where nobody is named whose abilities it is about, it is about everybody's; `affects: me` is about its own.
        selector = Selector(Pick.ALL, target=False)
    elif isinstance(node, Mapping) and not {"choose", "all", "that", "top"} & {key.text for key, _ in node.entries}:
        selector = Selector(Pick.ALL, read_filter(reading, node), target=False)
    else:
        selector = read_selector(reading, node)
    check_whom(reading, node, changes, selector, zones)
    return Continuous(selector, changes)


def open_reading(words: Vocabulary) -> Reading:
    """What is known as the reading of a file in these words begins: nothing but how each thing is read."""
    return Reading(words, Inner(read_amount, read_ability, read_effects))
