"""`python -m ruthless`: the command line, where its script is not at hand."""

from ruthless.cli import main

if __name__ == "__main__":
    main()
