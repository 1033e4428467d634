"""Filters, selectors, amounts, events and conditions, as a scenario file writes them."""

from __future__ import annotations

from rules_data.core.abilities import (
    AllOf,
    Amount,
    AnyOf,
    Arithmetic,
    Comparison,
    Condition,
    CostWasPaid,
    CountOf,
    EventAmount,
    EventPattern,
    Filter,
    Happened,
    HighestOf,
    InPhase,
    ItWasDone,
    Not,
    NumberIs,
    ObjectIs,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    StatTest,
    TotalOf,
    TurnOf,
    counter_stat,
)

from .fields import (
    Fields,
    Reading,
    as_items,
    is_number,
    read_flag,
    read_list,
    read_number,
    read_tags,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .places import Items, Mapping, Node, Scalar
from .problems import nearest_words

RELATIONS = {relation.value: relation for relation in Relation}
OPERATORS = {
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "exactly": "=",
    "not": "!=",
}
_PAST = ("happened", "total of", "latest")
_SIMPLE_PICKS = {"me": Pick.ME, "it": Pick.IT, "cause": Pick.CAUSE}


def read_relation(reading: Reading, node: Node | None, default: Relation | None = None) -> Relation | None:
    """A player seen from the ability: you, opponent, any ..."""
    if node is None:
        return default
    return RELATIONS.get(read_word(reading, node, "a player such as you, opponent or any", RELATIONS), default)


def take_comparison(reading: Reading, fields: Fields) -> Comparison | None:
    """The comparison among the keys of a mapping: `at least: 2`."""
    for word, operator in OPERATORS.items():
        if word in fields:
            return Comparison(operator, read_amount(reading, fields.take(word)))  # type: ignore[arg-type]
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
        location=_read_locations(reading, fields.take("location")),
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


def _read_locations(reading: Reading, node: Node | None) -> tuple[str, ...]:
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


def read_selector(reading: Reading, node: Node | None) -> Selector:
    """Objects an instruction acts on: me, it, {choose: 1, ...}, {all: {...}}, {that: name}, or named objects."""
    if node is None:
        return Selector(Pick.ME)
    if isinstance(node, Items):
        return _named_objects(reading, node)
    if isinstance(node, Scalar):
        if node.text in _SIMPLE_PICKS and node.text not in (reading.handles or ()):
            return Selector(_SIMPLE_PICKS[node.text])
        if reading.handles is None:
            advice = "Use me, it, {choose: 1, type: unit}, {all: {...}} or {that: name}."
            reading.report(node, "objects", repr(node.text), advice)
            return Selector(Pick.ME)
        return _named_objects(reading, node)
    return _described_objects(reading, node)


def _named_objects(reading: Reading, node: Node) -> Selector:
    if reading.handles is None:
        reading.wrong_shape(node, "objects", "Use me, it, {choose: 1, ...}, {all: {...}} or {that: name}.")
        return Selector(Pick.ME)
    handles = tuple(read_handle(reading, item) for item in as_items(node))
    return Selector(Pick.ALL, Filter(handles=handles), target=False)


def _described_objects(reading: Reading, node: Node) -> Selector:
    fields = Fields(reading, node, "a choice of objects")
    bind = fields.take("as")
    bound = read_text(reading, bind, "a name") if bind is not None else None
    if "that" in fields:
        selector = Selector(Pick.THAT, name=read_text(reading, fields.take("that"), "a name"), bind=bound)
    elif "all" in fields:
        selector = Selector(Pick.ALL, read_filter(reading, fields.take("all")), target=False, bind=bound)
    elif "top" in fields:
        count = read_amount(reading, fields.take("top"))
        owner = read_relation(reading, fields.take("of"), Relation.YOU) or Relation.YOU
        selector = Selector(Pick.TOP, count=count, chooser=owner, target=False, bind=bound)
    else:
        selector = _chosen_objects(reading, fields, bound)
    fields.finish()
    return selector


def _chosen_objects(reading: Reading, fields: Fields, bound: str | None) -> Selector:
    counted = fields.need("choose", "Say how many: {choose: 1, type: unit}, or {all: {...}} for every one.")
    up_to, count = False, 1
    amount: Amount = 1
    if isinstance(counted, Scalar):
        text = counted.text
        up_to = text.startswith("up to ")
        text = text.removeprefix("up to ")
        if text.isascii() and text.isdigit() and len(text) < 4:
            count = int(text)
        else:
            reading.wrong_shape(counted, "how many to choose", "Write 2, or up to 2.")
        amount = count
    elif counted is not None:
        amount = read_amount(reading, counted)
    chooser = read_relation(reading, fields.take("chooser"), Relation.YOU) or Relation.YOU
    target = read_flag(reading, fields.take("target"), default=True)
    found = filter_from(reading, fields)
    return Selector(Pick.CHOOSE, found, amount, up_to, target, chooser, bind=bound)


# --- amounts ---------------------------------------------------------------------------------------


def read_amount(reading: Reading, node: Node | None) -> Amount:
    """A whole number, `that much`, or a mapping that counts or calculates."""
    if node is None:
        return 1
    if is_number(node):
        return read_number(reading, node, "an amount", least=-99, most=9999)
    if isinstance(node, Scalar):
        if node.text == "that much":
            return EventAmount()
        reading.report(node, "an amount", repr(node.text), "Write a number, `that much`, or {count: ...}.")
        return 0
    fields = Fields(reading, node, "an amount")
    amount = _amount_from(reading, fields)
    if amount is None:
        known = _amount_keys(reading)
        fields.allow(*known)
        reading.wrong_shape(node, "an amount", nearest_words(" ".join(fields.keys[:1]), known))
        return 0
    fields.finish()
    return amount


def _amount_keys(reading: Reading) -> list[str]:
    stats = [f"{stat} of" for stat in (*reading.words.stats, *reading.words.player_stats)]
    highest = (f"highest {stat}" for stat in reading.words.stats)
    return ["count", "counters", *_PAST, "sum", "times", "minus", *stats, *highest]


def _past_amount(reading: Reading, fields: Fields, word: str) -> Amount:
    """How often something has happened, the amounts of that added up, or that of the last time."""
    pattern = read_event(reading, fields.take(word))
    spans = reading.words.spans
    within = spans.get(read_word(reading, fields.take("in"), " or ".join(spans), spans), "turn")
    return Happened(pattern, within) if word == "happened" else TotalOf(pattern, within, latest=word == "latest")


def _amount_from(reading: Reading, fields: Fields) -> Amount | None:
    for operation in ("sum", "times", "minus"):
        if operation in fields:
            parts = read_list(reading, fields.take(operation), "amounts", lambda item: read_amount(reading, item))
            return Arithmetic(operation, parts)  # type: ignore[arg-type]
    if "counters" in fields and reading.words.board.any_counter:
        name = read_text(reading, fields.take("counters"), "the name of a counter")
        return StatOf(f"counter {name}", read_selector(reading, fields.take("of")))
    if "count" in fields:
        return CountOf(read_filter(reading, fields.take("count")))
    past = next((word for word in _PAST if word in fields), "")
    if past:
        return _past_amount(reading, fields, past)
    return _number_of(reading, fields)


def _number_of(reading: Reading, fields: Fields) -> Amount | None:
    """A number of an object or a player: {might of: me}, {points of: you}, {counters: charge, of: me}."""
    if "counters" in fields and reading.words.board.any_counter:
        name = read_text(reading, fields.take("counters"), "the name of a counter")
        of = fields.need("of", "Say of what: {counters: charge, of: me}.")
        return StatOf(counter_stat(name), read_selector(reading, of))
    for stat in reading.words.stats:
        key = f"{stat} of"
        whose = stat in reading.words.player_stats and fields.text_of(key) in RELATIONS
        if key in fields and not whose:
            return StatOf(stat, read_selector(reading, fields.take(key)))
        if f"highest {stat}" in fields:
            return HighestOf(stat, read_filter(reading, fields.take(f"highest {stat}")))
    for stat in reading.words.player_stats:
        if f"{stat} of" in fields:
            player = read_relation(reading, fields.take(f"{stat} of"), Relation.YOU) or Relation.YOU
            return PlayerNumber(stat, player)
    return None


# --- events ----------------------------------------------------------------------------------------


def read_event(reading: Reading, node: Node | None) -> EventPattern:
    """{event: dies, object: {...}, ...}"""
    if node is None:
        return EventPattern("")
    fields = Fields(reading, node, "an event")
    words = reading.words
    event = read_word(reading, fields.need("event", "Say what happens: {event: dies}."), "an event", words.events)
    described = fields.take("object")
    by = fields.take("by")
    amount = fields.take("amount")
    category, phase = fields.take("category"), fields.take("phase")
    counter = fields.take("counter") if words.board.any_counter else None
    pattern = EventPattern(
        event=event,
        object=None if described is None else read_filter(reading, described),
        player=read_relation(reading, fields.take("player")),
        by=None if by is None else read_filter(reading, by),
        by_player=read_relation(reading, fields.take("by player")),
        at=_read_locations(reading, fields.take("at")),
        amount=None if amount is None else read_comparison(reading, amount),
        from_zones=read_words(reading, fields.take("from"), "a zone", words.zones),
        to_zones=read_words(reading, fields.take("to"), "a zone", words.zones),
        category=_category(reading, category, counter),
        phase=read_word(reading, phase, "a phase", words.phases) if phase else None,
        because=read_event(reading, because) if (because := fields.take("because")) is not None else None,
    )
    fields.finish()
    return pattern


def _category(reading: Reading, category: Node | None, counter: Node | None) -> str | None:
    """The kind of an ability or of damage, or the name of a counter, which may be any word."""
    if category is not None:
        return read_word(reading, category, "a kind of ability", reading.words.categories)
    return read_text(reading, counter, "the name of a counter") if counter is not None else None


# --- conditions ------------------------------------------------------------------------------------


def read_condition(reading: Reading, node: Node | None) -> Condition | None:
    """An "if" or "while": an amount compared, an object that is so, something that happened, or several."""
    if node is None:
        return None
    fields = Fields(reading, node, "a condition")
    condition = _condition_from(reading, fields)
    if condition is None and isinstance(node, Mapping):
        fields.allow("all", "any", "not", "this", "turn of", "during", "done", "paid", *_amount_keys(reading))
        reading.wrong_shape(node, "a condition", nearest_words(" ".join(fields.keys[:1]), _condition_keys()))
    else:
        fields.finish()
    return condition


def _condition_keys() -> list[str]:
    return ["all", "any", "not", "this", "turn of", "during", "done", "paid", "count", "happened"]


def _condition_from(  # noqa: PLR0911 - one return for each form
    reading: Reading, fields: Fields
) -> Condition | None:
    if "all" in fields:
        return AllOf(_conditions(reading, fields.take("all")))
    if "any" in fields:
        return AnyOf(_conditions(reading, fields.take("any")))
    if "not" in fields and len(fields.keys) == 1:
        inner = read_condition(reading, fields.take("not"))
        return Not(inner) if inner is not None else None
    if "this" in fields:
        selector = read_selector(reading, fields.take("this"))
        return ObjectIs(selector, read_filter(reading, fields.need("is", "Say what it is: is: {...}.")))
    if "turn of" in fields:
        return TurnOf(read_relation(reading, fields.take("turn of"), Relation.YOU) or Relation.YOU)
    if "during" in fields:
        known = {*reading.words.phases, *reading.words.states}
        return InPhase(read_word(reading, fields.take("during"), "a phase or state", known))
    if "done" in fields:
        done = read_flag(reading, fields.take("done"))
        return ItWasDone() if done else Not(ItWasDone())
    if "paid" in fields:
        return CostWasPaid(read_text(reading, fields.take("paid"), "the name of a cost"))
    amount = _amount_from(reading, fields)
    if amount is None:
        return None
    test = take_comparison(reading, fields)
    fields.allow(*OPERATORS)
    return NumberIs(amount, test or Comparison(">=", 1))


def _conditions(reading: Reading, node: Node | None) -> tuple[Condition, ...]:
    return read_list(reading, node, "conditions", lambda item: read_condition(reading, item))
