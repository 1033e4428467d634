"""Texts of cards are read whole, in part or not at all, and nothing they say is lost on the way to data."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.kinds import AbilityKind
from rules_data.core.abilities.reading import (
    AbilityReading,
    Data,
    Outcome,
    UnableToReadPhrases,
    ability_text,
    make_grammar,
    read_line,
    read_phrases,
)
from rules_data.core.abilities.reading.libraries import of_libraries
from rules_data.core.games import GAMES

_BESIDE = {"search": ("for",), "keep": ("to", "rest"), "put rest": ("rest",), "put back": ()}
MAGIC = ability_text("magic")
RIFTBOUND = ability_text("riftbound")
FLESH_AND_BLOOD = ability_text("flesh-and-blood")
SMALL = """
[line]
{who} draw/draws {number} card/cards = {draw: $number, player: $who}
{who} may draw {number} card/cards = {draw: $number, player: $who, you may: true}

[who]
you = you
each player | every player = any
"""


def one(text: str, name: str = "Lantern Moth") -> AbilityReading:
    (found,) = MAGIC.read(text, name)
    return found


def said(text: str, name: str = "Lantern Moth") -> object:
    found = one(text, name)
    assert found.outcome is Outcome.READ, found.reading
    assert isinstance(found.data, dict)
    return found.data.get("abilities") or found.data.get("keywords")


def test_a_trigger_with_its_effect_becomes_data():
    assert said("When Lantern Moth dies, each opponent loses 3 life and you gain 3 life.") == [
        {
            "when": {"event": "dies", "object": "me"},
            "do": [{"lose life": 3, "player": "opponent"}, {"gain life": 3}],
        }
    ]


def test_costs_targets_and_durations_become_data():
    (ability,) = said("{1}{R}, {T}: Target creature you control gets +2/-1 until end of turn.")
    assert ability["use"] == {"generic": 1, "red": 1, "tap": "me"}
    (effect,) = ability["do"]
    assert effect["give"] == {"power": 2, "toughness": -1}
    assert effect["to"] == {"choose": 1, "type": "creature", "controller": "you", "as": "chosen"}
    assert effect["for"] == "until end of turn"


def test_keywords_in_a_row_are_read_with_their_numbers():
    assert said("Flying, haste") == ["flying", "haste"]
    assert said("Toxic 2 (Some reminder.)") == [{"toxic": 2}]


def test_short_names_and_this_creature_are_the_card_itself():
    whole = said("When Orrin, Keeper of Moths enters, draw a card.", "Orrin, Keeper of Moths")
    assert whole == said("When Orrin enters, draw a card.", "Orrin, Keeper of Moths")
    assert whole == said("When this creature enters the battlefield, draw a card.", "Orrin, Keeper of Moths")


def test_ability_words_are_set_aside_and_kept():
    found = one("Landfall — When Lantern Moth enters, draw a card.")
    assert found.line.ability_word == "Landfall"
    assert found.outcome is Outcome.READ
    assert "207.2c" in found.kinds[0].rules


def test_words_before_a_dash_that_are_no_ability_words_are_not_set_aside():
    assert one("Nightglow — When Lantern Moth enters, draw a card.").outcome is not Outcome.READ
    (level,) = RIFTBOUND.read("[Level 6][>] I have [Tank].")
    assert level.data["abilities"][0]["while"] == {"level": 6}


def test_options_belong_to_the_line_above_them():
    (found,) = MAGIC.read("Choose one —\n• Draw two cards.\n• Each opponent discards a card.", "Split Road")
    assert found.outcome is Outcome.READ
    (ability,) = found.data["abilities"]
    assert [len(mode["do"]) for mode in ability["do"][0]["modes"]] == [1, 1]


def test_a_pronoun_finds_what_was_chosen_before():
    (ability,) = said("Exile target creature. Return it to the battlefield under its owner's control.")
    first, second = ability["do"]
    assert second["return"] == {"that": first["exile"]["as"]}


def test_a_pronoun_for_nothing_stays_one_that_no_example_file_knows():
    (ability,) = said("At the beginning of your upkeep, destroy it.")
    assert ability["do"] == [{"destroy": "it, of which nothing is said before"}]


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("When Lantern Moth dies, juggle three lamps.", "juggle three lamps"),
        ("Draw a card, weather permitting.", "weather permitting"),
    ],
)
def test_what_is_not_understood_is_told_with_its_words(text: str, span: str):
    found = one(text)
    assert found.outcome is Outcome.IN_PART
    assert found.data is None
    assert span in found.reading.not_understood or found.reading.not_understood in f"{span}."


def test_a_text_of_which_nothing_is_known_is_not_understood():
    assert one("Juggle three lamps.").outcome is Outcome.NOT_UNDERSTOOD


@pytest.mark.parametrize("word", ["may", "unless you pay {2}", "only once", "if you control an artifact"])
def test_words_that_change_what_is_said_change_the_data(word: str):
    pairs = {
        "may": ("When Lantern Moth dies, you may draw a card.", "When Lantern Moth dies, draw a card."),
        "unless you pay {2}": (
            "At the beginning of your upkeep, sacrifice Lantern Moth unless you pay {2}.",
            "At the beginning of your upkeep, sacrifice Lantern Moth.",
        ),
        "only once": (
            "{2}: Draw a card. Activate this ability only once each turn.",
            "{2}: Draw a card.",
        ),
        "if you control an artifact": (
            "When Lantern Moth enters, if you control an artifact, draw a card.",
            "When Lantern Moth enters, draw a card.",
        ),
    }
    with_it, without = pairs[word]
    assert said(with_it) != said(without)


def test_x_said_once_belongs_to_all_that_is_done():
    (ability,) = said("Draw X cards and you gain X life, where X is the number of Moths.")
    moths = {"count": {"subtype": "Moth"}}
    assert ability["do"] == [{"draw": moths}, {"gain life": moths}]


def test_x_said_in_another_sentence_is_not_read_as_belonging_to_the_last_alone():
    found = one("Draw X cards. You gain X life, where X is the number of Moths.")
    assert found.outcome is Outcome.IN_PART
    assert "X" in found.reading.why


def test_kinds_come_with_the_rules_that_decide():
    (kind,) = one("When Lantern Moth dies, if you control an artifact, draw a card.").kinds
    assert kind.kind is AbilityKind.TRIGGERED
    assert kind.rules == ("603.1", "603.4")
    assert one("{T}: Add {G}.").kinds[0].marks == ("mana",)
    assert one("Flying").kinds[0].rules == ("702.9a",)


def test_a_phrase_that_loses_a_word_is_found_when_the_data_is_written_again():
    source = SMALL.replace("{draw: $number, player: $who, you may: true}", "{draw: $number, player: $who}")
    grammar = make_grammar(read_phrases(source, "small"), {})
    assert read_line(grammar, "you may draw a card").differs
    whole = make_grammar(read_phrases(SMALL, "small"), {})
    assert read_line(whole, "you may draw a card").data == {"draw": 1, "player": "you", "you may": True}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("draw a card = {draw: 1}", "stands under the kind"),
        ("[line]\n{who} draws = {draw: 1}", "different parts"),
        ("[line]\nyou may draw | you draw = {draw: 1}", "says a word that another does not"),
        ("[line]\n{who} draws = {draw: $who}", "no kind of phrase"),
        ("[line]\ndraws = {draw: [}", "not written as it should be"),
    ],
)
def test_a_wrong_phrase_is_refused_with_its_line(source: str, message: str):
    with pytest.raises(UnableToReadPhrases, match=message):
        make_grammar(read_phrases(source, "wrong"), {})


def test_a_game_without_phrases_is_said_to_have_none():
    with pytest.raises(KeyError):
        ability_text("chess")


@pytest.mark.parametrize(
    "text",
    [
        ":rb_energy_1::rb_rune_fury:, :rb_exhaust:: Draw 1.",
        "[E1][RUNE:fury], [EXHAUST]: Draw 1.",
        "[1][R], [E]: Draw 1.",
    ],
)
def test_symbols_are_read_in_every_spelling(text: str):
    (found,) = RIFTBOUND.read(text, "Lantern Keeper")
    assert found.data == {"abilities": [{"use": {"energy": 1, "fury": 1, "exhaust": "me"}, "do": [{"draw": 1}]}]}


def test_riftbound_cards_speak_of_themselves():
    (found,) = RIFTBOUND.read("When you play me, give another friendly unit +2 :rb_might: this turn.", "Lantern Keeper")
    (ability,) = found.data["abilities"]
    assert ability["when"] == {"event": "is played", "object": "me"}
    assert ability["do"][0]["give"] == {"might": 2}


def test_legion_and_level_are_conditions_of_the_ability_behind_them():
    (found,) = RIFTBOUND.read("[Legion][>] When you play me, draw 1.", "Lantern Keeper")
    assert found.data["abilities"][0]["if"] == {"legion": True}


def test_flesh_and_blood_has_frequency_and_timing_before_the_cost():
    text = "**Once per Turn Instant** - {r}{r}: Draw a card."
    (found,) = FLESH_AND_BLOOD.read(text, "Lantern Cloak")
    assert found.data["abilities"] == [
        {
            "use": {"resources": 2},
            "keywords": ["instant"],
            "limit": "once each turn",
            "do": [{"draw": 1}],
        }
    ]


def test_what_the_next_attack_gets_waits_for_it():
    (found,) = FLESH_AND_BLOOD.read("Your next dagger attack this turn gets +2{p}.", "Lantern Cloak")
    (effect,) = found.data["abilities"][0]["do"]
    assert effect["give"] == {"power": 2}
    assert effect["to"] == {"next": {"subtype": "dagger", "is": ["attack"], "controller": "you"}}
    assert effect["for"] == "this turn"


YOU, YOURS = "you", "you or a planeswalker you control"


@pytest.mark.parametrize(
    ("whom", "price", "attacked"),
    [
        (YOU, None, "player"),
        (YOU, 2, "player"),
        (YOURS, None, ["player", "planeswalker"]),
        (YOURS, 3, ["player", "planeswalker"]),
    ],
)
def test_who_cannot_be_attacked_and_for_what_price_they_can_is_read(whom, price, attacked):
    unless = "" if price is None else f" unless their controller pays {{{price}}} for each of those creatures"
    (line,) = MAGIC.read(f"Creatures can't attack {whom}{unless}.")
    change = line.data["abilities"][0]["passive"]
    assert change["cannot attack"] == {"type": attacked, "controller": "you"}
    assert change.get("unless paid") == (None if price is None else {"generic": price})


def test_what_happened_last_turn_and_what_enters_transformed_is_read():
    (quiet,) = MAGIC.read("When ~ attacks, if no spells were cast last turn, transform ~.")
    assert quiet.data["abilities"][0]["if"] == {"happened": {"event": "is cast"}, "in": "last turn", "exactly": 0}
    (loud,) = MAGIC.read("When ~ attacks, if a player cast three or more spells last turn, draw a card.")
    assert loud.data["abilities"][0]["if"]["by one player"] is True
    (back,) = MAGIC.read("When ~ dies, return it to the battlefield transformed under your control.")
    returned = {"return": "it", "to": "battlefield", "transformed": True, "under": "you"}
    assert back.data["abilities"][0]["do"] == [returned]
    (into,) = MAGIC.read("When this creature transforms into ~, draw a card.")
    assert into.data["abilities"][0]["when"] == {"event": "transforms", "object": "me"}


def test_cards_are_exiled_until_one_fits():
    until = "until you exile a creature card"
    (line,) = MAGIC.read(f"When ~ dies, exile cards from the top of your library {until}.")
    (exiled,) = line.data["abilities"][0]["do"]
    assert exiled["exile until"]["type"] == "creature"


def test_goaded_creatures_are_read_where_they_are_made_and_where_they_are_spoken_of():
    (goading,) = MAGIC.read("When ~ enters, you may goad target creature.")
    assert goading.data["abilities"][0]["do"] == [{"goad": {"choose": 1, "type": "creature"}, "you may": True}]
    (line,) = MAGIC.read("Whenever a goaded creature attacks, draw a card.")
    assert line.data["abilities"][0]["when"]["object"] == {"is": ["goaded"], "type": "creature"}


def test_to_regenerate_is_an_instruction_of_its_own():
    (ability,) = said("{1}{G}: Regenerate Lantern Moth.")
    assert ability["do"] == [{"regenerate": "me"}]


def test_it_in_a_statement_is_what_its_condition_is_about():
    (ability,) = said("As long as enchanted creature is red, it gets +1/+1.")
    assert ability["affects"] == ability["while"]["this"]


def test_cards_that_are_put_into_a_hand_keep_where_they_are_put():
    (ability,) = said("{3}: Put target creature into its owner's hand.")
    assert ability["do"][0]["to"] == "hand"


def test_another_after_a_choice_is_another_than_what_was_chosen():
    (spell,) = said(
        "Target creature loses flying until end of turn. Another target creature gains reach until end of turn."
    )
    first, second = (effect["to"] for effect in spell["do"])
    assert second["none of"] == [{"linked": first["as"]}]
    (ability,) = said("When Lantern Moth enters the battlefield, tap another target creature.")
    assert ability["do"][0]["tap"]["other"] is True


def test_what_they_control_belongs_to_the_players_who_are_dealt_damage():
    (ability,) = said("When Lantern Moth dies, it deals 2 damage to each opponent and each creature they control.")
    players, creatures = ability["do"][0]["at once"]
    assert players["player"] == "opponent"
    assert creatures["to"] == {"all": {"type": "creature", "controller": "opponent"}}


def test_a_mighty_unit_is_no_unit_of_that_tag():
    (found,) = RIFTBOUND.read("When you play a [Mighty] unit, draw 1.", "Lantern Keeper")
    assert found.data["abilities"][0]["when"]["object"] == {"is": ["mighty"], "type": "unit"}


def test_a_unit_is_moved_where_its_mover_likes_and_a_spell_is_countered_on_the_chain():
    (moved,) = RIFTBOUND.read("Move a friendly unit.", "Lantern Keeper")
    assert moved.data["abilities"][0]["do"][0]["to"] == "choose"
    (countered,) = RIFTBOUND.read("Counter a spell.", "Lantern Keeper")
    assert countered.data["abilities"][0]["do"][0]["counter"]["zone"] == "chain"


def test_of_a_hero_that_is_hit_their_hand_is_the_heros():
    (found,) = FLESH_AND_BLOOD.read("When this hits a hero, they discard a card.", "Lantern Cloak")
    assert found.data["abilities"][0]["do"] == [{"discard": 1, "player": "its controller"}]


@pytest.mark.parametrize("word", ["search", "keep", "put rest", "put back"])
def test_what_is_said_of_a_library_beyond_what_is_known_is_left_as_it_is(word: str):
    known: dict[str, Data] = {"search": "you", "keep": 1, "put rest": "here", "put back": "it"}
    whole: dict[str, Data] = {word: known[word], "for": {"type": "land"}, "to": "hand", "rest": "bottom"}
    whole = {key: value for key, value in whole.items() if key in {word, *_BESIDE[word]}}
    assert of_libraries(whole) is not None
    assert of_libraries({**whole, "face down": True}) is None


def test_an_alternative_cost_is_one_that_the_evaluator_knows():
    (ability,) = said("If you control an Island, you may pay 2 life rather than pay Lantern Moth's mana cost.")
    assert ability["passive"] == {"alternative cost": {"pay life": 2}}
    assert (ability["affects"], "while" in ability) == ("me", True)


def test_to_enter_as_a_copy_is_a_choice_of_what_is_there():
    (ability,) = said("You may have Lantern Moth enter as a copy of any artifact on the battlefield.")
    copied = {"choose": 1, "type": "artifact", "zone": "battlefield", "target": False}
    assert ability["enters as"] == {"copy of": copied}
    assert ability["you may"] is True


def test_a_keyword_with_a_cost_in_colors_is_the_abilities_it_stands_for():
    (cycling,) = said("Cycling {1}{U}")
    assert cycling["use"] == {"generic": 1, "blue": 1, "do": [{"discard": 1, "of": "me"}]}
    assert cycling["works in"] == ["hand"]
    assert [ability.get("if") for ability in said("Evoke {R}")] == [None, {"paid": "evoke"}]
    assert said("Cycling {2}") == [{"cycling": 2}]
    both = one("Flying, cycling {U}").data
    assert (both["keywords"], len(both["abilities"])) == (["flying"], 1)


def test_its_controller_is_whoever_controlled_what_was_chosen():
    (spell,) = said("Destroy target land. Its controller gains 4 life.")
    choice, carried_out = spell["do"]
    assert choice == {"choose": {"choose": 1, "type": "land", "as": "chosen"}}
    assert carried_out == {
        "for each": {"linked": "chosen"},
        "do": [{"destroy": "it"}, {"gain life": 4, "player": "its controller"}],
    }


def test_what_has_devoid_has_no_color_in_any_zone():
    (ability,) = said("Devoid")
    assert ability["passive"] == {"colors": "colorless"}
    assert {"stack", "hand", "battlefield"} <= set(ability["works in"])


def test_a_choice_that_is_yours_comes_before_what_speaks_of_it():
    (ability,) = said("Lantern Moth gains protection from the color of your choice until your next turn.")
    first, second = ability["do"]
    assert first == {"choose color": True}
    assert second["give"] == {"keyword": "protection from the chosen color"}
    (ability,) = said("Lantern Moth becomes the color of your choice until end of turn.")
    assert [*ability["do"][1]["give"].items()] == [("colors", "the chosen color")]


def test_what_was_chosen_is_spoken_of_by_its_own_words():
    (ability,) = said("Lantern Moth is the chosen type in addition to its other types.")
    assert ability == {"passive": {"subtype": "the chosen type"}, "affects": "me"}
    (ability,) = said("Creatures with the chosen name get -1/-1.")
    assert ability["affects"] == {"all": {"type": "creature", "called": "named"}}


def test_costs_fall_by_an_amount_or_for_each_of_something():
    (gear,) = RIFTBOUND.read("I cost [1] less for each gear you control.")
    assert gear.data == {"abilities": [{"passive": {"cost": {"energy": {"times": [-1, COUNTED]}}}, "affects": "me"}]}
    (might,) = RIFTBOUND.read("My energy cost is reduced by the highest Might among other units you control.")
    [ability] = might.data["abilities"]
    assert ability["passive"]["cost"]["energy"]["times"][0] == -1


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("When I move to a battlefield, play a 2 [M] Imp unit token there.", "there"),
        ("When I move from a location, play a 2 [M] Imp unit token there.", "where it was"),
        ("Kill a unit. Play a 2 [M] Imp unit token there.", {"that": "chosen"}),
        ("When I hold, play a 2 [M] Imp unit token here.", "here"),
    ],
)
def test_there_is_where_something_chosen_is_or_where_the_event_happened(text: str, place: object):
    (found,) = RIFTBOUND.read(text)
    assert found.data["abilities"][0]["do"][-1]["to"] == place


def test_units_there_are_those_at_the_battlefield_that_was_chosen():
    (found,) = RIFTBOUND.read("Choose a battlefield. Deal 2 to each unit there.")
    chosen, dealt = found.data["abilities"][0]["do"]
    assert dealt["to"] == {"all": {"type": "unit", "where": chosen["choose"]["as"]}}


COUNTED = {"count": {"type": "gear", "controller": "you"}}


def test_a_hybrid_symbol_is_read_as_what_is_paid_either_way():
    (line,) = MAGIC.read("{W/U}{W/U}: Draw a card.")
    assert line.data == {"abilities": [{"use": {"white/blue": 2}, "do": [{"draw": 1}]}]}
    assert {"green/blue", "colorless/red"} <= GAMES["magic"].table.vocabulary.resources


@pytest.mark.parametrize("symbol", ["2/W", "G/P", "W/U/P"])
def test_a_symbol_that_offers_other_ways_to_pay_is_read_and_can_be_paid(symbol):
    (line,) = MAGIC.read(f"{{{symbol}}}{{{symbol}}}: Draw a card.")
    ((paid, times),) = line.data["abilities"][0]["use"].items()
    assert times == 2
    assert paid in GAMES["magic"].table.vocabulary.resources


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("Madness {1}{R}", {"madness": {"generic": 1, "red": 1}}),
        ("Suspend 3—{U}", {"suspend": 3, "cost": {"blue": 1}}),
        ("Cascade", "cascade"),
    ],
)
def test_keywords_with_a_cost_are_read_as_a_card_has_them(text, keyword):
    (line,) = MAGIC.read(text)
    assert line.data == {"keywords": [keyword]}


def test_what_players_cannot_do_is_read_for_good_and_for_a_turn():
    (always,) = MAGIC.read("You can't lose the game and players can't gain life.")
    assert [ability["passive"]["cannot"] for ability in always.data["abilities"]] == ["lose the game", "gain life"]
    assert always.data["abilities"][1]["affects"] == {"all": {"type": "player"}}
    (now,) = MAGIC.read("Players can't gain life this turn.")
    (effect,) = now.data["abilities"][0]["do"]
    assert effect == {"give": {"cannot": "gain life"}, "to": {"all": {"type": "player"}}, "for": "this turn"}


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Skip your draw step.", {"type": "player", "controller": "you"}),
        ("Players skip their draw steps.", {"type": "player"}),
    ],
)
def test_steps_that_are_always_skipped_are_read(text, players):
    (line,) = MAGIC.read(text)
    assert line.data["abilities"] == [{"passive": {"skip": "draw"}, "affects": {"all": players}}]


def test_what_a_player_skips_next_is_read():
    (line,) = MAGIC.read("Target opponent skips their next turn.")
    (effect,) = line.data["abilities"][0]["do"]
    assert effect == {"skip": "turn", "player": {"choose": 1, "controller": "opponent", "as": "chosen"}}


def test_devotion_is_read_as_an_amount_and_as_a_condition():
    (drain,) = MAGIC.read("Each opponent loses X life, where X is your devotion to black.")
    assert drain.data["abilities"][0]["do"] == [{"lose life": {"devotion to": "black"}, "player": "opponent"}]
    (god,) = MAGIC.read("As long as your devotion to blue and red is less than seven, ~ isn't a creature.")
    (ability,) = god.data["abilities"]
    assert ability["passive"] == {"lose type": "creature"}
    assert ability["while"] == {"devotion to": ["blue", "red"], "less than": 7}
