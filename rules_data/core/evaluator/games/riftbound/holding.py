"""Who controls and who contests a battlefield, as cleanups see to it (Core Rules v1.4 323.6 and 323.11, v1.2 322.6)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, replace

from .commits import contest
from .facts import units_at
from .memory import remembered
from .questions_course import (
    A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED,
    ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD,
)


def lose_control(ev: Running) -> None:
    """Battlefields where nobody has units become uncontrolled; in one edition those with others' units do too."""
    for field in _quiet_fields(ev) if not ev.state.waiting else ():
        units = units_at(ev, field.handle)
        rules = ev.rules.cite("uncontrolled")
        if units:
            if not field.controller or any(unit.controller == field.controller for unit in units):
                continue
            ruled = ev.rules.ask(ONLY_OWN_UNITS_KEEP_A_BATTLEFIELD)
            if not ruled:
                continue
            ev.board.put(replace(field, controller=""))
            rules = tuple(dict.fromkeys((*rules, *ruled.rules)))
        else:
            ev.board.put(replace(field, controller="").with_status("contested", on=False))
        ev.journal.record("procedure", f"{field.handle} becomes uncontrolled", rules, objects=(field.handle,))


def end_contests(ev: Running) -> None:
    """A battlefield that its contester has left is no longer contested, unless others with units there contest it."""
    for field in _quiet_fields(ev):
        by = remembered(ev.state).contested_by.get(field.handle, "")
        units = units_at(ev, field.handle)
        if "contested" not in field.statuses or not units or any(unit.controller == by for unit in units):
            continue
        ruled = ev.rules.ask(A_BATTLEFIELD_NOBODY_CONTESTS_ANY_MORE_IS_UNCONTESTED)
        if not ruled:
            continue
        ev.board.put(field.with_status("contested", on=False))
        text = f"{field.handle} is no longer contested: {by} has no units there"
        ev.journal.record("procedure", text, ruled.rules, objects=(field.handle,))
        order = list(ev.state.from_turn_player())
        for unit in sorted(units, key=lambda unit: order.index(unit.controller)):
            contest(ev, unit)


def _quiet_fields(ev: Running) -> Iterator[GameObject]:
    """The battlefields that somebody controls or contests and where no showdown or combat goes on."""
    for field in [thing for thing in ev.state.objects.values() if thing.zone == "field"]:
        concerned = field.controller or "contested" in field.statuses
        if concerned and remembered(ev.state).showdown != field.handle:
            yield field
