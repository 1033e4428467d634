"""What the words of Flesh and Blood mean of a state: zones, statuses, numbers (Comprehensive Rules 1 to 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any

from rules_data.core.abilities import Ability, Filter, InState
from rules_data.core.abilities.changes import Cannot
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import A_NUMBER_IS_NEVER_BELOW_ZERO, ORDER_BETWEEN_PLAYERS
from rules_data.core.evaluator.state import Decision, Event, GameObject, GameState, Reading, Traits, announced, parts_of

from .memory import remembered
from .questions_play import A_CHAIN_LINK_IS_AS_ITS_ATTACK_LAST_WAS, WHAT_LACKS_A_NUMBER_IS_NOT_MEANT
from .two_faces import is_back
from .vocabulary import ABOVE_BASE, BACK_FACE_ACTIVE, CHAIN_LINK, RUNE_GATED
from .zones import ARENA, EQUIPPED_ZONES

FROZEN = "frozen"
# The change by which an effect that freezes an object is known on it (8.5.34).
FREEZES = Cannot(FROZEN)
POOLS = ("resources", "action points")
CHI = "chi"
POOL_FOR = {name: (name,) for name in (*POOLS, CHI)}
PAYS_BEFORE = {"resources": CHI}
ZONE_AFTER = {
    "is destroyed": "graveyard",
    "discards": "graveyard",
    "is banished": "banished",
    "is returned": "hand",
    "is pitched": "pitch",
    "is cleared": "graveyard",
    "ceases to exist": "nowhere",
    "enters": "permanent",
    "is created": "permanent",
    "draws": "hand",
    "transcends": "hand",
    "charges": "soul",
}
ZONES_PUT_INTO = {"deck bottom": "deck", "arena": "permanent"}
OBJECT_VERBS = {
    "banish": "is banished",
    "destroy": "is destroyed",
    "return": "is returned",
    "reveal": "is revealed",
    "look at": "is looked at",
    "tap": "is tapped",
    "untap": "is untapped",
    "unfreeze": "is unfrozen",
    "mark": "is marked",
    "turn face up": "is turned face up",
    "turn face down": "is turned face down",
    "negate": "is negated",
    "remove from the game": "ceases to exist",
    "gain control": "changes control",
    "steal": "is stolen",
    "awaken": "is awakened",
    "equip": "is equipped",
}
PLAYER_VERBS = {
    "draw": "draws",
    "gain action points": "gains action points",
    "gain resources": "gains resources",
    "crowd cheers": "is cheered",
    "crowd boos": "is booed",
    "win the game": "wins the game",
    "lose the game": "loses the game",
}
_PRINTED = frozenset(("power", "defense", "pitch", "life", "intellect", "arcane", "cost"))
_NEVER_PLAYED = frozenset(("equipment", "weapon", "hero", "demi-hero", "token", "resource", "block", "mentor"))
# With one of these, whatever else it is: equipment that is an action as well is a deck-card (1.3.2c, 8.1.4).
_PLAYED = frozenset(("action", "attack reaction", "defense reaction", "instant"))
_COUNTED = ("hand", "deck", "arsenal", "pitch", "banished", "graveyard", "soul")


def place_of(thing: GameObject) -> str:
    """The chain link an object is on."""
    return thing.at


def states_of(state: GameState) -> frozenset[str]:
    """Whether the combat chain is open (7.0.2), and in which step combat is."""
    return frozenset(("open", "combat", remembered(state).step)) if state.combat else frozenset(("closed",))


def is_attack(ev: Running, state: GameState, thing: GameObject) -> bool:
    """An attack card on the stack or the combat chain, or an attack-proxy; its source is none (1.4)."""
    if thing.stands_for is not None:
        return True
    if "attacking" in thing.statuses:
        return not any(other.stands_for == thing.identity for other in state.objects.values())
    fights = thing.zone in ("stack", "combat chain") and "defending" not in thing.statuses
    if fights and "attack" in ev.derived.traits(state, thing).tags:
        return True
    return any(
        item.kind == "card" and item.source.handle == thing.handle and item.category == ("attack",)
        for item in state.waiting
    )


def status_of(ev: Running, state: GameState, thing: GameObject, status: str) -> bool:
    """Whether an object is in a named state."""
    found = _STATUSES.get(status)
    if found is not None:
        return found(ev, state, thing)
    return status in thing.statuses


def is_frozen(ev: Running, state: GameState, thing: GameObject) -> bool:
    """Whether an effect that freezes it applies to an object, or has since before the example began."""
    return FROZEN in thing.statuses or any(each.change == FREEZES for each in thing.modifiers)


def _is_hidden(ev: Running, state: GameState, thing: GameObject) -> bool:
    return "face down" in thing.statuses or (thing.zone == "arsenal" and "face up" not in thing.statuses)


def _is_permanent(ev: Running, state: GameState, thing: GameObject) -> bool:
    return thing.zone in ARENA and (thing.zone != "combat chain" or bool(home_zone(state, thing)))


def _is_played(ev: Running, state: GameState, thing: GameObject) -> bool:
    """A card on the stack, or an attack card that has come from there; the attack of a weapon is not played (5.1.1)."""
    if thing.stands_for is not None:
        return False
    return thing.zone == "stack" or ("attacking" in thing.statuses and is_attack(ev, state, thing))


def _was_played_from(thing: GameObject, zone: str) -> bool:
    """Whether a card came from there as it was played; a card that has gone on elsewhere is a new object (3.0.9)."""
    return thing.zone in (*ARENA, "stack") and thing.played is not None and thing.played.zone == zone


def _is_chain_link(state: GameState, thing: GameObject) -> bool:
    """Whether it is the active-attack of a chain link, whose properties are those of the link (7.0.3c)."""
    return bool(state.combat) and thing.identity in remembered(state).attacks


def chain_links_left(ev: Reading, flt: Filter) -> list[GameObject]:
    """Of the chain links a filter asks for: attack-proxies, and attacks that have ceased to exist, as they last were.

    Where a filter says that it asks for attacks it finds the proxies by itself.
    """
    if not ev.state.combat:
        return []
    asked = {word for part in parts_of([flt]) if isinstance(part, InState) for word in part.statuses}
    if CHAIN_LINK not in asked:
        return []
    links = {each: ev.state.find(each) for each in remembered(ev.state).attacks}
    proxies = [thing for thing in links.values() if thing is not None and thing.stands_for is not None]
    departed = ev.derived.departed
    gone = [departed[each][0] for each, thing in links.items() if thing is None and each in departed]
    known = gone if gone and ev.rules.ask(A_CHAIN_LINK_IS_AS_ITS_ATTACK_LAST_WAS) else []
    return known if "attack" in asked else [*proxies, *known]


def _is_active_attack(state: GameState, thing: GameObject) -> bool:
    """Whether it is the attack of the latest chain link: of the active one until that resolves (7.0.3b)."""
    return bool(state.combat) and thing.identity == remembered(state).attack


def _has_hit(state: GameState, thing: GameObject) -> bool:
    """Whether an attack has hit on this combat chain (7.5.5)."""
    hits = (event for event in state.combat_history if "hits" in event.words)
    return any(each.handle == thing.handle for event in hits for each in event.objects)


_STATUSES: dict[str, Callable[[Running, GameState, GameObject], bool]] = {
    "attack": is_attack,
    "active attack": lambda ev, state, thing: _is_active_attack(state, thing),
    CHAIN_LINK: lambda ev, state, thing: _is_chain_link(state, thing),
    FROZEN: is_frozen,
    "face down": _is_hidden,
    "face up": lambda ev, state, thing: not _is_hidden(ev, state, thing),
    "untapped": lambda ev, state, thing: "tapped" not in thing.statuses,
    "permanent": _is_permanent,
    "equipped": lambda ev, state, thing: bool({thing.zone, home_zone(state, thing)} & EQUIPPED_ZONES),
    "damaged": lambda ev, state, thing: thing.count("damage") > 0,
    "attacking hero": lambda ev, state, thing: thing.handle in remembered(state).heroes.get("attacking hero", ()),
    "defending hero": lambda ev, state, thing: thing.handle in remembered(state).heroes.get("defending hero", ()),
    "played": _is_played,
    "boosted": lambda ev, state, thing: "boosted" in thing.paid.costs,
    "fused": lambda ev, state, thing: "fused" in thing.paid.costs,
    RUNE_GATED: lambda ev, state, thing: RUNE_GATED in thing.paid.costs,
    "from arsenal": lambda ev, state, thing: _was_played_from(thing, "arsenal"),
    "from banished": lambda ev, state, thing: _was_played_from(thing, "banished"),
    "from hand": lambda ev, state, thing: (
        thing.handle in remembered(state).from_hand or _was_played_from(thing, "hand")
    ),
    "hit": lambda ev, state, thing: _has_hit(state, thing),
    BACK_FACE_ACTIVE: lambda ev, state, thing: is_back(thing),
}


def home_zone(state: GameState, thing: GameObject) -> str:
    """Where a permanent on the combat chain returns to when that closes."""
    return remembered(state).homes.get(thing.handle, "")


def stat_of(ev: Any, thing: GameObject, traits: Traits, stat: str) -> int:
    """A number of an object; 0 for a property it lacks (1.8.7a), and by 2.0.3c never a negative one."""
    if stat.startswith("base "):
        name = stat.removeprefix("base ")
        return traits.base.get(name, dict(thing.card.stats).get(name, 0))
    if stat == "cost":
        declared = announced(thing.paid) * sum(times for _, times in thing.card.cost.variable)
        printed = dict(thing.card.cost.resources).get("resources", 0) + declared
        return max(0, traits.stats.get("cost", printed))
    if stat == CHAIN_LINK:
        return int(thing.at or 0)
    if stat == ABOVE_BASE:
        return max(0, stat_of(ev, thing, traits, "power") - stat_of(ev, thing, traits, "base power"))
    value = traits.stats.get(stat, 0)
    if stat == "life":
        value -= thing.count("damage")
    return 0 if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value


def is_never_played(types: Set[str]) -> bool:
    """Whether cards of such types are not played: arena-cards, hero-cards and tokens, and what a rule keeps from it."""
    return not types.isdisjoint(_NEVER_PLAYED) and types.isdisjoint(_PLAYED)


def lacks(ev: Any, state: GameState, thing: GameObject, stat: str) -> bool:
    """Whether an object does not have a property at all, so that it meets no condition about its value (1.8.7).

    Cards that are played have a cost, if only of nothing; others have one only where it is printed.
    """
    name = stat.removeprefix("base ")
    if name not in _PRINTED:
        return False
    traits = ev.derived.traits(state, thing)
    if name == "cost":
        printed = bool(thing.card.cost.resources or thing.card.cost.variable) or name in traits.stats
        has = printed or not is_never_played(traits.types)
    else:
        has = name in (traits.stats if name == stat else traits.base)
    return not has and bool(ev.rules.ask(WHAT_LACKS_A_NUMBER_IS_NOT_MEANT))


def hero_of(state: GameState, player: str) -> GameObject | None:
    """The hero in a player's hero zone."""
    for thing in state.objects.values():
        if thing.zone == "hero" and thing.owner == player:
            return thing
    return None


def has_the_number(state: GameState, player: str, name: str) -> GameObject | None:
    """A player's life total is that of their hero, with every effect on it (2.5.3)."""
    return hero_of(state, player) if name == "life" else None


def number_of(ev: Any, state: GameState, player: str, name: str) -> int:
    """A number of a player: cards in a zone, or assets. Whoever has no hero has no life."""
    if name == "life":
        return 0
    if name in _COUNTED:
        return sum(1 for o in state.objects.values() if o.zone == name and o.owner == player)
    if name == "chain links":
        return _links_of(state, player)
    return state.number(player, name)


def _links_of(state: GameState, player: str) -> int:
    """The chain links that a player controls: those whose attack they control, or controlled last (7.0.3c)."""
    memory = remembered(state)
    if not state.combat:
        return 0
    attacks = (state.find(each) for each in memory.attacks)
    controllers = (was if now is None else now.controller for now, was in zip(attacks, memory.attackers, strict=True))
    return sum(1 for controller in controllers if controller == player)


def categories_of(ev: Running, ability: Ability, event: Event, source: GameObject) -> tuple[str, ...]:
    """The rules name no kinds of triggered-layers."""
    return ()


def players_in_order(ev: Running, answer: str) -> Sequence[str]:
    """The players in the order in which they add their triggered-layers, from the one the turn-player selects."""
    state = ev.state
    if answer != "selected player first":
        return state.players
    rules = ev.rules.ask(ORDER_BETWEEN_PLAYERS).rules
    legal = tuple((player,) for player in state.from_turn_player())
    first = ev.choices.choose(Decision(state.turn_player, "first player", legal, rules))[0]
    start = state.players.index(first)
    return (*state.players[start:], *state.players[:start])


def destinations(ev: Running, player: str, thing: GameObject | None) -> Sequence[str]:
    """Nothing is moved to a place of choice."""
    return ()
