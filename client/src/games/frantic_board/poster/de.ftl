app-game-frantic-board = Frantic: das Brettspiel
    .line = Ein Rennen, das niemand gewinnen will.
