"""The lab without a script: forms that are sent, a scenario that travels with the page, and nothing that is kept."""

from __future__ import annotations

import io
import json
import re
from datetime import date
from html import unescape
from typing import Any

import pytest
from django.test import Client

from rules_data.actions import import_cards
from rules_data.core.scenarios import values_of
from rulesite.pages.lab_links import LONGEST_LINK, DamagedLink, packed, unpacked

pytestmark = pytest.mark.django_db


def scenario_of(response: Any) -> str:
    """The scenario as it stands in its box."""
    found = re.search(r'<textarea id="text" name="text"[^>]*>\n?(.*?)</textarea>', response.content.decode(), re.S)
    assert found is not None, response.content.decode()[:2000]
    return unescape(found[1])


def buttons(response: Any) -> list[str]:
    return [unescape(one) for one in re.findall(r'<button name="do" value="([^"]*)"', response.content.decode())]


class Hands:
    """Someone who plays by pressing the buttons that are there."""

    def __init__(self, client: Client, start: str) -> None:
        self.client = client
        self.page: Any = client.get(start)
        assert self.page.status_code == 200

    @property
    def text(self) -> str:
        return scenario_of(self.page)

    def press(self, button: str, **typed: Any) -> None:
        """Press a button that is on the page, with what is typed into its form."""
        assert button in buttons(self.page), (button, buttons(self.page))
        self.page = self.client.post("/lab", {"text": self.text, "do": button, **typed}, follow=True)
        assert self.page.status_code == 200, self.page.content

    def put(self, player: str, pile: str, *names: str) -> None:
        for name in names:
            self.press("card", card=name, player=player, pile=pile)

    def answer_all(self, answer: str) -> int:
        """Answer every open question alike; how many there were."""
        count = 0
        while f'answer:["{answer}"]' in buttons(self.page):
            self.press(f'answer:["{answer}"]')
            count += 1
        return count

    def says(self, words: str) -> bool:
        return words in unescape(re.sub(r"<[^>]+>", "", self.page.content.decode()))


def test_four_creatures_die_at_once_next_to_a_card_that_drains_for_each(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "battlefield", "Blood Artist", "Bear", "Bear")
    hands.put("Bob", "battlefield", "Bear", "Bear")
    hands.press("happen", **{"verb": "destroy", "pick-object": ["Bear", "Bear 2", "Bear 3", "Bear 4"]})

    assert hands.says("Ann chooses targets")
    assert hands.answer_all("Bob") == 4
    assert hands.says("Blood Artist triggers")
    assert "603.2" in hands.page.content.decode()
    hands.press('step:{"resolve":"all"}')
    hands.press("expect")
    then = values_of(hands.text)["then"]
    assert (then["triggers"], then["Bob"], then["Ann"]) == ({"Blood Artist": 4}, {"life": 16}, {"life": 24})


def test_units_that_die_at_once_draw_for_each_in_riftbound(client: Client) -> None:
    hands = Hands(client, "/lab?game=riftbound")
    hands.put("Ann", "base", "Prayer Wheel", "Willing Martyr", "Willing Martyr")
    hands.press("set", **{"turn-player": "Ann", "turn-phase": "", "number|Ann|points": "3"})
    hands.press("happen", **{"verb": "kill", "pick-object": ["Willing Martyr", "Willing Martyr 2"]})

    while any(one.startswith("answer:") for one in buttons(hands.page)):
        hands.press(next(one for one in buttons(hands.page) if one.startswith("answer:")))
    assert values_of(hands.text)["given"]["Ann"]["points"] == 3
    assert hands.says("Prayer Wheel triggers")
    assert "383" in hands.page.content.decode()


def test_auras_destroyed_at_once_are_mourned_each_in_flesh_and_blood(client: Client) -> None:
    hands = Hands(client, "/lab?game=flesh-and-blood")
    hands.put("Ann", "arena", "Mourning", "Mourning", "Mourning")
    hands.press("happen", **{"verb": "destroy", "pick-object": ["Mourning 2", "Mourning 3"]})

    while any(one.startswith("answer:") for one in buttons(hands.page)):
        hands.press(next(one for one in buttons(hands.page) if one.startswith("answer:")))
    assert hands.says("Mourning")
    assert "6.6" in hands.page.content.decode()
    assert any(one.startswith("step:") for one in buttons(hands.page))


def test_an_example_opens_as_it_ends_and_goes_back_step_by_step(client: Client) -> None:
    hands = Hands(client, "/lab?example=magic/the-artifact-that-dies-with-the-creatures")
    steps = values_of(hands.text)["when"]
    for left in range(len(steps) - 1, -1, -1):
        hands.press("back")
        assert len(values_of(hands.text)["when"]) == left

    assert "back" not in buttons(hands.page)


IN_FORCE = {"magic": "2026-08-07", "riftbound": "v1.4", "flesh-and-blood": "2026-06-10"}


@pytest.mark.parametrize("game", IN_FORCE)
def test_a_new_table_is_played_by_the_rules_in_force_or_by_those_chosen(client: Client, game: str) -> None:
    newest = client.get(f"/lab?game={game}")
    older = client.get("/lab?game=riftbound&edition=v1.2")

    assert values_of(scenario_of(newest))["editions"] == [IN_FORCE[game]]
    assert "’s turn" in newest.content.decode()
    assert values_of(scenario_of(older))["editions"] == ["v1.2"]
    assert "rules of v1.2" in older.content.decode()


@pytest.mark.parametrize(
    ("game", "called"), [("magic", "active player"), ("riftbound", "turn player"), ("flesh-and-blood", "turn-player")]
)
def test_whoever_has_the_turn_is_called_what_the_game_calls_them(client: Client, game: str, called: str) -> None:
    page = client.get(f"/lab?game={game}").content.decode()

    assert re.findall(r'<span class="badge turn">([^<]*)</span>', page) == [called]


def test_an_example_is_played_by_the_rules_in_force_also_where_its_file_names_older_ones(client: Client) -> None:
    page = client.get("/lab?example=riftbound/accelerate-enters-ready")

    assert "v1.4" not in values_of(scenario_of(page))["editions"]
    assert "rules of v1.4" in page.content.decode()
    assert "does not know" not in page.content.decode()


def test_a_version_that_is_not_here_is_answered_with_those_that_are(client: Client) -> None:
    page = client.get("/lab?example=riftbound/accelerate-enters-ready&edition=v9").content.decode()

    assert all(label in page for label in ("v9", "v1.4", "v1.3", "v1.2"))


def test_each_example_page_and_card_page_leads_to_the_lab(client: Client) -> None:
    example = client.get("/magic/examples/the-artifact-that-dies-with-the-creatures").content.decode()
    card = client.get("/magic/cards/nekrataal").content.decode()

    assert "/lab?example=magic/the-artifact-that-dies-with-the-creatures" in example
    assert "/lab?game=magic&amp;card=Nekrataal" in card
    assert "Nekrataal" in scenario_of(client.get("/lab?game=magic&card=Nekrataal"))


def test_faults_stand_on_the_page_with_line_and_column_and_the_text_stays(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic")).replace("Bob: {}", "Bob: {battlefeld: [Bear]}")
    page = client.post("/lab", {"text": text, "do": "show"}, follow=True)

    assert page.status_code == 200
    assert "Line 8, column 9" in page.content.decode()
    assert "battlefeld" in scenario_of(page)


def test_a_card_that_nobody_knows_is_answered_with_the_nearest(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic"))
    page = client.post("/lab", {"text": text, "do": "card", "card": "Nekratal", "player": "Ann", "pile": "hand"})

    assert page.status_code == 400
    assert "card:Nekrataal" in buttons(page)


def test_a_pasted_list_lays_each_card_so_often(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.press("paste", pasted="# my board\n2 Nekrataal (VIS) 70\n1x Blood Artist\n", player="Bob", pile="battlefield")

    laid = values_of(hands.text)["given"]["Bob"]["battlefield"]
    assert laid == ["Nekrataal", {"card": "Nekrataal", "as": "Nekrataal 2"}, "Blood Artist"]


def test_a_card_whose_text_is_not_known_lies_there_with_nothing_it_does(client: Client) -> None:
    hands = Hands(client, "/lab?game=riftbound")
    hands.put("Ann", "hand", "Charm")

    assert values_of(hands.text)["cards"]["Charm"]["abilities"] == []


def test_what_is_not_allowed_now_says_why_and_by_which_rule(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "hand", "Nekrataal")

    assert hands.says("cannot pay its cost")
    assert 'step:{"cast":"Nekrataal","by":"Ann"}' not in buttons(hands.page)


def test_several_attack_in_one_step(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "battlefield", "Bear", "Bear")
    picks = ['{"attack":{"Bear":"Bob"}}', '{"attack":{"Bear 2":"Bob"}}']
    hands.press("together:attack", **{"pick-attack": picks})

    assert values_of(hands.text)["when"] == [{"attack": {"Bear": "Bob", "Bear 2": "Bob"}}]


def test_a_link_holds_the_whole_scenario_and_a_damaged_one_says_so(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic"))
    assert unpacked(packed(text)) == text
    assert scenario_of(client.get(f"/lab?s={packed(text)}")) == text

    for damaged in (packed(text)[:-6], "%%%", packed("x" * 70_000), "A" * (2 * LONGEST_LINK + 1)):
        with pytest.raises(DamagedLink):
            unpacked(damaged)
    assert client.get("/lab?s=eJx").status_code == 400


def test_a_scenario_too_long_for_a_link_is_shown_all_the_same(client: Client) -> None:
    noise = "".join(f"# {number * 7919 % 100_003:x}\n" for number in range(1_500))
    text = scenario_of(client.get("/lab?game=magic")) + noise
    page = client.post("/lab", {"text": text, "do": "show"})

    assert (page.status_code, len(packed(text)) > LONGEST_LINK) == (200, True)
    assert "too long for a link" in page.content.decode()
    assert scenario_of(page) == text


def test_nothing_is_kept_no_cookie_is_set_and_no_more_is_read_than_a_scenario(client: Client) -> None:
    page = client.get("/lab?game=magic")
    assert "no-store" in page.headers["Cache-Control"]
    assert not client.cookies
    assert client.post("/lab", {"text": "x" * 70_000, "do": "show"}).status_code == 413
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/lab", {"text": scenario_of(page), "do": "show"}, follow=True).status_code == 200


def test_what_if_shows_both_runs_and_where_they_part(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    form = {"text": text, "change": "without", "of": "white"}
    page = client.post("/lab/what-if", form, follow=True).content.decode()

    assert "First difference" in page
    assert "Without white" in page


def test_what_if_says_once_that_one_of_the_two_has_ended(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    form = {"text": text, "change": "leave", "of": "1"}
    page = client.post("/lab/what-if", form, follow=True).content.decode()

    assert page.count("<li") > 5
    assert page.count("It has ended.") == 1
    # On a phone the two stand below one another: no side is named that has nothing more to say.
    assert not re.search(r'class="side-name">[^<]*</span>\s*</div>', page)


def test_what_if_compares_what_happens_and_not_what_an_example_expects_of_a_card_that_is_gone(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    form = {"text": text, "change": "without", "of": "Well of Mourning"}
    page = client.post("/lab/what-if", form, follow=True).content.decode()

    assert "First difference" in page
    assert "cannot be read" not in page


def test_what_if_changes_an_answer_and_an_illegal_one_says_which_are_allowed(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/blood-artist-and-four-deaths"))
    page = client.post("/lab/what-if", {"text": text}, follow=True).content.decode()
    assert "Change an answer" in page
    form = {"text": text, "change": "answer", "of": "4"}
    changed = client.post("/lab/what-if", {**form, "to": "Bob"}, follow=True).content.decode()
    refused = client.post("/lab/what-if", {**form, "to": "Cid"}, follow=True).content.decode()

    assert "First difference" in changed
    assert "Ann answers “Bob”" in changed
    assert "legal answers" in refused
    assert (
        "Choose an answer of the scenario."
        in client.post("/lab/what-if", {**form, "of": "9", "to": "Bob"}, follow=True).content.decode()
    )


def test_what_if_a_rule_is_ignored_names_the_rule(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    page = client.post("/lab/what-if", {"text": text}, follow=True).content.decode()
    rows = re.findall(r'<option value="([^"]+)">([^<]+)</option>', page)
    row = next(one for one in rows if one[1].startswith("603.10a"))
    changed = client.post("/lab/what-if", {"text": text, "change": "rule", "of": unescape(row[0])}, follow=True)

    assert "First difference" in changed.content.decode()


def options_in_groups(page: str) -> dict[str, list[str]]:
    """The rules that What if offers, by the heading they stand under, in their order."""
    groups = re.findall(r'<optgroup label="([^"]+)">(.*?)</optgroup>', page, re.DOTALL)
    return {called: re.findall(r"<option[^>]*>([^<]+)</option>", found) for called, found in groups}


def test_what_if_offers_the_rules_that_decide_before_all_others(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    groups = options_in_groups(client.post("/lab/what-if", {"text": text}, follow=True).content.decode())

    assert list(groups) == ["Rules that decide this", "Other rules used"]
    assert any(one.startswith("603.10a") for one in groups["Rules that decide this"])
    others = [one.partition(":")[0] for one in groups["Other rules used"]]
    # By number, and not by letter: rule 603.2 stands before rule 603.10.
    assert others == sorted(others, key=lambda one: [int(part) for part in re.findall(r"\d+", one.partition(",")[0])])


def test_what_if_with_a_choice_open_begins_with_the_rules_of_the_last_steps(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/blood-artist-and-four-deaths"))
    open_still = re.sub(r"\nchoices:\n(?:[ -].*\n)*", "\n", text)
    assert open_still != text
    groups = options_in_groups(client.post("/lab/what-if", {"text": open_still}, follow=True).content.decode())

    assert next(iter(groups)) == "Rules of the last steps"
    assert groups["Other rules used"]


def test_what_if_compares_the_rules_in_force_with_older_ones_and_without_one_of_them(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=riftbound/accelerate-enters-ready"))
    form = {"text": text, "edition": "v1.4"}
    page = client.post("/lab/what-if", form, follow=True).content.decode()
    rows = re.findall(r'<option value="([^"]+)">([^<]+)</option>', page)
    row = next(one for one in rows if one[1].startswith("805"))
    older = client.post("/lab/what-if", {**form, "change": "edition", "to": "v1.2"}, follow=True).content.decode()
    without = client.post("/lab/what-if", {**form, "change": "rule", "of": unescape(row[0])}, follow=True)

    assert "By the rules of v1.2" in unescape(older)
    assert "First difference" in without.content.decode()


def test_all_outcomes_are_a_tree_with_an_end_for_each_answer(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "battlefield", "Blood Artist", "Bear")
    hands.press("happen", **{"verb": "destroy", "pick-object": ["Bear"]})
    page = client.post("/lab/explore", {"text": hands.text}, follow=True).content.decode()

    assert "There are 2 possible outcomes." in page
    assert page.count("<summary>") == 2


def test_the_rules_that_decide_are_found_for_what_is_seen_now(client: Client) -> None:
    text = scenario_of(client.get("/lab?example=magic/the-artifact-that-dies-with-the-creatures"))
    page = client.post("/lab/deciding", {"text": text}, follow=True).content.decode()

    assert "603.10a" in page


def test_a_text_for_a_forum_cites_the_rules_and_an_example_to_save_expects_what_happened(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "battlefield", "Blood Artist", "Bear")
    hands.press("happen", **{"verb": "destroy", "pick-object": ["Bear"]})
    hands.press('answer:["Bob"]')
    post = client.post("/lab/file", {"text": hands.text, "form": "forum"})
    saved = client.post("/lab/file", {"text": hands.text, "form": "example"})

    assert post.headers["Content-Disposition"] == 'attachment; filename="from-the-lab.txt"'
    assert re.search(r"Blood Artist triggers.*\(603\.2", post.content.decode())
    assert "/lab?s=" in post.content.decode()
    assert values_of(saved.content.decode())["then"]["triggers"] == {"Blood Artist": 1}


def test_cards_are_completed_by_what_their_names_begin_with(client: Client) -> None:
    names = [one["name"] for one in client.get("/lab/cards?game=magic&q=blo").json()["cards"]]

    assert names[0].startswith("Blo")
    assert "Blood Artist" in names
    assert client.get("/lab/cards?game=chess&q=blo").status_code == 404


@pytest.mark.parametrize("button", ["fly", "step:{", "step:[]", "answer:1", "card:", "mark:", "to:x", "together:"])
def test_a_button_that_is_none_is_refused_and_nothing_breaks(client: Client, button: str) -> None:
    text = scenario_of(client.get("/lab?game=magic"))

    assert client.post("/lab", {"text": text, "do": button}, follow=True).status_code in (200, 400)


UNREAD = {
    "oracle_id": "lab-1", "name": "Riddle Bird", "type_line": "Creature — Bird", "mana_cost": "{1}", "power": "2",
    "toughness": "1", "oracle_text": "Flying\nWhenever the moon is full, paint a picture of it.", "layout": "normal",
}  # fmt: skip


@pytest.fixture
def riddle_bird(db: None) -> None:
    import_cards(game="magic", file=io.BytesIO(json.dumps([UNREAD]).encode()), day=date(2026, 6, 1))


def test_an_imported_card_that_cannot_be_played_says_why_and_can_lie_there_without_its_text(
    client: Client, riddle_bird: None
) -> None:
    hands = Hands(client, "/lab?game=magic")
    names = client.get("/lab/cards?game=magic&q=riddle").json()["cards"]
    sent = {"card": "riddle bird", "player": "Bob", "pile": "battlefield", "copies": "2"}
    page = client.post("/lab", {"text": hands.text, "do": "card", **sent})

    assert (names[0]["name"], names[0]["without_text"]) == ("Riddle Bird", True)
    assert page.status_code == 400
    assert "can’t be played with its text yet" in unescape(page.content.decode()).replace("'", "’")
    assert "moon is full" in page.content.decode()
    assert "Riddle Bird" not in scenario_of(page)

    hands.page = page
    hands.press("bare:Riddle Bird", **sent)
    assert values_of(hands.text)["cards"]["Riddle Bird"] == {
        "types": ["creature"], "subtypes": ["Bird"], "power": 2, "toughness": 1, "mana cost": "{1}", "abilities": [],
    }  # fmt: skip
    assert len(values_of(hands.text)["given"]["Bob"]["battlefield"]) == 2


def test_of_a_pasted_list_what_is_known_is_laid_and_the_rest_stays_in_its_box(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic"))
    pasted = "2 Nekrataal\n1 Nobody Knows This\nBlood Artist\n3x Nor This One"
    page = client.post("/lab", {"text": text, "do": "paste", "pasted": pasted, "player": "Ann", "pile": "battlefield"})

    assert page.status_code == 400
    laid = values_of(scenario_of(page))["given"]["Ann"]["battlefield"]
    assert laid == ["Nekrataal", {"card": "Nekrataal", "as": "Nekrataal 2"}, "Blood Artist"]
    box = re.search(r'<textarea id="pasted"[^>]*>\n?(.*?)</textarea>', page.content.decode(), re.S)
    assert box is not None
    assert box[1].strip() == "1 Nobody Knows This\n3x Nor This One"
    assert "The other 2 lines are on the table." in page.content.decode()


@pytest.mark.parametrize("game", ["magic", "flesh-and-blood", "riftbound"])
def test_whoever_may_only_concede_is_not_listed_with_those_who_can_do_something(client: Client, game: str) -> None:
    hands = Hands(client, f"/lab?game={game}")
    giving_up = [one for one in buttons(hands.page) if one.startswith('step:{"concede"')]
    page = hands.page.content.decode()
    listed = page[page.index('id="now-head"') : page.index("<summary>Concede</summary>")]

    assert len(giving_up) == 2
    assert "oncede" not in listed
    hands.press(giving_up[0])
    assert values_of(hands.text)["when"] == [json.loads(giving_up[0].removeprefix("step:"))]


@pytest.mark.parametrize("land", ["Plains", "Island", "Swamp", "Mountain", "Forest"])
def test_every_basic_land_is_there_and_brings_its_mana(client: Client, land: str) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "battlefield", land)

    assert any(f'"activate":"{land}"' in one for one in buttons(hands.page))


def test_what_is_said_of_a_card_stands_where_it_was_typed(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic"))
    page = client.post("/lab", {"text": text, "do": "card", "card": "Xyzzy", "player": "Ann", "pile": "hand"})
    setup = page.content.decode().partition('id="lay"')[2]

    assert 'role="alert"' in setup.partition('id="card"')[0]
    assert page.content.decode().count('role="alert"') == 1


def test_a_fault_shows_the_line_it_is_about_and_leads_to_it(client: Client) -> None:
    text = scenario_of(client.get("/lab?game=magic")).replace("Bob: {}", "Bob: {battlefeld: [Bear]}")
    page = client.post("/lab", {"text": text, "do": "show"}, follow=True).content.decode()

    assert '<a href="#text" data-line="8">' in page
    assert '<code class="lab-line">Bob: {battlefeld: [Bear]}</code>' in page


def test_what_is_expected_is_said_to_be_looked_at_when_all_has_resolved(client: Client) -> None:
    hands = Hands(client, "/lab?example=magic/blood-artist-and-four-deaths")
    assert hands.says("Looked at once everything on the stack has resolved.")
    hands.press('step:{"resolve":"all"}')
    assert not hands.says("Looked at once everything on the stack has resolved.")


def test_the_table_shows_no_states_that_only_the_evaluator_knows(client: Client) -> None:
    hands = Hands(client, "/lab?game=magic")
    hands.put("Ann", "hand", "Plains")
    hands.press('step:{"play":"Plains","by":"Ann"}')

    assert hands.says("summoning sick")
    assert not hands.says("since an upkeep")


def test_nobody_is_told_why_cards_of_a_deck_cannot_be_used(client: Client) -> None:
    hands = Hands(client, "/lab?game=riftbound")
    assert not hands.says("nobody can do now")


NOT_ASKED = """\
example: the-herald-first
game: magic
title: The Herald is named first
demonstrates: ["601.2c"]
editions: ["2024-06-07"]
cards:
  Herald: {types: [creature], subtypes: [Elf], power: 1, toughness: 1}
  Ox: {types: [creature], power: 2, toughness: 4}
  Oath: {types: [instant], abilities: [{do: [{tap: {choose: 1, subtype: Elf}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
given:
  Ana: {hand: [Oath, Doom], battlefield: [Herald, Ox]}
  Ben: {}
when:
  - {cast: Oath, by: Ana}
  - resolve: all
  - {cast: Doom, by: Ana}
  - resolve: all
choices:
  - {player: Ana, question: targets, answer: Herald}
  - {player: Ana, question: targets, answer: Ox}
"""


def test_in_the_lab_an_answer_to_a_question_that_nobody_is_asked_is_taken_out(client: Client) -> None:
    page = client.post("/lab", {"text": NOT_ASKED, "do": "show"}, follow=True)
    values = values_of(scenario_of(page))

    assert [one["answer"] for one in values["choices"]] == ["Ox"]
    assert "Ox is destroyed" in page.content.decode()


TWO_ABILITIES = """\
example: two-abilities
game: magic
title: Two abilities of one creature trigger
demonstrates: ["603.3b"]
editions: ["2024-06-07"]
cards:
  Captain:
    types: [creature]
    power: 3
    toughness: 4
    abilities:
      - {when: {event: attacks, object: me}, do: [{draw: 1}]}
      - {when: {event: attacks, object: me}, do: [{gain life: 2}]}
given:
  Ana: {battlefield: [Captain], library: 3}
  Ben: {}
when:
  - {attack: {Captain: Ben}}
"""


def test_abilities_that_answers_call_by_a_number_are_told_in_words(client: Client) -> None:
    page = client.post("/lab", {"text": TWO_ABILITIES, "do": "show"}, follow=True).content.decode()
    told = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page)
    asked = client.post("/api/v1/lab", TWO_ABILITIES, content_type="application/yaml").json()["question"]

    assert [called for called, _ in told] == ["Captain/1", "Captain/2"]
    assert [asked["says"][called] for called, _ in told] == [
        "Whenever this attacks, draw a card.", "Whenever this attacks, gain 2 life.",
    ]  # fmt: skip
    assert asked["answers"] == [["Captain/1", "Captain/2"], ["Captain/2", "Captain/1"]]
