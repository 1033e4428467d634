"""Carrying out instructions, and the instructions that are about other instructions."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Ability, AbilityKind, Condition, Cost, Effect, ItWasDone, Origin, Relation
from rules_data.core.abilities.effects import Choose, DealDivided, DoThis, If, Modes, Move, PayAnyAmount
from rules_data.core.evaluator.events import (
    Running,
    acting_players,
    bind,
    by_that_player,
    for_each_told,
    frame_applied,
    is_over,
    objects_of,
    prevent_this_turn,
    propose,
    propose_for,
    run_later,
    run_this_way,
    run_when_done,
    with_departed,
    with_self_replacement,
)
from rules_data.core.evaluator.matching import amount_of, is_known, is_met, note_moves, who_controlled
from rules_data.core.evaluator.policy import (
    A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED,
    A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL,
    AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE,
    EFFECTS_ARE_GENERATED_ONE_AT_A_TIME,
    EFFECTS_PRODUCE_EVENTS,
    WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE,
    WHAT_IS_NOT_KNOWN_IS_IGNORED,
    WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE,
)
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    Occurrence,
    choices_of,
    position_of,
    replace,
)

from .any_amount import pay_any_amount
from .choosing import how_many_modes
from .costs import cost_of_paying, is_paid_already, pay_now
from .cut_short import has_ended, with_condition_known
from .made_to_play import first_told, run_play
from .offering import is_offered_and_wanted, is_wanted, may_be_offered
from .put_off import do_what_was_put_off, is_put_off
from .what_was_done import name_what_it_acted_on, note_whether_it_was_done

CONDITIONAL = "conditional instruction"
LINKED = "instruction linked to one that was not carried out"


def run_effects(ev: Running, effects: tuple[Effect, ...], frame: Frame) -> bool:
    """Carry out instructions from top to bottom, each its own game action; whether any of them was done."""
    # Of a single instruction, and of a condition that is asked at once, it makes no difference what these rules say.
    later = any(effect.condition is not None for effect in effects[1:])
    if later and not ev.rules.ask(A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED):
        effects = tuple(with_condition_known(ev, effect, frame) for effect in effects)
    if len(effects) > 1 and not ev.rules.ask(EFFECTS_ARE_GENERATED_ONE_AT_A_TIME):
        effects = _together(ev, effects, frame)
    done = False
    for effect in effects:
        if is_over(ev) or has_ended(ev, frame):
            break
        run_effect(ev, effect, frame)
        done = done or frame.view.done
    return done


def _together(ev: Running, effects: tuple[Effect, ...], frame: Frame) -> tuple[Effect, ...]:
    """All simple instructions at once, as they would be without a rule on their order; the others are left."""
    simple = [e for e in effects if e.verb not in _CONTROL and e.verb not in ev.game.instructions]
    simple = [e for e in simple if e.condition is None and not e.optional and e.bind is None]
    frame.view.state = ev.state
    ev.events.perform([event for effect in simple for event in propose(ev, effect, frame)])
    return tuple(effect for effect in effects if effect not in simple)


def run_effect(ev: Running, effect: Effect, frame: Frame) -> None:
    """Carry out one instruction if its own condition holds and its player wants it."""
    ev.budget.spend(1)
    frame.view.state = ev.state
    frame.view.source = ev.state.find(frame.view.source.identity) or frame.view.source
    if effect.condition is not None and not isinstance(effect, If) and not _condition_met(ev, effect, frame):
        _skip(ev, frame, effect.verb, effect.condition)
        frame.view.done = False
        return
    if not isinstance(effect, If):
        frame.view.undone = ()
    if effect.optional:
        _run_optional(ev, effect, frame)
        return
    _carry_out(ev, effect, frame)


def _carry_out(ev: Running, effect: Effect, frame: Frame) -> None:
    """Carry out an instruction that is wanted, or put it off."""
    if is_put_off(ev, effect, frame):
        return
    carried_out = ev.game.instructions.get(effect.verb) or _CONTROL.get(effect.verb)
    if carried_out is not None:
        carried_out(ev, effect, frame)
        return
    perform(ev, effect, frame, propose(ev, effect, frame) if ev.rules.ask(EFFECTS_PRODUCE_EVENTS) else [])


def perform(ev: Running, effect: Effect, frame: Frame, events: list[Event]) -> None:
    """Have what an instruction proposes happen, all of it at once, and note what came of it."""
    if applied := frame_applied(frame):
        events = [replace(event, applied=event.applied | applied) for event in events]
    if effect.instead is not None:
        events = with_self_replacement(ev, effect.instead, events, frame)
    if not events:
        _say_what_is_not_known(ev, effect, frame)
    replaced = ev.under_way.replacements_applied
    happened = ev.events.perform(events) if events else []
    frame.view.state = ev.state
    note_whether_it_was_done(ev, frame, events, happened)
    if events and not happened and ev.under_way.replacements_applied > replaced:
        frame.view.done = bool(ev.rules.ask(AN_ACTION_REPLACED_BY_NOTHING_WAS_DONE))
    note_moves(ev, frame.view, happened)
    name_what_it_acted_on(ev, effect, frame, events, happened)


def _say_what_is_not_known(ev: Running, effect: Effect, frame: Frame) -> None:
    """Tell that nothing came of an instruction because its number is of something that is gone."""
    amount = effect.amount
    if isinstance(amount, int) or is_known(amount_of(ev, frame.view, amount)):
        return
    label = frame.label
    text = f"{label}: the instruction to {effect.verb} is ignored, since what its number depends on is gone"
    rules = ev.rules.ask(WHAT_IS_NOT_KNOWN_IS_IGNORED).rules
    ev.journal.record("skipped", text, rules, ok=False, objects=(label,) if label else ())


def _condition_met(ev: Running, effect: Effect, frame: Frame) -> bool:
    if is_met(effect.condition, ev, frame.view):
        return True
    return isinstance(effect, DoThis) and not ev.rules.ask(A_REFLEXIVE_TRIGGER_MAY_BE_CONDITIONAL)


def _run_optional(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever would do it is asked, where it is possible, and those who want to do it."""
    plain = replace(effect, optional=False, condition=effect.condition if isinstance(effect, If) else None)
    if effect.players is not None or effect.player is not Relation.YOU:
        _run_for_others(ev, plain, frame)
    elif may_be_offered(ev, (effect,), frame) and is_wanted(ev, frame, frame.view.you):
        if isinstance(effect, Modes | Move | DealDivided):
            _carry_out(ev, effect, frame)  # what has been chosen for this very instruction is known
        else:
            run_effect(ev, plain, frame)
    else:
        frame.view.done = False
        if isinstance(effect, Choose) and (name := effect.bind or effect.objects.bind):
            bind(ev, frame, name, ())  # whatever could have been chosen, nothing is, for what follows


def _run_for_others(ev: Running, effect: Effect, frame: Frame) -> None:
    """Those of other players who want to do it choose in their order, and do it at once where the rules say so."""
    players = acting_players(ev, effect, frame)
    at_once = len(players) > 1 and ev.rules.ask(WHAT_SEVERAL_PLAYERS_MAY_DO_IS_DONE_AT_ONCE)
    if at_once and effect.verb not in _CONTROL and effect.verb not in ev.game.instructions:
        wanting = (player for player in players if is_offered_and_wanted(ev, effect, frame, player))
        proposed = [event for player in wanting for event in propose_for(ev, effect, frame, player)]
        perform(ev, effect, frame, proposed)
        return
    wanted = [player for player in players if is_offered_and_wanted(ev, effect, frame, player)]
    if at_once and len(wanted) == len(players):
        run_effect(ev, effect, frame)
        return
    outer, done = frame.view.that_player, False
    for player in wanted:
        frame.view.that_player = player
        run_effect(ev, by_that_player(effect), frame)
        done = done or frame.view.done
    frame.view.that_player, frame.view.done = outer, done


# --- instructions about instructions ---------------------------------------------------------------


def _skip(ev: Running, frame: Frame, verb: str, condition: Condition | None) -> None:
    """Say that an instruction is not carried out, since what it is conditional on is not so."""
    label = frame.label
    linked = isinstance(condition, ItWasDone)
    why = "what it asks for was not done" if linked else "its condition is not true"
    rules = (
        *ev.rules.ask(A_CONDITION_IS_ASKED_AS_ITS_EFFECT_IS_GENERATED).rules,
        *((frame.view.undone or ev.rules.cite(LINKED, CONDITIONAL)) if linked else ev.rules.cite(CONDITIONAL)),
    )
    text = f"{label}: the instruction to {verb} is skipped, since {why}"
    ev.journal.record("skipped", text, rules, ok=False, objects=(label,) if label else ())


def _run_if(ev: Running, effect: Effect, frame: Frame) -> None:
    met = is_met(effect.condition, ev, frame.view)
    if not met:
        _skip(ev, frame, effect.effects[0].verb if effect.effects else effect.verb, effect.condition)
    run_effects(ev, effect.effects if met else effect.otherwise, frame)


def _run_may(ev: Running, effect: Effect, frame: Frame) -> None:
    """It is done if you want; where others are told, by the first of them, in their order, who wants it."""
    others = effect.players is not None or effect.player is not Relation.YOU
    outer = frame.view.that_player
    for player in acting_players(ev, effect, frame) if others else (frame.view.you,):
        frame.view.that_player = player if others else outer
        if may_be_offered(ev, effect.effects, frame) and is_wanted(ev, frame, player):
            # What came of the first of them is done, though nothing was left to do for another.
            frame.view.done = run_effects(ev, effect.effects, frame) or frame.view.done
            frame.view.that_player = outer
            return
    frame.view.that_player, frame.view.done = outer, False


def _run_pay(ev: Running, effect: Effect, frame: Frame) -> None:
    if frame.item is not None and frame.item.by_trigger and is_paid_already(ev, frame.item, effect):
        # It was paid as the ability was finalized.
        frame.view.done = True
        run_effects(ev, effect.effects, frame)
        return
    outer, paid = frame.view.that_player, False
    for player in acting_players(ev, effect, frame) or (frame.view.you,):
        frame.view.that_player = player if effect.player in _SEVERAL else outer
        if paid := _pays(ev, effect, frame, player):
            break
    frame.view.done = paid
    run_effects(ev, effect.effects if paid else effect.otherwise, frame)
    if effect.otherwise and not paid:
        frame.view.done = False  # what follows asks whether it was paid, and not what has been done in place of that
    frame.view.that_player = outer


# Where any of several players may pay, whoever does is "that player"; they are asked in turn until one does.
_SEVERAL = (Relation.OPPONENT, Relation.ANY)


def _pays(ev: Running, effect: Effect, frame: Frame, player: str) -> bool:
    """Whether a player pays what an instruction asks for, which later abilities of the same object may ask about."""
    rules = ev.rules.cite("cost within an effect")
    cost, names = cost_of_paying(ev, effect, frame), frame.view.bindings
    paid = pay_now(ev, player, cost, frame.view.source, frame.cause.name, rules, names=names)
    source = ev.state.find(frame.view.source.identity)
    if paid and effect.bind is not None and source is not None:
        ev.board.put(replace(source, paid=source.paid.with_cost(effect.bind)))
    return paid


def _run_pay_any_amount(ev: Running, effect: Effect, frame: Frame) -> None:
    """As much is paid as its player wants, and "that much" is so much in what is done with it."""
    if not isinstance(effect, PayAnyAmount):
        return
    outer = frame.view.occurrence
    frame.view.occurrence = pay_any_amount(ev, effect, frame, first_told(ev, effect, frame))
    run_effects(ev, effect.effects, frame)
    frame.view.done, frame.view.occurrence = frame.view.occurrence.event.amount > 0, outer


def _run_for_each(ev: Running, effect: Effect, frame: Frame) -> None:
    outer, that_player = frame.view.occurrence, frame.view.that_player
    things = with_departed(ev, effect.objects, frame, objects_of(ev, effect.objects, frame))
    proposed = list[Event]()
    named: dict[str, tuple[tuple[str, int], ...]] = {}
    at_once = _is_done_to_several_players_at_once(ev, effect, things)
    frame.view.done = frame.view.done and bool(things)
    for thing in things:
        controller = who_controlled(ev, frame.view, thing)
        frame.view.occurrence = Occurrence(Event("each", (thing,), after=(thing,)), thing, controller)
        if _is_player(ev, thing):
            frame.view.that_player = thing.handle
        if at_once:
            proposed += propose(ev, effect.effects[0], frame)
        else:
            before = dict(frame.view.bindings)
            run_effects(ev, effect.effects, frame)
            for name, found in frame.view.bindings.items():
                if before.get(name) is not found:
                    named[name] = (*named.get(name, ()), *found)
    frame.view.bindings.update(named)  # behind it, what has a name is what it was in each turn, together
    frame.view.occurrence, frame.view.that_player = outer, that_player
    if at_once:
        perform(ev, effect.effects[0], frame, proposed)


def _is_done_to_several_players_at_once(ev: Running, effect: Effect, things: list[GameObject]) -> bool:
    """Whether a single instruction for each of several players is carried out for all of them together."""
    plain = [one for one in effect.effects if one.condition is None and not one.optional and one.instead is None]
    if len(things) < 2 or len(effect.effects) != 1 or not plain or not all(_is_player(ev, each) for each in things):
        return False
    verb = plain[0].verb
    proposes = verb not in _CONTROL and verb not in ev.game.instructions and plain[0].bind is None
    return proposes and bool(ev.rules.ask(WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE))


def _is_player(ev: Running, thing: GameObject) -> bool:
    return ev.game.vocabulary.board.player_type in thing.card.types


def _run_repeat(ev: Running, effect: Effect, frame: Frame) -> None:
    often = amount_of(ev, frame.view, effect.amount)
    frame.view.done = frame.view.done and often > 0
    for _ in range(often):
        run_effects(ev, effect.effects, frame)


def _run_modes(ev: Running, effect: Effect, frame: Frame) -> None:
    chosen = frame.item.modes.get(position_of(frame.item, effect)) if frame.item is not None else None
    if chosen is None:
        names = [mode.name for mode in effect.modes]
        least, most = how_many_modes(ev, frame.view, effect, len(names))
        rules = ev.rules.cite("choices")
        legal = choices_of(names, min(least, len(names)), min(most, len(names)))
        chooser = first_told(ev, effect, frame)
        chosen = ev.choices.choose(Decision(chooser, "mode", legal, rules, frame.cause.name, any_order=True))
    frame.view.done = frame.view.done and bool(chosen)
    for mode in effect.modes:
        if mode.name in chosen:
            run_effects(ev, mode.effects, frame)


def _run_choose(ev: Running, effect: Effect, frame: Frame) -> None:
    found = [thing for own, theirs in for_each_told(ev, effect, frame) for thing in objects_of(ev, own.objects, theirs)]
    frame.view.done = bool(found)
    if effect.bind is not None:
        bind(ev, frame, effect.bind, tuple(o.identity for o in found))


def _run_reflexive(ev: Running, effect: Effect, frame: Frame) -> None:
    """ "Do this": a new ability waits to resolve, as often as it says, behind what has begun before it."""
    do_what_was_put_off(ev, perform)
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, origin=Origin.REFLEXIVE)
    often = amount_of(ev, frame.view, effect.amount)
    frame.view.done = often > 0
    ev.stack.place_reflexive(ev, ability, frame, often)


def _run_pay_often(ev: Running, effect: Effect, frame: Frame) -> None:
    """A cost that may be paid any number of times, as far as its player can and wants to."""
    rules = ev.rules.cite("choices")
    frame.view.times_paid = 0
    player = first_told(ev, effect, frame)
    while pay_now(ev, player, effect.cost or Cost(), frame.view.source, frame.cause.name, rules):
        frame.view.times_paid += 1
        ev.budget.spend(1)
    frame.view.done = frame.view.times_paid > 0


def _run_prevent(ev: Running, effect: Effect, frame: Frame) -> None:
    things = objects_of(ev, effect.others, frame)
    frame.view.done = bool(things)
    for thing in things:
        value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
        prevent_this_turn(ev, thing, value, frame)


_CONTROL: dict[str, Callable[[Running, Effect, Frame], None]] = {
    "if": _run_if,
    "you may": _run_may,
    "pay": _run_pay,
    "for each": _run_for_each,
    "repeat": _run_repeat,
    "modes": _run_modes,
    "choose": _run_choose,
    "do this": _run_reflexive,
    "later": run_later,
    "when you do": run_when_done,
    "when you do not": run_when_done,
    "this way": run_this_way,
    "pay any amount": _run_pay_any_amount,
    "pay any number of times": _run_pay_often,
    "prevent": _run_prevent,
    "play": run_play,
}
