"""Instructions, costs and changes in plain English."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from . import plain_nouns as nouns
from .model import Ability, Change, Cost, Duration, Effect, TokenKind
from .model_values import Amount, Pick, Relation, Selector
from .plain_events import condition, third
from .render_words import EACH_NUMBER_BY_NAME, UnableToRenderAbility, listed, ordinal, sentence

Nested = Callable[[Ability], str]
_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
_LASTS = {
    Duration.THIS_TURN: " until end of turn",
    Duration.THIS_COMBAT: " until end of combat",
    Duration.NEXT_TIME: " the next time",
    Duration.PERMANENT: "",
}
_NOUNS = {
    "draw": "card", "discard": "card", "mill": "card", "gain life": "life", "lose life": "life", "pay life": "life",
    "get poison": "poison counter",
}  # fmt: skip
# Whole sentences, which a comma cannot join to others.
_WHOLE = frozenset(
    ("later", "if", "do this", "modes", "for each", "you may", "pay", "when you do", "when you do not", "this way")
)


def instructions(effects: Sequence[Effect], nested: Nested) -> str:
    """Instructions one after another, without the last full stop."""
    if not effects:
        return "nothing happens"
    phrases = [instruction(effect, nested) for effect in effects]
    if any(effect.verb in _WHOLE or effect.optional or effect.condition is not None for effect in effects):
        first, *others = phrases
        return " ".join([f"{first.rstrip('.')}." if others else first, *(sentence(one) for one in others)]).rstrip(".")
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def instruction(effect: Effect, nested: Nested) -> str:
    """One instruction as an imperative, or as what a named player does."""
    phrase = _SAID[effect.verb](effect, nested) if effect.verb in _SAID else _plainly(effect, nested)
    if effect.instead is not None:
        phrase = f"{phrase}. {nested(effect.instead).removesuffix('.')}"
    doer = nouns.selected(effect.players) if effect.players is not None else ""
    if not doer and effect.player is not Relation.YOU and effect.verb not in _WHOLE and effect.verb != "deal":
        doer = nouns.EACH_PLAYER[effect.player]
    if doer:
        verb, _, rest = phrase.partition(" ")
        phrase = f"{doer} {third(verb)} {rest}".strip()
    if effect.optional:
        phrase = f"you may {phrase}"
    if effect.condition is not None and effect.verb != "if":
        phrase = f"if {condition(effect.condition)}, {phrase}"
    return phrase


def _plainly(effect: Effect, nested: Nested) -> str:
    """The word and what it is done to, or how much."""
    if effect.verb in _NOUNS:
        noun = _NOUNS[effect.verb]
        verb = effect.verb.removesuffix(f" {noun}").removesuffix(" poison")
        if noun == "life":
            much = nouns.amount(effect.amount)
            simple = isinstance(effect.amount, int) or much == "that much"
            return f"{verb} {much} life" if simple else f"{verb} life equal to {much}"
        return f"{verb} {nouns.counted(effect.amount, noun)}"
    if effect.verb == "inline":
        return f"when that is so now, {instructions(effect.effects, nested)}"
    if effect.verb == "roll" and isinstance(effect.amount, int):
        return f"roll a {effect.amount}-sided die"
    if effect.objects is not None:
        return f"{effect.verb} {nouns.selected(effect.objects)}{_how(effect)}"
    return effect.verb if effect.amount == 1 else f"{effect.verb} {nouns.amount(effect.amount)}"


def _how(effect: Effect) -> str:
    return f" {effect.status}" if effect.status else ""


def resources(amounts: Sequence[tuple[str, int]]) -> str:
    """{2}{G}{G}"""
    generic = sum(amount for name, amount in amounts if name not in _SYMBOLS)
    colored = "".join(f"{{{_SYMBOLS[name]}}}" * amount for name, amount in amounts if name in _SYMBOLS)
    return (f"{{{generic}}}" if generic or not colored else "") + colored


def cost(what: Cost, nested: Nested) -> str:
    """{1}, {T}, sacrifice a creature you control"""
    parts = [resources(what.resources)] if what.resources else []
    for action in what.actions:
        own = action.objects is not None and action.objects.pick is Pick.ME
        symbol = {"tap": "{T}", "untap": "{Q}"}.get(action.verb) if own else None
        parts.append(symbol or instruction(action, nested))
    return ", ".join(parts) or "{0}"


def paying(what: Cost, nested: Nested) -> str:
    """pay {1} and discard a card"""
    parts = [f"pay {resources(what.resources)}"] if what.resources else []
    return " and ".join([*parts, *(instruction(action, nested) for action in what.actions)]) or "pay {0}"


def _moved(effect: Effect, nested: Nested) -> str:
    what = nouns.selected(effect.objects).replace(" in ", " from ")
    if not effect.to:
        return f"{effect.verb} {what} to its owner's hand"
    status = f" {effect.status}" if effect.status in ("tapped", "face down") else ""
    if effect.to == "battlefield":
        under = "" if effect.whose is Relation.YOU else f" under {nouns.whose(effect.whose)} control"
        return f"{effect.verb} {what} {'onto' if effect.verb == 'put' else 'to'} the battlefield{status}{under}"
    if effect.to == "library":
        place = "on the bottom" if effect.status == "on the bottom" else "on top"
        return f"{effect.verb} {what} {place} of its owner's library"
    if effect.to == "hand":
        return f"{effect.verb} {what} {'into' if effect.verb == 'put' else 'to'} its owner's hand"
    return f"{effect.verb} {what} into {'exile' if effect.to == 'exile' else f'its owner’s {effect.to}'}{status}"


def _deal(effect: Effect, nested: Nested) -> str:
    plain = isinstance(effect.amount, int)
    kind = f"{effect.category} damage" if effect.category else "damage"
    much = f"{effect.amount} {kind}" if plain else f"{kind} equal to {nouns.amount(effect.amount)}"
    if nouns.amount(effect.amount) == "that much":
        much = f"that much {kind}"
    if "be prevented" in effect.cannot:
        much += " that can't be prevented"
    to = nouns.selected(effect.others) if effect.others is not None else nouns.EACH_PLAYER[effect.player]
    source = nouns.selected(effect.source) if effect.source is not None else ""
    return f"{source} deals {much} to {to}" if source else f"deal {much} to {to}"


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


def _give(effect: Effect, nested: Nested) -> str:
    which = effect.others or effect.objects or Selector(Pick.ME)
    said = changes(effect.changes, nested, is_many(which), gained=True)
    return f"{nouns.selected(which)} {said}{_LASTS.get(effect.duration, f' {effect.duration.value}')}"


def token_words(token: TokenKind, nested: Nested) -> str:
    """2/2 Knight creature token with vigilance"""
    stats = dict(token.stats)
    size = f"{stats['power']}/{stats.get('toughness', 0)}" if "power" in stats else ""
    had = [*(name for name, _ in token.keywords), *(f"“{nested(ability)}”" for ability in token.abilities)]
    named = token.name if token.name not in token.tags else ""
    behind = [f"called {named}" if named else "", f"with {listed(had)}" if had else ""]
    words = [size, listed(token.domains), *token.tags, *token.types, "token", *behind]
    return " ".join(word for word in words if word)


def _token(effect: Effect, nested: Nested) -> str:
    words = token_words(effect.token or TokenKind("token"), nested)
    return f"create {nouns.counted(effect.amount, words)}{_how(effect)}"


def _counters(effect: Effect, nested: Nested) -> str:
    verb, where = ("put", "on") if effect.verb.startswith("put") else ("remove", "from")
    return f"{verb} {nouns.counted(effect.amount, f'{effect.status} counter')} {where} {nouns.selected(effect.others)}"


def _pay(effect: Effect, nested: Nested) -> str:
    doer = "you" if effect.player is Relation.YOU else nouns.PLAYERS[effect.player]
    price = paying(effect.cost or Cost(), nested)
    if effect.effects:
        do = "you do" if doer == "you" else "they do"
        text = f"{doer} may {price}. If {do}, {instructions(effect.effects, nested)}"
        other = f". {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else ""
        return text + other
    verb, _, rest = price.partition(" ")
    pays = price if doer == "you" else f"{third(verb)} {rest}"
    return f"{instructions(effect.otherwise, nested)} unless {doer} {pays}"


# Without a duration what is created for later happens once.
_NEXT = re.compile(r"^(Whenever|When) ")


def _this_way(effect: Effect, nested: Nested) -> str:
    if effect.ability is None:
        raise UnableToRenderAbility("What happens this way is not given.")
    head, _, rest = nested(effect.ability).removesuffix(".").partition(", ")
    return f"{head} this way, {rest}"


def _later(effect: Effect, nested: Nested) -> str:
    if effect.ability is None:
        raise UnableToRenderAbility("An ability for later is not given.")
    told = nested(replace(effect.ability, duration=effect.duration)).removesuffix(".")
    if effect.status == "on resolution" and isinstance(effect.amount, int):
        told = told.replace("resolves,", f"resolves for the {ordinal(effect.amount)} time this turn,", 1)
    elif effect.duration is not Duration.THIS_TURN:
        told = told.replace("beginning of each ", "beginning of the next ", 1)
        told = _NEXT.sub("The next time ", told, count=1)
    told = told[:1].lower() + told[1:]
    return told + (" this turn" if effect.duration is Duration.THIS_TURN else "")


def _prevent(effect: Effect, nested: Nested) -> str:
    kind = f"{effect.category} " if effect.category else ""
    to = "you" if effect.others is None and EACH_NUMBER_BY_NAME.get() else nouns.selected(effect.others)
    by = f" by {nouns.selected(effect.source)}" if effect.source is not None else ""
    plain = isinstance(effect.amount, int)
    told = nouns.amount(effect.amount)
    if effect.duration is Duration.NEXT_TIME:
        much = "it" if effect.status == "all" else f"{told if plain else f'as much as {told}'} of it"
        return f"the next time {kind}damage would be dealt to {to}{by} this turn, prevent {much}"
    much = f"the next {told} {kind}damage" if plain else f"the next {kind}damage, as much as {told},"
    much = f"all {kind}damage" if effect.status == "all" else much
    return f"prevent {much} that would be dealt to {to}{by} this turn"


def _if(effect: Effect, nested: Nested) -> str:
    if effect.condition is None:
        raise UnableToRenderAbility("An `if` has no condition.")
    text = f"if {condition(effect.condition)}, {instructions(effect.effects, nested)}"
    return f"{text}. {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else text


def _modes(effect: Effect, nested: Nested) -> str:
    return f"choose one — {'; or '.join(instructions(mode.effects, nested) for mode in effect.modes)}"


def _when(words: str) -> Callable[[Effect, Nested], str]:
    return lambda effect, nested: f"{words}, {instructions(effect.effects, nested)}"


_SAID: dict[str, Callable[[Effect, Nested], str]] = {
    "return": _moved,
    "put": _moved,
    "deal": _deal,
    "give": _give,
    "create token": _token,
    "put counter": _counters,
    "remove counter": _counters,
    "add": lambda effect, nested: f"add {resources(effect.cost.resources if effect.cost else ())}",
    "gain control": lambda effect, nested: (
        f"gain control of {nouns.selected(effect.objects)}{_LASTS.get(effect.duration, '')}"
    ),
    "attach": lambda effect, nested: f"attach {nouns.selected(effect.objects)} to {nouns.selected(effect.others)}",
    "cast": lambda effect, nested: (
        f"cast {nouns.selected(effect.objects)}"
        + (" without paying its mana cost" if effect.cost is not None and effect.cost.is_free else "")
    ),
    "pay": _pay,
    "later": _later,
    "prevent": _prevent,
    "if": _if,
    "modes": _modes,
    "do this": _when("when you do"),
    "when you do": _when("when you do"),
    "when you do not": _when("when you don't"),
    "you may": lambda effect, nested: f"you may {instructions(effect.effects, nested)}",
    "for each": lambda effect, nested: (
        f"for each {nouns.noun(effect.objects.filter) if effect.objects else 'one'}, "
        f"{instructions(effect.effects, nested)}"
    ),
    "repeat": lambda effect, nested: f"{nouns.amount(effect.amount)} times: {instructions(effect.effects, nested)}",
    "at once": lambda effect, nested: " and ".join(instruction(one, nested) for one in effect.effects),
    "it happens": lambda effect, nested: "let it happen",
    "nothing": lambda effect, nested: "do nothing",
    "win the game": lambda effect, nested: f"{'you ' if effect.player is Relation.YOU else ''}win the game",
    "lose the game": lambda effect, nested: f"{'you ' if effect.player is Relation.YOU else ''}lose the game",
    "counter": lambda effect, nested: f"counter {nouns.selected(effect.objects).replace(' on the stack', '')}",
    "pay any number of times": lambda effect, nested: f"{paying(effect.cost or Cost(), nested)} any number of times",
    "this way": _this_way,
}
