"""The tokens that effects make, on cards that speak of themselves as "I"."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities.english import listed
from rules_data.core.abilities.model import Ability, TokenKind
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.lexicon import word_for, words

Nested = Callable[[Ability], str]


def token_words(token: TokenKind, nested: Nested, *, many: bool) -> str:
    """3 [M] Sprite unit tokens with [Temporary]"""
    stats = [f"{amount} {word_for(words().stats, stat, 'number')}" for stat, amount in token.stats]
    noun = f"{' '.join(token.types)} token"
    has = [keyword(name, number) for name, number in token.keywords]
    has += [f'"{nested(ability)}"' for ability in token.abilities]
    named = [tag for tag in token.tags if tag != token.name] + [token.name]
    front = [*stats, " ".join(token.domains), *named, nouns.called_several(noun) if many else noun]
    return " ".join(word for word in (*front, f"with {listed(has)}" if has else "") if word)


def keyword(name: str, number: int) -> str:
    return f"[{name.title()}{f' {number}' if number > 1 else ''}]"
