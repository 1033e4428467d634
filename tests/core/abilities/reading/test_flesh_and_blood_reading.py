"""Texts of Flesh and Blood: whose go again it is, how long the next attack is waited for, and who "them" are."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.abilities import render
from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios.read_data import read_data

FLESH_AND_BLOOD = ability_text("flesh-and-blood")


def said(text: str) -> dict[str, Any]:
    (found,) = FLESH_AND_BLOOD.read(text, "Paper Lantern")
    assert found.outcome is Outcome.READ, found.reading
    assert isinstance(found.data, dict)
    (ability,) = found.data["abilities"]
    return ability


def test_an_activated_ability_has_its_go_again_itself() -> None:
    ability = said("**Action** - {r}, destroy Paper Lantern: Draw a card. **Go again**")
    assert ability["keywords"] == ["action", "go again"]
    assert ability["do"] == [{"draw": 1}]


def test_an_ability_that_gives_go_again_to_something_else_does_not_have_it() -> None:
    ability = said("**Instant** - Destroy Paper Lantern: Target dagger attack gets **go again**.")
    assert ability["keywords"] == ["instant"]
    assert [sorted(one) for one in ability["do"]] == [["give", "to"]]


@pytest.mark.parametrize("span", ["turn", "combat chain"])
def test_the_next_attack_is_waited_for_as_long_as_the_text_says(span: str) -> None:
    ability = said(f"The next attack with **dominate** you play this {span} gets +2{{p}}.")
    (given,) = ability["do"]
    assert given["for"] == f"this {span}"


def test_they_are_those_of_the_ability_that_is_given() -> None:
    ability = said('Your next wrench attack this turn gets +7{p} and "When this hits a hero, **mark** them."')
    (given,) = ability["do"]
    assert given["give"]["ability"]["do"] == [{"mark": "it"}]


def test_an_attack_that_is_played_is_not_just_any_attack() -> None:
    (played,) = said("The next attack you play this turn gets +3{p}.")["do"]
    assert "played" in played["to"]["next"]["is"]
    (card,) = said("The next action card you play this combat chain gets **dominate**.")["do"]
    assert "played" not in str(card["to"])


def test_what_a_card_costs_less_for_each_of_something_is_a_statement_about_it() -> None:
    ability = said("This costs {r}{r} less to play for each aura you control.")
    counted = {"count": {"subtype": "aura", "controller": "you"}}
    assert ability == {"passive": {"cost": {"resources": {"times": [-2, counted]}}}, "affects": "me"}
    assert said("This costs {r} less to play.") == {"passive": {"cost": {"resources": -1}}, "affects": "me"}


def test_a_half_is_rounded_as_the_text_says() -> None:
    (gained,) = said("Gain {h} equal to half the number of auras you control, rounded up.")["do"]
    assert list(gained["gain life"]) == ["rounded up"]
    (drawn,) = said("Draw cards equal to half the number of auras you control, rounded down.")["do"]
    assert list(drawn["draw"]) == ["rounded down"]


def test_a_doubled_base_is_a_change_of_the_base() -> None:
    assert said("This's base {p} is doubled.") == {"passive": {"times base power": 2}, "affects": "me"}


@pytest.mark.parametrize(
    ("text", "sharp"),
    [
        ("**Instant** - {r}: Sharpen target sword you control.", {"that": "chosen"}),
        ("When this attacks, sharpen this.", "me"),
    ],
)
def test_what_is_sharpened_gets_a_counter_that_comes_off_at_the_end_phase(text: str, sharp: object) -> None:
    put, later = said(text)["do"]
    assert put["put counter"] == "+1 power"
    assert later["later"]["when"] == {"event": "start of", "phase": "end"}
    (off,) = later["later"]["do"]
    assert (off["from"], off["count"]) == (sharp, {"counters": "+1 power", "of": sharp})


def test_sharpening_with_more_said_of_it_is_read_but_not_spelled_out() -> None:
    (done,) = said("When this attacks, you may sharpen target sword you control.")["do"]
    assert "put counter" not in done


def test_the_rest_goes_to_the_bottom_whether_or_not_one_of_them_is_taken() -> None:
    ability = said(
        "Look at the top 5 cards of your deck. You may banish a trap card from among them, "
        "then put the rest on the bottom of your deck."
    )
    look, taken, rest = ability["do"]
    assert look == {"look at": {"top": 5, "of": "you", "as": "chosen"}}
    assert [sorted(one) for one in taken["you may"]] == [["banish"]]
    assert rest == {"put": {"all": {"linked": "chosen", "zone": "deck"}}, "to": "deck bottom"}


def test_which_end_of_the_deck_a_card_comes_to_is_chosen_once_the_card_is() -> None:
    card, end = said("Put an aura card from your graveyard on the top or bottom of your deck.")["do"]
    assert card["choose"]["zone"] == "graveyard"
    assert [mode["do"][0]["to"] for mode in end["modes"]] == ["deck", "deck bottom"]
    assert {mode["do"][0]["put"]["that"] for mode in end["modes"]} == {card["choose"]["as"]}


def test_what_is_transformed_into_a_token_makes_that_token() -> None:
    (transformed,) = said("**Transform** target ash you control into a Paper Crane.")["do"]
    assert transformed["into token"] == {"name": "Paper Crane"}
    assert transformed["transform"]["subtype"] == "ash"


def test_a_base_that_is_equipped_is_what_is_transformed() -> None:
    (done,) = said("If you have a base legs equipped, **transform** it into Paper Lantern.")["do"]
    (transformed,) = done["do"]
    assert done["if"]["count"]["is"] == ["equipped"]
    assert transformed["into"] == "me"
    assert transformed["transform"]["choose"] == 1
    assert transformed["transform"]["all of"] == [{"subtype": "base"}, {"subtype": "legs"}]


def test_a_card_is_equipped_from_the_inventory() -> None:
    (equipped,) = said("When this attacks, equip a dagger from your inventory.")["do"]
    assert equipped["equip"]["zone"] == "inventory"


def test_a_wager_names_its_prize() -> None:
    (wagered,) = said("When this attacks a hero, **wager** a Paper Crane token with them.")["do"]
    assert wagered == {"wager": {"name": "Paper Crane"}, "with": "defending player"}


@pytest.mark.parametrize(
    ("printed", "condition"),
    [
        ("this was fused", {"this": "me", "is": {"is": ["fused"]}}),
        ("you have no cards in your arsenal", {"arsenal of": "you", "exactly": 0}),
        ("you have 3 or more cards in your arsenal", {"arsenal of": "you", "at least": 3}),
        ("you have less {h} than an opposing hero", {"life of": "you", "less than": {"life of": "opponent"}}),
        ("this's {p} is greater than its base {p}", {"power of": "me", "more than": {"base power of": "me"}}),
        ("Paper Crane was the last attack this combat chain", {"this": "last attack", "is": {"name": "Paper Crane"}}),
        (
            "you control fewer auras than an opponent",
            {
                "count": {"subtype": "aura", "controller": "you"},
                "less than": {"count": {"subtype": "aura", "controller": "opponent"}},
            },
        ),
        ("the defending hero is marked", {"count": {"type": "hero", "is": ["marked", "defending hero"]}}),
        ("a chi was pitched to play this", {"count": {"subtype": "chi", "zone": "pitch", "pitched to play me": True}}),
    ],
)
def test_circumstances_are_told_as_files_tell_them(printed: str, condition: dict[str, Any]) -> None:
    (asked,) = said(f"When this attacks, if {printed}, draw a card.")["do"]
    assert asked == {"if": condition, "do": [{"draw": 1}]}


def test_an_if_behind_the_event_is_asked_of_the_effect_alone_and_an_and_belongs_to_the_trigger() -> None:
    """6.6.1c and 6.6.5b: the first triggers whatever is so, the second only where it is so as the event occurs."""
    assert "if" not in said("When this hits, if you control an aura, draw a card.")
    triggered = said("When this hits and you control an aura, draw a card.")
    assert (triggered["if"], triggered["do"]) == ({"count": {"subtype": "aura", "controller": "you"}}, [{"draw": 1}])


@pytest.mark.parametrize(
    ("printed", "done"),
    [
        ("put 2 steam counters on this", [{"put counter": "steam", "to": "me", "count": 2}]),
        ("put a +1{p} counter on this", [{"put counter": "+1 power", "to": "me"}]),
        ("gain {r}{r}", [{"gain resources": 2}]),
        (
            "intimidate",
            [
                {"choose": {"choose": 1, "type": "hero", "as": "chosen"}},
                {
                    "for each": {"type": "hero", "linked": "chosen"},
                    "do": [{"player": "its controller", "intimidate": True}],
                },
            ],
        ),
        ("charge your hero's soul", [{"charge": True}]),
    ],
)
def test_what_is_done_is_told_as_files_tell_it(printed: str, done: list[dict[str, Any]]) -> None:
    assert said(f"When this attacks, {printed}.")["do"] == done


def test_all_counters_come_off_each_object() -> None:
    (each,) = said("When this leaves the arena, remove all +1{p} counters from daggers you control.")["do"]
    assert each["for each"] == {"subtype": "dagger", "controller": "you"}
    assert each["do"][0]["count"] == {"counters": "+1 power", "of": "it"}


def test_a_label_before_an_ability_is_no_keyword() -> None:
    (found,) = FLESH_AND_BLOOD.read("**Surge** - If this deals more than 1 damage, draw a card.", "Paper Lantern")
    assert isinstance(found.data, dict)
    assert "keywords" not in found.data


@pytest.mark.parametrize("event", ["hits a hero", "attacks a hero", "deals 4 or more damage to a hero"])
def test_they_are_whom_it_is_done_to_and_not_who_does_it(event: str) -> None:
    (discard,) = said(f"When this {event}, they discard a card.")["do"]
    assert discard == {"discard": 1, "player": "its controller"}


def test_what_defends_together_is_asked_of_the_same_event() -> None:
    ability = said("When this defends together with a card from hand, draw a card.")
    assert ability["when"] == {"event": "defends", "object": "me"}
    other = {"event": "defends", "object": {"other": True, "is": ["from hand"]}}
    assert ability["if"] == {"happened": other, "in": "together"}


def test_a_second_hit_in_a_row_asks_for_the_attack_before() -> None:
    nth = "second"
    ability = said(f"When this hits and it's the {nth} or higher chain link in a row to hit, gain 1{{h}}.")
    assert ability["if"] == {"this": "last attack", "is": {"is": ["hit"]}}


def test_the_second_attack_of_a_turn_is_counted_as_it_attacks() -> None:
    ability = said("When this attacks, if it's your second weapon attack this turn, draw a card.")
    event = {"event": "attacks", "object": {"type": "weapon"}, "player": "you"}
    assert ability["do"][0]["if"] == {"happened": event, "in": "turn", "exactly": 2}


def test_what_it_enters_with_may_be_said_twice() -> None:
    ability = said("This enters the arena with a steam counter. If you've drawn a card this turn, "
                   "instead it enters the arena with 2 steam counters.")  # fmt: skip
    assert ability["enters with"] == {"steam": 1}
    assert ability["instead"]["enters with"] == {"steam": 2}


@pytest.mark.parametrize(
    ("text", "name"), [("Create a Pale Oasis token.", "Pale Oasis"), ("Create 2 Marbles tokens.", "Marble")]
)
def test_a_name_that_ends_on_is_is_no_plural(text: str, name: str) -> None:
    (made,) = said(text)["do"]
    assert made["create token"] == {"name": name}


@pytest.mark.parametrize(
    ("text", "number"),
    [("You have a red card in your pitch zone", 1), ("You have another red card in your pitch zone", 0)],
)
def test_a_card_that_is_to_be_in_a_zone_of_ones_own_is_ones_own(text: str, number: int) -> None:
    found = FLESH_AND_BLOOD.read(f"If {text[0].lower()}{text[1:]}, this gets +1{{p}}.", "Paper Lantern")
    if not number:
        assert found[0].outcome is not Outcome.READ
        return
    assert found[0].data["abilities"][0]["while"] == {"count": {"color": "red", "zone": "pitch", "owner": "you"}}


def runs(text: str) -> bool:
    """Whether every instruction of a text is known to the evaluator."""
    (found,) = FLESH_AND_BLOOD.read(text, "Paper Lantern")
    assert found.outcome is Outcome.READ, found.reading
    return read_data(found.data, GAMES["flesh-and-blood"].table.vocabulary)[1] == ()


@pytest.mark.parametrize(
    ("own", "anothers"),
    [
        ("a card from your hand on the bottom of your deck", "a card from your hand on the bottom of their deck"),
        ("a card from their hand on the bottom of their deck", "a card from their hand on the bottom of your deck"),
        ("the top card of your deck into your hand", "the top card of your deck into their hand"),
    ],
)
def test_a_card_is_not_put_where_only_cards_of_somebody_else_are(own: str, anothers: str) -> None:
    assert runs(f"When this hits a hero, put {own}.")
    assert not runs(f"When this hits a hero, put {anothers}.")


def test_what_comes_to_a_soul_is_written_as_coming_to_its_owners() -> None:
    [ability] = read_data(
        {"abilities": [{"when": {"event": "hits", "object": "me"}, "do": [{"put": "it", "to": "soul"}]}]},
        GAMES["flesh-and-blood"].table.vocabulary,
    )[0]
    words = render(ability, GAMES["flesh-and-blood"].played.lexicon)
    assert words == "When this hits, put it into its owner's hero's soul."
    assert said(words) == said("When this hits, put it into your hero's soul.")


@pytest.mark.parametrize("damage", ["4 damage", "4 arcane damage"])
def test_damage_in_place_of_other_damage_is_of_the_type_that_is_said(damage: str) -> None:
    same = f"Deal {damage.replace('4', '3')} to target hero. If this was fused, instead deal {damage} to them."
    (dealt,) = said(same)["do"]
    assert dealt["instead"]["amount"] == 4
    other = "3 damage" if "arcane" in damage else "3 arcane damage"
    assert not runs(f"Deal {other} to target hero. If this was fused, instead deal {damage} to them.")


def test_what_is_done_later_is_done_in_one_end_phase_and_not_in_each() -> None:
    assert runs("Draw a card. At the beginning of the end phase, discard a card.")
    assert not runs("Draw a card. At the beginning of each end phase, discard a card.")
    each = said("At the beginning of each end phase, draw a card.")
    assert each == said("At the beginning of the end phase, draw a card.")
    assert each == {"when": {"event": "start of", "phase": "end"}, "do": [{"draw": 1}]}


def test_a_symbol_within_a_sentence_stands_for_its_verb() -> None:
    assert said("When this hits, you may {u} a cog you control.")["do"][0]["untap"]["subtype"] == "cog"
    assert said("**Action** - {t}: Draw a card.")["use"] == {"tap": "me"}


def test_a_comma_that_is_missing_changes_nothing() -> None:
    with_it = said("When this hits, you may discard a card. If you do, draw a card.")
    assert said("When this hits, you may discard a card. If you do draw a card.") == with_it


def test_tokens_of_two_kinds_are_two_tokens() -> None:
    made = said("When this hits, create an Ember and a Thorn token.")["do"]
    assert [one["create token"]["name"] for one in made] == ["Ember", "Thorn"]


def test_a_second_if_does_not_depend_on_the_first() -> None:
    told = said("When this attacks, if it's your turn, draw a card. If you have no cards in hand, gain 1{h}.")
    assert "if" not in told
    assert [sorted(one) for one in told["do"]] == [["do", "if"], ["do", "if"]]


def given_by(text: str) -> dict[str, Any]:
    (one,) = said(text)["do"]
    return one["give"]


def test_a_defended_attack_that_gains_something_for_a_time_triggers() -> None:
    given = given_by(
        'Your next weapon attack this turn gains "If this is defended by an action card, it gets +2{p} this turn."'
    )
    assert given["ability"]["when"] == {"event": "is defended", "object": "me", "by": {"type": "action"}}
    assert given["ability"]["do"] == [{"give": {"power": 2}, "to": "it", "for": "this turn"}]


def test_a_defended_attack_that_has_something_meanwhile_is_a_statement() -> None:
    given = given_by(
        'Your next Warrior attack this turn gains "If this is defended by an action card, this gets +2{p}."'
    )
    assert given["ability"]["passive"] == {"power": 2}


def test_this_weapon_is_no_attack_but_the_weapon_that_attacks() -> None:
    given = given_by(
        'Your next weapon attack this turn gains "If this weapon is defended by a card, it gets +2{p} this turn."'
    )
    (gained,) = given["ability"]["do"]
    assert gained["to"] == {"all": {"type": "weapon", "is": ["attacking"], "location": "here"}}


def test_with_a_counter_is_with_one_or_more_and_with_two_is_with_two() -> None:
    one, two = (said(f"Destroy target item with {many} on it.") for many in ("a steam counter", "2 steam counters"))
    assert one["do"][0]["destroy"]["counters"] == {"steam": {"at least": 1}}
    assert two["do"][0]["destroy"]["counters"] == {"steam": 2}


def test_a_card_that_is_played_from_hand_is_not_in_a_hand() -> None:
    ability = said("Whenever you play a card from hand, put a card from hand on the bottom of your deck.")
    assert ability["when"]["object"] == {"is": ["from hand"]}
    assert ability["do"][0]["put"]["owner"] == "you"


@pytest.mark.parametrize(
    ("text", "word"),
    [("Return to the brood.", "return to the brood"), ("Target attack that is attacking Ira gets +1{p}.", "attacking")],
)
def test_what_cannot_be_said_yet_is_not_taken_for_something_else(text: str, word: str) -> None:
    problems = read_data({"abilities": [said(text)]}, GAMES.played["flesh-and-blood"].table.vocabulary)[1]
    assert any(word in str(problem) for problem in problems)


def test_another_card_that_may_be_played_as_an_instant_is_meant_by_its_name() -> None:
    other, own = (said(f"You may play {what} as though it were an instant.") for what in ("Silver Psalm", "this"))
    assert other["affects"] == {"all": {"name": "Silver Psalm", "zone": "anywhere", "owner": "you"}}
    assert own["affects"] == "me"
