"""Events in a sentence, and the step of the trace that tells of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import Any

from rules_data.core.abilities import listed, second_person
from rules_data.core.evaluator.state import Event, OfCounters, OfResource

from .running import Running
from .sentences import HowMany

Slot = Callable[[Running, Event], Any]


def describe(ev: Running, event: Event) -> str:
    """An event in a sentence without its full stop, in the words of its game: Ann draws 2 cards."""
    template = ev.game.sentences.events.get(event.kind)
    if template is None:
        return _in_its_own_words(ev, event)
    told = ""
    for words, slot, as_what in _parts(template):
        told += words if slot is None else words + format(slot(ev, event), as_what)
    return told


def begin_with(ev: Running, event: Event) -> str:
    """The same at the beginning of a sentence; what objects are called stays as it is written."""
    told, template = describe(ev, event), ev.game.sentences.events.get(event.kind, "{")
    return told if template[0] == "{" else told[:1].upper() + told[1:]


@cache
def _parts(template: str) -> tuple[tuple[str, Slot | None, str], ...]:
    """A sentence in parts, taken apart once: words, the slot behind them, and as what the slot is to be written.

    The slots are: `things`: its objects; `player`; `who`: its objects, or its player where it has none; `amount`, and
    `n`, the amount with a noun; `times`: how often, where that is more than once; `is`, `s`, `its`: as fits one object
    or several; `by`, `from`: what causes it, if that is something else; `cause`: its name; `place`, `to`: where;
    `many`: how many counters, and of which kind, with `are` behind them; `kind`: of what is added; `phase`.
    """
    parts = Formatter().parse(template)
    return tuple((words, None if name is None else _SLOTS[name], as_what or "") for words, name, as_what, _ in parts)


def _in_its_own_words(ev: Running, event: Event) -> str:
    verb, _, rest = event.kind.partition(" ")
    done = second_person(verb) if _are_many(event) else verb
    told = " ".join(filter(None, (_who(ev, event), done, rest)))
    amount = f" {event.amount}" if event.amount != 1 else ""
    by = _by(ev, event) if verb == "is" else ""
    return f"{told}{amount}{event.payload.told}{_at(ev, event)}{by}".strip()


def _handles(event: Event) -> list[str]:
    # What has no zone yet is still to be made, and is told of by its name.
    told = [one.handle if one.zone else one.card.name for one in event.objects or event.after]
    return list(dict.fromkeys(told)) if len(told) > 1 else told


def _are_many(event: Event) -> bool:
    return len(_handles(event)) > 1


def _things(ev: Running, event: Event) -> str:
    handles = _handles(event)
    return listed(handles) if len(handles) > 1 else "".join(handles)


def _who(ev: Running, event: Event) -> str:
    return _things(ev, event) or event.player


def _by(ev: Running, event: Event, word: str = "by") -> str:
    """The object or ability that does it, where it is none of those it happens to."""
    cause = event.cause
    does_it_itself = cause.source is not None and cause.source.handle in _handles(event)
    return f" {word} {cause.name}" if cause.name and not does_it_itself and cause.name not in _handles(event) else ""


def _at(ev: Running, event: Event) -> str:
    return f" at {event.at}" if event.at in ev.state.objects and not event.to else ""


def _to(ev: Running, event: Event) -> str:
    if event.to in ev.state.objects:
        return f" to {event.to}"
    kind, _, player = event.to.partition(":")
    if player:
        return f" to {player}'s {kind}"
    into = ev.game.sentences.into.get(event.to, "")
    return f" {into}" if into else ""


def _counters(ev: Running, event: Event) -> str:
    kind = f"{event.payload.counter} counter" if isinstance(event.payload, OfCounters) else "counter"
    article = "an" if kind[0] in "aeiou" else "a"
    return format(HowMany(event.amount), f"{article} {kind}")


def _phase(ev: Running, event: Event) -> str:
    return ev.game.sentences.phases.get(event.phase, event.phase)


_SLOTS: Mapping[str, Slot] = {
    "things": _things,
    "who": _who,
    "player": lambda ev, event: event.player,
    "amount": lambda ev, event: event.amount,
    "n": lambda ev, event: HowMany(event.amount),
    "times": lambda ev, event: f" {event.amount} times" if event.amount > 1 else "",
    "is": lambda ev, event: "are" if _are_many(event) else "is",
    "s": lambda ev, event: "" if _are_many(event) else "s",
    "its": lambda ev, event: "their" if _are_many(event) else "its",
    "by": _by,
    "from": lambda ev, event: _by(ev, event, "from"),
    "cause": lambda ev, event: event.cause.name,
    "place": _at,
    "to": _to,
    "many": _counters,
    "are": lambda ev, event: "is" if event.amount == 1 else "are",
    "kind": lambda ev, event: event.payload.resource if isinstance(event.payload, OfResource) else "",
    "phase": _phase,
}


def record_waiting(ev: Running) -> None:
    """Record what waits to resolve, if anything does."""
    if not ev.state.waiting:
        return
    items = [{"label": item.label, "player": item.controller, "kind": item.kind} for item in ev.state.waiting]
    told = ", ".join(f"{item['label']} ({item['player']})" for item in reversed(items))
    text = f"On the {ev.game.waiting_zone}, the next to resolve first: {told}"
    ev.journal.record("waiting", text, ev.rules.cite("resolve"), detail={"zone": ev.game.waiting_zone, "waits": items})


def note_event(ev: Running, event: Event) -> None:
    """Record that an event has happened."""
    ev.journal.events.append(event)
    objects = tuple([o.handle for o in (event.objects or event.after)])
    players = (event.player,) if event.player else ()
    rules = ev.rules.cite(event.procedure or event.kind)
    told = begin_with(ev, event) if ev.journal.is_read else ""
    ev.journal.record("event", told, rules, objects=objects, players=players)
