"""The clauses of an ability's sentences: condition and effect, cost and effect, statement and its "if"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .recognise_reading import Sentence

_ORDINAL = r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\[?nth\]?|\d{1,2}(?:st|nd|rd|th))"
# "when ..." | "at the end of ..." | "the third time ..."
_TRIGGER = re.compile(
    rf"\b(?:(?P<when>when(?:ever)?)\s+(?=\w|\[)"
    rf"|(?P<at>at)\s+(?=(?:the\s+)?(?:start|beginning|end)\s+of\b)"
    rf"|the\s+(?P<ordinal>{_ORDINAL})\s+time\s+)",
    re.IGNORECASE,
)
_NEXT_TIME = re.compile(r"\bthe\s+next\s+time\s+", re.IGNORECASE)
_ONE_TIME = re.compile(
    r"\bthe next time\b|\bat the (?:start|beginning|end) of (?:this|that) (?:turn|combat)\b|\bnext turn\b"
    r"|\bnext (?:\w+ )?phase\b|\bthis (?:turn|combat)\b",
    re.IGNORECASE,
)
# "ready 2 runes at the end of this turn", within another ability
_WAITING = re.compile(
    r"\bthe next time\b|\bat the (?:start|beginning|end) of (?:this|that) (?:turn|combat)\b", re.IGNORECASE
)
# What may stand before a condition at the beginning of a sentence.
_BEFORE_CONDITION = re.compile(r"(?:(?:once each|while|during|if|then|and|or|each)\b[^,]*,\s*)+\Z", re.IGNORECASE)
_LIMIT = re.compile(r"\b(?:only )?once (?:each|per|every|a) turn\b", re.IGNORECASE)
_REFLEXIVE = re.compile(r"\bdo (?:this(?: \w+ times)?|one of the following|the following)\b[^:.]{0,60}:", re.IGNORECASE)
_INSTEAD = re.compile(r"\binstead\b(?! of\b)", re.IGNORECASE)
_WOULD = re.compile(r"\bwould\b", re.IGNORECASE)
_IF_CLAUSE = re.compile(r"(?:if|while|as long as)\s+(?P<condition>[^,]+),\s*", re.IGNORECASE)
_IF_BEHIND = re.compile(r"\s(?:if|while|as long as)\s+(?P<condition>.+)\Z", re.IGNORECASE)
_YOU_MAY = re.compile(r"(?:then\s+)?you may\s+", re.IGNORECASE)

_COST_VERBS = "pay|ready|discard|kill|recycle|exhaust|spend|banish|return|reveal|recall|remove|lose|sacrifice"
_COST_ITEM = re.compile(rf"\s*(?:(?:\[(?:\d{{1,2}}|[A-Z])\])+(?!\w)|(?:{_COST_VERBS})\b)", re.IGNORECASE)

# fmt: off
_VERBS = frozenset({
    "add", "make", "let", "create", "attach", "banish", "buff", "channel", "choose", "counter", "deal", "detach",
    "disempower",
    "discard", "do", "double", "draw", "empower", "exhaust", "gain", "give", "heal", "ignore", "kill", "look",
    "lose", "move", "name", "pay", "play", "predict", "prevent", "put", "ready", "recall", "recycle", "reduce",
    "remove", "repeat", "return", "reveal", "score", "search", "shuffle", "skip", "spend", "stun", "swap",
    "take", "then", "use",
})
# fmt: on
# A player who is told to do something: "each opponent reveals", "its owner plays it", "they draw".
_TOLD = re.compile(
    r"(?:(?:each|an?|that|the|its|their|your|target)\s+)*(?:turn\s+)?(?:players?|opponents?|owners?|controllers?|they)\s+"
    rf"(?:must\s+|may\s+)?(?:(?:{'|'.join(sorted(_VERBS))}|place)(?:e?s)?|readies|copies|\[add\]s?)\b",
    re.IGNORECASE,
)
_COST_WITHIN = re.compile(
    rf"(?P<cost>(?:{_COST_VERBS})\b[^.;:]*?)\s+to\s+(?P<instructions>\[?(?:{'|'.join(sorted(_VERBS))})\b.*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class TriggerClauses:
    """A triggered ability's sentence: what stands before it, its condition, and its effect."""

    condition: str
    effect: str
    ordinal: str | None
    at_beginning: bool
    before: str


def trigger_clauses(sentence: Sentence, rest: str) -> TriggerClauses | None:
    """The condition and the effect of a sentence with "when", "at" a time or "the nth time"; None without.

    `rest` is the text of the sentences behind it, which belongs to the effect.
    """
    match = _TRIGGER.search(sentence.masked) or _NEXT_TIME.search(sentence.masked)
    if match is None:
        return None
    before = sentence.text[: match.start()]
    ordinal = match.groupdict().get("ordinal")
    at_beginning = not before.strip()
    if at_beginning or _BEFORE_CONDITION.match(sentence.masked[: match.start()]):
        comma = _end_of_condition(sentence.masked, match.end())
        condition, effect = sentence.text[match.end() : comma], sentence.text[comma + 1 :]
        clauses = (condition, _joined(effect, rest), before)
    else:
        clauses = (sentence.text[match.end() :], _joined(before, rest), "")
    condition, effect, before = (_trimmed(clause) for clause in clauses)
    return TriggerClauses(condition, effect, ordinal.lower() if ordinal else None, at_beginning, before)


def cost_and_effect(body: Sentence) -> tuple[str, str] | None:
    """What stands before and behind the colon of an activated ability; None if there is no such colon."""
    colon = body.masked.find(":")
    if colon < 0 or _REFLEXIVE.search(body.masked[: colon + 1]):
        return None
    cost, effect = body.text[:colon].strip(), body.text[colon + 1 :].strip()
    items = [item for item in cost.split(",") if item.strip()]
    if ". " in cost or not effect or not items or not all(_COST_ITEM.match(item) for item in items):
        return None
    return cost, _trimmed(effect)


def replacement_clauses(sentence: Sentence) -> tuple[str, str]:
    """The event that is replaced (empty where the sentence names none) and what happens instead."""
    text = _trimmed(sentence.text)
    would = _WOULD.search(sentence.masked)
    comma = sentence.masked.find(",", would.end() if would else 0)
    if would is None or comma < 0:
        return "", _without_instead(text)
    event = re.sub(
        r"^(?:once each turn, )?(?:if|when|while|the (?:next|first) time)\s+", "", text[:comma], flags=re.IGNORECASE
    )
    return event, _without_instead(text[comma + 1 :])


def says_instead(sentence: Sentence) -> bool:
    return _INSTEAD.search(sentence.masked) is not None


def says_would(sentence: Sentence) -> bool:
    return _WOULD.search(sentence.masked) is not None


def is_reflexive(text: str) -> bool:
    return _REFLEXIVE.search(text) is not None


def is_for_one_time(text: str) -> bool:
    return _ONE_TIME.search(text) is not None


def waits_for_a_time(effect: str) -> bool:
    return _WAITING.search(effect) is not None


def limit_in(text: str) -> str | None:
    match = _LIMIT.search(text)
    return match[0].lower() if match else None


def leading_if(text: str) -> tuple[str, str] | None:
    """The condition of a leading "if" or "while" clause, and what follows it."""
    match = _IF_CLAUSE.match(text)
    return (match["condition"].strip(), text[match.end() :].strip()) if match else None


def trailing_if(text: str) -> tuple[str, str] | None:
    """The condition of an "if" or "while" behind a statement, and the statement."""
    match = _IF_BEHIND.search(text)
    return (_trimmed(match["condition"]), _trimmed(text[: match.start()])) if match else None


def without_you_may(text: str) -> str | None:
    match = _YOU_MAY.match(text)
    return text[match.end() :] if match else None


def cost_within(text: str) -> tuple[str, str] | None:
    """The cost and the instructions of "pay 1 to draw 1"; None where the effect begins with no cost."""
    match = _COST_WITHIN.match(text)
    return (match["cost"], _trimmed(match["instructions"])) if match else None


def is_statement(text: str) -> bool:
    """Whether a sentence states a fact, rather than telling a player what to do."""
    main = text
    while (clause := leading_if(main)) is not None:
        if _WOULD.search(clause[0]):
            return True  # nobody is told to do anything now
        main = clause[1]
    main = re.sub(r"^[^\w\[]+|^(?:\[(?:\d{1,2}|[A-Z])\]|[,:\s])+", "", main)
    first = re.match(r"(?:\d+\s+)?\[?([A-Za-z-]+)", main)
    return first is not None and first[1].lower() not in _VERBS and not _TOLD.match(main)


_PLAYED_ONLY = re.compile(r"(?:play|use) (?:me|this(?: card)?) only\b", re.IGNORECASE)


def limits_its_playing(text: str) -> bool:
    """Whether a sentence says when or how its own card may be played, which tells nobody to do anything."""
    return _PLAYED_ONLY.match(text.strip()) is not None


def _end_of_condition(masked: str, start: int) -> int:
    """The comma that ends a condition: not one inside a list such as "a Bird, Cat, or Dog"."""
    commas = [at for at in range(start, len(masked)) if masked[at] == ","]
    for place, comma in enumerate(commas):
        following = masked[comma + 1 : commas[place + 1] if place + 1 < len(commas) else len(masked)].split()
        if not following or following[0].lower() in ("or", "and"):
            continue
        listed = place + 1 < len(commas) and masked[commas[place + 1] + 1 :].split()[:1] in (["or"], ["and"])
        if listed and len(following) <= 3 and following[0].strip("[]").lower() not in _VERBS:
            continue
        return comma
    return len(masked)


def _joined(first: str, rest: str) -> str:
    return " ".join(part for part in (first.strip(), rest.strip()) if part)


def _trimmed(text: str) -> str:
    return text.strip().rstrip(".,!").strip()


def _without_instead(text: str) -> str:
    return _trimmed(re.sub(r"\s+", " ", re.sub(r",?\s*\binstead\b(?! of\b)", "", text, flags=re.IGNORECASE)))
