"""Where a bot's instinct comes from: positions are gathered, their options tried, and a net is fitted to what came of them.

python -m training
"""
