"""What effects made for a time ends with it, and a step of the trace says of each that it has ended, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.board import Acting
from rules_data.core.evaluator.state import Delayed, GameObject, Modifier

Ends = Callable[[Modifier], bool]


def end_modifiers(
    ev: Acting, ends: Ends, rules: tuple[str, ...], things: Sequence[GameObject] | None = None
) -> None:
    """Objects, or only these, are without the changes made to them that end now.

    It is told once for each effect and how long it was for.
    """
    ended: dict[tuple[str, Duration], list[GameObject]] = {}
    # Most have none, and they are asked after every event.
    for thing in [one for one in (ev.state.objects.values() if things is None else things) if one.modifiers]:
        for modifier in thing.modifiers:
            if ends(modifier):
                ended.setdefault((modifier.source, modifier.duration), []).append(thing)
    if not ended:
        return
    ev.board.end_modifiers(ends, things)
    for (source, duration), changed in ended.items():
        names = tuple(dict.fromkeys(thing.handle for thing in changed))
        text = f"What {source or 'an effect'} did to {', '.join(names)} ends{_for(duration)}"
        ev.journal.record("ended", text, rules, objects=tuple(dict.fromkeys((source, *names))) if source else names)


def end_delayed(ev: Acting, ends: Callable[[Delayed], bool], rules: tuple[str, ...]) -> None:
    """The abilities and effects made by others are over that end now, each with a step that says so."""
    if not ev.state.delayed:
        return
    ended = [each for each in ev.state.delayed if ends(each)]
    if not ended:
        return
    ev.board.end_delayed(ends)
    for each in ended:
        tell_ended(ev, each, rules)


def use_up(ev: Acting, delayed: Delayed, left: int, rules: tuple[str, ...]) -> None:
    """Note how much of an effect is left; with nothing left it is over, and a step says so."""
    ev.board.set_remaining(delayed, left)
    if left <= 0:
        tell_ended(ev, delayed, rules, ": nothing of its amount is left")


def tell_ended(ev: Acting, delayed: Delayed, rules: tuple[str, ...], why: str = "") -> None:
    """Say that one is over."""
    text = f"{delayed.label} ends{why or _for(delayed.ability.duration)}"
    ev.journal.record("ended", text, rules, objects=(delayed.label,), players=(delayed.controller,))


def _for(duration: Duration) -> str:
    if duration is Duration.PERMANENT:
        return ""
    told = {Duration.NEXT_TIME: f"it was for the {duration.value}", Duration.DURING_NEXT_TURN: "that turn is over"}
    verb = "lasted" if duration.value.startswith(("until ", "while ")) else "was for"
    return f": {told.get(duration, f'it {verb} {duration.value}')}"
