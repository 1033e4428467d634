"""A scenario's text with something added or taken away: the parts that are not touched stay as they are written."""

from __future__ import annotations

from collections.abc import Mapping as Values
from typing import Any

import yaml

from rules_data.core.abilities import whole_number
from rules_data.core.evaluator import Decision

from .legal_position import Position
from .places import Mapping, plain, read_nodes
from .problems import UnableToReadScenario

WIDTH = 110
# The order in which a scenario's parts stand, for one that is not there yet.
_ORDER = (
    "example", "game", "title", "summary", "demonstrates", "editions", "cards", "given", "when", "choices",
    "explore", "then", "sometimes", "never", "twin",
)  # fmt: skip


def values_of(text: str | bytes) -> dict[str, Any]:
    """A scenario as plain values. Raises UnableToReadScenario for what is no YAML; {} for what is no mapping."""
    found = plain(read_nodes(text))
    return found if isinstance(found, dict) else {}


def with_step(text: str, step: Values[str, Any]) -> str:
    """The scenario with one more step at the end of its `when`."""
    steps = values_of(text).get("when")
    return with_part(text, "when", [*(steps if isinstance(steps, list) else []), dict(step)])


def with_answer(text: str, decision: Decision, answer: tuple[str, ...], edition: str = "") -> str:
    """The scenario with one more answer at the end of its `choices`, to the question that is open."""
    given = values_of(text).get("choices")
    said: dict[str, Any] = {"player": decision.player, "question": decision.question}
    if decision.subject:
        said["for"] = decision.subject
    said["answer"] = written_answer(answer)
    return with_part(text, "choices", [*(given if isinstance(given, list) else []), said])


def written_answer(answer: tuple[str, ...]) -> Any:
    """An answer as a scenario writes it: a word, a list, or amounts by name."""
    if answer and all("=" in word for word in answer):
        pairs = (word.rpartition("=") for word in answer)
        return {name: value if (number := whole_number(value)) is None else number for name, _, value in pairs}
    return answer[0] if len(answer) == 1 else list(answer)


def one_back(text: str, position: Position) -> str:
    """The scenario without what was done last: the last answer to its last step, or else that step.

    Answers that nobody asked for, and those to a step that goes, go as well.
    """
    values = values_of(text)
    steps, answers = values.get("when") or [], values.get("choices") or []
    if not isinstance(steps, list) or not isinstance(answers, list):
        return text
    last = len(steps) - 1
    given = [place for place, step in enumerate(position.answers[: len(answers)]) if step == last]
    if given:
        return _with_answers(text, [one for place, one in enumerate(answers) if place != given[-1]])
    kept = [
        one for place, one in enumerate(answers)
        if place >= len(position.answers) or position.answers[place] not in (None, last)
    ]  # fmt: skip
    return with_part(_with_answers(text, kept), "when", steps[:-1]) if steps else text


def up_to_step(text: str, position: Position, count: int) -> str:
    """The scenario with its first steps alone, and the answers given in them."""
    values = values_of(text)
    steps, answers = values.get("when") or [], values.get("choices") or []
    if not isinstance(steps, list) or not isinstance(answers, list):
        return text
    given_in = dict(enumerate(position.answers))
    kept = [
        one for place, one in enumerate(answers)
        if (step := given_in.get(place)) is not None and step < count
    ]  # fmt: skip
    return with_part(_with_answers(text, kept), "when", steps[:count])


def _with_answers(text: str, answers: list[Any]) -> str:
    """Without an empty list, unless there was one."""
    if answers or "choices" in values_of(text):
        return with_part(text, "choices", answers or None)
    return text


def with_part(text: str, key: str, value: Any) -> str:
    """The scenario with another value of one of its parts, in its place; None takes the part away.

    A scenario that is one bracket (JSON) is written anew; of any other the rest stays as it is, comments and all.
    Raises UnableToReadScenario for what has no parts.
    """
    root = read_nodes(text)
    if not isinstance(root, Mapping):
        raise UnableToReadScenario.at(root.place, "the parts of an example", "none", "Start with `example: name`.")
    if text.lstrip()[:1] == "{":
        values = {**plain(root), key: value}
        return written({name: one for name, one in values.items() if one is not None})
    lines = text.splitlines()
    starts = {name.text: name.place.line - 1 for name, _ in root.entries}
    part = written({key: value}).splitlines() if value is not None else []
    if key in starts:
        end = min((line for line in starts.values() if line > starts[key]), default=len(lines))
        while end > starts[key] + 1 and _is_between(lines[end - 1]):
            end -= 1
        lines[starts[key] : end] = part
    else:
        place = min((starts[name] for name in _after(key) if name in starts), default=len(lines))
        lines[place:place] = part
    return "\n".join(lines) + "\n"


def _is_between(line: str) -> bool:
    """Whether a line belongs to no part: it is empty, or a comment at the margin."""
    return not line.strip() or line.startswith("#")


def _after(key: str) -> tuple[str, ...]:
    return _ORDER[_ORDER.index(key) + 1 :] if key in _ORDER else ()


def written(values: Values[str, Any]) -> str:
    """Values as YAML: short lists and mappings on one line each."""
    return yaml.dump(
        dict(values), Dumper=_Dumper, default_flow_style=None, sort_keys=False, allow_unicode=True, width=WIDTH
    )


class _Dumper(yaml.SafeDumper):
    """Lists stand two spaces in, and nothing is an alias: the format has none."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def ignore_aliases(self, data: Any) -> bool:
        return True
