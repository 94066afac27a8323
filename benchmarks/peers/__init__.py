"""The peers as they are measured, each in a process of its own."""
