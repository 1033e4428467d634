"""What holds in each game: another zone makes another object, what is independent commutes, players are many."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import pytest

from tests.verdicts import Written


@dataclass(frozen=True)
class Played:
    """A game, and the words in which a test of all games is said in it."""

    written: Written
    pile: str  # where permanents are listed, and the zone in which they then are
    zone: str
    gone: str  # where what is killed goes
    kill: str
    number: str
    type: str
    for_now: str
    away: str  # leaving the board and coming back
    together: int  # how many of what dies together an ability on one of them sees
    steps: tuple[tuple[str, str], ...]  # independent instructions, and what is then so


CARDS = """
cards:
  Beast: {types: [%(type)s], %(facts)s}
  Twig: {types: [%(other)s]}
  Crier: {types: [%(type)s], %(facts)s, abilities: [
    {when: {event: %(dies)s, object: {other: true}}, do: [{nothing: true}]}]}
  Scribe: {types: [%(type)s], %(facts)s, abilities: [
    {when: {event: %(dies)s, object: me}, do: [{nothing: true}]}]}
"""
GAMES = {
    "magic": Played(
        Written(
            "magic",
            ("2024-06-07",),
            CARDS % {"type": "creature", "facts": "power: 2, toughness: 5", "other": "artifact", "dies": "dies"},
        ),
        "battlefield", "battlefield", "graveyard", "destroy", "power", "creature", "until end of turn",
        "{put: Beast, to: hand}, {put: Beast, to: battlefield, by: Ann}", 1,
        (("{gain life: 3, by: Ann}", "Ann: {life: 23}"), ("{lose life: 2, by: Bob}", "Bob: {life: 18}"),
         ("{tap: Beast}", "Beast: {tapped: true}"), ("{draw: 1, by: Cid}", "Cid: {hand: 1}")),
    ),
    "riftbound": Played(
        Written(
            "riftbound",
            ("v1.3", "v1.2"),
            CARDS % {"type": "unit", "facts": "might: 2", "other": "gear", "dies": "dies"},
        ),
        "base", "base", "trash", "kill", "might", "unit", "this turn",
        "{return: Beast}, {play: Beast, by: Ann, at: base}", 0,
        (("{draw: 2, by: Ann}", "Ann: {hand: 2}"), ("{draw: 1, by: Bob}", "Bob: {hand: 1}"),
         ("{exhaust: Beast}", "Beast: {exhausted: true}"), ("{draw: 3, by: Cid}", "Cid: {hand: 3}")),
    ),
    "flesh-and-blood": Played(
        Written(
            "flesh-and-blood",
            ("2026-06-10", "2026-02"),
            CARDS % {"type": "action", "facts": "subtypes: [ally], power: 2, life: 5", "other": "resource",
                     "dies": "is destroyed"},
        ),
        "arena", "permanent", "graveyard", "destroy", "power", "action", "this turn",
        "{put: Beast, to: hand}, {put: Beast, to: permanent, by: Ann}", 1,
        (("{draw: 2, by: Ann}", "Ann: {hand: 2}"), ("{draw: 1, by: Bob}", "Bob: {hand: 1}"),
         ("{tap: Beast}", "Beast: {tapped: true}"), ("{draw: 3, by: Cid}", "Cid: {hand: 3}")),
    ),
}  # fmt: skip
EACH = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DECK = {"magic": "library", "riftbound": "deck", "flesh-and-blood": "deck"}


def table(game: Played, ann: str, bob: str, steps: str, then: str, more: str = "") -> str:
    deck = DECK[game.written.game]
    return f"""
given:
  players: [Ann, Bob, Cid]
  turn: {{player: Ann}}
  Ann: {{{game.pile}: [{ann}], {deck}: 5}}
  Bob: {{{game.pile}: [{bob}], {deck}: 5}}
  Cid: {{{deck}: 5}}
when: [{steps}]
{more}
then: {{{then}}}
"""


def given_to(game: Played, name: str, much: int) -> str:
    return f"{{give: {{{game.number}: {much}}}, to: {name}, for: {game.for_now}, by: Ann}}"


# --- identity ---


@EACH
@pytest.mark.parametrize("much", [1, 3])
def test_an_effect_stays_with_the_object_it_was_made_for(game: Played, much: int) -> None:
    steps = given_to(game, "Beast", much)
    then = f"Beast: {{{game.number}: {2 + much}}}, twin: {{{game.number}: 2}}"
    game.written.confirm(table(game, "Beast, {card: Beast, as: twin}", "", steps, then))


@EACH
@pytest.mark.parametrize("times", [1, 2])
def test_what_left_and_came_back_is_another_object_however_often(game: Played, times: int) -> None:
    steps = ", ".join([given_to(game, "Beast", 3), *[game.away] * times])
    game.written.confirm(table(game, "Beast", "", steps, f"Beast: {{{game.number}: 2, zone: {game.zone}}}"))


@EACH
def test_what_is_given_to_the_new_object_is_not_the_old_ones(game: Played) -> None:
    steps = f"{given_to(game, 'Beast', 3)}, {game.away}, {given_to(game, 'Beast', 4)}"
    game.written.confirm(table(game, "Beast", "", steps, f"Beast: {{{game.number}: 6}}"))


@EACH
def test_effects_on_one_object_add_up_in_any_order(game: Played) -> None:
    for order in permutations((1, 2, 4)):
        steps = ", ".join(given_to(game, "Beast", much) for much in order)
        game.written.confirm(table(game, "Beast", "", steps, f"Beast: {{{game.number}: 9}}"))


# --- what has nothing to do with one another ---


@EACH
def test_independent_instructions_come_to_the_same_in_every_order(game: Played) -> None:
    then = ", ".join(after for _, after in game.steps)
    for order in permutations(step for step, _ in game.steps):
        game.written.confirm(table(game, "Beast", "", ", ".join(order), then))


@EACH
def test_whoever_is_listed_first_on_a_board_decides_nothing(game: Played) -> None:
    kill = f"{{{game.kill}: Beast}}"
    for order in permutations(("Beast", "Twig", "Scribe")):
        then = f"Beast: {{zone: {game.gone}}}, Scribe: {{zone: {game.zone}}}, triggers: {{Scribe: 0}}"
        game.written.confirm(table(game, ", ".join(order), "", kill, then))


# --- several objects, several players ---


@EACH
@pytest.mark.parametrize(("own", "theirs"), [(1, 0), (2, 1), (3, 2)])
def test_each_of_several_that_die_together_is_seen_by_whoever_watches(game: Played, own: int, theirs: int) -> None:
    mine = ", ".join(["Crier", *(f"{{card: Beast, as: mine {n}}}" for n in range(own))])
    others = ", ".join(f"{{card: Beast, as: theirs {n}}}" for n in range(theirs))
    kill = f"{{{game.kill}: {{all: {{type: {game.type}, zone: {game.zone}, name: Beast}}}}}}"
    then = f"triggers: {{Crier: {own + theirs}}}"
    game.written.confirm(table(game, mine, others, kill, then))


@EACH
@pytest.mark.parametrize("whose", ["you", "opponent", "any"])
def test_all_of_one_player_and_all_of_the_other_are_all(game: Played, whose: str) -> None:
    who = "" if whose == "any" else f", controller: {whose}"
    kill = f"{{{game.kill}: {{all: {{name: Beast, zone: {game.zone}{who}}}}}, by: Ann}}"
    mine, theirs = whose != "opponent", whose != "you"
    zones = {True: game.gone, False: game.zone}
    then = f"Beast: {{zone: {zones[mine]}}}, foe: {{zone: {zones[theirs]}}}"
    game.written.confirm(table(game, "Beast", "{card: Beast, as: foe}", kill, then))


@EACH
def test_a_thing_that_dies_last_saw_itself_as_it_was(game: Played) -> None:
    steps = f"{given_to(game, 'Scribe', 2)}, {{{game.kill}: Scribe}}"
    then = f"triggers: {{Scribe: 1}}, Scribe: {{zone: {game.gone}}}"
    game.written.confirm(table(game, "Scribe", "", steps, then))


@EACH
def test_what_dies_together_is_seen_from_where_the_rules_of_the_game_look(game: Played) -> None:
    """Magic 603.10a looks back, as Flesh and Blood does; in Riftbound a source that leaves with it sees nothing."""
    kill = f"{{{game.kill}: {{all: {{name: Crier, zone: {game.zone}}}}}}}"
    then = f"triggers: {{Crier: {game.together}, other crier: {game.together}}}"
    first = "choices: [{player: Ann, question: first player, answer: Ann}]"
    more = first if game.written.game == "flesh-and-blood" else ""
    game.written.confirm(table(game, "Crier", "{card: Crier, as: other crier}", kill, then, more))


@EACH
@pytest.mark.parametrize("turn_player", ["Ann", "Bob", "Cid"])
def test_with_three_players_everyone_sees_what_dies_whosever_turn_it_is(game: Played, turn_player: str) -> None:
    body = table(
        game,
        "Crier, Beast",
        "{card: Crier, as: second}",
        f"{{{game.kill}: Beast}}",
        "triggers: {Crier: 1, second: 1}",
        f"choices: [{{player: {turn_player}, question: first player, answer: Ann}}]"
        if game.written.game == "flesh-and-blood"
        else "",
    )
    game.written.confirm(body.replace("turn: {player: Ann}", f"turn: {{player: {turn_player}}}"))


@EACH
def test_a_run_with_three_players_is_the_same_run_whenever_it_is_made(game: Played) -> None:
    body = table(game, "Beast", "Twig", f"{given_to(game, 'Beast', 2)}, {game.away}", f"Beast: {{{game.number}: 2}}")
    assert game.written.confirm(body) == game.written.confirm(body)
