app-game-frantic-board = Frantic : le jeu de plateau
    .line = Une course que personne ne veut gagner.
