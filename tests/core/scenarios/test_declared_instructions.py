"""What an instruction can say is declared once: its record has the keys, its game allows some of them.

Reader, JSON Schema and the tables of the format are compared with that declaration, key by key.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator

import pytest
import yaml

from rules_data.core.abilities import ABILITIES, CRITERIA, EVENT_KEYS, Effect, Part, Shape
from rules_data.core.abilities.effects import VERBS, Banish, Draw, Kill
from rules_data.core.evaluator import Verb, Vocabulary, allow_verbs
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Problem,
    UnableToReadScenario,
    read_card_file,
    scenario_json_schema,
    with_tables,
)
from tests.shipped import CORPUS

GAME_NAMES = sorted(GAMES)
# Something that fits each shape and is not what the record says without it.
VALUES = {
    Shape.ABILITY: "{{when: {{event: {event}}}, do: [{{{any}: 2}}]}}",
    Shape.TRIGGERED_ABILITY: "{{when: {{event: {event}}}, do: [{{{any}: 2}}]}}",
    Shape.AMOUNT: "3",
    Shape.CATEGORY: "{category}",
    Shape.CHANGES: "{{keyword: {keyword}}}",
    Shape.CONDITION: "{{turn of: opponent}}",
    Shape.COST: "{{{resource}: 2}}",
    Shape.DOMAINS: "{domain}",
    Shape.DURATION: "{duration}",
    Shape.ENDING: "me leaves",
    Shape.FILTER: "{{type: {type}}}",
    Shape.FLAG: "true",
    Shape.FREE: "true",
    Shape.INSTEAD: "{{if: {{turn of: you}}, with: [{{{any}: 2}}]}}",
    Shape.INSTRUCTIONS: "[{{{any}: 2}}]",
    Shape.MODES: "[{{name: one, do: [{{{any}: 2}}]}}]",
    Shape.COUNTER: "charge",
    Shape.NAME: "ember",
    Shape.OBJECTS: "{{all: {{type: {type}}}}}",
    Shape.ORDINAL_OF_RESOLUTION: "3",
    Shape.PLACE: "here",
    Shape.PLAYER: "opponent",
    Shape.PREVENTED: "3",
    Shape.PROHIBITIONS: "{prohibition}",
    Shape.RECIPIENTS: "{{all: {{type: {type}}}}}",
    Shape.RESOURCE: "{resource}",
    Shape.RESOURCES: "{{{resource}: 2}}",
    Shape.STATE: "true",
    Shape.OF_TOKENS: "Imp",
    Shape.TYPES: "[{type}]",
    Shape.ZONE: "{zone}",
}
# Something that fits no shape of its kind: a word where a mapping is due, a list where a word is.
UNFIT = {
    Shape.ABILITY: "draw", Shape.TRIGGERED_ABILITY: "{do: [{draw: 1}]}", Shape.AMOUNT: "many", Shape.CATEGORY: "nosuch",
    Shape.CHANGES: "nosuch", Shape.CONDITION: "always", Shape.COST: "nosuch", Shape.DURATION: "a while",
    Shape.DOMAINS: "[]", Shape.ENDING: "never", Shape.FILTER: "nosuch", Shape.FLAG: "maybe", Shape.FREE: "maybe",
    Shape.INSTEAD: "{if: {turn of: you}}",
    Shape.INSTRUCTIONS: "[draw]", Shape.MODES: "nosuch", Shape.NAME: "[a]", Shape.OBJECTS: "nosuch",
    Shape.COUNTER: "[a]",
    Shape.ORDINAL_OF_RESOLUTION: "third", Shape.PLACE: "nosuch", Shape.PLAYER: "nobody", Shape.PREVENTED: "some",
    Shape.PROHIBITIONS: "nosuch", Shape.RECIPIENTS: "nosuch", Shape.RESOURCE: "nosuch", Shape.STATE: "maybe",
    Shape.OF_TOKENS: "{types: []}", Shape.RESOURCES: "nosuch", Shape.TYPES: "nosuch", Shape.ZONE: "nosuch",
}  # fmt: skip


# Changes that whatever can be said beside them is about, where a keyword alone would not do.
CHANGES = {"riftbound": "{might: -1}"}


def words_of(game: str) -> Vocabulary:
    return GAMES[game].played.table.vocabulary


def value(game: str, part: Part) -> str:
    words = words_of(game)
    if part.shape is Shape.CHANGES and game in CHANGES:
        return CHANGES[game]
    lists = {
        "event": words.events, "type": words.types, "resource": words.resources, "keyword": words.keywords,
        "category": words.categories, "prohibition": words.prohibitions, "zone": words.put_into,
        "domain": words.board.domains,
        "duration": {name for name in words.durations if not name.endswith(" turn") or name == "this turn"},
    }  # fmt: skip
    return VALUES[part.shape].format(any="draw", **{key: min(known, default="") for key, known in lists.items()})


def header(game: str) -> str:
    return f"card: Odd\ntypes: [{min(words_of(game).types)}]\nabilities:\n  - do: [{{"


def written(game: str, said: dict[str, str]) -> str:
    return header(game) + ", ".join(f"{key}: {text}" for key, text in said.items()) + "}]\n"


def read(game: str, said: dict[str, str]) -> Effect:
    facts = read_card_file(written(game, said), GAMES[game].played).facts
    return facts.abilities[0].effects[0]


def problems(game: str, said: dict[str, str]) -> tuple[Problem, ...]:
    with pytest.raises(UnableToReadScenario) as refused:
        read(game, said)
    return refused.value.problems


def plain(game: str, verb: str, *, but: str = "") -> dict[str, str]:
    """The instruction with nothing but what it cannot do without."""
    parts = words_of(game).parts_of(verb)
    return {key: value(game, part) for key, part in parts.items() if (key == verb or part.needed) and key != but}


def every_verb() -> Iterator[tuple[str, str]]:
    for game in GAME_NAMES:
        for verb in sorted(words_of(game).verbs):
            yield game, verb


def every_key() -> Iterator[tuple[str, str, str]]:
    """Each key that the record of a verb has, whether the game allows it or not."""
    for game, verb in every_verb():
        for key in words_of(game).verbs[verb].record.keys:
            yield game, verb, key


ALLOWED = [each for each in every_key() if each[2] in words_of(each[0]).verbs[each[1]].keys]
REFUSED = [each for each in every_key() if each[2] not in words_of(each[0]).verbs[each[1]].keys]


def test_some_keys_are_allowed_by_one_game_and_refused_by_another() -> None:
    assert ("magic", "put counter", "on") in ALLOWED
    assert ("flesh-and-blood", "put counter", "on") in REFUSED


@pytest.mark.parametrize("shape", Shape)
def test_each_shape_stands_in_some_instruction_ability_event_or_filter(shape: Shape) -> None:
    records = {verb.record for game in GAME_NAMES for verb in words_of(game).verbs.values()}
    used = {part.shape for record in records for part in (record.main, *record.keys.values())}
    used |= {part.shape for kind in CRITERIA for part in kind.keys.values()}
    used |= {part.shape for part in EVENT_KEYS.values()} | {one.main for one in ABILITIES.values()}
    used |= {part.shape for one in ABILITIES.values() for part in one.keys.values()}
    assert shape in used | {part.shape for part in Effect.common.values()}


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_a_key_fills_a_field_that_its_record_has(verb: str) -> None:
    record = VERBS[verb]
    names = {field.name for field in dataclasses.fields(record)}
    for part in (record.main, *record.keys.values(), *record.common.values()):
        assert part.field in names or (part.shape is Shape.FLAG and not part.field)
    states = {key for key, part in record.keys.items() if part.shape is Shape.STATE}
    further = {"all"} if record.main.shape is Shape.PREVENTED else set()
    further |= {key for key, part in record.keys.items() if part.shape is Shape.ORDINAL_OF_RESOLUTION}
    # Whether tribute was paid is said by a keyword of its own, and nowhere in a file.
    further |= {"tribute paid"} if verb == "designate" else set()
    assert states | further == record.states


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_a_field_of_a_record_can_be_written(verb: str) -> None:
    record = VERBS[verb]
    filled = {part.field for part in (record.main, *record.keys.values(), *record.common.values())}
    # A place may be a choice of objects, players may be chosen, how long may be until a turn of someone's.
    also = {Shape.PLACE: "location", Shape.PLAYER: "players", Shape.DURATION: "whose", Shape.PREVENTED: "status",
            Shape.ORDINAL_OF_RESOLUTION: "status"}  # fmt: skip
    shapes = [record.main, *record.keys.values(), *record.common.values()]
    filled |= {also[part.shape] for part in shapes if part.shape in also}
    # What an Aura enchants as it is cast is worked out, and never written at an instruction.
    # How a keyword knows that it has had its card cast is a word of its own, and so is what cascade asks of a spell.
    worked_out = {"nothing": {"objects"}, "cast": {"paid", "resulting"}}.get(verb, set())
    assert {field.name for field in dataclasses.fields(record)} - filled <= worked_out


@pytest.mark.parametrize(("game", "verb", "key"), ALLOWED)
def test_a_key_that_is_allowed_changes_what_is_read(game: str, verb: str, key: str) -> None:
    part = words_of(game).parts_of(verb)[key]
    if part.needed:
        assert key in str(problems(game, plain(game, verb, but=key))[0].expected)
        return
    assert read(game, {**plain(game, verb), key: value(game, part)}) != read(game, plain(game, verb))


@pytest.mark.parametrize(("game", "verb", "key"), REFUSED)
def test_a_key_that_is_not_allowed_is_refused_where_it_stands(game: str, verb: str, key: str) -> None:
    record = words_of(game).verbs[verb].record
    said = {**plain(game, verb), key: value(game, record.keys[key])}
    (problem,) = problems(game, said)
    line = written(game, said).splitlines()[3]
    assert (problem.line, problem.column) == (4, line.index(f", {key}: ") + 3)
    assert problem.expected == "a key of an instruction"
    assert problem.found == repr(key)


@pytest.mark.parametrize(("game", "verb", "key"), ALLOWED)
def test_what_does_not_fit_a_key_is_refused_where_it_stands(game: str, verb: str, key: str) -> None:
    part = words_of(game).parts_of(verb)[key]
    said = {**plain(game, verb), key: UNFIT[part.shape]}
    first = problems(game, said)[0]
    line = written(game, said).splitlines()[3]
    assert first.line == 4
    assert first.column > line.index(f" {key}: ")
    assert first.advice


@pytest.mark.parametrize(("game", "verb"), [each for each in every_verb() if each[1] not in ("if", "you may")])
def test_a_misspelt_key_is_answered_with_the_nearest_that_works(game: str, verb: str) -> None:
    for key in words_of(game).verbs[verb].keys:
        if len(key) < 4 or words_of(game).parts_of(verb)[key].needed:
            continue
        said = {**plain(game, verb), f"{key}x": "true"}
        (problem,) = problems(game, said)
        assert key in problem.advice


@pytest.mark.parametrize(("game", "verb"), list(every_verb()))
def test_the_schema_has_the_keys_of_the_declaration_and_no_others(game: str, verb: str) -> None:
    words = words_of(game)
    shapes = scenario_json_schema(GAMES[game].played)["$defs"]["instruction"]["anyOf"]
    (found,) = [shape for shape in shapes if shape["required"] == [verb]]
    assert set(found["properties"]) == {*words.parts_of(verb), *words.keys_of_any_verb}


def _fits(schema: dict[str, typing.Any], text: typing.Any) -> bool:
    """Whether a value is of the kind a part of the schema names, as far as that is said in types and lists of words."""
    if "anyOf" in schema or "oneOf" in schema:
        return any(_fits(one, text) for one in schema.get("anyOf", schema.get("oneOf")))
    if "enum" in schema:
        return text in schema["enum"]
    kinds = schema.get("type", [])
    named = {bool: "boolean", int: "integer", str: "string", list: "array", dict: "object"}[type(text)]
    return "$ref" in schema or named in ([kinds] if isinstance(kinds, str) else kinds)


@pytest.mark.parametrize(("game", "verb", "key"), ALLOWED)
def test_what_the_reader_takes_the_schema_takes(game: str, verb: str, key: str) -> None:
    part = words_of(game).parts_of(verb)[key]
    shapes = scenario_json_schema(GAMES[game].played)["$defs"]["instruction"]["anyOf"]
    (found,) = [shape for shape in shapes if shape["required"] == [verb]]
    assert _fits(found["properties"][key], yaml.safe_load(value(game, part)))


def test_the_tables_of_the_format_are_those_of_the_declaration() -> None:
    text = (CORPUS / "scenario-format.md").read_text(encoding="utf-8")
    assert with_tables(text, GAMES.played) == text, "run manage.py write_format"


def test_a_format_without_its_marks_is_not_written() -> None:
    with pytest.raises(ValueError, match="no part between"):
        with_tables("# A format", GAMES.played)


def test_a_game_cannot_allow_a_key_that_the_record_does_not_have() -> None:
    with pytest.raises(ValueError, match="'kill' has no key 'count'"):
        Verb(Kill, ("count",))
    with pytest.raises(ValueError, match="'draw' has no key 'to' or 'face down'"):
        allow_verbs({Draw: ("to", "face down"), Banish: ("face down",)})


@pytest.mark.parametrize("key", sorted(Effect.common))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_every_instruction_can_say_is_read_by_each_game_that_knows_it(game: str, key: str) -> None:
    part = Effect.common[key]
    said = {"draw": "1", key: value(game, part)}
    if key in words_of(game).keys_of_any_verb:
        assert getattr(read(game, said), part.field) != getattr(read(game, {"draw": "1"}), part.field)
    else:
        (problem,) = problems(game, said)
        assert (problem.expected, problem.found) == ("a key of an instruction", repr(key))
