"""What kind of ability a text is: a reading of what the game's grammar made of it, with the rules that decide."""

from .recognise import LONGEST_TEXT, Recognition, Seen, UnableToRecognise, recognise, rules_of_recognition

__all__ = ["LONGEST_TEXT", "Recognition", "Seen", "UnableToRecognise", "recognise", "rules_of_recognition"]
