"""Take away what a person may do at the desk."""

from __future__ import annotations

from django.contrib.auth.models import Group, User
from django.db import transaction

from ._trail import record
from .errors import UnableToGrantRole
from .grant_role import Role


@transaction.atomic
def revoke_role(username: str) -> None:
    """Leave a person's account, without any role. Raises UnableToGrantRole for a name nobody has."""
    person = User.objects.filter(username=username).first()
    if person is None:
        raise UnableToGrantRole(f"Nobody is called {username!r}.")
    person.groups.remove(*Group.objects.filter(name__in=[f"{role.value.capitalize()}s" for role in Role]))
    record("revoke role", username)
