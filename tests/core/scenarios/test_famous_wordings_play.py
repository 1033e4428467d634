"""Wordings that well-known cards share, on cards of our own: read, put on a table, and played."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
TEXT = ability_text("magic")


def card(name: str, kinds: str, text: str, **more: object) -> str:
    """One card as a scenario has it, with all that is read of its text."""
    abilities: list[object] = []
    keywords: list[object] = []
    for line in TEXT.read(text, name):
        assert isinstance(line.data, dict), (line.line.whole, line.reading.why)
        abilities += line.data.get("abilities", [])
        keywords += line.data.get("keywords", [])
    types, _, subtypes = kinds.partition(" - ")
    made = {"types": types.split(), "subtypes": subtypes.split(), "abilities": abilities, "keywords": keywords, **more}
    cost = {} if "land" in types else {"mana cost": more.get("mana cost", {"generic": 0})}
    kept = {key: value for key, value in {**made, **cost}.items() if value not in ([], None)}
    return f"  {name}: {json.dumps(kept)}\n"


def table(cards: str, given: str, played: str) -> str:
    return f"cards:\n{cards}given:\n  turn: {{player: Ann, phase: precombat main}}\n{given}{played}"


# Wordings in parts, each of which many texts share.
IN_LIBRARY, ON_BOARD = "into their library", "on the battlefield"
FROM_HAND, THIS_TURN = "from your hand", "this turn"
AT_MOST, BINNED = "less than or equal to", "is put into a graveyard"
BEAR = "  Bear: {types: [creature], subtypes: [Bear], power: 2, toughness: 2, mana cost: {generic: 0}}\n"
OX = "  Ox: {types: [creature], subtypes: [Ox], power: 4, toughness: 4, mana cost: {generic: 0}}\n"


@pytest.mark.parametrize(
    ("words", "hit", "spared"),
    [
        ("each creature with power 3 or less", "bear", "ox"),
        ("each creature that's one or more colors", "bear", "ox"),
        ("each creature you don't control", "ox", "bear"),
    ],
)
def test_each_object_of_a_kind_is_exiled(words: str, hit: str, spared: str) -> None:
    green = "  Bear: {types: [creature], subtypes: [Bear], colors: green, power: 2, toughness: 2}\n"
    MAGIC.confirm(
        table(
            card("Erase", "sorcery", f"Exile {words}.") + green + OX,
            "  Ann: {hand: [Erase], battlefield: [{card: Bear, as: bear}]}\n"
            "  Bob: {battlefield: [{card: Ox, as: ox}]}\n",
            f"when: [{{cast: Erase, by: Ann}}, {{resolve: all}}]\n"
            f"then: {{{hit}: {{zone: exile}}, {spared}: {{zone: battlefield}}}}\n",
        )
    )


def test_creatures_go_to_the_bottom_of_their_owners_libraries() -> None:
    MAGIC.confirm(
        table(
            card("Last Rest", "sorcery", "Put all creatures on the bottom of their owners' libraries.") + BEAR + OX,
            "  Ann: {hand: [Last Rest], battlefield: [{card: Bear, as: bear}]}\n"
            "  Bob: {battlefield: [{card: Ox, as: ox}]}\n",
            "when: [{cast: Last Rest, by: Ann}, {resolve: all}]\nthen: {bear: {zone: library}, ox: {zone: library}}\n",
        )
    )


def test_a_spell_shuffles_itself_into_its_owners_library() -> None:
    text = (
        "Search your library for a green creature card, put it onto the battlefield, then shuffle. "
        "Shuffle Grove Call into its owner's library."
    )
    MAGIC.confirm(
        table(
            card("Grove Call", "sorcery", text) + "  Elf: {types: [creature], colors: green, power: 1, toughness: 1}\n",
            "  Ann: {hand: [{card: Grove Call, as: call}], library: [{card: Elf, as: elf}]}\n  Bob: {}\n",
            "when: [{cast: call, by: Ann}, {resolve: all}]\n"
            "choices: [{player: Ann, question: search, answer: elf}]\n"
            "then: {elf: {zone: battlefield}, call: {zone: library}}\n",
        )
    )


def test_each_player_shuffles_hand_and_graveyard_in_and_draws() -> None:
    text = f"Each player shuffles their hand and graveyard {IN_LIBRARY}, then draws two cards."
    answers = (
        "  - {player: Ann, question: top of the library, answer: [b1]}\n"
        "  - {player: Bob, question: top of the library, answer: [o3, o4, o1]}\n"
    )
    MAGIC.confirm(
        table(
            card("Turn Back", "sorcery", text) + BEAR + OX,
            "  Ann: {hand: [Turn Back, {card: Bear, as: b1}], graveyard: [{card: Bear, as: b2}]}\n"
            "  Bob: {hand: [{card: Ox, as: o1}, {card: Ox, as: o3}], graveyard: [{card: Ox, as: o4}]}\n",
            f"when: [{{cast: Turn Back, by: Ann}}, {{resolve: all}}]\nchoices:\n{answers}"
            "then: {Ann: {hand: 2, graveyard: 1}, b1: {zone: hand}, Bob: {hand: [o3, o4], graveyard: 0}}\n",
        )
    )


def test_whoever_owns_what_died_shuffles_their_graveyard_in() -> None:
    text = f"When Deep One {BINNED} from anywhere, its owner shuffles their graveyard {IN_LIBRARY}."
    MAGIC.confirm(
        table(
            card("Deep One", "creature", text, power=3, toughness=3)
            + card("Fell", "instant", "Destroy target creature.")
            + BEAR,
            "  Ann: {hand: [Fell]}\n"
            "  Bob: {battlefield: [{card: Deep One, as: deep}], graveyard: [{card: Bear, as: bear}]}\n",
            "when: [{cast: Fell, by: Ann}, {resolve: all}]\n"
            "choices: [{player: Ann, question: targets, answer: deep}]\n"
            "then: {deep: {zone: library}, bear: {zone: library}, Ann: {graveyard: 1}}\n",
        )
    )


def test_an_ability_works_from_the_command_zone() -> None:
    text = (
        f"Whenever you cast another Moth spell, if Lantern King is in the command zone or {ON_BOARD}, "
        "create a 1/1 black Moth creature token."
    )
    moth = "  Gray Moth: {types: [creature], subtypes: [Moth], power: 1, toughness: 1, mana cost: {generic: 0}}\n"
    MAGIC.confirm(
        table(
            card("Lantern King", "creature - Moth", text, power=4, toughness=4) + moth,
            "  Ann: {hand: [Gray Moth], command: [Lantern King]}\n  Bob: {}\n",
            "when: [{cast: Gray Moth, by: Ann}, {resolve: all}]\nthen: {Ann: {battlefield: 2}}\n",
        )
    )


@pytest.mark.parametrize(
    ("how", "zone"),
    [
        ("when: [{cast: bear, by: Ann}, {resolve: all}]", "battlefield"),
        (
            "when: [{cast: Lift, by: Ann}, {resolve: all}]\nchoices: [{player: Ann, question: targets, answer: bear}]",
            "exile",
        ),
    ],
)
def test_a_creature_that_was_not_cast_does_not_come(how: str, zone: str) -> None:
    text = "If a nontoken creature would enter and it wasn't cast, exile it instead."
    lift = "Return target creature card from your graveyard to the battlefield."
    where = (
        "hand: [{card: Bear, as: bear}]" if "bear, by" in how else "hand: [Lift], graveyard: [{card: Bear, as: bear}]"
    )
    MAGIC.confirm(
        table(
            card("Door Keeper", "creature", text, power=2, toughness=2) + card("Lift", "sorcery", lift) + BEAR,
            f"  Ann: {{{where}}}\n  Bob: {{battlefield: [Door Keeper]}}\n",
            f"{how}\nthen: {{bear: {{zone: {zone}}}}}\n",
        )
    )


@pytest.mark.parametrize(
    ("judge", "cast", "then"),
    [("Judge", "new", "{Ann: {life: 21}}"), ("Judge", "old", "{illegal: true}"), ("Bear", "old", "{Ann: {life: 21}}")],
)
def test_opponents_cast_from_their_hands_only(judge: str, cast: str, then: str) -> None:
    text = "Your opponents can't cast spells from anywhere other than their hands."
    again = card("Echo", "sorcery", "You gain 1 life.\nFlashback {0}")
    rest = "" if "illegal" in then else ", {resolve: all}"
    MAGIC.confirm(
        table(
            card("Judge", "creature", text, power=1, toughness=3) + again + BEAR,
            "  Ann: {hand: [{card: Echo, as: new}], graveyard: [{card: Echo, as: old}]}\n"
            f"  Bob: {{battlefield: [{judge}]}}\n",
            f"when: [{{cast: {cast}, by: Ann}}{rest}]\nthen: {then}\n",
        )
    )


def test_damage_to_and_by_one_creature_is_prevented() -> None:
    text = (
        "{T}: Untap target attacking creature. Prevent all combat damage that would be dealt to and "
        f"dealt by that creature {THIS_TURN}."
    )
    MAGIC.confirm(
        table(
            card("Hedge", "land", text) + BEAR + OX,
            "  Ann: {battlefield: [{card: Ox, as: ox}]}\n"
            "  Bob: {battlefield: [{card: Hedge, as: hedge}, {card: Bear, as: bear}]}\n",
            "when: [{attack: {ox: Bob}}, {block: {bear: ox}}, {activate: hedge, by: Bob}, {resolve: all},"
            " {advance to: end of combat}]\n"
            "choices: [{player: Bob, question: targets, answer: ox}]\n"
            "then: {ox: {zone: battlefield, damage: 0}, bear: {zone: battlefield, damage: 0}}\n",
        )
    )


def test_a_creature_loses_all_abilities_and_becomes_another_for_good() -> None:
    text = "Target creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3."
    flier = "  Kite: {types: [creature], subtypes: [Spirit], keywords: [flying], power: 1, toughness: 1}\n"
    MAGIC.confirm(
        table(
            card("Antlers", "sorcery", text) + flier,
            "  Ann: {hand: [Antlers]}\n  Bob: {battlefield: [{card: Kite, as: kite}]}\n",
            "when: [{cast: Antlers, by: Ann}, {resolve: all}, {end turn: true}]\n"
            "choices: [{player: Ann, question: targets, answer: kite}]\n"
            "then: {kite: {power: 3, toughness: 3, lacks: [flying]}}\n",
        )
    )


def test_life_is_gained_for_each_spell_that_was_cast() -> None:
    text = "Whenever you cast a spell, you gain 1 life for each spell you've cast this turn."
    MAGIC.confirm(
        table(
            card("Reservoir", "artifact", text) + BEAR,
            "  Ann: {battlefield: [Reservoir], hand: [{card: Bear, as: one}, {card: Bear, as: two}]}\n  Bob: {}\n",
            "when: [{cast: one, by: Ann}, {resolve: all}, {cast: two, by: Ann}, {resolve: all}]\n"
            "then: {Ann: {life: 23}}\n",
        )
    )


def test_a_card_of_one_kind_is_chosen_from_a_hand() -> None:
    text = (
        "Target player reveals their hand. "
        f"You choose a nonland card {'from it'} with mana value 3 or less. "
        "That player discards that card."
    )
    dear = "  Giant: {types: [creature], power: 5, toughness: 5, mana cost: {generic: 5}}\n"
    MAGIC.confirm(
        table(
            card("Question", "sorcery", text) + BEAR + dear,
            "  Ann: {hand: [Question]}\n  Bob: {hand: [{card: Bear, as: bear}, {card: Giant, as: giant}]}\n",
            "when: [{cast: Question, by: Ann}, {resolve: all}]\n"
            "choices: [{player: Ann, question: targets, answer: Bob}]\n"
            "then: {bear: {zone: graveyard}, giant: {zone: hand}}\n",
        )
    )


@pytest.mark.parametrize(
    ("becomes", "then"),
    [
        ("a 5/5 blue Dragon creature with flying", "{types: [creature], subtypes: [Dragon], power: 5, colors: blue}"),
        ("a 5/5 Golem artifact creature", "{types: [artifact, creature, enchantment], subtypes: [Golem], power: 5}"),
    ],
)
def test_what_becomes_a_creature_of_a_kind_is_no_longer_what_it_was(becomes: str, then: str) -> None:
    text = f"Target creature becomes {becomes} until end of turn."
    nymph = "  Nymph: {types: [enchantment, creature], subtypes: [Nymph], power: 1, toughness: 1}\n"
    board = "  Ann: {hand: [Reshape]}\n  Bob: {battlefield: [{card: Nymph, as: nymph}]}\n"
    begun = "when: [{cast: Reshape, by: Ann}, {resolve: all}"
    chosen = "choices: [{player: Ann, question: targets, answer: nymph}]\n"
    cards = card("Reshape", "sorcery", text) + nymph
    MAGIC.confirm(table(cards, board, f"{begun}]\n{chosen}then: {{nymph: {then}}}\n"))
    own = "{types: [enchantment, creature], subtypes: [Nymph], power: 1}"
    MAGIC.confirm(table(cards, board, f"{begun}, {{end turn: true}}]\n{chosen}then: {{nymph: {own}}}\n"))


@pytest.mark.parametrize(
    ("words", "then"), [("", "{Bob: {life: 20}}"), (" and can't be blocked this turn", "{illegal: true}")]
)
def test_what_cannot_be_blocked_this_turn_besides(words: str, then: str) -> None:
    text = f"Target creature gets +1/+0 until end of turn{words}."
    MAGIC.confirm(
        table(
            card("Slip", "instant", text) + BEAR + OX,
            "  Ann: {hand: [Slip], battlefield: [{card: Bear, as: bear}]}\n"
            "  Bob: {battlefield: [{card: Ox, as: ox}]}\n",
            "when: [{cast: Slip, by: Ann}, {resolve: all}, {attack: {bear: Bob}}, {block: {ox: bear}}"
            + ("]\n" if "illegal" in then else ", {advance to: end of combat}]\n")
            + f"choices: [{{player: Ann, question: targets, answer: bear}}]\nthen: {then}\n",
        )
    )


def test_a_target_is_chosen_first_and_spoken_of_then() -> None:
    text = "Choose target creature card in your graveyard. Return it to your hand. Each opponent loses 1 life."
    MAGIC.confirm(
        table(
            card("Recall", "sorcery", text) + BEAR,
            "  Ann: {hand: [Recall], graveyard: [{card: Bear, as: bear}]}\n  Bob: {}\n",
            "when: [{cast: Recall, by: Ann}, {resolve: all}]\n"
            "choices: [{player: Ann, question: targets, answer: bear}]\n"
            "then: {bear: {zone: hand}, Bob: {life: 19}}\n",
        )
    )


@pytest.mark.parametrize(("phase", "can_cast"), [("main", True), ("precombat main", True), ("combat", False)])
def test_a_phase_of_several_names_is_the_one_that_it_begins_with(phase: str, can_cast: bool) -> None:
    """Whoever writes "main" means the first main phase, in which a sorcery can be cast."""
    board = "  Ann: {hand: [Rest]}\n  Bob: {}\nwhen: [{cast: Rest, by: Ann}]\n"
    text = f"cards:\n{card('Rest', 'sorcery', 'You gain 1 life.')}given:\n  turn: {{player: Ann, phase: {phase}}}\n"
    MAGIC.confirm(text + board + ("then: {stack: [Rest]}\n" if can_cast else "then: {illegal: true}\n"))


@pytest.mark.parametrize(("instead", "life"), [("twice that much life", 26), ("that much life plus 1", 24)])
def test_more_life_is_gained_instead(instead: str, life: int) -> None:
    text = f"If you would gain life, you gain {instead} instead."
    MAGIC.confirm(
        table(
            card("Chalice Keeper", "creature", text, power=1, toughness=1)
            + card("Rest", "instant", "You gain 3 life."),
            "  Ann: {hand: [Rest], battlefield: [Chalice Keeper]}\n  Bob: {}\n",
            f"when: [{{cast: Rest, by: Ann}}, {{resolve: all}}]\nthen: {{Ann: {{life: {life}}}}}\n",
        )
    )


def test_an_opponent_loses_more_life_instead_and_nobody_else() -> None:
    text = "If an opponent would lose life, they lose twice that much life instead."
    MAGIC.confirm(
        table(
            card("Leech", "creature", text, power=1, toughness=1)
            + card("Ache", "instant", "Each player loses 2 life."),
            "  Ann: {hand: [Ache], battlefield: [Leech]}\n  Bob: {}\n",
            "when: [{cast: Ache, by: Ann}, {resolve: all}]\nthen: {Ann: {life: 18}, Bob: {life: 16}}\n",
        )
    )


@pytest.mark.parametrize(("soldiers", "zone"), [(3, "battlefield"), (4, "exile")])
def test_a_number_is_compared_with_how_many_there_are(soldiers: int, zone: str) -> None:
    text = f"Exile target creature if its power is {AT_MOST} the number of Soldiers {ON_BOARD}."
    guard = "  Guard: {types: [creature], subtypes: [Soldier], power: 1, toughness: 1}\n"
    guards = ", ".join(f"{{card: Guard, as: g{number}}}" for number in range(soldiers))
    MAGIC.confirm(
        table(
            card("Muster", "instant", text) + OX + guard,
            f"  Ann: {{hand: [Muster], battlefield: [{guards}]}}\n  Bob: {{battlefield: [{{card: Ox, as: ox}}]}}\n",
            "when: [{cast: Muster, by: Ann}, {resolve: all}]\n"
            f"choices: [{{player: Ann, question: targets, answer: ox}}]\nthen: {{ox: {{zone: {zone}}}}}\n",
        )
    )


def test_each_player_sacrifices_as_many_as_there_are_counters() -> None:
    text = "Each player sacrifices a creature of their choice for each soot counter on Chimney."
    spell = card("Chimney", "artifact", f"{{T}}: {text}")
    bears = [f"{{card: Bear, as: b{number}}}" for number in range(5)]
    MAGIC.confirm(
        table(
            spell + BEAR,
            f"  Ann: {{battlefield: [{{card: Chimney, as: chimney, counters: {{soot: 2}}}}, {', '.join(bears[:2])}]}}\n"
            f"  Bob: {{battlefield: [{', '.join(bears[2:])}]}}\n",
            "when: [{activate: chimney, by: Ann}, {resolve: all}]\n"
            "choices:\n  - {player: Bob, question: objects, answer: [b2, b3]}\n"
            "then: {Ann: {graveyard: 2}, Bob: {graveyard: 2, battlefield: 1}}\n",
        )
    )


def test_counters_are_put_for_each_creature_that_died() -> None:
    end = "each end step"
    text = f"At the beginning of {end}, put a +1/+1 counter on Crow for each creature that died this turn."
    MAGIC.confirm(
        table(
            card("Crow", "creature", text, power=1, toughness=1)
            + card("Fell", "instant", "Destroy all creatures with power 2.")
            + BEAR,
            "  Ann: {hand: [Fell], battlefield: [{card: Crow, as: crow}, {card: Bear, as: b1}]}\n"
            "  Bob: {battlefield: [{card: Bear, as: b2}]}\n",
            "when: [{cast: Fell, by: Ann}, {resolve: all}, {advance to: end}, {resolve: all}]\n"
            'then: {crow: {power: 3, counters: {"+1/+1": 2}}}\n',
        )
    )


@pytest.mark.parametrize(
    ("answer", "then"),
    [("yes", "{Bob: {life: 20}, elf: {zone: battlefield}}"), ("no", "{Bob: {life: 18}, elf: {zone: exile}}")],
)
def test_a_card_that_was_exiled_may_be_cast_at_once(answer: str, then: str) -> None:
    text = "Exile the top card of your library. You may cast that card. If you don't, each opponent loses 2 life."
    elf = "  Elf: {types: [creature], power: 1, toughness: 1, mana cost: {generic: 0}}\n"
    MAGIC.confirm(
        table(
            card("Spark", "sorcery", text) + elf,
            "  Ann: {hand: [Spark], library: [{card: Elf, as: elf}]}\n  Bob: {}\n",
            "when: [{cast: Spark, by: Ann}, {resolve: all}]\n"
            f"choices: [{{player: Ann, question: may, answer: {answer!r}}}]\nthen: {then}\n",
        )
    )


def test_a_creature_comes_tapped_and_attacking() -> None:
    text = (
        f"Whenever Caller attacks, you may put a creature card {FROM_HAND} onto the battlefield tapped and attacking."
    )
    MAGIC.confirm(
        table(
            card("Caller", "creature", text, power=1, toughness=1) + OX,
            "  Ann: {hand: [{card: Ox, as: ox}], battlefield: [{card: Caller, as: caller}]}\n  Bob: {}\n",
            "when: [{attack: {caller: Bob}}, {resolve: all}, {advance to: end of combat}]\n"
            "choices: [{player: Ann, question: may, answer: 'yes'}]\n"
            "then: {Bob: {life: 15}, ox: {tapped: true}}\n",
        )
    )


def test_what_becomes_of_a_creature_with_no_word_on_how_long_lasts() -> None:
    text = "Target creature becomes blue. It becomes a Vampire in addition to its other types."
    MAGIC.confirm(
        table(
            card("Tint", "sorcery", text) + BEAR,
            "  Ann: {hand: [Tint]}\n  Bob: {battlefield: [{card: Bear, as: bear}]}\n",
            "when: [{cast: Tint, by: Ann}, {resolve: all}, {end turn: true}, {end turn: true}]\n"
            "choices: [{player: Ann, question: targets, answer: bear}]\n"
            "then: {bear: {colors: blue, subtypes: [Bear, Vampire]}}\n",
        )
    )


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("Exchange control of two target creatures.", "[{player: Ann, question: targets, answer: [b1, o1]}]"),
        (
            "Exchange control of target creature you control and target creature an opponent controls.",
            "[]",
        ),
    ],
)
def test_control_of_two_creatures_is_exchanged(text: str, choices: str) -> None:
    MAGIC.confirm(
        table(
            card("Barter", "sorcery", text) + BEAR + OX,
            "  Ann: {hand: [Barter], battlefield: [{card: Bear, as: b1}]}\n"
            "  Bob: {battlefield: [{card: Ox, as: o1}]}\n",
            f"when: [{{cast: Barter, by: Ann}}, {{resolve: all}}]\nchoices: {choices}\n"
            "then: {b1: {controller: Bob}, o1: {controller: Ann}}\n",
        )
    )


def test_life_totals_are_exchanged() -> None:
    MAGIC.confirm(
        table(
            card("Mirror", "sorcery", "You and target opponent exchange life totals."),
            "  Ann: {hand: [Mirror], life: 3}\n  Bob: {life: 17}\n",
            "when: [{cast: Mirror, by: Ann}, {resolve: all}]\nthen: {Ann: {life: 17}, Bob: {life: 3}}\n",
        )
    )


@pytest.mark.parametrize(("color", "damage"), [("red", 2), ("blue", 4)])
def test_a_spell_is_copied_in_another_color(color: str, damage: int) -> None:
    MAGIC.confirm(
        table(
            card("Chill", "instant", "This deals 2 damage to target creature.", colors=["blue"])
            + card("Echo", "instant", f"Copy target instant or sorcery spell, except the copy is {color}.")
            + "  Saint: {types: [creature], power: 0, toughness: 6, keywords: [protection from red], abilities: []}\n",
            "  Ann: {hand: [Chill, Echo]}\n  Bob: {battlefield: [Saint]}\n",
            "when: [{cast: Chill, by: Ann}, {cast: Echo, by: Ann}, {resolve: all}]\n"
            f"then: {{Saint: {{damage: {damage}}}}}\n",
        )
    )


def test_the_copy_of_a_legendary_spell_is_not_legendary() -> None:
    for words, there in (("", 1), (", except it isn't legendary", 2)):
        keeps = "choices: [{player: Ann, question: which to keep, answer: King}]\n" if there == 1 else ""
        MAGIC.confirm(
            table(
                card("Echo", "instant", f"Copy target creature spell you control{words}.")
                + "  King: {types: [creature], supertypes: [legendary], power: 3, toughness: 3, abilities: []}\n",
                "  Ann: {hand: [King, Echo]}\n  Bob: {}\n",
                f"when: [{{cast: King, by: Ann}}, {{cast: Echo, by: Ann}}, {{resolve: all}}]\n{keeps}"
                f"then: {{Ann: {{battlefield: {{count: {there}}}}}}}\n",
            )
        )
