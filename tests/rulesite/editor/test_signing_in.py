"""Who may come in, and with what."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.db import OperationalError
from django.test import Client
from django_otp.oath import totp
from django_otp.plugins.otp_static.models import StaticDevice, StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data.actions import UnableToGrantRole, grant_role, revoke_role
from rules_data.management.commands.make_editor import password_path

pytestmark = pytest.mark.django_db
PASSWORD = "four words in a row"  # noqa: S105


def person(name: str = "pia", role: str = "publisher") -> User:
    made = grant_role(name, role)
    made.set_password(PASSWORD)
    made.save()
    return made


def sign_in(client: Client, name: str = "pia", password: str = PASSWORD, path: str = "/editor/sign-in") -> int:
    return client.post(path, {"username": name, "password": password}).status_code


def test_a_stranger_is_asked_to_sign_in(client: Client) -> None:
    answer = client.get("/editor/rulebooks/")
    assert answer.status_code == 302
    assert answer.headers["Location"].startswith("/editor/sign-in?next=")


def test_the_password_alone_does_not_let_a_publisher_in(client: Client) -> None:
    person()
    assert sign_in(client) == 302
    answer = client.get("/editor/")
    assert answer.headers["Location"].startswith("/editor/second-factor")
    assert "/editor/second-factor/set-up" in client.get(answer.headers["Location"]).headers["Location"]


def test_an_author_without_a_second_factor_comes_in(client: Client) -> None:
    person("ann", "author")
    sign_in(client, "ann")
    assert client.get("/editor/").status_code == 200


def test_setting_up_shows_a_picture_and_a_key_and_then_recovery_codes_once(client: Client) -> None:
    person()
    sign_in(client)
    page = client.get("/editor/second-factor/set-up").content.decode()
    assert 'src="data:image/svg+xml' in page
    device = TOTPDevice.objects.get(confirmed=False)
    wrong = client.post("/editor/second-factor/set-up", {"token": "000000"})
    assert "not right" in wrong.content.decode()
    TOTPDevice.objects.update(throttling_failure_count=0)
    done = client.post("/editor/second-factor/set-up", {"token": f"{totp(device.bin_key):06d}"})
    codes = list(StaticToken.objects.values_list("token", flat=True))
    assert len(codes) == 10
    assert all(code in done.content.decode() for code in codes)
    assert client.get("/editor/").status_code == 200


def with_device(name: str = "pia") -> User:
    made = person(name)
    TOTPDevice.objects.create(user=made, name="phone", confirmed=True)
    device = StaticDevice.objects.create(user=made, name="recovery codes")
    StaticToken.objects.create(device=device, token="abcdefgh")  # noqa: S106
    return made


def test_a_recovery_code_lets_in_once(client: Client) -> None:
    with_device()
    for expected in (302, 200):
        client.logout()
        sign_in(client)
        assert client.post("/editor/second-factor", {"token": "ABCD EFGH"}).status_code == expected


def test_wrong_codes_slow_down_whoever_guesses(client: Client) -> None:
    with_device()
    sign_in(client)
    for _ in range(3):
        client.post("/editor/second-factor", {"token": "000000"})
    assert TOTPDevice.objects.get().throttling_failure_count >= 1
    assert client.get("/editor/").status_code == 302


@pytest.mark.parametrize("path", ["/editor/sign-in", "/admin/login/"])
def test_sign_in_locks_after_five_wrong_passwords(client: Client, path: str) -> None:
    made = person()
    made.is_staff = True
    made.save()
    tries = [sign_in(client, password=f"wrong {n}", path=path) for n in range(5)]
    assert tries[-1] == 429
    answer = client.post(path, {"username": "pia", "password": PASSWORD})
    assert answer.status_code == 429
    assert "Too many wrong passwords" in answer.content.decode()


@pytest.mark.parametrize("path", ["/editor/sign-in", "/admin/login/"])
def test_who_signs_in_while_a_long_change_is_made_is_told_to_try_again(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = person()
    made.is_staff = True
    made.save()

    def waited_in_vain(*_: object, **__: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(SessionStore, "save", waited_in_vain)
    answer = Client(raise_request_exception=False).post(path, {"username": "pia", "password": PASSWORD})
    assert answer.status_code == 503
    assert "Another change is being made" in answer.content.decode()
    assert int(answer["Retry-After"]) > 0


def test_any_other_fault_of_the_database_is_the_sites_own(monkeypatch: pytest.MonkeyPatch) -> None:
    person()

    def broken(*_: object, **__: object) -> None:
        raise OperationalError("disk I/O error")

    monkeypatch.setattr(SessionStore, "save", broken)
    answer = Client(raise_request_exception=False).post("/editor/sign-in", {"username": "pia", "password": PASSWORD})
    assert answer.status_code == 500
    assert "disk" not in answer.content.decode()


def test_a_lock_is_for_one_name(client: Client) -> None:
    person()
    person("ann", "author")
    for n in range(6):
        sign_in(client, password=f"wrong {n}")
    assert sign_in(client, "ann") == 302


def test_the_admin_asks_its_staff_for_the_second_factor(client: Client) -> None:
    client.force_login(User.objects.create_superuser("root"), backend="django.contrib.auth.backends.ModelBackend")
    answer = client.get("/admin/")
    assert answer.headers["Location"].startswith("/editor/second-factor")


def test_a_link_lets_a_new_editor_choose_a_password_once(client: Client) -> None:
    made = grant_role("new", "author")
    path = password_path(made)
    form = client.get(path, follow=True)
    given = {"new_password1": PASSWORD, "new_password2": PASSWORD}
    assert client.post(form.request["PATH_INFO"], given).status_code == 302
    assert sign_in(client, "new") == 302
    assert "used already" in Client().get(path).content.decode()


def test_a_short_password_is_refused_in_place(client: Client) -> None:
    form = client.get(password_path(grant_role("new", "author")), follow=True)
    answer = client.post(form.request["PATH_INFO"], {"new_password1": "short", "new_password2": "short"})
    assert "at least 15 characters" in answer.content.decode()


def test_an_author_is_told_that_publishing_is_for_publishers(author: Client) -> None:
    answer = author.post("/editor/drafts/1/publish")
    assert answer.status_code == 403
    assert "for every publisher" in answer.content.decode()


def test_a_sign_in_never_leads_to_another_site(client: Client) -> None:
    with_device()
    sign_in(client)
    answer = client.post("/editor/second-factor", {"token": "abcdefgh", "next": "https://example.org/"})
    assert answer.headers["Location"] == "/editor/"


def test_a_person_has_one_role(client: Client) -> None:
    made = grant_role("ann", "publisher")
    grant_role("ann", "author")
    fresh = User.objects.get(pk=made.pk)
    assert fresh.has_perm("rules_data.write_drafts")
    assert not fresh.has_perm("rules_data.publish_drafts")
    revoke_role("ann")
    assert not User.objects.get(pk=made.pk).has_perm("rules_data.write_drafts")


@pytest.mark.parametrize(("name", "role"), [("ann", "king"), ("", "author"), ("a b/c", "author")])
def test_what_is_no_role_or_name_is_refused(name: str, role: str) -> None:
    with pytest.raises(UnableToGrantRole):
        grant_role(name, role)
