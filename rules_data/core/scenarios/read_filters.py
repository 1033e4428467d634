"""Filters, as a scenario file writes them: which objects are meant, compared with which numbers."""

from __future__ import annotations

from rules_data.core.abilities import Comparison, Filter, Relation, StatTest, counter_stat

from .fields import (
    Fields,
    Reading,
    read_flag,
    read_list,
    read_number,
    read_tags,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .places import Mapping, Node, Scalar

RELATIONS = {relation.value: relation for relation in Relation}
OPERATORS = {
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "exactly": "=",
    "not": "!=",
}


def read_relation(reading: Reading, node: Node | None, default: Relation | None = None) -> Relation | None:
    """A player seen from the ability: you, opponent, any ..."""
    if node is None:
        return default
    return RELATIONS.get(read_word(reading, node, "a player such as you, opponent or any", RELATIONS), default)


def take_comparison(reading: Reading, fields: Fields) -> Comparison | None:
    """The comparison among the keys of a mapping: `at least: 2`."""
    for word, operator in OPERATORS.items():
        if word in fields:
            return Comparison(operator, reading.amount(fields.take(word)))  # type: ignore[arg-type]
    return None


def read_comparison(reading: Reading, node: Node) -> Comparison:
    """A number (exactly that many) or a mapping such as {at least: 2}."""
    if isinstance(node, Scalar):
        return Comparison("=", read_number(reading, node, "a number"))
    fields = Fields(reading, node, "a comparison")
    found = take_comparison(reading, fields)
    fields.allow(*OPERATORS)
    if found is None and isinstance(node, Mapping):
        reading.wrong_shape(node, "a comparison", f"Use one of {', '.join(OPERATORS)}.")
    fields.finish()
    return found or Comparison("=", 0)


def filter_from(reading: Reading, fields: Fields) -> Filter:
    """The filter among the keys of a mapping; the caller finishes the mapping."""
    words = reading.words
    colour = words.board.domain_key.removesuffix("s")
    groups = tuple(
        Filter(tags=read_tags(reading, node, f"a {key}"))
        for key in (name.removesuffix("s") for name in words.board.tag_keys if name != "tags")
        if (node := fields.take(key)) is not None
    )
    not_groups = tuple(
        tag
        for key in (name.removesuffix("s") for name in words.board.tag_keys if name != "tags")
        for tag in read_tags(reading, fields.take(f"not {key}"), f"a {key}")
    )
    stats = tuple(
        StatTest(stat, read_comparison(reading, node))
        for stat in sorted(words.stats)
        if (node := fields.take(stat)) is not None
    )
    counters = fields.take("counters") if words.board.any_counter else None
    stats += _counter_tests(reading, counters)
    token, linked, called = fields.take("token"), fields.take("linked"), fields.take("called")
    return Filter(
        types=read_types(reading, fields.take("type")),
        not_types=read_types(reading, fields.take("not type")),
        tags=read_texts(reading, fields.take("tag"), "a tag"),
        not_tags=(*read_texts(reading, fields.take("not tag"), "a tag"), *not_groups),
        domains=read_words(reading, fields.take(colour), f"a {colour}", words.board.domains),
        not_domains=read_words(reading, fields.take(f"not {colour}"), f"a {colour}", words.board.domains),
        names=read_texts(reading, fields.take("name"), "a name"),
        not_names=read_texts(reading, fields.take("not name"), "a name"),
        name_words=read_texts(reading, fields.take("name has"), "a word of a name"),
        controller=read_relation(reading, fields.take("controller")),
        owner=read_relation(reading, fields.take("owner")),
        other=read_flag(reading, fields.take("other")),
        token=None if token is None else read_flag(reading, token),
        stats=stats,
        statuses=read_words(reading, fields.take("is"), "a state", words.statuses),
        not_statuses=read_words(reading, fields.take("is not"), "a state", words.statuses),
        keywords=read_words(reading, fields.take("keyword"), "a keyword", words.keywords),
        location=read_locations(reading, fields.take("location")),
        zones=read_words(reading, fields.take("zone"), "a zone", words.zones),
        link=read_text(reading, linked, "the name of a set of linked abilities") if linked else None,
        attached=read_flag(reading, fields.take("attached to me")),
        host=read_flag(reading, fields.take("what I am attached to")),
        all_of=(*groups, *_filters(reading, fields.take("all of"))),
        called=read_text(reading, called, "the name of a choice") if called is not None else None,
        any_of=_filters(reading, fields.take("any of")),
        none_of=_filters(reading, fields.take("none of")),
    )


def _counter_tests(reading: Reading, node: Node | None) -> tuple[StatTest, ...]:
    """{steam: 0} or {steam: {at least: 2}}"""
    if not isinstance(node, Mapping):
        if node is not None:
            reading.wrong_shape(node, "counters by name", "For example counters: {steam: {at least: 1}}.")
        return ()
    return tuple(StatTest(counter_stat(name.text), read_comparison(reading, value)) for name, value in node.entries)


def read_types(reading: Reading, node: Node | None) -> tuple[str, ...]:
    """Types, and the words that stand for several of them."""
    groups = reading.words.board.type_groups
    named = read_words(reading, node, "a type", {*reading.words.types, *groups})
    return tuple(dict.fromkeys(one for name in named for one in groups.get(name, (name,))))


def _filters(reading: Reading, node: Node | None) -> tuple[Filter, ...]:
    return read_list(reading, node, "filters", lambda item: read_filter(reading, item))


def read_locations(reading: Reading, node: Node | None) -> tuple[str, ...]:
    known = {*reading.words.locations, *reading.places, *(reading.handles or ())}
    return read_words(reading, node, "a location", known)


def read_filter(reading: Reading, node: Node | None) -> Filter:
    """`me`, `it`, an object's name (in a step), or a mapping of filter keys."""
    if node is None:
        return Filter()
    if isinstance(node, Scalar):
        if node.text == "me":
            return Filter(itself=True)
        if reading.handles is not None:
            return Filter(handles=(read_handle(reading, node),))
        if node.text in reading.words.types or node.text in reading.words.board.type_groups:
            return Filter(types=read_types(reading, node))
        reading.wrong_shape(node, "`me`, a type or a filter in braces", "For example {type: unit}.")
        return Filter()
    fields = Fields(reading, node, "a filter")
    that = fields.take("that")
    found = filter_from(reading, fields)
    fields.finish()
    return Filter(link=read_text(reading, that, "a name")) if that is not None else found


def read_handle(reading: Reading, node: Node | None) -> str:
    if isinstance(node, Scalar) and node.text in reading.aliases and node.text not in (reading.handles or ()):
        return reading.aliases[node.text]
    return read_word(reading, node, "an object of this example", reading.handles or ())
