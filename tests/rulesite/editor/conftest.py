"""Editors of each role, signed in, and a small document to work on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data.actions import acting, check_revision, grant_role, import_document, match_revision, publish_revision
from tests.rules_data.sample_texts import NEW, OLD

SAMPLE = {"game": "riftbound", "document": "tr"}


def client_of(name: str, role: str) -> Client:
    """A browser in which an editor has signed in and given the second factor."""
    person = grant_role(name, role)
    client = Client()
    client.force_login(person, backend="django.contrib.auth.backends.ModelBackend")
    device = TOTPDevice.objects.create(user=person, name="phone", confirmed=True)
    session = client.session
    session["otp_device_id"] = device.persistent_id
    session.save()
    return client


@pytest.fixture
def author() -> Client:
    return client_of("ann", "author")


@pytest.fixture
def reviewer() -> Client:
    return client_of("rob", "reviewer")


@pytest.fixture
def publisher() -> Client:
    return client_of("pia", "publisher")


def draft(text: str, edition: str, who: str = "ann") -> int:
    """An open draft of the sample, with its match board and check."""
    with acting(who):
        made = import_document(**SAMPLE, data=text.encode(), source_name="sample.txt", edition=edition).revision_id
        match_revision(**SAMPLE, edition=edition)
        check_revision(**SAMPLE, edition=edition)
    return made


@pytest.fixture
def published_old() -> None:
    draft(OLD, "v1")
    publish_revision(**SAMPLE, edition="v1", index=False)


@pytest.fixture
def open_draft(published_old: None) -> int:
    """The second version of the sample, open, over the published first one."""
    return draft(NEW, "v2")


@pytest.fixture
def text_of() -> Callable[[Any], str]:
    """The text of an answer."""
    return lambda response: response.content.decode()
