app-game-malta = Malta!
    .line = The floor is optional.
app-chip-board = { $count } × { $count } for two
