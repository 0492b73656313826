"""Find the generated maps of Pioneer Rails that pass all of PR-1.4, the directed search too: `python scripts/…`.

Writes the table that the generator reads: by number of a map, which attempt to draw it is the first one that passes.
It takes three seconds a map, so it is done here once and not whenever somebody opens a table.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from textwrap import fill

from whistlestop.games.pioneer_rails import directed, generated
from whistlestop.games.pioneer_rails.generator import candidates

HEAD = '"""Which attempt to draw a map is the first that passes PR-1.4: made by scripts/pioneer_rails_maps.py."""'


def first_good(number: int) -> int:
    """The first attempt whose map passes the validator, and on which every objective can be met in time."""
    return next(attempt for attempt, drawn in candidates(number) if not any(directed.unmet(drawn)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--maps", type=int, default=len(generated.ATTEMPTS))
    arguments.add_argument("--jobs", type=int, default=None, help="processes; one for each core, if nothing is said")
    chosen = arguments.parse_args()
    first_good(0)  # compiles what is not compiled yet, once for all
    with ProcessPoolExecutor(chosen.jobs) as pool:
        attempts = list(pool.map(first_good, range(chosen.maps)))
    table = fill(", ".join(map(str, attempts)), 116, initial_indent="    ", subsequent_indent="    ")
    Path(generated.__file__).write_text(f"{HEAD}\n\nATTEMPTS = (\n{table},\n)  # fmt: skip\n")


if __name__ == "__main__":
    main()
