"""What effects change about objects, and the tokens they make, on cards that speak of themselves as "this"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_data.core.abilities.model import Ability, Change, Cost, TokenKind
from rules_data.core.abilities.model_values import Amount, Pick, Relation, Selector
from rules_data.core.abilities.writing.costs import resources
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.writing.lexicon import player, word_for, words

from . import nouns
from .events import happens

Nested = Callable[[Ability], str]
# Words of an object's type box and its states, which are told together: becomes a white Spirit creature.
_BOX = ("domain", "tag", "type", "status")
_ALL = "all"


def changes(what: Sequence[Change], nested: Nested, many: bool, *, gained: bool = False) -> str:
    """gets +1/+1 and has flying; gains flying, where an effect says so"""
    had: list[str] = []
    being = [change for kind in _BOX for change in what if change.what == kind]
    found = _sizes([change for change in what if change.what == "stat"], many)
    for change in what:
        if change.what == "keyword":
            had.append(keyword(change.name, change.amount))
        elif change.what == "ability":
            had.append(f"“{nested(_given(change))}”")
        elif change.what not in ("stat", *_BOX):
            found.append(_other(change, nested, many))
    if being:
        be = ("become" if many else "becomes") if gained else ("are also" if many else "is also")
        found.append(f"{be} {_box(being, many)}")
    if had:
        verb = "gain" if gained else "have" if many else "has"
        found.append(f"{verb}{'s' if gained and not many else ''} {listed(had)}")
    return listed(found)


def _box(being: Sequence[Change], many: bool) -> str:
    """a white Spirit creature, white Spirit creatures, white, tapped"""
    told = " ".join(change.name for change in being)
    if being[-1].what != "type":
        return told if many or being[-1].what != "tag" else article(told)
    return nouns.plural(told) if many else article(told)


def _given(change: Change) -> Ability:
    if change.ability is None:
        raise UnableToRenderAbility("The ability that is given is missing.")
    return change.ability


def keyword(name: str, number: Amount) -> str:
    """flying, ward 2; a keyword without a number is told alone"""
    return name if number in (0, 1) else f"{name} {nouns.amount(number)}"


def _sizes(stats: Sequence[Change], many: bool) -> list[str]:
    """gets +1/+1, or gets +2 power and -1 defense"""
    get = "get" if many else "gets"
    together = words().size
    fixed = [(change.name, change.amount) for change in stats if isinstance(change.amount, int)]
    counted = [change for change in stats if not isinstance(change.amount, int)]
    sizes = dict(fixed)
    paired = [name for name, _ in fixed if name in together]
    told = []
    if paired and len(paired) == len(set(paired)):
        told.append("/".join(f"{sizes.get(name, 0):+d}" for name in together))
        fixed = [(name, value) for name, value in fixed if name not in together]
    told += [f"{value:+d} {word_for(words().stats, name, 'number')}" for name, value in fixed]
    told += [
        f"{word_for(words().stats, one.name, 'number')} more by {nouns.amount(one.amount)}" for one in counted
    ]
    return [f"{get} {listed(told)}"] if told else []


def _other(change: Change, nested: Nested, many: bool) -> str:
    say = _SAID.get(change.what)
    if say is None:
        raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")
    return say(change, nested, many)


def _set(change: Change, nested: Nested, many: bool) -> str:
    base = "base " if change.what in ("set base", "set stat") else ""
    return f"{'have' if many else 'has'} {base}{_number(change)} {nouns.amount(change.amount)}"


def _number(change: Change) -> str:
    return word_for(words().stats, change.name, "number")


def _scaled(change: Change, nested: Nested, many: bool) -> str:
    how = "multiplied" if change.what.startswith("times") else "divided"
    own = f"{'have their' if many else 'has its'} {'base ' if change.what.endswith('base') else ''}"
    return f"{own}{_number(change)} {how} by {nouns.amount(change.amount)}"


def _added(change: Change, nested: Nested, many: bool) -> str:
    """gets +2 base power, gets -(the number of cards in your hand) power"""
    sign = "-" if change.what.startswith("minus") else "+"
    much = f"{change.amount}" if isinstance(change.amount, int) else f"({nouns.amount(change.amount)})"
    if isinstance(change.amount, int) and change.amount < 0:
        sign, much = "+" if sign == "-" else "-", f"{-change.amount}"
    return f"{'get' if many else 'gets'} {sign}{much} {'base ' if 'base' in change.what else ''}{_number(change)}"


def _swapped(change: Change, nested: Nested, many: bool) -> str:
    other = word_for(words().stats, change.other, "number")
    return f"{'have' if many else 'has'} base {_number(change)} and base {other} swapped"


def _gained(change: Change, nested: Nested, many: bool) -> str:
    return f"{'gain' if many else 'gains'} {_number(change)} {nouns.amount(change.amount)}"


def _lost(change: Change, nested: Nested, many: bool) -> str:
    """loses flying, loses all abilities, loses all subtypes"""
    what = change.what.removeprefix("lose ")
    every = {"ability": "all abilities", "keyword": "all keywords", "type": "all types", "text": "all text"}
    if change.name == _ALL and what != "number":
        return f"{'lose' if many else 'loses'} {word_for(every, what, 'part of an object')}"
    name = f"all {change.name}" if what == "tag" and change.name in words().tag_groups else change.name
    named = f"the ability “{name}”" if what == "ability" else name
    return f"{'lose' if many else 'loses'} {named}"


def _copied(change: Change, nested: Nested, many: bool) -> str:
    if change.of is None:
        raise UnableToRenderAbility("What is copied is not given.")
    return f"{'become copies' if many else 'becomes a copy'} of {nouns.selected(change.of)}"


def _controlled(change: Change, nested: Nested, many: bool) -> str:
    return f"{'are' if many else 'is'} controlled by {player(_relation(change))}"


def _relation(change: Change) -> Relation:
    if change.name not in set(Relation):
        raise UnableToRenderAbility("Who gains control is not given.")
    return Relation(change.name)


def _can(change: Change, nested: Nested, many: bool) -> str:
    return f"{'can' if change.what == 'can' else 'can’t'} {change.name}"


def _cost(change: Change, nested: Nested, many: bool) -> str:
    """costs {2} less to cast, costs more by the number of cards in your hand"""
    costs = "cost" if many else "costs"
    if not isinstance(change.amount, int):
        return f"{costs} more by {nouns.amount(change.amount)}"
    least = f", but no less than {resources(((change.name, change.minimum),))}" if change.minimum is not None else ""
    return f"{costs} {resources(((change.name, abs(change.amount)),))} {'less' if change.amount < 0 else 'more'}{least}"


def _prevents_triggers(change: Change, nested: Nested, many: bool) -> str:
    if change.pattern is None:
        raise UnableToRenderAbility("Which event makes nothing trigger is not given.")
    return f"make{'' if many else 's'} no ability trigger when {happens(change.pattern)}"


_SAID: dict[str, Callable[[Change, Nested, bool], str]] = {
    "set": _set,
    "set base": _set,
    "set stat": _set,
    "times": _scaled,
    "times base": _scaled,
    "divide": _scaled,
    "divide base": _scaled,
    "base": _added,
    "minus": _added,
    "minus base": _added,
    "swap base": _swapped,
    "gain number": _gained,
    "lose number": _lost,
    "lose tag": _lost,
    "lose type": _lost,
    "lose keyword": _lost,
    "lose ability": _lost,
    "lose text": _lost,
    "copy": _copied,
    "name": lambda change, nested, many: f"{'are' if many else 'is'} called {change.name}",
    "controller": _controlled,
    "cannot": _can,
    "can": _can,
    "enters": lambda change, nested, many: f"{'enter' if many else 'enters'} {change.name}",
    "cost": _cost,
    "prevents triggers": _prevents_triggers,
}


def is_many(which: Selector) -> bool:
    """Whether the verb behind it is that of several objects."""
    if which.pick is Pick.CHOOSE:
        return which.count != 1
    return which.pick is Pick.ALL and not (which.filter.itself or which.filter.host or len(which.filter.handles) == 1)


def token_words(token: TokenKind, nested: Nested, *, many: bool) -> str:
    """2/2 Knight creature token with vigilance"""
    stats = dict(token.stats)
    together = words().size
    paired = bool(together) and all(name in stats for name in together)
    size = "/".join(str(stats[name]) for name in together) if paired else ""
    others = [(name, value) for name, value in token.stats if not (paired and name in together)]
    had = [f"{word_for(words().stats, name, 'number')} {value}" for name, value in others]
    had += [*(keyword(name, number) for name, number in token.keywords)]
    had += [f"“{nested(ability)}”" for ability in token.abilities]
    named = token.name if token.name not in token.tags else ""
    noun = [*token.types] if token.types == ("token",) else [*token.types, "token"]
    behind = [f"called {named}" if named else "", f"with {listed(had)}" if had else ""]
    front = [size, listed(token.domains), *token.tags, *noun[:-1], nouns.plural("token") if many else "token"]
    return " ".join(word for word in (*front, *behind) if word)


def additional_cost(change: Change, who: str, paying: Callable[[Cost], str]) -> str:
    """as an additional cost to play attacks, you may discard a card"""
    may = "you may " if change.optional else ""
    named = f" ({change.name.removesuffix(' cost')} cost)" if change.name not in ("", "additional cost") else ""
    return f"as an additional cost to {words().plays} {who}, {may}{paying(change.cost or Cost())}{named}"
