"""Players who play together, as a situation says it, and the numbers that they have together."""

from __future__ import annotations

from collections.abc import Sequence

from .fields import Reading, as_items, read_texts
from .places import Node

Number = tuple[str, str, int]  # of a player, by its name


def read_teams(reading: Reading, node: Node | None, players: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The teams, each a list of players; every player is in one of them."""
    if node is None:
        return ()
    teams = tuple(read_texts(reading, team, "a player") for team in as_items(node))
    named = [player for team in teams for player in team]
    if sorted(named) != sorted(players) or len(teams) < 2:
        one, other = ", ".join(players[::2]), ", ".join(players[1::2])
        advice = f"For example {reading.words.board.teams_key}: [[{one}], [{other}]]."
        reading.report(node, "two teams or more, with each player in one of them", ", ".join(named) or "none", advice)
        return ()
    return tuple(tuple(player for player in players if player in team) for team in teams)


def share_numbers(
    reading: Reading, teams: tuple[tuple[str, ...], ...], numbers: Sequence[Number], node: Node
) -> list[Number]:
    """The numbers, with what is said of one player of a team said of all; what would differ in a team is reported."""
    shared = [*numbers]
    for team in teams:
        for name in reading.words.board.of_teams:
            said = {value for player, what, value in shared if what == name and player in team}
            if len(said) > 1:
                who = " and ".join(team)
                found = " and ".join(str(value) for value in sorted(said))
                reading.report(node, f"as many {name} for {who}, who play together", found, "Say it of one of them.")
            elif said:
                shared = [one for one in shared if one[1] != name or one[0] not in team]
                shared += [(player, name, min(said)) for player in team]
    return shared
