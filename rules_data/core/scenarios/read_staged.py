"""Changes that games with stages know beside the others: of values and base values, of what an object is and has."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Change, Relation

from .fields import (
    Fields,
    Reading,
    as_items,
    read_flag,
    read_number,
    read_tags,
    read_text,
    read_texts,
    read_word,
    read_words,
)
from .model import Expectation
from .places import Mapping, Node, Scalar
from .read_amounts import read_amount
from .read_filters import read_relation
from .read_selectors import read_selector

ALL = "all"
_NUMBERS = {"set": "set", "times": "times", "divide": "divide"}


def read_staged_changes(reading: Reading, fields: Fields) -> tuple[Change, ...]:
    """The further changes among the keys of a mapping; the caller finishes it."""
    return (
        *_numbers(reading, fields),
        *_number_properties(reading, fields),
        *_words(reading, fields),
        *_abilities(reading, fields),
        *_identity(reading, fields),
        *_prohibitions(reading, fields),
    )


def _numbers(reading: Reading, fields: Fields) -> Iterator[Change]:
    """`set power: 5`, `times power: 2`, `divide power: 2`, `minus power: AMOUNT`, the same of `base power`."""
    for stat in reading.words.board.card_stats:
        for word, what in _NUMBERS.items():
            if (node := fields.take(f"{word} {stat}")) is not None:
                yield Change(what, stat, read_amount(reading, node))
            if (node := fields.take(f"{word} base {stat}")) is not None:
                yield Change(f"{what} base", stat, read_amount(reading, node))
        if (node := fields.take(f"minus {stat}")) is not None:
            yield Change("minus", stat, read_amount(reading, node))
        if (node := fields.take(f"plus base {stat}")) is not None:
            yield Change("base", stat, read_amount(reading, node))
        if (node := fields.take(f"minus base {stat}")) is not None:
            yield Change("minus base", stat, read_amount(reading, node))
    if (node := fields.take("swap base")) is not None:
        pair = read_words(reading, node, "a number of a card", reading.words.board.card_stats)
        if len(pair) == 2:
            yield Change("swap base", pair[0], other=pair[1])
        else:
            reading.wrong_shape(node, "two numbers of a card", "For example swap base: [power, defense].")


def _number_properties(reading: Reading, fields: Fields) -> Iterator[Change]:
    """`gain number: {power: 3}` and `lose number: defense`: a numeric property comes or goes."""
    known = reading.words.board.card_stats
    gained = fields.take("gain number")
    if isinstance(gained, Mapping):
        for key, value in gained.entries:
            name = read_word(reading, key, "a number of a card", known)
            yield Change("gain number", name, read_number(reading, value, name or "a number"))
    elif gained is not None:
        reading.wrong_shape(gained, "a number by name", "For example gain number: {power: 3}.")
    for name in read_words(reading, fields.take("lose number"), "a number of a card", known):
        yield Change("lose number", name)


def _words(reading: Reading, fields: Fields) -> Iterator[Change]:
    words = reading.words
    for name in read_words(reading, fields.take("lose type"), "a type", {ALL, *words.types}):
        yield Change("lose type", name)
    for key in words.board.tag_keys:
        one = key.removesuffix("s")
        for written in (key, one):
            for name in read_tags(reading, fields.take(written), f"a {one}"):
                yield Change("tag", name)
            for name in read_tags(reading, fields.take(f"lose {written}"), f"a {one}"):
                yield Change("lose tag", key if name == ALL else name)
    domain = fields.take(words.board.domain_key)
    if domain is not None:
        yield Change("domain", read_word(reading, domain, f"a {words.board.domain_key}", words.board.domains))


def _abilities(reading: Reading, fields: Fields) -> Iterator[Change]:
    for key in ("lose keyword", "lose keywords"):
        for name in read_words(reading, fields.take(key), "a keyword", {ALL, *reading.words.keywords}):
            yield Change("lose keyword", name)
    for name in read_texts(reading, fields.take("lose ability"), "the name of an ability"):
        yield Change("lose ability", name)
    if read_flag(reading, fields.take("lose abilities")):
        yield Change("lose ability", ALL)
    if read_flag(reading, fields.take("lose text")):
        yield Change("lose text", ALL)


def _identity(reading: Reading, fields: Fields) -> Iterator[Change]:
    called = fields.take("called")
    if called is not None:
        yield Change("name", read_text(reading, called, "a name"))
    copied = fields.take("copy of")
    if copied is not None:
        yield Change("copy", of=read_selector(reading, copied))
    controller = fields.take("controller")
    if controller is not None:
        relation = read_relation(reading, controller, Relation.YOU) or Relation.YOU
        yield Change("controller", relation.value)


def _prohibitions(reading: Reading, fields: Fields) -> Iterator[Change]:
    """`cannot gain: go again`, `cannot lose: power`: what effects may not add, or take away."""
    words = reading.words
    kinds = {"abilities", "keywords", *words.types, *words.board.domains, *words.board.tag_keys}
    for verb in ("gain", "lose"):
        for name in _property_names(reading, fields.take(f"cannot {verb}"), kinds):
            yield Change("cannot", f"{verb} {name}")


def _property_names(reading: Reading, node: Node | None, kinds: set[str]) -> Iterator[str]:
    known = {*kinds, *reading.words.keywords, *reading.words.board.card_stats, *reading.words.supertypes}
    for item in as_items(node):
        if isinstance(item, Scalar):
            name = read_word(reading, item, "a property", known)
            if name:
                yield name
        else:
            reading.wrong_shape(item, "a property", "For example cannot gain: go again.")


# --- what is expected of an object --------------------------------------------------------------------------


def read_staged_expectations(reading: Reading, handle: str, fields: Fields) -> list[Expectation]:
    """What stages make of an object: its name, words and numbers, and which effects were applied to it where."""
    words = reading.words
    found: list[Expectation] = []
    known: dict[str, frozenset[str] | None] = {
        "types": words.types, words.board.domain_key: words.board.domains,
        "lacks": frozenset((*words.board.card_stats, *words.keywords)), "called": None, "applied": None,
        **dict.fromkeys(words.board.tag_keys),
    }
    for key, choices in known.items():
        if (value := fields.take(key)) is None:
            continue
        wanted = (
            read_texts(reading, value, f"a word for `{key}`")
            if choices is None
            else read_words(reading, value, f"a word for `{key}`", choices)
        )
        found.append(Expectation("object", handle, f"has {key}", wanted, value.place))
    stages = fields.take("stages")
    if isinstance(stages, Mapping):
        found += [
            Expectation("object", handle, f"stage {effect.text}", read_texts(reading, where, "a stage"), where.place)
            for effect, where in stages.entries
        ]
    elif stages is not None:
        reading.wrong_shape(stages, "stages by effect", 'For example stages: {Name: "8.5"}.')
    return found
