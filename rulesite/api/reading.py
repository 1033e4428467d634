"""The OpenAPI description as a page can show it: endpoints in groups, each with its parameters and answers."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from drf_spectacular.generators import SchemaGenerator

from .refusals import REFUSALS


@dataclass(frozen=True)
class Parameter:
    """One part of a request: its name, whether it stands in the path or behind it, what it may be, what it means."""

    name: str
    place: str
    form: str
    required: bool
    meaning: str


@dataclass(frozen=True)
class Endpoint:
    """One path with one method."""

    anchor: str
    method: str
    path: str
    meaning: str
    parameters: tuple[Parameter, ...]
    bodies: tuple[str, ...]
    answers: tuple[tuple[str, str, str], ...]


@lru_cache(maxsize=1)
def endpoints() -> tuple[tuple[str, tuple[Endpoint, ...]], ...]:
    """Every endpoint, by what it is about, in the order of the description."""
    schema: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    groups: dict[str, list[Endpoint]] = defaultdict(list)
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            groups[_group(path)].append(_endpoint(path, method, told))
    return tuple((name, tuple(found)) for name, found in groups.items())


def _group(path: str) -> str:
    """What a path is about: its first word behind the version, or that of a game's part."""
    words = [word for word in path.split("/")[3:] if word and not word.startswith("{")]
    return (words[1] if len(words) > 1 and words[0] == "games" else words[0] if words else "start").partition(".")[0]


def _endpoint(path: str, method: str, told: dict[str, Any]) -> Endpoint:
    answers = tuple(
        (status, str(answer.get("description", "")), _content(answer))
        for status, answer in sorted(told["responses"].items())
        if answer.get("description") != REFUSALS.get(status)
    )
    return Endpoint(
        anchor=told["operationId"],
        method=method.upper(),
        path=path,
        meaning=str(told.get("description", "")),
        parameters=tuple(_parameter(one) for one in told.get("parameters", ())),
        bodies=tuple(told.get("requestBody", {}).get("content", {})),
        answers=answers,
    )


def _parameter(told: dict[str, Any]) -> Parameter:
    return Parameter(
        told["name"], told["in"], _form(told.get("schema", {})), bool(told.get("required")), told.get("description", "")
    )


def _content(answer: dict[str, Any]) -> str:
    """What an answer consists of: the name of its schema, or its media type."""
    for media, content in answer.get("content", {}).items():
        return _form(content.get("schema", {})) if media == "application/json" else media
    return ""


def _form(schema: dict[str, Any]) -> str:
    """A schema in a word or two: string, 1 to 200, one of a few, a list of Rule."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("type") == "array":
        return f"list of {_form(schema.get('items', {}))}"
    if "enum" in schema:
        return "one of: " + ", ".join(str(one) for one in schema["enum"])
    if "minimum" in schema and "maximum" in schema:
        return f"{schema['minimum']} to {schema['maximum']}"
    return str(schema.get("type", "anything"))
