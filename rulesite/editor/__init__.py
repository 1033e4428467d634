"""Drafting, checking and publishing screens."""
