app-game-frantic = Frantic
    .line = Empty your hand. Fill theirs.
app-chip-troublemaker = Troublemaker on
