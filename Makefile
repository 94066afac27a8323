# Everything a developer or a player runs. Each target installs what it needs into .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help fixtures types play fast test fix check pictures film seen still golden soak mutants bench compiled wheel same image instinct lock clean

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
	@$(BIN)/python fast_engine.py tell
	@$(BIN)/ruthless serve$(if $(PORT), --port $(PORT))

.venv/fast: requirements/fast.lock .venv/play
	$(PIP) --require-hashes -r requirements/fast.lock
	touch $@

fast: .venv/fast ## compile the engine for this checkout, some minutes; make play uses it until a source of it changes. EFFORT=tuned for 10 % more
	$(BIN)/python fast_engine.py build $(EFFORT)
	@$(BIN)/ruthless games | tail -n 1

test: .venv/dev types .venv/client client/node_modules/.dev fixtures ## all the tests
	-$(BIN)/python -m tests.coverage
	$(NPM) test
	$(BIN)/pytest -n auto --dist worksteal

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
	$(BIN)/codespell README.md CONTRIBUTING.md CHANGELOG.md docs src tests benchmarks training examples client/src .github hatch_build.py compile_engine.py fast_engine.py fast_start.py generate_client.py

pictures: .venv/dev .venv/client ## take the pictures of the README anew, from what runs: seeded, so they change only when the product does
	$(BIN)/python -m tests.pictures

film: .venv/dev .venv/client ## film a newcomer's way through the games into build/film; ONLY="--games malta --languages de --devices phone"
	$(BIN)/python -m tests.film build/film $(ONLY)

seen: .venv/dev .venv/client ## take what was once seen wrong anew into build/seen; BEFORE=folder with older pictures to lay beside them
	$(BIN)/python -m tests.seen build/seen$(if $(BEFORE), --before $(BEFORE))

still: .venv/dev .venv/client ## play each game for 70 s on a phone with all its motion: nothing may shift a board or a hand
	$(BIN)/python -m tests.still

golden: .venv/dev ## write golden games and counts anew; read the diff before you commit it
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.counts_test

KILLS ?= 200
SURVIVE := $(BIN)/python -m tests.durability --kills $(KILLS)

soak: .venv/dev ## what takes some three hours on two cores: 200,000 matches over all pairs of house rules, 5,000 positions looked at for leaks, matches of bots, 200 times kill -9 of servers, workers and nodes on both databases and of PostgreSQL, people beside hostile clients. KILLS=20 for less
	$(BIN)/python -m tests.soak --game frantic --matches 100000
	$(BIN)/python -m tests.soak --game frantic-board --matches 50000
	$(BIN)/python -m tests.soak --game malta --matches 50000
	$(BIN)/python -m tests.soak --secrets
	$(BIN)/python -m tests.strength
	$(SURVIVE)
	$(SURVIVE) --workers 2 --victim any
	$(SURVIVE) --postgres
	$(SURVIVE) --postgres --workers 2 --victim any
	$(SURVIVE) --victim node
	$(SURVIVE) --victim node --workers 2
	$(BIN)/python -m tests.outages --crashes $(KILLS)
	$(BIN)/python -m tests.server.hostile --at-most 100

mutants: .venv/dev ## spoil every rule that forbids something, and see that a scenario, a golden game or a count notices
	$(BIN)/python -m tests.mutants --reasons

benchmarks/load/peer/node_modules/.bench: benchmarks/load/peer/package.json .venv/dev
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix benchmarks/load/peer install --no-audit --no-fund --no-package-lock --loglevel=error
	touch $@

bench: .venv/bench benchmarks/load/peer/node_modules/.bench ## measure ourselves beside the peers, then the server beside boardgame.io's
	$(BIN)/python -m benchmarks$(if $(AGAINST), --against $(AGAINST))
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m benchmarks.load

compiled: .venv/dev ## compile the engine with mypyc and play the golden games compiled
	$(BIN)/python -m tests.compiled

wheel: .venv/dev ## build the source distribution and a compiled wheel from it, in isolation; install it into an empty environment and test it there
	rm -rf build/wheel
	RUTHLESS_COMPILE=$(or $(EFFORT),quick) $(BIN)/python -m build --outdir build/wheel
	$(BIN)/python -m venv build/wheel/empty
	build/wheel/empty/bin/python -m pip install --quiet --disable-pip-version-check build/wheel/*.whl
	cd build/wheel && empty/bin/python ../../tests/wheel.py
	build/wheel/empty/bin/python -m pip install --quiet --disable-pip-version-check "$$(ls $(CURDIR)/build/wheel/*.whl)[research]"
	cd build/wheel && empty/bin/python ../../tests/wheel.py --research

same: .venv/dev ## see that matches, observations and choices of bots are the same interpreted and compiled, at all seats, with all pairs of house rules; AGAINST=revision for before and after
	$(BIN)/python -m tests.same$(if $(AGAINST), --against $(AGAINST))

image: .venv/dev ## carry out the Dockerfile in a fresh Debian and run what comes out; needs root and debootstrap, no container engine
	$(BIN)/python -m tests.image

instinct: .venv/dev ## train the instinct of the bot cunning anew; see docs/decisions before you commit it
	$(BIN)/python -m training

lock: .venv/dev ## resolve the dependencies anew
	$(PIP) uv
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header -o requirements/play.lock
	$(BIN)/uv pip compile -q pyproject.toml --extra postgres -c requirements/play.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/serve.lock
	$(BIN)/uv pip compile -q pyproject.toml --group dev --extra lab --extra ray --extra research --extra openspiel --universal --generate-hashes --no-emit-index-url --no-header -o requirements/dev.lock
	$(BIN)/uv pip compile -q --group release -c requirements/dev.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/release.lock
	$(BIN)/uv pip compile -q --group fast -c requirements/dev.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/fast.lock
	$(BIN)/uv pip compile -q --group bench -c requirements/dev.lock --universal --generate-hashes --no-emit-index-url --no-header -o requirements/bench.lock

clean: ## forget everything that was installed or built
	find client/src -name '*.generated.ts' -delete
	rm -rf client/node_modules src/ruthless/server/client .venv build .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
