# Everything a developer or a player runs. Each target installs what it needs into .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help fixtures types play test fix check pictures golden soak mutants bench compiled image instinct lock clean

CLIENT := $(shell find client src/ruthless -path '*/node_modules' -prune -o -path '*/server/client' -prune -o -path 'client/*' -type f -print -o -name '*.ftl' -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

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

types: .venv/play ## what the client knows of the games, written anew from what they declare
	$(BIN)/python generate_client.py

client/src/lib/games.generated.ts: types # written only if it changes; the rest of what is generated is among $(CLIENT)
	@:

.venv/client: .venv/play client/src/lib/games.generated.ts $(CLIENT) # a change of the client, or of the words it shows, is built anew
	$(PIP) --no-deps -e .
	touch $@

client/node_modules/.dev: client/package-lock.json .venv/dev
	$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

fixtures: .venv/dev # what the client's tests expect, worked out by Python
	$(BIN)/python -m tests.words_fixtures
	$(BIN)/python -m tests.scenes_fixtures

play: .venv/play .venv/client ## play in the browser, with friends or bots; PORT=8123 for another port
	@$(BIN)/ruthless serve$(if $(PORT), --port $(PORT))

test: .venv/dev types .venv/client client/node_modules/.dev fixtures ## all the tests
	-$(BIN)/python -m tests.coverage
	$(NPM) test
	$(BIN)/pytest -n auto

fix: .venv/dev client/node_modules/.dev ## format, and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(NPM) run fix

check: .venv/dev client/node_modules/.dev fixtures ## format, lint, types, imports, spelling
	$(BIN)/python generate_client.py --check
	$(NPM) run check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	rm -rf build/layers && mkdir -p build/layers && cp -r src/ruthless build/layers/
	find build/layers -name '*_test.py' -delete # a test may look at everything
	PYTHONPATH=build/layers $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/codespell README.md CONTRIBUTING.md CHANGELOG.md docs src tests benchmarks training examples client/src hatch_build.py compile_engine.py generate_client.py

pictures: .venv/dev .venv/client ## take the pictures of the README anew, from what runs: seeded, so they change only when the product does
	$(BIN)/python -m tests.pictures

golden: .venv/dev ## write golden games and counts anew; read the diff before you commit it
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.counts_test

soak: .venv/dev ## 200,000 matches over all pairs of house rules, 5,000 positions looked at for leaks, matches of bots, 200 times kill -9
	$(BIN)/python -m tests.soak --game frantic --matches 100000
	$(BIN)/python -m tests.soak --game frantic-board --matches 50000
	$(BIN)/python -m tests.soak --game malta --matches 50000
	$(BIN)/python -m tests.soak --secrets
	$(BIN)/python -m tests.strength
	$(BIN)/python -m tests.durability --kills 200

mutants: .venv/dev ## spoil every rule that forbids something, and see that a scenario, a golden game or a count notices
	$(BIN)/python -m tests.mutants --reasons

benchmarks/load/peer/node_modules/.bench: benchmarks/load/peer/package.json .venv/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix benchmarks/load/peer install --no-audit --no-fund --no-package-lock --loglevel=error
	touch $@

bench: .venv/bench benchmarks/load/peer/node_modules/.bench ## measure ourselves beside the peers, then the server beside boardgame.io's
	$(BIN)/python -m benchmarks
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m benchmarks.load

compiled: .venv/dev ## compile kernel, games and bots with mypyc and play the golden games compiled
	$(BIN)/python -m tests.compiled

image: .venv/dev ## carry out the Dockerfile in a fresh Debian and run what comes out; needs root and debootstrap, no container engine
	$(BIN)/python -m tests.image

instinct: .venv/dev ## train the instinct of the bot cunning anew; see docs/decisions before you commit it
	$(BIN)/python -m training

lock: .venv/dev ## resolve the dependencies anew
	$(PIP) uv
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header -o requirements/play.lock
	$(BIN)/uv pip compile -q pyproject.toml --extra postgres -c requirements/play.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/serve.lock
	$(BIN)/uv pip compile -q pyproject.toml --group dev --extra lab --extra ray --extra research --extra openspiel --universal --generate-hashes --no-emit-index-url --no-header -o requirements/dev.lock
	$(BIN)/uv pip compile -q --group bench -c requirements/dev.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/bench.lock

clean: ## forget everything that was installed or built
	find client/src -name '*.generated.ts' -delete
	rm -rf client/node_modules src/ruthless/server/client .venv build .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
