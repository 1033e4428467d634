"""Flesh and Blood's Comprehensive Rules."""

from .reader import read_flesh_and_blood_rules

__all__ = ["read_flesh_and_blood_rules"]
