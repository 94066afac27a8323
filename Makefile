# Everything a developer or a player runs. Each target installs what it needs into .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test fix check golden soak bench compiled lock clean

help: ## what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

.venv/play: requirements/play.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/play.lock
	$(PIP) --no-deps -e .
	touch $@

.venv/dev: requirements/dev.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements/dev.lock
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@ .venv/play

.venv/bench: requirements/bench.lock .venv/dev
	$(PIP) --require-hashes -r requirements/bench.lock
	touch $@

play: .venv/play ## play Frantic in this terminal
	@$(BIN)/ruthless play frantic

test: .venv/dev ## all the tests
	-$(BIN)/python -m tests.coverage
	$(BIN)/pytest -n auto

fix: .venv/dev ## format, and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

check: .venv/dev ## format, lint, types, imports, spelling
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	rm -rf build/layers && mkdir -p build/layers && cp -r src/ruthless build/layers/
	find build/layers -name '*_test.py' -delete # a test may look at everything
	PYTHONPATH=build/layers $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/codespell README.md CONTRIBUTING.md CHANGELOG.md docs src tests benchmarks

golden: .venv/dev ## write golden games and counts anew; read the diff before you commit it
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.counts_test

soak: .venv/dev ## 200,000 matches over all pairs of house rules, 5,000 positions looked at for leaks, matches of bots
	$(BIN)/python -m tests.soak --game frantic --matches 100000
	$(BIN)/python -m tests.soak --game frantic-board --matches 50000
	$(BIN)/python -m tests.soak --game malta --matches 50000
	$(BIN)/python -m tests.soak --secrets
	$(BIN)/python -m tests.strength

bench: .venv/bench ## measure ourselves beside the peers
	$(BIN)/python -m benchmarks

compiled: .venv/dev ## compile kernel and games with mypyc and play the golden games compiled
	$(BIN)/python -m tests.compiled

lock: .venv/dev ## resolve the dependencies anew
	$(PIP) uv
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header -o requirements/play.lock
	$(BIN)/uv pip compile -q pyproject.toml --group dev --universal --generate-hashes --no-emit-index-url --no-header -o requirements/dev.lock
	$(BIN)/uv pip compile -q --group bench -c requirements/dev.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/bench.lock

clean: ## forget everything that was installed or built
	rm -rf .venv build .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
