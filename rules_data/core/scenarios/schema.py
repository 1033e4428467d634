"""A JSON Schema of the scenario file, for editors and programs; the reader itself remains the judge."""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator import Vocabulary

from .played import PlayedGame, PlayedGames
from .read_abilities import KINDS
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
            "editions": _texts(),
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


_AMOUNT = {"type": ["integer", "string", "object"]}
_SEVERAL = {"type": ["array", "object"]}
# What stands behind the word of an instruction, by its shape.
_MAIN: dict[str, Any] = {
    "amount": _AMOUNT, "prevented": _AMOUNT, "flag": {"type": "boolean"}, "text": {"type": "string"},
    "effects": _SEVERAL, "changes": {"$ref": "#/$defs/changes"}, "modes": {"type": "array"},
    "condition": {"type": "object"}, "ability": {"$ref": "#/$defs/ability"},
}  # fmt: skip


def _instruction(verb: str, words: Vocabulary) -> dict[str, Any]:
    """What the game lets this verb say, beside what any instruction can say."""
    shape = words.verbs[verb]
    states = {option: {"type": "boolean"} for option in shape.options if option in words.record_of(verb).states}
    common: dict[str, Any] = {"player": {}, "if": {"type": "object"}, "you may": {}, "as": {"type": "string"}}
    more = {"instead": {"type": "object"}} if words.classes else {}
    options: dict[str, Any] = {option: {} for option in shape.options}
    return {
        "required": [verb],
        "properties": {**common, **more, **options, **states, verb: _MAIN.get(shape.main, {})},
    }


def _definitions(words: Vocabulary) -> dict[str, Any]:
    return {
        "card": {
            "type": "object",
            "required": ["types"],
            "properties": {
                "types": _one_or_more(sorted(words.types)),
                **{key: _texts() for key in words.board.tag_keys},
                **{stat: {"type": "integer"} for stat in words.board.card_stats},
                words.board.cost_key: _cost(words),
                "keywords": {},
                words.board.domain_key: _one_or_more(sorted(words.board.domains)),
                "abilities": {"type": "array", "items": {"$ref": "#/$defs/ability"}},
            },
            "additionalProperties": False,
        },
        "ability": {
            "type": "object",
            "anyOf": [
                {"required": [key]} for key in (*KINDS, *words.numbered_triggers, *words.place_triggers)
            ],
            "properties": {"passive": {"$ref": "#/$defs/changes"}},
        },
        "changes": changes_schema(words),
        "event": {
            "type": "object",
            "required": ["event"],
            "properties": {
                "event": {"enum": sorted(words.events)},
                "category": {"enum": sorted(words.categories)},
                "phase": {"enum": sorted(words.phases)},
                "from": _one_or_more(sorted(words.zones)),
                "to": _one_or_more(sorted(words.zones)),
            },
        },
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
