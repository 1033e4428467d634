"""What happens instead of something else."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities.criteria import Itself
from rules_data.core.abilities.effects import PutCounter
from rules_data.core.abilities.english import Tense, UnableToRenderAbility, listed, ordinal, sentence
from rules_data.core.abilities.model import Ability, Duration, Replacement
from rules_data.core.abilities.model_values import Arithmetic, EventAmount, EventPattern, Filter, Pick, Selector

from . import nouns
from .agreeing import in_pieces
from .behind import often
from .changing import changed
from .conditions import condition
from .events import happens
from .instructions import are_short, instructions
from .lexicon import Voice, words
from .prices import paying
from .saying import say
from .told_abilities import limit_stands_in_front

_ONE_MORE = Arithmetic("sum", (EventAmount(), 1))
_ME = Selector(Pick.ME)
_ENTERS = EventPattern("enters", Filter((Itself(),)))


def replacement(ability: Ability) -> str:
    """The words for a replacement effect; raises UnableToRenderAbility where none are known."""
    replaced = ability.replacement
    if replaced is None:
        raise UnableToRenderAbility("A replacement effect does not say what it replaces.")
    if words().voice is Voice.FIRST_PERSON:
        return _on_cards_that_say_i(ability, replaced)
    while_so = f"as long as {condition(ability.condition)}, " if ability.condition is not None else ""
    return sentence(_replaced(ability, replaced, while_so))


_ONLY_WHILE = {Duration.THIS_TURN: " this turn", Duration.THIS_COMBAT: " this combat", Duration.NEXT_TIME: " this turn"}


def _on_cards_that_say_i(ability: Ability, replaced: Replacement) -> str:
    limit = f"{often(ability)}, " if limit_stands_in_front(ability) else ""
    while_so = f"while {condition(ability.condition)}, " if ability.condition is not None else ""
    within = _ONLY_WHILE.get(ability.duration, "")
    opening = "the next time" if ability.duration is Duration.NEXT_TIME else "if"
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{paying(ability.cost)} to "
    would = f"{limit}{while_so}{opening} {happens(replaced.pattern, Tense.WOULD)}{within}, {may}{pays}"
    return sentence(f"{would}{_instead(ability, replaced)}")


def _instead(ability: Ability, replaced: Replacement) -> str:
    done = list(ability.effects)
    if len(done) > 1 and done[0].verb == "it happens":
        return f"also {instructions(done[1:])}"
    said = instructions(done) if done else ""
    if replaced.prevents:
        much = "it" if replaced.prevent_value is None else f"the next {replaced.prevent_value} of it"
        said = f"prevent {much}{f', then {said}' if said else ''}"
    elif replaced.keeps_event:
        if replaced.amount is None and said:
            return f"also {said}"
        kept = "that happens" if replaced.amount is None else f"it is {nouns.amount(replaced.amount)}"
        said = f"{kept}{f', then {said}' if said else ''}"
    said = said or "nothing happens"
    return f"{said} instead" if are_short(done) else f"instead {said}"


def replacement_class(replaced: Replacement) -> str:
    """The class, where the words do not show it: what replaces itself, and what something enters with or as, do."""
    if words().voice is Voice.FIRST_PERSON:
        return ""
    shown = {"standard", *(("self",) if not replaced.pattern.event else ())}
    shown |= {"identity"} if replaced.counters or replaced.changes else set()
    return "" if replaced.kind in shown else f" This is an {replaced.kind}-replacement effect."


def _replaced(ability: Ability, replaced: Replacement, while_so: str) -> str:
    done = instructions(ability.effects) if ability.effects else ""
    if not replaced.pattern.event:
        return _of_this_very_effect(ability, replaced, done)
    if replaced.keeps_event and (told := _as_it_happens(ability, replaced, done)):
        return f"{while_so}{told}"
    would = happens(replaced.pattern, Tense.WOULD)
    next_time = ability.duration is Duration.NEXT_TIME
    within = " this turn" if next_time or ability.duration is Duration.THIS_TURN else ""
    told = f"{while_so}{'the next time' if next_time else 'if'} {would}{within}"
    if replaced.prevents or replaced.keeps_event:
        return f"{told}, {'after this, ' if replaced.afterwards else ''}{_kept(ability, replaced, done)}"
    pays = "" if ability.cost.is_free else f"{paying(ability.cost)} to "
    instead = f"{'you may ' if ability.optional else ''}{pays}{done or 'nothing happens'}"
    if replaced.ordinal is not None:
        return f"{while_so}the {ordinal(replaced.ordinal)} time {would} each turn, instead {instead}"
    return f"{told}, instead {instead}" if ". " in done else f"{told}, {instead} instead"


def _as_it_happens(ability: Ability, replaced: Replacement, done: str) -> str:
    """What is told of an event that still happens, by its own words; nothing where those are that it would."""
    if replaced.amount == _ONE_MORE and replaced.pattern.event == "ability triggers" and not done:
        return _once_more(replaced.pattern)
    own = replaced.pattern.object is not None and replaced.pattern.object.asks(Itself)
    if replaced.pattern.event == "enters" and own and replaced.amount is None:
        return _entering(ability, replaced, done)
    if replaced.ordinal is None:
        return ""
    told = f"{_with(replaced)} {happens(replaced.pattern)} for the {ordinal(replaced.ordinal)} time each turn"
    return f"{told}, {_kept(ability, replaced, done)}"


def _once_more(pattern: EventPattern) -> str:
    """if a creature dying causes a triggered ability to trigger, that ability triggers an additional time"""
    cause = say("causing", pattern.because) if pattern.because is not None else None
    if cause is None:
        return f"if {happens(pattern)}, it triggers an additional time"
    triggers = happens(replace(pattern, because=None)).removesuffix(" triggers")
    return f"if {cause} causes {triggers} to trigger, that ability triggers an additional time"


def _with(replaced: Replacement) -> str:
    return "right after" if replaced.afterwards else "as"


def _of_this_very_effect(ability: Ability, replaced: Replacement, done: str) -> str:
    """if you have 10 or more life, it is 4 instead; instead draw three cards"""
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    if replaced.amount is not None:
        return f"{only_if}it is {nouns.amount(replaced.amount)} instead"
    return f"{only_if}instead {f'it enters{_where(_ENTERS)} with {_counters(replaced)}' if replaced.counters else done}"


def _entering(ability: Ability, replaced: Replacement, done: str) -> str:
    """this enters with three steam counters; as this enters, choose a card name"""
    may = "you may have " if ability.optional else ""
    parts = [f"with {_counters(replaced)}"] if replaced.counters else []
    if replaced.changes:
        told = changed(replaced.changes, False)
        parts.append(f"as an object that {told}")
    entering = f"{may}this enter{'' if may else 's'}{_where(replaced.pattern)} {listed(parts)}" if parts else ""
    if not done:
        return entering or "as this enters, nothing happens"
    if not entering and (counters := _put_on_it(ability)):
        return f"this enters with {counters} on it"
    if not entering:
        return f"{_with(replaced)} this enters, {may}{done}"
    return f"{entering}. {sentence(f'as this enters, {done}')}".removesuffix(".")


def _put_on_it(ability: Ability) -> str:
    """The counters that something enters with, where that is told as an instruction right after it."""
    put = ability.effects[0] if len(ability.effects) == 1 else None
    after = ability.replacement is not None and ability.replacement.afterwards and not ability.optional
    if (
        not after
        or not isinstance(put, PutCounter)
        or put != PutCounter(status=put.status, others=_ME, amount=put.amount)
    ):
        return ""
    return nouns.counted(put.amount, f"{put.status} counter")


def _where(pattern: EventPattern) -> str:
    """Where what enters does, on cards that say so: the arena."""
    return happens(pattern).partition(" enters")[2]


def _counters(replaced: Replacement) -> str:
    each = ((name, number, in_pieces(("counters",), {name: number})) for name, number in replaced.counters)
    return listed([said or nouns.counted(number, f"{name} counter") for name, number, said in each])


def _kept(ability: Ability, replaced: Replacement, done: str) -> str:
    """What becomes of an event that still happens: less of it, more of it, with something added."""
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{paying(ability.cost)} to "
    opening = f"{may}{pays}"
    if replaced.prevents:
        return f"{opening}{_prevented(replaced)}{f', then {done}' if done else ''}"
    told = []
    if replaced.amount is not None:
        told.append(f"it is {nouns.amount(replaced.amount)} instead")
    if replaced.counters:
        told.append(f"it has {_counters(replaced)}")
    if replaced.changes:
        told.append(f"it {changed(replaced.changes, False)}")
    return f"{opening}{listed([*told, *([done] if done else [])]) or 'that happens'}"


def _prevented(replaced: Replacement) -> str:
    if replaced.prevent_value is None:
        return "prevent that damage"
    plain = isinstance(replaced.prevent_value, int)
    told = nouns.amount(replaced.prevent_value)
    told = f"{told} of it" if plain else f"X of it, where X is {told}"
    return f"prevent {'the next ' if replaced.shields else ''}{told}"
