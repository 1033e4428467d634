"""What editors do at the desk, as commands: one module for each part of it."""
