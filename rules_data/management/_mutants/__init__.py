"""Mutants: the evaluator with one small fault each, and whether the shipped examples notice."""
