"""A permanent address says what its rule is about, in words that stay when its text is written anew."""

import pytest

from rules_data.models import Rule


@pytest.mark.parametrize(
    ("game", "number", "name"),
    [
        ("magic", "603", "handling-triggered-abilities"),
        ("magic", "603.3b", "handling-triggered-abilities-3b"),
        ("magic", "702.9b", "flying-b"),
        ("magic", "704.5f", "state-based-actions-5f"),
        ("riftbound", "383.4.b", "triggered-abilities-383-4-b"),
        ("flesh-and-blood", "6.4.7b", "replacement-effects-7b"),
    ],
)
def test_a_rule_is_called_by_its_heading_or_keyword_and_its_place_below(db, game, number, name):
    rules = Rule.objects.filter(revision__edition__document__game__slug=game, number=number)
    assert name in set(rules.values_list("provision__slug", flat=True))


def test_no_two_rules_of_a_document_have_one_name(db):
    named = Rule.objects.values_list("revision_id", "provision_id").distinct()
    assert named.count() == Rule.objects.count()


def test_the_address_leads_to_the_rule_under_the_number_it_has(db, client):
    led = client.get("/magic/p/flying-b")
    assert led.status_code == 302
    assert led["Location"].endswith("/magic/cr/702.9b")
