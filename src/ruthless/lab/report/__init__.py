"""Reports on many matches: what they add up to, in pictures and sentences, as one page."""
