"""What passive abilities and gifts change about objects, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.model import Ability, Change, Cost, TokenKind
from rules_data.core.abilities.model_values import Selector
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.costs import much_less, resources
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.writing.lexicon import word_for, words

# Renders an ability inside another: the only thing that leads back to the ability as a whole.
Nested = Callable[[Ability], str]
Pays = Callable[[Cost], str]
_CANNOT = "can't"


# --- what an object is given or has ---------------------------------------------------------------------------


@singledispatch
def something_had(change: Change, nested: Nested) -> str:
    """What an object is given or has: +2 [M], [Tank], an ability; empty for changes of another kind."""
    return ""


@something_had.register
def _(change: kinds.AddToValue, nested: Nested) -> str:
    name = word_for(words().stats, change.number, "number")
    if not isinstance(change.amount, int):
        return f"{name} equal to {nouns.amount(change.amount)} more"
    return f"{change.amount:+d} {name}"


@something_had.register
def _(change: kinds.SetBase, nested: Nested) -> str:
    return f"a base {nouns.stat_name(change.number)} of {nouns.amount(change.amount)}"


@something_had.register
def _(change: kinds.GainKeyword, nested: Nested) -> str:
    return keyword(change.keyword, change.amount if isinstance(change.amount, int) else 1)


@something_had.register
def _(change: kinds.GainTag, nested: Nested) -> str:
    return f"the {change.word} tag"


@something_had.register
def _(change: kinds.GainAbility, nested: Nested) -> str:
    return f'"{nested(change.ability)}"'


def keyword(name: str, number: int) -> str:
    return f"[{name.title()}{f' {number}' if number > 1 else ''}]"


# --- statements of their own ------------------------------------------------------------------------------------


@singledispatch
def said(change: Change, which: Selector, pays: Pays) -> str:
    """A change that is a statement of its own: units cost [1] less. `pays` puts a cost into words."""
    raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")


def _who(which: Selector) -> tuple[str, bool]:
    """The subject of the sentence, and whether its verb is that of several."""
    return nouns.subject(which), nouns.is_plural(which)


@said.register
def _(change: kinds.ChangeCost, which: Selector, pays: Pays) -> str:
    """I cost [1] less for each friendly gear; my energy cost is reduced by the highest Might among friendly units"""
    who, many = _who(which)
    least = f" to a minimum of {resources((('energy', change.minimum),))}" if change.minimum is not None else ""
    each = nouns.for_each(change.amount)
    if each is not None:
        return f"{who} {'cost' if many else 'costs'} {much_less(change.resource, *each)}{least}"
    less, much = nouns.less(change.amount)
    whose = f"my {change.resource} cost" if who == "I" else f"the {change.resource} cost of {who}"
    return f"{whose} is {'reduced' if less else 'increased'} by {much}{least}"


@said.register
def _(change: kinds.AdditionalCost, which: Selector, pays: Pays) -> str:
    who, _ = _who(which)
    what = "me" if who == "I" else who
    chosen = "you may " if change.optional else ""
    named = f" ({change.name.removesuffix(' cost')} cost)" if change.name not in ("", "additional cost") else ""
    return f"as an additional cost to play {what}, {chosen}{pays(change.cost)}{named}"


@said.register
def _(change: kinds.Enters, which: Selector, pays: Pays) -> str:
    who, many = _who(which)
    return f"{who} {'enter' if many else 'enters'} {change.status}"


@said.register
def _(change: kinds.Cannot, which: Selector, pays: Pays) -> str:
    return f"{_who(which)[0]} {_CANNOT} {change.action}"


@said.register
def _(change: kinds.Can, which: Selector, pays: Pays) -> str:
    return f"{_who(which)[0]} can {change.action}"


@said.register
def _(change: kinds.GainType, which: Selector, pays: Pays) -> str:
    who, many = _who(which)
    return (
        f"{who} {_be(which)} also {nouns.called_several(change.word) if many and who != 'I' else article(change.word)}"
    )


def _be(which: Selector) -> str:
    who, many = _who(which)
    return "am" if who == "I" else "are" if many else "is"


def token_words(token: TokenKind, nested: Nested, *, many: bool) -> str:
    """3 [M] Sprite unit tokens with [Temporary]"""
    stats = [f"{amount} {word_for(words().stats, stat, 'number')}" for stat, amount in token.stats]
    noun = f"{' '.join(token.types)} token"
    has = [keyword(name, number) for name, number in token.keywords]
    has += [f'"{nested(ability)}"' for ability in token.abilities]
    named = [tag for tag in token.tags if tag != token.name] + [token.name]
    front = [*stats, " ".join(token.domains), *named, nouns.called_several(noun) if many else noun]
    return " ".join(word for word in (*front, f"with {listed(has)}" if has else "") if word)
