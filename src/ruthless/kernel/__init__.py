"""The part that knows no game: seats, luck, decisions, facts, tables, matches and records.

Only the standard library is imported here, and nothing outside this package.
"""
