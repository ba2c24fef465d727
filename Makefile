# make play     play in the browser: a server on this machine, with everything in the file pelagos.db
# make terminal play in the terminal against bots
# make test     lint, types and all tests, interpreted and compiled
# make bench    speed, side by side with a peer
# make strength the matches behind what docs/strength says of the bots; hours
# make page-bench  how fast the page draws, in a real browser
# make screens  the pictures of the page in docs/screens/page
# make load     the server under load: 500 tables at once
# make soak     the long runs: ten thousand games with every invariant after every word
# make siege    the long runs of the server: killed again and again, and every byte looked at that seats are sent
# Each does all the set-up it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet
COMPILED := build/compiled
SOURCES := $(shell find pelagos -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WORKERS ?= 2
GAME ?= orichalcum
PAGE := pelagos/server/page
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -not -name '*.test.ts' -not -path 'web/fixtures/*' -not -path 'web/tests/*' -not -name '*.md' -print)
NPM := $(BIN)/python web/npm.py

.PHONY: play terminal page browser screens test lint bench page-bench strength load soak siege setup build postgresql golden clean

play: build page
	@rm -rf $(COMPILED)/$(PAGE) && cp -r $(PAGE) $(COMPILED)/$(PAGE)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -P -m pelagos.cli serve --open

terminal: setup
	@$(BIN)/pelagos play $(GAME)

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pelagos needs Python 3.11 or newer; say: make $(MAKECMDGOALS) PYTHON=python3.11")'
	@echo "Setting up $(VENV), once ..."
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { $(PYTHON) -m pip install --quiet virtualenv && $(PYTHON) -m virtualenv --quiet $(VENV); }
	@$(PIP) "setuptools>=77" wheel
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[dev]"
	@touch $@

# The page is built with the machine's Node or, where there is none, the one from PyPI.
page: $(PAGE)/index.html

web/node_modules/ready: $(VENV)/ready web/package.json web/package-lock.json
	@echo "Fetching what the page is built with, once ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE)/index.html: web/node_modules/ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The page's tests in a browser need a Chromium; where it cannot be installed they say so and are left out.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { apt-get install --yes -qq chromium >/dev/null 2>&1 || { apt-get update -qq && apt-get install --yes -qq chromium >/dev/null; }; }; } || \
		echo "There is no Chromium here, and it could not be installed: the page's tests in a browser are left out."

# The compiled engines live in a tree of their own: a native module beside its source would hide edits.
build: $(COMPILED)/ready

$(COMPILED)/ready: $(VENV)/ready $(SOURCES) setup.py | $(PAGE)/index.html
	@echo "Compiling the engines ..."
	@rm -rf build
	@$(PIP) --no-build-isolation --no-deps --target $(COMPILED) .
	@PYTHONPATH=$(COMPILED) $(BIN)/python -P -c 'import pelagos; print("The engines are compiled." if pelagos.compiled else "There is no C compiler here: the engines stay interpreted.")'
	@touch $@

lint: setup
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# The server's tests run on a real PostgreSQL, too, where there is one or one can be installed.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL, once ..." \
	&& { apt-get install --yes -qq postgresql >/dev/null 2>&1 || { apt-get update -qq && apt-get install --yes -qq postgresql >/dev/null; }; }; } \
	|| echo "PostgreSQL is not installed and cannot be installed here: the tests that need it are LEFT OUT."

test: lint build page browser postgresql
	PYTHONPATH=. $(BIN)/pytest -n $(WORKERS) -rs
	PYTHONPATH=$(COMPILED):. PELAGOS_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) tests/core tests/games tests/conformance

bench: build
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[bench]"
	@$(BIN)/python bench/bench.py --compiled $(COMPILED)

strength: build
	@PYTHONPATH=$(COMPILED) $(BIN)/python -P bench/strength.py --workers $(WORKERS)

page-bench: setup page browser
	@$(NPM) run --silent bench

screens: setup page browser
	@$(NPM) run --silent screens

load: build postgresql
	@PYTHONPATH=$(COMPILED):. $(BIN)/python -P bench/load.py

siege: build postgresql
	PYTHONPATH=$(COMPILED):. PELAGOS_KILLS=50 $(BIN)/pytest -s tests/server/test_nothing_lost.py
	PYTHONPATH=$(COMPILED):. PELAGOS_EXAMPLES=500 $(BIN)/pytest -n $(WORKERS) tests/server/test_bad_input.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python -P -m tests.server.leaks --games 200

soak: build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/games/arnak/exercise.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/soak.py --workers $(WORKERS)

golden: build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/golden/make.py

clean:
	rm -rf build .venv *.egg-info web/node_modules $(PAGE)
