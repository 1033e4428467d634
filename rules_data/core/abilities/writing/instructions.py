"""Instructions one after another: who does them, on what condition, what they cost, and those that hold others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules_data.core.abilities.effects import (
    AtOnce,
    Deal,
    Discard,
    If,
    Later,
    LoseTheGame,
    Search,
    ThisWay,
    WinTheGame,
    YouMay,
)
from rules_data.core.abilities.english import UnableToRenderAbility, ordinal, sentence, third_person
from rules_data.core.abilities.model import Ability, Cost, Duration, Effect, Mode
from rules_data.core.abilities.model_values import Pick, PlayerNumber, Relation, Selector
from rules_data.core.abilities.written import Doer

from . import nouns
from .acts import act, holding, lasts
from .awaited import says_how_long
from .conditions import condition
from .events import is_time
from .lexicon import Voice, each_player, words
from .of_one import ChosenBefore
from .prices import before_colon, paying
from .saying import ability_in_words, special
from .told import Done
from .told_abilities import told_ability
from .told_acts import ANY_ONE, DONE_TO_PLAYERS

# Whole sentences, which a comma cannot join to others.
_WHOLE = frozenset(
    (
        "later", "if", "do this", "modes", "for each", "you may", "pay", "when you do", "when you do not", "this way",
        "inline",
    )
)  # fmt: skip
_HOLDING = _WHOLE | {"repeat", "at once", "pay any amount", "pay any number of times"}
# What says itself who does it.
_SAYS_WHO = _WHOLE | {"deal", "prevent"}
# What is done by you behind what somebody else has done: then you draw a card.
_ALSO_YOURS = frozenset(("draw", "discard", "gain life", "lose life", "mill", "scry", "surveil"))
_IF_YOU_DO = re.compile(r"^if you (?=(?:do|don't),)")
_YOURS = re.compile(r"\byour (?=library\b|deck\b|hand\b)")


def instructions(effects: Sequence[Effect], *, triggered: bool = False) -> str:
    """Instructions one after another, without the last full stop.

    `triggered`: they stand behind what triggers them, where an "if" in front would be a condition of the ability.
    """
    if not effects:
        return "nothing happens"
    phrases = [
        _behind_a_trigger(effect) if triggered and not place else instruction(effect)
        for place, effect in enumerate(effects)
    ]
    for place, before in enumerate(effects[:-1], start=1):
        if before.verb not in _WHOLE and _doer(before):
            phrases[place] = _IF_YOU_DO.sub("if they ", phrases[place])
            if (
                effects[place].verb in _ALSO_YOURS
                and not _doer(effects[place])
                and are_short(effects[place : place + 1])
            ):
                phrases[place] = f"you {phrases[place]}"
    if not are_short(effects) or any(". " in phrase for phrase in phrases):
        return " ".join(_sentences(phrases)).rstrip(".")
    phrases = _by_the_same(effects, phrases)
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def _by_the_same(effects: Sequence[Effect], phrases: Sequence[str]) -> list[str]:
    """What whoever has just done something does besides is told without naming them again: then draws a card."""
    found = list(phrases)
    doers = [_doer(effect) if words().voice is Voice.THIRD_PERSON else "" for effect in effects]
    for place, (before, doer) in enumerate(pairwise(doers), start=1):
        if before and doer in (before, "that player") and found[place].startswith(f"{doer} "):
            found[place] = found[place].removeprefix(f"{doer} ")
    return found


def _sentences(phrases: Sequence[str]) -> list[str]:
    first, *others = phrases
    ended = first if first.endswith((".", '."')) or not others else f"{first}."
    return [ended, *map(sentence, others)]


def are_short(effects: Sequence[Effect]) -> bool:
    """Whether commas can join them."""
    return not any(
        one.verb in _WHOLE or one.optional or one.condition is not None or one.instead is not None for one in effects
    )


def _behind_a_trigger(effect: Effect) -> str:
    """draw a card if you have 10 or more life"""
    if effect.condition is None or effect.otherwise or effect.instead is not None:
        return instruction(effect)
    plain = effect == If(condition=effect.condition, effects=effect.effects)
    if not plain and effect.verb == If.verb:  # without its condition it would be none
        return instruction(effect)
    done = effect.effects if plain else (replace(effect, condition=None),)
    if not are_short(done):
        return instruction(effect)
    return f"{instructions(done)} if {condition(effect.condition)}"


def instruction(effect: Effect) -> str:
    """One instruction as an imperative, or as what a named player does."""
    if effect == AtOnce(effects=effect.effects) and len(effect.effects) == 1:
        return instruction(effect.effects[0])
    doer = _doer(effect)
    phrase = _said(effect, doer)
    if effect.instead is not None:
        phrase = f"{phrase}. {ability_in_words(effect.instead).removesuffix('.')}"
    if effect.condition is not None and effect.verb != "if":
        phrase = f"if {condition(effect.condition)}, {phrase}"
    return phrase


def _doer(effect: Effect) -> str:
    """Who does it, where that is said in front of it."""
    if isinstance(effect, DONE_TO_PLAYERS):
        return ""
    if effect.players is not None:
        return "that player" if _was_chosen_before(effect.players) else nouns.selected(effect.players)
    says_who = _SAYS_WHO if words().voice is Voice.THIRD_PERSON else _WHOLE
    return "" if effect.player is Relation.YOU or effect.verb in says_who else each_player(effect.player)


def _was_chosen_before(players: Selector) -> bool:
    """Whether it is whoever an instruction before it has chosen, under a name that is none of a card's words."""
    return players.pick is Pick.THAT and (players.name or "").rstrip(" 0123456789") == "chosen"


def _any_one_may(effect: Effect) -> str:
    """any player may sacrifice a land: what the first of them who wants to does, who is that player there"""
    done = effect.effects[0] if len(effect.effects) == 1 else None
    if done is None or effect.player not in ANY_ONE or done.player is not Relation.THAT_PLAYER or done.optional:
        raise UnableToRenderAbility("No words are known for what one of several players may do.")
    if isinstance(done, Deal):
        return f"{ANY_ONE[effect.player]} may have it {act(done).replace('that player', 'them')}"
    return f"{ANY_ONE[effect.player]} may {act(replace(done, player=Relation.YOU), permitted=True)}"


def _said(effect: Effect, doer: str) -> str:
    if isinstance(effect, YouMay) and (effect.player is not Relation.YOU or effect.players is not None):
        return _any_one_may(effect)
    if (effect.verb in _WHOLE or effect.done_by is Doer.OF_EACH) and doer:
        raise UnableToRenderAbility(f"No words are known for who does {effect.verb!r}.")
    if isinstance(effect, If) and effect.optional and not doer and not effect.otherwise:
        # if it's your turn, you may draw a card
        return _said(replace(effect, optional=False, effects=(YouMay(effects=effect.effects),)), doer)
    if effect.verb in _HOLDING:
        said = _held(effect)
        phrase = f"{doer} {third_person(said)}" if doer else said
        return f"{doer or 'you'} may {phrase.removeprefix(f'{doer} ')}" if effect.optional else phrase
    if effect.optional:
        return f"{doer or 'you'} may {_act(effect, doer, permitted=True)}"
    phrase = _act(effect, doer, by_another=bool(doer))
    if doer:
        return f"{doer} {phrase}"
    return f"you {phrase}" if isinstance(effect, WinTheGame | LoseTheGame) else phrase


def _act(effect: Effect, doer: str, *, permitted: bool = False, by_another: bool = False) -> str:
    """What is done; whoever searches, discards their hand or puts cards does so with what is theirs."""
    whose = effect.player if effect.players is None else Relation.THAT_PLAYER
    own = replace(effect, player=Relation.YOU, players=None)
    if isinstance(own, Discard) and own.amount == PlayerNumber("hand", whose):
        own = replace(own, amount=PlayerNumber("hand", Relation.YOU))
    elif not (doer and isinstance(own, Search)):
        said = act(effect, permitted=permitted, by_another=by_another)
        return said.replace("from that player's hand", "from their hand") if doer else said
    if not doer:
        return act(effect, permitted=permitted, by_another=by_another)
    return _YOURS.sub("their ", act(own, permitted=permitted, by_another=by_another), count=1)


def _held(effect: Effect) -> str:
    if isinstance(effect, Later):
        return _later(effect)
    if isinstance(effect, ThisWay):
        return holding(effect, {"this way": told_ability(effect.ability)})
    if isinstance(effect, YouMay) and len(effect.effects) == 1 and _is_done_by_another(effect.effects[0]):
        return _you_may_have(effect.effects[0])
    return holding(effect)


def _is_done_by_another(effect: Effect) -> bool:
    plain = not effect.optional and effect.condition is None and effect.instead is None
    return plain and effect.verb not in _HOLDING and words().voice is Voice.THIRD_PERSON and bool(_doer(effect))


def _you_may_have(done: Effect) -> str:
    """you may have that player lose 3 life: it is yours to decide what somebody else does"""
    doer = _doer(done)
    return f"you may have {doer} {_act(done, doer, permitted=True)}"


# --- abilities for later ------------------------------------------------------------------------------------------

# No phrase says these: what cards print of them is a whole ability in other words.
_NEXT = re.compile(r"^(Whenever|When) ")
_EACH = re.compile(r"beginning of (?:each|the(?= [a-z]+ phase\b)) ")


def _later(effect: Later) -> str:
    """Without a duration what is created for later happens once."""
    if effect.status == "on resolution" and isinstance(effect.amount, int):
        return holding(effect, {"later": told_ability(effect.ability), effect.status: ordinal(effect.amount)})
    told = ability_in_words(replace(effect.ability, duration=effect.duration)).removesuffix(".")
    if effect.duration is Duration.PERMANENT:
        told = _once(told, effect.ability)
    if isinstance(effect, ChosenBefore) and _waits_for_a_time(effect.ability):
        when, _, done = told.partition(", ")
        return f"{done} {_lower(when)}"
    before, behind = _lasting(effect)
    while_so = f" for as long as {condition(effect.lasting)}" if effect.lasting is not None else ""
    return f"{before}{_lower(told)}{behind}{while_so}"


def _once(told: str, ability: Ability) -> str:
    """What it waits for is the next of its kind: the next end step, your next turn, the next time a creature dies."""
    if _waits_for_a_time(ability):
        told = told.replace(" of your ", " of your next ", 1)
    told = _NEXT.sub("The next time ", _EACH.sub("beginning of the next ", told, count=1), count=1)
    return told.replace("At the beginning of the next end of combat step", "At end of combat", 1)


def _lasting(effect: Later) -> tuple[str, str]:
    """For how long it is waited, as it stands in front or behind, where the ability's own words do not tell."""
    if words().voice is Voice.FIRST_PERSON or effect.duration in (Duration.PERMANENT, Duration.NEXT_TIME):
        return "", ""
    if says_how_long(replace(effect.ability, duration=effect.duration)):
        return "", ""
    ability = effect.ability
    if effect.duration is not Duration.THIS_TURN:
        long = lasts(effect.duration, effect.whose)
        in_front = ability.trigger is not None and long.startswith("until ")
        return (f"{long}, ", "") if in_front else ("", f" {long}")
    if ability.trigger is None:
        return "", "" if ability.replacement is not None else " this turn"
    says_it = ability.trigger.state is None and not all(map(is_time, ability.trigger.patterns))
    return "" if says_it else "this turn, ", ""


def _waits_for_a_time(ability: Ability) -> bool:
    return ability.trigger is not None and any(map(is_time, ability.trigger.patterns))


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


# --- within phrases -----------------------------------------------------------------------------------------------


def _all(data: Any) -> bool:
    return isinstance(data, list) and all(isinstance(one, Effect) for one in data)


@special("clause", "effects")
def _clause(data: Any, many: bool) -> str | None:
    if isinstance(data, Done):
        return instructions(data, triggered=data.triggered)
    return instructions(data) if _all(data) else None


@special("instruction")
def _instruction(data: Any, many: bool) -> str | None:
    return instruction(data) if isinstance(data, Effect) else None


@special("all of them")
def _all_of_them(data: Any, many: bool) -> str | None:
    return " and ".join(map(instruction, data)) if _all(data) else None


@special("alternatives")
def _alternatives(data: Any, many: bool) -> str | None:
    return "; or ".join(_mode(one) for one in data if isinstance(one, Mode)) or None if isinstance(data, list) else None


def _mode(mode: Mode) -> str:
    """What a mode does, behind what choosing it costs."""
    done = instructions(mode.effects)
    return done if mode.cost is None else f"for {before_colon(mode.cost)}, {done}"


@special("paying")
def _paying(data: Any, many: bool) -> str | None:
    """pay {1} and discard a card; of another player, pays {1}"""
    if not isinstance(data, Cost):
        return None
    return paying(data) if many else third_person(paying(data))
