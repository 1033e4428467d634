"""Boards of Magic written in one line each: what the players have, what is done, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import Deadline
from rules_data.core.scenarios import Run, Without, deciding_rules
from tests.verdicts import Written

CREATURES = """
cards:
  Bear: {types: [creature], colors: [green], power: 2, toughness: 2}
  Wolf: {types: [creature], colors: [green], subtypes: [Wolf], power: 2, toughness: 2}
  Ogre: {types: [creature], colors: [red], subtypes: [Ogre], power: 3, toughness: 3}
  Giant: {types: [creature], power: 5, toughness: 5}
  Wall: {types: [creature], power: 0, toughness: 4, keywords: [defender]}
  Bird: {types: [creature], power: 1, toughness: 1, keywords: [flying]}
  Rock: {types: [artifact]}
  Bolt: {types: [instant], colors: [red], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Murder: {types: [instant], colors: [black], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Growth: {types: [instant], abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Wrath: {types: [sorcery], abilities: [{do: [{destroy: {all: {type: creature}}}]}]}
"""  # noqa: E501


@dataclass(frozen=True)
class Boards:
    """Creatures and spells that every test knows, and the cards of one module beside them."""

    cards: str = ""

    def played(
        self,
        when: str,
        then: str,
        *,
        ann: str = "",
        bob: str = "",
        cid: str | None = None,
        turn: str = "Ann",
        choices: str = "",
        given: str = "",
    ) -> str:
        """The body of a scenario; `choices` is `Ann targets: Bear; Bob may: yes`, asked in this order."""
        players = {"Ann": ann, "Bob": bob} | ({} if cid is None else {"Cid": cid})
        lines = ["given:", f"  turn: {{player: {turn}}}"]
        lines += [f"  {given}"] if given else []
        lines += [f"  {name}: {{{has}}}" for name, has in players.items()]
        lines += [f"when: [{when}]", "choices:" if choices else "choices: []"]
        lines += [self._choice(each.strip()) for each in choices.split(";") if each.strip()]
        return "\n".join([*lines, f"then: {{{then}}}", ""])

    def confirm(self, when: str, then: str, **board: str) -> Run:
        """Hold that this comes of it."""
        return self._written().confirm(self.played(when, then, **board))

    def holds(self, when: str, then: str, rule: str, **board: str) -> None:
        """Hold that this comes of it, and that this rule decides it: a step rests on it, or it comes out otherwise."""
        written = self._written()
        run = written.confirm(self.played(when, then, **board))
        cited = {each for step in run.trace for each in step.rules}
        if rule not in cited:
            scenario = written.read(self.played(when, then, **board))
            cited |= set(deciding_rules(Without(scenario, run.edition, Deadline(), usual=run)).numbers)
        assert rule in cited, f"{rule} decides nothing here; these do: {', '.join(sorted(cited))}"

    def run(self, when: str, then: str = "", **board: str) -> Run:
        return self._written().run(self.played(when, then, **board))

    def refused(self, when: str, rule: str = "", **board: str) -> None:
        """Hold that the last step is against the rules, and by which of them where that is said."""
        self.confirm(when, f'illegal: "{rule}"' if rule else "illegal: true", **board)

    def _written(self) -> Written:
        return Written("magic", ("2024-06-07",), CREATURES + self.cards)

    @staticmethod
    def _choice(said: str) -> str:
        player, rest = said.split(" ", 1)
        question, answer = rest.split(":", 1)
        return f"  - {{player: {player}, question: {question}, answer: {answer.strip()}}}"
