"""Tests that belong to no single module: conformance, secrets, golden games, counts, soak, the compiled build."""
