"""Which objects an instruction acts on, as a scenario file writes it."""

from __future__ import annotations

import re

from rules_data.core.abilities import (
    ANY_NUMBER,
    Amount,
    Announced,
    Filter,
    InZone,
    NamedObjects,
    Pick,
    Relation,
    Selector,
    Together,
)

from .fields import Fields, Reading, as_items, read_flag, read_text
from .places import Items, Node, Scalar
from .read_filters import filter_from, read_comparison, read_filter, read_handle, read_relation
from .read_it import check_it
from .read_names import read_name

_SIMPLE_PICKS = {"me": Pick.ME, "it": Pick.IT, "cause": Pick.CAUSE, "last attack": Pick.LAST_ATTACK}


def all_that(reading: Reading, node: Node | None) -> Selector:
    """Everything that a filter finds."""
    return Selector(Pick.ALL, read_filter(reading, node), target=False)


def read_selector(reading: Reading, node: Node | None) -> Selector:
    """Objects an instruction acts on: me, it, {choose: 1, ...}, {all: {...}}, {that: name}, or named objects."""
    if node is None:
        return Selector(Pick.ME)
    if isinstance(node, Items):
        return _named_objects(reading, node)
    if isinstance(node, Scalar):
        pick = _SIMPLE_PICKS.get(node.text)
        unknown = pick is Pick.LAST_ATTACK and not reading.words.has_last_attack
        if pick is not None and node.text not in (reading.handles or ()) and not unknown:
            check_it(reading, node)
            return Selector(pick)
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
    if not handles:
        reading.report(node, "objects", "an empty list", "Name at least one.")
    return Selector(Pick.ALL, Filter((NamedObjects(handles),)), target=False)


def _described_objects(reading: Reading, node: Node) -> Selector:
    fields = Fields(reading, node, "a choice of objects")
    bind = fields.take("as")
    bound = read_text(reading, bind, "a name") if bind is not None else None
    if "that" in fields:
        selector = Selector(Pick.THAT, name=read_name(reading, fields.take("that")), bind=bound)
    elif "all" in fields:
        selector = Selector(Pick.ALL, read_filter(reading, fields.take("all")), target=False, bind=bound)
    elif "top" in fields:
        count = reading.amount(fields.take("top"))
        owner = read_relation(reading, fields.take("of"), Relation.YOU) or Relation.YOU
        selector = Selector(Pick.TOP, count=count, chooser=owner, target=False, bind=bound)
    else:
        selector = _chosen_objects(reading, fields, bound, node)
    fields.finish()
    return selector


_ANY_NUMBER = "any number"
_BETWEEN = re.compile(r"([1-9]) to ([1-9])")  # 1 to 3


def _how_many(reading: Reading, counted: Scalar) -> Amount:
    """2, up to 2, any number; X where a game announces numbers."""
    text = counted.text.removeprefix("up to ")
    if counted.text == _ANY_NUMBER:
        return ANY_NUMBER
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    if text == "X" and reading.words.announces:
        return Announced()
    advice = f"Write 2, up to 2, 1 to 2, {'X, ' if reading.words.announces else ''}or any number."
    reading.wrong_shape(counted, "how many to choose", advice)
    return 1


def _chosen_objects(reading: Reading, fields: Fields, bound: str | None, node: Node) -> Selector:
    counted = fields.need("choose", "Say how many: {choose: 1, type: unit}, or {all: {...}} for every one.")
    up_to, least = False, 0
    amount: Amount = 1
    if isinstance(counted, Scalar) and (between := _BETWEEN.fullmatch(counted.text)):
        up_to, least, amount = True, int(between[1]), int(between[2])
    elif isinstance(counted, Scalar):
        up_to = counted.text.startswith("up to ") or counted.text == _ANY_NUMBER
        amount = _how_many(reading, counted)
    elif counted is not None:
        amount = reading.amount(counted)
    chooser = read_relation(reading, fields.take("chooser"), Relation.YOU) or Relation.YOU
    at_random = reading.words.random_choices and fields.flag("random")
    said = fields.take("target")
    together = _added_up(reading, fields)
    same_place = bool(reading.words.board.places) and fields.flag("same location")
    found = filter_from(reading, fields)
    target = read_flag(reading, said, default=not at_random and not _where_nothing_is_a_target(reading, found))
    if at_random and target:
        reading.report(node, "a target, or what is found at random", "both", "Leave out target or random.")
    elif target and _where_nothing_is_a_target(reading, found):
        reading.report(node, "a target where everybody sees it", "one in a hand or a deck", "Leave out target.")
    return Selector(
        Pick.CHOOSE,
        found,
        amount,
        up_to,
        target,
        chooser,
        bind=bound,
        at_random=at_random,
        least=least,
        together=together,
        same_place=same_place,
    )


def _where_nothing_is_a_target(reading: Reading, found: Filter) -> bool:
    """Whether what is looked for is only where a game has no targets: it is chosen on resolution."""
    zones = found.get(InZone)
    return zones is not None and set(zones.zones) <= reading.words.no_targets_in


_TOTAL = "total "


def _added_up(reading: Reading, fields: Fields) -> Together | None:
    """total power: {at least: 3}: what must be so of all that are chosen, together."""
    for stat in reading.words.stats:
        if (node := fields.take(f"{_TOTAL}{stat}")) is not None:
            return Together(stat, read_comparison(reading, node))
    return None
