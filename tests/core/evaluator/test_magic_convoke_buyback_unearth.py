"""Convoke, buyback and unearth: creatures that pay, spells that come back, permanents for a turn (702.27, 51, 84)."""

from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Choir: {types: [sorcery], mana cost: {generic: 2, green: 1}, keywords: [convoke], abilities: [{do: [{draw: 1}]}]}
  Plain: {types: [sorcery], mana cost: {generic: 1}, abilities: [{do: [{draw: 1}]}]}
  Wolf: {types: [creature], colors: [green], power: 2, toughness: 2}
  Hare: {types: [creature], colors: [white], power: 1, toughness: 1}
  Cog: {types: [artifact]}
  Song: {types: [instant], keywords: [{buyback: {generic: 2}}], abilities: [{do: [{gain life: 3}]}]}
  Shot:
    types: [instant]
    keywords: [{buyback: {generic: 2}}]
    abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature, controller: opponent}}]}]}
  Push: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature, controller: opponent}, to: hand}]}]}
  Bones: {types: [creature], power: 3, toughness: 1, keywords: [{unearth: {generic: 1}}]}
  Cairn: {types: [artifact], abilities: [{when: {event: dies, object: {type: creature}}, do: [{draw: 1}]}]}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm = WRITTEN.confirm


def convoke(answer, then, spell="Choir", mana="{}", board="Wolf, Hare", more=""):
    choice = f"{{player: Ann, question: objects, answer: {answer}}}" if answer else ""
    added = f"{{add: {mana}, with: {spell}, by: Ann}}, " if mana != "{}" else ""
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [{board}], hand: [{spell}]}}
  Bob: {{battlefield: [{{card: Wolf, as: theirs}}]}}
when: [{added}{{cast: {spell}, by: Ann}}]
choices: [{choice}{more}]
then: {then}
"""


PAYS_GREEN = ", {player: Ann, question: pay with, for: Wolf, answer: green}"
PAYS_GENERIC = ", {player: Ann, question: pay with, for: Wolf, answer: generic}"


def test_a_creature_pays_for_one_generic_mana_or_one_of_its_color():
    confirm(
        convoke(
            "[Wolf, Hare]",
            "{stack: [Choir], Wolf: {is: [tapped]}, Ann: {white: 0}}",
            mana="{white: 1}",
            more=PAYS_GREEN,
        )
    )
    confirm(
        convoke(
            "[Wolf]",
            "{stack: [Choir], Hare: {is not: [tapped]}, Ann: {green: 0}}",
            mana="{green: 2}",
            more=PAYS_GENERIC,
        )
    )
    confirm(convoke("[Hare]", '{illegal: "601.2h"}', mana="{white: 2}"))


def test_no_creature_has_to_pay_and_what_is_not_paid_makes_it_illegal():
    confirm(convoke("[]", "{stack: [Choir], Wolf: {is not: [tapped]}}", mana="{green: 3}"))
    confirm(convoke("[]", '{illegal: "601.2h"}', mana="{green: 2}"))


def test_tapped_creatures_others_creatures_and_artifacts_pay_for_nothing():
    confirm(convoke(None, "{stack: [Choir]}", mana="{green: 3}", board="{card: Wolf, tapped: true}, Cog"))
    confirm(convoke(None, '{illegal: "601.2h"}', mana="{green: 2}", board="{card: Wolf, tapped: true}, Cog"))


def test_more_creatures_than_mana_cannot_be_tapped():
    board = "Wolf, Hare, {card: Hare, as: a}, {card: Hare, as: b}"
    run = WRITTEN.run(convoke("[Wolf, Hare, a, b]", "{stack: [Choir]}", mana="{green: 1}", board=board))
    assert_stops(run, "may not answer 'objects' with Wolf, Hare, a, b; legal answers: [Wolf, Hare, a] |")


def test_a_spell_without_convoke_is_paid_with_mana():
    confirm(convoke(None, '{illegal: "601.2h"}', spell="Plain"))


def bought(then, steps="{cast: Song, by: Ann}, {resolve: all}", answer="'yes'", mana="{green: 2}", hand="Song"):
    choice = f"{{player: Ann, question: pay optional cost, answer: {answer}}}" if answer else ""
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, hand: [{hand}]}}
  Bob: {{hand: [Void, Doom], battlefield: [Wolf]}}
when: [{{add: {mana}, with: Wolf, by: Ann}}, {steps}]
choices: [{choice}]
then: {then}
"""


def test_a_spell_whose_buyback_cost_was_paid_returns_to_its_owners_hand():
    confirm(bought("{Ann: {life: 23, hand: [Song], graveyard: [], green: 0}}"))
    confirm(bought("{Ann: {life: 23, hand: [], graveyard: [Song], green: 2}}", answer="'no'"))


def test_without_the_mana_nobody_is_asked():
    confirm(bought("{Ann: {life: 23, graveyard: [Song]}}", mana="{green: 1}", answer=None))


def test_what_was_bought_back_can_be_cast_again():
    again = "{cast: Song, by: Ann}, {resolve: all}, {cast: Song, by: Ann}, {resolve: all}"
    confirm(bought("{Ann: {life: 26, graveyard: [Song]}}", steps=again))


def test_a_spell_that_does_not_resolve_does_not_return():
    confirm(
        bought(
            "{Ann: {life: 20, graveyard: [Song], hand: []}}",
            steps="{cast: Song, by: Ann}, {cast: Void, by: Bob}, {resolve: all}",
        )
    )
    gone = "{cast: Shot, by: Ann}, {destroy: Wolf, with: Void, by: Bob}, {resolve: all}"
    confirm(bought("{Ann: {graveyard: [Shot], hand: []}}", steps=gone, hand="Shot"))


def unearthed(then, steps="", mana="{green: 1}", turn="Ann", who="Ann"):
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {{battlefield: [Cairn], graveyard: [Bones], library: 10}}
  Bob: {{hand: [Doom, Push], life: 20}}
  Cid: {{}}
when: [{{add: {mana}, with: Cairn, by: Ann}}, {{activate: Bones, by: {who}}}, {{resolve: all}}{steps}]
then: {then}
"""


def test_an_unearthed_creature_has_haste_and_is_exiled_at_the_next_end_step():
    attacks = ", {attack: {Bones: Bob}}, {advance to: end of combat}"
    confirm(unearthed("{Bob: {life: 17}, Ann: {battlefield: [Cairn, Bones]}}", attacks))
    confirm(
        unearthed("{Ann: {exile: [Bones], graveyard: [], battlefield: [Cairn]}}", ", {advance to: end}, {resolve: all}")
    )


def test_an_unearthed_creature_that_would_leave_is_exiled_instead():
    confirm(unearthed("{Ann: {exile: [Bones], graveyard: [], library: 10}}", ", {cast: Doom, by: Bob}, {resolve: all}"))
    confirm(unearthed("{Ann: {exile: [Bones], hand: []}}", ", {cast: Push, by: Bob}, {resolve: all}"))


def test_unearth_is_for_its_owner_and_for_the_times_of_a_sorcery():
    assert WRITTEN.run(unearthed("{Ann: {graveyard: [Bones]}}", who="Bob")).illegal
    assert WRITTEN.run(unearthed("{Ann: {graveyard: [Bones]}}", turn="Bob")).illegal
    unpaid = unearthed("{Ann: {graveyard: [Bones]}}").replace("{add: {green: 1}, with: Cairn, by: Ann}, ", "")
    assert WRITTEN.run(unpaid).illegal


def test_a_creature_that_was_not_unearthed_stays():
    body = unearthed("{Ann: {graveyard: [], battlefield: [Cairn, Bones]}}", ", {advance to: cleanup}")
    confirm(body.replace("{activate: Bones, by: Ann}", "{return: Bones, to: battlefield, with: Cairn, by: Ann}"))


def test_a_face_down_permanent_has_mana_value_0():
    cards = """
cards:
  Rune: {types: [creature], mana cost: {generic: 4}, power: 1, toughness: 1}
  Cog: {types: [artifact]}
"""
    body = """
given:
  turn: {player: Ann}
  Ann: {battlefield: [SHOWN, Cog]}
  Bob: {}
when: [{destroy: {all: {type: creature, mana value: 0}}, with: Cog, by: Ann}]
then: {Ann: {graveyard: GONE}}
"""
    runes = Written("magic", ("2024-06-07",), cards)
    runes.confirm(body.replace("SHOWN", "{card: Rune, face down: true}").replace("GONE", "[Rune]"))
    runes.confirm(body.replace("SHOWN", "Rune").replace("GONE", "[]"))
