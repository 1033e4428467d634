"""Pure Python: values in, values out. No Django, no files, no clock, no settings."""
