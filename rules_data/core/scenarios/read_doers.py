"""What is said beside an instruction that it has no use for: who carries it out, a name for what it acts on, an if."""

from __future__ import annotations

from rules_data.core.abilities import Doer, Effect, Pick, Relation, Selector
from rules_data.core.abilities.effects import Activate, AddDefender, Attack, Choose, Deal, Give, Prevent, Recycle

from .fields import Fields, Reading
from .places import Items, Mapping, Node, Scalar
from .read_parts import Parts

_MAY = "you may"
_ADVICE = {
    Doer.NOBODY: "Leave it out.",
    Doer.ITS_CONTROLLER: "Leave it out: whoever controls that does it.",
    Doer.ITS_OWNER: "Leave it out: whoever owns that does it.",
    Doer.OF_EACH: "Write `player` beside each of them.",
}
_CHOSEN = "Leave it out, or have that player choose: {choose: 1, target: false}."
# What is the same whoever does it: cards are recycled by those who own them, for example.
_NOBODYS_UNLESS_CHOSEN = (Activate, AddDefender, Choose, Recycle)
_OF_WHOSE_DAMAGE = "Say to whom the damage would be dealt: to: {all: {type: player, controller: you}}."
_WHOSE_NEXT = "Say whose it has to be: to: {next: {controller: opponent}}."


def check_doer(reading: Reading, fields: Fields, record: type[Effect], node: Node, found: Parts) -> bool:
    """Whether `player` says something here; it is reported where it does not.

    Whoever may do it is asked, whatever it is.
    """
    words = reading.words
    to_you = issubclass(record, Prevent) and bool(words.board.player_type) and not words.about_players
    if to_you and fields.text_of("player"):
        reading.report(node, "no player", f"`player` beside `{record.verb}`", _OF_WHOSE_DAMAGE)
        return False
    if _MAY in fields or fields.text_of("player") == Relation.YOU:
        return True
    advice = _why_not(reading, fields, record, found)
    if advice:
        expected = "who carries out the instructions within it" if record.done_by is Doer.OF_EACH else "no player"
        reading.report(node, expected, f"`player` beside `{record.verb}`", advice)
    return not advice


def check_name(reading: Reading, record: type[Effect], node: Node) -> bool:
    """Whether `as` gives a name to something here; it is reported where there is nothing to be named."""
    if record.names_nothing:
        advice = "Give a name where something is chosen, moved or made: {choose: 1, type: .., as: name}."
        reading.report(node, "an instruction that acts on objects", f"`as` beside `{record.verb}`", advice)
    return not record.names_nothing


def check_condition(reading: Reading, record: type[Effect], key: str, node: Node) -> bool:
    """Whether an instruction can hang on what stands beside it; it is reported where it says what the ability is."""
    hangs = record is Attack and key in ("if", _MAY, "instead")
    if hangs:
        advice = "Leave it out: the ability is an attack, whatever happens. Write an `if` beside what it does besides."
        reading.report(node, f"`{record.verb}` by itself", f"`{key}` beside `{record.verb}`", advice)
    return not hangs


def _why_not(reading: Reading, fields: Fields, record: type[Effect], found: Parts) -> str:
    if record.done_by is not None:
        return _ADVICE[record.done_by]
    if "next" in found:
        return _WHOSE_NEXT
    theirs = any(map(_is_theirs, found.values())) or _speaks_of(fields.node, Relation.THAT_PLAYER)
    if issubclass(record, _NOBODYS_UNLESS_CHOSEN):
        return "" if theirs else _CHOSEN
    # Where whoever performs it is responsible for it, that can be asked of whatever happens.
    if not issubclass(record, Deal | Give) or reading.words.performers_are_known or _is_about_players(record, found):
        return ""
    return "" if theirs else _CHOSEN


def _is_about_players(record: type[Effect], found: Parts) -> bool:
    """Whether damage is dealt to players, since no object is named."""
    return issubclass(record, Deal) and "others" not in found


def _is_theirs(part: object) -> bool:
    """Whether something is chosen as the instruction is carried out, by whoever does that."""
    return isinstance(part, Selector) and part.pick is Pick.CHOOSE and not part.target


def _speaks_of(node: Node | None, word: str) -> bool:
    if isinstance(node, Scalar):
        return node.text == word
    if isinstance(node, Mapping):
        return any(_speaks_of(value, word) for _, value in node.entries)
    return isinstance(node, Items) and any(_speaks_of(item, word) for item in node.items)
