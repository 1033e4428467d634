"""Where rules went: told by wording, parent and order together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.tree import (
    Change,
    Crosswalk,
    NodeKind,
    RuleNode,
    RuleNumber,
    RuleTree,
    UnableToAlign,
    align,
    compose,
)
from rules_data.core.tree.schemes import RIFTBOUND
from tests.campaigns import campaign


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text, RIFTBOUND)


def tree(*lines: str) -> RuleTree:
    """Records written as "360 Text"; a text in capitals is a heading."""
    nodes = []
    for line in lines:
        printed, text = line.split(" ", 1)
        kind = NodeKind.HEADING if text.isupper() else NodeKind.RULE
        nodes.append(RuleNode(number(printed), kind, text))
    return RuleTree(RIFTBOUND, tuple(nodes))


def links(crosswalk: Crosswalk) -> dict[str, tuple[str, str]]:
    return {str(link.old): (str(link.new), str(link.change)) for link in crosswalk.links if link.old}


OLD = tree(
    "360 DICE",
    "361 A die is thrown by the player whose turn it is.",
    "361.1 Count the spots that show.",
    "361.2 They are called spots.",
    "362 A cup holds every die that nobody has thrown.",
    "362.1 Turn it over at the end, as rule 361.1 says.",
    "362.2 They are called spots.",
    "363 Whoever loses a die under the table fetches it.",
)


def test_an_edition_aligned_with_itself_keeps_everything() -> None:
    crosswalk = align(OLD, OLD)
    assert crosswalk.counts()[Change.SAME] == len(OLD) == len(crosswalk.links)
    assert crosswalk.reused == ()


def test_an_inserted_rule_moves_the_others_and_reuses_their_numbers() -> None:
    new = tree(
        "370 DICE",
        "361 Bring your own table, please, and something to drink.",
        "371 A die is thrown by the player whose turn it is.",
        "371.1 Count the spots that show.",
        "371.2 They are called spots.",
        "372 A cup holds every die that nobody has thrown.",
        "372.1 Turn it over at the end, as rule 371.1 says.",
        "372.2 They are called spots.",
        "373 Whoever loses a die under the table fetches it.",
    )
    crosswalk = align(OLD, new)
    assert links(crosswalk)["361.1"] == ("371.1", "moved")
    assert links(crosswalk)["362.1"] == ("372.1", "moved")
    assert crosswalk.reused == (number("361"),)
    assert crosswalk.predecessors(number("361")) == ()


def test_repeated_sentences_follow_their_parents() -> None:
    new = tree(
        "360 DICE",
        "361 A cup holds every die that nobody has thrown.",
        "361.1 They are called spots.",
        "362 A die is thrown by the player whose turn it is.",
        "362.1 They are called spots.",
    )
    crosswalk = align(OLD, new)
    assert crosswalk.successors(number("361.2")) == (number("362.1"),)
    assert crosswalk.successors(number("362.2")) == (number("361.1"),)


def test_an_edited_rule_stays_the_same_rule() -> None:
    new = tree(
        "360 DICE",
        "361 A die is thrown by the player whose turn it is, or by the player to the left.",
        "361.1 Count the spots that show.",
        "363 Whoever loses a die under the table fetches it.",
    )
    crosswalk = align(OLD, new)
    assert links(crosswalk)["361"] == ("361", "edited")
    assert links(crosswalk)["362"] == ("None", "removed")
    (link,) = [link for link in crosswalk.links if link.old == number("361")]
    assert 0.5 < link.confidence < 1
    assert not link.moved


def test_a_rule_cut_in_two_is_split_and_the_way_back_is_merged() -> None:
    one = tree(
        "361 A die is thrown by the starting player after shuffling, "
        "and everybody else guesses which colour lands upward.",
        "362 Nothing else matters in this little game.",
    )
    two = tree(
        "361 A die is thrown by the starting player after shuffling.",
        "362 Everybody else guesses which colour lands upward.",
        "363 Nothing else matters in this little game.",
    )
    forth, back = align(one, two), align(two, one)
    assert forth.successors(number("361")) == (number("361"), number("362"))
    assert forth.counts()[Change.SPLIT] == 2
    assert back.predecessors(number("361")) == (number("361"), number("362"))
    assert back.counts()[Change.MERGED] == 2


def test_a_confirmed_pair_is_kept_whatever_the_words_say() -> None:
    crosswalk = align(OLD, OLD, confirmed=[(number("361.1"), number("362.1"))])
    assert crosswalk.successors(number("361.1")) == (number("362.1"),)
    assert number("361.1") not in crosswalk.successors(number("362.1"))


@pytest.mark.parametrize(
    "pairs", [[("999", "361")], [("361", "999")], [("361", "361"), ("361", "362")], [("361", "361"), ("362", "361")]]
)
def test_a_confirmed_pair_that_cannot_be_is_refused(pairs: list[tuple[str, str]]) -> None:
    with pytest.raises(UnableToAlign):
        align(OLD, OLD, confirmed=[(number(old), number(new)) for old, new in pairs])


def test_two_steps_compose_to_one() -> None:
    middle = tree("400 DICE", "401 A die is thrown by the player whose turn it is.", "401.1 Count the spots that show.")
    last = tree("500 DICE", "501 A die is thrown by any player whose turn it is.", "501.1 Count the spots that show.")
    through = compose(align(OLD, middle), align(middle, last))
    assert links(through)["361.1"] == ("501.1", "moved")
    assert links(through)["361"] == ("501", "edited")
    assert links(through)["363"] == ("None", "removed")


SENTENCES = st.sampled_from(
    ["A die lies still.", "A die lies still here.", "They are spots.", "Nobody throws twice in one turn.", "CUPS", "7"]
)
NUMBERS = st.sets(st.sampled_from(["100", "100.1", "100.1.a", "100.2", "101", "101.1", "102", "102.1", "103"]))


@st.composite
def trees(draw: st.DrawFn) -> RuleTree:
    return tree(*[f"{printed} {draw(SENTENCES)}" for printed in sorted(draw(NUMBERS))])


@campaign(300)
@given(trees(), trees())
def test_every_rule_of_both_editions_stands_in_a_link(old: RuleTree, new: RuleTree) -> None:
    crosswalk = align(old, new)
    assert {link.old for link in crosswalk.links if link.old} == {node.number for node in old}
    assert {link.new for link in crosswalk.links if link.new} == {node.number for node in new}
    for link in crosswalk.links:
        assert 0 < link.confidence <= 1
        assert link.moved == (link.old is not None and link.new is not None and link.old != link.new)


@campaign(200)
@given(trees())
def test_any_edition_aligned_with_itself_changes_nothing(one: RuleTree) -> None:
    assert {link.change for link in align(one, one).links} <= {Change.SAME}


@campaign(100)
@given(trees(), trees())
def test_a_step_in_which_nothing_changes_leads_nowhere_else_before_or_after_another(
    old: RuleTree, new: RuleTree
) -> None:
    step = align(old, new)
    leads = {node.number: set(step.successors(node.number)) for node in old}
    for through in (compose(align(old, old), step), compose(step, align(new, new))):
        assert {node.number: set(through.successors(node.number)) for node in old} == leads
