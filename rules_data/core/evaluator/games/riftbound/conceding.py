"""A player concedes: the last one left wins, or else everything of whoever left is removed (Core Rules 649-652)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import find_anywhere
from rules_data.core.evaluator.stack import Arguments, resolve_newest
from rules_data.core.evaluator.state import Event, GameState, IllegalStep, Item, replace

from .combat import close_showdown
from .hiding import FACEDOWN
from .memory import remembered
from .places import NOWHERE
from .questions_conceding import (
    THE_BATTLEFIELD_OF_A_PLAYER_WHO_LEFT_IS_REPLACED,
    THE_CARDS_OF_A_PLAYER_WHO_LEFT_ARE_OUT_OF_THE_GAME,
    THE_ONLY_PLAYER_LEFT_WINS,
    WHAT_A_PLAYER_WHO_LEFT_HAD_IS_BANISHED,
    WHAT_A_PLAYER_WHO_LEFT_HAD_ON_THE_CHAIN_IS_COUNTERED,
)
from .teams import whole_team
from .turn import go_on_without

_ON_THE_BOARD = frozenset(("base", "battlefield", FACEDOWN))


def concede(ev: Running, arguments: Arguments) -> None:
    """A player leaves the game, at whatever time (650, 651)."""
    player = arguments["player"]
    ev.journal.record("step", f"{player} concedes", ev.rules.cite("concede"), players=(player,))
    team, rules = whole_team(ev, player)
    if len(team) > 1:
        ev.journal.record("procedure", f"{' and '.join(team)} lose the game together", rules, players=team)
    held = [_Held(each, ev.state) for each in team]
    ev.board.remember(lost=ev.state.memory.lost | {*team}, left=ev.state.memory.left | {*team})
    if _is_won(ev):
        return
    for each in held:
        _remove(ev, each.player)
    for each in held:
        _proceed(ev, each)


def _is_won(ev: Running) -> bool:
    """Whether those who are left are one player, or one team, who has won then (651.1)."""
    left = tuple(other for other in ev.state.players if other not in ev.state.memory.lost)
    alone = len(left) == 1 or left == whole_team(ev, left[0])[0]
    ruled = ev.rules.ask(THE_ONLY_PLAYER_LEFT_WINS) if alone else None
    if not ruled:
        return False
    who = " and ".join(left)
    ev.board.remember(winner=who)
    text = f"{who} win{'' if len(left) > 1 else 's'} the game"
    ev.journal.record("procedure", text, ruled.rules, players=left)
    return True


def refuse_who_has_left(ev: Running, player: str) -> None:
    """Whoever has left takes no more steps. Raises IllegalStep for them."""
    if player and player in ev.state.memory.left:
        raise IllegalStep(f"{player} has left the game", ev.rules.cite("leaves the game"))


class _Held:
    """Whose turn it was and who might act, as a player left."""

    def __init__(self, player: str, state: GameState) -> None:
        self.player = player
        self.turn = state.turn_player == player
        self.priority = bool(state.waiting) and remembered(state).priority == player
        self.focus = bool(remembered(state).showdown) and remembered(state).focus == player


# --- what is removed (652.1-652.4) --------------------------------------------------------------------------------


def _remove(ev: Running, player: str) -> None:
    """What was countered has no card left on the chain, and is out of the game with the other cards."""
    ev.board.drop_triggered_of((player,))
    for remove in (_banish, _replace_battlefields, _counter, _take_cards_out):
        remove(ev, player)


def _banish(ev: Running, player: str) -> None:
    on_board = [thing for thing in ev.state.objects.values() if thing.zone in _ON_THE_BOARD]
    own = [thing for thing in on_board if player in (thing.controller, thing.owner)]
    if own and ev.rules.ask(WHAT_A_PLAYER_WHO_LEFT_HAD_IS_BANISHED):
        procedure = "banished as a player leaves"
        ev.events.perform([Event("is banished", (thing,), player, procedure=procedure) for thing in own])


def _replace_battlefields(ev: Running, player: str) -> None:
    """A token takes the place of theirs, and nobody controls it where they did; units there stay (652.2.b)."""
    for field in [thing for thing in ev.state.objects.values() if thing.zone == "field"]:
        kept = replace(field, controller="" if field.controller == player else field.controller)
        ruled = ev.rules.ask(THE_BATTLEFIELD_OF_A_PLAYER_WHO_LEFT_IS_REPLACED) if field.owner == player else None
        if ruled:
            plain = CardFacts("Battlefield", field.card.types)
            kept = replace(kept, card=plain, token=True, owner="", modifiers=())
            _told(ev, player, f"A token battlefield replaces {field.handle}", ruled.rules)
        ev.board.put(kept)


def _counter(ev: Running, player: str) -> None:
    own = [item for item in ev.state.waiting if item.controller == player]
    if own and ev.rules.ask(WHAT_A_PLAYER_WHO_LEFT_HAD_ON_THE_CHAIN_IS_COUNTERED):
        things = [find_anywhere(ev, item.source.identity if item.kind == "card" else _number(item)) for item in own]
        procedure = "countered as a player leaves"
        ev.events.perform([Event("is countered", (one,), player, procedure=procedure) for one in things if one])


def _number(item: Item) -> tuple[str, int]:
    """How an ability is found that waits on the chain."""
    return f"#{item.number}", 0


def _take_cards_out(ev: Running, player: str) -> None:
    waiting = {item.source.handle for item in ev.state.waiting if item.kind == "card"}
    staying = _ON_THE_BOARD | {"field", NOWHERE}
    own = [o for o in ev.state.objects.values() if o.owner == player and o.zone not in staying]
    ruled = ev.rules.ask(THE_CARDS_OF_A_PLAYER_WHO_LEFT_ARE_OUT_OF_THE_GAME) if own else None
    for thing in own if ruled else ():
        if thing.handle not in waiting:
            ev.board.put(replace(thing, zone=NOWHERE, at="", controller="", incarnation=thing.incarnation + 1))
    if ruled:
        _told(ev, player, f"The cards of {player} are out of the game", ruled.rules)


def _told(ev: Running, player: str, text: str, rules: tuple[str, ...]) -> None:
    ev.journal.record("procedure", text, rules, players=(player,))


# --- how the game goes on (652.5) ---------------------------------------------------------------------------------


def _proceed(ev: Running, held: _Held) -> None:
    """Whoever is next has the turn, Focus or priority; where all others have passed, that has its consequence."""
    if held.turn:
        go_on_without(ev, held.player)
        return
    if held.focus and remembered(ev.state).showdown:
        following = ev.state.next_player(held.player)
        ev.board.remember(focus=following)
        _told(ev, following, f"{following} has focus", ev.rules.cite("focus of a player who left"))
    if held.priority and ev.state.waiting:
        following = ev.state.next_player(held.player)
        ev.board.remember(priority=following, priority_on=ev.state.waiting[-1].number)
        _told(ev, following, f"{following} has priority", ev.rules.cite("priority of a player who left"))
    go_on_if_all_have_passed(ev)


def go_on_if_all_have_passed(ev: Running) -> bool:
    """Once everyone who is left has passed the newest item resolves, or the showdown closes; whether they have."""
    passed = ev.state.memory.passed
    if not passed or not {*ev.state.players} - ev.state.memory.left <= passed:
        return False
    ev.board.remember(passed=frozenset())
    if ev.state.waiting:
        resolve_newest(ev)
    elif remembered(ev.state).showdown:
        close_showdown(ev)
    return True

