"""The event cards, a chapter for each way they hurt."""
