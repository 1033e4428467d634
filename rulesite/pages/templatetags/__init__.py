"""What templates say about rules."""
