"""The server as a whole: on disk, over the wire, on two nodes, killed in the middle."""
