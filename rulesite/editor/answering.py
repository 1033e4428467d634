"""What a form does: the action is done and said, or refused and said; and then the page it came from."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt, csrf_protect

from rules_data.actions import EditConflict, UnableToAct

from .desk_pages import show

View = Callable[..., HttpResponse]


def act(
    request: HttpRequest,
    work: Callable[[], object],
    done: str,
    onward: str,
    both: Callable[[EditConflict], HttpResponse] | None = None,
    again: Callable[[str], HttpResponse] | None = None,
) -> HttpResponse:
    """Do it and say so, or say why not; then go on to `onward`.

    Where something was typed it is given back: with `both` beside what somebody else saved first, with `again` in
    the form it came from, under the reason it was refused.
    """
    try:
        work()
    except EditConflict as conflict:
        if both is not None:
            return both(conflict)
        messages.error(request, str(conflict))
    except UnableToAct as refusal:
        if again is not None:
            return again(str(refusal))
        messages.error(request, str(refusal))
    else:
        messages.success(request, done)
    return redirect(onward)


def at_most(size: int, told: str | Promise) -> Callable[[View], View]:
    """A view whose body has at most so many bytes: looked at before anything of it is read, even its token."""

    def decorate(view: View) -> View:
        guarded = csrf_protect(view)

        @csrf_exempt
        @wraps(view)
        def sized(request: HttpRequest, *args: Any, **rest: Any) -> HttpResponse:
            length = request.META.get("CONTENT_LENGTH") or "0"
            if length.isdigit() and int(length) > size:
                return show(request, "too_large", _("Too large"), {"told": told}, 413)
            try:
                return guarded(request, *args, **rest)
            except RequestDataTooBig:
                return show(request, "too_large", _("Too large"), {"told": told}, 413)

        return sized

    return decorate
