"""Decisions on an edition's rows: what holds where a rule that a row rests on reads differently than before.

A file of them is a list in YAML, one entry a row (`row:`), a step of the game's procedure (`step:`) or a rule by which
kinds of texts are told apart (`recognition:`, with its number in the edition before):

    - row: others-may-respond
      says: still holds
      because: The rule names the player who has priority instead of the next one; who may respond is the same.

`says` is one of: still holds, answers otherwise (with `answer`), no longer exists, cites other rules (with `rules`).

Rules that are new in the edition are recorded beside them, one or several at a time, each with what stands under it:

    - new: ["702.174", "702.175"]
      says: not modelled
      because: The evaluator does not know these keywords.

Of them `says` is: decides nothing here, or not modelled. A rule on which a row rests needs no entry.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules_data.core.evaluator import Row, RowDecision, Says
from rules_data.core.tree import NotARuleNumber, RuleNumber

from .fields import Fields, Reading, as_items, read_text, read_texts, read_word
from .following import RECOGNITION
from .new_rules import NEW_RULE, NewRules
from .places import Node, Scalar, read_nodes
from .played import PlayedGame
from .problems import UnableToReadScenario
from .read_abilities import open_reading

LONGEST_REASON = 500
OF_NEW_RULES = (Says.DECIDES_NOTHING, Says.NOT_MODELLED)


def read_decisions(source: str, game: PlayedGame, rules: NewRules | None = None) -> Mapping[str, RowDecision]:
    """The decisions of a file by the name of what they decide, which is how `follow_edition` takes them.

    `rules` says which rules of the edition are new; without it, what is recorded of new rules is taken as it stands.
    Raises UnableToReadScenario with the place of every fault: a row that the game does not have, an answer that its
    question does not know, a decision without a reason or on something that has one already, a rule that is not new.
    """
    reading = open_reading(game.table.vocabulary)
    found: dict[str, RowDecision] = {}
    known = {row.name: row for row in game.table.rows}
    for node in as_items(read_nodes(source)):
        for name, decision in _read(reading, node, game, known, rules):
            if name in found:
                reading.report(node, "one decision on each", f"a second one on {name}", "Take one of them away.")
            found[name] = decision
    if reading.problems:
        raise UnableToReadScenario(reading.problems)
    return found


def _read(
    reading: Reading, node: Node, game: PlayedGame, rows: Mapping[str, Row], new: NewRules | None
) -> list[tuple[str, RowDecision]]:
    fields = Fields(reading, node, "a decision")
    names = _new_rules(reading, fields, game, new) if "new" in fields else [_subject(reading, fields, game, rows)]
    name = names[0] if names else NEW_RULE
    says = read_word(reading, fields.need("says"), "what was decided", _can_be_said(name, rows))
    because = read_text(reading, fields.need("because", "Say in a sentence why."), "a sentence")
    if len(because) > LONGEST_REASON:
        reading.report(node, f"at most {LONGEST_REASON} characters", f"{len(because)}", "Say it shorter.")
    answer = ""
    rules: tuple[str, ...] = ()
    if says == Says.ANSWERS_OTHERWISE:
        answer = _answer(reading, fields.need("answer", "Say what the row answers now."), rows.get(name))
    if says == Says.CITES_OTHER_RULES:
        fields.need("rules", "Name the rules it rests on now.")
    if says not in (Says.NO_LONGER_EXISTS, "") and not name.startswith((RECOGNITION, NEW_RULE)):
        rules = _rules(reading, fields.take("rules"), game)
    fields.finish()
    return [(one, RowDecision(Says(says), because, answer, rules)) for one in names if one and says]


def _new_rules(reading: Reading, fields: Fields, game: PlayedGame, new: NewRules | None) -> list[str]:
    """What is recorded of each rule by itself; one that is not new there has nothing to be recorded."""
    listed = fields.need("new", "Name the rules that are new.")
    numbers = _rules(reading, listed, game)
    for item, number in zip(as_items(listed), numbers, strict=True):
        fault = new.fault(number) if new is not None else ""
        if fault:
            reading.report(item, "a rule that is new in this edition", fault, "Take it out of the list.")
    if listed is not None and not numbers:
        reading.wrong_shape(listed, "the numbers of new rules")
    return [NEW_RULE + number for number in numbers]


def _can_be_said(name: str, rows: Collection[str]) -> list[str]:
    """A step of the procedure is always taken, and a text is told apart by a rule's words: there is less to decide."""
    if name.startswith(NEW_RULE):
        return [one.value for one in OF_NEW_RULES]
    if name.startswith(RECOGNITION):
        return [Says.STILL_HOLDS.value]
    if name not in rows:
        return [Says.STILL_HOLDS.value, Says.CITES_OTHER_RULES.value]
    return [one.value for one in Says if one not in OF_NEW_RULES]


def _subject(reading: Reading, fields: Fields, game: PlayedGame, rows: Collection[str]) -> str:
    """What is decided, where it is no new rule: exactly one of row, step and recognition."""
    if "row" in fields:
        return read_word(reading, fields.take("row"), "a row of the game", rows)
    if "step" in fields:
        return read_word(reading, fields.take("step"), "a step of the procedure", game.table.procedures)
    number = fields.need("recognition", "Name a `row`, a `step`, or a rule behind `recognition`.")
    return "".join((RECOGNITION, *_rules(reading, number, game))) if number is not None else ""


def _answer(reading: Reading, node: Node | None, row: Row | None) -> str:
    if row is None or node is None:
        return ""
    others = [each for each in row.question.answers if each != row.answer]
    return read_word(reading, node, f"an answer to “{row.question.asks}”", others)


def _rules(reading: Reading, node: Node | None, game: PlayedGame) -> tuple[str, ...]:
    numbers = read_texts(reading, node, "a rule's number")
    for item, number in zip(as_items(node), numbers, strict=True):
        if isinstance(item, Scalar) and not _is_number(number, game):
            reading.report(item, f"a number such as {game.scheme.example}", repr(number), "Write it as it is printed.")
    return numbers


def _is_number(text: str, game: PlayedGame) -> bool:
    try:
        RuleNumber.parse(text, game.scheme)
    except NotARuleNumber:
        return False
    return True
