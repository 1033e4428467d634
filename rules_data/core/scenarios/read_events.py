"""Events that are watched for, as a scenario file writes them."""

from __future__ import annotations

from rules_data.core.abilities import COMPARE, EVENT_KEYS, Comparison, EventPattern

from .fields import Fields, Reading, read_only_true, read_word, read_words
from .places import Mapping, Node
from .read_counters import counter_name
from .read_event_objects import refuse_what_is_never_there
from .read_filters import read_comparison, read_filter, read_locations, read_relation


def read_event(reading: Reading, node: Node | None) -> EventPattern:
    """{event: dies, object: {...}, ...}, as it has happened: one by one where the game has it so."""
    pattern = _read(reading, node)
    advice = reading.words.one_by_one.get(pattern.event, "")
    if advice and isinstance(node, Mapping) and pattern.amount is not None and not _fits_one(pattern.amount):
        reading.report(node, "an amount of one", f"more at once of {pattern.event!r}", advice)
    return pattern


def _fits_one(asked: Comparison) -> bool:
    """Whether one may be such a number: any that is worked out may be."""
    return not isinstance(asked.value, int) or COMPARE[asked.operator](1, asked.value)


def _read(reading: Reading, node: Node | None) -> EventPattern:
    if node is None:
        return EventPattern("")
    fields = Fields(reading, node, "an event")
    words = reading.words
    event = read_word(reading, fields.need("event", "Say what happens: {event: dies}."), "an event", words.events)
    fields.only(("event", *words.events.get(event, EVENT_KEYS)), f"the event {event!r}" if event else "")
    described = fields.take("object")
    by = fields.take("by")
    amount = fields.take("amount")
    category, phase = fields.take("category"), fields.take("phase")
    counter, attacking, by_effect = (fields.take(key) for key in ("counter", "attacking", "by effect"))
    for key, asked in (("object", described), ("by", by), ("attacking", attacking)):
        refuse_what_is_never_there(reading, event, key, asked)
    pattern = EventPattern(
        event=event,
        object=None if described is None else read_filter(reading, described),
        player=read_relation(reading, fields.take("player")),
        by=None if by is None else read_filter(reading, by),
        by_player=read_relation(reading, fields.take("by player")),
        at=read_locations(reading, fields.take("at"), of_event=True),
        amount=None if amount is None else read_comparison(reading, amount),
        from_zones=read_words(reading, fields.take("from"), "a zone", words.zones),
        to_zones=read_words(reading, fields.take("to"), "a zone", words.zones),
        category=_category(reading, category, counter),
        phase=read_word(reading, phase, "a phase", words.phases) if phase else None,
        because=read_event(reading, because) if (because := fields.take("because")) is not None else None,
        attacking=None if attacking is None else read_filter(reading, attacking),
        by_effect=by_effect is not None and read_only_true(reading, by_effect, "by effect"),
    )
    fields.finish()
    return pattern


def read_replaced(reading: Reading, node: Node | None) -> EventPattern:
    """The event that a replacement is about, which must be one that something can take the place of."""
    pattern = _read(reading, node)
    advice = reading.words.only_told.get(pattern.event, "")
    if advice and node is not None:
        reading.report(node, "an event that can be replaced", repr(pattern.event), advice)
    return pattern


def _category(reading: Reading, category: Node | None, counter: Node | None) -> str | None:
    """The kind of an ability or of damage, or the name of a counter, which may be any word."""
    if category is not None:
        return read_word(reading, category, "a kind of ability", reading.words.categories)
    return counter_name(reading, counter) if counter is not None else None
