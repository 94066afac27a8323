"""The lesson of Frantic: `lesson.toml`, and the coach's words in `texts`."""
