"""What became of rules of the publishers' own documents, as read side by side by a person."""

from __future__ import annotations

import pytest

from rules_data.core.tree import Change
from tests.published import DOCUMENTS, crosswalk

pytestmark = [
    pytest.mark.official,
    pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the publishers' documents are not here (../shared)"),
]

CONTINUED = {
    ("riftbound", "v1.2", "v1.3"): "107.1>108.2 107.1.c>108.2.a 107.5>108.6 107.5.c>108.6.a 317.3.b>317.2.d "
    "443.1.a>460.1 106.2.e>107.1.c",
    ("riftbound", "v1.3", "v1.4"): "323.11>323.12 323.13>323.13 335.3>335 337.1.c>337.2 337.1.c.2>337.3 "
    "337.1.c.3>337.4 383.2.a>383.2.a 383.2.b>383.2.b 383.3.e>383.2.a.1 383.3.f.1>383.3.e.2.a "
    "383.3.f.2>383.3.e.2.b 419.4.b>419.4.a.1 428.5.e>411.6",
    ("magic", "2022-04-29", "2024-06-07"): "103.2a>103.2a 103.2c>103.2c 308>308 713.8>712.14c",
    ("magic", "2024-06-07", "2025-02-07"): "510.1c>510.1c 510.1d>510.1d 609.8>608.2i",
}
MERGED = {
    ("riftbound", "v1.2", "v1.3"): "739.1.c.1>813.1.c.1 739.1.c.2>813.1.c.1 466.8.e>484.8.e 738.1.c.1>812.1.b.1 "
    "738.1.c.2>812.1.b.1",
    ("riftbound", "v1.3", "v1.4"): "459.2.b.3>464.2.c.3 459.2.b.4>464.2.c.3 459.2.b.3.a>464.2.c.3.a "
    "459.2.b.4.a>464.2.c.3.a 338.1.b>338.1.a 347.2>347.1",
    ("magic", "2025-02-07", "2026-01-16"): "500.4>500.5 603.2d>603.2d 603.2e>603.2d",
    ("magic", "2022-04-29", "2024-06-07"): "712.12>712.16 713.10>712.16 712.15>712.19 713.11>712.19 "
    "705.1>705.2 705.2>705.2 722.2a>726.2a 722.2d>726.2a 722.5a>726.5a 722.5d>726.5a",
}
SPLIT = {
    ("magic", "2022-04-29", "2024-06-07"): "713.1a>712.5a 713.1a>712.5b 713.1a>712.5c",
    ("magic", "2025-02-07", "2026-01-16"): "500.5>500.5 500.5>500.5a 500.5>500.5b",
    ("riftbound", "v1.3", "v1.4"): "428.5.c>428.5.c 428.5.c>428.5.c.1 431.3.b>431.3.b 431.3.b>431.3.c "
    "431.3.b>431.3.c.1",
}
REMOVED = {
    ("riftbound", "v1.3", "v1.4"): "103.2.e 323.12 333 436.1.b 442.3",
    ("magic", "2024-06-07", "2025-02-07"): "509.2 509.2a 509.3 703.4m 802.5",
}


def pairs(cases: dict[tuple[str, str, str], str]) -> list[tuple[str, str, str, str]]:
    return [(*editions, case) for editions, listed in cases.items() for case in listed.split()]


def links(game: str, old: str, new: str, case: str) -> list[Change]:
    before, after = case.split(">")
    return [
        link.change for link in crosswalk(game, old, new).links if (str(link.old), str(link.new)) == (before, after)
    ]


@pytest.mark.parametrize(("game", "old", "new", "case"), pairs(CONTINUED))
def test_a_rule_that_was_reworded_or_moved_is_followed(game: str, old: str, new: str, case: str) -> None:
    assert links(game, old, new, case) != []


@pytest.mark.parametrize(("game", "old", "new", "case"), pairs(MERGED))
def test_rules_that_became_one_are_merged(game: str, old: str, new: str, case: str) -> None:
    assert links(game, old, new, case) == [Change.MERGED]


@pytest.mark.parametrize(("game", "old", "new", "case"), pairs(SPLIT))
def test_a_rule_that_became_several_is_split(game: str, old: str, new: str, case: str) -> None:
    assert links(game, old, new, case) == [Change.SPLIT]


@pytest.mark.parametrize(("game", "old", "new", "case"), pairs(REMOVED))
def test_a_rule_that_was_struck_out_leads_nowhere(game: str, old: str, new: str, case: str) -> None:
    gone = [link for link in crosswalk(game, old, new).links if str(link.old) == case]
    assert [link.change for link in gone] == [Change.REMOVED]
