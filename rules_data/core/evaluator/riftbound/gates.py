"""What keeps an ability of a named kind from triggering (Core Rules 383.4; v1.2: 376.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.evaluator.watching import Candidate

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

Stopped = tuple[str, str, tuple[str, ...]]
_DESIGNATIONS = {"attacks": "attack", "defends": "defend"}
_SCORES = {"conquers": "conquer", "holds": "hold"}


def named_kind(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """Conditions the rules define: without the definition nothing fulfils them."""
    event = candidate.occurrence.event
    watcher = candidate.watcher
    own = event.subject is not None and event.subject.handle == watcher.source.handle
    if event.kind == "is played" and own and "spell" not in watcher.source.card.types:
        return _unless(ev, "play effects", "playing it is no condition")
    if event.kind == "is targeted":
        return _unless(ev, "targeting effects", "being targeted is no condition")
    if event.kind in _SCORES:
        return _score_kind(ev, candidate, _SCORES[event.kind])
    return None


def _unless(ev: Evaluation, question: str, reason: str) -> Stopped | None:
    ruled = ev.rules.ask(question)
    return None if ruled else ("suppressed", reason, ruled.rules)


def _score_kind(ev: Evaluation, candidate: Candidate, word: str) -> Stopped | None:
    event, pattern = candidate.occurrence.event, candidate.pattern
    by_unit = pattern.object is not None
    if by_unit:
        stopped = _unless(ev, f"units' {word} effects", f"a unit's {word} is no condition")
    else:
        stopped = _unless(ev, f"players' {word} effects", f"a player's {word} is no condition")
    if stopped is not None:
        return stopped
    if event.details.get("point") == "gained":
        return None
    ruled = ev.rules.ask(f"{word} without its point")
    return None if ruled else ("suppressed", "no point was gained", ruled.rules)


def designation(ev: Evaluation, candidate: Candidate) -> Stopped | None:
    """Attack and defend triggers: on gaining the designation, for the first time in a combat."""
    event = candidate.occurrence.event
    word = _DESIGNATIONS.get(event.kind)
    if word is None:
        return None
    stopped = _unless(ev, f"{word} triggers", "gaining the designation is no condition")
    if stopped is not None:
        return stopped
    key = f"{candidate.watcher.key}:{word}"
    thing = candidate.occurrence.object
    again = thing is not None and thing.handle in event.details.get("again", ())
    if again:
        fulfilled = ev.state.used.get(f"{key}@{ev.state.combat}", 0)
        ruled = ev.rules.ask(f"{word} condition once a combat" if fulfilled else f"{word} requirements at first")
        if ruled:
            reason = "its unit has already gained the designation in this combat"
            return ("limited", reason, ruled.rules)
    ev.note_use(key)
    return None


GATES = (named_kind, designation)
