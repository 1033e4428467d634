"""Instructions that are carried out in parts: intimidate, and inline-triggered effects (8.5.10, 6.6.2)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Effect,
    EventPattern,
    Origin,
    Pick,
    Selector,
    Trigger,
)
from rules_data.core.abilities.effects import Return
from rules_data.core.evaluator.events import (
    Running,
    acting_players,
    add_delayed,
    bind,
    know_targets,
    passes_gates,
    trigger,
)
from rules_data.core.evaluator.matching import amount_of, is_met
from rules_data.core.evaluator.policy import DO_THIS_SEVERAL_TIMES
from rules_data.core.evaluator.state import (
    Candidate,
    Decision,
    Delayed,
    Event,
    Frame,
    Occurrence,
    Watcher,
    WithStatus,
    replace,
)

from .ending import draw_the_game
from .lasting import run_later
from .onto_links import INSTRUCTIONS as ONTO_LINKS
from .questions_triggers import INLINE_EFFECTS_TRIGGER_AS_THEY_ARE_GENERATED, INLINE_EFFECTS_WAIT_FOR_THEIR_CONDITION
from .transforming import transform
from .wagering import SETTLE, settle, wager
from .wearing import equip_token

INTIMIDATED = "intimidated"
NAMED = "named"
_GENERATED = "is generated"
_RETURN = Ability(
    AbilityKind.TRIGGERED,
    (Return(Selector(Pick.THAT, name=INTIMIDATED)),),
    trigger=Trigger((EventPattern("start of", phase="end"),)),
    origin=Origin.DELAYED,
    duration=Duration.NEXT_TIME,
)


def intimidate(ev: Running, effect: Effect, frame: Frame) -> None:
    """A random card of a hand is banished face-down, and returns at the beginning of the end phase (8.5.10)."""
    for player in acting_players(ev, effect, frame):
        events = [Event("intimidates", (), player, cause=frame.cause)]
        hand = [o.handle for o in ev.state.in_zone("hand", player)]
        if hand:
            rules = ev.rules.cite("intimidates")
            legal = tuple((handle,) for handle in hand)
            chosen = ev.choices.choose(Decision(player, "random", legal, rules, frame.cause.name))[0]
            payload = WithStatus("face down")
            events.append(Event("is banished", (ev.state.objects[chosen],), player, cause=frame.cause, payload=payload))
        happened = ev.events.perform(events)
        frame.view.state = ev.state
        banished = tuple(o.identity for event in happened if event.kind == "is banished" for o in event.after)
        if banished:
            bind(ev, frame, INTIMIDATED, banished)
            add_delayed(ev, _RETURN, frame)
    frame.view.done = True


def name_a_card(ev: Running, effect: Effect, frame: Frame) -> None:
    """Any name may be named; it is remembered for the effects that speak of it (8.5.21)."""
    names = sorted({thing.name for thing in ev.state.objects.values() if not thing.token})
    named: list[tuple[str, int]] = []
    for player in acting_players(ev, effect, frame):
        decision = Decision(
            player,
            "card name",
            tuple((name,) for name in names),
            ev.rules.cite("names"),
            frame.cause.name,
            also=lambda answer: len(answer) == 1 and bool(answer[0]),
        )
        named.append((ev.choices.choose(decision)[0], 0))
        ev.events.perform([Event("names", (), player, cause=frame.cause)])
    bind(ev, frame, effect.bind or NAMED, tuple(named))


def inline(ev: Running, effect: Effect, frame: Frame) -> None:
    """An inline-triggered effect: it triggers as it is generated, if its condition is met then (6.6.2)."""
    know_targets(frame)
    frame.view.state = ev.state
    label = f"{frame.label} (inline)"
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, Trigger(()), origin=Origin.REFLEXIVE)
    ruled = ev.rules.ask(INLINE_EFFECTS_TRIGGER_AS_THEY_ARE_GENERATED)
    met = is_met(effect.lasting, ev, frame.view)
    if met and ruled:
        _trigger_now(ev, ability, frame, label, amount_of(ev, frame.view, effect.amount))
        return
    waits = ev.rules.ask(INLINE_EFFECTS_WAIT_FOR_THEIR_CONDITION)
    reason = "its condition is not met as it is generated" if not met else "nothing lets it trigger at once"
    text = f"{label} does not trigger: {reason}"
    ev.journal.record("did_not_trigger", text, (*ruled.rules, *waits.rules), ok=False, objects=(label,))
    if not met and waits and effect.lasting is not None:
        later = replace(ability, trigger=Trigger((), state=effect.lasting), duration=Duration.NEXT_TIME, name=label)
        ev.interest.states = True
        add_delayed(ev, later, frame)


def _trigger_now(ev: Running, ability: Ability, frame: Frame, label: str, times: int) -> None:
    number, view = ev.board.next_number(), frame.view
    delayed = Delayed(number, ability, view.source, view.you, dict(view.bindings), label)
    watcher = Watcher(f"inline#{number}", ability, view.source, view.you, label, delayed=delayed)
    way = view.occurrence or Occurrence(Event(_GENERATED, (), view.you), None)
    for _ in range(times if ev.rules.ask(DO_THIS_SEVERAL_TIMES) else 1):
        candidate = Candidate(watcher, EventPattern(_GENERATED), way)
        if passes_gates(ev, candidate):
            trigger(ev, [candidate])


def attack(ev: Running, effect: Effect, frame: Frame) -> None:
    """The attack ability makes its layer an attack; there is nothing left to do (8.3.1)."""


INSTRUCTIONS: dict[str, Callable[[Running, Effect, Frame], None]] = {
    "attack": attack,
    "equip token": equip_token,
    "inline": inline,
    "intimidate": intimidate,
    "later": run_later,
    "name a card": name_a_card,
    "the game is a draw": draw_the_game,
    "transform": transform,
    "wager": wager,
    **ONTO_LINKS,
    SETTLE: settle,
}
