"""Instructions that hold no others, on cards that speak of themselves as "this"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules_data.core.abilities.criteria import InZone, OwnedBy
from rules_data.core.abilities.effects import NEW_TARGETS, TAPPED_AND_ATTACKING, Exile, Put, Return, Search
from rules_data.core.abilities.model import Duration, Effect, TokenKind
from rules_data.core.abilities.model_values import Pick, Relation, Selector
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.conditions import condition
from rules_data.core.abilities.writing.costs import resources
from rules_data.core.abilities.writing.english import UnableToRenderAbility, listed, times
from rules_data.core.abilities.writing.lexicon import each_player, whose, words

from .changes import Nested, changes, is_many, token_words


def plainly(effect: Effect) -> str:
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
        simple = isinstance(effect.amount, int) or much in ("that much", "X")
        return f"{verb} {much} life" if simple else f"{verb} life equal to {much}"
    one, several = noun, ""
    if effect.objects is not None:
        sought = effect.objects.filter
        one, several = nouns.noun(sought, card=True), nouns.noun(sought, many=True, card=True)
    return f"{verb} {nouns.counted(effect.amount, one, several)}{_how(effect)}"


def _how(effect: Effect) -> str:
    return {"": "", "random": " at random"}.get(effect.status, f" {effect.status}")


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
    status = f" {said}" if (said := _attacking(effect)) else status
    under = "" if effect.whose is Relation.YOU else f" under {whose(effect.whose)} control"
    zone = effect.to or ("hand" if effect.verb == "return" else "")
    if effect.status == "on the bottom":
        return f"{effect.verb} {what} on the bottom of its owner's {words().deck}{under}{_ordered(effect)}"
    where = nouns.into(zone, "its owner's")
    if effect.verb == "return":
        where = {"into": "to", "onto": "to"}.get(where.partition(" ")[0], where.partition(" ")[0]) + (
            f" {where.partition(' ')[2]}"
        )
    return f"{effect.verb} {what} {where}{status}{under}{_with_counter(effect)}{_ordered(effect)}"


def _ordered(effect: Effect) -> str:
    return " in any order" if isinstance(effect, Put) and effect.ordered else ""


def _with_counter(effect: Effect) -> str:
    name = effect.counter if isinstance(effect, Return) else ""
    return f" with {nouns.counted(1, f'{name} counter')} on it" if name else ""


def _deal(effect: Effect, nested: Nested) -> str:
    kind = f"{effect.category} damage" if effect.category else "damage"
    much = nouns.amount(effect.amount)
    simple = isinstance(effect.amount, int) or much in ("that much", "X")
    dealt = f"{much} {kind}" if simple else f"{kind} equal to {much}"
    dealt += "".join(f" that can't {what}" for what in effect.cannot)
    to = nouns.selected(effect.others) if effect.others is not None else each_player(effect.player)
    source = nouns.selected(effect.source) if effect.source is not None else ""
    return f"{source} deals {dealt} to {to}" if source else f"deal {dealt} to {to}"


def _divided(effect: Effect, nested: Nested) -> str:
    """deal 3 damage divided as you choose among up to three targets"""
    much = nouns.amount(effect.amount)
    simple = isinstance(effect.amount, int) or much in ("that much", "X")
    dealt = f"{much} damage" if simple else f"damage equal to {much}"
    source = f"{nouns.selected(effect.source)} deals" if effect.source is not None else "deal"
    return f"{source} {dealt} divided as you choose among {nouns.selected(effect.others)}"


def _exiled(effect: Effect, nested: Nested) -> str:
    until = effect.until if isinstance(effect, Exile) else ""
    told = {"me leaves": f" until this leaves the {words().board}"}.get(until, f" until {until}" if until else "")
    return f"{plainly(effect)}{told}"


def _designate(effect: Effect, nested: Nested) -> str:
    which = effect.objects or Selector(Pick.ME)
    return f"{nouns.selected(which)} {'become' if is_many(which) else 'becomes'} {effect.status}"


def lasts(effect: Effect) -> str:
    """until end of turn, for as long as this is on the battlefield"""
    told = words().durations
    if effect.duration not in told:
        raise UnableToRenderAbility(f"{words().game} has no words for something that lasts {effect.duration.value}.")
    until = told[effect.duration].format(whose(effect.whose))
    return f"{until}{while_so(effect)}"


def while_so(effect: Effect) -> str:
    return f" for as long as {condition(effect.lasting)}" if effect.lasting is not None else ""


def _give(effect: Effect, nested: Nested) -> str:
    which = effect.others or effect.objects or Selector(Pick.ME)
    said = changes(effect.changes, nested, is_many(which), gained=True)
    return f"{nouns.selected(which)} {said}{lasts(effect)}"


def _token(effect: Effect, nested: Nested) -> str:
    token = effect.token or TokenKind("token")
    one, several = token_words(token, nested, many=False), token_words(token, nested, many=True)
    if not (said := _attacking(effect)):
        return f"create {nouns.counted(effect.amount, one, several)}{_how(effect)}"
    return f"create {nouns.counted(effect.amount, one, several)} that {'is' if effect.amount == 1 else 'are'} {said}"


def _attacking(effect: Effect) -> str:
    """tapped and attacking that player; nothing for what does not come attacking"""
    if effect.others is None:
        return effect.status if effect.status == TAPPED_AND_ATTACKING else ""
    return f"{TAPPED_AND_ATTACKING} {nouns.selected(effect.others)}"


def _create_copy(effect: Effect, nested: Nested) -> str:
    """create a tapped token that's a copy of this, except it has haste"""
    said = _attacking(effect)
    front = f"{effect.status} " if effect.status and not said else ""
    many = effect.amount != 1
    made = nouns.counted(effect.amount, f"{front}token", f"{front}tokens")
    copy = f"{'that are copies' if many else 'that’s a copy'} of {nouns.selected(effect.objects)}"
    behind = f" and {'are' if many else 'is'} {said}" if said else ""
    unlike = [changes(effect.changes, nested, many)] if effect.changes else []
    if effect.cost is not None:
        if not effect.cost.is_free:
            raise UnableToRenderAbility("No words are known for a copy that costs something else.")
        unlike.append(f"{'have' if many else 'has'} no mana cost")
    but = f", except {'they' if many else 'it'} {listed(unlike)}" if unlike else ""
    return f"create {made} {copy}{behind}{but}"


def _copy(effect: Effect, nested: Nested) -> str:
    """copy it twice; you may choose new targets for the copy"""
    often = "" if effect.amount == 1 else f" {_often(effect)}"
    new = effect.status == NEW_TARGETS
    copies = "copy" if effect.amount == 1 else "copies"
    more = f" and may choose new targets for the {copies}" if new else ""
    return f"copy {nouns.selected(effect.objects)}{often}{more}"


def _often(effect: Effect) -> str:
    return times(effect.amount) if isinstance(effect.amount, int) else f"{nouns.amount(effect.amount)} times"


def _counters(effect: Effect, nested: Nested) -> str:
    verb, where = ("put", "on") if effect.verb.startswith("put") else ("remove", "from")
    which = effect.others if effect.others is not None else effect.source
    return f"{verb} {nouns.counted(effect.amount, f'{effect.status} counter')} {where} {nouns.selected(which)}"


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


def _attach(effect: Effect, nested: Nested) -> str:
    return f"attach {nouns.selected(effect.objects)} to {nouns.selected(effect.others)}"


def _cast(effect: Effect, nested: Nested) -> str:
    if effect.cost is not None and not effect.cost.is_free:
        raise UnableToRenderAbility("No words are known for casting something for another cost.")
    return f"cast {_from_its_zone(effect.objects)}{' without paying its mana cost' if effect.cost is not None else ''}"


def _search(effect: Effect, nested: Nested) -> str:
    if not isinstance(effect, Search):
        raise UnableToRenderAbility("What is searched for is not given.")
    asked = effect.objects.filter
    many = effect.amount if effect.most is None else effect.most
    what = nouns.an_object(asked, card=True)
    if many != 1 or effect.most is not None:
        what = nouns.counted(many, nouns.noun(asked, card=True), nouns.noun(asked, many=True, card=True))
    upto = "" if effect.most is None else "up to "
    return f"search {whose(effect.player)} {words().deck} for {upto}{what}"


def _counter(effect: Effect, nested: Nested) -> str:
    """What is countered is on the stack; what is not said to be there may be anywhere."""
    which = effect.objects
    if which is None or which.pick is not Pick.CHOOSE:
        return f"counter {nouns.selected(which)}"
    zones = which.filter.get(InZone)
    if zones is not None and zones.zones == ("stack",):
        return f"counter {nouns.selected(replace(which, filter=which.filter.without(InZone)))}"
    return f"counter {nouns.selected(which)}{'' if zones is not None else ' wherever it is'}"


def _add_chosen(effect: Effect) -> str:
    """add one mana of the chosen color"""
    much = "one mana" if effect.amount == 1 else nouns.counted(effect.amount, "mana", "mana")
    return f"add {much} of the chosen color"


def _extra_combat(effect: Effect, nested: Nested) -> str:
    """there is an additional combat phase after this phase, each followed by a main phase"""
    many = effect.amount != 1
    phases = nouns.counted(effect.amount, "additional combat phase")
    there = f"there {'are' if many else 'is'} {phases} after this phase"
    return f"{there}{', each' if many else ','} followed by an additional main phase" if effect.status else there


def _game_ends(effect: Effect, nested: Nested) -> str:
    return f"you {effect.verb}" if effect.player is Relation.YOU and effect.players is None else effect.verb


SINGLE: Mapping[str, Callable[[Effect, Nested], str]] = {
    "return": _moved,
    "put": _moved,
    "deal": _deal,
    "deal divided": _divided,
    "designate": _designate,
    "exile": _exiled,
    "extra turn": lambda effect, nested: f"take {nouns.counted(effect.amount, 'extra turn')} after this one",
    "extra combat phase": _extra_combat,
    "give": _give,
    "create token": _token,
    "create copy of": _create_copy,
    "copy": _copy,
    "put counter": _counters,
    "remove counter": _counters,
    "add": lambda effect, nested: f"add {resources(effect.cost.resources if effect.cost else ())}",
    "add chosen color": lambda effect, nested: _add_chosen(effect),
    "gain control": lambda effect, nested: f"gain control of {nouns.selected(effect.objects)}{lasts(effect)}",
    "attach": _attach,
    "cast": _cast,
    "prevent": _prevent,
    "it happens": lambda effect, nested: "let it happen",
    "nothing": lambda effect, nested: "do nothing",
    "win the game": _game_ends,
    "lose the game": _game_ends,
    "counter": _counter,
    "search": _search,
    "roll": lambda effect, nested: f"roll a {nouns.amount(effect.amount)}-sided die",
}
