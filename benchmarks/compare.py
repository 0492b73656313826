"""Compare the speed of this tree with a former commit, in one run: `python benchmarks/compare.py HEAD~1`.

Machines are noisy, so both are measured in turn, three times each, and the best of each counts; what is printed
last is the ratio. A figure that only one of the two knows is left out.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MEASURE = "from whistlestop.lab import bench; bench.print_raw({!r})"
WARM = "from whistlestop.lab.warm import warm; warm(lambda line: None)"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("commit", nargs="?", default="HEAD")
    arguments.add_argument("--game", default="railroad-ink")
    arguments.add_argument("--times", type=int, default=3)
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        former = Path(folder) / "former"
        git("worktree", "add", "--detach", str(former), chosen.commit)
        try:
            trees = {chosen.commit: former, "now": ROOT}
            found: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
            for tree in trees.values():
                python(tree, WARM)
            for _ in range(chosen.times):
                for name, tree in trees.items():
                    found[name].append(json.loads(python(tree, MEASURE.format(chosen.game))))
        finally:
            git("worktree", "remove", "--force", str(former))
    show(chosen.game, found[chosen.commit], found["now"])


def show(game: str, before: list[dict[str, float]], now: list[dict[str, float]]) -> None:
    from importlib import import_module

    for target in import_module(f"whistlestop.lab.bench.{game.replace('-', '_')}").TARGETS:
        name = target.name
        if name not in before[0] or name not in now[0]:
            continue
        best = min if target.at_most is not None else max
        old, new = best(values[name] for values in before), best(values[name] for values in now)
        faster = old / new if target.at_most is not None else new / old
        print(f"{name:36} {old:14,.3f} → {new:14,.3f} {target.unit:10} {faster:5.2f} ×")


def python(tree: Path, code: str) -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    return subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True).stdout


def git(*words: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True)


if __name__ == "__main__":
    main()
