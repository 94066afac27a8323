"""Measurements of Ruthless beside its peers, all in one run: `python -m benchmarks`."""
