"""Day and night: which of them it is, and what daybound and nightbound permanents do then (702.145, 728)."""

from __future__ import annotations

from rules_data.core.abilities.effects import TRANSFORMED
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, GameObject

from .having import acts, has, rules_of
from .memory import remembered
from .questions_faces import DAY_AND_NIGHT_CHANGE

DAYBOUND, NIGHTBOUND = "daybound", "nightbound"
DAY, NIGHT = "day", "night"
BY_DAYTIME = "transforms by day or night"
_BATTLEFIELD = "battlefield"
_MANY = 2  # so many spells in a turn end the night


def watch_daytime(ev: Running) -> None:
    """Note whether a situation has cards for which day and night matter, or can come by them."""
    if not ev.interest.keywords.isdisjoint((DAYBOUND, NIGHTBOUND)):
        ev.board.remember(knows_daytime=True)


def settle_daytime(ev: Running) -> None:
    """It becomes day, or night, once a permanent is there that asks for it, and whatever does so transforms at once."""
    if not remembered(ev.state).knows_daytime:
        return
    bound = [o for o in ev.state.in_zone(_BATTLEFIELD) if has(ev, o, DAYBOUND) or has(ev, o, NIGHTBOUND)]
    if bound and not remembered(ev.state).daytime:
        by_day = any(has(ev, thing, DAYBOUND) for thing in bound)
        _become(ev, DAY if by_day else NIGHT, rules_of(ev, DAYBOUND if by_day else NIGHTBOUND))
    turning = [thing for thing in bound if _is_due(ev, thing)]
    if turning:
        ev.events.perform([Event("transforms", (o,), o.controller, procedure=BY_DAYTIME) for o in turning])


def _is_due(ev: Running, thing: GameObject) -> bool:
    """Whether a permanent with two faces has the one up that belongs to the other half of the day."""
    now, is_back = remembered(ev.state).daytime, TRANSFORMED in thing.statuses
    if thing.card.other_face is None:
        return False
    return (now == NIGHT and not is_back and has(ev, thing, DAYBOUND)) or (
        now == DAY and is_back and has(ev, thing, NIGHTBOUND)
    )


def kept_by_daytime(ev: Running, event: Event, thing: GameObject) -> bool:
    """Whether a permanent does not transform, since it does so by day and night alone (702.145b, 702.145e)."""
    if event.procedure == BY_DAYTIME:
        return False
    word = next((word for word in (DAYBOUND, NIGHTBOUND) if has(ev, thing, word)), "")
    if word:
        text = f"{thing.handle} transforms by day and night alone"
        ev.journal.record("procedure", text, rules_of(ev, word), ok=False, objects=(thing.handle,))
    return bool(word)


def enters_by_night(ev: Running, card: GameObject) -> bool:
    """Whether a card enters with its back face up, since it is night (702.145b)."""
    if remembered(ev.state).daytime != NIGHT or card.card.other_face is None or TRANSFORMED in card.statuses:
        return False
    return DAYBOUND in dict(card.card.keywords) and acts(ev, DAYBOUND)


def check_daytime(ev: Running) -> None:
    """Day becomes night after a turn whose player cast no spell, and night day after one who cast two (502.2)."""
    memory = remembered(ev.state)
    if not memory.daytime or not memory.player_before:
        return
    cast = sum("is cast" in each.words and each.player == memory.player_before for each in ev.state.last_turn)
    changes = not cast if memory.daytime == DAY else cast >= _MANY
    ruled = ev.rules.ask(DAY_AND_NIGHT_CHANGE) if changes else None
    if ruled:
        _become(ev, NIGHT if memory.daytime == DAY else DAY, ruled.rules)
        settle_daytime(ev)


def _become(ev: Running, daytime: str, rules: tuple[str, ...]) -> None:
    ev.board.remember(daytime=daytime)
    ev.derived.forget()
    ev.journal.record("procedure", f"It becomes {daytime}", rules)
