"""Golden games: whole matches as text, every question, answer, fact and many views. They pin behaviour."""
