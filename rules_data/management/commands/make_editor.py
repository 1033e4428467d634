"""manage.py make_editor NAME --role author|reviewer|publisher"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode
from django_otp import devices_for_user

from rules_data.actions import Role, grant_role, revoke_role
from rules_data.management._command import RulesCommand, refuse_beside, require_database


class Command(RulesCommand):
    help = "Make a person an author, reviewer or publisher, and print the link by which they choose a password."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", help="what they sign in with")
        choice = parser.add_mutually_exclusive_group(required=True)
        choice.add_argument("--role", choices=[str(role) for role in Role])
        choice.add_argument("--revoke", action="store_true", help="take their role away; the account stays")
        parser.add_argument("--email", default="")
        parser.add_argument(
            "--new-second-factor", action="store_true", help="forget their authenticator: they set up another one"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        refuse_beside(options, {"--email": ["--revoke"], "--new-second-factor": ["--revoke"]})
        if options["revoke"]:
            revoke_role(options["name"])
            self.say(f"{options['name']} no longer has a role.")
            return
        person = grant_role(options["name"], options["role"], email=options["email"])
        if options["new_second_factor"]:
            for device in devices_for_user(person, confirmed=None):
                device.delete()
        days = settings.PASSWORD_RESET_TIMEOUT // 86_400
        self.say(f"{person} is {options['role']}. To choose a password, within {days} days and once:")
        self.say(password_path(person))


def password_path(person: User) -> str:
    """Where a person chooses a password, after the site's own address."""
    uid = urlsafe_base64_encode(force_bytes(person.pk))
    return reverse("editor:choose_password", args=[uid, default_token_generator.make_token(person)])
