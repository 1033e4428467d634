"""Choices: each is a named question to a named player, with its legal answers; and how a run can stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations, islice, permutations
from typing import Protocol

from rules_data.core.abilities import Ability, whole_number

from .changing import record

MOST_CHOICES = 400
MOST_TO_ORDER = 5
_NONE_OF_IT = "=0"
MOST_LOOKED_AT = 10_000  # of the sets that could be chosen, where only some of them fit


@record
class Decision:
    """A question to one player. `legal` lists the answers, each a tuple of words (one word for most).

    `subject` is the ability or object it is about, `rules` what allows the choice. `also` tells whether an answer
    that is not listed is legal, where there are too many to list them all. `otherwise`: the answer where nobody gives
    one, since the choice changes nothing that can still be done; `is_seen`: it shows all the same, as what waits in an
    order does, and so is tried where every course of events is. `abilities`: those that words of the answers stand
    for, where these are no names.
    """

    player: str
    question: str
    legal: tuple[tuple[str, ...], ...]
    rules: tuple[str, ...]
    subject: str = ""
    any_order: bool = False
    also: Callable[[tuple[str, ...]], bool] | None = None
    otherwise: tuple[str, ...] | None = None
    is_seen: bool = False
    abilities: tuple[tuple[str, Ability], ...] = ()

    @property
    def has_more(self) -> bool:
        """Whether answers are legal that are not listed, since there are too many to list."""
        if self.also is None or not self.legal:
            return False
        first = self.legal[0]
        others = [(*first[place:], *first[:place]) for place in range(1, len(first))] + [(*first[1::-1], *first[2:])]
        unlisted = not self.any_order and any(each not in self.legal and self.also(each) for each in others)
        return unlisted or len(self.legal) >= MOST_CHOICES

    def accepts(self, answer: tuple[str, ...]) -> tuple[str, ...] | None:
        """The legal answer meant by `answer`, in whatever order when order does not matter.

        Whoever could be given a share and is given none of it need not be named, and may be.
        """
        shared = tuple(part for part in answer if not part.endswith(_NONE_OF_IT))
        found = self._as_it_is(answer)
        if found is not None or len(shared) == len(answer):
            return found
        could = {part.rpartition("=")[0] for legal in self.legal for part in legal}
        left_out = {part.removesuffix(_NONE_OF_IT) for part in answer if part.endswith(_NONE_OF_IT)}
        return self._as_it_is(shared) if left_out <= could else None

    def _as_it_is(self, answer: tuple[str, ...]) -> tuple[str, ...] | None:
        if answer in self.legal:
            return answer
        if self.any_order:
            wanted = sorted(answer)
            found = next((legal for legal in self.legal if sorted(legal) == wanted), None)
            if found is not None:
                return found
        return answer if self.also is not None and self.also(answer) else None


class Answers(Protocol):
    """Where the answers come from: a scenario's list, or an exploration of all of them."""

    def answer(self, decision: Decision) -> tuple[str, ...]:
        """One of the legal answers. Raises UnansweredChoice or IllegalAnswer."""

    def forced(self, decision: Decision) -> None:
        """Take note of a question that has one legal answer and is not asked."""


class UnableToRun(Exception):
    """The run cannot go on, and not because a rule forbids it."""


class UnansweredChoice(UnableToRun):
    """A player must choose and the scenario does not say what."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        about = f" for {decision.subject}" if decision.subject else ""
        super().__init__(
            f"{decision.player} must answer {decision.question!r}{about} and the example gives no answer; "
            f"legal answers: {list_answers(decision.legal)} (rule {', '.join(decision.rules)})."
        )


class IllegalAnswer(UnableToRun):
    """The scenario answers with something the rules do not allow."""

    def __init__(self, decision: Decision, answer: Sequence[str]) -> None:
        self.decision = decision
        super().__init__(
            f"{decision.player} may not answer {decision.question!r} with {', '.join(answer) or 'nothing'}; "
            f"legal answers: {list_answers(decision.legal)} (rule {', '.join(decision.rules)})."
        )


class OutOfBounds(UnableToRun):
    """The run repeats itself, or is longer than any example has reason to be."""


class NotSupported(UnableToRun):
    """The scenario is well formed but asks for something this evaluator does not carry out."""


class IllegalStep(Exception):
    """The rules forbid the step a scenario takes."""

    def __init__(self, reason: str, rules: tuple[str, ...]) -> None:
        self.reason, self.rules = reason, rules
        super().__init__(f"{reason} (rule {', '.join(rules)})")


Fits = Callable[[tuple[str, ...]], bool]


def subset_of(candidates: Sequence[str], least: int, most: int, fits: Fits | None = None) -> Fits:
    """Whether an answer is a set of so many of the candidates, and one that `fits` where that is asked as well."""
    known = set(candidates)

    def check(answer: tuple[str, ...]) -> bool:
        is_set = least <= len(answer) <= most and len(set(answer)) == len(answer) and set(answer) <= known
        return is_set and (fits is None or fits(answer))

    return check


def permutation_of(labels: Sequence[str]) -> Callable[[tuple[str, ...]], bool]:
    """Whether an answer is the labels in some order."""
    wanted = sorted(labels)
    return lambda answer: sorted(answer) == wanted


def orders_of(labels: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Every order of a handful of labels, as they stand first; of more, those with each of them first, and the reverse
    of each: `permutation_of` takes the others.
    """
    if len(labels) <= MOST_TO_ORDER:
        return tuple(dict.fromkeys(permutations(labels)))
    turned = [(*labels[place:], *labels[:place]) for place in range(len(labels))]
    return tuple(dict.fromkeys([*turned, *(order[::-1] for order in turned)]))


# How choosing none of what could be chosen is shown, and may be written.
NO_ANSWER = "nothing"


def list_answers(legal: Sequence[tuple[str, ...]]) -> str:
    """The answers in words, cut after twelve."""
    shown = [", ".join(answer) if answer else NO_ANSWER for answer in legal[:12]]
    more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
    return " | ".join(f"[{text}]" for text in shown) + more


def choices_of(handles: list[str], least: int, most: int, fits: Fits | None = None) -> tuple[tuple[str, ...], ...]:
    """Sets of at least `least` and at most `most` of the handles, those that fit; no more than MOST_CHOICES."""
    sizes = range(most, least - 1, -1)
    sets = chain.from_iterable(combinations(handles, size) for size in sizes)
    fitting = sets if fits is None else filter(fits, islice(sets, MOST_LOOKED_AT))
    return tuple(islice(fitting, MOST_CHOICES))


def divisions(amount: int, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Ways to divide so much among these so that each gets at least one, no more than MOST_CHOICES of them."""
    if not names or amount < len(names):
        return ()
    bars = islice(combinations(range(1, amount), len(names) - 1), MOST_CHOICES)
    ends = ((0, *each, amount) for each in bars)
    return tuple(tuple(sorted(f"{n}={e[i + 1] - e[i]}" for i, n in enumerate(names))) for e in ends)


def divides(amount: int, names: Sequence[str]) -> Callable[[tuple[str, ...]], bool]:
    """Whether an answer divides so much among these, each of which gets at least one."""

    def check(answer: tuple[str, ...]) -> bool:
        parts = [each.rpartition("=") for each in answer]
        if sorted(name for name, _, _ in parts) != sorted(names):
            return False
        numbers = [number for _, _, n in parts if (number := whole_number(n)) is not None]
        return len(numbers) == len(parts) and sum(numbers) == amount and all(number > 0 for number in numbers)

    return check
