"""Where each reference in a text stands, what the text should say, and what is left alone."""

from __future__ import annotations

from datetime import date
from itertools import count

import pytest

from rules_data.queries import (
    Budget,
    CheckedText,
    CheckRequest,
    DocumentView,
    Standing,
    UnableToCheck,
    all_rules,
    check_text,
    find_game,
    games,
)

TODAY = date(2025, 12, 1)
RULES = CheckRequest(game="riftbound", document="tr")


def checked(text: str, **named: object) -> CheckedText:
    asked = CheckRequest(**{"game": "riftbound", "document": "tr", "edition": "v1", **named})  # type: ignore[arg-type]
    return check_text(text, games(TODAY), asked)


def standings(text: str, **named: object) -> list[tuple[str, Standing]]:
    return [(one.citation.raw, one.standing) for one in checked(text, **named).citations]


def test_a_rule_that_stayed_is_current(document: DocumentView) -> None:
    assert standings("See rule 101.1.") == [("rule 101.1", Standing.CURRENT)]


def test_a_rule_whose_number_names_another_now_is_reused_and_corrected(document: DocumentView) -> None:
    found = checked("See rule 201 on winning.")
    (one,) = found.citations
    assert one.standing is Standing.REUSED
    assert [rule.number for rule in one.now] == ["301"]
    assert one.fate.names_now is not None
    assert "heals" in one.fate.names_now.text
    assert found.corrected == "See rule 301 on winning."


def test_a_rule_whose_number_is_free_now_has_moved(document: DocumentView) -> None:
    found = checked("See rule 201.1 (and 3/3).")
    assert found.citations[0].standing is Standing.MOVED
    assert found.corrected == "See rule 301.1 (and 3/3)."
    assert "-See rule 201.1" in found.diff()


def test_a_rule_that_is_gone_is_removed_and_left(document: DocumentView) -> None:
    found = checked("See rule 102.")
    assert found.citations[0].standing is Standing.REMOVED
    assert found.corrected == found.text


def test_a_rule_that_says_something_else_has_changed_and_shows_what(document: DocumentView) -> None:
    (one,) = checked("See rule 302.", edition="v2").citations
    assert one.standing is Standing.CHANGED
    assert "another book" in "".join(piece.text for piece in one.fate.diff() if piece.kind == "ins")


def test_another_comma_is_no_change(document: DocumentView) -> None:
    assert standings("rule 101.2", edition="v2") == [("rule 101.2", Standing.CURRENT)]


def test_a_number_that_never_was_names_the_nearest(document: DocumentView) -> None:
    (one,) = checked("See rule 101.9.z.").citations
    assert one.standing is Standing.NEVER_EXISTED
    assert one.fate.nearest is not None
    assert one.fate.nearest.number == "101"


def test_a_lone_decimal_that_never_was_a_rule_is_none(document: DocumentView) -> None:
    assert standings("It took Decimal(123.45) on average.") == []
    assert standings("See 123.45.") == [("123.45", Standing.NEVER_EXISTED)]
    assert [one for _, one in standings("rule 101.1, then 101.9")] == [Standing.CURRENT, Standing.NEVER_EXISTED]


def test_words_of_another_rule_beside_a_number_make_it_doubtful(document: DocumentView) -> None:
    found = checked("Rule 101.1: “The player whose piece reaches the tower wins the game.”")
    (one,) = found.citations
    assert one.standing is Standing.DOUBTFUL
    assert one.doubt is not None
    assert one.doubt.rule.number == "201"
    assert found.corrected == found.text


def test_a_title_of_another_rule_makes_it_doubtful(document: DocumentView) -> None:
    (one,) = checked("See rule 100. Winning for more information.").citations
    assert one.doubt is not None
    assert (one.doubt.rule.number, one.doubt.by_title) == ("200", True)


def test_a_title_right_in_an_earlier_edition_tells_that_edition(document: DocumentView) -> None:
    found = checked("See rule 200. Winning for more information.", edition="v3")
    assert found.citations[0].standing is Standing.REUSED
    assert found.corrected == "See rule 300. Winning for more information."


def test_own_words_beside_a_number_are_no_doubt(document: DocumentView) -> None:
    text = "Rule 101.1: “You may go to whichever neighbouring square has nobody standing on it.”"
    assert standings(text) == [("Rule 101.1", Standing.CURRENT)]


def test_the_words_quoted_tell_the_edition_better_than_a_guess(document: DocumentView) -> None:
    text = "Rule 201: “The player whose piece reaches the tower wins the game.” Rule 302 is of later."
    found = checked(text, edition="")
    assert found.assumption is not None
    assert found.citations[0].standing is Standing.REUSED
    assert [rule.number for rule in found.citations[0].now] == ["301"]


def test_a_range_moves_as_a_whole(document: DocumentView) -> None:
    found = checked("rules 201 and 201.1, rules 200-201")
    assert found.corrected == "rules 301 and 301.1, rules 300-301"
    assert [part.number for part in found.citations[2].parts] == ["200", "201"]


def test_a_range_of_which_a_part_is_gone_is_left(document: DocumentView) -> None:
    found = checked("rules 101-102")
    assert found.citations[0].standing is Standing.REMOVED
    assert found.corrected == found.text


def test_a_reference_pinned_to_its_edition_stays_true(document: DocumentView) -> None:
    found = checked("see rule 201.1 (v1)", edition="v3")
    (one,) = found.citations
    assert one.is_pinned
    assert not one.is_stale
    assert found.corrected == found.text


def test_a_number_pinned_to_an_edition_without_it_never_was(document: DocumentView) -> None:
    (one,) = checked("see rule 302 (v1)", edition="v3").citations
    assert (one.standing, one.is_stale) == (Standing.NEVER_EXISTED, True)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_nothing_but_the_numbers_is_touched(document: DocumentView, ends: str) -> None:
    text = f"\ufeff a\u200b{ends}\tTR 201.1,{ends}{ends} 3/3 of $2.01 — rule 201 {ends}"
    expected = text.replace("TR 201.1", "TR 301.1").replace("rule 201", "rule 301")
    assert checked(text).corrected == expected


def test_the_edition_is_guessed_from_the_numbers_and_said(document: DocumentView) -> None:
    found = checked("rules 102 and 201.1", edition="")
    assert found.assumption is not None
    assert (found.assumption.edition.label, found.assumption.is_guess) == ("v1", True)
    assert "all 2 numbers exist there" in found.assumption.reason


def test_the_edition_in_force_is_guessed_when_nothing_speaks_against_it(document: DocumentView) -> None:
    found = checked("rule 101.1", edition="")
    assert found.assumption is not None
    assert found.assumption.edition.label == "v3"


def test_an_edition_named_in_the_text_is_the_one(document: DocumentView) -> None:
    found = checked("By edition v1 of the rules. Rule 201.1 tells who wins.", edition="")
    assert found.assumption is not None
    assert (found.assumption.edition.label, found.assumption.is_guess) == ("v1", False)


def test_the_day_of_a_text_tells_its_edition(document: DocumentView) -> None:
    found = checked("rule 201.1", edition="", day=date(2025, 3, 1))
    assert found.assumption is not None
    assert found.assumption.edition.label == "v1"


def test_a_text_can_be_checked_against_an_earlier_edition(document: DocumentView) -> None:
    found = checked("rule 301.1", edition="v3", against="v1")
    assert found.corrected == "rule 201.1"


def test_what_is_not_kept_is_refused_with_what_is(document: DocumentView) -> None:
    with pytest.raises(UnableToCheck, match="There are: v3, v2, v1"):
        checked("rule 101", edition="v9")
    with pytest.raises(UnableToCheck, match="no document “xx”"):
        checked("rule 101", document="xx")
    with pytest.raises(UnableToCheck, match="no game “chess”"):
        check_text("rule 101", games(TODAY), CheckRequest(game="chess"))


def test_a_text_without_references_is_no_error(db: None) -> None:
    found = check_text("3/3 for $3.50", games(TODAY))
    assert (found.game, found.citations, found.corrected, found.diff()) == (None, (), "3/3 for $3.50", "")


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("See CR 603.3b and 603.7d.", "magic"),
        ("See rule 383.3.e and rule 383.4.c.", "riftbound"),
        ("See CR 6.6.5 and [6.2.2a].", "flesh-and-blood"),
    ],
)
def test_the_game_is_found_out_from_the_numbers(db: None, text: str, game: str) -> None:
    found = check_text(text, games(date(2026, 11, 1)))
    assert found.game is not None
    assert found.game.slug == game
    assert len(found.citations) == 2


def test_an_alias_names_the_game(db: None) -> None:
    known = find_game("fab", TODAY)
    assert known is not None
    assert check_text("CR 6.6.5", games(TODAY), CheckRequest(game="fab")).game == known


def ticking(seconds: float) -> Budget:
    """A second to spend, on a clock that goes on by so much whenever it is looked at."""
    ticks = count()
    return Budget(1.0, lambda: next(ticks) * seconds)


def test_a_text_that_takes_too_long_is_checked_as_far_as_the_time_goes(document: DocumentView) -> None:
    text = "See rule 201. " * 500
    found = check_text(text, games(TODAY), CheckRequest("riftbound", "tr", "v1"), ticking(0.001))
    assert 0 < len(found.citations) < 500
    assert found.unread_from is not None
    assert found.corrected[found.unread_from :] == text[found.unread_from :]
    assert all(one.citation.end <= found.unread_from for one in found.citations)


def test_a_text_that_is_checked_in_time_says_nothing_of_it(document: DocumentView) -> None:
    assert checked("See rule 201. " * 50).unread_from is None


def test_a_number_only_a_later_edition_has_is_never_current(document: DocumentView) -> None:
    """The text names v1, in which there was no 301."""
    found = check_text("By Tournament Rules v1: see rule 101.1 and rule 301.", games(TODAY), RULES)
    assert [one.standing for one in found.citations][-1] is Standing.NEVER_EXISTED


def test_rules_of_an_edition_not_kept_are_called_that(document: DocumentView) -> None:
    found = check_text("By the TR (v0.9), rule 101.1 and rule 201 hold.", games(TODAY), RULES)
    assert {one.standing for one in found.citations} == {Standing.NOT_KEPT}
    assert found.assumption is not None
    assert "v0.9, which is not on this site" in found.assumption.reason
    assert not found.stale
    assert found.corrected == found.text


def test_a_reference_pinned_to_an_edition_not_kept_cannot_be_judged(document: DocumentView) -> None:
    (one,) = checked("See TR v0.9, rule 201.").citations
    assert (one.standing, one.is_pinned) == (Standing.NOT_KEPT, True)


def test_the_words_quoted_do_not_overrule_the_edition_a_text_names(document: DocumentView) -> None:
    """In v1 rule 201 was on winning; v2 has other words under that number."""
    later = document.edition("v2")
    assert later is not None
    text = next(rule.text for rule in all_rules(later) if rule.number == "201")
    found = check_text(f"By Tournament Rules v1, rule 201: “{text}”", games(TODAY), RULES)
    assert all(one.fate.read_in is None or one.fate.read_in.label == "v1" for one in found.citations)


def test_numbers_of_no_game_kept_are_counted_aloud(db: None) -> None:
    found = check_text("By rule 998.7 and rule 999.2 we go.", games(TODAY))
    assert (found.game, found.like_rules) == (None, 2)


@pytest.mark.parametrize(
    ("path", "neighbour", "game"),
    [
        ("docs/riftbound/timing.md", "", "riftbound"),
        ("docs/magic-judges/timing.md", "", "magic"),
        ("docs/timing.md", "riftbound", "riftbound"),
    ],
)
def test_path_and_neighbours_tell_the_game_where_the_text_does_not(
    db: None, path: str, neighbour: str, game: str
) -> None:
    found = check_text("See rule 603.3.", games(date(2026, 11, 1)), CheckRequest(path=path, neighbour=neighbour))
    assert found.game is not None
    assert found.game.slug == game


def test_a_lone_decimal_that_is_a_rule_of_a_later_edition_is_told_in_a_text_of_an_earlier_one(
    document: DocumentView,
) -> None:
    assert standings("Look at the tables in 301.1 for that.") == [("301.1", Standing.NEVER_EXISTED)]
    assert standings("Look at the tables in 301.1 for that.", edition="v3") == [("301.1", Standing.CURRENT)]
