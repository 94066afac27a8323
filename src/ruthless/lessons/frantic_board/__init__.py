"""The lesson of the board game: `lesson.toml`, and the coach's words in `texts`."""
