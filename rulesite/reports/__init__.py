"""The only face on which readers write: reports of what is wrong on a page."""
