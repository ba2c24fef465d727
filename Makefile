# make play      play in the browser: a server on this machine, with everything in the file pelagos.db
# make terminal  play in the terminal against bots
# make test      lint, types and all tests but the longest, interpreted and compiled
# make test-all  the longest, too: whole games in the browser and in the terminal; before a release
# make browsers  a part of each game in Firefox and WebKit
# make bench     speed, side by side with peers: engines, then adapters and vector environments
# make wheel     the package for this machine: compiled engines and the page inside
# make site      the documents as a site, in build/site
# make strength  the matches behind what docs/strength says of the bots; hours
# make page-bench  how fast the page draws, in a real browser
# make screens   the pictures of the page in docs/screens/page
# make load      the server under load: 500 tables at once
# make many      100,000 finished tables: what every list and page costs
# make soak      the long run: a million games with every invariant after every word; goes on where it was
# make siege     the long runs of the server: killed again and again, every byte looked at that seats are sent, and hostile guests
# Each does all the set-up it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet --no-compile
COMPILED := build/compiled
SOURCES := $(shell find pelagos -path pelagos/server/page -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.mako' -o -name '*.jsonl' \) -print)
WORKERS ?= 2
CHROMIUM ?= $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)
DEBIAN := apt-get install --yes -qq
GAME ?= orichalcum
PAGE := pelagos/server/page
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -path web/.svelte-check \) -prune -o -type f -not -name '*.test.ts' -not -path 'web/fixtures/*' -not -path 'web/tests/*' -not -name '*.md' -print)
NPM := $(BIN)/python web/npm.py
TOGETHER := $(MAKE) --no-print-directory --jobs=4
ON_COMPILED := PYTHONSAFEPATH=1 PYTHONPATH=$(COMPILED):. PELAGOS_EXPECT=compiled
MAKEFLAGS += --no-print-directory
unexport PYTHONDONTWRITEBYTECODE  # servers, bots and commands are started hundreds of times: bytecode is kept, whatever the machine's custom

.PHONY: play terminal page browser browsers screens test test-python test-rules test-units test-browser test-all lint lint-page bench page-bench strength wheel site load many soak siege setup build fields postgresql packages golden clean

# What playing needs is fetched and the page built side by side; the engines are compiled while the page is served already.
play:
	@$(TOGETHER) $(VENV)/play page
	@MAKE="$(MAKE)" $(BIN)/python tools/play.py --open

# A first game need not wait for the engines: it says that its bots think slowly, and they are compiled meanwhile for the next one.
terminal: $(VENV)/play
	@if $(MAKE) --question build; then PYTHONPATH=$(COMPILED) $(BIN)/python -P -m pelagos.cli play $(GAME); else \
		{ $(MAKE) build >build.log 2>&1 & }; PYTHONPATH=. $(BIN)/python -P -m pelagos.cli play $(GAME); fi

setup: $(VENV)/ready

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pelagos needs Python 3.11 or newer; say: make $(MAKECMDGOALS) PYTHON=python3.11")'
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { $(PYTHON) -m pip install --quiet virtualenv && $(PYTHON) -m virtualenv --quiet $(VENV); }

# What playing needs, and what everything else needs on top of it.
$(VENV)/play: pyproject.toml setup.py | $(BIN)/python
	@echo "Fetching what the server needs, once ..."
	@$(PIP) "setuptools>=77" wheel
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[build,server]"
	@touch $@

$(VENV)/ready: $(VENV)/play
	@echo "Fetching what tests and tools need, once ..."
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[dev]"
	@touch $@

# The page is built with the machine's Node or, where there is none, the one from PyPI.
page: $(PAGE)/index.html

web/node_modules/ready: web/package.json web/package-lock.json | $(BIN)/python
	@echo "Fetching what the page is built with, once ..."
	@if [ -e web/node_modules/tested ]; then $(MAKE) web/node_modules/tested; else $(NPM) ci --silent --omit=dev; fi
	@touch $@

web/node_modules/tested: web/package.json web/package-lock.json | $(BIN)/python
	@echo "Fetching what the page is built and tested with, once ..."
	@$(NPM) ci --silent
	@touch web/node_modules/ready $@

$(PAGE)/index.html: web/node_modules/ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The page's tests in a browser need a Chromium, best the one without a window, which takes a third less time; where there is none they say so and are left out.
browser:
	@command -v chromium-headless-shell >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { $(DEBIAN) chromium-headless-shell || { apt-get update -qq && $(DEBIAN) chromium-headless-shell; } || $(DEBIAN) chromium; }; } >/dev/null 2>&1 || \
		[ -n "$(CHROMIUM)" ] || echo "There is no Chromium here, and it could not be installed: the page's tests in a browser are left out."

# The compiled engines live in a tree of their own: a native module beside its source would hide edits.
build: $(COMPILED)/ready

$(COMPILED)/ready: $(VENV)/play $(SOURCES) tools/build_engines.py setup.py
	@echo "Compiling the engines ..."
	@mkdir -p build && touch build/begun  # edits made meanwhile are newer
	@$(BIN)/python tools/build_engines.py $(COMPILED)
	@mv build/begun $@

# Copies and digests of positions, after a field was added or taken away.
fields: setup
	@$(BIN)/python tools/state_methods.py

lint: setup
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# Types and lint of the page.
lint-page: web/node_modules/tested
	@$(NPM) run --silent check

# The server's tests run on a real PostgreSQL, too, where there is one or one can be installed.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL, once ..." \
	&& { $(DEBIAN) postgresql >/dev/null 2>&1 || { apt-get update -qq && $(DEBIAN) postgresql >/dev/null; }; }; } \
	|| echo "PostgreSQL is not installed and cannot be installed here: the tests that need it are LEFT OUT."

# One after the other: Debian's tool does not like company.
packages:
	@$(MAKE) --jobs=1 browser postgresql

# What needs no engines goes on while they are compiled; in a browser much is waiting, so that Python's tests go on beside it.
test:
	@$(TOGETHER) web/node_modules/tested $(VENV)/ready packages
	@$(TOGETHER) --output-sync=line build page lint lint-page test-rules test-units
	@$(TOGETHER) --output-sync=line test-python test-browser

# Each test runs on the compiled engines, those of the rules on the interpreted ones, too.
test-python: setup build
	$(ON_COMPILED) $(BIN)/pytest -n $(WORKERS) --dist worksteal -rs

test-rules: setup
	PYTHONPATH=. $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/core tests/games tests/conformance tests/golden

# The page's unit tests, and its specs in a real browser against the real server.
test-units: web/node_modules/tested
	@$(NPM) run --silent test

test-browser: web/node_modules/tested build page
	@if [ -n "$(CHROMIUM)" ]; then CHROMIUM=$(CHROMIUM) WORKERS=$(WORKERS) $(NPM) run --silent browser; \
		else echo "There is no Chromium here: the page's specs in a browser are LEFT OUT."; fi

test-all: test
	$(ON_COMPILED) PELAGOS_LONG=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/terminal
	PELAGOS_LONG=1 $(MAKE) test-units test-browser

# Firefox ESR and WebKit's small browser are Debian packages; elsewhere what is missing is left out, and said.
browsers: setup build page
	@[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && $(DEBIAN) firefox-esr webkit2gtk-driver xvfb >/dev/null || true
	$(ON_COMPILED) PELAGOS_LONG=1 $(BIN)/pytest -rs tests/page/test_other_browsers.py

bench: setup build
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[bench]"
	@$(PIP) --no-deps "catanatron_gym==4.0.0"  # it pins an old Gymnasium, but runs with ours
	@$(BIN)/python bench/bench.py --compiled $(COMPILED)
	@$(BIN)/python bench/environments.py --compiled $(COMPILED)

# A build folder of its own: what an older build left behind must not get in.
wheel: $(VENV)/play page
	@rm -rf build/wheel build/lib* build/bdist* && mkdir -p build/wheel
	@PELAGOS_REQUIRE_COMPILED=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	@ls build/wheel/*.whl

site: setup
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[docs]"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --site-dir build/site
	@cp -r examples build/site  # the documents link to them

strength: setup build
	@PYTHONPATH=$(COMPILED) $(BIN)/python -P bench/strength.py --workers $(WORKERS)

page-bench: setup build web/node_modules/tested page browser
	@$(NPM) run --silent bench

screens: setup build web/node_modules/tested page browser
	@$(NPM) run --silent screens

load: setup build postgresql
	@PYTHONPATH=$(COMPILED):. $(BIN)/python -P bench/load.py

many: setup build
	@PYTHONPATH=$(COMPILED):. $(BIN)/python -P bench/many.py

siege: setup build postgresql
	$(ON_COMPILED) PELAGOS_KILLS=100 $(BIN)/pytest -s tests/server/test_nothing_lost.py tests/server/test_bad_network.py
	$(ON_COMPILED) PELAGOS_KILLS=50 $(BIN)/pytest -s tests/server/test_telling.py -k killed
	$(ON_COMPILED) PELAGOS_EXAMPLES=500 $(BIN)/pytest -n $(WORKERS) tests/server/test_bad_input.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python -P -m tests.server.leaks --games 200
	PYTHONPATH=$(COMPILED):. $(BIN)/python -P -m tests.server.siege --seconds 60

soak: setup build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/games/arnak/exercise.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python -P -m tests.soak --workers $(WORKERS)

golden: setup build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/golden/make.py

clean:
	rm -rf build .venv *.egg-info web/node_modules web/.svelte-check $(PAGE)
