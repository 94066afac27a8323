app-game-frantic = Frantic
    .line = Leere deine Hand. Fülle ihre.
app-chip-troublemaker = Mit Troublemaker
