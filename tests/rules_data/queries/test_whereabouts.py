"""What a number names, has named and where that went: the same told of every number of a document, none for another."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.queries import DocumentView, Whereabouts, all_rules, whereabouts


def _numbers(document: DocumentView) -> Iterator[str]:
    yield from dict.fromkeys(rule.number for edition in document.editions for rule in all_rules(edition))


def _found(document: DocumentView) -> dict[str, Whereabouts]:
    return {number: whereabouts(document, number) for number in _numbers(document)}


def test_every_number_of_the_current_edition_names_its_rule_there_and_has_no_neighbour(document: DocumentView) -> None:
    assert document.current is not None
    for rule in all_rules(document.current):
        found = whereabouts(document, rule.number)
        assert found.rule is not None
        assert (found.rule.number, found.rule.text, found.nearest) == (rule.number, rule.text, None)


def test_every_number_that_was_printed_is_known(document: DocumentView) -> None:
    assert [number for number, found in _found(document).items() if not found.is_known] == []


def test_a_former_rule_is_another_than_the_one_there_now_and_leads_to_rules_there_are(document: DocumentView) -> None:
    assert document.current is not None
    now = {rule.provision_id: rule.number for rule in all_rules(document.current)}
    former = [(found, each) for found in _found(document).values() for each in found.former]
    assert former, "the sample has numbers that named another rule before"
    for found, each in former:
        assert each.rule.provision_id != (found.rule.provision_id if found.rule is not None else None)
        assert each.rule.number == found.number
        assert {one.provision_id: one.number for one in each.now}.items() <= now.items()
        assert document.current.label not in each.editions


def test_one_rule_is_told_of_once_with_all_editions_in_which_it_had_the_number(document: DocumentView) -> None:
    order = [edition.label for edition in document.editions]
    for found in _found(document).values():
        provisions = [each.rule.provision_id for each in found.former]
        assert len(provisions) == len(set(provisions))
        for each in found.former:
            assert sorted(each.editions, key=order.index) in (list(each.editions), list(reversed(each.editions)))


def test_of_a_number_that_never_was_the_nearest_above_is_told(document: DocumentView) -> None:
    for number in ("301.99", "301.99.z", "102.9"):
        found = whereabouts(document, number)
        assert not found.is_known
        assert found.nearest is None or number.startswith(found.nearest.number)
    assert whereabouts(document, "301.99").nearest is not None
