"""The texts made to run in a browser are many and each another."""

from __future__ import annotations

from rules_data.management._strength.payloads import PAYLOADS, WRAPPINGS


def test_there_are_more_than_700_texts_each_another() -> None:
    texts = {form.format(one) for form in WRAPPINGS for one in PAYLOADS}
    assert len(texts) == len(WRAPPINGS) * len(PAYLOADS) >= 700
