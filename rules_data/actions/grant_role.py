"""Make a person an author, reviewer or publisher."""

from __future__ import annotations

from enum import StrEnum

from django.contrib.auth.models import Group, Permission, User
from django.core.exceptions import ValidationError
from django.db import transaction

from ._trail import record
from .errors import UnableToGrantRole


class Role(StrEnum):
    """What a person may do at the desk; each may do what those before it may."""

    AUTHOR = "author"
    REVIEWER = "reviewer"
    PUBLISHER = "publisher"

    @property
    def permissions(self) -> tuple[str, ...]:
        reach = list(Role).index(self) + 1
        return ("write_drafts", "review_drafts", "publish_drafts")[:reach]


@transaction.atomic
def grant_role(username: str, role: str, *, email: str = "") -> User:
    """Give a person the role, and take any other from them; a new account has no password yet.

    An address that is given takes the place of the one before. Raises UnableToGrantRole for an unknown role, for a
    name or an address that cannot be one, and for a name that differs from another's in capitals alone.
    """
    wanted = _role(role)
    person = User.objects.filter(username=username).first() or _new(username)
    if email:
        _reach_at(person, email)
    person.groups.remove(*Group.objects.filter(name__in=[_group_name(one) for one in Role]))
    person.groups.add(_group(wanted))
    record("grant role", username, role=wanted.value)
    return person


def _role(name: str) -> Role:
    try:
        return Role(name)
    except ValueError as fault:
        known = ", ".join(Role)
        raise UnableToGrantRole(f"There is no role {name!r}. There are: {known}.") from fault


def _new(username: str) -> User:
    known = User.objects.filter(username__iexact=username).first()
    if known is not None:
        raise UnableToGrantRole(f"There is an account {known.username!r} already: write its name the same way.")
    person = User(username=username)
    person.set_unusable_password()
    try:
        person.full_clean()
    except ValidationError as fault:
        raise UnableToGrantRole(f"{username!r} cannot be a name: {' '.join(fault.messages)}") from fault
    person.save()
    return person


def _reach_at(person: User, email: str) -> None:
    person.email = email
    try:
        person.clean_fields(exclude={"password"})
    except ValidationError as fault:
        raise UnableToGrantRole(f"{email!r} is no e-mail address: {' '.join(fault.messages)}") from fault
    person.save(update_fields=["email"])


def _group_name(role: Role) -> str:
    return f"{role.value.capitalize()}s"


def _group(role: Role) -> Group:
    """The role as Django's groups have it, with the permissions it should have."""
    group, _ = Group.objects.get_or_create(name=_group_name(role))
    group.permissions.set(
        Permission.objects.filter(content_type__app_label="rules_data", codename__in=role.permissions)
    )
    return group
