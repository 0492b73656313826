# Only calls: scripts/setup.py does the set-up, pyproject.toml configures the tools.
# `make play` and `make test` work in a fresh clone; another Python is chosen by `make play PYTHON=python3.12`.

PYTHON ?= python3
BIN = .venv/bin
PYTEST = $(BIN)/pytest -n auto
# The tests that reach kernels: run again as plain Python, and with bounds checks, which compiled code does without.
KERNEL_TESTS = tests/core tests/railroad_ink tests/marklin tests/pioneer_rails tests/string_railway tests/records
SCRIPTS = src/whistlestop/web/static
DENO = DENO_NO_UPDATE_CHECK=1 $(BIN)/deno
# Extras stay in the locks: pip looks past a pin without them, and stops at the newest version, which has no hash here.
COMPILE = uv pip compile --quiet --upgrade --universal --no-strip-extras --fork-strategy fewest --generate-hashes \
	--python-version 3.11 --no-header --no-annotate

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1 - /p' Makefile

play: ## set up what is needed and play in the browser
	@$(PYTHON) scripts/setup.py play
	@$(BIN)/whistlestop play

test: setup ## set up everything and run every test: compiled, in plain Python, with bounds checks
	$(PYTEST)
	WHISTLESTOP_KERNEL=python $(PYTEST) -m "not long" $(KERNEL_TESTS)
	NUMBA_BOUNDSCHECK=1 $(BIN)/whistlestop warm
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(KERNEL_TESTS)

setup: ## set up everything for development, kernels compiled
	@$(PYTHON) scripts/setup.py test

lint: setup ## check style, format, types and the direction of imports; the browser's scripts too
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(DENO) lint $(SCRIPTS)
	$(DENO) check $(SCRIPTS)

format: setup ## put the code into its format
	$(BIN)/ruff check --fix --select I
	$(BIN)/ruff format

docs: setup ## run the examples in README.md and docs/
	$(BIN)/pytest --doctest-glob='*.md' README.md docs

faults: setup ## try for hours what `make test` tries for minutes: kills, races, crowds, a million strangers, secrets
	ulimit -n $$(ulimit -Hn) && WHISTLESTOP_FAULTS=1 $(PYTEST) tests/faults tests/faults/patience.py tests/server/test_fuzz.py
	WHISTLESTOP_FAULTS=1 $(PYTEST) -m paired $(KERNEL_TESTS)

soak: setup ## let 125 tables play for an hour; a line each minute, and no more memory than at the start
	$(BIN)/python benchmarks/load.py --seconds 3600

audit: setup ## ask whether vulnerabilities of the pinned packages are known (needs pip-audit and its data)
	@command -v pip-audit >/dev/null || { echo "Install it first, outside of this folder: pipx install pip-audit"; exit 1; }
	pip-audit --disable-pip --require-hashes --requirement requirements/runtime.txt --requirement requirements/postgresql.txt

coverage: setup ## run the tests in plain Python and list the lines they never reach
	WHISTLESTOP_KERNEL=python $(PYTEST) -m "not long" --cov

bench: setup ## measure the speed figures of docs/benchmarks.md
	$(BIN)/whistlestop bench

lock: ## make the locks again with the newest versions (needs uv)
	$(COMPILE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) requirements/postgresql.in -o requirements/postgresql.txt
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/lab.in -o requirements/lab.txt
	$(COMPILE) requirements/ray.in -o requirements/ray.txt

clean: ## remove all that set-up, tests and tools have made
	rm -rf .venv .whistlestop-setup.json .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
		.hypothesis .coverage* htmlcov dist .playwright test-results
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help play test setup lint format docs faults soak audit coverage bench lock clean
