"""Players, places and objects as they stand to one another, seen from an ability."""

from __future__ import annotations

from rules_data.core.abilities import Relation
from rules_data.core.evaluator.policy import (
    HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
    LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS,
    WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT,
    WHERE_A_DEPARTED_SOURCE_IS,
    YOU_OF_WHAT_NOBODY_CONTROLS_IS_NO_ONE,
    Ruled,
)
from rules_data.core.evaluator.state import GameObject, NotSupported, Reading, Viewpoint

from .moved import before_its_move
from .waiting import is_item

_IN_COMBAT = (Relation.DEFENDING_PLAYER, Relation.ATTACKING_PLAYER)


def players_meant(view: Viewpoint, relation: Relation) -> tuple[str, ...]:
    """The players a relation names, in turn order from the turn player."""
    state = view.state
    if relation is Relation.YOU:
        return (view.you,)
    if relation is Relation.THAT_PLAYER:
        player = view.that_player or (view.occurrence.event.player if view.occurrence else "")
        return (player,) if player else ()
    if relation in _IN_COMBAT:
        event = view.occurrence.event if view.occurrence is not None else None
        against = event.payload.against if event is not None and relation is Relation.DEFENDING_PLAYER else ""
        player = against or state.memory.in_combat(state, relation)
        return (player,) if player and player not in state.memory.left else ()
    if relation is Relation.TURN_PLAYER:
        return (state.turn_player,)
    if relation in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER, Relation.MY_OWNER):
        return _player_behind(view, relation)
    team = state.team_of(view.you)
    others = {view.opponent} if view.opponent else {player for player in state.players if player not in team}
    meant = {Relation.ANY: state.players, Relation.YOUR_TEAM: team}.get(relation, others)
    return tuple(player for player in state.from_turn_player() if player in meant)


def _player_behind(view: Viewpoint, relation: Relation) -> tuple[str, ...]:
    """Who owns the object that the ability is on, or owns or controls what it speaks of; nobody where it is nothing."""
    if relation is Relation.MY_OWNER:
        return (view.source.owner,)
    it = view.it
    if it is None:
        return ()
    there = view.occurrence.controller if view.occurrence is not None else ""
    player = (there or it.controller) if relation is Relation.ITS_CONTROLLER else it.owner
    return (player,) if player else ()


def is_meant(view: Viewpoint, player: str, relation: Relation) -> bool:
    """Whether a player is among those that a relation names."""
    return player == view.you if relation is Relation.YOU else player in players_meant(view, relation)


def player_meant(view: Viewpoint, relation: Relation) -> str:
    """The player a relation names, the first where it names several. Raises NotSupported where there is none."""
    players = players_meant(view, relation)
    if not players:
        raise NotSupported(f"Nobody is {relation.value!r} here: what it speaks of is about no player.")
    return players[0]


def you_is_no_one(ev: Reading, view: Viewpoint) -> Ruled | None:
    """The ruling that "you" is nobody, for an ability on something on the board that nobody controls; else None."""
    source = view.source
    if source.controller or source.zone not in ev.game.board_zones:
        return None
    ruled = ev.rules.ask(YOU_OF_WHAT_NOBODY_CONTROLS_IS_NO_ONE)
    return ruled if ruled else None


def is_same(view: Viewpoint, thing: GameObject, known: GameObject) -> bool:
    """Whether two records are of one object: the same incarnation, or one that this ability knows to have become it.

    An object that represents another one is meant where that is asked for.
    """
    if thing.identity == known.identity or (thing.stands_for is not None and thing.stands_for == known.identity):
        return True
    became = view.became
    return became.get(known.identity) == thing.identity or became.get(thing.identity) == known.identity


def is_on(view: Viewpoint, thing: GameObject, host: GameObject) -> bool:
    """Whether a thing is attached to this very object, before or after what this ability knows to have moved it."""
    known = thing.attached_to
    if known is None or known == host.identity:
        return known is not None
    return view.became.get(known) == host.identity or view.became.get(host.identity) == known


def host_spoken_of(view: Viewpoint) -> GameObject:
    """The source as it is attached, or as it was attached where the event spoken of has ended that."""
    occurrence, source = view.occurrence, view.source
    was = occurrence.object if occurrence is not None else None
    if was is None or was.attached_to is None or not is_same(view, was, source):
        return source
    parted = occurrence is not None and occurrence.event.payload.parted
    return was if source.attached_to is None or parted else source


def link_owner(source: GameObject) -> str:
    """Under what name a source keeps what its linked abilities remember: an object that left is another one."""
    return f"{source.handle}#{source.incarnation}"


def linked_objects(ev: Reading, view: Viewpoint, name: str) -> tuple[tuple[str, int], ...]:
    """What is remembered under a name: in this ability, else among the abilities it is linked with."""
    if name in view.bindings:
        return view.bindings[name]
    own = view.state.links.get((link_owner(view.source), name), ())
    if ev.rules.ask(LINKED_ABILITIES_SEE_ONLY_THEIR_OWN_OBJECTS, name):
        return own
    return own + tuple(i for key, found in view.state.links.items() if key[1] == name for i in found)


def place_of_source(ev: Reading, view: Viewpoint) -> str:
    """Where an ability's source is; '' if it is nowhere. A delayed ability has noted it as it was made."""
    if view.here:
        return view.here
    source = view.source
    if view.delayed is not None:
        return ev.game.place_of(view.delayed.source)
    departed = source.zone in ev.game.board_zones and view.state.find(source.identity) is None
    if departed and ev.rules.ask(WHERE_A_DEPARTED_SOURCE_IS, view).answer == "nowhere":
        return ""
    return ev.game.place_of(source)


def is_here(ev: Reading, place: str, word: str, view: Viewpoint) -> bool:
    """Whether a place is here, or elsewhere, as an ability's source sees it; neither if the source is nowhere."""
    own = place_of_source(ev, view)
    return bool(own) and (place == own) is (word == ev.game.words.here)


def is_controlled(place: str, view: Viewpoint) -> bool:
    """Whether a place is an object that is controlled by whoever controls the ability."""
    there = view.state.objects.get(place)
    return there is not None and there.controller == view.you


def place_of_condition(ev: Reading, view: Viewpoint, word: str) -> str:
    """Where the event happened that made the ability trigger, or where what moved came from; '' without one."""
    occurrence = view.occurrence
    if occurrence is None:
        return ""
    thing, event = occurrence.object, occurrence.event
    if ev.rules.ask(WHEN_THE_PLACE_OF_A_CONDITION_IS_LOOKED_AT).answer == "on execution" and thing is not None:
        return ev.game.place_of(view.state.objects.get(thing.handle, thing))
    return event.at if word == ev.game.words.where_it_was else event.to or event.at


def places_of_linked(ev: Reading, view: Viewpoint, name: str) -> set[str]:
    """Where the objects are that are remembered under a name; of one that has left the board, where it last was as far
    as that is known.
    """
    found = set()
    for identity in linked_objects(ev, view, name):
        now = view.state.find(identity)
        on_board = now is not None and now.zone in ev.game.board_zones
        known = now if on_board else _as_it_left(ev, view, identity)
        found |= {ev.game.place_of(known)} if known is not None else set()
    return found - {""}


def _as_it_left(ev: Reading, view: Viewpoint, identity: tuple[str, int]) -> GameObject | None:
    """The object as it was before this effect moved it, where the rules let the effect know that."""
    known = ev.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN).answer == "as it last was to what moved it"
    return before_its_move(ev, view, identity) if known else None


def is_at(ev: Reading, thing: GameObject, place: str, view: Viewpoint) -> bool:
    """Whether `thing` is at a place, named from the source's viewpoint."""
    words = ev.game.words
    if place and place in (words.there, words.where_it_was):
        return ev.game.place_of(thing) == place_of_condition(ev, view, place)
    if place in (words.here, words.elsewhere):
        return is_here(ev, ev.game.place_of(thing), place, view)
    if place == words.controlled_place:
        return is_controlled(ev.game.place_of(thing), view)
    if thing.zone == place:
        return True
    return thing.at == place


def targets_of(view: Viewpoint, thing: GameObject) -> list[GameObject]:
    """What a card or an ability that waits to resolve has as its targets, as far as that is still there.

    So has the object of an event that tells of them.
    """
    state, event = view.state, view.occurrence.event if view.occurrence is not None else None
    chosen = [
        identity
        for item in state.waiting
        if is_item(thing, item)
        for identities in item.targets.values()
        for identity in identities
    ]
    if event is not None and event.payload.targets and thing.handle in (one.handle for one in event.objects):
        chosen += event.payload.targets
    return [found for identity in dict.fromkeys(chosen) if (found := state.find(identity)) is not None]
