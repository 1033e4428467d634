"""Changes of what objects are: their numbers, types, names and abilities."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Change, Cost, Pick, Relation, effects
from rules_data.core.abilities import changes as kinds

from . import places
from .fields import (
    Fields,
    Met,
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
from .read_filters import read_relation
from .read_selectors import read_selector
from .written_changes import AMOUNT, Read, Written, under, under_numbers

# --- numbers ----------------------------------------------------------------------------------------------------


def of_number(record: type[kinds.OfNumber], before: str) -> Written:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        yield record(word, read_amount(reading, node))

    return Written(record, under_numbers(before), read, AMOUNT)


def divided(record: type[kinds.DivideValue] | type[kinds.DivideBase], before: str) -> Written:
    """{divide power: 2, rounded: up}; a game whose rules say nothing of fractions asks the text to say it."""

    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        by = read_amount(reading, node)
        rounded = fields.take("rounded")
        if rounded is None and not reading.words.rounds:
            reading.wrong_shape(node, "how it is rounded", "Write rounded: up, or rounded: down, beside it.")
        yield record(word, by, read_word(reading, rounded, "a way of rounding", ("up", "down")))  # type: ignore[arg-type]

    return Written(record, under_numbers(before), read, AMOUNT, beside=("rounded",))


def of_pair(record: type[kinds.SwapBases] | type[kinds.SwitchValues]) -> Written:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        board = reading.words.board
        known = [stat for stat in board.card_stats if stat not in board.fixed_stats]
        pair = read_words(reading, node, "a number of a card", known)
        if len(pair) == 2:
            yield record(*pair)
        else:
            advice = f"For example {record.what}: [{', '.join(known[:2])}]."
            reading.wrong_shape(node, "two numbers of a card", advice)

    return Written(record, under(record.what), read, {"type": "array"})


def gained_number(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    if not isinstance(node, places.Mapping):
        reading.wrong_shape(node, "a number by name", "For example gain number: {power: 3}.")
        return
    for key, value in node.entries:
        name = read_word(reading, key, "a number of a card", reading.words.board.card_stats)
        yield kinds.GainNumber(name, read_number(reading, value, name or "a number"))


def lost_number(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a number of a card", reading.words.board.card_stats):
        yield kinds.LoseNumber(name)


# --- what an object is --------------------------------------------------------------------------------------------


def gained_type(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a type", reading.words.types):
        yield kinds.GainType(name)


def lost_type(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a type", {kinds.ALL, *reading.words.types}):
        yield kinds.LoseType(name)


def gained_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_tags(reading, node, f"a {word.removesuffix('s')}"):
        yield kinds.GainTag(name)


def gained_tag_as_written(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_texts(reading, node, "a tag"):
        yield kinds.GainTag(name)


def lost_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_tags(reading, node, f"a {word.removesuffix('s')}"):
        yield kinds.LoseTag(word if name == kinds.ALL else name)


def set_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.SetTag(read_word(reading, node, "a word that can be set", reading.words.board.tags_to_set))


def replaced_tag(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    found = read_words(reading, node, "a word that can take the place of others", reading.words.board.tags_of_one_kind)
    if found:
        yield kinds.ReplaceTag(found[0], tuple(found[1:]))


def set_domain(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    board = reading.words.board
    chosen = {kinds.CHOSEN_DOMAIN} if effects.ChooseColor.verb in reading.words.verbs else set()
    known = {*board.domains, board.no_domain, *chosen} - {""}
    if isinstance(node, places.Items):
        several = read_words(reading, node, f"a {board.domain_key}", board.domains - {""})
        yield kinds.SetDomain(several[0] if several else "", tuple(several[1:]))
        return
    found = read_word(reading, node, f"a {board.domain_key}", known)
    yield kinds.SetDomain("" if found == board.no_domain else found)


def set_name(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.SetName(read_text(reading, node, "a name"))


def copied(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    selector = read_selector(reading, node)
    if selector.pick is Pick.CHOOSE and selector.target:
        reading.report(node, "an object that is known, or one chosen without being a target", "a target", _NO_TARGET)
    yield kinds.Copy(selector)


_NO_TARGET = (
    "Write {choose: {choose: 1, ..}, as: original} before it and {copy of: {that: original}} here, "
    "or add `target: false`."
)


def controlled(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    yield kinds.Controlled(read_relation(reading, node, Relation.YOU) or Relation.YOU)


# --- abilities ------------------------------------------------------------------------------------------------------


def gained_keyword(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name, number in read_keywords(reading, node):
        yield kinds.GainKeyword(name, number)


def lost_keyword(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_words(reading, node, "a keyword", {kinds.ALL, *reading.words.keywords}):
        yield kinds.LoseKeyword(name)


def gained_ability(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    ability = reading.ability(node)
    if ability is not None:
        yield kinds.GainAbility(ability)


def lost_ability(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
    for name in read_texts(reading, node, "the name of an ability"):
        yield kinds.LoseAbilities() if name == kinds.ALL else kinds.LoseAbility(name)


def if_true(record: type[kinds.LoseAbilities] | type[kinds.LoseText]) -> Read:
    def read(reading: Reading, fields: Fields, node: Node, word: str) -> Iterator[Change]:
        if read_only_true(reading, node, record.what):
            yield record()

    return read


def read_keywords_and_costs(
    reading: Reading, node: Node | None
) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, Cost], ...]]:
    """The keywords of a card, [action, {assault: 2}, {equip: {energy: 1}}], and the costs of those that have one."""
    found: list[tuple[str, int, Cost]] = []
    plain: list[Node] = []
    costed = reading.words.costed_keywords
    for item in as_items(node):
        if isinstance(item, places.Mapping) and _has_a_cost_for_a_number(reading, item):
            for key, value in item.entries:
                cost = read_cost(reading, value)
                found.append((key.text, 0 if cost.is_free else 1, cost))
        elif isinstance(item, places.Mapping) and any(key.text in costed for key, _ in item.entries):
            found += _with_costs(reading, item)
        else:
            plain.append(item)
    keywords = [each for item in plain for each in read_keywords(reading, item)]
    return (*keywords, *((word, number) for word, number, _ in found)), tuple((word, cost) for word, _, cost in found)


def _has_a_cost_for_a_number(reading: Reading, item: places.Mapping) -> bool:
    """Whether a keyword has a whole cost where its number could stand: {ward: {pay life: 3}}, {echo: "{2}{R}"}."""
    if len(item.entries) != 1 or item.entries[0][0].text not in reading.words.either_keywords:
        return False
    [(key, value)] = item.entries
    is_cost = isinstance(value, places.Mapping) or (isinstance(value, places.Scalar) and value.text.startswith("{"))
    if is_cost and reading.met is not None:
        reading.met.append(Met("a keyword", key.text, key.place, key=True))
    return is_cost


def _with_costs(reading: Reading, item: places.Mapping) -> Iterator[tuple[str, int, Cost]]:
    """{equip: {energy: 1}}; where the keyword has a number, the cost stands beside it: {suspend: 3, cost: {blue: 1}}"""
    costed, beside = reading.words.costed_keywords, item.get("cost")
    numbered = any(reading.words.keywords.get(key.text) for key, _ in item.entries)
    for key, value in item.entries:
        if key.text == "cost" and numbered:
            continue
        word = read_word(reading, key, "a keyword", costed)
        if not reading.words.keywords.get(word):
            yield word, 1, read_cost(reading, value)
            continue
        if reading.met is not None:
            reading.met.append(Met("a keyword", word, key.place, key=True))
        if beside is None:
            reading.report(key, "the key `cost`", "a keyword without it", f"For example {word}: 3, cost: ..")
        else:
            yield word, read_number(reading, value, "a number", least=1), read_cost(reading, beside)


def read_keywords(reading: Reading, node: Node | None) -> tuple[tuple[str, int], ...]:
    """[action, {assault: 2}]"""
    found: list[tuple[str, int]] = []
    words = reading.words
    known = words.keywords.keys() - words.costed_keywords - words.named_keywords
    for item in as_items(node):
        if isinstance(item, places.Mapping):
            for key, value in item.entries:
                if read_word(reading, key, "a keyword", known):
                    found.append((key.text, read_number(reading, value, "a number")))
        elif isinstance(item, places.Items):
            reading.wrong_shape(item, "a keyword")
        elif isinstance(item, places.Scalar) and item.text in words.costed_keywords:
            advice = f"On a card with its cost: keywords: [{{{item.text}: {{..}}}}]; no effect gives it."
            reading.report(item, "a keyword without a cost", repr(item.text), advice)
        elif isinstance(item, places.Scalar) and item.text in words.named_keywords:
            advice = f"It is what an ability is called: {{name: {item.text}, when: .., do: [..]}}."
            reading.report(item, "a keyword that stands for itself", repr(item.text), advice)
        elif word := read_word(reading, item, "a keyword", known):
            found.append((word, 1))
    return tuple(found)
