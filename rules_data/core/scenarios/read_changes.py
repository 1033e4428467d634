"""Changes as a scenario file writes them: for each kind of change, the keys it stands under and what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Change, Relation
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator import Vocabulary

from . import places
from .fields import (
    Fields,
    Reading,
    as_items,
    read_number,
    read_only_true,
    read_tags,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .places import Node
from .read_amounts import read_amount
from .read_costs import read_cost
from .read_events import read_event
from .read_filters import read_relation
from .read_selectors import read_selector

# Reads what stands under a key; `word` is the word of the game in that key: power, in "base power".
Read = Callable[[Reading, Fields, Node, str], Iterable[Change]]
_AMOUNT = {"type": ["integer", "string", "object"]}
_TEXTS = {"type": ["string", "array"]}


def _one(*keys: str) -> Callable[[Vocabulary], Mapping[str, str]]:
    return lambda words: dict.fromkeys(keys, "")


def _of_numbers(before: str) -> Callable[[Vocabulary], Mapping[str, str]]:
    return lambda words: {f"{before}{stat}": stat for stat in words.board.card_stats}


def _of_tags(before: str = "") -> Callable[[Vocabulary], Mapping[str, str]]:
    """Subtypes and subtype, as the game calls what is kept as tags."""
    return lambda words: {
        f"{before}{written}": key for key in words.board.tag_keys for written in (key, key.removesuffix("s"))
    }


@dataclass(frozen=True, slots=True)
class Written:
    """How one kind of change is written: its keys with the game's word in each, and further keys that stand `beside`.

    `shape` is the JSON schema of what stands under the key.
    """

    record: type[Change]
    keys: Callable[[Vocabulary], Mapping[str, str]]
    read: Read
    shape: Mapping[str, Any] = field(default_factory=dict)
    beside: tuple[str, ...] = ()


def read_changes(reading: Reading, node: Node | None) -> tuple[Change, ...]:
    """{might: 1, keyword: tank, ...}; also a list of such. Only what the game's effects can change is read."""
    found: list[Change] = []
    for item in as_items(node):
        fields = Fields(reading, item, "changes")
        for written in _written(reading.words):
            for key, word in written.keys(reading.words).items():
                if (value := fields.take(key)) is not None:
                    found.extend(written.read(reading, fields, value, word))
        fields.finish()
    return tuple(found)


def changes_schema(words: Vocabulary) -> dict[str, Any]:
    """The JSON schema of changes: the keys of the kinds that the game knows."""
    properties: dict[str, Any] = {}
    for written in _written(words):
        properties.update({key: dict(written.shape) for key in written.keys(words)})
        properties.update({key: {} for key in written.beside})
    one = {"type": "object", "properties": properties, "additionalProperties": False}
    return {"oneOf": [one, {"type": "array", "items": one}]}


def _written(words: Vocabulary) -> Iterator[Written]:
    return (written for written in WRITTEN if written.record in words.changes)


# --- numbers ----------------------------------------------------------------------------------------------------


def _number(record: type[kinds.OfNumber], before: str) -> Written:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        yield record(word, read_amount(reading, node))

    return Written(record, _of_numbers(before), read, _AMOUNT)


def _pair(record: type[kinds.SwapBases] | type[kinds.SwitchValues]) -> Written:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        known = reading.words.board.card_stats
        pair = read_words(reading, node, "a number of a card", known)
        if len(pair) == 2:
            yield record(*pair)
        else:
            advice = f"For example {record.what}: [{', '.join(known[:2])}]."
            reading.wrong_shape(node, "two numbers of a card", advice)

    return Written(record, _one(record.what), read, {"type": "array"})


def _gained_number(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    if not isinstance(node, places.Mapping):
        reading.wrong_shape(node, "a number by name", "For example gain number: {power: 3}.")
        return
    for key, value in node.entries:
        name = read_word(reading, key, "a number of a card", reading.words.board.card_stats)
        yield kinds.GainNumber(name, read_number(reading, value, name or "a number"))


def _lost_number(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a number of a card", reading.words.board.card_stats):
        yield kinds.LoseNumber(name)


# --- what an object is --------------------------------------------------------------------------------------------


def _type(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.GainType(read_word(reading, node, "a type", reading.words.types))


def _lost_type(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a type", {kinds.ALL, *reading.words.types}):
        yield kinds.LoseType(name)


def _tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_tags(reading, node, f"a {word.removesuffix('s')}"):
        yield kinds.GainTag(name)


def _plain_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_texts(reading, node, "a tag"):
        yield kinds.GainTag(name)


def _lost_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_tags(reading, node, f"a {word.removesuffix('s')}"):
        yield kinds.LoseTag(word if name == kinds.ALL else name)


def _domain(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    board = reading.words.board
    yield kinds.SetDomain(read_word(reading, node, f"a {board.domain_key}", board.domains))


def _called(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.SetName(read_text(reading, node, "a name"))


def _copied(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.Copy(read_selector(reading, node))


def _controlled(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.Controlled(read_relation(reading, node, Relation.YOU) or Relation.YOU)


# --- abilities ------------------------------------------------------------------------------------------------------


def _keyword(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name, number in read_keywords(reading, node):
        yield kinds.GainKeyword(name, number)


def _lost_keyword(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a keyword", {kinds.ALL, *reading.words.keywords}):
        yield kinds.LoseKeyword(name)


def _ability(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    ability = reading.ability(node)
    if ability is not None:
        yield kinds.GainAbility(ability)


def _lost_ability(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_texts(reading, node, "the name of an ability"):
        yield kinds.LoseAbilities() if name == kinds.ALL else kinds.LoseAbility(name)


def _if_true(record: type[kinds.LoseAbilities] | type[kinds.LoseText]) -> Read:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        if read_only_true(reading, node, record.what):
            yield record()

    return read


# --- the rules of the game --------------------------------------------------------------------------------------------


def _forbidden_property(record: type[kinds.OfProperty]) -> Read:
    """Of go again, power, abilities: what effects may not add to an object, or take away from it."""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        words, board = reading.words, reading.words.board
        known = {
            "abilities", "keywords", *words.types, *board.domains, *board.tag_keys, *words.keywords, *board.card_stats,
            *words.supertypes,
        }  # fmt: skip
        for item in as_items(node):
            if not isinstance(item, places.Scalar):
                reading.wrong_shape(item, "a property", "For example cannot gain: go again.")
            elif name := read_word(reading, item, "a property", known):
                yield record(name)

    return read


def _cannot(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        yield kinds.Cannot(read_word(reading, item, "what cannot be done", reading.words.prohibitions))


def _can(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for item in as_items(node):
        yield kinds.Can(read_word(reading, item, "what can be done", reading.words.permissions))


def _cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    minimum = fields.take("minimum")
    least = read_number(reading, minimum, "a minimum") if minimum is not None else None
    for resource, amount in read_cost(reading, node).resources:
        yield kinds.ChangeCost(resource, amount, least)


def _additional_cost(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    name, optional = fields.take("name"), fields.flag("optional")
    cost = read_cost(reading, node)
    yield kinds.AdditionalCost(cost, read_text(reading, name, "a name") or "additional cost", optional)


def _enters(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.Enters(read_word(reading, node, " or ".join(sorted(reading.words.entering)), reading.words.entering))


def _prevents_triggers(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.PreventTriggers(read_event(reading, node))


def read_keywords(reading: Reading, node: Node | None) -> tuple[tuple[str, int], ...]:
    """[action, {assault: 2}]"""
    found: list[tuple[str, int]] = []
    known = reading.words.keywords
    for item in as_items(node):
        if isinstance(item, places.Mapping):
            for key, value in item.entries:
                if read_word(reading, key, "a keyword", known):
                    found.append((key.text, read_number(reading, value, "a number")))
        elif isinstance(item, places.Items):
            reading.wrong_shape(item, "a keyword")
        elif word := read_word(reading, item, "a keyword", known):
            found.append((word, 1))
    return tuple(found)


# Effects with several changes make them in this order.
WRITTEN: tuple[Written, ...] = (
    _number(kinds.AddToValue, ""),
    _number(kinds.SetBase, "base "),
    _number(kinds.SetValue, "set "),
    _number(kinds.SetBase, "set base "),
    _number(kinds.MultiplyValue, "times "),
    _number(kinds.MultiplyBase, "times base "),
    _number(kinds.DivideValue, "divide "),
    _number(kinds.DivideBase, "divide base "),
    _number(kinds.SubtractFromValue, "minus "),
    _number(kinds.AddToBase, "plus base "),
    _number(kinds.SubtractFromBase, "minus base "),
    _pair(kinds.SwapBases),
    _pair(kinds.SwitchValues),
    Written(kinds.GainNumber, _one("gain number"), _gained_number, {"type": "object"}),
    Written(kinds.LoseNumber, _one("lose number"), _lost_number, _TEXTS),
    Written(kinds.LoseType, _one("lose type"), _lost_type, _TEXTS),
    Written(kinds.GainTag, _of_tags(), _tag, _TEXTS),
    Written(kinds.LoseTag, _of_tags("lose "), _lost_tag, _TEXTS),
    Written(kinds.SetDomain, lambda words: {words.board.domain_key: ""}, _domain, {"type": "string"}),
    Written(kinds.LoseKeyword, _one("lose keyword", "lose keywords"), _lost_keyword, _TEXTS),
    Written(kinds.LoseAbility, _one("lose ability"), _lost_ability, _TEXTS),
    Written(kinds.LoseAbilities, _one("lose abilities"), _if_true(kinds.LoseAbilities), {"type": "boolean"}),
    Written(kinds.LoseText, _one("lose text"), _if_true(kinds.LoseText), {"type": "boolean"}),
    Written(kinds.SetName, _one("called"), _called, {"type": "string"}),
    Written(kinds.Copy, _one("copy of"), _copied),
    Written(kinds.Controlled, _one("controller"), _controlled, {"type": "string"}),
    Written(kinds.CannotGain, _one("cannot gain"), _forbidden_property(kinds.CannotGain), _TEXTS),
    Written(kinds.CannotLose, _one("cannot lose"), _forbidden_property(kinds.CannotLose), _TEXTS),
    Written(kinds.PreventTriggers, _one("prevents triggers"), _prevents_triggers, {"type": "object"}),
    Written(kinds.GainKeyword, _one("keyword", "keywords"), _keyword),
    Written(kinds.GainType, _one("type"), _type, {"type": "string"}),
    Written(kinds.GainTag, _one("tag"), _plain_tag, _TEXTS),
    Written(kinds.GainAbility, _one("ability"), _ability, {"$ref": "#/$defs/ability"}),
    Written(kinds.ChangeCost, _one("cost"), _cost, beside=("minimum",)),
    Written(kinds.AdditionalCost, _one("additional cost"), _additional_cost, beside=("name", "optional")),
    Written(kinds.Enters, _one("enters"), _enters, {"type": "string"}),
    Written(kinds.Cannot, _one("cannot"), _cannot, _TEXTS),
    Written(kinds.Can, _one("can"), _can, _TEXTS),
)
