"""Amounts and conditions, as a scenario file writes them."""

from __future__ import annotations

from rules_data.core.abilities import (
    AllOf,
    Amount,
    Announced,
    AnyOf,
    Arithmetic,
    Comparison,
    Condition,
    CostWasPaid,
    CountOf,
    EventAmount,
    Happened,
    HighestOf,
    InPhase,
    ItWasDone,
    KeywordHolds,
    KindsAmong,
    KindsPaid,
    Not,
    NumberIs,
    ObjectIs,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    SymbolCount,
    TimesPaid,
    TotalOf,
    TurnOf,
    counter_stat,
)
from rules_data.core.abilities.changes import AdditionalCost

from .fields import Fields, Reading, is_number, read_flag, read_list, read_number, read_text, read_word, read_words
from .places import Mapping, Node, Scalar
from .problems import nearest_words
from .read_counters import counter_name
from .read_events import read_event
from .read_filters import OPERATORS, RELATIONS, read_filter, read_relation, take_comparison
from .read_it import THAT_MUCH, check_it
from .read_selectors import read_selector

_TIMES_PAID = "times paid"
_PAST = ("happened", "total of", "latest")


def read_amount(reading: Reading, node: Node | None) -> Amount:
    """A whole number, `that much`, or a mapping that counts or calculates."""
    if node is None:
        return 1
    if is_number(node):
        return read_number(reading, node, "an amount", least=-99, most=9999)
    if isinstance(node, Scalar):
        return _amount_named(reading, node)
    fields = Fields(reading, node, "an amount")
    amount = _amount_from(reading, fields)
    if amount is None:
        known = _amount_keys(reading)
        fields.allow(*known)
        reading.wrong_shape(node, "an amount", nearest_words(" ".join(fields.keys[:1]), known))
        return 0
    fields.finish()
    return amount


def _amount_named(reading: Reading, node: Scalar) -> Amount:
    """`that much`, or the X that was announced."""
    if node.text == THAT_MUCH:
        check_it(reading, node)
        return EventAmount()
    if node.text == "X" and reading.words.announces:
        return Announced()
    reading.report(node, "an amount", repr(node.text), "Write a number, `that much`, or {count: ...}.")
    return 0


def _amount_keys(reading: Reading) -> list[str]:
    stats = [f"{stat} of" for stat in (*reading.words.stats, *reading.words.player_stats)]
    highest = (f"highest {stat}" for stat in reading.words.stats)
    symbols = [reading.words.symbol_count] if reading.words.symbol_count else []
    symbols += [_TIMES_PAID] if AdditionalCost in reading.words.changes else []
    symbols += [*(f"{kinds} among" for kinds in reading.words.kinds_counted), *_paid(reading)]
    return ["count", "counters", *_PAST, *_calculations(reading), *stats, *highest, *symbols]


def _paid(reading: Reading) -> tuple[str, ...]:
    """The words for how many kinds of resources were paid for something, and for how much of them."""
    return (*reading.words.kinds_paid, *reading.words.much_paid)


def _calculations(reading: Reading) -> list[str]:
    """Division says how it is rounded, unless the rules of the game say how a fraction is rounded otherwise."""
    unsaid = ["divided"] if reading.words.rounds else []
    return ["sum", "times", "minus", *unsaid, "rounded up", "rounded down"]


def _past_amount(reading: Reading, fields: Fields, word: str) -> Amount:
    """How often something has happened, the amounts of that added up, or that of the last time."""
    pattern = read_event(reading, fields.take(word))
    spans = reading.words.past_spans
    within = spans.get(read_word(reading, fields.take("in"), " or ".join(spans), spans), "turn")
    if word == "happened":
        return Happened(pattern, within, by_one=fields.flag("by one player"))
    latest = word == "latest"
    return TotalOf(pattern, within, latest, by_one=not latest and fields.flag("by one player"))


def _of_kinds(reading: Reading, fields: Fields) -> KindsAmong | KindsPaid | TimesPaid | None:
    """How many different kinds of something there are among objects, or were paid for one; how often a cost was."""
    if _TIMES_PAID in fields and AdditionalCost in reading.words.changes:
        return TimesPaid(read_text(reading, fields.take(_TIMES_PAID), "the name of a cost"))
    for kinds in reading.words.kinds_counted:
        if f"{kinds} among" in fields:
            return KindsAmong(kinds, read_filter(reading, fields.take(f"{kinds} among")))
    for word in _paid(reading):
        if word in fields:
            return KindsPaid(word, _known_objects(reading, fields.take(word)))
    return None


def _amount_from(reading: Reading, fields: Fields) -> Amount | None:
    for operation in _calculations(reading):
        if operation in fields:
            parts = read_list(reading, fields.take(operation), "amounts", lambda item: read_amount(reading, item))
            return Arithmetic(operation, parts)  # type: ignore[arg-type]
    if "count" in fields:
        return CountOf(read_filter(reading, fields.take("count")))
    if (kinds := _of_kinds(reading, fields)) is not None:
        return kinds
    counted = reading.words.symbol_count
    if counted and counted in fields:
        symbols = read_words(reading, fields.take(counted), "a color", reading.words.board.domains)
        return SymbolCount(counted, symbols) if symbols else None
    past = next((word for word in _PAST if word in fields), "")
    if past:
        return _past_amount(reading, fields, past)
    return _number_of(reading, fields)


def _number_of(reading: Reading, fields: Fields) -> Amount | None:
    """A number of an object or a player: {might of: me}, {points of: you}, {counters: charge, of: me}."""
    if "counters" in fields and reading.words.board.any_counter:
        name = counter_name(reading, fields.take("counters"))
        of = fields.need("of", "Say of what: {counters: charge, of: me}.")
        return StatOf(counter_stat(name), _known_objects(reading, of))
    for stat in reading.words.stats:
        key = f"{stat} of"
        whose = stat in reading.words.player_stats and fields.text_of(key) in RELATIONS
        if key in fields and not whose:
            return StatOf(stat, _known_objects(reading, fields.take(key)))
        if f"highest {stat}" in fields:
            return HighestOf(stat, read_filter(reading, fields.take(f"highest {stat}")))
    for stat in reading.words.player_stats:
        if f"{stat} of" in fields:
            player = read_relation(reading, fields.take(f"{stat} of"), Relation.YOU) or Relation.YOU
            return PlayerNumber(stat, player)
    return None


def _known_objects(reading: Reading, node: Node | None) -> Selector:
    """Objects that something is asked of: known already, and not looked for on top of a deck."""
    selector = read_selector(reading, node)
    if node is not None and selector.pick is Pick.TOP:
        advice = "Use me, it, {that: name} or {all: {...}}; what an instruction reveals keeps a name with `as`."
        reading.report(node, "objects that are known", "the top of a deck", advice)
    return selector


def read_condition(reading: Reading, node: Node | None) -> Condition | None:
    """An "if" or "while": an amount compared, an object that is so, something that happened, or several."""
    if node is None:
        return None
    fields = Fields(reading, node, "a condition")
    condition = _condition_from(reading, fields)
    if condition is None and isinstance(node, Mapping):
        own = reading.words.dependent_keywords
        fields.allow("all", "any", "not", "this", "turn of", "during", "done", "paid", *own, *_amount_keys(reading))
        reading.wrong_shape(node, "a condition", nearest_words(" ".join(fields.keys[:1]), _condition_keys()))
    else:
        fields.finish()
    return condition


def take_condition(reading: Reading, fields: Fields) -> Condition | None:
    """The condition among the keys of an ability: its "if", or its "while"."""
    first, second = fields.take("if"), fields.take("while")
    return read_condition(reading, first if first is not None else second)


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
        selector = _known_objects(reading, fields.take("this"))
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
    return _by_keyword(reading, fields) or _by_amount(reading, fields)


def _by_keyword(reading: Reading, fields: Fields) -> Condition | None:
    """legion: true, level: 3"""
    for word, has_number in reading.words.dependent_keywords.items():
        if word in fields:
            node = fields.take(word)
            number = read_number(reading, node, "a number", least=1) if has_number else int(read_flag(reading, node))
            return KeywordHolds(word, number) if number else Not(KeywordHolds(word))
    return None


def _by_amount(reading: Reading, fields: Fields) -> Condition | None:
    amount = _amount_from(reading, fields)
    if amount is None:
        return None
    test = take_comparison(reading, fields)
    fields.allow(*OPERATORS)
    return NumberIs(amount, test or Comparison(">=", 1))


def _conditions(reading: Reading, node: Node | None) -> tuple[Condition, ...]:
    return read_list(reading, node, "conditions", lambda item: read_condition(reading, item))


def read_counters(reading: Reading, node: Node | None) -> tuple[tuple[str, Amount], ...]:
    """Numbers of counters by name: {steam: 3}."""
    if node is None:
        return ()
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "counters by name", "For example enters with: {steam: 3}.")
        return ()
    return tuple((counter_name(reading, key), read_amount(reading, value)) for key, value in node.entries)
