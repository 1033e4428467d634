"""Carrying out one change on what an object is so far, and saying what it did."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds

from .abilities import CHANGES_OF_ABILITIES
from .derivations import Deriving
from .effects import Part
from .numbers import CHANGES_OF_NUMBERS
from .properties import property_of
from .table import Layers
from .words import CHANGES_OF_WORDS
from .working import Application, Do, Working


def carry_out(ev: Deriving, layers: Layers, working: Working, part: Part, amount: int) -> bool:
    """Apply one part; False where it finds nothing to change. What it did is kept where the game tells it."""
    change = part.change
    told, before = property_of(layers, working.traits, change, done=False) if layers.told else ("", "")
    if not _CHANGES[type(change)](ev, layers, working, change, amount):
        return False
    if layers.told:
        after = property_of(layers, working.traits, change, done=True)[1]
        working.applied.append(Application(working.thing, part, told, amount, before, after))
    return True


# --- the rules of the game -------------------------------------------------------------------------------------


def _enters(ev: Deriving, layers: Layers, working: Working, change: kinds.Enters, amount: int) -> bool:
    working.traits.enters = change.status
    return True


def _forbid(ev: Deriving, layers: Layers, working: Working, change: Change, amount: int) -> bool:
    working.traits.cannot.add(forbidden(change))
    return True


def _allow(ev: Deriving, layers: Layers, working: Working, change: kinds.Can, amount: int) -> bool:
    working.traits.can.add(change.action)
    return True


def _require(ev: Deriving, layers: Layers, working: Working, change: kinds.Must, amount: int) -> bool:
    working.traits.must += (change,)
    return True


def forbidden(change: Change) -> str:
    """What a change of the rules forbids of an object, or has a player skip; '' for one that does neither."""
    match change:
        case kinds.Cannot(action):
            return action
        case kinds.CannotGain(name):
            return f"gain {name}"
        case kinds.CannotLose(name):
            return f"lose {name}"
        case kinds.Skip(phase):
            return f"skip {phase}"
    return ""


_CHANGES: Mapping[type[Change], Do] = {
    **CHANGES_OF_NUMBERS,
    **CHANGES_OF_WORDS,
    **CHANGES_OF_ABILITIES,
    kinds.Enters: _enters,
    kinds.Cannot: _forbid,
    kinds.CannotGain: _forbid,
    kinds.CannotLose: _forbid,
    kinds.Skip: _forbid,
    kinds.Can: _allow,
    kinds.Must: _require,
}
