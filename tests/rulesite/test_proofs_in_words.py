"""How an example proves its rules is told in sentences, and not as a file writes it."""

from __future__ import annotations

from typing import Any

from rulesite.pages.proofs import shown_proof

GIVEN: dict[str, Any] = {"Ann": {"hand": ["Bolt"]}}


def proof(**twin: Any) -> dict[str, Any]:
    other = {"change": {}, "story": {}, "verdict": "confirmed", "reason": "", "differs": True, "expectations": []}
    return {"twin": {**other, **twin}, "ablations": []}


def test_an_example_without_a_proof_shows_none() -> None:
    assert shown_proof({}, "magic", GIVEN) is None


def test_a_changed_answer_is_told_beside_what_was_answered_before() -> None:
    kept = proof(story={"choices": ["Ann answers yes."]}, instead_of={"choices": ["Ann answers no."]})
    shown = shown_proof(kept, "magic", GIVEN)
    assert shown is not None
    assert shown.twin is not None
    assert [(part.before, part.now) for part in shown.twin.told] == [(("Ann answers no.",), ("Ann answers yes.",))]
    assert shown.twin.written == ()


def test_a_change_that_no_sentence_tells_is_shown_as_the_file_writes_it() -> None:
    kept = proof(change={"given.turn.number": 2, "cards.Bear.colors": None})
    shown = shown_proof(kept, "magic", GIVEN)
    assert shown is not None
    assert shown.twin is not None
    assert shown.twin.told == ()
    assert shown.twin.written == (("given.turn.number", 2), ("cards.Bear.colors", None))


def test_the_outcome_of_the_twin_is_told_by_its_expectations_and_not_as_part_of_the_change() -> None:
    expected = [{"expected": "object: Bear zone = graveyard", "seen": "battlefield", "ok": False, "line": 3}]
    shown = shown_proof(
        proof(expectations=expected, story={"documented outcome": ["Bear is gone."]}), "magic", GIVEN
    )
    assert shown is not None
    assert shown.twin is not None
    assert shown.twin.told == ()
    assert [one["expected"] for one in shown.twin.expectations] == ["Bear is in its owner’s graveyard"]


def test_what_comes_of_ignoring_a_rule_is_a_sentence_and_what_changed_nothing_says_so() -> None:
    changed = {"rule": "603.2", "changed": True, "outcome": "Expected triggers: Bell = 1; seen 0 (line 4).", "rows": []}
    same = {"rule": "603.3", "changed": False, "outcome": "the same outcome", "rows": []}
    shown = shown_proof({"ablations": [changed, same]}, "magic", GIVEN)
    assert shown is not None
    assert shown.twin is None
    assert [one["outcome"] for one in shown.ablations] == ["Bell doesn’t trigger", "the same outcome"]
