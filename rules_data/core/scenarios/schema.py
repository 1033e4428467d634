"""A JSON Schema of the scenario file, for editors and programs; the reader itself remains the judge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules_data.core.abilities import EVENT_KEYS, Shape
from rules_data.core.evaluator import Vocabulary

from .played import PlayedGame, PlayedGames
from .read_changes import changes_schema

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def scenario_json_schema(game: PlayedGame) -> dict[str, Any]:
    """The schema (2020-12) of a game's scenarios: keys, and the closed lists of words."""
    words = game.table.vocabulary
    return {
        "$schema": _DIALECT,
        "$id": _name(game),
        "title": f"A {game.slug} example that runs",
        "type": "object",
        "required": ["example", "game", "title", "editions", "given", "then"],
        "additionalProperties": False,
        "properties": {
            "example": {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 80},
            "game": {"const": game.slug},
            "title": {"type": "string"},
            "summary": {"type": "string"},
            "demonstrates": {"oneOf": [_texts(), {"type": "object", "additionalProperties": _texts()}]},
            "editions": _one_or_more(list(words.editions)),
            "cards": {"type": "object", "additionalProperties": {"$ref": "#/$defs/card"}},
            "given": {"type": "object"},
            "when": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "choices": {"type": "array", "items": {"$ref": "#/$defs/choice"}},
            "explore": {"type": "boolean"},
            "then": {"type": "object"},
            "sometimes": {"type": "object"},
            "never": {"type": "object"},
            "twin": {
                "type": "object",
                "required": ["change", "then"],
                "properties": {"change": {"type": "object"}, "then": {"type": "object"}},
                "additionalProperties": False,
            },
        },
        "$defs": _definitions(words),
    }


def scenarios_json_schema(games: PlayedGames) -> dict[str, Any]:
    """The schema of scenarios of any of these games: which one it is of decides about the rest."""
    schemas = [scenario_json_schema(game) for game in games.values()]
    keys = [key for key in schemas[0]["properties"] if key != "game"] if schemas else []
    return {
        "$schema": _DIALECT,
        "title": "An example that runs",
        "type": "object",
        "required": ["game"],
        "properties": {"game": {"enum": list(games)}, **{key: {} for key in keys}},
        "oneOf": [{"$ref": _name(game)} for game in games.values()],
        "$defs": dict(zip(games, schemas, strict=True)),
    }


def _name(game: PlayedGame) -> str:
    """By which the whole refers to a part; the part's own references stay within it."""
    return f"urn:rulesite:scenario:{game.slug}"


def _texts() -> dict[str, Any]:
    text = {"type": ["string", "number"]}
    return {"oneOf": [text, {"type": "array", "items": text}]}


def _one_or_more(words: list[str]) -> dict[str, Any]:
    one = {"enum": words}
    return {"oneOf": [one, {"type": "array", "items": one}]}


def _cost(words: Vocabulary) -> dict[str, Any]:
    """Resources and actions by name; in braces where the game writes costs so; a number where one kind is usual."""
    kinds = ["object", *(["string"] if words.board.symbols else []), *(["integer"] if words.board.any_resource else [])]
    return {"type": kinds if len(kinds) > 1 else "object"}


_SEVERAL = {"type": ["array", "object"]}
_REFERENCES = {"type": ["string", "array", "object"]}
_AMOUNT = {"type": ["integer", "string", "object"]}
_FLAG = {"type": "boolean"}
# What stands behind a key, by its shape, where that is the same in every game.
_SHAPES: dict[Shape, dict[str, Any]] = {
    Shape.ABILITY: {"$ref": "#/$defs/ability"},
    Shape.TRIGGERED_ABILITY: {"$ref": "#/$defs/ability"},
    Shape.OWN_ABILITY: {"$ref": "#/$defs/ability"},
    Shape.AMOUNT: _AMOUNT,
    Shape.CHANGES: {"$ref": "#/$defs/changes"},
    Shape.CONDITION: {"type": "object"},
    Shape.COMPARISON: {"type": ["integer", "object"]},
    Shape.COUNTERS: {"type": "object"},
    Shape.EVENT: {"type": "object"},
    Shape.LIMIT: {"type": ["string", "object"]},
    Shape.ORDINALS: {"type": ["string", "integer", "array"]},
    Shape.FILTER: {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/filter"}]},
    Shape.FILTERS: {"type": "array", "items": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/filter"}]}},
    Shape.FLAG: _FLAG,
    Shape.FREE: _FLAG,
    Shape.INSTEAD: {"type": "object"},
    Shape.INSTRUCTIONS: _SEVERAL,
    Shape.MODES: {"type": "array"},
    Shape.KIND_SHARED: {"type": "string"},
    Shape.COUNTER: {"type": "string"},
    Shape.NAME: {"type": "string"},
    Shape.OBJECTS: _REFERENCES,
    Shape.ORDINAL_OF_RESOLUTION: _AMOUNT,
    Shape.PLACES: _texts(),
    Shape.SO_MANY: {"type": "integer", "minimum": 2},
    Shape.TAGS: _texts(),
    Shape.WORDS: _texts(),
    Shape.PLACE: {"type": ["string", "object"]},
    Shape.PREVENTED: _AMOUNT,
    Shape.RECIPIENTS: _REFERENCES,
    Shape.STATE: _FLAG,
    Shape.OF_TOKENS: {"type": ["string", "object"]},
}


def _of_shape(shape: Shape, words: Vocabulary) -> dict[str, Any]:
    """What stands behind a key of this shape, with the game's own words where it has a closed list of them."""
    if shape in _SHAPES:
        return _SHAPES[shape]
    if shape in (Shape.COST, Shape.RESOURCES):
        return _cost(words)
    if shape is Shape.PLAYER:
        named: dict[str, Any] = {"enum": sorted(words.players)}
        return {"anyOf": [named, {"type": "object"}]} if words.board.player_type else named
    if shape is Shape.DURATION:
        return {"anyOf": [{"enum": sorted(words.durations)}, {"type": "object"}]}
    classes: Iterable[str] = words.replacements.classes if words.replacements is not None else ()
    one: dict[Shape, Iterable[str]] = {
        Shape.CATEGORY: words.categories, Shape.ENDING: words.endings, Shape.CLASS: classes,
        Shape.KIND: words.categories,
        Shape.PHASE: words.phases, Shape.RESOURCE: words.resources,
        Shape.SKIPPED: words.skipped, Shape.SPAN: words.spans, Shape.ZONE: words.put_into,
    }  # fmt: skip
    if shape in one:
        return {"enum": sorted(one[shape])}
    lists: dict[Shape, Iterable[str]] = {
        Shape.DOMAINS: words.board.domains, Shape.KEYWORDS: words.keywords, Shape.PROHIBITIONS: words.prohibitions,
        Shape.STATES: words.statuses, Shape.TIMINGS: words.timings,
        Shape.TYPES: {*words.types, *words.board.type_groups}, Shape.ZONES: words.zones,
    }  # fmt: skip
    return _one_or_more(sorted(lists[shape]))


def _filter(words: Vocabulary) -> dict[str, Any]:
    """What the game lets a filter ask of an object."""
    keys = {key: _of_shape(part.shape, words) for key, (_, part) in words.filter_keys.items()}
    return {"type": "object", "properties": {**keys, "that": {"type": "string"}}, "additionalProperties": False}


def _instruction(verb: str, words: Vocabulary) -> dict[str, Any]:
    """What the game lets this verb say, beside what any instruction can say."""
    parts = {**words.keys_of_any_verb, **words.parts_of(verb)}
    return {
        "required": [verb],
        "properties": {key: _of_shape(part.shape, words) for key, part in parts.items()},
    }


def _ability(lead: str, words: Vocabulary) -> dict[str, Any]:
    """An ability that begins with this key: what acts beside it, and nothing else."""
    written = words.abilities[lead]
    keys = {key: _of_shape(part.shape, words) for key, part in written.keys.items()}
    return {
        "required": [lead, *(key for key, part in written.keys.items() if part.needed)],
        "properties": {lead: _of_shape(written.main, words), **keys},
        "additionalProperties": False,
    }


def _events(words: Vocabulary) -> list[dict[str, Any]]:
    """The events, those together that carry the same."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for word, keys in sorted(words.events.items()):
        alike.setdefault(tuple(keys), []).append(word)
    return [
        {
            "properties": {
                "event": {"enum": named},
                **{key: _of_shape(EVENT_KEYS[key].shape, words) for key in keys},
            },
            "additionalProperties": False,
        }
        for keys, named in alike.items()
    ]


def _face(words: Vocabulary, required: list[str], **more: Any) -> dict[str, Any]:
    """A card, or one face of it."""
    return {
        "type": "object",
        "required": required,
        "properties": {
            "types": _one_or_more(sorted(words.types)),
            **{key: _texts() for key in words.board.tag_keys},
            **{stat: {"type": "integer"} for stat in (*words.board.card_stats, *words.board.stats_said_as)},
            words.board.cost_key: _cost(words),
            "keywords": {},
            words.board.domain_key: _one_or_more(sorted(words.board.domains)),
            "abilities": {"type": "array", "items": {"$ref": "#/$defs/ability"}},
            **more,
        },
        "additionalProperties": False,
    }


def _inset(words: Vocabulary) -> dict[str, Any]:
    """The numbers and the cost that a card has where it is played as its inset says."""
    board = words.board
    numbers = {stat: {"type": "integer"} for stat in board.card_stats}
    properties = {board.cost_key: _cost(words), **numbers}
    return {"type": "object", "required": [board.cost_key], "properties": properties, "additionalProperties": False}


def _card(words: Vocabulary) -> dict[str, Any]:
    key = words.board.back_key
    named = _face(words, ["name", "types"], name={"type": "string"})
    several = {"type": "array", "items": named}
    forms = {each: named if many == 1 else several for each, many in words.board.form_keys.items()}
    if words.board.inset_key:
        forms[words.board.inset_key] = _inset(words)
    return _face(words, [] if forms else ["types"], **({key: named} if key else {}), **forms)


def _definitions(words: Vocabulary) -> dict[str, Any]:
    return {
        "card": _card(words),
        "ability": {"type": "object", "anyOf": [_ability(lead, words) for lead in words.abilities]},
        "changes": changes_schema(words),
        "event": {"type": "object", "required": ["event"], "anyOf": _events(words)},
        "filter": _filter(words),
        "instruction": {"type": "object", "anyOf": [_instruction(verb, words) for verb in sorted(words.verbs)]},
        "step": {"type": "object", "minProperties": 1},
        "choice": {
            "type": "object",
            "required": ["player", "question", "answer"],
            "properties": {
                "player": {"type": "string"},
                "question": {"enum": sorted(words.questions)},
                "for": {"type": "string"},
                "answer": {},
            },
            "additionalProperties": False,
        },
    }
