"""The phases of a turn (Comprehensive Rules 4.2 to 4.4)."""

from __future__ import annotations

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running, is_over
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import in_some_rounds, resolve_newest, settle, still_awaited
from rules_data.core.evaluator.state import Decision, Event, NotSupported, WithStatus, orders_of, permutation_of

from .combat import next_step
from .expiry import begin_turn, expire
from .facts import CHI, POOLS, hero_of
from .memory import remembered
from .questions_events import ALLIES_ARE_WHOLE_AGAIN, PITCHED_CARDS_GO_BACK_IN_ANY_ORDER
from .timing import step_of
from .vocabulary import STEPS
from .zones import ARENA, move

PHASES = ("start", "action", "end")


def advance_to(ev: Running, phase: str) -> None:
    """Everyone passes until this phase of a turn, or this step of combat, begins. Raises IllegalStep if it does not."""
    # While everyone passes, nobody opens a combat chain.
    last_turn = ev.state.turn if phase in STEPS else in_some_rounds(ev)
    while not is_over(ev):
        ev.budget.spend(1)
        if _resolves_until(ev, phase):
            return
        if ev.state.combat:
            next_step(ev)
            settle(ev)
        else:
            _next_phase(ev)
        if phase == (step_of(ev) if ev.state.combat else ev.state.phase):
            return
        if phase == "close" and not ev.state.combat:
            return
        kind = "step" if phase in STEPS else "phase"
        still_awaited(ev, f"{phase} {kind}", last_turn, f"{phase} step", f"phase {phase}")


def _resolves_until(ev: Running, phase: str) -> bool:
    """Everyone passes until the stack is empty, or until what resolves has begun this step of combat; whether it has.

    So the attack step begins (7.2.2), and so the combat chain closes where an attack is gone before its damage (7.7.2).
    """
    while ev.state.waiting:
        before = _where_combat_is(ev)
        pass_all(ev)
        now = _where_combat_is(ev)
        if now != before and phase == (now[0] if ev.state.combat else "close"):
            return True
    return False


def _where_combat_is(ev: Running) -> tuple[str, int]:
    """The step of combat, and the how many-th chain link it is about."""
    return step_of(ev), remembered(ev.state).links


def pass_all(ev: Running) -> None:
    """Everyone passes once with something on the stack."""
    ev.game.flow.take_step(ev, "resolve", {"times": 1})


def _next_phase(ev: Running) -> None:
    if ev.state.phase == "action":
        end_phase(ev)
        return
    if ev.state.phase == "end":
        _begin_turn(ev)
    else:
        _begin_action_phase(ev)


def _enter(ev: Running, phase: str) -> None:
    ev.board.begin_phase(phase)
    player = ev.state.turn_player
    ev.journal.record(
        "procedure", f"{player}'s turn: {phase} phase", ev.rules.cite(f"phase {phase}"), players=(player,)
    )


def _resolve_all(ev: Running) -> None:
    """As if all players passed in succession until the stack is empty."""
    settle(ev)
    while ev.state.waiting:
        resolve_newest(ev)


def _begin_turn(ev: Running) -> None:
    player = ev.state.next_player(ev.state.turn_player)
    ev.board.begin_turn(player)
    _enter(ev, "start")
    begin_turn(ev)
    ev.events.perform([Event("start of", (), player, phase="turn"), Event("start of", (), player, phase="start")])
    _resolve_all(ev)


def _begin_action_phase(ev: Running) -> None:
    _enter(ev, "action")
    player = ev.state.turn_player
    ev.events.perform([Event("start of", (), player, phase="action")])
    ev.board.set_number(player, "action points", 1)
    settle(ev)


def end_phase(ev: Running) -> None:
    """The beginning of the end phase, then the end-of-turn procedure (4.4.2, 4.4.3)."""
    _enter(ev, "end")
    player = ev.state.turn_player
    ev.events.perform([Event("start of", (), player, phase="end"), Event("end of", (), player, phase="turn")])
    _resolve_all(ev)
    for step in (_allies, _arsenal, _pitched_cards, _untap, _lose_assets, _draw_up):
        step(ev)
        _resolve_all(ev)
    expire(ev, Duration.THIS_TURN)
    expire(ev, Duration.END_OF_NEXT_TURN)


def _allies(ev: Running) -> None:
    """The life totals of allies go back to their base life, whoever controls them (4.4.3a)."""
    hurt = [o for o in ev.state.objects.values() if o.zone in ARENA and o.count("damage")]
    hurt = [thing for thing in hurt if "ally" in ev.derived.traits(ev.state, thing).tags]
    ruled = ev.rules.ask(ALLIES_ARE_WHOLE_AGAIN) if hurt else None
    for thing in hurt if ruled else ():
        ev.board.put(thing.with_counter("damage", 0))
        text = f"{thing.handle}'s life total is reset"
        ev.journal.record("procedure", text, ruled.rules if ruled else (), objects=(thing.handle,))


def _arsenal(ev: Running) -> None:
    player = ev.state.turn_player
    hand = ev.state.in_zone("hand", player)
    if not hand or ev.state.in_zone("arsenal", player):
        return
    legal = (("none",), *((card.handle,) for card in hand))
    chosen = ev.choices.choose(Decision(player, "arsenal", legal, ev.rules.cite("end-of-turn procedure")))[0]
    if chosen != "none":
        card = ev.state.objects[chosen]
        ev.events.perform([Event("is put", (card,), player, to="arsenal", payload=WithStatus("face down"))])


def _pitched_cards(ev: Running) -> None:
    """Each player's pitched cards go on the bottom of their deck, in an order of that player's (4.4.3c)."""
    for player in ev.state.from_turn_player():
        cards = ev.state.in_zone("pitch", player)
        if not cards:
            continue
        order = [card.handle for card in cards]
        ruled = ev.rules.ask(PITCHED_CARDS_GO_BACK_IN_ANY_ORDER) if len(cards) > 1 else None
        if ruled:
            legal, also = orders_of(order), permutation_of(order)
            order = [*ev.choices.choose(Decision(player, "order pitched", legal, ruled.rules, also=also))]
        for handle in order:
            move(ev, ev.state.objects[handle], "deck", bottom=True)


def _untap(ev: Running) -> None:
    player = ev.state.turn_player
    tapped = [o for o in ev.state.objects.values() if o.controller == player and "tapped" in o.statuses]
    if tapped:
        ev.events.perform([Event("is untapped", (thing,), player) for thing in tapped])


def _lose_assets(ev: Running) -> None:
    """All players lose their action points and resource points (4.4.3e). Raises NotSupported where chi is left."""
    left = next((player for player in ev.state.players if ev.state.number(player, CHI)), "")
    if left:
        raise NotSupported(
            f"{left} has chi points left as the turn ends, and 4.4.3e, which says what players lose then, does not "
            "speak of them: end the example before, or have the points spent."
        )
    ev.board.empty(POOLS)


def _draw_up(ev: Running) -> None:
    player = ev.state.turn_player
    hero = hero_of(ev.state, player)
    intellect = measure(ev, ev.state, hero, "intellect") if hero is not None else 0
    missing = intellect - len(ev.state.in_zone("hand", player))
    if missing > 0:
        ev.events.perform([Event("draws", (), player, missing)])
