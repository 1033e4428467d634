"""What is written from data is put as cards of the game print it, and reads back as the same data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Cost,
    EventPattern,
    Filter,
    OfType,
    Pick,
    Remembered,
    Selector,
    Trigger,
    render,
)
from rules_data.core.abilities.effects import VERBS
from rules_data.core.abilities.reading import ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, abilities_in, read_back, read_card_file, read_data

CREATURE = Selector(Pick.CHOOSE, Filter((OfType(("creature",)),)), bind="guest")
GUEST = Selector(Pick.THAT, name="guest")
A_SOURCE = "a red source of your choice"


def done(*effects: object) -> Ability:
    return Ability(AbilityKind.INSTRUCTIONS, effects)  # type: ignore[arg-type]


def in_words(ability: Ability, game: str) -> str:
    lexicon = GAMES.played[game].lexicon
    assert lexicon is not None
    return render(ability, lexicon)


def from_text(text: str, game: str) -> Ability:
    """The ability that a line of a card is read as; it has to run."""
    [line] = ability_text(game).read(text)
    [ability], problems = read_data(line.data, GAMES.played[game].table.vocabulary)
    assert problems == ()
    return ability


# --- pronouns -----------------------------------------------------------------------------------------------------


def test_what_was_chosen_last_is_it() -> None:
    assert in_words(done(VERBS["tap"](CREATURE), VERBS["destroy"](GUEST)), "magic") == (
        "Tap target creature, then destroy it."
    )


def test_several_that_were_chosen_are_them() -> None:
    two = replace(CREATURE, count=2)
    assert in_words(done(VERBS["tap"](two), VERBS["destroy"](GUEST)), "magic").endswith("then destroy them.")


def test_what_was_chosen_before_something_else_is_told_as_chosen_first() -> None:
    other = Selector(Pick.CHOOSE, Filter((OfType(("land",)),)), bind="home")
    words = in_words(done(VERBS["tap"](CREATURE), VERBS["untap"](other), VERBS["destroy"](GUEST)), "magic")
    assert words.endswith("then destroy the one chosen first.")


def test_what_was_chosen_between_others_keeps_its_name() -> None:
    first, last = (Selector(Pick.CHOOSE, Filter((OfType(("land",)),)), bind=name) for name in ("home", "away"))
    told = done(VERBS["tap"](first), VERBS["tap"](CREATURE), VERBS["untap"](last), VERBS["destroy"](GUEST))
    assert "destroy that guest" in in_words(told, "magic")


def test_an_event_that_happens_to_what_was_chosen_speaks_of_it() -> None:
    pattern = EventPattern("dies", Filter((Remembered("guest"),)))
    later = Ability(AbilityKind.TRIGGERED, (VERBS["draw"](amount=1),), Trigger((pattern,)))
    assert "it dies" in in_words(done(VERBS["tap"](CREATURE), VERBS["later"](later)), "magic")


# --- as cards of each game put it ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("riftbound", "When I conquer, you may pay [1] to draw 2."),
        ("riftbound", "When I attack, discard 1 to ready me."),
        ("riftbound", "When you choose or ready me, draw 1."),
        ("riftbound", "When I'm banished, draw 1."),
        ("riftbound", "When your hold effect triggers, gain 1 point."),
        ("riftbound", "Twice each turn, when a unit dies, draw 1."),
        ("riftbound", "If you would play a gear token, also draw 1."),
        ("riftbound", "Move a friendly unit."),
        ("riftbound", "Spend 2 XP: Draw 1."),
        ("flesh-and-blood", "Your next attack this turn gets +3 power."),
        ("flesh-and-blood", "Your next Brute attack action card this turn costs {r} less."),
        ("flesh-and-blood", "This enters the arena with 3 steam counters."),
        ("flesh-and-blood", "Whenever a hero you control gains life, draw a card."),
        ("flesh-and-blood", "The next time damage would be dealt to you this turn, prevent 2 of it."),
        ("flesh-and-blood", "Target weapon you control gets +1 power and gains dominate until end of turn."),
        ("flesh-and-blood", "The first time you would draw a card each turn, instead gain 2 life."),
        ("flesh-and-blood", "Target attack gets -2 power until end of turn."),
        ("flesh-and-blood", "Look at the top 2 cards of your deck, then put one of them into its owner's hand."),
        ("magic", "This enters with two +1/+1 counters on it."),
        ("magic", "The permanent this is attached to gets +2/+2."),
        ("magic", "Whenever this enters or attacks, draw a card."),
        ("magic", "If you would create one or more tokens, it is twice that much instead."),
        ("magic", "Target creature has base power and toughness 4/4."),
        ("magic", "You may have this enter as a copy of an artifact, except it has base power and toughness 4/4."),
        ("magic", "You may cast creature spells from your graveyard."),
        ("magic", "Creature cards in your library can be cast from your library."),
        ("magic", "{1}: This becomes an artifact in addition to its other types until end of turn."),
        ("magic", "Create two 1/1 white Human Soldier creature tokens named Ada with flying."),
        ("magic", "Whenever a creature dies this turn, gain 1 life."),
        ("magic", "{T}: Add {C}{C}."),
        ("magic", "Whenever a card is milled, gain 1 life."),
        ("magic", "You may have target player lose 3 life."),
        ("magic", "As long as the revealed top card of your library is black, this gets +2/+1."),
        ("magic", "As long as the top card of your library is an artifact card, this gets +2/+1."),
        ("magic", "Until the end of your next turn, whenever a creature attacks, gain 2 life."),
        ("magic", f"The next time {A_SOURCE} would deal damage to you this turn, prevent that damage."),
        ("magic", "Prevent all damage a source of your choice would deal to you this turn."),
        ("magic", "Counter target spell unless its controller pays {X}."),
        ("flesh-and-blood", "When this attacks or hits, draw a card."),
    ],
)
def test_a_line_is_written_as_it_was_read(game: str, text: str) -> None:
    ability = from_text(text, game)
    back = read_back(ability, GAMES.played[game])
    assert (back.words, back.outcome) == (text, Back.SAME)


def test_mana_of_one_color_that_is_chosen_is_told_by_how_much_it_is() -> None:
    assert in_words(done(VERBS["add any one color"](amount=1)), "magic") == "Add one mana of any color."
    assert in_words(done(VERBS["add any one color"](amount=2)), "magic") == "Add two mana of any one color."


def test_a_cost_right_behind_what_triggers_it_is_that_of_the_ability() -> None:
    """It is paid as the ability is finalized (383.3.b), so it is no instruction of its own."""
    ability = from_text("When I conquer, you may pay [1] to draw 1.", "riftbound")
    assert (ability.optional, ability.cost, [one.verb for one in ability.effects]) == (
        True, Cost(resources=(("energy", 1),)), ["draw"],
    )  # fmt: skip


def test_a_cost_that_has_to_be_paid_leaves_no_choice() -> None:
    ability = from_text("When I conquer, pay [1] to draw 1.", "riftbound")
    assert (ability.optional, ability.cost.is_free) == (False, False)


def test_colorless_mana_is_added_and_colorless_things_have_no_color() -> None:
    assert from_text("{T}: Add {C}{C}.", "magic").effects[0].cost == Cost(resources=(("colorless", 2),))
    assert "not color" in str(ability_text("magic").read("Destroy target colorless creature.")[0].data)


def test_what_happens_at_the_next_end_step_waits_for_it_once() -> None:
    ability = from_text("At the beginning of the next end step, draw two cards.", "magic")
    assert (ability.kind, ability.effects[0].verb) == (AbilityKind.INSTRUCTIONS, "later")


def test_what_is_paid_later_in_an_effect_is_no_cost_of_the_ability() -> None:
    ability = from_text("When I conquer, channel 1 rune. You may pay [1] to draw 1.", "riftbound")
    assert (ability.cost.is_free, [one.verb for one in ability.effects]) == (True, ["channel", "pay"])


CARD = """
card: Ledger
types: [creature]
abilities:
  - {when: {event: dies, object: {type: creature}}, do: [{draw: 1}]}
"""


def test_the_words_of_a_card_file_are_those_of_its_abilities() -> None:
    game = GAMES.played["magic"]
    [ability] = abilities_in(read_card_file(CARD, game).facts)
    assert read_back(ability, game).outcome is Back.SAME


# --- Flesh and Blood ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "written"), [
    ("Once per Turn Action - {r}: Attack. Go again", "Once per turn Action — {r}: Attack. Go again."),
    ("Twice per Turn Instant - {r}: Draw a card.", "Twice per turn Instant — {r}: Draw a card."),
    ("If this was fused, it gains +2{p}.", "If this was fused, this gets +2 power."),
    ("If this was played from arsenal, this gets +1{p}.", "If this was played from arsenal, this gets +1 power."),
    ("If this is played from arsenal, draw a card.", "If this was played from arsenal, draw a card."),
    ("Target attack gets piercing 1.", "Target attack gains piercing 1."),
    ("Target attack gets go again.", "Target attack gains go again."),
    (
        "When this chain link resolves, if this has hit, draw a card.",
        "When this chain link resolves, draw a card if this has hit.",
    ),
    (
        "The next attack you rune gate this turn gets +5{p}.",
        "Your next rune gated attack this turn gets +5 power.",
    ),
])  # fmt: skip
def test_flesh_and_blood_is_put_as_its_cards_put_it(text: str, written: str) -> None:
    assert in_words(from_text(text, "flesh-and-blood"), "flesh-and-blood") == written


def test_the_marked_hero_who_defends_is_one_hero() -> None:
    text = "If the defending hero is marked, this gets +1{p}."
    said = in_words(from_text(text, "flesh-and-blood"), "flesh-and-blood")
    assert "hero hero" not in said
    assert "marked defending hero" in said


def test_what_has_been_done_this_way_is_said_once_to_be_this_way() -> None:
    text = "Discard a random card. If a red card is discarded this way, draw a card."
    said = in_words(from_text(text, "flesh-and-blood"), "flesh-and-blood")
    assert "this this way" not in said
    assert "discarded this way" in said


@pytest.mark.parametrize(("text", "written"), [
    ("Give a unit [Assault] this turn.", "Give a unit [Assault] this turn."),
    ("Give a unit [Assault 2] this turn.", "Give a unit [Assault 2] this turn."),
])  # fmt: skip
def test_a_keyword_that_may_stand_alone_stands_alone_where_its_number_is_one(text: str, written: str) -> None:
    assert in_words(from_text(text, "riftbound"), "riftbound") == written


# --- whose they are -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "I cost [1] less for each of your units.",
        "I cost [1] less for each of your gear.",
        "For each of your units, draw 1.",
        "The next spell you play this turn deals 1 bonus damage.",
        "Double the Might of a friendly unit this turn.",
    ],
)
def test_what_is_yours_is_told_as_players_of_riftbound_say_it(text: str) -> None:
    assert in_words(from_text(text, "riftbound"), "riftbound") == text


@pytest.mark.parametrize(
    "text",
    [
        "Each player may put an artifact card from their hand onto the battlefield.",
        "Target opponent puts an artifact card from their hand onto the battlefield.",
        "Players can't cast more than one spell each turn.",
    ],
)
def test_what_others_have_or_may_not_do_is_told_as_players_of_magic_say_it(text: str) -> None:
    assert in_words(from_text(text, "magic"), "magic") == text
