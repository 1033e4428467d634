"""What a text has spoken of so far, by which its pronouns are told, and what it sets apart from that."""

from __future__ import annotations

from dataclasses import dataclass

from .libraries import SEEN
from .phrases import Data
from .places import THERE

BEFORE = "the one chosen before"  # and not what has been spoken of since
EITHER_CARD = "either card"  # one that the one or the other has been done to


@dataclass(slots=True)
class Said:
    """What has been spoken of so far: what `it` is, who `that player` is, and how many have been given a name."""

    it: Data
    player: Data = "that player"
    controller: Data = "its controller"
    count: int = 0
    seen: str = SEEN
    owner: Data = "its owner"
    there: str = THERE  # what "there" is while nothing has been chosen
    place: str = ""  # the name of the place that something has come to, which then is "there"
    chosen: str = ""  # the name of what was chosen before, from which "another" sets something apart
    chosen_before: str = ""  # the name of what was chosen before that: the other one of "they" and "each other"
    told: bool = False  # an event, or each of several objects, tells what "it" is where nothing has been chosen since

    def name(self) -> str:
        self.count += 1
        return "chosen" if self.count == 1 else f"chosen {self.count}"

    def before(self) -> Data:
        """What was chosen last, whatever has been made since; nothing that a file knows where nothing was chosen."""
        return {"that": self.chosen} if self.chosen else BEFORE

    def player_behind(self, word: str) -> Data:
        """Who its controller or its owner is: of the very object the text is on, where nothing else is told."""
        known = self.controller if word == "its controller" else self.owner
        if known != word or self.told or self.it != "me":
            return known
        return "you" if word == "its controller" else "my owner"

    def note(self, name: str, what: dict[str, Data]) -> None:
        """Remember what has been given a name: something chosen, or cards that were looked at."""
        if "choose" in what:
            self.chosen_before, self.chosen = self.chosen, name
        if "top" in what:
            self.seen = name


def set_apart(data: dict[str, Data], chosen: str) -> dict[str, Data]:
    """Behind a choice "another" means another than what was chosen; with none before, than what the text is on.

    So do "all other enemies", of which the object that the text is on is none.
    """
    enemies = data.get("controller") == "opponent"
    if not chosen or data.get("other") is not True or not ("choose" in data or enemies):
        return data
    if "none of" in data:
        return data
    return {
        "none of" if key == "other" else key: [{"linked": chosen}] if key == "other" else value
        for key, value in data.items()
    }
