"""The steps worth trying in a state: what a game's steps are written with, filled with everything there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import Ability
from rules_data.core.evaluator import (
    Board,
    Evaluation,
    GameObject,
    IllegalStep,
    Said,
    StepForm,
    UnableToRun,
    activated_abilities,
)

_TURN_ENDS = "end turn"
_AS = "as"
# Written by a scenario's author, and nothing that a player does.
_NOT_PLAYED = frozenset(("at once", "check", "instruct"))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A step to try: as it is written, and as the game is handed it.

    `together`: it may be taken with others of its kind at once. `is_likely`: somebody would want to know why not.
    `ability`: the one that a number in the step stands for. `base`: the run from which it is tried, if that is further
    than the present. `is_sure`: it has been seen to go. `otherwise`: what more can be said with it, which is tried
    where it is refused without.
    """

    word: str
    step: Mapping[str, Any]
    arguments: Mapping[str, Any]
    player: str = ""
    objects: tuple[str, ...] = ()
    together: bool = False
    is_likely: bool = False
    base: Evaluation | None = None
    is_sure: bool = False
    otherwise: tuple[Candidate, ...] = ()
    ability: Ability | None = None


def candidates_of(ev: Evaluation) -> Iterator[Candidate]:
    """Every step worth trying now: with cards first, then with nobody's, at last what lets time go on."""
    forms = ev.game.vocabulary.steps
    for said in (Said.OBJECT, Said.OBJECTS, Said.PAIRS, Said.SETS, Said.PLAYER, Said.TIMES, Said.DONE, Said.PHASE):
        for word, form in forms.items():
            if form.main is said and word not in _NOT_PLAYED:
                yield from _OF[said](ev, word, form)


def _with_an_object(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    for thing in _things(ev):
        if "ability" in form.keys:
            yield from _uses(ev, word, thing)
        elif thing.zone not in ev.game.board_zones and thing.zone != ev.game.waiting_zone and thing.owner:
            for beside in _beside(ev, form):
                step = {word: thing.handle, "by": thing.owner, **beside}
                arguments = {"object": thing.handle, "by": thing.owner, **beside}
                likely = thing.zone == ev.game.zones.hand
                more = tuple(
                    Candidate(word, {**step, **said}, {**arguments, **said}, thing.owner, (thing.handle,))
                    for said in (*_optional(ev, form), *_in_other_ways(ev, form, thing))
                )
                yield Candidate(word, step, arguments, thing.owner, (thing.handle,), is_likely=likely, otherwise=more)


def _uses(ev: Evaluation, word: str, thing: GameObject) -> Iterator[Candidate]:
    """The activated abilities of an object, each once: by its name where it has one, else by its number."""
    player = thing.player
    usable = activated_abilities(ev, thing)
    unnamed = {one: str(number) for number, one in reversed([*enumerate(usable, 1)]) if not one.name}
    names = dict.fromkeys(one.name or (unnamed[one] if len(unnamed) > 1 else "") for one in usable)
    # Nobody wonders why a card in a deck cannot be used.
    decks = {pile.zone for pile in ev.game.vocabulary.board.piles.values() if pile.unsaid > 1}
    called = {number: one for one, number in unnamed.items()}
    for name in names:
        more = {"ability": name} if name else {}
        step = {word: thing.handle, "by": player, **more}
        arguments = {"object": thing.handle, "by": player, **more}
        likely = thing.zone not in decks
        yield Candidate(
            word, step, arguments, player, (thing.handle,), is_likely=likely, ability=called.get(name)
        )  # fmt: skip


def _beside(ev: Evaluation, form: StepForm) -> Iterator[dict[str, str]]:
    """What has to stand beside a word: a place; nothing for most. What may be left out is asked as a question."""
    needed = [key for key in form.keys if key in form.needed]
    if not needed:
        yield {}
    for key in needed:
        for place in _places(ev):
            yield {key: place}


def _optional(ev: Evaluation, form: StepForm) -> Iterator[dict[str, Any]]:
    """What may stand beside a word: a place, or that it is done in another way. Objects are asked for."""
    for key, said in form.keys.items():
        if key in form.needed:
            continue
        if said is Said.PLACE:
            yield from ({key: place} for place in _places(ev))
        elif said is Said.DONE:
            yield {key: True}


def _in_other_ways(ev: Evaluation, form: StepForm, thing: GameObject) -> Iterator[dict[str, Any]]:
    """As what else a card may be played: as one of its forms, or face down."""
    if form.keys.get(_AS) is Said.NAME:
        yield from ({_AS: name} for name in ev.game.names_to_play(ev, thing))


def _places(ev: Evaluation) -> Iterator[str]:
    board = ev.game.vocabulary.board
    if board.home:
        yield board.home
    zones = {shared.zone for shared in board.places.values()}
    yield from (thing.handle for thing in ev.state.objects.values() if thing.zone in zones)


def _with_objects(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    places = list(_beside(ev, form))
    for player in ev.state.players if "by" in form.keys else ():
        yield Candidate(word, {word: [], "by": player}, {"objects": (), "by": player}, player)
    for thing in _things(ev):
        for beside in places:
            step = {word: [thing.handle], **beside}
            arguments = {"objects": (thing.handle,), **beside}
            player = thing.player
            yield Candidate(word, step, arguments, player, (thing.handle,), together=True)


def _with_pairs(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    """Who is set against whom. Where not even nobody can be, it is not the time for it."""
    if not _is_allowed(ev, word, {"pairs": {}}):
        return
    yield Candidate(word, {word: {}}, {"pairs": {}})
    things = [one for one in _things(ev) if one.zone in ev.game.board_zones]
    base = _declaring(ev, word, form, things)
    for thing in things:
        for target in (*ev.state.players, *(one.handle for one in things)):
            other = ev.state.objects.get(target)
            if target == thing.controller or (other is not None and other.controller == thing.controller):
                continue
            pair, objects = {thing.handle: target}, (thing.handle, target)
            said = {"pairs": _set_against(form, thing.handle, target)}
            yield Candidate(word, {word: pair}, said, thing.controller, objects, together=True, base=base)


def _set_against(form: StepForm, handle: str, target: str) -> dict[str, Any]:
    """One object set against one other, as a game is handed that."""
    return {handle: (target,) if form.main is Said.SETS else target}


def _declaring(ev: Evaluation, word: str, form: StepForm, things: list[GameObject]) -> Evaluation:
    """The moment at which pairs are declared: the turn may have to go on to it, and does so once for all of them.

    Nothing can be set against itself. Where the evaluator refuses that, it has gone on to where it looks at pairs.
    """
    if not things:
        return ev
    branch = ev.branch(_First())
    try:
        branch.act(word, {"pairs": _set_against(form, things[0].handle, things[0].handle)})
    except IllegalStep:
        return branch
    except UnableToRun:
        return ev
    return ev


def _is_allowed(ev: Evaluation, word: str, arguments: Mapping[str, Any]) -> bool:
    try:
        ev.branch(_First()).act(word, arguments)
    except (IllegalStep, UnableToRun):
        return False
    return True


class _First:
    """Gives the first legal answer to everything."""

    def answer(self, decision: Any) -> Any:
        return decision.legal[0]

    def forced(self, decision: Any) -> None:
        """A question with one legal answer is not asked."""


def _by_a_player(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    for player in ev.state.players:
        yield Candidate(word, {word: player}, {"player": player}, player)


def _so_often(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    if ev.state.waiting:
        yield Candidate(word, {word: 1}, {"times": 1})
    if len(ev.state.waiting) > 1:
        yield Candidate(word, {word: "all"}, {"times": "all"})


def _by_itself(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    if word != _TURN_ENDS:  # seen beside the phases
        yield Candidate(word, {word: True}, {word: True})


def _to_a_phase(ev: Evaluation, word: str, form: StepForm) -> Iterator[Candidate]:
    """The phases and steps that come, nearest first: those a turn goes through that is let go on to its end."""
    branch = ev.branch(_First())
    branch.board = noting = _NotingBoard(ev, branch)
    # As far as it goes is seen to go.
    with suppress(IllegalStep, UnableToRun):
        branch.act(_TURN_ENDS, {_TURN_ENDS: True})
        yield Candidate(_TURN_ENDS, {_TURN_ENDS: True}, {_TURN_ENDS: True}, is_sure=True)
    for place, phase in enumerate(noting.phases):
        yield Candidate(word, {word: phase}, {"phase": phase}, is_sure=place > 0)


class _NotingBoard(Board):
    """A board that notes the phases that begin, and the steps within them."""

    def __init__(self, ev: Evaluation, shown: Evaluation) -> None:
        super().__init__(ev.state, shown)
        self._number = ev.board._number
        self._known, self._states_of = ev.game.vocabulary.phases, ev.game.states_of
        self.phases: dict[str, None] = {}

    def begin_phase(self, phase: str) -> None:
        super().begin_phase(phase)
        self.phases |= dict.fromkeys((phase,) if phase in self._known else ())

    def remember(self, **fields: Any) -> None:
        before = self._states_of(self.state)
        super().remember(**fields)
        self.phases |= dict.fromkeys(sorted((self._states_of(self.state) - before) & self._known))


def _things(ev: Evaluation) -> list[GameObject]:
    """The objects of the present, without players who are objects as well."""
    players = set(ev.state.players)
    return [one for handle, one in ev.state.objects.items() if handle not in players]


_OF = {
    Said.OBJECT: _with_an_object,
    Said.OBJECTS: _with_objects,
    Said.PAIRS: _with_pairs,
    Said.SETS: _with_pairs,
    Said.PLAYER: _by_a_player,
    Said.TIMES: _so_often,
    Said.DONE: _by_itself,
    Said.PHASE: _to_a_phase,
}
