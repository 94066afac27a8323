"""How much a server holds: four-seat tables with scripted clients over real sockets, ours and boardgame.io's, in one run."""
