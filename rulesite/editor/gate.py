"""Who may come in: signed in, with the right role, and with a second factor where that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, cast
from urllib.parse import urlencode

from django.core.exceptions import BadRequest, PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django_otp import user_has_device

from rules_data.actions import acting

View = Callable[..., HttpResponse]

WRITE, REVIEW, PUBLISH = (f"rules_data.{verb}_drafts" for verb in ("write", "review", "publish"))
NEEDED = {WRITE: "author", REVIEW: "reviewer", PUBLISH: "publisher"}


def may(request: HttpRequest, permission: str) -> bool:
    """Whether the person signed in holds a permission."""
    return bool(request.user.is_authenticated and request.user.has_perm(permission))


def is_verified(request: HttpRequest) -> bool:
    """Whether the second factor was given in this session."""
    return bool(getattr(request.user, "is_verified", lambda: False)())


def needs_second_factor(request: HttpRequest) -> bool:
    """Whether the person has to give one and has not: all who may publish, and all who have set one up."""
    if not request.user.is_authenticated or is_verified(request):
        return False
    person = request.user
    return may(request, PUBLISH) or person.is_staff or user_has_device(person)


def to_second_factor(request: HttpRequest) -> HttpResponseRedirect:
    """To the page that asks for it, and from there back."""
    return redirect(f"{reverse('editor:second_factor')}?{urlencode({'next': request.get_full_path()})}")


def refuse_what_is_no_text(request: HttpRequest) -> None:
    """Raise BadRequest with a sentence where a field, or Http404 where the address, has a NUL: no database keeps it."""
    if "\x00" in request.path_info:
        raise Http404(_("No page has an address with a NUL in it."))
    for given in (request.GET, request.POST):
        for name, values in given.lists():
            if any("\x00" in one for one in (name, *values)):
                told = name.replace("\x00", "")[:40]
                said = _("The field “%(name)s” contains a NUL character. Remove it and try again.")
                raise BadRequest(said % {"name": told})


def allowed(permission: str) -> Callable[[View], View]:
    """A view for those with a permission; what it changes, the trail says they did."""

    def decorate(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **rest: Any) -> HttpResponse:
            if not request.user.is_authenticated:
                return redirect(f"{reverse('editor:sign_in')}?{urlencode({'next': request.get_full_path()})}")
            if needs_second_factor(request):
                return to_second_factor(request)
            if not may(request, permission):
                said = _("This is for every %(role)s. Your account has another role.")
                raise PermissionDenied(said % {"role": NEEDED[permission]})
            refuse_what_is_no_text(request)
            with acting(request.user.get_username()):
                return view(request, *args, **rest)

        return cast(View, never_cache(guarded))

    return decorate


for_authors, for_reviewers, for_publishers = allowed(WRITE), allowed(REVIEW), allowed(PUBLISH)


class SecondFactorInAdmin:
    """Middleware: the admin asks its staff for the second factor, too, and says who changed what."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(reverse("admin:index")):
            return self.get_response(request)
        outside = {reverse("admin:login"), reverse("admin:logout")}
        if request.path not in outside and needs_second_factor(request):
            return to_second_factor(request)
        with acting(request.user.get_username() or "nobody"):
            return self.get_response(request)
