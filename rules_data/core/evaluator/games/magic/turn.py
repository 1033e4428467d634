"""The phases and steps of a turn (Comprehensive Rules 500-514)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import in_some_rounds, settle, still_awaited
from rules_data.core.evaluator.state import Decision, Event, GameObject, GameState

from . import combat, sagas, state_based
from .bound_mana import forget
from .cannot_and_can import MAXIMUM_HAND_SIZE, MAY_STAY_TAPPED, STAYS_TAPPED
from .control import settle_control
from .crewing import no_longer_saddled
from .daytime import check_daytime
from .durations import end_with_untapping, expire, let_end_with_this_turn
from .extra_phases import extra_phase_after, last_regular_step
from .having import has
from .keyword_abilities import NEW_SINCE_UPKEEP
from .keywords_of_permanents import PHASING
from .loops import resolve_everything
from .mana_symbols import IN_POOLS
from .memory import remembered
from .moving import ARRIVED, BATTLEFIELD, PHASED_OUT
from .questions_turn import (
    A_CARD_IS_DRAWN_EACH_TURN,
    DAMAGE_WEARS_OFF,
    EFFECTS_KEEP_PERMANENTS_TAPPED,
    EFFECTS_TAKE_AWAY_THE_MAXIMUM_HAND_SIZE,
    PERMANENTS_UNTAP,
    THE_HAND_IS_DISCARDED_TO_ITS_MAXIMUM_SIZE,
    THERE_IS_ANOTHER_CLEANUP_STEP,
    UNUSED_MANA_EMPTIES,
)
from .skipping import TURN, is_skipped, last_of_skipped
from .turns_of_the_departed import is_left_out, pass_over_the_departed
from .vocabulary import STEPS

ORDER = tuple(STEPS.split("|"))
_COMBAT = ORDER[ORDER.index("beginning of combat") : ORDER.index("end of combat") + 1]
HAND_SIZE = 7
# The phases that begin with a step, and what other name a step goes by.
_PHASE_BEGINS = {"untap": ("turn",), "beginning of combat": ("combat",)}


def is_in_combat(step: str) -> bool:
    """Whether a step belongs to the combat phase (506.1)."""
    return step in _COMBAT


def advance_to(ev: Running, phase: str, *no_further: str) -> None:
    """Go on to the next such step or phase, `no_further` than these, resolving what is on the stack in each left.

    Raises IllegalStep for one that does not come.
    """
    last_turn = in_some_rounds(ev)
    wanted = {"main": ("precombat main", "postcombat main"), "combat": ("beginning of combat",)}.get(phase, (phase,))
    while True:
        ev.budget.spend(1)
        here = (ev.state.turn, ev.state.phase)
        resolve_everything(ev)
        if ev.state.memory.winner:
            return
        if here != (ev.state.turn, ev.state.phase) and ev.state.phase in (*wanted, *no_further):
            return  # what has resolved has ended the phase
        if combat.declare_no_blocks(ev):
            continue
        next_step(ev)
        if players_act(ev):
            settle(ev)
        if ev.state.phase in wanted or ev.state.phase in no_further:
            return
        still_awaited(ev, f"{phase} step" if phase in ORDER else phase, last_turn, f"phase {wanted[0]}")


def players_act(ev: Running) -> bool:
    """Whether anyone gets priority in this step: what triggers in another one waits (502.4, 514.3)."""
    return may_act(ev.state)


def may_act(state: GameState) -> bool:
    """Whether this is a step in which players act."""
    if state.phase == "cleanup":
        return remembered(state).cleans_up_again
    return state.phase != ORDER[0]


def next_step(ev: Running) -> None:
    """The step ends and the next one begins: mana empties, turn-based actions, what triggers at its beginning."""
    _empty_pools(ev)
    _ENDS.get(ev.state.phase, _nothing)(ev)
    _begin(ev, _next_that_comes(ev, ev.state.phase))


def skip_to_cleanup(ev: Running) -> None:
    """The step and phase end here and now, and the cleanup step comes next, or comes again (721.1d)."""
    _empty_pools(ev)
    if is_in_combat(ev.state.phase):
        _end_combat(ev)
    ev.board.remember(extra_phases=(), goes_on_after="")
    _begin(ev, "cleanup")


def skip_the_rest_of_combat(ev: Running) -> None:
    """The combat phase ends here and now, and the phase that comes after it begins (721.2d)."""
    _empty_pools(ev)
    _end_combat(ev)
    _begin(ev, _next_that_comes(ev, _COMBAT[-1]))


def _begin(ev: Running, step: str) -> None:
    ev.board.begin_phase(step)
    player = ev.state.turn_player
    ev.journal.record("procedure", f"{player}'s turn: {step}", ev.rules.cite(f"phase {step}"), players=(player,))
    _BEGINS.get(step, _nothing)(ev)
    names = (*_PHASE_BEGINS.get(step, ()), step)
    ev.events.perform([Event("beginning of", (), player, phase=name) for name in names])
    _ACTS.get(step, _nothing)(ev)


def _next_that_comes(ev: Running, step: str) -> str:
    """The next step behind this one that nobody skips; where that is another turn's, the turn has begun (500.11)."""
    while True:
        step = _following(ev, step)
        if step == ORDER[0]:
            _begin_turn(ev)
        passed = last_of_skipped(ev, step)
        if not passed:
            return step
        ev.budget.spend(1)
        if step == ORDER[0]:
            _begin_without_untapping(ev)
        step = passed


def _begin_turn(ev: Running) -> None:
    """The next turn that its player does not skip."""
    while True:
        extra = remembered(ev.state).extra_turns
        if extra and not remembered(ev.state).regular_turn:  # the turn that the game began with was no extra turn
            ev.board.remember(regular_turn=ev.state.turn_player)
        ev.board.remember(extra_turns=extra[:-1])
        player = extra[-1] if extra else _next_player(ev)
        if not (extra and is_left_out(ev, player)) and not is_skipped(ev, player, TURN):
            ev.board.remember(player_before=ev.state.turn_player)
            ev.board.begin_turn(player)
            return
        ev.budget.spend(1)


def _following(ev: Running, here: str) -> str:
    """What follows a step: what there is anyway, unless an effect has added a phase after the one that it ends.

    Where nothing has attacked there is no block and no damage (508.8). Damage and cleanup may come twice.
    """
    if (here == "combat damage" and combat.is_second_damage_due(ev)) or (
        here == "cleanup" and remembered(ev.state).cleans_up_again
    ):
        return here
    if here == "declare attackers" and not combat.somebody_has_attacked(ev.state):
        return "end of combat"
    if extra := extra_phase_after(ev, here):
        return extra
    return ORDER[(ORDER.index(last_regular_step(ev, here)) + 1) % len(ORDER)]


def _next_player(ev: Running) -> str:
    """Whose turn comes by itself: the player after the one who took the last turn that was no extra turn."""
    state = ev.state
    after = remembered(state).regular_turn or state.turn_player
    player = state.next_player(after)
    pass_over_the_departed(ev, after, player)
    ev.board.remember(regular_turn=player)
    return player


def _nothing(ev: Running) -> None:
    """Most steps have nothing of their own."""


def _begin_without_untapping(ev: Running) -> None:
    """A turn begins though its untap step is skipped."""
    ev.board.begin_phase(ORDER[0])
    ev.events.perform([Event("beginning of", (), ev.state.turn_player, phase=TURN)])
    _start(ev)


def _start(ev: Running) -> None:
    """As a turn begins, what lasts until then is over, and creatures have been there since then."""
    player = ev.state.turn_player
    expire(ev, Duration.START_OF_NEXT_TURN, player)
    let_end_with_this_turn(ev, player)
    settle_control(ev)
    for thing in [o for o in ev.state.objects.values() if o.zone == BATTLEFIELD and o.controller == player]:
        if "summoning sick" in thing.statuses:
            ev.board.put(thing.with_status("summoning sick", on=False))


def _untap(ev: Running) -> None:
    player = ev.state.turn_player
    _start(ev)
    _phase_in_and_out(ev, player)
    check_daytime(ev)
    mine = [o for o in ev.state.objects.values() if o.zone == BATTLEFIELD and o.controller == player]
    tapped = [ev.state.objects[o.handle] for o in mine if "tapped" in o.statuses and not _stays_tapped(ev, o)]
    if tapped and ev.rules.ask(PERMANENTS_UNTAP):
        ev.events.perform([Event("becomes untapped", (thing,), player) for thing in tapped])
    end_with_untapping(ev, mine)


def _stays_tapped(ev: Running, thing: GameObject) -> bool:
    """Whether an effect says that a permanent does not untap in the untap step (502.3)."""
    traits = ev.derived.traits(ev.state, thing)
    if MAY_STAY_TAPPED in traits.can and STAYS_TAPPED not in traits.cannot:
        return _is_left_tapped(ev, thing)
    if STAYS_TAPPED not in traits.cannot:
        return False
    ruled = ev.rules.ask(EFFECTS_KEEP_PERMANENTS_TAPPED)
    if ruled:
        text = f"{thing.handle} does not untap"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return bool(ruled)


def _is_left_tapped(ev: Running, thing: GameObject) -> bool:
    """Whether its controller chooses not to untap it, as an effect lets them (502.3)."""
    ruled = ev.rules.ask(EFFECTS_KEEP_PERMANENTS_TAPPED)
    if not ruled:
        return False
    asked = Decision(thing.controller, "may", (("yes",), ("no",)), ruled.rules, thing.handle)
    return ev.choices.choose(asked)[0] == "yes"


def _phase_in_and_out(ev: Running, player: str) -> None:
    """What phased out under a player's control phases in before that player untaps (702.26a); with it what is on it.

    At the same time what has phasing phases out; what is attached to that goes with it, and not by itself (702.26h).
    """
    away = [o for o in ev.state.objects.values() if o.zone == PHASED_OUT]
    hosts = {thing.identity for thing in away}
    back = [thing for thing in away if thing.controller == player and thing.attached_to not in hosts]
    out = [o for o in ev.state.in_zone(BATTLEFIELD) if o.controller == player and has(ev, o, PHASING)]
    leaving = {thing.identity for thing in out}
    events = [Event("phases in", (thing,), player) for thing in back]
    events += [Event("phases out", (thing,), player) for thing in out if thing.attached_to not in leaving]
    if events:
        ev.events.perform(events)


def _draw(ev: Running) -> None:
    if ev.rules.ask(A_CARD_IS_DRAWN_EACH_TURN):
        ev.events.perform([Event("draws", (), ev.state.turn_player)])


def _begin_combat(ev: Running) -> None:
    ev.board.begin_combat()


def _cleanup(ev: Running) -> None:
    """Discard to the hand size, then damage wears off and what lasted this turn ends, at once (514)."""
    player = ev.state.turn_player
    hand = ev.state.in_zone("hand", player)
    ev.board.remember(cleans_up_again=False)
    if len(hand) > HAND_SIZE and not _keeps_all(ev) and ev.rules.ask(THE_HAND_IS_DISCARDED_TO_ITS_MAXIMUM_SIZE):
        rules = ev.rules.cite("phase cleanup")
        chosen = ev.choices.choose_from(player, "discard", hand, len(hand) - HAND_SIZE, "cleanup", rules)
        ev.events.perform([Event("discards", (thing,), player, 1) for thing in chosen])
    for thing in list(ev.state.objects.values()):
        if thing.count("damage") and ev.rules.ask(DAMAGE_WEARS_OFF):
            ev.board.put(thing.with_counter("damage", 0))
    no_longer_saddled(ev)
    expire(ev, Duration.THIS_TURN)
    settle_control(ev)
    tidied = state_based.perform_once(ev)
    if (tidied or ev.state.triggered) and ev.rules.ask(THERE_IS_ANOTHER_CLEANUP_STEP):
        ev.board.remember(cleans_up_again=True)


def _keeps_all(ev: Running) -> bool:
    """Whether an effect leaves the active player without a maximum hand size (402.2)."""
    player = ev.state.turn_player
    if MAXIMUM_HAND_SIZE not in ev.derived.traits(ev.state, ev.state.objects[player]).cannot:
        return False
    ruled = ev.rules.ask(EFFECTS_TAKE_AWAY_THE_MAXIMUM_HAND_SIZE)
    if ruled:
        ev.journal.record("procedure", f"{player} has no maximum hand size", ruled.rules, ok=False, players=(player,))
    return bool(ruled)


def _empty_pools(ev: Running) -> None:
    unspent = any(value for (_, name), value in ev.state.numbers.items() if name in IN_POOLS)
    if unspent and ev.rules.ask(UNUSED_MANA_EMPTIES):
        ev.board.empty(IN_POOLS)
        forget(ev)


def _end_combat(ev: Running) -> None:
    combat.end(ev)
    expire(ev, Duration.THIS_COMBAT)
    ev.board.end_combat()


def _upkeep(ev: Running) -> None:
    """What came under a player's control since their last upkeep is what echo asks for in this one (702.30a)."""
    for thing in [o for o in ev.state.objects.values() if o.controller == ev.state.turn_player]:
        if ARRIVED in thing.statuses or NEW_SINCE_UPKEEP in thing.statuses:
            ev.board.put(thing.with_status(NEW_SINCE_UPKEEP, ARRIVED in thing.statuses).with_status(ARRIVED, on=False))


_BEGINS: dict[str, Callable[[Running], None]] = {
    "beginning of combat": _begin_combat,
    "upkeep": _upkeep,
    "draw": _draw,
    "precombat main": sagas.add_lore,
    "combat damage": combat.deal_damage,
}
_ACTS: dict[str, Callable[[Running], None]] = {"untap": _untap, "cleanup": _cleanup}
_ENDS: dict[str, Callable[[Running], None]] = {
    "declare attackers": combat.finish_declaring,
    "end of combat": _end_combat,
}
