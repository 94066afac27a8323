"""Playing and watching matches in a terminal, line by line."""
