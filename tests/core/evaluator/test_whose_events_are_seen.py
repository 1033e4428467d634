"""Who sees what: each watcher sees the events of the players and objects it names, and of no others."""

import pytest

from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
RIFTBOUND = Written("riftbound", ("v1.3", "v1.2"))
PLAYERS = ("Ana", "Ben", "Cid")
DONE = {
    "draws": "{draw: 1, by: WHO}",
    "discards": "{discard: 1, by: WHO}",
    "gains life": "{gain life: 1, by: WHO}",
    "loses life": "{lose life: 1, by: WHO}",
}


def seen_by(whose, who):
    """The players whose watcher triggers when `who` does it."""
    return {"you": {who}, "opponent": set(PLAYERS) - {who}, "any": set(PLAYERS)}[whose]


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("whose", ["you", "opponent", "any"])
@pytest.mark.parametrize("event", DONE)
def test_a_watcher_sees_what_the_players_it_names_do(event, whose, who):
    seats = "".join(
        f"  {name}: {{battlefield: [{{card: Watcher, as: {name.lower()}}}], hand: 2, library: 9}}\n" for name in PLAYERS
    )
    seen = ", ".join(f"{name.lower()}: {int(name in seen_by(whose, who))}" for name in PLAYERS)
    MAGIC.confirm(
        f"cards: {{Watcher: {{types: [enchantment],\n"
        f"  abilities: [{{when: {{event: {event}, player: {whose}}}, do: [{{nothing: true}}]}}]}}}}\n"
        f"given:\n  players: [Ana, Ben, Cid]\n{seats}"
        f"explore: true\nwhen: [{DONE[event].replace('WHO', who)}]\nthen: {{triggers: {{{seen}}}}}\n"
    )


# Which object is looked for -> which of Ana's watcher, Ana's other creature, and Ben's creature are seen to die.
FILTERS = {
    "me": {"w"},
    "{type: creature}": {"w", "mine", "theirs"},
    "{type: creature, other: true}": {"mine", "theirs"},
    "{type: creature, controller: you}": {"w", "mine"},
    "{type: creature, controller: opponent}": {"theirs"},
    "{type: artifact}": set(),
    "{name: Bear}": {"mine", "theirs"},
}


@pytest.mark.parametrize("dies", ["w", "mine", "theirs"])
@pytest.mark.parametrize("looked_for", FILTERS)
def test_a_watcher_sees_the_objects_it_names_die(looked_for, dies):
    MAGIC.confirm(
        "cards:\n  Bear: {types: [creature], power: 2, toughness: 2}\n"
        "  Watcher: {types: [creature], power: 1, toughness: 1,\n"
        f"    abilities: [{{when: {{event: dies, object: {looked_for}}}, do: [{{nothing: true}}]}}]}}\n"
        "given:\n  Ana: {battlefield: [{card: Watcher, as: w}, {card: Bear, as: mine}]}\n"
        "  Ben: {battlefield: [{card: Bear, as: theirs}]}\n"
        f"explore: true\nwhen: [{{destroy: {dies}}}]\nthen: {{triggers: {{w: {int(dies in FILTERS[looked_for])}}}}}\n"
    )


@pytest.mark.parametrize("how_many", [1, 2, 3])
def test_every_one_of_several_watchers_sees_every_one_of_several_deaths(how_many):
    watchers = ", ".join(f"{{card: Watcher, as: w{number}}}" for number in range(how_many))
    bears = ", ".join(f"{{card: Bear, as: b{number}}}" for number in range(2))
    seen = ", ".join(f"w{number}: 2" for number in range(how_many))
    run = MAGIC.run(
        "cards:\n  Bear: {types: [creature], power: 2, toughness: 2}\n"
        "  Watcher: {types: [enchantment],\n"
        "    abilities: [{when: {event: dies, object: {type: creature}}, do: [{nothing: true}]}]}\n"
        f"given:\n  Ana: {{battlefield: [{watchers}]}}\n  Ben: {{battlefield: [{bears}]}}\n"
        f"explore: true\nwhen: [{{at once: [{{destroy: b0}}, {{destroy: b1}}]}}]\nthen: {{triggers: {{{seen}}}}}\n"
    )
    # Beyond a handful of triggers not every order can be tried, and that is said.
    assert run.verdict == "confirmed" or "courses" in run.reason


# What a unit's ability waits for -> which of three deaths it sees, in Riftbound: a unit that dies is no longer there to
# see a unit die, unless its ability waits for its own death.
UNITS = {
    "me": {"w"},
    "{type: unit}": {"mine", "theirs"},
    "{other: true, type: unit}": {"mine", "theirs"},
    "{type: unit, controller: you}": {"mine"},
    "{type: unit, controller: opponent}": {"theirs"},
    "{type: gear}": set(),
}


@pytest.mark.parametrize("dies", ["w", "mine", "theirs"])
@pytest.mark.parametrize("looked_for", UNITS)
def test_a_unit_sees_the_units_it_names_die(looked_for, dies):
    RIFTBOUND.confirm(
        "cards:\n  Scout: {types: [unit], might: 2}\n"
        "  Watcher: {types: [unit], might: 2,\n"
        f"    abilities: [{{when: {{event: dies, object: {looked_for}}}, do: [{{nothing: true}}]}}]}}\n"
        "given:\n  turn: {player: Ahri}\n"
        "  Ahri: {base: [{card: Watcher, as: w}, {card: Scout, as: mine}]}\n"
        "  Jinx: {base: [{card: Scout, as: theirs}]}\n"
        f"explore: true\nwhen: [{{kill: {dies}}}]\nthen: {{triggers: {{w: {int(dies in UNITS[looked_for])}}}}}\n"
    )


@pytest.mark.parametrize("who", ["Ahri", "Jinx"])
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_a_gear_sees_what_the_player_it_names_draws(whose, who):
    seen = {"Ahri": (who == "Ahri") == (whose == "you"), "Jinx": (who == "Jinx") == (whose == "you")}
    RIFTBOUND.confirm(
        "cards: {Bell: {types: [gear],\n"
        f"  abilities: [{{when: {{event: draws, player: {whose}}}, do: [{{nothing: true}}]}}]}}}}\n"
        "given:\n  turn: {player: Ahri}\n"
        "  Ahri: {base: [{card: Bell, as: a}], deck: 5}\n  Jinx: {base: [{card: Bell, as: j}], deck: 5}\n"
        f"explore: true\nwhen: [{{draw: 1, by: {who}}}]\n"
        f"then: {{triggers: {{a: {int(seen['Ahri'])}, j: {int(seen['Jinx'])}}}}}\n"
    )
