"""The state of a game: what waits to resolve, what is remembered, and everything else at one moment."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import field

from rules_data.core.abilities import IS_OVER, LAST_TURN, Ability, CardFacts, Cost, Limit, Relation

from .changing import record, replace
from .events import Event, Occurrence
from .objects import Bindings, Delayed, GameObject
from .payment import NOTHING_PAID, Paid
from .watcher import Candidate

# Ends the key of a use that is counted for the whole game and not for the turn.
OF_THE_GAME = "@game"


@record
class Item:
    """A card being played or an ability, waiting: first pending, then finalized.

    `targets`, `modes` and `places` are what was chosen for a part of its ability, by the position of that part.
    """

    number: int
    label: str
    kind: str
    source: GameObject
    controller: str
    ability: Ability | None = None
    occurrence: Occurrence | None = None
    pending: bool = True
    targets: Mapping[int, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    modes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    places: Mapping[int, str] = field(default_factory=dict)
    to: str = ""  # where a card will be that is being played
    here: str = ""  # what an ability calls "here" where that is not the place of its source
    status: str = ""  # the status in which it will be there, where an effect says so
    paid: Paid = NOTHING_PAID
    bindings: Bindings = field(default_factory=dict)
    checked: bool = False
    accepted: bool = False
    category: tuple[str, ...] = ()
    by_trigger: bool = False
    fizzled: bool = False  # it does nothing, for its targets are all illegal
    delayed: Delayed | None = None
    key: str = ""
    cost: Cost | None = None  # what is paid for it, where that is not what its card says
    origin: str = ""  # the zone from which a card is played
    played_from: GameObject | None = None  # the card as it was before an effect had it played
    leaving: str = ""  # what is done with a card as it leaves, unless what it does itself makes it leave
    announced: bool = False  # its player has said which additional costs are paid
    moved: tuple[tuple[tuple[str, int], tuple[str, int]], ...] = ()  # what its cost moved, and what that became


@record
class Lasting:
    """What has to be remembered of continuous effects, in games that apply them in stages.

    `generated`: when each effect began to exist. `begun`: when each part of one began to apply to an object, and
    with what amount. `amounts`: what a replacement made of such an amount. `order`: how players have ordered
    effects of one moment. `controllers`: who controls what an effect has taken, without that effect.
    """

    generated: Mapping[Hashable, int] = field(default_factory=dict)
    begun: Mapping[tuple[tuple[str, int], Hashable], tuple[int, int]] = field(default_factory=dict)
    amounts: Mapping[Hashable, int] = field(default_factory=dict)
    order: tuple[Hashable, ...] = ()
    controllers: Mapping[tuple[str, int], str] = field(default_factory=dict)


@record
class Memory:
    """What a game remembers of its course beside what is on the table; each game adds its own.

    `passed`: who has passed in succession. `lost`: who has lost. `winner`: who has won it. `left`: who is no player of
    the game any more, where the rules say so.
    """

    passed: frozenset[str] = frozenset()
    lost: frozenset[str] = frozenset()
    winner: str = ""
    left: frozenset[str] = frozenset()

    def in_combat(self, state: GameState, role: Relation) -> str:
        """The player who attacks or defends in the combat there is; '' where there is none, or several may."""
        return ""


@record
class GameState:
    """Everything at one moment. `marks` are points in the history from which a game counts, by their span."""

    players: tuple[str, ...]
    turn_player: str
    phase: str
    objects: Mapping[str, GameObject]
    numbers: Mapping[tuple[str, str], int]
    waiting: tuple[Item, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    triggered: tuple[Candidate, ...] = ()  # what has triggered and is not yet placed
    history: tuple[Event, ...] = ()
    combat_history: tuple[Event, ...] = ()
    last_turn: tuple[Event, ...] = ()
    links: Mapping[tuple[str, str], tuple[tuple[str, int], ...]] = field(default_factory=dict)
    used: Mapping[str, int] = field(default_factory=dict)
    memory: Memory = Memory()
    marks: Mapping[str, int] = field(default_factory=dict)
    turn: int = 1
    combat: int = 0
    clock: int = 0
    # Which states that trigger something were so at the last look; None where a game does not remember it.
    states_met: Mapping[str, bool] | None = None
    moment: int = 0  # rises with everything that happens, so that what happens together has one
    lasting: Lasting = Lasting()
    teams: tuple[tuple[str, ...], ...] = ()  # where players play together, who with whom
    known_cards: Mapping[str, CardFacts] = field(default_factory=dict)  # what is printed on cards of these names

    def team_of(self, player: str) -> tuple[str, ...]:
        """A player and those who play together with them."""
        return next((team for team in self.teams if player in team), (player,))

    def with_object(self, thing: GameObject) -> GameState:
        return replace(self, objects={**self.objects, thing.handle: thing})

    def with_number(self, player: str, name: str, value: int) -> GameState:
        return replace(self, numbers={**self.numbers, (player, name): value})

    def number(self, player: str, name: str) -> int:
        return self.numbers.get((player, name), 0)

    def uses(self, key: str, limit: Limit) -> int:
        """How often something limited has been used in the span of its limit."""
        spans = {Limit.ONCE_EACH_COMBAT: f"@{self.combat}", Limit.ONCE: OF_THE_GAME}
        return self.used.get(key + spans.get(limit, ""), 0)

    def events_since(self, span: str) -> tuple[Event, ...]:
        """What has happened this turn, last turn, this combat, or since a point that the game has marked."""
        if span == "turn":
            return self.history
        if span == LAST_TURN:
            return self.last_turn
        if span == "combat":
            return self.combat_history
        return self.history[self.marks.get(span, 0) : self.marks.get(f"{span}{IS_OVER}")]

    def find(self, identity: tuple[str, int]) -> GameObject | None:
        """The object, if it is still the same one."""
        found = self.objects.get(identity[0])
        return found if found is not None and found.incarnation == identity[1] else None

    def in_zone(self, zone: str, player: str = "") -> list[GameObject]:
        """The objects of a zone in order; of one player when named (by owner)."""
        found = [o for o in self.objects.values() if o.zone == zone and (not player or o.owner == player)]
        return sorted(found, key=lambda o: o.order) if len(found) > 1 else found

    def from_turn_player(self) -> Iterator[str]:
        """The players still in the game in turn order, beginning with the one whose turn it is."""
        start, left = self.players.index(self.turn_player), self.memory.left
        yield from (player for player in (*self.players[start:], *self.players[:start]) if player not in left)

    def next_player(self, player: str) -> str:
        """Who comes after a player in turn order, of those who have not lost; themselves where nobody else is left."""
        place = self.players.index(player) + 1
        others = (*self.players[place:], *self.players[:place])
        return next((other for other in others if other not in self.memory.lost), player)
