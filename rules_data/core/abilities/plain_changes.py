"""What is changed, made and paid, in plain English."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import plain_nouns as nouns
from .model import Ability, Change, TokenKind
from .model_values import Amount, Pick, Selector
from .render_words import EACH_NUMBER_BY_NAME, UnableToRenderAbility, listed

Nested = Callable[[Ability], str]
_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


def resources(amounts: Sequence[tuple[str, int]]) -> str:
    """{2}{G}{G}"""
    generic = sum(amount for name, amount in amounts if name not in _SYMBOLS)
    colored = "".join(f"{{{_SYMBOLS[name]}}}" * amount for name, amount in amounts if name in _SYMBOLS)
    return (f"{{{generic}}}" if generic or not colored else "") + colored


def changes(what: Sequence[Change], nested: Nested, many: bool, *, gained: bool = False) -> str:
    """gets +1/+1 and has flying; gains flying, where an effect says so"""
    had: list[str] = []
    being = [c.name for kind in ("domain", "tag", "type", "status") for c in what if c.what == kind]
    found = _sizes({c.name: c.amount for c in what if c.what == "stat"}, many)
    for change in what:
        if change.what == "stat":
            if not isinstance(change.amount, int):
                found.append(f"{'get' if many else 'gets'} {change.name} more by {nouns.amount(change.amount)}")
        elif change.what == "keyword":
            had.append(change.name)
        elif change.what == "ability" and change.ability is not None:
            had.append(f"“{nested(change.ability)}”")
        elif change.what not in ("domain", "tag", "type", "status"):
            found.append(_other_change(change, many))
    if being:
        what_else = " ".join(being) if many else nouns.article(" ".join(being))
        be = ("become" if many else "becomes") if gained else ("are also" if many else "is also")
        found.append(f"{be} {what_else}")
    if had:
        verb = "gain" if gained else "have" if many else "has"
        found.append(f"{verb}{'s' if gained and not many else ''} {listed(had)}")
    return listed(found)


def _sizes(stats: dict[str, Amount], many: bool) -> list[str]:
    """gets +1/+1, or gets +2 power and -1 defense"""
    get = "get" if many else "gets"
    if EACH_NUMBER_BY_NAME.get():
        named = [f"{value:+d} {name}" for name, value in stats.items() if isinstance(value, int)]
        return [f"{get} {listed(named)}"] if named else []
    power, toughness = stats.get("power", 0), stats.get("toughness", 0)
    if stats and isinstance(power, int) and isinstance(toughness, int):
        return [f"{get} {power:+d}/{toughness:+d}"]
    return []


def _staged_change(change: Change, many: bool) -> str:
    """What only games with stages know: set, times, divide, what is lost or copied; empty for another change."""
    have, get, lose = ("have", "get", "lose") if many else ("has", "gets", "loses")
    named, _, rest = change.what.partition(" ")
    base = "base " if rest == "base" else ""
    if change.what in ("set", "set base"):
        return f"{have} {base}{change.name} {nouns.amount(change.amount)}"
    if change.what in ("times", "times base", "divide", "divide base"):
        how = "multiplied" if named == "times" else "divided"
        return f"{have} {'their' if many else 'its'} {base}{change.name} {how} by {nouns.amount(change.amount)}"
    if change.what in ("base", "minus", "minus base"):
        sign = "-" if named == "minus" else "+"
        much = f"{sign}{change.amount}" if isinstance(change.amount, int) else f"{sign}({nouns.amount(change.amount)})"
        return f"{get} {much} {'base ' if 'base' in change.what else ''}{change.name}"
    told = {
        "swap base": f"{have} base {change.name} and base {change.other} swapped",
        "gain number": f"{'gain' if many else 'gains'} {change.name} {nouns.amount(change.amount)}",
        "lose number": f"{lose} {change.name}",
        "copy": f"{'become copies' if many else 'becomes a copy'} of {nouns.selected(change.of)}",
        "name": f"{'are' if many else 'is'} called {change.name}",
        "controller": f"{'are' if many else 'is'} controlled by {change.name}",
        "lose text": f"{lose} all text",
        "lose tag": f"{lose} {'all ' if change.name in _KINDS_OF_TAGS else ''}{change.name}",
        "lose keyword": f"{lose} {'all keywords' if change.name == 'all' else change.name}",
        "lose type": f"{lose} {'all types' if change.name == 'all' else change.name}",
    }
    return told.get(change.what, "")


_KINDS_OF_TAGS = ("supertypes", "subtypes", "class", "talent")


def _other_change(change: Change, many: bool) -> str:
    staged = _staged_change(change, many) if EACH_NUMBER_BY_NAME.get() else ""
    return staged or _plain_change(change, many)


def _plain_change(change: Change, many: bool) -> str:
    if change.what == "set stat":
        return f"{'have' if many else 'has'} base {change.name} {nouns.amount(change.amount)}"
    if change.what in ("cannot", "can"):
        return f"{'can' if change.what == 'can' else 'can’t'} {change.name}"
    if change.what == "enters":
        return f"{'enter' if many else 'enters'} {change.name}"
    if change.what == "cost":
        much = change.amount if isinstance(change.amount, int) else nouns.amount(change.amount)
        which = "less" if str(much).startswith("-") else "more"
        return f"{'cost' if many else 'costs'} {str(much).lstrip('-')} {which}"
    if change.what in ("controller", "lose ability"):
        one, several = {"controller": ("is controlled by you", "are controlled by you")}.get(
            change.what, ("loses all abilities", "lose all abilities")
        )
        return several if many else one
    if change.what.startswith(("set ", "lose ")):
        return f"{change.what.replace('set', 'become' if many else 'becomes', 1)} {change.name}"
    raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")


def is_many(which: Selector) -> bool:
    return which.pick is Pick.ALL and not (which.filter.itself or which.filter.host or len(which.filter.handles) == 1)


def token_words(token: TokenKind, nested: Nested) -> str:
    """2/2 Knight creature token with vigilance"""
    stats = dict(token.stats)
    size = f"{stats['power']}/{stats.get('toughness', 0)}" if "power" in stats else ""
    had = [*(name for name, _ in token.keywords), *(f"“{nested(ability)}”" for ability in token.abilities)]
    named = token.name if token.name not in token.tags else ""
    behind = [f"called {named}" if named else "", f"with {listed(had)}" if had else ""]
    words = [size, listed(token.domains), *token.tags, *token.types, "token", *behind]
    return " ".join(word for word in words if word)
