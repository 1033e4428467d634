"""Coming in: name and password, then the second factor; setting it up, recovery codes, choosing a password."""

from __future__ import annotations

from base64 import b32encode
from typing import Any
from urllib.parse import quote

import segno
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView, LogoutView, PasswordChangeView, PasswordResetConfirmView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse, reverse_lazy
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from django_otp import login as verify_session
from django_otp import match_token, user_has_device
from django_otp.plugins.otp_static.models import StaticDevice, StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data.actions import acting, note_sign_in

from .desk_pages import desk_page
from .gate import is_verified, refuse_what_is_no_text

RECOVERY_CODES = 10
RECOVERY_NAME = "recovery codes"


class SignIn(LoginView):
    """Name and password. Failures are counted, and after a few the pair of name and address has to wait."""

    template_name = "editor/sign_in.html"
    extra_context = {"meta": desk_page("Sign in")}


class SignOut(LogoutView):
    """By a button, never by a link."""


class ChoosePassword(PasswordResetConfirmView):
    """A new editor, or one who has forgotten it, follows a link and chooses a password."""

    template_name = "editor/choose_password.html"
    success_url = reverse_lazy("editor:sign_in")
    extra_context = {"meta": desk_page(gettext_lazy("Choose a password"))}


class ChangePassword(PasswordChangeView):
    """Of one's own account."""

    template_name = "editor/change_password.html"
    success_url = reverse_lazy("editor:account")
    extra_context = {"meta": desk_page(gettext_lazy("Change your password"))}


def locked(request: HttpRequest, response: Any = None, credentials: Any = None) -> HttpResponse:
    """What a person reads after too many wrong passwords; the right one does not help until the wait is over."""
    minutes = int(settings.AXES_COOLOFF_TIME.total_seconds() // 60)
    shown = {"meta": desk_page(_("Too many wrong passwords")), "minutes": minutes, "limit": settings.AXES_FAILURE_LIMIT}
    return render(request, "editor/locked.html", shown, status=429)


@never_cache
@require_http_methods(["GET", "POST"])
def second_factor(request: HttpRequest) -> HttpResponse:
    """Ask for the six digits of the authenticator, or a recovery code."""
    if not request.user.is_authenticated:
        return redirect(reverse("editor:sign_in"))
    refuse_what_is_no_text(request)
    onward = _onward(request)
    if is_verified(request):
        return redirect(onward)
    person = request.user
    if not user_has_device(person):
        return redirect(f"{reverse('editor:set_up_second_factor')}?next={quote(onward)}")
    shown: dict[str, Any] = {"meta": desk_page(_("Second factor")), "next": onward}
    if request.method == "POST":
        device = match_token(person, request.POST.get("token", "").replace(" ", "").lower())
        if device is not None:
            verify_session(request, device)
            with acting(person.get_username()):
                note_sign_in(person.get_username(), recovery=isinstance(device, StaticDevice))
            return redirect(onward)
        shown["problem"] = _(
            "That code is not right, or was used already. Codes change every 30 seconds; "
            "after a wrong one, wait a moment."
        )
    return render(request, "editor/second_factor.html", shown)


@never_cache
@require_http_methods(["GET", "POST"])
def set_up_second_factor(request: HttpRequest) -> HttpResponse:
    """Show the authenticator its key; the first code it gives proves that it has it. Then the recovery codes, once."""
    if not request.user.is_authenticated:
        return redirect(reverse("editor:sign_in"))
    refuse_what_is_no_text(request)
    person = request.user
    if user_has_device(person) and not is_verified(request):
        return redirect(f"{reverse('editor:second_factor')}?next={quote(request.get_full_path())}")
    device, _made = TOTPDevice.objects.get_or_create(user=person, confirmed=False, defaults={"name": "authenticator"})
    shown: dict[str, Any] = {"meta": desk_page(_("Set up the second factor")), "next": _onward(request)}
    if request.method == "POST":
        if device.verify_token(request.POST.get("token", "").replace(" ", "")):
            TOTPDevice.objects.filter(user=person, confirmed=True).delete()
            device.confirmed = True
            device.save()
            verify_session(request, device)
            return _fresh_codes(request, person)
        shown["problem"] = _("That code is not right. Check the clock of your phone, and take the newest code.")
    shown["picture"] = segno.make(device.config_url).svg_data_uri(scale=5, dark="#000", light="#fff", border=3)
    shown["key"] = _key(device)
    return render(request, "editor/set_up_second_factor.html", shown)


@never_cache
@require_http_methods(["GET", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """One's own account: role, second factor, new recovery codes."""
    if not request.user.is_authenticated:
        return redirect(reverse("editor:sign_in"))
    person = request.user
    if user_has_device(person) and not is_verified(request):
        return redirect(f"{reverse('editor:second_factor')}?next={request.path}")
    if request.method == "POST" and is_verified(request):
        return _fresh_codes(request, person)
    left = StaticToken.objects.filter(device__user=person).count()
    roles = [group.name.lower().removesuffix("s") for group in person.groups.all()]
    meta = desk_page(_("Your account"))
    shown = {"meta": meta, "roles": roles, "codes_left": left, "has_device": is_verified(request)}
    return render(request, "editor/account.html", shown)


def _fresh_codes(request: HttpRequest, person: User) -> HttpResponse:
    """Ten codes, each good for one sign-in; the ones before are worth nothing from now on. Shown this once."""
    StaticDevice.objects.filter(user=person).delete()
    device = StaticDevice.objects.create(user=person, name=RECOVERY_NAME)
    codes = [StaticToken.random_token() for _each in range(RECOVERY_CODES)]
    StaticToken.objects.bulk_create([StaticToken(device=device, token=code) for code in codes])
    with acting(person.get_username()):
        note_sign_in(person.get_username(), new_codes=True)
    messages.success(request, _("Your second factor is set up."))
    shown = {"meta": desk_page(_("Your recovery codes")), "codes": codes, "next": _onward(request)}
    return render(request, "editor/recovery_codes.html", shown)


def _key(device: TOTPDevice) -> str:
    """The key in groups of four letters, for those who type it."""
    key = b32encode(device.bin_key).decode()
    return " ".join(key[place : place + 4] for place in range(0, len(key), 4))


def _onward(request: HttpRequest) -> str:
    """Where a person wanted to go; never to another site."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    is_here = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if is_here else reverse("editor:inbox")
