app-game-malta = Malta!
    .line = Boden nicht inbegriffen.
app-chip-board = { $count } × { $count } zu zweit
