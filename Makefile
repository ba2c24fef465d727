# make play     play in the terminal against bots
# make test     lint, types and all tests, interpreted and compiled
# make bench    speed, side by side with a peer
# make soak     the long runs: ten thousand games with every invariant after every word
# Each does all the set-up it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet
COMPILED := build/compiled
SOURCES := $(shell find pelagos -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WORKERS ?= 2
GAME ?= orichalcum

.PHONY: play test lint bench soak setup build golden clean

play: setup
	@$(BIN)/pelagos play $(GAME)

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pelagos needs Python 3.11 or newer; say: make $(MAKECMDGOALS) PYTHON=python3.11")'
	@echo "Setting up $(VENV), once ..."
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { $(PYTHON) -m pip install --quiet virtualenv && $(PYTHON) -m virtualenv --quiet $(VENV); }
	@$(PIP) "setuptools>=77" wheel
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[dev]"
	@touch $@

# The compiled engines live in a tree of their own: a native module beside its source would hide edits.
build: $(COMPILED)/ready

$(COMPILED)/ready: $(VENV)/ready $(SOURCES) setup.py
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

test: lint build
	PYTHONPATH=. $(BIN)/pytest -n $(WORKERS)
	PYTHONPATH=$(COMPILED):. PELAGOS_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) tests/core tests/games tests/conformance

bench: build
	@PELAGOS_PURE=1 $(PIP) --no-build-isolation --editable ".[bench]"
	@$(BIN)/python bench/bench.py --compiled $(COMPILED)

soak: build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/games/arnak/exercise.py
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/soak.py --workers $(WORKERS)

golden: build
	PYTHONPATH=$(COMPILED):. $(BIN)/python tests/golden/make.py

clean:
	rm -rf build .venv *.egg-info
