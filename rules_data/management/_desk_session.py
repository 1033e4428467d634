"""An editor's own session, for commands that look at the desk: begun for the command and ended with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
from django.core.management.base import CommandError
from django_otp import DEVICE_ID_SESSION_KEY, devices_for_user

from rules_data.queries.desk import lately_published

# The one of the settings' backends that knows who a kept session belongs to.
_KEEPS_USERS = "django.contrib.auth.backends.ModelBackend"


@contextmanager
def signed_in_as(name: str) -> Iterator[str]:
    """The key of a session of an editor of this name, with the second factor given where they have one.

    Whoever may run a command may read the database, and make an editor: this opens nothing that is not open to them.
    """
    person = get_user_model().objects.filter(username=name, is_active=True).first()
    if person is None:
        raise CommandError(f"There is no editor {name}: `manage.py make_editor {name} --role author` makes one.")
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY] = str(person.pk)
    session[BACKEND_SESSION_KEY] = _KEEPS_USERS
    session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    device = next(iter(devices_for_user(person)), None)
    if device is not None:
        session[DEVICE_ID_SESSION_KEY] = device.persistent_id
    session.create()
    try:
        yield str(session.session_key)
    finally:
        session.delete()


def version_to_show() -> dict[str, str]:
    """What the addresses of the desk's screens name: the version of Riftbound's rules published last."""
    found = next((one for one in lately_published() if (one.game, one.document) == ("riftbound", "cr")), None)
    if found is None:
        raise CommandError("The desk has nothing to show yet: load the rules first, with `manage.py quickstart`.")
    return {"version": str(found.id), "label": found.edition}
