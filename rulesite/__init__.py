"""How the rules are shown: wiring and three faces (pages, editor, api)."""
