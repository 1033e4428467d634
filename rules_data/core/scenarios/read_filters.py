"""Filters, as a scenario file writes them: which objects are meant, compared with which numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules_data.core.abilities import (
    CRITERIA,
    Comparison,
    Criterion,
    Filter,
    Itself,
    NamedObjects,
    OfType,
    Relation,
    Remembered,
    Shape,
    counter_stat,
)

from .fields import (
    Fields,
    Reading,
    read_flag,
    read_list,
    read_number,
    read_only_true,
    read_tags,
    read_texts,
    read_word,
    read_words,
)
from .places import Items, Mapping, Node, Scalar
from .read_counters import counter_name
from .read_it import check_it
from .read_names import read_name

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
    known = reading.words.players
    check_it(reading, node)
    return known.get(read_word(reading, node, "a player such as you, opponent or any", known), default)


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
    found: list[Criterion] = []
    for key, (criterion, part) in reading.words.filter_keys.items():
        if (node := fields.take(key)) is not None:
            found += _READERS[part.shape](reading, node, key, criterion)
    return Filter(tuple(found))


def read_types(reading: Reading, node: Node | None) -> tuple[str, ...]:
    """Types, and the words that stand for several of them."""
    groups = reading.words.board.type_groups
    named = read_words(reading, node, "a type", {*reading.words.types, *groups})
    return tuple(dict.fromkeys(one for name in named for one in groups.get(name, (name,))))


def read_locations(reading: Reading, node: Node | None, *, of_event: bool = False) -> tuple[str, ...]:
    """Places; `of_event`: where an event happens, which is where no other event has happened."""
    known = {*reading.words.locations, *reading.places, *(reading.handles or ())}
    known -= reading.words.noted_places if of_event else reading.unknown_places
    return read_words(reading, node, "a location", known)


def read_filter(reading: Reading, node: Node | None) -> Filter:
    """`me`, `it`, an object's name (in a step), or a mapping of filter keys."""
    if node is None:
        return Filter()
    if isinstance(node, Scalar):
        if node.text == "me":
            return Filter((Itself(),))
        if reading.handles is not None:
            return Filter((NamedObjects((read_handle(reading, node),)),))
        if node.text in reading.words.types or node.text in reading.words.board.type_groups:
            return Filter((OfType(read_types(reading, node)),))
        reading.wrong_shape(node, "`me`, a type or a filter in braces", "For example {type: unit}.")
        return Filter()
    fields = Fields(reading, node, "a filter")
    that = fields.take("that")
    found = filter_from(reading, fields)
    fields.finish()
    return found if that is None else found.also(Remembered(read_name(reading, that) or "unnamed"))


def read_handle(reading: Reading, node: Node | None) -> str:
    if isinstance(node, Scalar) and node.text in reading.aliases and node.text not in (reading.handles or ()):
        return reading.aliases[node.text]
    return read_word(reading, node, "an object of this example", reading.handles or ())


# --- each kind of criterion --------------------------------------------------------------------------------------

# A record is made of what stands behind one of its keys; of nothing, where that is wrong and has been reported.
_Made = Callable[..., Criterion]
_Reader = Callable[[Reading, Node, str, _Made], Iterable[Criterion]]


def _flag(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    if getattr(made, "speaks_of_it", False) and not reading.knows_it:
        known = f"{key!r}, where nothing is known of it"
        reading.report(node, "something that was spoken of before", known, "An ability on an event knows what that is.")
    return [made()] if read_only_true(reading, node, key) else []


def _either(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    return [made(read_flag(reading, node))]


def _name(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    name = read_name(reading, node)
    return [made(name)] if name else []


def _player(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    player = read_relation(reading, node)
    return [made(player)] if player is not None else []


def _number(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    return [made(key, read_comparison(reading, node))]


def _counters(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    """{steam: 0} or {steam: {at least: 2}}"""
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "counters by name", "For example counters: {steam: {at least: 1}}.")
        return []
    named = [(counter_name(reading, name), value) for name, value in node.entries]
    return [made(counter_stat(name), read_comparison(reading, value)) for name, value in named]


def _domains(reading: Reading, node: Node, kind: str) -> tuple[str, ...]:
    return read_words(reading, node, f"a {kind}", reading.words.board.domains)


def _several(read: Callable[[Reading, Node, str], tuple[object, ...]]) -> _Reader:
    """The reader of one or more words (or filters), of which at least one has to stand there."""

    def read_several(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
        words = read(reading, node, key)
        if isinstance(node, Items) and not node.items:
            reading.report(node, f"something for `{key}`", "an empty list", "Write what is meant, or leave it out.")
        return [made(words)] if words else []

    return read_several


def _one_filter(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    return [made(read_filter(reading, node))]


def _kind_shared(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    """{shares with me: colors}"""
    word = read_word(reading, node, "a kind of words", reading.words.kinds_counted)
    return [made(word)] if word else []


def _of_damage(reading: Reading, node: Node, key: str, made: _Made) -> list[Criterion]:
    """{deals: arcane}"""
    word = read_word(reading, node, "a type of damage", reading.words.categories)
    return [made(word)] if word else []


_READERS: dict[Shape, _Reader] = {
    Shape.CATEGORY: _of_damage,
    Shape.FILTER: _one_filter,
    Shape.FLAG: _flag,
    Shape.STATE: _either,
    Shape.KIND_SHARED: _kind_shared,
    Shape.NAME: _name,
    Shape.PLAYER: _player,
    Shape.COMPARISON: _number,
    Shape.COUNTERS: _counters,
    Shape.WORDS: _several(lambda reading, node, key: read_texts(reading, node, f"a word for `{key}`")),
    Shape.TAGS: _several(lambda reading, node, key: read_tags(reading, node, f"a {key.removeprefix('not ')}")),
    Shape.TYPES: _several(lambda reading, node, key: read_types(reading, node)),
    Shape.DOMAINS: _several(lambda reading, node, key: _domains(reading, node, key.removeprefix("not "))),
    Shape.KEYWORDS: _several(lambda reading, node, key: read_words(reading, node, "a keyword", reading.words.keywords)),
    Shape.STATES: _several(lambda reading, node, key: read_words(reading, node, "a state", reading.words.statuses)),
    Shape.ZONES: _several(lambda reading, node, key: read_words(reading, node, "a zone", reading.words.zones)),
    Shape.PLACES: _several(lambda reading, node, key: read_locations(reading, node)),
    Shape.FILTERS: _several(
        lambda reading, node, key: read_list(reading, node, "filters", lambda item: read_filter(reading, item))
    ),
}
if missing := {part.shape for kind in CRITERIA for part in kind.keys.values()} - set(_READERS):
    raise TypeError(f"Nothing reads {', '.join(sorted(shape.value for shape in missing))} of a filter.")
