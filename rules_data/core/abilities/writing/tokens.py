"""The tokens that effects make."""

from __future__ import annotations

from rules_data.core.abilities.english import listed
from rules_data.core.abilities.model import TokenKind
from rules_data.core.abilities.model_values import Amount

from . import nouns
from .lexicon import Voice, word_for, words
from .saying import ability_in_words, special


@special("token", voice=Voice.THIRD_PERSON)
def _with_size(token: object, many: bool) -> str | None:
    """2/2 Knight creature token with vigilance"""
    if not isinstance(token, TokenKind):
        return None
    if token.known_by_name:
        return f"{token.name} {nouns.called_several('token') if many else 'token'}"
    stats = dict(token.stats)
    together = words().size
    paired = bool(together) and all(name in stats for name in together)
    size = "/".join(str(stats[name]) for name in together) if paired else ""
    others = [(name, value) for name, value in token.stats if not (paired and name in together)]
    had = [f"{word_for(words().stats, name, 'number')} {value}" for name, value in others]
    had += [*(_keyword(name, number) for name, number in token.keywords)]
    had += [f'"{ability_in_words(ability)}"' for ability in token.abilities]
    named = token.name if token.name not in (*token.tags, " ".join(token.tags)) else ""
    noun = [*token.types] if token.types == ("token",) else [*token.types, "token"]
    if named and noun == ["token"] and not token.tags:
        noun, named = [named, "token"], ""
    behind = [f"{words().name_before} {named}" if named else "", f"with {listed(had)}" if had else ""]
    front = [size, listed(token.domains), *token.tags, *noun[:-1], nouns.called_several("token") if many else "token"]
    return " ".join(word for word in (*front, *behind) if word)


@special("token", voice=Voice.FIRST_PERSON)
def _with_stats(token: object, many: bool) -> str | None:
    """3 [M] Sprite unit tokens with [Temporary]"""
    if not isinstance(token, TokenKind):
        return None
    stats = [f"{amount} {word_for(words().stats, stat, 'number')}" for stat, amount in token.stats]
    noun = f"{' '.join(token.types)} token"
    has = [words().keyword(_keyword(name, number)) for name, number in token.keywords]
    has += [f'"{ability_in_words(ability)}"' for ability in token.abilities]
    named = [tag for tag in token.tags if tag != token.name] + [token.name]
    front = [*stats, " ".join(token.domains), *named, nouns.called_several(noun) if many else noun]
    return " ".join(word for word in (*front, f"with {listed(has)}" if has else "") if word)


def _keyword(name: str, number: Amount) -> str:
    """flying, ward 2; a keyword without a number is told alone"""
    return name if number in (0, 1) else f"{name} {nouns.amount(number)}"
