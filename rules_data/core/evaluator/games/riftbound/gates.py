"""What keeps an ability of a named kind from triggering (Core Rules 383.4; v1.2: 376.4)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Point
from rules_data.core.evaluator.state import Candidate

from .payloads import OfDesignation, OfScoring
from .questions_named_kinds import CALLED, PLAY_EFFECTS, TARGETING_EFFECTS

Stopped = tuple[str, str, tuple[str, ...]]
_DESIGNATIONS = {"attacks": "attack", "defends": "defend"}
_SCORES = {"conquers": "conquer", "holds": "hold"}


def named_kind(ev: Running, candidate: Candidate) -> Stopped | None:
    """Conditions the rules define: without the definition nothing fulfils them."""
    event = candidate.occurrence.event
    watcher = candidate.watcher
    own = event.subject is not None and event.subject.handle == watcher.source.handle
    if event.kind == "is played" and own and "spell" not in watcher.source.card.types:
        return _unless(ev, PLAY_EFFECTS, "playing it is not a condition")
    if event.kind == "is targeted":
        return _unless(ev, TARGETING_EFFECTS, "being targeted is not a condition")
    if event.kind in _SCORES:
        return _score_kind(ev, candidate, _SCORES[event.kind])
    return None


def _unless(ev: Running, question: Point, reason: str) -> Stopped | None:
    ruled = ev.rules.ask(question)
    return None if ruled else ("suppressed", reason, ruled.rules)


def _score_kind(ev: Running, candidate: Candidate, word: str) -> Stopped | None:
    event, pattern = candidate.occurrence.event, candidate.pattern
    by_unit = pattern.object is not None
    if by_unit:
        stopped = _unless(ev, CALLED[f"units' {word} effects"], f"a unit's {word} is not a condition")
    else:
        stopped = _unless(ev, CALLED[f"players' {word} effects"], f"a player's {word} is not a condition")
    if stopped is not None:
        return stopped
    if event.payload == OfScoring(point=True):
        return None
    ruled = ev.rules.ask(CALLED[f"{word} without its point"])
    return None if ruled else ("suppressed", "no point was gained", ruled.rules)


def designation(ev: Running, candidate: Candidate) -> Stopped | None:
    """Attack and defend triggers: on gaining the designation, for the first time in a combat."""
    event = candidate.occurrence.event
    word = _DESIGNATIONS.get(event.kind)
    if word is None:
        return None
    stopped = _unless(ev, CALLED[f"{word} triggers"], "gaining the designation is not a condition")
    if stopped is not None:
        return stopped
    key = f"{candidate.watcher.key}:{word}"
    thing = candidate.occurrence.object
    again = thing is not None and thing.handle in event.carried(OfDesignation).again
    if again:
        fulfilled = ev.state.used.get(f"{key}@{ev.state.combat}", 0)
        asked = f"{word} condition once a combat" if fulfilled else f"{word} requirements at first"
        ruled = ev.rules.ask(CALLED[asked])
        if ruled:
            reason = "its unit has already gained the designation in this combat"
            return ("limited", reason, ruled.rules)
    ev.board.note_use(key)
    return None


GATES = (named_kind, designation)
