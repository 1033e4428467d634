"""Recognise what kind of ability a Riftbound text is, and its parts, by what the Core Rules say.

Core Rules v1.2, 361 to 383, and v1.3, 364 to 390.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from . import recognise_clauses as clauses
from . import recognise_decisions as decisions
from .model import AbilityKind
from .recognise_decisions import Decision
from .recognise_reading import Reading, Sentence, read_ability

LONGEST_TEXT = 2_000


class UnableToRecognise(ValueError):
    """The text is empty or too long, or the edition's rules on recognising abilities are not known."""


@dataclass(frozen=True, slots=True)
class Recognition:
    """What an ability's text is.

    `parts` are its pieces as printed: condition, effect, cost, ordinal, limit, "conditional statement",
    "optional", event (what a replacement replaces), statement. `marks` tell more than the kind: reflexive,
    delayed, conditional, replacement (inside another ability), keyword, "conquer effect" and the like.
    `rules` are the numbers, in the edition, of the rules that decided, and `reasons` what each of them saw.
    """

    kind: AbilityKind
    parts: Mapping[str, str] = field(default_factory=dict)
    marks: frozenset[str] = frozenset()
    rules: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def recognise(text: str, edition: str, *, without: frozenset[str] = frozenset()) -> Recognition:
    """What kind of ability a text is under an edition ("v1.2" or "v1.3").

    `without` are rules that are left out, by number or by name: the ability is then recognised by those that
    remain, and is plain instructions where none applies. Raises UnableToRecognise.
    """
    if edition not in decisions.EDITIONS:
        raise UnableToRecognise(
            f"Abilities are recognised under the Core Rules {' and '.join(decisions.EDITIONS)}, not {edition!r}."
        )
    if not text.strip() or len(text) > LONGEST_TEXT:
        raise UnableToRecognise(f"Give one ability's text, of 1 to {LONGEST_TEXT:,} characters.")
    without_reminder = decisions.REMINDER_TEXT.holds(edition, without)
    reading = read_ability(text, keep_reminder=not without_reminder)
    return _Recognising(reading, edition, without).recognition()


class _Recognising:
    """Applies the decisions in turn and keeps which ones decided."""

    def __init__(self, reading: Reading, edition: str, without: frozenset[str]) -> None:
        self.reading = reading
        self.edition = edition
        self.without = without
        self.parts: dict[str, str] = {}
        self.marks: set[str] = set()
        self.rules: list[str] = []
        self.reasons: list[str] = []

    def recognition(self) -> Recognition:
        kind = self._by_keyword() or self._activated() or self._by_sentence() or self._passive()
        if kind is None:
            kind = AbilityKind.INSTRUCTIONS
            self.reasons.append("nothing in it marks an ability: it tells players what to do")
        self._reflexive_mark()
        if self.reading.had_reminder:
            self._decided(decisions.REMINDER_TEXT, "its reminder text in brackets is left out")
        return Recognition(
            kind, self.parts, frozenset(self.marks), tuple(dict.fromkeys(self.rules)), tuple(self.reasons)
        )

    def _holds(self, decision: Decision) -> bool:
        return decision.holds(self.edition, self.without)

    def _decided(self, decision: Decision, reason: str, *marks: str, **parts: str) -> None:
        self.rules += decision.rules(self.edition)
        self.reasons.append(reason)
        self.marks |= set(marks)
        self.parts |= {name.replace("_", " "): part for name, part in parts.items() if part}

    # --- the kind -------------------------------------------------------------------------------------------

    def _by_keyword(self) -> AbilityKind | None:
        """A keyword alone is short for an ability; Deathknell before a text makes it a trigger."""
        for name in (self.reading.keyword, *self.reading.prefixes):
            for kind, keywords in decisions.KEYWORDS_OF_KIND.items():
                decision = keywords.get(name or "")
                alone = name == self.reading.keyword
                if decision is None or not self._holds(decision) or not (alone or kind == "triggered"):
                    continue
                self._decided(decision, f"{name} is short for an ability of this kind", "keyword")
                if alone:
                    self.parts |= {"cost": self.reading.keyword_cost} if self.reading.keyword_cost else {}
                else:
                    self._instructions(self.reading.body.text)
                return AbilityKind(kind)
        return None

    def _activated(self) -> AbilityKind | None:
        found = clauses.cost_and_effect(self.reading.body) if self._holds(decisions.ACTIVATED) else None
        if found is None:
            return None
        cost, effect = found
        self._decided(
            decisions.ACTIVATED, "a cost stands before a colon and an effect behind it", cost=cost, effect=effect
        )
        self._dependent_keywords()
        self._delayed_mark(effect)
        return AbilityKind.ACTIVATED

    def _by_sentence(self) -> AbilityKind | None:
        """Replacement or trigger: whichever the first sentence that is one of them says."""
        for place, sentence in enumerate(self.reading.sentences):
            rest = " ".join(other.text for other in self.reading.sentences[place + 1 :])
            before = " ".join(other.text for other in self.reading.sentences[:place])
            kind = self._replacement(sentence) or self._triggered(sentence, before, rest) or self._reflexive(sentence)
            if kind is not None:
                self._dependent_keywords()
                return kind
        return None

    def _replacement(self, sentence: Sentence) -> AbilityKind | None:
        if self._holds(decisions.REPLACEMENT) and clauses.says_instead(sentence):
            decision, word = decisions.REPLACEMENT, "instead"
        elif self._holds(decisions.REPLACEMENT_WOULD) and clauses.says_would(sentence):
            decision, word = decisions.REPLACEMENT_WOULD, "would"
        else:
            return None
        event, effect = clauses.replacement_clauses(sentence)
        self._decided(decision, f'the word "{word}" changes how something happens', event=event, effect=effect)
        limit = clauses.limit_in(sentence.masked)
        if limit and self._holds(decisions.REPLACEMENT_LIMIT):
            self._decided(decisions.REPLACEMENT_LIMIT, f"it applies {limit}", limit=limit)
        if self._holds(decisions.DELAYED_REPLACEMENT) and clauses.is_for_one_time(_within_turn(event)):
            self._decided(decisions.DELAYED_REPLACEMENT, "it waits for one event within a time", "delayed")
        return AbilityKind.REPLACEMENT

    def _triggered(self, sentence: Sentence, before: str, rest: str) -> AbilityKind | None:
        found = clauses.trigger_clauses(sentence, rest)
        if found is None:
            return None
        decision = decisions.TRIGGERED if found.at_beginning else decisions.TRIGGERED_ANYWHERE
        for_one_time = clauses.is_for_one_time(sentence.masked[: -len(found.effect) or None] + " " + found.condition)
        if not self._holds(decision) or (found.ordinal is None and _only_next_time(sentence)):
            decision = decisions.DELAYED_TRIGGER
            if not for_one_time or not self._holds(decision):
                return None
        self._decided(decision, f'a trigger condition: "{found.condition}"')
        if decision is decisions.DELAYED_TRIGGER:
            self.marks.add("delayed")
        elif for_one_time and _is_this_turn(found.condition) and self._holds(decisions.DELAYED_TRIGGER):
            self._decided(decisions.DELAYED_TRIGGER, "it triggers within one time only", "delayed")
        self._trigger_parts(found, before)
        return AbilityKind.TRIGGERED

    def _reflexive(self, sentence: Sentence) -> AbilityKind | None:
        if not (self._holds(decisions.REFLEXIVE) and clauses.is_reflexive(sentence.masked)):
            return None
        self._decided(decisions.REFLEXIVE, '"do this" makes a new ability of what follows', "reflexive")
        condition = clauses.leading_if(sentence.text)
        self.parts |= {"condition": condition[0]} if condition else {}
        self.parts["effect"] = sentence.text.split(":", 1)[1].strip().rstrip(".")
        return AbilityKind.TRIGGERED

    def _limits_its_playing(self) -> bool:
        said = any(clauses.limits_its_playing(sentence.text) for sentence in self.reading.sentences[:1])
        return said and self._holds(decisions.PLAYING_LIMITED)

    def _passive(self) -> AbilityKind | None:
        if self._limits_its_playing():
            limit = self.reading.sentences[0].text.rstrip(".!")
            self._decided(decisions.PLAYING_LIMITED, "it says when its own card may be played", statement=limit)
            return AbilityKind.PASSIVE
        statement = next((one for one in self.reading.sentences if clauses.is_statement(one.text)), None)
        if statement is None or statement is not self.reading.sentences[0] or not self._holds(decisions.PASSIVE):
            return None
        self._decided(decisions.PASSIVE, "it states a fact")
        text = statement.text.rstrip(".!")
        found = clauses.leading_if(text) or clauses.trailing_if(text)
        if found and self._holds(decisions.CONDITIONAL_PASSIVE):
            reason = "the statement holds only if something is so"
            self._decided(decisions.CONDITIONAL_PASSIVE, reason, "conditional", condition=found[0], statement=found[1])
        else:
            self.parts["statement"] = text
        main = found[1] if found else text
        if self._holds(decisions.DELAYED_PASSIVE) and clauses.is_for_one_time(main):
            self._decided(decisions.DELAYED_PASSIVE, "it is a fact for one time only", "delayed")
        self._dependent_keywords()
        return AbilityKind.PASSIVE

    # --- the parts ------------------------------------------------------------------------------------------

    def _trigger_parts(self, found: clauses.TriggerClauses, before: str) -> None:
        limit = clauses.limit_in(f"{found.before} {found.effect}")
        if limit and self._holds(decisions.LIMIT):
            self._decided(decisions.LIMIT, f"it triggers {limit}", limit=limit)
        if found.ordinal:
            self.parts["ordinal"] = found.ordinal
        if self._holds(decisions.CONDITION):
            self._decided(decisions.CONDITION, "the condition is what follows the when", condition=found.condition)
            self._category(found.condition)
        effect = found.effect or before.rstrip(".")
        if self._holds(decisions.EFFECT) and effect:
            self._decided(decisions.EFFECT, "the effect is the instruction behind the condition")
            self._instructions(effect)

    def _instructions(self, effect: str) -> None:
        """What can stand before the instructions of a triggered ability: "if", "you may", and a cost."""
        statement = clauses.leading_if(effect)
        if statement and self._holds(decisions.CONDITIONAL_STATEMENT):
            reason = "a conditional statement follows the condition"
            self._decided(decisions.CONDITIONAL_STATEMENT, reason, conditional_statement=statement[0])
            effect = statement[1]
        self.parts["effect"] = effect.rstrip(".")
        chosen = clauses.without_you_may(effect)
        if chosen is not None and self._holds(decisions.OPTIONAL):
            self._decided(decisions.OPTIONAL, '"you may" is the first part of the effect', "optional")
        cost = clauses.cost_within(chosen if chosen is not None else effect)
        if cost and self._holds(decisions.COST_WITHIN):
            reason = "a cost stands within the instructions"
            self._decided(decisions.COST_WITHIN, reason, cost=cost[0], instructions=cost[1])
        self._replacement_mark(effect)
        self._delayed_mark(effect)

    def _delayed_mark(self, effect: str) -> None:
        if self._holds(decisions.DELAYED_TRIGGER) and clauses.waits_for_a_time(effect):
            self._decided(decisions.DELAYED_TRIGGER, "its effect waits for a time", "delayed")

    def _replacement_mark(self, effect: str) -> None:
        inside = Sentence(effect, effect)
        if self._holds(decisions.REPLACEMENT) and clauses.says_instead(inside):
            self._decided(decisions.REPLACEMENT, 'the word "instead" stands within the effect', "replacement")

    def _reflexive_mark(self) -> None:
        said = clauses.is_reflexive(self.reading.body.masked)
        if said and "reflexive" not in self.marks and self._holds(decisions.REFLEXIVE):
            self._decided(decisions.REFLEXIVE, '"do this" makes a new ability of what follows', "reflexive")

    def _dependent_keywords(self) -> None:
        for name in self.reading.prefixes:
            decision = decisions.DEPENDENT_KEYWORDS.get(name)
            if decision is not None and self._holds(decision):
                self._decided(decision, f"{name} makes it depend on a condition", "conditional")

    def _category(self, condition: str) -> None:
        for decision, reason in _categories(condition):
            if self._holds(decision):
                marks = () if decision is decisions.NO_PLAY_EFFECT else (decision.name,)
                self._decided(decision, reason, *marks)


def _categories(condition: str) -> Iterator[tuple[Decision, str]]:
    """The named kinds of conditions (v1.3 383.4.a to f): a condition can be of several."""
    words = condition.lower().replace("[", "").replace("]", "").split()
    said = " ".join(words)
    if words[:2] == ["you", "play"]:
        if words[2:3] in (["me"], ["this"]):
            yield decisions.PLAY_EFFECT, "its condition is that this permanent is played"
        else:
            yield decisions.NO_PLAY_EFFECT, "its condition is that something else is played"
    if words[:2] in (["you", "choose"], ["you", "target"]) or " or choose " in f" {said} ":
        yield decisions.TARGETING_EFFECT, "its condition is that something is chosen"
    for verb, decision in (
        ("conquer", decisions.CONQUER_EFFECT),
        ("hold", decisions.HOLD_EFFECT),
        ("attack", decisions.ATTACK_TRIGGER),
        ("defend", decisions.DEFEND_TRIGGER),
    ):
        subject = words[:1] == ["i"] or (verb in ("conquer", "hold") and words[:1] == ["you"])
        if subject and verb in words:
            yield decision, f'its condition is that of "{verb}"'


def _only_next_time(sentence: Sentence) -> bool:
    return "the next time" in sentence.masked.lower()


def _is_this_turn(condition: str) -> bool:
    lower = condition.lower()
    return any(words in lower for words in ("this turn", "this combat", "next "))


def _within_turn(event: str) -> str:
    return event if _is_this_turn(event) else ""
