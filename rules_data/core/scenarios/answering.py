"""The answers that a scenario gives to what its players are asked."""

from __future__ import annotations

from rules_data.core.evaluator import Decision, IllegalAnswer, NotSupported, UnansweredChoice

from .model import Choice


class ScriptedAnswers:
    """Answers from the scenario's list: each question takes the first answer that is meant for it.

    `rest` answers what the list does not: an exploration's path, or nothing. `sees_order`: somebody looks at what waits
    in which order, so that no such order is left to chance. `refused`: an answer is expected to be refused, also where
    there was only one thing to answer and another is said.
    """

    def __init__(
        self,
        choices: tuple[Choice, ...],
        rest: list[int] | None = None,
        *,
        forgiving: bool = False,
        sees_order: bool = False,
        refused: bool = False,
    ) -> None:
        self._all, self._left = choices, list(choices)
        self._path = rest
        self._forced: list[Decision] = []
        self._forgiving, self._sees_order, self._refused = forgiving, sees_order, refused
        self.taken: list[tuple[int, int]] = []

    def again(
        self, rest: list[int] | None = None, *, forgiving: bool = False, refused: bool = False
    ) -> ScriptedAnswers:
        """The same list as far as it has been used up, with something else to answer the rest."""
        sees = self._sees_order
        other = ScriptedAnswers(tuple(self._left), rest, forgiving=forgiving, sees_order=sees, refused=refused)
        other._forced = list(self._forced)
        return other

    def goes_on_like(self, other: ScriptedAnswers) -> bool:
        """Whether everything asked from here on is answered here as there."""
        return self._left == other._left and self.taken == other.taken and self._noted == other._noted

    @property
    def _noted(self) -> list[tuple[object, ...]]:
        return [(one.player, one.question, one.subject, one.legal) for one in self._forced]

    def answer(self, decision: Decision) -> tuple[str, ...]:
        for index, choice in enumerate(self._left):
            if not _is_for(choice, decision):
                continue
            if self._forgiving and decision.accepts(choice.answer) is None:
                continue
            del self._left[index]
            return choice.answer
        matters = decision.is_seen and (self._sees_order or self._path is not None)
        if decision.otherwise is not None and not matters:
            return decision.otherwise
        if self._path is None or not decision.legal:
            raise UnansweredChoice(decision)
        if decision.has_more and not self._forgiving:
            asked = f"{decision.player} has too many answers to {decision.question!r} to try them all"
            raise NotSupported(f"{asked}: give one under `choices`.")
        position = len(self.taken)
        index = self._path[position] if position < len(self._path) else 0
        self.taken.append((index, len(decision.legal)))
        return decision.legal[index]

    def forced(self, decision: Decision) -> None:
        """A question with one legal answer is not asked; an answer that says the same is no mistake.

        Raises IllegalAnswer for one that says something else, where an answer is expected to be refused.
        """
        meant = self.first_for(decision) if self._refused and not self._forgiving else None
        if meant is not None and decision.accepts(meant.answer) is None:
            raise IllegalAnswer(decision, meant.answer)
        self._forced.append(decision)

    def only_way(self, choice: Choice) -> Decision | None:
        """The first question with one legal answer that an answer could have been meant for."""
        return next((decision for decision in self._forced if _is_for(choice, decision)), None)

    def first_for(self, decision: Decision) -> Choice | None:
        """The first of the answers left over that is meant for a question, whatever it says."""
        return next((choice for choice in self._left if _is_for(choice, decision)), None)

    @property
    def unused_before_the_end(self) -> tuple[Choice, ...]:
        """The same without those that come after every answer that was given: for what was never done."""
        kept = {id(one) for one in self._left}
        used = [place for place, one in enumerate(self._all) if id(one) not in kept]
        behind = {id(one) for one in self._all[max(used, default=-1) + 1 :]}
        return tuple(one for one in self.unused if id(one) not in behind)

    @property
    def unused(self) -> tuple[Choice, ...]:
        """The answers that nothing asked for."""
        return tuple(c for c in self._left if not any(_answers(c, d) for d in self._forced))


def _is_for(choice: Choice, decision: Decision) -> bool:
    same = choice.player == decision.player and choice.question == decision.question
    return same and choice.subject in ("", decision.subject)


def _answers(choice: Choice, decision: Decision) -> bool:
    return _is_for(choice, decision) and decision.accepts(choice.answer) is not None
