"""A game on a reader's own device: its rules, answers and examples with a search, where there is no network."""
