app-game-frantic = Frantic
    .line = Vide ta main. Remplis la leur.
app-chip-troublemaker = Avec Troublemaker
