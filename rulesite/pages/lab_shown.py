"""What the page of the lab shows of a scenario: in words, with the rules as links, each button with what it sends."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _

from rules_data.core.evaluator import Decision
from rules_data.core.scenarios import LegalAction, LegalMoves, Position, RefusedAction, outcome_of
from rules_data.queries import GameView, RunView
from rules_data.queries.lab import LabTable

from .answers import Button, FoldedAnswers, folded
from .expectations import expected_words
from .runs import RuleReference, ShownStep, edition_of, references, shown_run
from .step_texts import question_words

# Buttons for the phases that come next; the others are a list to choose from.
MOST_PHASES = 3
MOST_ANSWERS = 120
MOST_SO_FAR = 8
# Steps that are not listed with what a player may do now, but in places of their own.
CONCEDE = "concede"
ELSEWHERE = ("advance to", CONCEDE)


@dataclass(frozen=True)
class Several:
    """Steps that are taken as one: each is ticked, and one button takes them."""

    key: str
    label: str
    picks: tuple[Button, ...]


@dataclass(frozen=True)
class Doable:
    """What one player, or nobody in particular (''), may do."""

    player: str
    buttons: tuple[Button, ...]
    several: tuple[Several, ...]


@dataclass(frozen=True)
class Refused:
    """What may not be done now, and why."""

    label: str
    reason: str
    rules: tuple[RuleReference, ...]


@dataclass(frozen=True)
class Asked:
    """The question that is open: to whom, what, on which rules, with its answers; `numbered`: abilities in words."""

    player: str
    words: str
    about: str
    rules: tuple[RuleReference, ...]
    answers: FoldedAnswers
    has_more: bool
    numbered: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Told:
    """A step with what came of it. `place` counts from 1; the first of all is the situation, 0."""

    place: int
    text: str
    steps: tuple[ShownStep, ...]
    is_refused: bool


def shown_table(game: GameView, table: LabTable) -> dict[str, Any]:
    """What the template needs of a scenario that was read."""
    position = table.position
    if position is None:
        return {}
    found = _references(game, table, position)
    shown = shown_run(game, _as_run(table, position))
    return {
        "document": shown["document"],
        "edition": shown["edition"],
        "asked": _asked(position, position.question, found) if position.question is not None else None,
        "doable": _doable(table.moves, found),
        "phases": _phases(table.moves),
        "conceding": _conceding(table.moves, found),
        "refused": tuple(_refused(one, found) for one in table.moves.refused),
        "told": _told(table, position, shown["steps"]),
        "expected": shown["expected"],
        "stage_tables": shown.get("stage_tables"),
        "so_far": _so_far(position) if table.told else (),
    }


def _so_far(position: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is different from the situation: what can be told in a few lines, and the rest."""
    lines = shown_ends(position)[bool(position.reason) :]
    return lines[:MOST_SO_FAR], lines[MOST_SO_FAR:]


def _as_run(table: LabTable, position: Position) -> RunView:
    return RunView(
        table.edition, "", position.reason, [one.to_json() for one in position.checked], table.whole_trace, {}, {},
        False, "", timezone.now(),
    )  # fmt: skip


def _references(game: GameView, table: LabTable, position: Position) -> dict[str, RuleReference]:
    numbers = {number for one in table.moves.actions for number in one.rules}
    numbers |= {number for one in table.moves.refused for number in one.rules}
    numbers |= set(position.question.rules) if position.question is not None else set()
    return references(*edition_of(game, table.edition), sorted(numbers))


def _told(table: LabTable, position: Position, steps: Iterable[ShownStep]) -> list[Told]:
    begins = [0, *position.first_of_step]
    ends = [*position.first_of_step, len(position.trace)]
    shown = list(steps)
    found = []
    for place, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        own = tuple(one for one in shown if begin <= one.place < end)
        text = table.told[place - 1] if place and place <= len(table.told) else ""
        found.append(Told(place, text, own, position.refused == place - 1 and bool(place)))
    return found


def _asked(position: Position, decision: Decision, found: Mapping[str, RuleReference]) -> Asked:
    answers = decision.legal[:MOST_ANSWERS]
    return Asked(
        decision.player,
        question_words(decision.question),
        decision.subject,
        tuple(found[number] for number in decision.rules),
        folded([(one, Button(", ".join(one) or _("none"), f"answer:{_json(list(one))}")) for one in answers]),
        len(decision.legal) > MOST_ANSWERS or decision.has_more,
        position.numbered_abilities,
    )


def _doable(moves: LegalMoves, found: Mapping[str, RuleReference]) -> list[Doable]:
    """By player: those of nobody last."""
    players = dict.fromkeys(one.player for one in moves.actions)
    order = sorted(players, key=lambda player: not player)
    return [one for player in order if (one := _of_player(player, moves, found)).buttons or one.several]


def _of_player(player: str, moves: LegalMoves, found: Mapping[str, RuleReference]) -> Doable:
    own = [one for one in moves.actions if one.player == player and one.word not in ELSEWHERE]
    groups: dict[str, list[LegalAction]] = {}
    for one in own:
        if one.together:
            groups.setdefault(_group(one), []).append(one)
    several = tuple(
        Several(key, _several_label(key), tuple(Button(_pick_label(one), _json(one.step)) for one in members))
        for key, members in groups.items()
    )
    # What is done with cards comes before what anybody can always do.
    alone = sorted((one for one in own if not one.together), key=lambda one: not one.objects)
    buttons = tuple(_button(one, found) for one in alone)
    return Doable(player, buttons, several)


def _phases(moves: LegalMoves) -> tuple[list[Button], list[Button]]:
    """The next phases as buttons, and the later ones."""
    every = [
        Button(_("Go to: %(phase)s") % {"phase": one.step[one.word]}, f"step:{_json(one.step)}")
        for one in moves.actions
        if one.word == "advance to"
    ]
    return every[:MOST_PHASES], every[MOST_PHASES:]


def _conceding(moves: LegalMoves, found: Mapping[str, RuleReference]) -> tuple[Button, ...]:
    """Who may give up, which is everybody at nearly any time: apart, so that it hides nothing else."""
    return tuple(
        Button(one.player, f"step:{_json(one.step)}", tuple(found[number] for number in one.rules))
        for one in moves.actions
        if one.word == CONCEDE
    )


def _group(action: LegalAction) -> str:
    beside = {key: value for key, value in action.step.items() if key != action.word}
    return f"{action.word}|{_json(beside)}" if beside else action.word


def _several_label(key: str) -> str:
    word, _bar, beside = key.partition("|")
    more = json.loads(beside) if beside else {}
    told = " ".join(f"{name} {value}" for name, value in more.items())
    return f"{_said(word)} {told}".strip()


def _pick_label(action: LegalAction) -> str:
    said = action.step[action.word]
    if isinstance(said, dict):
        return ", ".join(f"{one} → {other}" for one, other in said.items())
    return ", ".join(said) if isinstance(said, list) else str(said)


def _button(action: LegalAction, found: Mapping[str, RuleReference]) -> Button:
    note = _("asks for %(what)s") % {"what": question_words(action.asks)} if action.asks else ""
    rules = tuple(found[number] for number in action.rules)
    is_main = bool(action.objects) or action.word == "resolve"
    return Button(action_label(action), f"step:{_json(action.step)}", rules, note, is_main)


def _refused(action: RefusedAction, found: Mapping[str, RuleReference]) -> Refused:
    return Refused(action_label(action), action.reason, tuple(found[number] for number in action.rules))


def action_label(action: LegalAction | RefusedAction) -> str:
    """A step in the words of a button."""
    word, said = action.word, action.step[action.word]
    plain = _PLAIN.get((word, said if isinstance(said, str | int) else None))
    if plain is not None:
        return plain()
    if said in ({}, []):
        return _("%(word)s with nothing") % {"word": _said(word)}
    name = "" if said is True or (isinstance(said, str) and said == action.player) else _pick_label_of(said)
    told = (word, "by", "ability") if action.says else (word, "by")
    more = [f"{key}: {value}" if value is not True else key for key, value in action.step.items()
            if key not in told]  # fmt: skip
    if action.says:
        name = f"{name}: {action.says}"
    beside = f"({', '.join(map(str, more))})" if more else ""
    return " ".join(part for part in (_said(word), name, beside) if part)


def _pick_label_of(said: Any) -> str:
    if isinstance(said, dict):
        return ", ".join(f"{one} → {other}" for one, other in said.items())
    return ", ".join(map(str, said)) if isinstance(said, list) else str(said)


_PLAIN: Mapping[tuple[str, Any], Callable[[], str]] = {
    ("resolve", 1): lambda: _("Resolve the top item"),
    ("resolve", "all"): lambda: _("Resolve everything"),
    ("end turn", 1): lambda: _("End the turn"),
}


def _said(word: str) -> str:
    return word[:1].upper() + word[1:]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def shown_ends(position: Position) -> tuple[str, ...]:
    """What is seen where a course ends, a line each."""
    lines, game = [position.reason] if position.reason else [], position.scenario.game.slug
    players = position.now.state.players if position.now is not None else ()
    for name, seen in outcome_of(position).items():
        if name == "triggers":
            lines += [expected_words(f"triggers: {one} = {times}", game) for one, times in seen.items()]
        elif isinstance(seen, dict):
            kind = "player" if name in players else "object"
            lines += [expected_words(f"{kind}: {name} {what} = {value}", game) for what, value in seen.items()]
        elif seen:
            told = ", ".join(map(str, seen)) if isinstance(seen, list) else seen
            lines.append(expected_words(f"{name} = {told}", game))
    return tuple(lines) or (_("nothing has changed"),)
