"""The two lives of a kernel: compiled and plain Python give the same games; caches and absences do no harm."""

import ast
import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from whistlestop.core import kernel
from whistlestop.lab.simulate import Job, simulate

COUNT = """
from whistlestop.lab.simulate import Job, simulate
for options, players in [({}, 1), ({"lava": True, "meteors": True}, 2), ({"draft": True}, 3)]:
    run = simulate(Job("railroad-ink", ("random",) * players, 120, "both ways", options))
    print(run.actions, sum(sum(scores) for scores in run.scores))
"""
WARM = "from whistlestop.lab.warm import warm; warm(print)"


def python(code, **environment):
    """What a new process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


def test_compiled_and_plain_play_the_same_games():
    assert python(COUNT, WHISTLESTOP_KERNEL="python").stdout == python(COUNT, WHISTLESTOP_KERNEL="").stdout


@pytest.mark.long
def test_every_kernel_starts_twice_in_new_processes_on_a_warm_cache():
    """numba has crashed the second process that loaded a kernel from the cache."""
    python(WARM, WHISTLESTOP_KERNEL="")
    again = python(WARM, WHISTLESTOP_KERNEL="").stdout
    assert "loaded" in again


THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from whistlestop.core import kernel
sys.setswitchinterval(1e-6)
code = compile("lambda s: s", kernel.__file__, "eval")
def made(_):
    return kernel.kernel(eval(code))._cache.cache_path
with ThreadPoolExecutor(8) as pool:
    print(*sorted(set(pool.map(made, range(10_000)))), sep="\\n")
"""


def test_kernels_that_threads_make_at_once_are_kept_in_one_folder(tmp_path):
    """They were not: some went to the folder that the process was started in."""
    found = python(THREADS, WHISTLESTOP_KERNEL="", WHISTLESTOP_CACHE=str(tmp_path)).stdout.splitlines()
    assert len(found) == 1
    assert Path(found[0]).is_relative_to(tmp_path)


def test_only_kernels_that_make_arrays_get_some_from_others():
    """Who holds an array is counted in these alone; elsewhere one from another kernel would never be freed."""
    found = [node for path in SOURCES.rglob("*.py") for node in kernels_in(path)]
    givers = {node.name for node in found if ARRAYS & names_in(node.returns)} | kernel.MAKERS
    careless = [node.name for node in found if givers & names_in(node) and not kernel.MAKERS & names_in(node)]
    assert len(givers) > 5
    assert careless == []


SOURCES = Path(kernel.__file__).parent.parent
ARRAYS = {"Block", "Reals", "Weights"}


def kernels_in(path):
    functions = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if any("kernel" in names_in(mark) for mark in node.decorator_list)]


def names_in(node):
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} if node is not None else set()


def test_many_numbers_are_moved_at_once_and_no_more_than_asked_for():
    source, target, marks = array("q", range(1, 9)), array("q", [9] * 6), array("b", [1] * 5)
    kernel.copy(source, 2, target, 1, 3)
    assert list(target) == [9, 3, 4, 5, 9, 9]
    kernel.copy(source, 0, target, 0, 0)
    kernel.clear(target, 2, 2)
    assert list(target) == [9, 3, 0, 0, 9, 9]
    kernel.clear(marks, 4, 1)
    assert list(marks) == [1, 1, 1, 1, 0]


def test_without_numba_everything_works_and_says_so_once():
    without = "import sys; sys.modules['numba'] = None" + COUNT
    done = python(without, WHISTLESTOP_KERNEL="")
    assert done.stdout == python(COUNT, WHISTLESTOP_KERNEL="python").stdout
    assert done.stderr.count("numba") == 1


def test_importing_the_package_loads_nothing_heavy():
    heavy = "import sys, whistlestop; print([m for m in ('numba', 'numpy', 'fluent', 'rich') if m in sys.modules])"
    assert python(heavy).stdout.strip() == "[]"


def test_a_users_own_kernels_stay_where_they_were():
    code = "import numba; before = numba.config.CACHE_DIR; import whistlestop.games.railroad_ink; "
    assert python(code + "print(before == numba.config.CACHE_DIR)", WHISTLESTOP_KERNEL="").stdout.strip() == "True"


def test_the_cache_is_named_by_all_that_kernels_are_made_from_and_the_bounds_check(monkeypatch, tmp_path):
    folder, names = tmp_path / "ink", []
    folder.mkdir()
    modules = {
        "board": "from whistlestop.games.ink import (\n    layout,\n)\n@kernel\ndef a(): ...",
        "layout": "from whistlestop.games.ink.data import CELLS",
        "data": "CELLS = 1",
        "screen": "from whistlestop.games.ink import board",
    }
    edits = {"data": "CELLS = 2", "layout": "from whistlestop.games.ink.data import CELLS, ROWS", "board": "@kernel"}
    for name, text in ("data", "CELLS = 1"), *edits.items(), ("screen", ""):
        modules[name] = text
        for name, text in modules.items():
            (folder / f"{name}.py").write_text(text)
        for bounds in ("", "1"):
            monkeypatch.setenv("NUMBA_BOUNDSCHECK", bounds)
            monkeypatch.setattr(kernel, "_folders", {})
            names.append(kernel._cache_folder(folder))
    assert len(set(names[:8])) == 8
    assert names[8:] == names[6:8], "no kernel is made from what only looks at them"


def test_old_caches_are_forgotten(tmp_path):
    old, new, foreign = tmp_path / f"ink-{'0' * 16}", tmp_path / f"ink-{'f' * 16}", tmp_path / "precious"
    for folder in (old, new, foreign):
        folder.mkdir()
    for folder in (old, foreign):
        os.utime(folder, (0, 0))
    kernel._forget_old_folders(tmp_path)
    assert [folder.exists() for folder in (old, new, foreign)] == [False, True, True]


@pytest.mark.parametrize("seats", [1, 2])
def test_two_threads_play_the_same_games_as_one(seats):
    """Kernels run without the interpreter's lock: nothing of one game may leak into another."""
    from concurrent.futures import ThreadPoolExecutor

    jobs = [Job("railroad-ink", ("random",) * seats, 40, str(seed), {"lava": True}) for seed in range(6)]
    alone = [simulate(job).scores for job in jobs]
    with ThreadPoolExecutor(2) as pool:
        together = [run.scores for run in pool.map(simulate, jobs)]
    assert together == alone
