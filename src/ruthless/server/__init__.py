"""The server: tables where people and bots meet, play in the browser, and never lose a move.

Everything that happens at a table is an entry in its log. A `Room` is what the entries add up to; it knows no socket, no
database and no clock of its own, so a restart, another node and a test all see the same room.

- room, handlers, timing: what a table is, who may do what, what happens by itself
- live_match, fairness, replays: one match as the seats see it, where its luck comes from, and afterwards
- store, desk, drivers, rooms, live_room: entries on disk, rooms in memory, and the one way in which anything happens to one
- telling, moments, timers, hub: what guests are sent, what happens when its time has come, and all of it together
- thinking, analyses, reading, worker_pool, worker: bots, hints, analyses and replays, computed beside everything else
- app, http, socket, outbox, lines, limits: the web
- gate, protocols, guard, proxies, site, accounts, turns: who is let in, and how much of everything anybody may have
- serving, starting, together: one process, or several workers that are one server
- supervisor, routing, passing, handed, siblings, commons: how a connection gets to the right worker, and what they share
- databases, checks, claims, faults: whether a database can be served from, and what is wrong with it
- orders, admin, backups, retention, older: what the host of a server wants, and what stays after an upgrade
- tidying: garbage, collected so that nobody waits
"""
