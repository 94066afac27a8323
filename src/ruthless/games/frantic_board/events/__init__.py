"""The twenty events, by what they do."""
