"""What a package can add to Ruthless: a bot, an expansion of Frantic and a game."""
