"""The tokens that effects make, on cards that speak of themselves as "this"."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities.english import listed
from rules_data.core.abilities.model import Ability, TokenKind
from rules_data.core.abilities.model_values import Amount
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.lexicon import word_for, words

Nested = Callable[[Ability], str]


def token_words(token: TokenKind, nested: Nested, *, many: bool) -> str:
    """2/2 Knight creature token with vigilance"""
    if token.known_by_name:
        return f"{token.name} {nouns.called_several('token') if many else 'token'}"
    stats = dict(token.stats)
    together = words().size
    paired = bool(together) and all(name in stats for name in together)
    size = "/".join(str(stats[name]) for name in together) if paired else ""
    others = [(name, value) for name, value in token.stats if not (paired and name in together)]
    had = [f"{word_for(words().stats, name, 'number')} {value}" for name, value in others]
    had += [*(keyword(name, number) for name, number in token.keywords)]
    had += [f'"{nested(ability)}"' for ability in token.abilities]
    named = token.name if token.name not in token.tags else ""
    noun = [*token.types] if token.types == ("token",) else [*token.types, "token"]
    if named and noun == ["token"] and not token.tags:
        noun, named = [named, "token"], ""
    behind = [f"{words().name_before} {named}" if named else "", f"with {listed(had)}" if had else ""]
    front = [size, listed(token.domains), *token.tags, *noun[:-1], nouns.called_several("token") if many else "token"]
    return " ".join(word for word in (*front, *behind) if word)


def keyword(name: str, number: Amount) -> str:
    """flying, ward 2; a keyword without a number is told alone"""
    return name if number in (0, 1) else f"{name} {nouns.amount(number)}"
