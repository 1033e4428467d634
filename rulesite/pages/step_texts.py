"""A run's sentences in the words players use: what kind of step it is, what was asked, what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.core.games import GAMES
from rules_data.core.scenarios import FactWords


@dataclass(frozen=True)
class Kind:
    """A kind of step: what it is called, its drawing, whether it decides something or only keeps house."""

    name: Any
    icon: str
    decides: bool = True


KINDS: Mapping[str, Kind] = {
    "matched": Kind(gettext_lazy("Triggers"), "triggers"),
    "placed": Kind(gettext_lazy("Goes on the stack"), "stack"),
    "finalized": Kind(gettext_lazy("Announced"), "stack", decides=False),
    "resolved": Kind(gettext_lazy("Resolves"), "resolves"),
    "event": Kind(gettext_lazy("Happens"), "event"),
    "did_not_trigger": Kind(gettext_lazy("Doesn’t trigger"), "stopped"),
    "limited": Kind(gettext_lazy("Limited"), "stopped"),
    "suppressed": Kind(gettext_lazy("Stopped"), "stopped"),
    "declined": Kind(gettext_lazy("Declined"), "choice"),
    "skipped": Kind(gettext_lazy("Skipped"), "stopped"),
    "ended": Kind(gettext_lazy("Ends"), "changes"),
    "ordered": Kind(gettext_lazy("APNAP order"), "choice"),
    "removed": Kind(gettext_lazy("Removed"), "stopped"),
    "recheck_failed": Kind(gettext_lazy("No longer true"), "stopped"),
    "replaced": Kind(gettext_lazy("Replaced"), "changes"),
    "modified": Kind(gettext_lazy("Changed"), "changes"),
    "prevented": Kind(gettext_lazy("Prevented"), "changes"),
    "continuous_applied": Kind(gettext_lazy("Applies"), "changes"),
    "choice": Kind(gettext_lazy("Choice"), "choice"),
    "paid": Kind(gettext_lazy("Cost paid"), "resolves", decides=False),
    "illegal": Kind(gettext_lazy("Not allowed"), "stopped"),
    "procedure": Kind(gettext_lazy("Turn structure"), "event", decides=False),
    "recognised": Kind(gettext_lazy("Read from the text"), "rule"),
    "step": Kind(gettext_lazy("Players act"), "event"),
}
# In turn order, as the game says it.
IN_TURN_ORDER = {"magic": "APNAP order", "riftbound": "Turn order", "flesh-and-blood": "Turn-player order"}
# What a player was asked, as a player would put it.
QUESTIONS = {
    "order triggers": gettext_lazy("the order of their triggers"),
    "order replacements": gettext_lazy("which replacement effect applies first"),
    "order effects": gettext_lazy("the order of the effects"),
    "apply replacement": gettext_lazy("whether to apply the replacement effect"),
    "first player": gettext_lazy("which player’s effects apply first"),
    "which occurrence": gettext_lazy("which event it triggers on"),
    "targets": gettext_lazy("targets"),
    "may trigger": gettext_lazy("whether to put it on the chain"),
    "pay": gettext_lazy("whether to pay"),
    "pay optional cost": gettext_lazy("whether to pay the optional cost"),
    "prevent": gettext_lazy("which damage to prevent"),
    "may": gettext_lazy("whether to do it"),
    "mode": gettext_lazy("a mode"),
    "objects": gettext_lazy("which objects"),
}
_SAID = (
    (re.compile(r" is complete: its choices have been made$"), " is announced: its choices are made"),
    (re.compile(r" is in force$"), " applies from now on"),
    (re.compile(r"^The newest item that waits resolves\.$"), "The top item resolves."),
    (re.compile(r"^Everything that waits resolves, the newest first\.$"), "Everything resolves, top first."),
    (re.compile(r"^The turn goes on to its (.+)\.$"), r"Move to the \1."),
    (re.compile(r"\bitem that waits\b"), "item waiting to resolve"),
)


def kind_of(step: Mapping[str, Any], game: str) -> Kind:
    """What kind of step it is, in the game's words."""
    kind = str(step.get("kind", ""))
    known = KINDS.get(kind, Kind(kind.replace("_", " ").capitalize(), "event"))
    if kind == "placed" and game == "riftbound":
        return Kind(_("Goes on the chain"), known.icon)
    if kind == "ordered":
        return Kind(_(IN_TURN_ORDER.get(game, "Turn order")), known.icon)
    return known


def asked_of(step: Mapping[str, Any]) -> tuple[str, str, str] | None:
    """Player, question and answer of a choice."""
    detail = step.get("detail") or {}
    if step.get("kind") != "choice" or "question" not in detail:
        return None
    player = next(iter(step.get("players", ())), "")
    return str(player), str(detail["question"]), ", ".join(str(one) for one in detail["answer"])


def step_text(step: Mapping[str, Any], game: str) -> str:
    """What a step says."""
    asked = asked_of(step)
    if asked is not None:
        player, question, answer = asked
        words = {"player": player, "question": QUESTIONS.get(question, question), "answer": answer}
        return _("%(player)s chooses %(question)s: %(answer)s") % words
    text = sentence(str(step.get("text", "")))
    return text.replace("Placed player by player", IN_TURN_ORDER.get(game, "Turn order"))


def sentence(text: str) -> str:
    """A sentence of a run or of an example's story as players say it."""
    for pattern, said in _SAID:
        text = pattern.sub(said, text)
    return text


def story_lines(lines: list[str], given: Mapping[str, Any]) -> list[str]:
    """Lines of a story; "its controller" is named where the situation tells whose card it is."""
    return [sentence(_named(line, given)) for line in lines]


def _named(line: str, given: Mapping[str, Any]) -> str:
    if not line.startswith("Its controller "):
        return line
    rest = line.removeprefix("Its controller ")
    card = rest.partition(" ")[2].rstrip(".")
    for player, zones in given.items():
        if any(name and card.startswith(name) for name in _cards_of(zones)):
            return f"{player} {rest}"
    return line


def _cards_of(zones: object) -> Iterator[str]:
    """The names of a player's cards in a situation."""
    for items in zones.values() if isinstance(zones, Mapping) else ():
        for one in items if isinstance(items, list) else ():
            yield str(one.get("as") or one.get("card") or "") if isinstance(one, Mapping) else str(one)


_NUMBERS = "power|might|toughness|defense|damage|life|energy|cost|controller|keywords|attached to"
_ASPECTS = rf"is [\w ]+|zone|at|counter .+|(?:base )?(?:{_NUMBERS})"
_OF_OBJECTS = re.compile(rf"^object: (?P<n>.+?) (?P<what>{_ASPECTS}) = (?P<v>.*)$")
_OF_PLAYERS = re.compile(r"^player: (?P<n>.+?) (?P<what>[\w ]+) = (?P<v>.*)$")
_EXPECTED = (
    (re.compile(r"^object: (?P<n>.+?) stage (?P<what>.+) = (?P<v>.+)$"), "{what} applies to {n} in stage {v}"),
    (re.compile(r"^triggers: (?P<n>.+) = 0$"), "{n} doesn’t trigger"),
    (re.compile(r"^triggers: (?P<n>.+) = 1$"), "{n} triggers once"),
    (re.compile(r"^triggers: (?P<n>.+) = (?P<v>\d+)$"), "{n} triggers {v} times"),
    (re.compile(r"^(?P<what>chain|stack) = \[\]$"), "The {what} is empty"),
    (re.compile(r"^(?P<what>chain|stack) = (?P<v>.+)$"), "On the {what}: {v}"),
    (re.compile(r"^resolved = (?P<v>.+)$"), "Resolves in this order: {v}"),
    (re.compile(r"^illegal = (?P<v>.+)$"), "Not allowed, by {v}"),
    (re.compile(r"^asked in order = (?P<v>\[.*\])$"), "Asked in this order: {v}"),
    (re.compile(r"^asked: (?P<what>.+) = 0$"), "Nobody is asked: {what}"),
    (re.compile(r"^asked: (?P<what>.+) = (?P<v>.+)$"), "Asked {v}×: {what}"),
    (re.compile(r"^events = \[(?P<what>.+), (?P<v>\d+)\]$"), "“{what}” happens {v}×"),
    (re.compile(r"^turn = (?P<v>.+)$"), "It is {v}’s turn"),
    (re.compile(r"^recognised = (?P<v>.+)$"), "The text is: {v}"),
)  # fmt: skip
_MISSED = re.compile(r"Expected (.+?) = .+?; seen (.+?) \(line \d+\)\.")
_SEEN = {"True": gettext_lazy("yes"), "False": gettext_lazy("no"), "[]": gettext_lazy("none"), "permanent": "arena"}


def expected_words(expected: str, game: str) -> str:
    """An expectation as a sentence of its game; as it is written where no sentence fits."""
    lexicon = GAMES.played[game].lexicon if game in GAMES.played else None
    said = FactWords(lexicon)
    for pattern, say in ((_OF_OBJECTS, said.of_object), (_OF_PLAYERS, said.of_player)):
        found = pattern.match(expected)
        if found:
            return say(found["n"], found["what"], _read(found["v"]))
    for pattern, words in _EXPECTED:
        found = pattern.match(expected)
        if found:
            return words.format(**{name: value.strip("[]") for name, value in found.groupdict().items()})
    return expected


def _read(value: str) -> object:
    """A value that was expected or seen, as the run had it."""
    if value in ("True", "False"):
        return value == "True"
    if value.startswith("[") and value.endswith("]"):
        return [one for one in value[1:-1].split(", ") if one]
    return int(value) if value.lstrip("-").isdigit() else value


def missed_words(reason: str, game: str) -> str:
    """What came out instead of what was expected, as players say it; the reason itself where it is another one."""
    missed = [expected_words(f"{what} = {seen}", game) for what, seen in _MISSED.findall(reason)]
    return "; ".join(missed) or reason


def seen_words(seen: str) -> str:
    """What was seen, as a reader says it."""
    return str(_SEEN.get(seen, seen.strip("[]") or _("none")))
