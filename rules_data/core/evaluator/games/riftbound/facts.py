"""What Riftbound's words mean of a state: zones, places, states of the turn, numbers (Core Rules 105-108, 307-310)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from rules_data.core.abilities import Ability, Effect
from rules_data.core.abilities.effects import Exhaust, Kill, Ready, Recycle, SpendBuff
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import has_status, measure
from rules_data.core.evaluator.state import Event, GameObject, GameState, Traits, Viewpoint

from .allowed_places import cannot_be_played_here, may_be_played_at, may_be_played_here
from .hiding import battlefield_bound_to
from .keywords import may_be_ambushed
from .memory import remembered
from .places import BOARD, attached_to
from .questions_actions import (
    NOBODY_MOVES_INTO_A_COMBAT_OF_MANY_WITHOUT_A_UNIT,
    UNITS_OF_A_HIDDEN_CARD_COME_TO_ITS_BATTLEFIELD,
)
from .questions_course import (
    TOKEN_UNITS_ARE_PLAYED_WHERE_UNITS_ARE,
    UNITS_COME_TO_THE_BASE_INSTEAD_OF_THE_COMBAT_OF_OTHERS,
)
from .questions_named_kinds import ABILITIES_ON_ANOTHERS_PLAYING_ARE_PLAY_EFFECTS, CALLED
from .questions_teams import NOBODY_COMES_TO_A_TEAMMATES_UNITS
from .runes import DOMAINS, one_of
from .victory_score import points_to_win

POOL_FOR = {
    "energy": ("energy",),
    "xp": ("xp",),
    "power": ("power", *DOMAINS),
    **{domain: (domain, "power") for domain in DOMAINS},
    **{one_of(some): (*some, "power") for size in range(2, 7) for some in combinations(DOMAINS, size)},
}
ZONE_AFTER = {
    "dies": "trash",
    "discards": "trash",
    "is banished": "banishment",
    "is returned": "hand",
    "is recycled": "deck",
    "is recalled": "base",
    "draws": "hand",
    "channels": "base",
}
MIGHTY = 5

# What happens to objects, and to players, when an instruction is carried out.
OBJECT_VERBS = {
    "kill": "dies",
    "banish": "is banished",
    "return": "is returned",
    "recycle": "is recycled",
    "recall": "is recalled",
    "ready": "is readied",
    "exhaust": "is exhausted",
    "heal": "is healed",
    "stun": "is stunned",
    "buff": "is buffed",
    "empower": "is empowered",
    "disempower": "is disempowered",
    "spend buff": "spends a buff",
    "counter": "is countered",
    "detach": "is detached",
    "take control": "changes control",
    "reveal": "is revealed",
}
PLAYER_VERBS = {
    "draw": "draws",
    "channel": "channels",
    "burn": "burns",
    "gain points": "gains points",
    "gain xp": "gains xp",
    "lose points": "loses points",
}


def in_zone(zone: str, asked: str) -> bool:
    """Whether an object in `zone` is in what is asked for; the board is several zones."""
    if asked == "board":
        return zone in BOARD
    return zone == asked


def place_of(thing: GameObject) -> str:
    """The location an object is at: a base, a battlefield, or '' where there is no location."""
    if thing.zone == "base":
        return f"base:{thing.player}"
    if thing.zone == "battlefield":
        return thing.at
    return thing.handle if thing.zone == "field" else ""


def states_of(state: GameState) -> frozenset[str]:
    """Neutral or showdown, open or closed (rules 308 and 309)."""
    found = {"closed" if state.waiting else "open", "showdown" if remembered(state).showdown else "neutral"}
    if state.combat:
        found.add("combat")
    return frozenset(found)


def status_of(  # noqa: PLR0911 - one return for each word
    ev: Running, state: GameState, thing: GameObject, status: str
) -> bool:
    """Whether an object is in a named state."""
    if status in thing.statuses:
        return True
    on_board = thing.zone in BOARD
    if status == "ready":
        return on_board and "exhausted" not in thing.statuses
    if status in ("damaged", "buffed"):
        return thing.count("damage" if status == "damaged" else "buffs") > 0
    if status == "attached":
        return bool(thing.attached_to)
    if status == "equipped":
        return any("Equipment" in ev.derived.traits(state, gear).tags for gear in attached_to(state, thing))
    if status == "mighty":
        return measure(ev, state, thing, "might") >= MIGHTY
    if status == "controlled":
        return bool(thing.controller)
    if status == "alone":
        return on_board and not any(_is_friend_at_hand(ev, state, other, thing) for other in state.objects.values())
    fights = bool({"attacking", "defending"} & thing.statuses)
    return status == "in combat" and bool(state.combat) and fights


def _is_friend_at_hand(ev: Running, state: GameState, other: GameObject, thing: GameObject) -> bool:
    return (
        other.handle != thing.handle
        and other.controller == thing.controller
        and other.zone in BOARD
        and place_of(other) == place_of(thing)
        and "unit" in ev.derived.traits(state, other).types
    )


def stat_of(ev: Any, thing: GameObject, traits: Traits, stat: str) -> int:
    """A number of an object; might is never below 0."""
    if stat == "might":
        return max(0, traits.stats.get("might", 0))
    if stat in ("damage", "buffs"):
        return thing.count(stat)
    if stat == "assault":
        return traits.keywords.get(stat, 0)  # several of them are added up (802.1.b)
    card = copied_card(thing)
    if thing.token and card is thing.card:
        return 0  # a token has a cost only as a copy (v1.4 185.3.a)
    resources = dict(card.cost.resources)
    if stat == "energy cost":
        return resources.get("energy", 0)
    return sum(n for name, n in resources.items() if name != "energy")


def number_of(ev: Any, state: GameState, player: str, name: str) -> int:
    """A number of a player: counted in the zones, or kept."""
    if name in ("hand", "deck", "trash", "rune deck"):
        return len(state.in_zone(name, player))
    if name == "runes":
        own = [o for o in state.objects.values() if o.zone == "base" and o.controller == player]
        return sum(1 for o in own if "rune" in o.card.types)
    if name == "points to win":
        return points_to_win(ev, state, player)
    if name == "power":
        return sum(state.number(player, pool) for pool in ("power", *DOMAINS))
    return state.number(player, name)


def categories_of(ev: Running, ability: Ability, event: Event, source: GameObject) -> tuple[str, ...]:
    """The names the rules give to kinds of triggered abilities, where they give one."""
    own = event.subject is not None and event.subject.handle == source.handle
    found: list[str] = []
    for word, category in CATEGORIES.items():
        if event.kind != word:
            continue
        if word == "is played" and not own:
            if not ev.rules.ask(ABILITIES_ON_ANOTHERS_PLAYING_ARE_PLAY_EFFECTS):
                continue
            found.append(category)
        elif ev.rules.ask(CALLED[f"the name {category}"]):
            found.append(category)
    return tuple(found)


CATEGORIES = {
    "is played": "play effect",
    "is targeted": "targeting effect",
    "conquers": "conquer effect",
    "holds": "hold effect",
    "attacks": "attack trigger",
    "defends": "defend trigger",
}


def players_in_order(ev: Running, answer: str) -> Sequence[str]:
    """The players in the order in which they place their triggered abilities."""
    state = ev.state
    if answer == "seating":
        return state.players
    order = list(state.from_turn_player())
    if answer == "attacker first":
        attacker, defender = remembered(state).attacker, remembered(state).defender
        middle = [player for player in order if player not in (attacker, defender)]
        return [attacker, *middle, defender]
    return order


def destinations(ev: Running, player: str, thing: GameObject | None) -> Sequence[str]:
    """Where a unit could be moved: anywhere but where it is, and not into a combat of two others than its player."""
    player = thing.player if thing is not None else player
    here = place_of(thing) if thing is not None else ""
    fields = [o.handle for o in ev.state.objects.values() if o.zone == "field"]
    places = [handle for handle in fields if handle != here and is_valid_destination(ev, player, handle)]
    return [*([] if here.startswith("base:") else ["base"]), *places]


def may_be_present(ev: Running, player: str, field: str) -> bool:
    """Whether a player's unit may come to a battlefield: not where two others are or fight (rule 457)."""
    there = {unit.controller for unit in units_at(ev, field)} | _fighting_at(ev.state, field)
    others = there - {player}
    with_a_teammate = not others.isdisjoint(ev.state.team_of(player))
    return len(others) < 2 and not (with_a_teammate and ev.rules.ask(NOBODY_COMES_TO_A_TEAMMATES_UNITS))


def is_valid_destination(ev: Running, player: str, field: str) -> bool:
    """Whether a player's unit may move to a battlefield (v1.4 447.2.a).

    With more than two players nobody moves into a combat who has no unit there, whoever's combat it is.
    """
    if not may_be_present(ev, player, field):
        return False
    into_a_combat = len(ev.state.players) > 2 and bool(_fighting_at(ev.state, field))
    without_units = into_a_combat and not units_at(ev, field, player)
    return not (without_units and ev.rules.ask(NOBODY_MOVES_INTO_A_COMBAT_OF_MANY_WITHOUT_A_UNIT))


def _fighting_at(state: GameState, field: str) -> set[str]:
    """The players of a combat that is in progress at a battlefield, also of units that have left it since."""
    known = remembered(state)
    return {known.attacker, known.defender} - {""} if state.combat and known.showdown == field else set()


def may_be_played_to(ev: Running, player: str, thing: GameObject, place: str) -> bool:
    """Whether an effect that has a player play a unit somewhere lets them choose this place (v1.4 462.2, 054.1)."""
    field = ev.state.objects.get(place)
    if field is None or field.zone != "field":
        return True
    return diverted(ev, player, place) is None and not cannot_be_played_here(ev, thing, field)


def diverted(ev: Running, player: str, place: str) -> tuple[str, tuple[str, ...]] | None:
    """The player's base in place of a battlefield where two others fight, for what is played there (v1.4 462.2.a)."""
    field = ev.state.objects.get(place)
    if field is None or field.zone != "field" or may_be_present(ev, player, place):
        return None
    ruled = ev.rules.ask(UNITS_COME_TO_THE_BASE_INSTEAD_OF_THE_COMBAT_OF_OTHERS)
    return (f"base:{player}", ruled.rules) if ruled else None


def hiding_place(state: GameState, thing: GameObject) -> str:
    """The battlefield where a card lies facedown, or lay before it began to be played; '' for any other."""
    return thing.at if thing.zone == "facedown" else remembered(state).from_hiding.get(thing.handle, "")


def where_played(ev: Running, player: str, thing: GameObject) -> Sequence[str]:
    """Where a permanent may be played: gear to the base, a unit also to a battlefield its controller controls."""
    if hidden := hiding_place(ev.state, thing):
        field, elsewhere = ev.state.objects.get(hidden), diverted(ev, player, hidden)
        if field is not None and cannot_be_played_here(ev, thing, field):
            return []
        return [hidden if elsewhere is None else elsewhere[0]]
    if "unit" not in thing.card.types:
        return ["base"]
    found = ["base"]
    for field in ev.state.objects.values():
        if field.zone != "field":
            continue
        allowed = field.controller == player or may_be_played_here(ev, thing, field)
        allowed = allowed or may_be_ambushed(ev, thing, player, field.handle)
        allowed = allowed or may_be_played_at(ev, thing, player, field)
        if not allowed or cannot_be_played_here(ev, thing, field):
            continue
        if may_be_present(ev, player, field.handle):
            found.append(field.handle)
    return found


def where_tokens_are_played(ev: Running, player: str, token: GameObject) -> Sequence[str]:
    """Where a token may be played that no place is named for: a unit wherever its player may play one."""
    if "unit" not in token.card.types or not ev.rules.ask(TOKEN_UNITS_ARE_PLAYED_WHERE_UNITS_ARE):
        return ["base"]
    places = where_played(ev, player, token)
    bound = _battlefield_of_what_resolves(ev)
    if bound not in places or not ev.rules.ask(UNITS_OF_A_HIDDEN_CARD_COME_TO_ITS_BATTLEFIELD):
        return places
    return [bound]


def _battlefield_of_what_resolves(ev: Running) -> str:
    """Where the card lay hidden that resolves now, or whose play effect does; '' for anything else."""
    item = ev.under_way.resolving[-1] if ev.under_way.resolving else None
    return battlefield_bound_to(ev, item) if item is not None else ""


def units_at(ev: Running, field: str, player: str = "") -> list[GameObject]:
    """The units at a battlefield, of one player when named: whatever is a unit now, a gear that has become one too."""
    state = ev.state
    there = [o for o in state.objects.values() if o.zone == "battlefield" and o.at == field]
    own = [o for o in there if player in ("", o.controller) and "unit" in ev.derived.traits(state, o).types]
    return sorted(own, key=lambda each: each.order)


def may_pay(ev: Running, action: Effect, view: Viewpoint, thing: GameObject | None) -> bool:
    """Whether an action of a cost can be carried out on an object."""
    if thing is None:
        return True
    if isinstance(action, Exhaust):
        return not has_status(ev, ev.state, thing, "exhausted") and thing.zone in ev.game.board_zones
    if isinstance(action, Ready):
        return has_status(ev, ev.state, thing, "exhausted")
    if isinstance(action, Recycle) and thing.zone == "base":
        return thing.controller == view.you
    if isinstance(action, SpendBuff):
        return thing.count("buffs") > 0
    return not isinstance(action, Kill) or thing.zone in ev.game.board_zones
