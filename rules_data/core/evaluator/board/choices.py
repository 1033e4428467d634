"""Choices: asked of the one who answers for the players, checked, and recorded."""

from __future__ import annotations

from rules_data.core.evaluator.state import Answers, Decision, GameObject, IllegalAnswer, choices_of, subset_of

from .budget import Budget
from .journal import Journal


class Choices:
    """Where every question of a run is put. `decisions` are those that had more than one legal answer."""

    def __init__(
        self, answers: Answers, journal: Journal, budget: Budget, decisions: tuple[Decision, ...] = ()
    ) -> None:
        self._answers, self._journal, self._budget = answers, journal, budget
        self.decisions = list(decisions)
        self.open = 0  # how many questions had more than one answer, whoever gave it

    def choose(self, decision: Decision) -> tuple[str, ...]:
        """The answer to a question; one with a single legal answer is not asked. Raises IllegalAnswer."""
        self._budget.spend(1)
        if len(decision.legal) == 1 and not decision.has_more:
            self._answers.forced(decision)
            return decision.legal[0]
        self.open += 1
        given = self._answers.answer(decision)
        accepted = decision.accepts(given)
        if accepted is None:
            raise IllegalAnswer(decision, given)
        if accepted == decision.otherwise:
            return accepted
        self.decisions.append(decision)
        text = f"{decision.player} answers {decision.question!r}: {', '.join(accepted) or 'nothing'}"
        objects = (decision.subject,) if decision.subject else ()
        self._journal.record(
            "choice",
            text,
            decision.rules,
            objects=objects,
            players=(decision.player,),
            detail={"question": decision.question, "answer": list(accepted)},
        )
        return accepted

    def choose_from(
        self, player: str, question: str, things: list[GameObject], count: int, label: str, rules: tuple[str, ...]
    ) -> list[GameObject]:
        """So many of the objects, as the player chooses."""
        handles = [thing.handle for thing in things]
        answers, also = choices_of(handles, count, count), subset_of(handles, count, count)
        chosen = self.choose(Decision(player, question, answers, rules, label, any_order=True, also=also))
        return [thing for thing in things if thing.handle in chosen]
