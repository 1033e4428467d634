"""A JSON Schema of the scenario file, for editors and programs; the reader itself remains the judge."""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator import GAMES, Vocabulary

from .read_abilities import KINDS


def scenario_json_schema(game: str = "riftbound") -> dict[str, Any]:
    """The schema (2020-12) of a game's scenarios: keys, and the closed lists of words."""
    words = GAMES[game].vocabulary
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A {game} example that runs",
        "type": "object",
        "required": ["example", "title", "editions", "given", "then"],
        "additionalProperties": False,
        "properties": {
            "example": {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 80},
            "game": {"const": game},
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
        },
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
        "instruction": {"type": "object", "anyOf": [{"required": [verb]} for verb in sorted(words.verbs)]},
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
