"""Two small editions of a rulebook that never was: in the second, numbers move and name other rules."""

OLD = """Sample Rules
Last Updated: 2025-01-01
100. Moving
101. A player may move one piece each turn.
101.1. A piece moves to a free field next to it.
101.2. A piece that has moved is turned sideways until the next turn of its player.
102. Pieces that meet on one field fight. See rule 101.1. for more information.
200. Winning
201. The player whose piece reaches the tower wins the game.
201.1. If two pieces reach it together, the player whose turn it is wins.
"""
# Winning is now 300; what was 201 is 301; 200 and 201 name something new; 102 is gone.
NEW = """Sample Rules
Last Updated: 2025-06-01
100. Moving
101. A player may move one piece each turn.
101.1. A piece moves to a free field next to it.
101.2. A piece that has moved is turned sideways until the next turn of its player.
200. Resting
201. A piece that rests for a whole turn heals completely.
300. Winning
301. The player whose piece reaches the tower wins the game.
301.1. If two pieces reach it together, the player whose turn it is wins.
302. The tower is described elsewhere. See rule 999.9. for more information.
"""
