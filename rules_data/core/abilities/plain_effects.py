"""Instructions, costs and changes in plain English."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from . import plain_nouns as nouns
from .model import Cost, Duration, Effect, TokenKind
from .model_values import Pick, Relation, Selector
from .plain_changes import Nested, changes, is_many, resources, token_words
from .plain_events import condition, third
from .render_words import EACH_NUMBER_BY_NAME, UnableToRenderAbility, ordinal, sentence

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


def _give(effect: Effect, nested: Nested) -> str:
    which = effect.others or effect.objects or Selector(Pick.ME)
    said = changes(effect.changes, nested, is_many(which), gained=True)
    return f"{nouns.selected(which)} {said}{_LASTS.get(effect.duration, f' {effect.duration.value}')}"


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
