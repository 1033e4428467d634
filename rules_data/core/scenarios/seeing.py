"""Looking at a run: what each expectation sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import counter_of
from rules_data.core.evaluator import (
    Evaluation,
    GameObject,
    Pile,
    Viewpoint,
    count_occurrences,
    has_status,
    measure,
    number_of_player,
)

from .model import Expectation


@dataclass(frozen=True, slots=True)
class Checked:
    """An expectation, what was seen, and whether they agree."""

    expected: str
    seen: str
    ok: bool
    line: int

    def to_json(self) -> dict[str, Any]:
        return {"expected": self.expected, "seen": self.seen, "ok": self.ok, "line": self.line}


def check(ev: Evaluation, expectations: tuple[Expectation, ...]) -> tuple[Checked, ...]:
    """Compare each expectation with the run as it is now."""
    return tuple(_check(ev, expectation) for expectation in expectations)


def _check(ev: Evaluation, expectation: Expectation) -> Checked:
    seen, ok = _SEE.get(expectation.kind, _flow)(ev, expectation)
    return Checked(expectation.text, seen, ok, expectation.place.line)


def _result(seen: Any, wanted: Any) -> tuple[str, bool]:
    shown = "[" + ", ".join(str(each) for each in seen) + "]" if isinstance(seen, tuple) else str(seen)
    return shown, seen == wanted


def _triggers(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    name = expectation.subject
    seen = ev.journal.placed.get(name, 0)
    if "/" not in name:
        seen += sum(count for label, count in ev.journal.placed.items() if label.startswith(f"{name}/"))
    return _result(seen, expectation.wanted)


def _waiting(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    return _result(tuple(item.label for item in ev.state.waiting), expectation.wanted)


def _resolved(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    return _result(tuple(ev.journal.resolved), expectation.wanted)


def _asked(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    return _result(sum(1 for d in ev.choices.decisions if d.question == expectation.subject), expectation.wanted)


def _asked_in_order(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    seen = tuple((d.player, d.question) for d in ev.choices.decisions)
    wanted = {question for _, question in expectation.wanted}
    relevant = tuple(each for each in seen if each[1] in wanted)
    return "; ".join(f"{player}: {question}" for player, question in seen), relevant == expectation.wanted


def _events(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    pattern, times = expectation.wanted
    view = Viewpoint(ev.state.turn_player, _no_source(ev), ev.state)
    return _result(count_occurrences(ev, pattern, ev.journal.events, view), times)


def _no_source(ev: Evaluation) -> GameObject:
    return next(iter(ev.state.objects.values()))


def _flow(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    """A word of the whole situation, from the turn or from what the game remembers."""
    kind = expectation.kind
    if kind == "state":
        states = ev.game.states_of(ev.state)
        return " ".join(sorted(states)), expectation.wanted in states
    if kind == "priority":
        return _result(ev.game.priority_of(ev.state) or "none", expectation.wanted)
    seen = (
        {
            "turn": ev.state.turn_player,
            "phase": ev.state.phase,
        }.get(kind)
        or getattr(ev.state.memory, kind, "")
        or "none"
    )
    return _result(seen, expectation.wanted)


def _player(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    player, aspect, wanted = expectation.subject, expectation.aspect, expectation.wanted
    if aspect in ev.game.vocabulary.board.numbers:
        return _result(number_of_player(ev, ev.state, player, aspect), wanted)
    if aspect.startswith("at "):
        place = aspect.removeprefix("at ")
        found = [o for o in ev.state.objects.values() if o.at == place and o.controller == player]
    else:
        found = _in_pile(ev, player, ev.game.vocabulary.board.piles[aspect])
    if isinstance(wanted, int):
        return _result(len(found), wanted)
    seen = tuple(sorted(o.handle for o in found))
    return _result(seen, tuple(sorted(wanted)))


def _in_pile(ev: Evaluation, player: str, pile: Pile) -> list[GameObject]:
    """The objects a pile's word means: of its zone, the player's, and of its types."""
    return [
        o
        for o in ev.state.in_zone(pile.zone)
        if o.stands_for is None
        and (o.controller if pile.controlled else o.owner) == player
        and (not pile.holds or set(pile.holds) & set(o.card.types))
        and not set(pile.without) & set(o.card.types)
    ]


def _number(ev: Evaluation, thing: GameObject, aspect: str) -> int | bool:
    """A number of an object, or whether it is in a state."""
    if aspect.startswith("is "):
        return has_status(ev, ev.state, thing, aspect.removeprefix("is "))
    return measure(ev, ev.state, thing, aspect)


def _staged(ev: Evaluation, thing: GameObject, aspect: str, wanted: tuple[str, ...]) -> tuple[str, bool]:
    """What stages have made of an object, and where each effect was applied to it."""
    traits, words = ev.derived.traits(ev.state, thing), ev.game.vocabulary
    if aspect.startswith("stage "):
        effect = aspect.removeprefix("stage ")
        parts = [each.part for each in traits.applied if each.part.effect.label == effect]
        return _result(tuple(f"{part.layer}.{part.sublayer}" for part in parts), wanted)
    what = aspect.removeprefix("has ")
    if what == "applied":
        return _result(tuple(each.part.effect.label for each in traits.applied), wanted)
    if what == "lacks":
        has = {*traits.stats, *traits.keywords}
        return _result(tuple(word for word in wanted if word not in has), wanted)
    supertypes = traits.tags & words.supertypes
    seen = {
        "called": {traits.name},
        "types": traits.types,
        words.board.domain_key: traits.domains,
        "supertypes": supertypes,
        "subtypes": traits.tags - supertypes,
    }.get(what, set())
    return _result(tuple(sorted(seen)), tuple(sorted(wanted)))


def _object(ev: Evaluation, expectation: Expectation) -> tuple[str, bool]:
    thing = ev.state.objects.get(expectation.subject)
    aspect, wanted = expectation.aspect, expectation.wanted
    if thing is None:
        return "no such object", False
    if aspect in ev.game.vocabulary.stats or counter_of(aspect) or aspect.startswith("is "):
        return _result(_number(ev, thing, aspect), wanted)
    if aspect.startswith(("has ", "stage ")):
        return _staged(ev, thing, aspect, wanted)
    if aspect == "zone":
        return thing.zone, ev.game.in_zone(thing.zone, wanted)
    if aspect == "keywords":
        seen = tuple(sorted(ev.derived.traits(ev.state, thing).keywords))
        return _result(seen, tuple(sorted(wanted)))
    seen_word = {
        "at": thing.at or ev.game.place_of(thing).partition(":")[0] or "nowhere",
        "controller": thing.controller or "none",
        "attached to": thing.host or "none",
    }[aspect]
    return _result(seen_word, wanted)


_SEE = {
    "triggers": _triggers,
    "waiting": _waiting,
    "resolved": _resolved,
    "asked": _asked,
    "asked in order": _asked_in_order,
    "events": _events,
    "player": _player,
    "object": _object,
}
