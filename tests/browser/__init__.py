"""People in a real browser play by the visible controls."""
