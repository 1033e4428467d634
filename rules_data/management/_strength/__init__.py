"""Campaigns against a small site of their own: kills, writers at once, damage. Nothing of this site is touched."""
