"""Naming a tag: one that cards or tokens have, known to the abilities of the same object (v1.4 759-763)."""

from __future__ import annotations

from importlib.resources import files

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, naming, several
from rules_data.core.evaluator.matching import TAG_CHOSEN
from rules_data.core.evaluator.state import Frame

from .questions_course import A_TAG_CAN_BE_NAMED

# The tags that cards and tokens have.
TAGS = frozenset((files(__package__) / "tags.txt").read_text("utf-8").splitlines()[1:])
_OTHERS = frozenset(("Dragon", "Poro"))


def _tags(ev: Running) -> tuple[str, ...]:
    """The tags there are here; any other one that cards or tokens have can be named as well."""
    return several(_there(ev), _OTHERS)


def _there(ev: Running) -> frozenset[str]:
    return frozenset(tag for thing in ev.state.objects.values() for tag in ev.derived.traits(ev.state, thing).tags)


def _allowed(ev: Running, frame: Frame) -> tuple[str, ...]:
    return ev.rules.ask(A_TAG_CAN_BE_NAMED).rules


_name = naming(TAG_CHOSEN, "tag", _tags, _allowed, lambda ev, word: word in TAGS)


def name_a_tag(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever is told to names a tag."""
    if ev.rules.ask(A_TAG_CAN_BE_NAMED):
        _name(ev, effect, frame)
