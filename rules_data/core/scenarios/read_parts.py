"""What may stand behind the keys of instructions, as long as it holds no instruction itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_data.core.abilities import Duration, Part, Relation, Shape

from .fields import PUT_WHERE, Fields, Reading, read_number, read_only_true, read_text, read_word, read_words
from .places import Items, Node, Scalar
from .places import Mapping as MappingNode
from .read_amounts import read_amount, read_condition
from .read_counters import counter_name
from .read_filters import read_relation
from .read_selectors import all_that, read_selector

# What was found, by the fields of the record it is for.
Parts = dict[str, Any]
# How what stands behind a key is read: what is known of the file, the node, the key itself, what the record says of it.
Reader = Callable[[Reading, Node | None, str, Part], Parts]
_UNTIL = (Duration.END_OF_NEXT_TURN, Duration.START_OF_NEXT_TURN, Duration.DURING_NEXT_TURN)


def one_field(read: Callable[[Reading, Node | None], Any]) -> Reader:
    """The reader of what fills the field of its part, and nothing else."""
    return lambda reading, node, key, part: {part.field: read(reading, node)}


def _flag(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    said = read_only_true(reading, node, key)
    return {part.field: said} if part.field else {}


def _state(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    """The key is the state itself; one of what every instruction can be (optional) has a field of its own."""
    said = read_only_true(reading, node, key)
    if part.field != "status":
        return {part.field: said}
    return {part.field: key} if said else {}


def _name(reading: Reading, node: Node | None) -> str:
    """A name that is not empty; where one is missing that is reported, and any will do to read on."""
    text = read_text(reading, node, "a name")
    if isinstance(node, Scalar) and not text:
        reading.wrong_shape(node, "a name", "Write one.")
    return text or "unnamed"


def _prevented(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    if isinstance(node, Scalar) and node.text == "all":
        return {"status": "all"}
    return {part.field: read_amount(reading, node)}


def _ordinal_of_resolution(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    return {part.field: read_amount(reading, node), "status": key}


def _place(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    if isinstance(node, Scalar):
        known = {*reading.words.destinations, *reading.places, *(reading.handles or ())} - reading.unknown_places
        return {part.field: read_word(reading, node, "a location", known)}
    return {"location": read_selector(reading, node), part.field: "there"}


def _recipients(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    coming = reading.words.next_object
    if coming and isinstance(node, MappingNode) and node.get(coming) is not None:
        fields = Fields(reading, node, "the next object")
        found = all_that(reading, fields.take(coming))
        many = fields.take("count")
        how_many = 1 if many is None else read_number(reading, many, "how many", least=2)
        fields.finish()
        return {"next": found, "next_count": how_many}
    return {part.field: read_selector(reading, node)}


def _duration(reading: Reading, node: Node | None, key: str, part: Part) -> Parts:
    known = reading.words.durations
    if isinstance(node, MappingNode) and set(_UNTIL) & set(known.values()):
        return _read_until(reading, node)
    # A name of the game's own says whose turn it is; the general one asks for it.
    plain = [name for name in known if known[name] not in _UNTIL or name != known[name].value]
    named = read_word(reading, node, "how long it lasts", plain)
    return {part.field: known.get(named, Duration.THIS_TURN)}


def _read_until(reading: Reading, node: MappingNode) -> Parts:
    """{until the end of the next turn of: you}"""
    fields = Fields(reading, node, "how long it lasts")
    found: Parts = {}
    for duration in _UNTIL:
        whose = fields.take(f"{duration.value} of")
        if whose is not None:
            player = read_relation(reading, whose, Relation.YOU) or Relation.YOU
            found = {"duration": duration, "whose": player}
    fields.finish()
    return found


def _domains(reading: Reading, node: Node | None) -> tuple[str, ...]:
    found = read_words(reading, node, "a colour or domain", reading.words.board.domains)
    if isinstance(node, Items) and not node.items:
        reading.report(node, "a colour or domain", "an empty list", "Write which, or leave it out: then it is any.")
    return found


PLAIN_PARTS: Mapping[Shape, Reader] = {
    Shape.AMOUNT: one_field(read_amount),
    Shape.CATEGORY: one_field(
        lambda reading, node: read_word(reading, node, "a type of damage", reading.words.categories)
    ),
    Shape.CONDITION: one_field(read_condition),
    Shape.COUNTER: one_field(counter_name),
    Shape.DOMAINS: one_field(_domains),
    Shape.DURATION: _duration,
    Shape.ENDING: one_field(lambda reading, node: read_word(reading, node, "when it is over", reading.words.endings)),
    Shape.FILTER: one_field(all_that),
    Shape.FLAG: _flag,
    Shape.NAME: one_field(_name),
    Shape.OBJECTS: one_field(read_selector),
    Shape.ORDINAL_OF_RESOLUTION: _ordinal_of_resolution,
    Shape.PLACE: _place,
    Shape.PLAYER: one_field(lambda reading, node: read_relation(reading, node) or Relation.YOU),
    Shape.PREVENTED: _prevented,
    Shape.PROHIBITIONS: one_field(
        lambda reading, node: read_words(reading, node, "what cannot be done", reading.words.prohibitions)
    ),
    Shape.RECIPIENTS: _recipients,
    Shape.RESOURCE: one_field(
        lambda reading, node: read_word(reading, node, "what is paid with", reading.words.resources)
    ),
    Shape.SKIPPED: one_field(lambda reading, node: read_word(reading, node, "a step or phase", reading.words.skipped)),
    Shape.STATE: _state,
    Shape.TYPES: one_field(lambda reading, node: read_words(reading, node, "a type", reading.words.types)),
    Shape.ZONE: one_field(lambda reading, node: read_word(reading, node, PUT_WHERE, reading.words.put_into)),
}
