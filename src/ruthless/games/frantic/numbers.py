"""Number cards: coloured ones, and black ones that trigger an event; and Troublemaker, which does so too."""

from __future__ import annotations

from ruthless.games.frantic.book import TROUBLEMAKER, numbers, special
from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.events.trigger import happen

numbers("number", None, colours=COLOURS, copies=2)
numbers("black", happen, copies=1)
special("troublemaker", colours=COLOURS, copies=1, expansion=TROUBLEMAKER)(happen)
