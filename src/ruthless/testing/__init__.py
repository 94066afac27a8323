"""The scenario kit: deal a position in notation, play lines, assert. Shipped, so that anybody can test a rule.

>>> from ruthless.testing import deal, play
>>> match = deal("frantic", hands=["gift:red red-1 red-2 blue-3", "blue-1 blue-2"], pile="red-9")
>>> play(match, "0 gift:red", "0 red-1", "0 red-2")
>>> match.view(1).hand
['red-1', 'red-2', 'blue-1', 'blue-2']

The kit is strict: a question to somebody else, an impossible answer or a decision left open fails the test, and so do
dice left over at the end of a scenario, which is what `positive`, `negative` and `boundary` mark.
"""

from ruthless.testing.scenarios import boundary, deal, declined, hands, listen, negative, play, positive, refused, told

__all__ = ["boundary", "deal", "declined", "hands", "listen", "negative", "play", "positive", "refused", "told"]
