"""How Riftbound's cards put things: symbols, players, lists, and the words events are told with."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass

from .model_values import Relation

# Whether cards tell each number of an object by its name ("+2 power"), and not power and toughness together.
EACH_NUMBER_BY_NAME: ContextVar[bool] = ContextVar("EACH_NUMBER_BY_NAME", default=False)


class UnableToRenderAbility(ValueError):
    """The ability holds something no sentence is known for; the message names it."""


RESOURCES = {
    "power": "[C]",
    "fury": "[R]",
    "calm": "[G]",
    "mind": "[B]",
    "body": "[O]",
    "chaos": "[P]",
    "order": "[Y]",
    "any": "[A]",
}

# Cards write the might of a unit as a symbol and everything else as a word.
STATS = {"might": "[M]"}

PLAYERS = {
    Relation.YOU: "you",
    Relation.OPPONENT: "an opponent",
    Relation.ANY: "a player",
    Relation.ITS_CONTROLLER: "its controller",
    Relation.ITS_OWNER: "its owner",
    Relation.TURN_PLAYER: "the turn player",
    Relation.THAT_PLAYER: "that player",
}
EACH_PLAYER = PLAYERS | {Relation.OPPONENT: "each opponent", Relation.ANY: "each player"}
WHOSE = {
    Relation.YOU: "your",
    Relation.OPPONENT: "an opponent's",
    Relation.ANY: "a player's",
    Relation.ITS_CONTROLLER: "its controller's",
    Relation.ITS_OWNER: "its owner's",
    Relation.TURN_PLAYER: "the turn player's",
    Relation.THAT_PLAYER: "that player's",
}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
ZONES = {"deck": "Main Deck", "rune deck": "Rune Deck", "legend": "Legend Zone", "champion": "Champion Zone"}
OPEN_ZONES = frozenset(("board", "base", "battlefield", "chain", "legend", "champion"))


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as its sentences need it: I die, it dies, it would die, it died; `active` is who-did-it's verb."""

    base: str
    third: str
    past: str
    active: str = ""


# What happens to an object.
OBJECT_EVENTS = {
    "dies": Verb("die", "dies", "died", "kill"),
    "is banished": Verb("be banished", "is banished", "was banished", "banish"),
    "is recalled": Verb("be recalled", "is recalled", "was recalled", "recall"),
    "is returned": Verb("be returned to hand", "is returned to hand", "was returned to hand", "return to hand"),
    "is recycled": Verb("be recycled", "is recycled", "was recycled", "recycle"),
    "enters": Verb("enter the board", "enters the board", "entered the board"),
    "leaves": Verb("leave the board", "leaves the board", "left the board"),
    "is played": Verb("be played", "is played", "was played", "play"),
    "moves": Verb("move", "moves", "moved", "move"),
    "takes damage": Verb("take damage", "takes damage", "took damage", "deal damage to"),
    "is healed": Verb("be healed", "is healed", "was healed", "heal"),
    "is readied": Verb("be readied", "is readied", "was readied", "ready"),
    "is exhausted": Verb("be exhausted", "is exhausted", "was exhausted", "exhaust"),
    "is stunned": Verb("be stunned", "is stunned", "was stunned", "stun"),
    "is buffed": Verb("be buffed", "is buffed", "was buffed", "buff"),
    "is attached": Verb("be attached", "is attached", "was attached", "attach"),
    "is detached": Verb("be detached", "is detached", "was detached", "detach"),
    "is targeted": Verb("be chosen", "is chosen", "was chosen", "choose"),
    "is discarded": Verb("be discarded", "is discarded", "was discarded", "discard"),
    "is countered": Verb("be countered", "is countered", "was countered", "counter"),
    "attacks": Verb("attack", "attacks", "attacked", "attack with"),
    "defends": Verb("defend", "defends", "defended", "defend with"),
    "conquers": Verb("conquer", "conquers", "conquered", "conquer with"),
    "holds": Verb("hold", "holds", "held", "hold with"),
    "wins a combat": Verb("win a combat", "wins a combat", "won a combat", "win a combat with"),
    "loses a combat": Verb("lose a combat", "loses a combat", "lost a combat", "lose a combat with"),
}
# What a player does.
PLAYER_EVENTS = {
    "draws": Verb("draw", "draws", "drew"),
    "discards": Verb("discard", "discards", "discarded"),
    "channels": Verb("channel", "channels", "channeled"),
    "gains points": Verb("gain points", "gains points", "gained points"),
    "spends a buff": Verb("spend a buff", "spends a buff", "spent a buff"),
    "ability is used": Verb("use an ability", "uses an ability", "used an ability"),
}


def resources(amounts: Sequence[tuple[str, int]]) -> str:
    """[2][C]: a cost in symbols; [0] for one of nothing."""
    energy = sum(amount for name, amount in amounts if name == "energy")
    power = "".join(_symbol(name) * amount for name, amount in amounts if name != "energy")
    return f"[{energy}]{power}" if energy or not power else power


def _symbol(name: str) -> str:
    if name not in RESOURCES:
        raise UnableToRenderAbility(f"No symbol is known for the resource {name!r}.")
    return RESOURCES[name]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """a, b and c"""
    return f" {last} ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def article(noun: str) -> str:
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def plural(noun: str) -> str:
    if noun in ("gear",):
        return noun
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def sentence(text: str) -> str:
    """A clause with its first letter capital and a full stop behind it."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", '."')) else f"{text}."


def ordinal(number: int) -> str:
    return ORDINALS[number - 1] if 0 < number <= len(ORDINALS) else f"{number}th"


def third_person(phrase: str) -> str:
    """draw 1 -> draws 1, for what another player does."""
    verb, _, rest = phrase.partition(" ")
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        said = f"{verb[:-1]}ies"
    else:
        said = f"{verb}{'es' if verb.endswith(('s', 'x', 'ch', 'sh', 'o')) else 's'}"
    return f"{said} {rest}".strip()
