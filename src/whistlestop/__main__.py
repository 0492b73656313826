"""`python -m whistlestop`, where the program itself is not on the path."""

from whistlestop.cli import main

if __name__ == "__main__":
    main()
