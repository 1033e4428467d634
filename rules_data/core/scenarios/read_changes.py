"""What effects change about objects, and keywords, as a scenario file writes them."""

from __future__ import annotations

from rules_data.core.abilities import Change

from .fields import Fields, Reading, as_items, read_flag, read_number, read_text, read_texts, read_word
from .places import Items, Mapping, Node
from .read_amounts import read_amount
from .read_costs import read_cost
from .read_events import read_event
from .read_staged import read_staged_changes

_CHANGES = ("keyword", "keywords", "status", "type", "tag", "ability")


def read_changes(reading: Reading, node: Node | None) -> tuple[Change, ...]:
    """{might: 1, keyword: tank, ...}; also a list of such."""
    changes: list[Change] = []
    for item in as_items(node):
        fields = Fields(reading, item, "changes")
        for stat in reading.words.board.card_stats:
            for key, what in ((stat, "stat"), (f"base {stat}", "set stat")):
                if (amount := fields.take(key)) is not None:
                    changes.append(Change(what, stat, read_amount(reading, amount)))
        if reading.words.staged:
            changes.extend(read_staged_changes(reading, fields))
        if "prevents triggers" in fields:
            event = read_event(reading, fields.take("prevents triggers"))
            changes.append(Change("prevents triggers", pattern=event))
        for key in _CHANGES:
            if (value := fields.take(key)) is not None:
                changes.extend(_read_change(reading, key, value))
        changes.extend(_read_play_changes(reading, fields))
        for key, known in (("cannot", reading.words.prohibitions), ("can", reading.words.permissions)):
            changes.extend(
                Change(key, read_word(reading, what, f"what {key} be done", known))
                for what in as_items(fields.take(key))
            )
        fields.finish()
    _refuse_unknown(reading, node, changes)
    return tuple(changes)


def _refuse_unknown(reading: Reading, node: Node | None, changes: list[Change]) -> None:
    """A change that the game's effects cannot make is refused, and not read and then left out."""
    known = reading.words.changes
    for change in changes:
        if known and change.what not in known and node is not None:
            expected = "a change that this game's effects make"
            reading.report(node, expected, repr(change.what), "See the scenario format.")


def _read_change(reading: Reading, key: str, node: Node | None) -> list[Change]:
    if key in ("keyword", "keywords"):
        items = read_keywords(reading, node)
        return [Change("keyword", name, number) for name, number in items]
    if key == "status":
        return [Change("status", read_word(reading, node, "a state", reading.words.statuses))]
    if key == "type":
        return [Change("type", read_word(reading, node, "a type", reading.words.types))]
    if key == "tag":
        return [Change("tag", text) for text in read_texts(reading, node, "a tag")]
    return [Change("ability", ability=reading.ability(node))]


def _read_play_changes(reading: Reading, fields: Fields) -> list[Change]:
    changes: list[Change] = []
    minimum = fields.take("minimum")
    least = read_number(reading, minimum, "a minimum") if minimum is not None else None
    name, optional = fields.take("name"), read_flag(reading, fields.take("optional"))
    cost = fields.take("cost")
    if cost is not None:
        changes += [Change("cost", r, n, minimum=least) for r, n in read_cost(reading, cost).resources]
    extra = fields.take("additional cost")
    if extra is not None:
        label = read_text(reading, name, "a name") if name is not None else "additional cost"
        changes.append(Change("additional cost", label, cost=read_cost(reading, extra), optional=optional))
    enters = fields.take("enters")
    if enters is not None:
        changes.append(Change("enters", read_word(reading, enters, "ready or exhausted", ("ready", "exhausted"))))
    return changes


def read_keywords(reading: Reading, node: Node | None) -> tuple[tuple[str, int], ...]:
    """[action, {assault: 2}]"""
    found: list[tuple[str, int]] = []
    known = reading.words.keywords
    for item in as_items(node):
        if isinstance(item, Mapping):
            for key, value in item.entries:
                if read_word(reading, key, "a keyword", known):
                    found.append((key.text, read_number(reading, value, "a number")))
        elif isinstance(item, Items):
            reading.wrong_shape(item, "a keyword")
        elif word := read_word(reading, item, "a keyword", known):
            found.append((word, 1))
    return tuple(found)
