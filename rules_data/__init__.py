"""What the rules say: understood, kept, checked and published."""
