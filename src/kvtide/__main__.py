"""`python -m kvtide`."""

from kvtide.cli.main import main

main()
