app-game-malta = Malta!
    .line = Le sol est en option.
app-chip-board = { $count } × { $count } à deux
