"""The server: tables where people and bots meet, play in the browser, and never lose a move.

Everything that happens at a table is an entry in its log. A `Room` is what the entries add up to; it knows no socket, no
database and no clock of its own, so a restart, another node and a test all see the same room.

- room, handlers, timing: what a table is, who may do what, what happens by itself
- live_match, fairness, replays: one match as the seats see it, where its luck comes from, and afterwards
- store, rooms, live_room: entries on disk, rooms in memory, and the one way in which anything happens to one
- telling, timers, hub: what guests are sent, what happens when its time has come, and all of it together
- thinking, analyses, worker_pool, worker: bots, hints and analyses, computed beside everything else
- app, http, socket, limits, accounts: the web
- together, supervisor, routing, passing, handed: several workers as one server, and how a connection gets to the right one
- siblings, commons: what a worker has to do with the others, and the memory they share
"""
