"""What an instruction has done: whether it was what was asked for, and which objects it has acted on."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, bind
from rules_data.core.evaluator.policy import A_REPLACED_ACTION_WAS_DONE, WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME
from rules_data.core.evaluator.state import Event, Frame


def note_whether_it_was_done(ev: Running, frame: Frame, asked: list[Event], happened: list[Event]) -> None:
    """Whether "if you do" is true: something happened, and where a game says so, what was asked for itself."""
    frame.view.done = bool(happened)
    own = [each for each in happened if _is_what_was_asked(each, asked)]
    frame.did = (len(ev.journal.events), own[-1]) if own else None
    if happened and not own:
        ruled = ev.rules.ask(A_REPLACED_ACTION_WAS_DONE)
        frame.view.done = bool(ruled)
        frame.view.undone = () if ruled else ruled.rules


def name_what_it_acted_on(ev: Running, effect: Effect, frame: Frame, asked: list[Event], happened: list[Event]) -> None:
    """Give the name in an instruction to the objects it has acted on: each once, and none that only went along."""
    if effect.bind is None:
        return
    known = ev.rules.ask(WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME)
    kinds, things = {each.kind for each in asked}, {thing.handle for each in asked for thing in each.objects}
    own = (e for e in happened if not things or e.kind in kinds or things & {thing.handle for thing in e.objects})
    found = (o.identity for event in own for o in (event.after if known else event.objects or event.after))
    bind(ev, frame, effect.bind, tuple(dict.fromkeys(found)))


def _is_what_was_asked(happened: Event, asked: list[Event]) -> bool:
    alike = [each for each in asked if each.kind == happened.kind]
    if any(not each.objects for each in alike):
        return True
    # A token is nowhere before it is made, and gets its handle then: what it is called has to do.
    wanted = {thing.handle if thing.zone else thing.name for each in alike for thing in each.objects}
    return any(thing.handle in wanted or (thing.token and thing.name in wanted) for thing in happened.objects)
