"""The legal answers of a question as buttons. Orders and choices of several are folded, or they would fill a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from .runs import RuleReference

# So many stand side by side on a phone without anything to be opened.
MOST_OPEN = 8


@dataclass(frozen=True)
class Button:
    """Something to press: what it says, what it sends, and the rules it rests on."""

    label: str
    value: str
    rules: tuple[RuleReference, ...] = ()
    note: str = ""
    is_main: bool = False


@dataclass(frozen=True)
class FoldedAnswers:
    """Buttons to press at once, and behind what the others have in common those that are folded."""

    label: str
    buttons: tuple[Button, ...]
    folds: tuple[FoldedAnswers, ...] = ()


Answer = tuple[Sequence[str], Button]


def folded(answers: Sequence[Answer], label: str = "", depth: int = 0) -> FoldedAnswers:
    """The answers as they stand, or by their first word (then by the next) where they are too many for a screen."""
    if len(answers) <= MOST_OPEN or all(len(words) < 2 for words, _button in answers):
        return FoldedAnswers(label, tuple(button for _words, button in answers))
    is_order = _is_order(answers)
    beginning: dict[str, list[Answer]] = {}
    open_ones: list[Button] = []
    for words, button in answers:
        if len(words) > depth:
            beginning.setdefault(words[depth], []).append((words, button))
        else:
            open_ones.append(button)
    folds = []
    for word, own in beginning.items():
        if len(own) == 1:
            open_ones.append(own[0][1])
        else:
            folds.append(folded(own, _label(word, depth, is_order), depth + 1))
    return FoldedAnswers(label, tuple(open_ones), tuple(folds))


def _is_order(answers: Sequence[Answer]) -> bool:
    """Whether all say the same in different orders."""
    return len({tuple(sorted(words)) for words, _button in answers}) == 1


def _label(word: str, depth: int, is_order: bool) -> str:
    if not is_order:
        return _("With %(name)s") % {"name": word}
    return (_("%(name)s next") if depth else _("%(name)s first")) % {"name": word}
