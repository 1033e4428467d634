"""Instructions and costs, on cards that speak of themselves as "this"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from rules_data.core.abilities.criteria import InZone, OwnedBy
from rules_data.core.abilities.effects import OnObjects
from rules_data.core.abilities.model import Cost, Duration, Effect, TokenKind
from rules_data.core.abilities.model_values import Pick, Relation, Selector
from rules_data.core.abilities.writing.costs import resources, untargeted
from rules_data.core.abilities.writing.english import UnableToRenderAbility, ordinal, sentence, third_person, times
from rules_data.core.abilities.writing.lexicon import each_player, player, whose, words

from . import nouns
from .changes import Nested, changes, is_many, token_words
from .events import condition

# Whole sentences, which a comma cannot join to others.
_WHOLE = frozenset(
    (
        "later", "if", "do this", "modes", "for each", "you may", "pay", "when you do", "when you do not", "this way",
        "inline",
    )
)  # fmt: skip
# What says itself who does it.
_SAYS_WHO = _WHOLE | {"deal", "prevent", "search"}


def instructions(effects: Sequence[Effect], nested: Nested) -> str:
    """Instructions one after another, without the last full stop."""
    if not effects:
        return "nothing happens"
    phrases = [instruction(effect, nested) for effect in effects]
    if any(_is_sentence(effect) for effect in effects):
        first, *others = phrases
        return " ".join([f"{first.rstrip('.')}." if others else first, *(sentence(one) for one in others)]).rstrip(".")
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def _is_sentence(effect: Effect) -> bool:
    return effect.verb in _WHOLE or effect.optional or effect.condition is not None or effect.instead is not None


def instruction(effect: Effect, nested: Nested) -> str:
    """One instruction as an imperative, or as what a named player does."""
    phrase = _SAID[effect.verb](effect, nested) if effect.verb in _SAID else _plainly(effect)
    if effect.instead is not None:
        phrase = f"{phrase}. {nested(effect.instead).removesuffix('.')}"
    doer = nouns.selected(effect.players) if effect.players is not None else ""
    if not doer and effect.player is not Relation.YOU and effect.verb not in _SAYS_WHO:
        doer = each_player(effect.player)
    if doer:
        phrase = f"{doer} {third_person(phrase)}"
    if effect.optional:
        phrase = f"you may {phrase}" if not doer else f"{doer} may {phrase.removeprefix(f'{doer} ')}"
    if effect.condition is not None and effect.verb != "if":
        phrase = f"if {condition(effect.condition)}, {phrase}"
    return phrase


def _plainly(effect: Effect) -> str:
    """The word and what it is done to, or how much."""
    if effect.verb in words().measures:
        return _measured(effect)
    if effect.verb in words().sayings:
        return words().sayings[effect.verb]
    if effect.verb not in words().plainly:
        raise UnableToRenderAbility(f"No sentence is known for the instruction {effect.verb!r}.")
    if effect.objects is not None:
        return f"{effect.verb} {nouns.selected(effect.objects)}{_how(effect)}"
    return effect.verb


def _measured(effect: Effect) -> str:
    """draw two cards, gain 3 life, discard a card at random"""
    verb, noun = words().measures[effect.verb]
    if not noun:
        return f"{verb} {nouns.amount(effect.amount)}"
    if noun == "life":
        much = nouns.amount(effect.amount)
        simple = isinstance(effect.amount, int) or much == "that much"
        return f"{verb} {much} life" if simple else f"{verb} life equal to {much}"
    one, several = noun, ""
    if effect.objects is not None:
        sought = effect.objects.filter
        one, several = nouns.noun(sought, card=True), nouns.noun(sought, many=True, card=True)
    return f"{verb} {nouns.counted(effect.amount, one, several)}{_how(effect)}"


def _how(effect: Effect) -> str:
    return {"": "", "random": " at random"}.get(effect.status, f" {effect.status}")


def cost(what: Cost, nested: Nested) -> str:
    """{1}, {T}, sacrifice a creature you control"""
    parts = [resources(what.resources)] if what.resources else []
    for action in map(untargeted, what.actions):
        own = isinstance(action, OnObjects) and action == type(action)(Selector(Pick.ME))
        symbol = words().own_cost.get(action.verb) if own else None
        parts.append(symbol or instruction(action, nested))
    return ", ".join(parts) or resources(())


def paying(what: Cost, nested: Nested) -> str:
    """pay {1} and discard a card"""
    parts = [f"pay {resources(what.resources)}"] if what.resources else []
    parts += [instruction(untargeted(action), nested) for action in what.actions]
    return " and ".join(parts) or f"pay {resources(())}"


def _from_its_zone(which: Selector | None) -> str:
    """What is taken out of a zone is taken from it: a card from your graveyard."""
    what = nouns.selected(which)
    asked, owned = (which.filter.get(InZone), which.filter.get(OwnedBy)) if which is not None else (None, None)
    zones = asked.zones if asked is not None else ()
    for zone in zones:
        owner = whose(owned.player) if owned is not None else "any"
        what = what.replace(nouns.within(zone, owner), nouns.out_of(zone, owner))
    return what


def _moved(effect: Effect, nested: Nested) -> str:
    what = _from_its_zone(effect.objects)
    status = f" {effect.status}" if effect.status in ("tapped", "face down") else ""
    under = "" if effect.whose is Relation.YOU else f" under {whose(effect.whose)} control"
    zone = effect.to or ("hand" if effect.verb == "return" else "")
    if effect.status == "on the bottom":
        return f"{effect.verb} {what} on the bottom of its owner's {words().deck}{under}"
    where = nouns.into(zone, "its owner's")
    if effect.verb == "return":
        where = {"into": "to", "onto": "to"}.get(where.partition(" ")[0], where.partition(" ")[0]) + (
            f" {where.partition(' ')[2]}"
        )
    return f"{effect.verb} {what} {where}{status}{under}"


def _deal(effect: Effect, nested: Nested) -> str:
    kind = f"{effect.category} damage" if effect.category else "damage"
    much = nouns.amount(effect.amount)
    simple = isinstance(effect.amount, int) or much == "that much"
    dealt = f"{much} {kind}" if simple else f"{kind} equal to {much}"
    dealt += "".join(f" that can't {what}" for what in effect.cannot)
    to = nouns.selected(effect.others) if effect.others is not None else each_player(effect.player)
    source = nouns.selected(effect.source) if effect.source is not None else ""
    return f"{source} deals {dealt} to {to}" if source else f"deal {dealt} to {to}"


def _lasts(effect: Effect) -> str:
    """until end of turn, for as long as this is on the battlefield"""
    told = words().durations
    if effect.duration not in told:
        raise UnableToRenderAbility(f"{words().game} has no words for something that lasts {effect.duration.value}.")
    until = told[effect.duration].format(whose(effect.whose))
    return f"{until}{_while(effect)}"


def _while(effect: Effect) -> str:
    return f" for as long as {condition(effect.lasting)}" if effect.lasting is not None else ""


def _give(effect: Effect, nested: Nested) -> str:
    which = effect.others or effect.objects or Selector(Pick.ME)
    said = changes(effect.changes, nested, is_many(which), gained=True)
    return f"{nouns.selected(which)} {said}{_lasts(effect)}"


def _token(effect: Effect, nested: Nested) -> str:
    token = effect.token or TokenKind("token")
    one, several = token_words(token, nested, many=False), token_words(token, nested, many=True)
    return f"create {nouns.counted(effect.amount, one, several)}{_how(effect)}"


def _counters(effect: Effect, nested: Nested) -> str:
    verb, where = ("put", "on") if effect.verb.startswith("put") else ("remove", "from")
    which = effect.others if effect.others is not None else effect.source
    return f"{verb} {nouns.counted(effect.amount, f'{effect.status} counter')} {where} {nouns.selected(which)}"


def _pay(effect: Effect, nested: Nested) -> str:
    doer = player(effect.player)
    price = paying(effect.cost or Cost(), nested)
    if effect.effects:
        do = "you do" if effect.player is Relation.YOU else "they do"
        text = f"{doer} may {price}. If {do}, {instructions(effect.effects, nested)}"
        other = f". {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else ""
        return text + other
    pays = price if effect.player is Relation.YOU else third_person(price)
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
    if effect.duration is Duration.NEXT_TIME:
        return f"{_lower(told)}{_while(effect)}"
    if effect.status == "on resolution" and isinstance(effect.amount, int):
        told = told.replace("resolves,", f"resolves for the {ordinal(effect.amount)} time this turn,", 1)
        return _lower(told) + ("" if effect.duration is Duration.PERMANENT else f", {_lasts(effect).strip()}")
    if effect.duration is Duration.PERMANENT:
        told = told.replace("beginning of each ", "beginning of the next ", 1)
        told = _NEXT.sub("The next time ", told, count=1)
        return f"{_lower(told)}{_while(effect)}"
    return f"{_lower(told)}{f' this turn{_while(effect)}' if effect.duration is Duration.THIS_TURN else _lasts(effect)}"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _prevent(effect: Effect, nested: Nested) -> str:
    kind = f"{effect.category} damage" if effect.category else "damage"
    to = nouns.selected(effect.others) if effect.others is not None else each_player(effect.player)
    by = f" by {nouns.selected(effect.source)}" if effect.source is not None else ""
    plain = isinstance(effect.amount, int)
    told = nouns.amount(effect.amount)
    span = {Duration.THIS_COMBAT: words().spans["combat"]}.get(effect.duration, "turn")
    if effect.duration is Duration.NEXT_TIME:
        much = "it" if effect.status == "all" else f"{told if plain else f'as much as {told}'} of it"
        return f"the next time {kind} would be dealt to {to}{by} this turn, prevent {much}"
    much = f"the next {told} {kind}" if plain else f"the next {kind}, as much as {told},"
    much = f"all {kind}" if effect.status == "all" else much
    return f"prevent {much} that would be dealt to {to}{by} this {span}"


def _if(effect: Effect, nested: Nested) -> str:
    if effect.condition is None:
        raise UnableToRenderAbility("An `if` has no condition.")
    text = f"if {condition(effect.condition)}, {instructions(effect.effects, nested)}"
    return f"{text}. {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else text


def _inline(effect: Effect, nested: Nested) -> str:
    """What triggers within the instructions and does not wait: if it is so now, do this, as part of them."""
    done = instructions(effect.effects, nested)
    often = "" if effect.amount == 1 else f", {_times(effect)}"
    if effect.lasting is None:
        return f"{done}, as part of this{often}"
    return f"if {condition(effect.lasting)} at this moment, {done}, as part of this{often}"


def _times(effect: Effect) -> str:
    return times(effect.amount) if isinstance(effect.amount, int) else f"{nouns.amount(effect.amount)} times"


def _modes(effect: Effect, nested: Nested) -> str:
    many = "one" if effect.amount == 1 else nouns.amount(effect.amount)
    return f"choose {many} — {'; or '.join(instructions(mode.effects, nested) for mode in effect.modes)}"


def _do_this(effect: Effect, nested: Nested) -> str:
    often = "" if effect.amount == 1 else f" {_times(effect)}"
    return f"when you do,{f' do this{often}:' if often else ''} {instructions(effect.effects, nested)}"


def _attach(effect: Effect, nested: Nested) -> str:
    return f"attach {nouns.selected(effect.objects)} to {nouns.selected(effect.others)}"


def _cast(effect: Effect, nested: Nested) -> str:
    if effect.cost is not None and not effect.cost.is_free:
        raise UnableToRenderAbility("No words are known for casting something for another cost.")
    return f"cast {_from_its_zone(effect.objects)}{' without paying its mana cost' if effect.cost is not None else ''}"


def _for_each(effect: Effect, nested: Nested) -> str:
    which = nouns.noun(effect.objects.filter) if effect.objects is not None else "one"
    return f"for each {which}, {instructions(effect.effects, nested)}"


def _search(effect: Effect, nested: Nested) -> str:
    if effect.objects is None:
        raise UnableToRenderAbility("What is searched for is not given.")
    what = nouns.an_object(effect.objects.filter, card=True)
    return f"search {whose(effect.player)} {words().deck} for {what}"


def _counter(effect: Effect, nested: Nested) -> str:
    """What is countered is on the stack; what is not said to be there may be anywhere."""
    which = effect.objects
    if which is None or which.pick is not Pick.CHOOSE:
        return f"counter {nouns.selected(which)}"
    zones = which.filter.get(InZone)
    if zones is not None and zones.zones == ("stack",):
        return f"counter {nouns.selected(replace(which, filter=which.filter.without(InZone)))}"
    return f"counter {nouns.selected(which)}{'' if zones is not None else ' wherever it is'}"


def _game_ends(effect: Effect, nested: Nested) -> str:
    return f"you {effect.verb}" if effect.player is Relation.YOU and effect.players is None else effect.verb


_SAID: dict[str, Callable[[Effect, Nested], str]] = {
    "return": _moved,
    "put": _moved,
    "deal": _deal,
    "give": _give,
    "create token": _token,
    "put counter": _counters,
    "remove counter": _counters,
    "add": lambda effect, nested: f"add {resources(effect.cost.resources if effect.cost else ())}",
    "gain control": lambda effect, nested: f"gain control of {nouns.selected(effect.objects)}{_lasts(effect)}",
    "attach": _attach,
    "cast": _cast,
    "pay": _pay,
    "later": _later,
    "prevent": _prevent,
    "if": _if,
    "inline": _inline,
    "modes": _modes,
    "do this": _do_this,
    "when you do": lambda effect, nested: f"when you do, {instructions(effect.effects, nested)}",
    "when you do not": lambda effect, nested: f"when you don't, {instructions(effect.effects, nested)}",
    "you may": lambda effect, nested: f"you may {instructions(effect.effects, nested)}",
    "for each": _for_each,
    "repeat": lambda effect, nested: f"do this {_times(effect)}: {instructions(effect.effects, nested)}",
    "at once": lambda effect, nested: " and ".join(instruction(one, nested) for one in effect.effects),
    "it happens": lambda effect, nested: "let it happen",
    "nothing": lambda effect, nested: "do nothing",
    "win the game": _game_ends,
    "lose the game": _game_ends,
    "counter": _counter,
    "pay any number of times": lambda effect, nested: f"{paying(effect.cost or Cost(), nested)} any number of times",
    "search": _search,
    "this way": _this_way,
    "roll": lambda effect, nested: f"roll a {nouns.amount(effect.amount)}-sided die",
}
