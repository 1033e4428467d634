"""The tokens that effects make, in the keys of example files: what phrases say of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from rules_data.core.abilities.effects import Modes
from rules_data.core.abilities.model import Ability, TokenKind
from rules_data.core.abilities.model_values import Announced
from rules_data.core.abilities.reading import ability_text

from .lexicon import Voice, words
from .saying import by_phrases, special
from .told import told


@cache
def tags_told_by_name(game: str) -> Mapping[str, tuple[str, ...]]:
    """The tags of tokens whose names alone tell them, as the phrases of a game have it."""
    found: dict[str, tuple[str, ...]] = {}
    for phrase in ability_text(game).grammar.phrases.get("token front", ()):
        name, tags = (phrase.data.get(key) for key in ("name", "tags")) if isinstance(phrase.data, dict) else ("", "")
        if isinstance(tags, list) and "$" not in f"{name}{tags}":
            found[str(name)] = tuple(map(str, tags))
    return found


@special("token")
def _token(data: object, many: bool) -> str | None:
    """2/2 Knight creature token with vigilance; 3 [M] Sprite unit tokens with [Temporary]"""
    ways = _ways(data) if isinstance(data, TokenKind) else iter([data])
    return next((said for way in ways if (said := by_phrases("token", way, many=many)) is not None), None)


def _ways(token: TokenKind) -> Iterator[dict[str, Any]]:
    """How a token can stand in a file: the type that every token has need not be said, nor a name that its tags are."""
    if words().voice is Voice.THIRD_PERSON and (token.known_by_name or _is_known(token)):
        yield from ({key: token.name} for key in ("named", "name"))
    usual = token.types == words().token_types
    if token.known_by_name and not usual and words().voice is Voice.FIRST_PERSON:
        yield {"name": token.name}
    for names in _names(token):
        keys = {**names, **_rest(token)}
        if usual:
            yield keys
        yield {**keys, "types": list(token.types)}


def _is_known(token: TokenKind) -> bool:
    """Whether the rules say what a token of this name is, and it is just that, whatever its modes are called."""
    known = next((one for one in words().known_tokens if one.name == token.name), None)
    return known is not None and known == replace(token, abilities=tuple(map(_with_numbered_modes, token.abilities)))


def _with_numbered_modes(ability: Ability) -> Ability:
    done = (
        replace(one, modes=tuple(replace(mode, name=f"option {at}") for at, mode in enumerate(one.modes, 1)))
        if isinstance(one, Modes)
        else one
        for one in ability.effects
    )
    return replace(ability, effects=tuple(done))


def _names(token: TokenKind) -> Iterator[dict[str, Any]]:
    first, tags = words().voice is Voice.FIRST_PERSON, list(token.tags)
    key, together = ("tags" if first else "subtypes"), " ".join(tags)
    yield {"name": token.name, **({key: tags} if tags else {})}
    if first:
        others = [tag for tag in tags if tag != token.name]
        yield {"name": " ".join((*others, token.name))}
    elif tags and token.name in tags:
        yield {"name": together, key: tags}
    elif tags:
        yield {"name": together, key: tags, "named": token.name}


def _rest(token: TokenKind) -> dict[str, Any]:
    found: dict[str, Any] = {**dict(token.stats), **{name: told(amount) for name, amount in token.sizes}}
    amounts = {amount for _, amount in token.sizes}
    if amounts == {Announced()}:
        found |= {name: "X" for name, _ in token.sizes}
    elif len(amounts) == 1 and len(token.sizes) > 1:
        found[token.sizes[-1][0]] = "same"
    found |= {"colors": list(token.domains)} if token.domains else {}
    has = [name if number in (0, 1) else {name: told(number)} for name, number in token.keywords]
    found |= {"keywords": has} if has else {}
    return found | ({"abilities": list(token.abilities)} if token.abilities else {})
