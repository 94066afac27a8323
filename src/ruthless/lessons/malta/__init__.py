"""The lesson of Malta!: `lesson.toml`, and the coach's words in `texts`."""
