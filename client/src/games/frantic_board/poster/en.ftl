app-game-frantic-board = Frantic: the board game
    .line = A race nobody wants to win.
