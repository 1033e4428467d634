"""What follows once something has happened: effects are generated, begin to apply, and each application is an event."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from rules_data.core.evaluator.continuous import (
    RULES,
    Application,
    InForce,
    Layers,
    effects_in_force,
    is_about_each,
    view_of_effect,
)
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.policy import (
    A_DEPENDENT_EFFECT_WAITS,
    EFFECTS_ARE_APPLIED_IN_STAGES,
)
from rules_data.core.evaluator.state import GameState, replace

from .applications import applications, begun_now, key_of
from .consequences import happen, settle_on_the_next, take_control
from .one_moment import order_one_moment
from .questions_effects import AN_APPLICATION_IS_AN_EVENT, APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING

MOST_ROUNDS = 12


def bring_up_to_date(ev: Running, layers: Layers) -> None:
    """Bring what is remembered of continuous effects up to the present state."""
    if ev.under_way.settling or ev.state is ev.under_way.settled or not ev.derived.has_effects():
        return
    ev.under_way.settling, before = True, ev.state.lasting
    try:
        for _ in range(MOST_ROUNDS):
            if not _settle_once(ev, layers):
                break
    finally:
        ev.under_way.settling = False
    if ev.state.lasting is not before:
        # The next moment begins once something has come about in this one.
        _unseen(ev, lambda: ev.board.begin_moment(ev.state.moment + 1))
    ev.under_way.settled = ev.state


def _unseen(ev: Running, change: Callable[[], None]) -> None:
    """A change after which every object is what it was: what was worked out before it still holds."""
    found = ev.derived.known(ev.state)
    change()
    if found is not None:
        ev.derived.remember(ev.state, found)


def begin_as_given(ev: Running, layers: Layers) -> None:
    """What applies in a situation as it is given does not begin to apply there."""
    if ev.derived.has_effects():
        _note_generated(ev, layers, first=True)
        _note_begun(ev, begun_now(ev))


def _settle_once(ev: Running, layers: Layers) -> bool:
    """One round; whether another may find something new."""
    _note_generated(ev, layers)
    begun = begun_now(ev)
    order_one_moment(ev, begun)
    if begun:
        begun = begun_now(ev)
    settle_on_the_next(ev, begun)
    _note_begun(ev, begun)
    take_control(ev)
    if not begun or not ev.rules.ask(AN_APPLICATION_IS_AN_EVENT):
        return bool(begun)
    for application in _as_decided(ev, begun):
        happen(ev, layers, application)
    return True


def _as_decided(ev: Running, begun: list[Application]) -> list[Application]:
    """The applications in the order in which they are events: as a player has ordered them, where one has."""
    if not ev.rules.ask(APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING):
        return sorted(begun, key=lambda application: application.part.effect.seat)
    order = ev.state.lasting.order

    def place(application: Application) -> int:
        key = application.part.effect.key
        return order.index(key) if key in order else len(order)

    return sorted(begun, key=place)


# --- what is there now -----------------------------------------------------------------------------------


def _note_generated(ev: Running, layers: Layers, first: bool = False) -> None:
    """When each effect now in force was generated: at the first look as given, later at this moment."""
    state = ev.state
    found = ev.derived.all_traits(state)
    effects = [e for e in effects_in_force(ev, state, found, layers) if _is_generated(ev, state, e)]
    known = state.lasting.generated
    generated = {effect.key: known.get(effect.key, _moment_of(state, effect, first)) for effect in effects}
    if generated == known:
        return
    lasting = replace(state.lasting, generated=generated)
    if not first:
        _unseen(ev, lambda: ev.board.set_lasting(lasting))
    else:
        ev.board.set_lasting(lasting)
        ev.board.begin_moment(max([*generated.values(), len(state.objects)]) + 1)


def _is_generated(ev: Running, state: GameState, effect: InForce) -> bool:
    """A static effect with a condition exists once that is met; one asked of each object exists anyway."""
    if effect.condition is None or is_about_each(ev, effect):
        return True
    return is_met(effect.condition, ev, view_of_effect(state, effect))


def _moment_of(state: GameState, effect: InForce, first: bool) -> int:
    if not first:
        return state.moment
    source = effect.source
    return source.since if source.since is not None else source.order


def _note_begun(ev: Running, beginning: list[Application]) -> None:
    """Remember what applies now; what has stopped applying begins anew if it comes again."""
    state, rules = ev.state, ev.rules
    known = state.lasting.begun
    now = {key_of(each): each for each in applications(ev, state)}
    begun = {
        key: (known[key][0] if key in known else state.moment, each.amount) for key, each in now.items()
    }
    for application in beginning:
        _record(ev, application, rules.ask(EFFECTS_ARE_APPLIED_IN_STAGES).rules)
    if begun != known:
        amounts: dict[Hashable, int] = {key: amount for key, amount in state.lasting.amounts.items() if key in begun}
        _unseen(ev, lambda: ev.board.set_lasting(replace(state.lasting, begun=begun, amounts=amounts)))


def _record(ev: Running, application: Application, rules: tuple[str, ...]) -> None:
    part = application.part
    where = "before all stages" if part.layer == RULES else f"stage {part.layer}, substage {part.sublayer}"
    if part.depends_on:
        rules = (*rules, *ev.rules.ask(A_DEPENDENT_EFFECT_WAITS).rules)
    text = (
        f"{part.effect.label or application.thing.handle} applies to {application.thing.handle} ({where}): "
        f"{application.property} {application.before} becomes {application.after}"
    )
    ev.journal.record("continuous_applied", text, rules, objects=(part.effect.label, application.thing.handle))
