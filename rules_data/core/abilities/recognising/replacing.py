"""Replacements: what they replace and what happens instead, whether a text says so or only how something happens."""

from __future__ import annotations

from rules_data.core.abilities.kinds import AbilityKind

from .located import Located, Span
from .parts import DEPENDING
from .sentence import Deciding, Sentence

# Statements that change how something happens, by what stands in their data.
_REPLACING = (
    ("enters", "enters so", "it says how something enters"),
    ("skip", "skipped", 'the word "skip" replaces something with nothing'),
)
# What is said of an event that still happens, or happens less.
_KEEPING = {"prevent", "keeps", "enters as", "enters with"}


def depending(sentence: Sentence, deciding: Deciding) -> None:
    """Legion and Level make what stands behind them depend on a condition."""
    done = sentence.ability.get("do")
    first = done.entries()[0].get("if") if done is not None else None
    for condition in (sentence.ability.get("if"), sentence.ability.get("while"), first):
        for name in DEPENDING:
            if condition is not None and name in condition:
                deciding.decided(f"keyword {name}", f"{name.title()} makes it depend on a condition", "conditional")


def replacing(sentence: Sentence, deciding: Deciding, said: Located, span: Span) -> AbilityKind | None:
    """A replacement: the event, what happens instead, and how often."""
    found = next((word for word in ("instead", "would") if sentence.has(word, span) and deciding.holds(word)), None)
    event = said.get("replace")
    if event is None:
        return None
    if found is None:
        return _without_saying_instead(sentence, deciding, said)
    deciding.decided(found, f'the word "{found}" changes how something happens')
    condition = _replaced(sentence, event)
    deciding.parts |= {"event": sentence.span(condition), "effect": _instead(sentence, (condition[1], span[1]))}
    limit = said.get("limit")
    if limit is not None and deciding.decided("replacement limit", f"it applies {limit.data}"):
        deciding.parts["limit"] = str(limit.data)
    depending(sentence, deciding)
    return AbilityKind.REPLACEMENT


def _replaced(sentence: Sentence, event: Located) -> Span:
    """The words of what is replaced: up to the comma, also where the phrase of the event says the rest as well."""
    first = event.span[0]
    if sentence.words[first] == "if":
        first += 1
        comma = next((at for at in range(first, sentence.end) if sentence.words[at] == ","), sentence.end)
        return first, comma
    return sentence.clause(event.span)


def _without_saying_instead(sentence: Sentence, deciding: Deciding, said: Located) -> AbilityKind | None:
    """What prevents damage, and what something enters with or as, replaces an event without the word "instead"."""
    name, reason = ("prevention", "it prevents damage") if "prevent" in said else ("enters", "it says how this enters")
    if not (_KEEPING & set(said.keys) and deciding.decided(name, reason, name)):
        return None
    deciding.parts["statement"] = sentence.span(said.span)
    return AbilityKind.REPLACEMENT


def _instead(sentence: Sentence, span: Span) -> str:
    """What happens instead: the words behind the event's comma, without the word that says so."""
    first, behind = span[0] + 1, span[1]
    first += first < behind and sentence.words[first] == "instead"
    ends = (place for place in range(first, behind) if sentence.words[place] in ("instead", "."))
    return sentence.span((first, next(ends, behind)))


def replacing_statement(sentence: Sentence, deciding: Deciding, passive: Located) -> AbilityKind | None:
    """How objects enter, and what is skipped, are statements that replace an event, where a rule says so."""
    for key, name, reason in _REPLACING:
        if key in passive and deciding.decided(name, reason, name.split(" ")[0]):
            condition = sentence.ability.get("while")
            if condition is not None and condition.span[0] > 0:
                deciding.parts["condition"] = sentence.span(condition.span)
            deciding.parts["statement"] = sentence.span(sentence.ability.keys["passive"])
            return AbilityKind.REPLACEMENT
    return None
