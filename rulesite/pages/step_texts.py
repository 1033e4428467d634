"""A run's sentences in the words players use: what kind of step it is, what was asked, what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy


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
    "which discount": gettext_lazy("which discount to take"),
    "order effects": gettext_lazy("the order of the effects"),
    "apply replacement": gettext_lazy("whether to apply the replacement effect"),
    "first player": gettext_lazy("which player’s effects apply first"),
    "which occurrence": gettext_lazy("which event it triggers on"),
    "targets": gettext_lazy("targets"),
    "may trigger": gettext_lazy("whether to put it on the chain"),
    "pay": gettext_lazy("whether to pay"),
    "protector": gettext_lazy("the protector of the battle"),
    "amount to pay": gettext_lazy("how much to pay"),
    "pay optional cost": gettext_lazy("whether to pay the optional cost"),
    "prevent": gettext_lazy("which damage to prevent"),
    "may": gettext_lazy("whether to do it"),
    "mode": gettext_lazy("a mode"),
    "objects": gettext_lazy("which objects"),
    "arsenal": gettext_lazy("what goes into their arsenal"),
    "assign damage": gettext_lazy("how the damage is assigned"),
    "attack target": gettext_lazy("what is attacked"),
    "played by": gettext_lazy("which rule or effect it is played by"),
    "burn out": gettext_lazy("which opponent gets the point"),
    "card name": gettext_lazy("a card name"),
    "charge": gettext_lazy("which card to charge with"),
    "color": gettext_lazy("a color"),
    "crank": gettext_lazy("whether to crank it"),
    "creature type": gettext_lazy("a creature type"),
    "discard": gettext_lazy("what to discard"),
    "divide": gettext_lazy("how it is divided"),
    "location": gettext_lazy("where it goes"),
    "opponent": gettext_lazy("an opponent"),
    "opt": gettext_lazy("what goes to the bottom"),
    "order on the bottom": gettext_lazy("the order on the bottom"),
    "order on top": gettext_lazy("the order on top"),
    "order pitched": gettext_lazy("the order of the pitched cards"),
    "pay with": gettext_lazy("what to pay with"),
    "pitch": gettext_lazy("what to pitch"),
    "predict": gettext_lazy("which cards to recycle"),
    "scry": gettext_lazy("what goes to the bottom"),
    "search": gettext_lazy("what to find"),
    "surveil": gettext_lazy("what goes to the graveyard"),
    "tag": gettext_lazy("a tag"),
    "type of mana": gettext_lazy("a type of mana"),
    "value of X": gettext_lazy("the value of X"),
    "where it goes": gettext_lazy("where it goes"),
    "first pile": gettext_lazy("what goes into the first pile"),
    "which battlefield": gettext_lazy("which battlefield comes first"),
    "which cost": gettext_lazy("which cost to pay"),
    "cast as": gettext_lazy("as what to cast it"),
    "which detaches first": gettext_lazy("which card is detached first"),
    "which dungeon": gettext_lazy("a dungeon"),
    "splice": gettext_lazy("which cards to splice onto it"),
    "which effect": gettext_lazy("which effect applies"),
    "which event": gettext_lazy("which event is replaced first"),
    "which pile": gettext_lazy("a pile"),
    "which room": gettext_lazy("the next room"),
    "chapter": gettext_lazy("the chapter to begin with"),
    "enlist": gettext_lazy("which creature to enlist"),
    "which to keep": gettext_lazy("which one to keep"),
}
# What chance decides: nobody chooses it.
BY_CHANCE = {
    "random": gettext_lazy("Chosen at random: %(answer)s"),
    "drawn at random": gettext_lazy("On top of the shuffled deck: %(answer)s"),
    "coin": gettext_lazy("%(player)s flips a coin: %(answer)s"),
    "top of the library": gettext_lazy("On top of the shuffled library, from the top: %(answer)s"),
    "roll": gettext_lazy("%(player)s rolls %(answer)s"),
}
_CHOICE = re.compile(
    r"^(?:In edition (?P<edition>.+?), )?(?P<player>.+?) is asked “(?P<question>.+?)”"
    r"(?: for (?P<about>.+?))? and answers (?P<answer>.*)\.$"
)
# What a step says as a player would, by what it says in its detail.
SAID = {
    "choices made": gettext_lazy("%(object)s is announced: its choices are made"),
    "applies from now on": gettext_lazy("%(object)s applies from now on"),
    "order by players": gettext_lazy("%(how)s: %(order)s"),
}


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
        words = {"player": player, "question": question_words(question), "answer": answer}
        return str(BY_CHANCE.get(question, _("%(player)s chooses %(question)s: %(answer)s"))) % words
    detail = step.get("detail") or {}
    said = SAID.get(str(detail.get("says", "")))
    if said is None:
        return str(step.get("text", ""))
    return str(said) % {
        "object": next(iter(step.get("objects", ())), ""),
        "how": _(IN_TURN_ORDER.get(game, "Turn order")),
        "order": ", ".join(str(one) for one in detail.get("placed", ())),
    }


def question_words(question: str) -> str:
    """What somebody is asked, as what they choose: the order of their triggers."""
    return str(QUESTIONS.get(question, question))


def story_lines(lines: list[str], given: Mapping[str, Any]) -> list[str]:
    """Lines of a story; "its controller" is named where the situation tells whose card it is."""
    return [_chosen(line) or _named(line, given) for line in lines]


def _chosen(line: str) -> str:
    """A choice of the story in the words of what was asked; empty for another line."""
    found = _CHOICE.match(line)
    if found is None:
        return ""
    words = {"player": found["player"], "question": question_words(found["question"]), "answer": found["answer"]}
    told = str(BY_CHANCE.get(found["question"], _("%(player)s chooses %(question)s: %(answer)s"))) % words + "."
    about = _("For %(ability)s: %(told)s") % {"ability": found["about"], "told": told} if found["about"] else told
    return _("By %(version)s: %(told)s") % {"version": found["edition"], "told": about} if found["edition"] else about


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
