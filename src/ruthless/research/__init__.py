"""The interfaces researchers expect: action ids, PettingZoo, Gymnasium, OpenSpiel, and many matches at once.

Nothing is imported here: `actions` and `play` stand on the standard library, the other modules need the
extras `research` or `openspiel`. docs/research.md has an example of each.
"""
