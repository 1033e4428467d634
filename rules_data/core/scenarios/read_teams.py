"""Players who play together, as a situation says it, and the numbers that they have together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .fields import Reading, as_items, read_texts
from .places import Node

if TYPE_CHECKING:
    from .read_board import Board


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


def share_numbers(reading: Reading, board: Board, node: Node) -> None:
    """Give all players of a team what is said of one of them; of two who would differ it is reported."""
    for team in board.teams:
        for name in reading.words.board.of_teams:
            said = {value for player, what, value in board.numbers if what == name and player in team}
            if len(said) > 1:
                who = " and ".join(team)
                reading.report(node, f"as many {name} for {who}, who play together", " and ".join(map(str, said)), "")
            elif said:
                others = [one for one in board.numbers if one[1] != name or one[0] not in team]
                board.numbers = [*others, *((player, name, *said) for player in team)]
