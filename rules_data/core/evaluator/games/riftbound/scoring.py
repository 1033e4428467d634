"""Conquering and holding (Core Rules v1.3 462-467, v1.2 445-449)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event

from .facts import units_at
from .payloads import OfScoring
from .questions_course import BATTLEFIELDS_ARE_HELD_ONE_AT_A_TIME
from .questions_named_kinds import ONLY_UNITS_PRESENT_CONQUER, ONLY_UNITS_PRESENT_HOLD
from .questions_teams import A_TEAMMATES_BATTLEFIELD_IS_NOT_SCORED, THE_FINAL_POINT_LEAVES_A_TEAMMATES_BATTLEFIELDS_OUT
from .teams import is_occupied_by_a_teammate, teammates
from .victory_score import victory_score

# What a turn remembers of the battlefields of the turn player's teammates.
_CONTROLLED, _OCCUPIED = "controlled by a teammate:", "occupied by a teammate:"


def conquer(ev: Running, player: str, field: str) -> None:
    """A player has gained control of a battlefield; it scores if it has not been scored this turn."""
    score(ev, player, field, "conquers")


def hold(ev: Running) -> None:
    """The turn player holds every battlefield they control, one after another in an order of their choosing."""
    player = ev.state.turn_player
    fields = [o.handle for o in ev.state.objects.values() if o.zone == "field" and o.controller == player]
    _note_those_of_teammates(ev, player)
    matters = {"holds", "gains points"} & (ev.interest.watched | ev.interest.replaced)
    while fields:
        ruled = ev.rules.ask(BATTLEFIELDS_ARE_HELD_ONE_AT_A_TIME) if matters and len(fields) > 1 else None
        legal = tuple((field,) for field in fields) if ruled else ((fields[0],),)
        decision = Decision(player, "which battlefield", legal, ruled.rules if ruled else ())
        chosen = ev.choices.choose(decision)[0]
        fields.remove(chosen)
        score(ev, player, chosen, "holds")


def score(ev: Running, player: str, field: str, how: str) -> None:
    """The point first, then the event that conquer and hold effects wait for."""
    key = f"scored:{player}:{field}"
    if ev.state.used.get(key):
        text = f"{player} has already scored {field} this turn"
        ev.journal.record("limited", text, ev.rules.cite("score once"), ok=False, players=(player,), objects=(field,))
        return
    if how == "conquers" and _was_a_teammates(ev, player, field):
        return
    ev.board.note_use(key)
    gained = _point(ev, player, field, how)
    present = units_at(ev, field, player)
    if not ev.rules.ask(ONLY_UNITS_PRESENT_CONQUER if how == "conquers" else ONLY_UNITS_PRESENT_HOLD):
        present = [o for o in ev.state.objects.values() if o.controller == player and "unit" in o.card.types]
    ev.events.perform([Event(how, tuple(present), player, at=field, payload=OfScoring(point=gained))])


def _note_those_of_teammates(ev: Running, player: str) -> None:
    """Remember for this turn which battlefields teammates of the turn player control now, and which they occupy."""
    others = teammates(ev, player)
    for field in [o for o in ev.state.objects.values() if o.zone == "field"] if others else ():
        if field.controller in others:
            ev.board.note_use(_CONTROLLED + field.handle)
        if is_occupied_by_a_teammate(ev, player, field.handle):
            ev.board.note_use(_OCCUPIED + field.handle)


def _was_a_teammates(ev: Running, player: str, field: str) -> bool:
    """Whether a battlefield cannot be scored by the team of the turn player, as one of them controlled it (469.1.a)."""
    if not ev.state.used.get(_CONTROLLED + field) or player not in ev.state.team_of(ev.state.turn_player):
        return False
    ruled = ev.rules.ask(A_TEAMMATES_BATTLEFIELD_IS_NOT_SCORED)
    if ruled:
        text = f"{player} does not score {field}: a teammate of {ev.state.turn_player} controlled it as the turn began"
        ev.journal.record("limited", text, ruled.rules, ok=False, players=(player,), objects=(field,))
    return bool(ruled)


def _point(ev: Running, player: str, field: str, how: str) -> bool:
    points = ev.state.number(player, "points")
    if how == "conquers" and points >= victory_score(ev, ev.state, player) - 1 and not _scored_everything(ev, player):
        rules = ev.rules.cite("winning point")
        text = f"{player} draws a card instead of the winning point: not every battlefield was scored this turn"
        ev.journal.record("procedure", text, rules, players=(player,))
        ev.events.perform([Event("draws", (), player)])
        return False
    happened = ev.events.perform([Event("gains points", (), player, 1, at=field)])
    return any(event.kind == "gains points" and event.player == player for event in happened)


def _scored_everything(ev: Running, player: str) -> bool:
    fields = [o.handle for o in ev.state.objects.values() if o.zone == "field"]
    left = [field for field in fields if not ev.state.used.get(f"scored:{player}:{field}")]
    if not left or not all(ev.state.used.get(_OCCUPIED + field) for field in left):
        return not left
    return bool(ev.rules.ask(THE_FINAL_POINT_LEAVES_A_TEAMMATES_BATTLEFIELDS_OUT))
