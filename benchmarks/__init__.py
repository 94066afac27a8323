"""Measurements of Ruthless beside its peers, in one run on one core: `python -m benchmarks`."""
