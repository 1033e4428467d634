"""How each kind of event changes the state (Comprehensive Rules 106, 110, 118-122, 701, 702.26, 800.4).

A commit returns the event as it happened, or None where there was nothing for it to do: tapping what is tapped,
damage of zero, an object that has become another.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.events import Running, as_told, change_number, current, done
from rules_data.core.evaluator.state import Event, replace

from . import faces, goading, pairs, permanents
from .bound_mana import add_mana
from .countering import countered
from .counters import get_energy
from .damage import take_damage
from .discovering import no_longer_suspect, suspect
from .dungeons import COMPLETED, ROOM, complete, move_marker
from .exerting import exert
from .initiative import THE_INITIATIVE
from .keywords import BLOCKED_BY
from .leaving import A_DRAW
from .library import rearrange
from .monarch import THE_MONARCH
from .moving import (
    NOWHERE,
    destroy,
    discard,
    draw,
    enter,
    mill,
    move,
    only_from_battlefield,
    sacrifice,
)
from .planes import AWAY, TO, walk_away, walk_to
from .questions_players import WHOEVER_LOSES_LEAVES
from .radiation import get_rad
from .sagas import CHAPTER
from .shuffling import shuffle
from .until import note_exiled
from .vocabulary import EXPERIENCE, RAD

Commit = Callable[["Running", Event], "Event | None"]


def _designate(*statuses: str) -> Commit:
    def commit(ev: Running, event: Event) -> Event | None:
        after = []
        for thing in event.objects:
            changed = ev.state.objects[thing.handle]
            for status in statuses:
                changed = changed.with_status(status)
            ev.board.put(changed)
            after.append(changed)
        return replace(event, after=tuple(after))

    return commit


def leave_combat(ev: Running, event: Event) -> Event | None:
    """What neither attacks nor blocks is in no combat that it could leave (506.4)."""
    thing = current(ev, event)
    changed = permanents.out_of_combat(thing) if thing is not None else None
    if thing is None or changed is None or changed.statuses == thing.statuses:
        return None
    return done(ev, event, thing, changed)


def _exile(ev: Running, event: Event) -> Event | None:
    """Exile, which an effect can have last until something happens."""
    happened = move(ev, event)
    if happened is not None:
        note_exiled(ev, happened)
    return happened


def lose(ev: Running, event: Event) -> Event | None:
    """A player who loses leaves the game (104.5); what they own leaves with them (800.4a)."""
    if event.player in ev.state.memory.lost or ev.state.memory.winner:
        return None
    memory = ev.state.memory
    ev.board.remember(lost=memory.lost | {event.player})
    if ev.rules.ask(WHOEVER_LOSES_LEAVES):
        ev.board.remember(left=memory.left | {event.player})
        person = ev.state.objects[event.player]
        ev.board.put(replace(person, zone=NOWHERE, incarnation=person.incarnation + 1))
    return event


def win(ev: Running, event: Event) -> Event | None:
    if ev.state.memory.winner or event.player in ev.state.memory.lost:
        return None
    ev.board.remember(winner=event.player)
    return event


COMMITS: dict[str, Commit] = {
    "enters": enter,
    "is created": enter,
    "is put": move,
    "dies": only_from_battlefield(move),
    "is destroyed": destroy,
    "is sacrificed": sacrifice,
    "is exiled": _exile,
    "is returned": move,
    "is milled": mill,
    "discards": discard,
    "draws": draw,
    "is countered": countered,
    "leaves the game": move,
    "becomes tapped": permanents.status("tapped", on=True),
    "becomes untapped": permanents.status("tapped", on=False, prevented_by="untap"),
    "is turned face up": permanents.turn_over(down=False),
    "is turned face down": permanents.turn_over(down=True),
    "transforms": faces.transform,
    "is designated": permanents.designate,
    "is goaded": goading.goad,
    "becomes suspected": suspect,
    "is no longer suspected": no_longer_suspect,
    "is exerted": exert,
    "is paired": pairs.pair,
    "phases out": permanents.phase_out,
    "phases in": permanents.phase_in,
    "is dealt damage": take_damage,
    "gains life": change_number("life", 1),
    "loses life": change_number("life", -1),
    "gets energy": get_energy,
    "gets experience": change_number(EXPERIENCE, 1),
    "gets poison": change_number("poison", 1),
    "gets rad": get_rad,
    "loses rad": change_number(RAD, -1, 0),
    THE_MONARCH.taken: THE_MONARCH.hand_over,
    THE_INITIATIVE.taken: THE_INITIATIVE.hand_over,
    "adds": add_mana,
    "counter is put": permanents.counters(1),
    "counter is removed": permanents.counters(-1),
    "is changed": permanents.change,
    "changes control": permanents.change_control,
    "becomes attached": permanents.attach,
    "becomes unattached": permanents.unattach,
    "attacks": _designate("attacking"),
    "blocks": _designate("blocking"),
    "becomes blocked": _designate("blocked"),
    BLOCKED_BY: as_told,
    "blocks a creature": as_told,
    "leaves combat": leave_combat,
    "loses the game": lose,
    "wins the game": win,
    ROOM: move_marker,
    COMPLETED: complete,
    AWAY: walk_away,
    TO: walk_to,
    CHAPTER: as_told,
    A_DRAW: as_told,
    "scries": rearrange,
    "surveils": rearrange,
    "shuffles": shuffle,
    **dict.fromkeys(
        (
            "becomes crewed",
            "connives",
            "crews",
            "discovers",
            "clashes",
            "wins a clash",
            "deals damage",
            "enlists",
            "explores",
            "fights",
            "investigates",
            "loses control",
            "is attacked",
            "is dealt excess damage",
            "is unblocked",
            "is targeted",
            "is revealed",
            "is cast",
            "is copied",
            "resolves",
            "saddles",
            "ability triggers",
            "ability is used",
            "is tapped for mana",
            "beginning of",
            "searches",
        ),
        as_told,
    ),
}
