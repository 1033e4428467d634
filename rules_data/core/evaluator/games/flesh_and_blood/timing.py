"""Who may play and activate what, and when (Comprehensive Rules 1.11, 7 and 8.1)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import IllegalStep

from .memory import remembered
from .questions_play import NO_REACTION_DEFENDS_AN_ALLY


def step_of(ev: Running) -> str:
    """The step of combat, '' while the combat chain is closed."""
    return remembered(ev.state).step


def check_timing(ev: Running, player: str, kinds: set[str], is_attack: bool, what: str) -> None:
    """Raise IllegalStep when a card or ability of these types may not be played or activated now."""
    if ev.state.phase != "action":
        raise IllegalStep(f"{player} may not {what}: players have no priority now", ev.rules.cite("priority"))
    if "instant" in kinds:
        return
    if "attack reaction" in kinds:
        _check_reaction(ev, player, "attacking hero", what)
    elif "defense reaction" in kinds:
        _check_reaction(ev, player, "defending hero", what)
    else:
        _check_action(ev, player, is_attack, what)


def _check_reaction(ev: Running, player: str, role: str, what: str) -> None:
    rules = ev.rules.cite("attack reactions" if role == "attacking hero" else "defense reactions")
    known = remembered(ev.state)
    heroes = [hero for each in known.heroes.get(role, ()) if (hero := ev.state.objects.get(each)) is not None]
    own = next((hero for hero in heroes if hero.controller == player), None)
    # Whoever is attacked plays them; of a single target it is said whatever it is.
    asked = own if own is not None else heroes[0] if len(heroes) == 1 else None
    if role == "defending hero" and step_of(ev) == "reaction" and asked is not None:
        ruled = ev.rules.ask(NO_REACTION_DEFENDS_AN_ALLY) if asked.handle not in known.targets else None
        if ruled:
            text = f"{player} may not {what}: the attack is on {' and '.join(known.targets) or 'nothing'}"
            raise IllegalStep(text, ruled.rules)
    if step_of(ev) != "reaction" or own is None:
        raise IllegalStep(f"{player} may not {what}: this is not a reaction step with {player} as {role}", rules)


def _check_action(ev: Running, player: str, is_attack: bool, what: str) -> None:
    rules = ev.rules.cite("actions")
    if player != ev.state.turn_player:
        raise IllegalStep(f"{player} may not {what}: it is {ev.state.turn_player}'s turn", rules)
    if ev.state.waiting:
        raise IllegalStep(f"{player} may not {what}: the stack is not empty", rules)
    if ev.state.combat and not (is_attack and step_of(ev) == "resolution"):
        rules = ev.rules.cite("actions in combat")
        raise IllegalStep(f"{player} may not {what} in the {step_of(ev)} step of combat", rules)
