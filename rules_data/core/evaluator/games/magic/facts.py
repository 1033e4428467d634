"""What Magic's words mean of a state: zones, statuses, numbers (Comprehensive Rules 107-110, 202.3, 400-408)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules_data.core.abilities import Ability, Cost, Effect, Pick, Selector
from rules_data.core.abilities.effects import GainLife, PayLife, RemoveCounter, Sacrifice, Tap, Untap
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import amount_of, find_objects, item_of, resolve_selector
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    GameState,
    NotSupported,
    Traits,
    Viewpoint,
    announced,
)

from .cannot_and_can import SEEN_ON_TOP, STATES_ON_TOP
from .faces import cost_that_counts
from .keywords_of_crews import CREW_VEHICLES, KEPT_FROM_CREWING
from .mana_symbols import HYBRID, IN_POOLS, MANA, MONOCOLORED_HYBRID, OF_SNOW, PHYREXIAN, SNOW
from .memory import remembered
from .moving import BATTLEFIELD, HIDDEN, STACK
from .questions_announcing import A_MANA_VALUE_COUNTS_THE_X_OF_A_SPELL
from .vocabulary import (
    BEFORE,
    ENERGY,
    GOADED,
    HAPPENED_THIS_TURN,
    NUMBER_OF_COLORS,
    NUMBER_OF_TARGETS,
    STEPS,
)

# Mana of any kind pays for generic mana, colorless first.
POOL_FOR = {
    ENERGY: (ENERGY,), **{name: (name,) for name in MANA}, **HYBRID, "generic": ("colorless", *MANA[:-1]),
    SNOW: tuple(OF_SNOW.values()),
}  # fmt: skip
# What is paid in place of the symbols that are no hybrids of two colors (107.4e-f): the colors first.
STANDS_FOR = {
    **{name: (Cost(((color, 1),)), Cost((("generic", 2),))) for name, color in MONOCOLORED_HYBRID.items()},
    **{
        name: (*(Cost(((color, 1),)) for color in colors), Cost(actions=(PayLife(amount=2),)))
        for name, colors in PHYREXIAN.items()
    },
}
MAIN = ("precombat main", "postcombat main")
COMBAT = ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat")


def in_zone(zone: str, asked: str) -> bool:
    return zone == asked


def place_of(thing: GameObject) -> str:
    """No object of Magic is at a place within its zone."""
    return ""


def states_of(state: GameState) -> frozenset[str]:
    """main or combat, and whether the stack is empty."""
    found = set() if state.waiting else {"stack empty"}
    if state.phase in MAIN:
        found.add("main")
    if daytime := remembered(state).daytime:
        found.add(daytime)
    if state.phase in COMBAT:
        found.add("combat")
    steps = STEPS.split("|")
    if state.phase in steps:
        found |= {word for word, step in BEFORE.items() if steps.index(state.phase) < steps.index(step)}
    return frozenset(found)


def status_of(ev: Running, state: GameState, thing: GameObject, status: str) -> bool:
    """Whether an object is in a named state."""
    if status in thing.statuses:
        return True
    if status == "modified":
        return "creature" in ev.derived.traits(state, thing).types and _is_modified(state, thing)
    if status == GOADED:
        return any(must.action == GOADED for must in ev.derived.traits(state, thing).must)
    if status == KEPT_FROM_CREWING:
        return CREW_VEHICLES in ev.derived.traits(state, thing).cannot
    if status in STATES_ON_TOP:
        return _is_on_top(ev, state, thing, SEEN_ON_TOP.get(status, ""))
    return _is_simply(state, thing, status)


def _is_simply(state: GameState, thing: GameObject, status: str) -> bool:
    """Whether it is so by what the state itself shows."""
    if status in HAPPENED_THIS_TURN:
        return _has_happened(state, thing, HAPPENED_THIS_TURN[status])
    simple = _STATUSES.get(status)
    return simple is not None and simple(state, thing)


def _is_on_top(ev: Running, state: GameState, thing: GameObject, word: str) -> bool:
    """Whether a card is the one of all of a library that lies on top, and an effect shows it by this word (401.5)."""
    library = state.in_zone("library", thing.owner) if thing.zone == "library" else []
    if not library or library[0].handle != thing.handle:
        return False
    if word and word not in ev.derived.traits(state, thing).can:
        return False
    if not remembered(state).shuffled_in.isdisjoint(card.identity for card in library):
        raise NotSupported("Which card lies on top of a library is not known here once cards were shuffled into it.")
    return True


def _is_unblocked(state: GameState, thing: GameObject) -> bool:
    """Whether it attacks and is not blocked; it is neither before blockers have been declared (509.1h)."""
    declared = remembered(state).blocks_declared == state.combat or state.phase in COMBAT[-2:]
    return declared and "attacking" in thing.statuses and "blocked" not in thing.statuses


_STATUSES: dict[str, Callable[[GameState, GameObject], bool]] = {
    "commander": lambda state, thing: thing.handle in remembered(state).commanders,
    "untapped": lambda state, thing: thing.zone == BATTLEFIELD and "tapped" not in thing.statuses,
    "face up": lambda state, thing: "face down" not in thing.statuses,
    "phased out": lambda state, thing: thing.zone == "phased out",
    "unblocked": _is_unblocked,
    "damaged": lambda state, thing: thing.count("damage") > 0,
    "paired": lambda state, thing: thing.paired_with is not None,
    "attached": lambda state, thing: bool(thing.attached_to),
    "enchanted": lambda state, thing: _has_attached(state, thing, "Aura"),
    "equipped": lambda state, thing: _has_attached(state, thing, "Equipment"),
}


def _has_happened(state: GameState, thing: GameObject, event: str) -> bool:
    """Whether something has happened to this very object this turn."""
    return any(
        event in each.words and thing.identity in (one.identity for one in (*each.objects, *each.after))
        for each in state.history
    )


def _is_modified(state: GameState, thing: GameObject) -> bool:
    """Whether it has a counter, which damage is not, an Equipment, or an Aura of its own controller (700.9)."""
    if any(number for name, number in thing.counters.items() if name != "damage"):
        return True
    on_it = [other for other in state.objects.values() if other.attached_to == thing.identity]
    own = {tag for other in on_it if other.controller == thing.controller for tag in other.card.tags}
    return "Aura" in own or any("Equipment" in other.card.tags for other in on_it)


def _has_attached(state: GameState, thing: GameObject, tag: str) -> bool:
    return any(other.attached_to == thing.identity and tag in other.card.tags for other in state.objects.values())


def stat_of(ev: Running, thing: GameObject, traits: Traits, stat: str) -> int:
    """A number of an object: power, toughness, damage marked on it, loyalty, mana value."""
    if stat in ("damage", "loyalty", "defense"):
        return thing.count(stat) or (traits.stats.get(stat, 0) if thing.zone != BATTLEFIELD else 0)
    if stat == "mana value":
        if "face down" in thing.statuses and thing.zone in (BATTLEFIELD, STACK):
            return 0  # it has no mana cost (202.3a, 708.2a)
        cost = cost_that_counts(ev, thing)
        symbols = sum(amount * _worth(name) for name, amount in cost.resources)
        return symbols + _x_that_counts(ev, thing) * sum(times for _, times in cost.variable)
    if stat == NUMBER_OF_COLORS:
        return len(traits.domains)
    if stat == NUMBER_OF_TARGETS:
        item = item_of(ev.state, thing)
        return len({one for chosen in item.targets.values() for one in chosen}) if item is not None else 0
    return traits.stats.get(stat, 0)


def _x_that_counts(ev: Running, thing: GameObject) -> int:
    """What X is in an object's mana value: on the stack what was announced for it, elsewhere 0 (202.3e)."""
    x = announced(thing.paid) if thing.zone == STACK else 0
    return x if x and ev.rules.ask(A_MANA_VALUE_COUNTS_THE_X_OF_A_SPELL) else 0


def _worth(symbol: str) -> int:
    """What a symbol counts for in a mana value: the larger of its halves (202.3f)."""
    return 2 if symbol in MONOCOLORED_HYBRID else 1


def number_of(ev: Any, state: GameState, player: str, name: str) -> int:
    """A number of a player: life, poison counters, mana in the pool, or the cards in one of their zones."""
    if name == "mana":
        return sum(state.number(player, kind) for kind in IN_POOLS)
    if name in ("hand", "library", "graveyard", "exile"):
        return len(state.in_zone(name, player))
    return state.number(player, name)


def categories_of(ev: Running, ability: Ability, event: Event, source: GameObject) -> tuple[str, ...]:
    """Magic has no names for kinds of triggered abilities that effects speak of."""
    return ()


def players_in_order(ev: Running, answer: str) -> Sequence[str]:
    """The active player first, then each other player in turn order (101.4), or as they sit."""
    return ev.state.players if answer == "seating" else list(ev.state.from_turn_player())


def is_hidden(thing: GameObject) -> bool:
    """Whether some player cannot see an object's face (400.2, 406.3, 708)."""
    return thing.zone in HIDDEN or "face down" in thing.statuses


def may_pay(ev: Running, action: Effect, view: Viewpoint, thing: GameObject | None) -> bool:
    """Whether an action of a cost, or an optional one, can be carried out, on an object where it has one."""
    if thing is None:
        return _may_do(ev, action, view)
    if isinstance(action, Tap | Untap):
        return thing.zone == BATTLEFIELD and ("tapped" in thing.statuses) is isinstance(action, Untap)
    if isinstance(action, Sacrifice):
        cannot = ev.derived.traits(ev.state, thing).cannot
        return thing.zone == BATTLEFIELD and thing.controller == view.you and "be sacrificed" not in cannot
    if isinstance(action, RemoveCounter):
        return thing.count(action.status) >= amount_of(ev, view, action.amount)
    return True


def _may_do(ev: Running, action: Effect, view: Viewpoint) -> bool:
    """Whether a player can carry out an action that names no object."""
    if isinstance(action, RemoveCounter):
        which = action.others or Selector(Pick.ME)
        there = find_objects(ev, which.filter, view) if which.pick is Pick.CHOOSE else resolve_selector(ev, which, view)
        return any(one.count(action.status) >= amount_of(ev, view, action.amount) for one in there)
    if isinstance(action, GainLife):
        return "gain life" not in ev.derived.traits(ev.state, ev.state.objects[view.you]).cannot
    needs = {"pay life": "life", "mill": "library", "discard": "hand"}.get(action.verb)
    return needs is None or number_of(ev, ev.state, view.you, needs) >= amount_of(ev, view, action.amount)
