"""Rules whose words changed while they moved: found by what they say, and by nothing that only looks alike."""

from rules_data.core.tree import Change, Crosswalk, NodeKind, RuleNode, RuleNumber, RuleTree, align
from rules_data.core.tree.schemes import RIFTBOUND
from rules_data.core.tree.wording import worded


def tree(*lines: str) -> RuleTree:
    """Records written as "360 Text"; a text in capitals is a heading."""
    nodes = []
    for line in lines:
        printed, text = line.split(" ", 1)
        kind = NodeKind.HEADING if text.isupper() else NodeKind.RULE
        nodes.append(RuleNode(RuleNumber.parse(printed, RIFTBOUND), kind, text))
    return RuleTree(RIFTBOUND, tuple(nodes))


def went(crosswalk: Crosswalk, old: str) -> list[str]:
    return [str(number) for number in crosswalk.successors(RuleNumber.parse(old, RIFTBOUND))]


def changes(crosswalk: Crosswalk, old: str) -> set[Change]:
    return {link.change for link in crosswalk.links if str(link.old) == old}


AROUND = ("100 DICE", "101 A die is thrown by whoever sits nearest to the window.")
AFTER = ("190 THE END", "191 Nobody throws again once the lamp is out and the cup is turned over.")


def test_the_numeral_of_a_step_says_nothing_about_which_step_it_is() -> None:
    old = tree(
        *AROUND,
        "120 When the bell rings, do the following:",
        "120.1 8. If the table is quiet and one or more cups are waiting, the host chooses one. A round begins there.",
        "120.2 9. If the table is quiet and a duel waits at one or more cups, the host chooses one. A duel begins.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 When the bell rings, do the following:",
        "120.1 8. Clear every cup that nobody has touched since the bell rang before.",
        "120.2 9. If the table is quiet and one or more cups are waiting without a duel, the host chooses one of them. "
        "A round begins there.",
        "120.3 10. If the table is quiet and one or more duels wait at cups, the host chooses one. A duel begins.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "120.1") == ["120.2"]
    assert went(crosswalk, "120.2") == ["120.3"]


def test_a_step_that_only_changed_its_numeral_is_followed_as_surely_as_its_words() -> None:
    old = tree(*AROUND, "130 1. Turn every cup over and count to seven.", *AFTER)
    new = tree(*AROUND, "150 4. Turn every cup over and count to seven.", *AFTER)
    assert went(align(old, new), "130") == ["150"]


def test_a_title_that_became_a_rule_has_the_same_text() -> None:
    old = tree(*AROUND, "130 HOUSE RULES OF THE OLD INN", "131 No shouting before the host has rung the bell.", *AFTER)
    new = RuleTree(
        RIFTBOUND,
        tuple(RuleNode(node.number, NodeKind.RULE, node.text) for node in old),
    )
    assert {link.change for link in align(old, new).links} == {Change.SAME}


def test_a_very_like_rule_is_followed_to_another_parent() -> None:
    told = "If there are no waiting cups and no open wagers, and the lamp is lit, the host throws the die first."
    old = tree(
        *AROUND,
        "140 Whenever a wager is open, players keep to the order of the seats.",
        "140.1 Cups that arrive late wait behind the others until the wager is settled.",
        f"140.2 {told}",
        "150 A wager is settled by the loser before anything else is wagered.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        f"140 {told.replace('open wagers', 'open wagers or duels')}",
        "145 Whenever a wager is open, players keep to the order of the seats.",
        "145.1 Cups that arrive late wait behind the others until the wager is settled.",
        "150 A wager is settled by the loser before anything else is wagered.",
        *AFTER,
    )
    assert went(align(old, new), "140.2") == ["140"]


def test_a_sentence_that_many_rules_repeat_is_not_followed_to_another_rules_parent() -> None:
    names = ("Quickness", "Steadiness", "Boldness", "Patience")
    before = [f"{200 + at} {name} has no effect on cups that lie on the table." for at, name in enumerate(names)]
    old = tree(*AROUND, "160 Luck is a habit.", "160.1 Luck has no effect on cups that lie on the table.", *before)
    new = tree(*AROUND, *before, "270 Wit is a gift.", "270.1 Wit has no effect on cups that lie on the table.")
    assert went(align(old, new), "160.1") == []


def test_a_long_rule_that_holds_the_old_one_whole_wins_over_a_short_one_like_it() -> None:
    old = tree(
        *AROUND,
        "130 A wager is lost when its die falls from the table.",
        "130.1 The die is thrown anew by the same player.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "130 A wager is won when its die stays on the table.",
        "131 A wager is lost when its die falls from the table. It is lost as well when the cup breaks, when the lamp "
        "goes out during the throw, or when the host declares that the throw was not seen by two players.",
        *AFTER,
    )
    assert went(align(old, new), "130") == ["131"]


def test_rules_reworded_between_the_same_two_neighbours_are_paired_in_their_order() -> None:
    old = tree(
        *AROUND,
        "130 A wager has a stake and a claim.",
        "130.1 The claim follows after the stake.",
        "130.2 The stake is the coins that the player lays beside the cup.",
        "130.3 A claim is weighed after every other claim of that round.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "130 A wager has a stake and a claim.",
        "130.1 The claim is said with the stake, before or after the throw.",
        "130.2 The stake is whatever coins are no part of the claim.",
        "130.3 A claim is weighed after every other claim of that round.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "130.1") == ["130.1"]
    assert went(crosswalk, "130.2") == ["130.2"]


def test_a_bare_title_goes_where_the_rules_below_it_went() -> None:
    body = (
        "Cups are placed here when they are broken or lent to a neighbour.",
        "Cups here are counted at the end of every evening.",
    )
    old = tree(*AROUND, "130 SHELF", f"130.1 {body[0]}", f"130.2 {body[1]}", "130.3 Every guest has a separate shelf.")
    new = tree(*AROUND, "150 RACKS", "150.1 Every guest has their own shelf.", f"150.2 {body[0]}", f"150.3 {body[1]}")
    crosswalk = align(old, new)
    assert went(crosswalk, "130") == ["150"]
    assert went(crosswalk, "130.3") == ["150.1"]


def test_two_rules_about_two_things_merge_into_one_that_names_both() -> None:
    old = tree(
        *AROUND,
        "130 Establish who is host and who is guest.",
        "130.1 Cups at the long table held by the host take the mark of the host now.",
        "130.1.a If a cup held by the host arrives later, it takes the mark of the host when the bell rings.",
        "130.2 Cups at the long table held by the guest take the mark of the guest now.",
        "130.2.a If a cup held by the guest arrives later, it takes the mark of the guest when the bell rings.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "130 Establish who is host and who is guest.",
        "130.1 Cups at the long table held by the host or guest take the mark of the host or guest now.",
        "130.1.a If a cup held by the host or guest arrives later, it takes the mark of the host or guest when the "
        "bell rings.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "130.1") == went(crosswalk, "130.2") == ["130.1"]
    assert went(crosswalk, "130.1.a") == went(crosswalk, "130.2.a") == ["130.1.a"]
    assert changes(crosswalk, "130.2") == {Change.MERGED}


def test_two_rules_merge_into_one_that_has_one_word_for_both() -> None:
    said = "this can be thrown during the evenings of any guest at the long table."
    old = tree(*AROUND, "130 A spare cup means:", f"130.1 On dice: {said}", f"130.2 On coins: {said}", *AFTER)
    new = tree(*AROUND, "130 A spare cup means:", f"130.1 On stakes: {said}", *AFTER)
    crosswalk = align(old, new)
    assert went(crosswalk, "130.1") == went(crosswalk, "130.2") == ["130.1"]
    assert changes(crosswalk, "130.1") == changes(crosswalk, "130.2") == {Change.MERGED}


def test_of_two_like_rules_the_one_that_was_struck_out_is_removed_and_not_merged() -> None:
    said = "this can be thrown during the evenings of any guest at the long table."
    old = tree(*AROUND, "130 A spare cup means:", f"130.1 On dice: {said}", f"130.2 On coins: {said}", *AFTER)
    new = tree(*AROUND, "130 A spare cup means:", f"130.1 On coins: {said}", *AFTER)
    edited = tree(*AROUND, "130 A spare cup means:", f"130.1 On coins: {said[:-1]}, and never twice.", *AFTER)
    assert went(align(old, new), "130.1") == []
    assert went(align(old, edited), "130.1") == []


def test_a_rule_may_be_merged_in_one_part_and_split_off_in_another() -> None:
    old = tree(
        *AROUND,
        "130 When the evening ends, any unused coins go back to the shelf. Nobody waits for this.",
        "131 When the evening ends, wagers that were to last the whole evening are settled. "
        "Wagers that last “until the lamp is out” are settled by the host and never by a guest of the house.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "131 As the evening ends, wagers that were to last until the evening ends are settled. "
        "Then any unused coins go back to the shelf. Nobody waits for this.",
        "131.1 Wagers that last “until the lamp is out” are settled by the host and never by a guest of the house.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "130") == ["131"]
    assert went(crosswalk, "131") == ["131", "131.1"]
    assert changes(crosswalk, "130") == {Change.MERGED}
    assert changes(crosswalk, "131") == {Change.SPLIT}


def test_a_section_taken_into_another_leads_to_the_rules_that_speak_for_both_now() -> None:
    paired = (
        "Joined cups on the long table cannot be turned over by anybody but their owner.",
        "Players who may look at a joined cup may look at both of its halves.",
        "A joined cup has the colour of the half that stands upright.",
    )
    old = tree(
        *AROUND,
        "130 COLOURED CUPS",
        "131 Coloured cups cannot be lent. If a guest tries to lend a coloured cup, nothing happens.",
        "140 JOINED CUPS",
        *(f"{141 + at} {text}" for at, text in enumerate(paired)),
        "145 Joined cups cannot be lent. If a guest tries to lend such a cup, nothing happens.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "130 COLOURED CUPS",
        "131 Joined cups and other coloured cups cannot be lent. If a guest tries to lend a coloured cup, nothing "
        "happens.",
        *(f"{132 + at} {text}" for at, text in enumerate(paired)),
        *AFTER,
    )
    assert went(align(old, new), "145") == ["131"]


def test_a_rule_for_one_act_goes_on_in_the_rule_beside_it_that_names_both_acts_now() -> None:
    old = tree(
        *AROUND,
        "120 Whoever holds the lantern may do one of these:",
        "120.1 Lay down a cup whose hour has come.",
        "120.1.a Laying down a cup makes one or more guests restless. Go back to the first bell.",
        "120.2 Turn the hourglasses whose sand is out.",
        "120.2.a Turning hourglasses makes one or more guests restless. Go back to the first bell.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 Whoever holds the lantern may do one of these:",
        "120.1 Lay down a cup or a turned hourglass whose hour has come.",
        "120.1.a Laying down a cup or a turned hourglass makes one or more guests restless. Go back to the first bell.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "120.2.a") == ["120.1.a"]
    assert changes(crosswalk, "120.2.a") == {Change.MERGED}


def test_words_in_another_number_or_time_are_the_same_words() -> None:
    assert worded("Activating abilities").counts == worded("Activated ability").counts
    assert worded("These dice").counts != worded("This die").counts


def test_a_rule_said_in_other_words_is_taken_in_by_the_one_beside_it_that_gained_them() -> None:
    old = tree(
        *AROUND,
        "120 Whoever holds the cup may do one of these:",
        "120.1 Throw a die that is lawful now.",
        "120.2 Turn over any tile of a shelf that is lawful.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 Whoever holds the cup may do one of these:",
        "120.1 Throw a die or turn over a tile that is lawful now.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert went(crosswalk, "120.2") == ["120.1"]
    assert changes(crosswalk, "120.2") == {Change.MERGED}


def test_a_rule_is_not_taken_in_where_another_rule_says_it_better() -> None:
    old = tree(
        *AROUND,
        "120 Whoever holds the cup may do one of these:",
        "120.1 Choose one of the cups that wait. A round begins there.",
        "120.2 If a round and a duel wait at the same cup and the host chooses the round there, it opens as a duel.",
        "150 If a duel and a round wait at the same cup and the host begins the round, it opens as a duel.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 Whoever holds the cup may do one of these:",
        "120.1 Choose one of the cups that wait where no duel waits. A round begins there.",
        "150 If a duel and a round wait at the same cup and the host begins the round, it opens as a duel.",
        *AFTER,
    )
    assert changes(align(old, new), "120.2") == {Change.REMOVED}


def test_a_rule_that_lists_cases_leads_to_the_rules_that_have_one_each() -> None:
    cases = (
        "The red cup and the red saucer make one set.",
        "The blue cup and the old spoon make one set.",
        "The cracked cup and the lamp make one set.",
    )
    listed = "; ".join(case.rstrip(".") for case in cases)
    old = tree(*AROUND, f"120 Sets are found on the shelf above the door, and they are these: {listed}.", *AFTER)
    rows = (f"120.{place} {case}" for place, case in enumerate(cases, start=1))
    crosswalk = align(old, tree(*AROUND, "120 There are only three of them in all.", *rows, *AFTER))
    assert {"120.1", "120.2", "120.3"} <= set(went(crosswalk, "120"))


def test_a_short_rule_that_is_one_sentence_of_another_now_leads_to_it() -> None:
    old = tree(
        *AROUND,
        "120 What the guests at one table may tell one another:",
        "120.1 Dice under cups are still secret.",
        "120.2 Guests may wink and whistle at the others as long as they like.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 What the guests at one table may tell one another:",
        "120.1 Dice under cups are secret. Guests may wink and whistle at the others, and show them to a friend.",
        *AFTER,
    )
    assert went(align(old, new), "120.1") == ["120.1"]


def test_what_is_left_in_one_place_in_both_editions_is_one_rule_said_otherwise() -> None:
    old = tree(
        *AROUND,
        "120 The shelf of each guest:",
        "120.1 Every shelf has a lamp of its own that burns all night long.",
        "120.2 The shelf also holds all saucers of that guest which are on the table.",
        *AFTER,
    )
    new = tree(
        *AROUND,
        "120 The shelf of each guest:",
        "120.1 Every shelf has a lamp of its own that burns all night long.",
        "120.2 Cups and saucers that belong to a guest stay on the shelf which is theirs.",
        *AFTER,
    )
    assert went(align(old, new), "120.2") == ["120.2"]


TWINS = (
    "When a round of copper begins, the copper host takes the copper cup from the shelf and warms it over the lamp. "
    "(Cups already on the table stay there.)",
    "When a round of silver begins, the silver host takes the silver cup from the shelf and warms it over the lamp. "
    "(Cups already on the table stay there.)",
)
BOTH = (
    "When a round begins, each host of a coloured metal takes their cup from the shelf and warms it over the lamp. "
    "(Cups of such metals already on the table stay there.)"
)


def test_rules_for_two_things_become_one_in_which_neither_is_named_any_more() -> None:
    old = tree(*AROUND, "140 Metals have rounds of their own.", f"140.1 {TWINS[0]}", f"140.2 {TWINS[1]}", *AFTER)
    new = tree(*AROUND, "140 Metals have rounds of their own.", f"140.1 {BOTH}", *AFTER)
    crosswalk = align(old, new)
    assert [went(crosswalk, number) for number in ("140.1", "140.2")] == [["140.1"], ["140.1"]]
    assert changes(crosswalk, "140.1") == changes(crosswalk, "140.2") == {Change.MERGED}


def test_a_twin_is_removed_where_the_other_still_says_what_tells_them_apart() -> None:
    old = tree(*AROUND, "140 Metals have rounds of their own.", f"140.1 {TWINS[0]}", f"140.2 {TWINS[1]}", *AFTER)
    kept = TWINS[0].replace("warms it over the lamp", "fills it at the well")
    new = tree(*AROUND, "140 Metals have rounds of their own.", f"140.1 {kept}", *AFTER)
    crosswalk = align(old, new)
    assert went(crosswalk, "140.1") == ["140.1"]
    assert changes(crosswalk, "140.2") == {Change.REMOVED}


def test_several_rules_that_stand_whole_in_a_new_one_became_its_list() -> None:
    told = ("a cup that nobody has claimed since noon", "a die that rolled under the old bench", "a coin of no land")
    # Each stands between other rules, so that no place speaks for it.
    old = tree(
        *AROUND,
        *(f"{at} {text.capitalize()}." for at, text in zip((120, 140, 160), told, strict=True)),
        *AFTER,
    )
    new = tree(
        *AROUND,
        f"185 The host takes home whatever of these is left when all have gone: {'; '.join(told)}.",
        *AFTER,
    )
    crosswalk = align(old, new)
    assert [went(crosswalk, number) for number in ("120", "140", "160")] == [["185"]] * 3
    assert {change for number in ("120", "140", "160") for change in changes(crosswalk, number)} == {Change.MERGED}
