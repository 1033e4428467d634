"""Choosing a color, a creature type or a card name, and what speaks of the choice (105.4, 201.4, 205.3e, 607.2d)."""

import pytest

from tests.verdicts import Written

AS_IT_ENTERS = "replace: {event: enters, object: me}, keeps: true"
CARDS = f"""
cards:
  Voice:
    types: [creature]
    power: 2
    toughness: 2
    abilities:
      - {{{AS_IT_ENTERS}, with: [{{choose color: true}}]}}
      - {{passive: {{keyword: protection from the chosen color}}, affects: me}}
  Ward:
    types: [creature]
    power: 2
    toughness: 2
    keywords: [protection from the chosen color]
    abilities: [{{{AS_IT_ENTERS}, with: [{{choose color: true}}]}}]
  Captain:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - {{{AS_IT_ENTERS}, with: [{{choose creature type: true}}]}}
      - {{passive: {{subtype: the chosen type}}, affects: me}}
      - {{passive: {{power: 1}}, affects: {{type: creature, of chosen type: true, other: true}}}}
  Spire:
    types: [land]
    abilities:
      - {{{AS_IT_ENTERS}, with: [{{choose color: true}}]}}
      - {{use: {{tap: me}}, do: [{{add chosen color: 1}}]}}
  Needle:
    types: [artifact]
    abilities:
      - {{{AS_IT_ENTERS}, with: [{{name a card: true}}]}}
      - {{passive: {{cannot: be activated}}, affects: {{called: named}}}}
  Will:
    types: [instant]
    abilities: [{{do: [{{choose color: true}}, {{give: {{keyword: protection from the chosen color}}, to: {{choose: 1, type: creature}}, for: until end of turn}}]}}]
  Paint:
    types: [instant]
    abilities: [{{do: [{{choose color: true}}, {{give: {{colors: the chosen color}}, to: {{choose: 1, type: creature}}, for: until end of turn}}]}}]
  Echo: {{types: [creature], power: 0, toughness: 1, abilities: [{{replace: {{event: enters, object: me}}, you may: true, enters as: {{copy of: {{choose: 1, type: creature, target: false}}}}}}]}}
  Lamp: {{types: [artifact], abilities: [{{use: {{}}, do: [{{gain life: 1}}]}}]}}
  Elf: {{types: [creature], subtypes: [Elf], colors: [green], power: 1, toughness: 1, abilities: []}}
  Bolt: {{types: [instant], colors: [red], abilities: [{{do: [{{destroy: {{choose: 1, type: creature}}}}]}}]}}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm


def asked(question, answer, player="Ann"):
    return f"{{player: {player}, question: {question}, answer: {answer}}}"


def table(card, answers, then, more="", board="", turn="Ann"):
    when = f"[{{cast: {card}, by: Ann}}, resolve: all{', ' if more else ''}{more}]"
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {{battlefield: [{board}], hand: [{card}]}}
  Bob: {{battlefield: [Elf], hand: [Bolt]}}
when: {when}
choices: [{answers}]
then: {then}
"""


BOLTED = "{cast: Bolt, by: Bob}, resolve: all"


@pytest.mark.parametrize("card", ["Voice", "Ward"])
def test_what_has_protection_from_the_chosen_color_is_no_target_of_that_color(card):
    then = f"{{{card}: {{zone: battlefield}}, Elf: {{zone: graveyard}}}}"
    confirm(table(card, asked("color", "red"), then, BOLTED))


@pytest.mark.parametrize("card", ["Voice", "Ward"])
def test_what_has_protection_from_the_chosen_color_is_a_target_of_another_one(card):
    answers = f"{asked('color', 'blue')}, {asked('targets', card, 'Bob')}"
    confirm(table(card, answers, f"{{{card}: {{zone: graveyard}}}}", BOLTED))


@pytest.mark.parametrize("answer", ["colorless", "multicolored", "pink"])
def test_only_one_of_the_five_colors_is_a_color_that_can_be_chosen(answer):
    run = Written("magic", ("2024-06-07",), CARDS).run(table("Voice", asked("color", answer), "{}"))
    assert "may not answer" in run.reason
    assert "105.4" in run.reason


def test_the_color_chosen_for_another_object_is_not_meant():
    board = "{card: Voice, as: Old}"
    confirm(table("Voice", asked("color", "red"), "{Old: {keywords: []}}", board=board))


def test_a_copy_has_a_color_of_its_own_to_be_chosen():
    answers = ", ".join((asked("apply replacement", "yes"), asked("color", "green"), asked("objects", "Old")))
    then = "{Echo: {called: Voice, keywords: [protection from green]}, Old: {keywords: []}}"
    confirm(table("Echo", answers, then, board="{card: Voice, as: Old}"))


def test_creatures_of_the_chosen_type_are_those_that_have_it_and_it_is_one_itself():
    confirm(table("Captain", asked("creature type", "Elf"), "{Elf: {power: 2}, Captain: {power: 1, subtypes: [Elf]}}"))


def test_a_creature_type_that_nothing_here_has_can_be_chosen():
    confirm(
        table("Captain", asked("creature type", "Time Lord"), "{Elf: {power: 1}, Captain: {subtypes: [Time Lord]}}")
    )


@pytest.mark.parametrize("answer", ["Swamp", "artifact", "Truck", "Elf Wizard"])
def test_what_is_no_creature_type_cannot_be_chosen_as_one(answer):
    run = Written("magic", ("2024-06-07",), CARDS).run(table("Captain", asked("creature type", answer), "{}"))
    assert "may not answer" in run.reason
    assert "205.3e" in run.reason


def test_a_land_makes_mana_of_the_color_chosen_for_it_at_once():
    body = """
given: {turn: {player: Ann}, Ann: {hand: [Spire]}, Bob: {}}
when: [{play: Spire, by: Ann}, {activate: Spire}]
choices: [{player: Ann, question: color, answer: green}]
then: {Ann: {green: 1, red: 0}, stack: []}
"""
    confirm(body)


def test_mana_of_a_color_that_nobody_chose_is_none():
    confirm("""
given: {turn: {player: Ann}, Ann: {battlefield: [Spire]}, Bob: {}}
when: [{activate: Spire}]
then: {Ann: {white: 0, blue: 0, black: 0, red: 0, green: 0, colorless: 0}}
""")


def test_abilities_of_what_has_the_chosen_name_cannot_be_activated_and_others_can():
    used = "{activate: Lamp}"
    confirm(table("Needle", asked("card name", "Lamp"), '{illegal: "602.5"}', used, board="Lamp"))
    then = "{after resolving: {Ann: {life: 21}}}"
    confirm(table("Needle", asked("card name", "Elf"), then, used, board="Lamp"))


def test_any_card_can_be_named_but_no_token():
    confirm(table("Needle", asked("card name", "Some Card Elsewhere"), "{Ann: {life: 20}}"))
    board = "{token: Wisp, types: [creature], power: 1, toughness: 1}"
    run = Written("magic", ("2024-06-07",), CARDS).run(table("Needle", asked("card name", "Wisp"), "{}", board=board))
    assert "may not answer" in run.reason
    assert "201.4" in run.reason


def test_a_color_chosen_as_a_spell_resolves_stays_what_it_was():
    answers = ", ".join((asked("targets", "Elf"), asked("color", "white")))
    confirm(table("Will", answers, "{Elf: {keywords: [protection from white]}}"))
    confirm(table("Paint", answers, "{Elf: {colors: [white]}}"))


def test_it_is_chosen_before_the_permanent_is_there():
    run = confirm(table("Voice", asked("color", "red"), "{Voice: {zone: battlefield}}"))
    chosen = next(step for step in run.trace if step.kind == "choice")
    entered = next(step for step in run.trace if step.text.startswith("Voice enters"))
    assert run.trace.index(chosen) < run.trace.index(entered)
    assert {"105.4", "614.12a"} <= set(chosen.rules)


CHANGING = """
  Mimic:
    types: [creature]
    power: 1
    toughness: 1
    abilities:
      - {replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}
      - {passive: {keyword: protection from the chosen color}, affects: me}
      - {when: {event: enters, object: {type: creature, other: true}}, do: [{give: {copy of: it}, to: me, for: TIME}]}
"""


@pytest.mark.parametrize(
    ("lasts", "then", "known"),
    [
        pytest.param("", "", "", id="its own text is gone"),
        pytest.param(", for: until end of turn", "", "", id="its own text is gone for this turn"),
        pytest.param(", for: this turn", ", {end turn: true}", "protection from red", id="its own text is back"),
    ],
)
def test_a_choice_is_known_while_the_text_is_there_that_had_it_made(lasts, then, known):
    cards = CARDS + CHANGING.replace(", for: TIME", lasts)
    Written("magic", ("2024-06-07",), cards).confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{hand: [Mimic, Voice]}}, Bob: {{}}}}
        when: [{{cast: Mimic, by: Ann}}, {{resolve: all}}, {{cast: Voice, by: Ann}}, {{resolve: all}}{then}]
        choices: [{asked("color", "red")}, {asked("color", "blue")}]
        then: {{Mimic: {{keywords: [{known}]}}, Voice: {{keywords: [protection from blue]}}}}
        """
    )


def test_what_enters_as_a_copy_knows_what_is_chosen_as_it_enters():
    confirm(
        f"""
        given: {{turn: {{player: Ann}}, Ann: {{hand: [Echo, Voice]}}, Bob: {{}}}}
        when: [{{cast: Voice, by: Ann}}, {{resolve: all}}, {{cast: Echo, by: Ann}}, {{resolve: all}}]
        choices:
          - {asked("color", "blue")}
          - {asked("apply replacement", '"yes"')}
          - {asked("color", "red")}
        then: {{Echo: {{keywords: [protection from red]}}}}
        """
    )
