# Brushpass: one environment in .venv, built from the hash-locked files in requirements/.
# Stamp files inside .venv remember what is installed: repeated calls do nothing, a changed lock installs again.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client test test-plain test-fast flows repeat check format rules soak exact kills api fast wheel bench bench-server bench-browser bench-peers lock clean

BIN := .venv/bin
FAST := build/fast
COMPILER := $(CURDIR)/build/mypyc-$(firstword $(shell cksum requirements/wheel.txt))
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# mypy refuses a folder without Python files, so name only those that have some.
TYPED := hatch_build.py src $(wildcard tests) $(if $(wildcard benchmarks/*.py),benchmarks)
COMPILING := src/brushpass/compiling.py
PIP_TOOLS := pip-tools==7.6.2

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do \
		printf '  make %-13s %s\n' "$$name" "$$text"; done

# What bots think with is compiled beside it, out of the way, and goes on if the server is stopped before it is done.
play: client ## Play in the browser (sets everything up on the first call; ARGS="--port 9000 ...")
	@mkdir -p build
	@if $(BIN)/python $(COMPILING); then nice -n 19 $(MAKE) --no-print-directory fast >build/fast.txt 2>&1 & fi; \
		exec $(BIN)/brushpass serve --open $(ARGS)

client: .venv/.project ## Build the page that browsers load
	@$(MAKE) --no-print-directory -C web build

test: check rules client ## Run every check and every test (ARGS="--count 20": every test so many times)
	@$(MAKE) --no-print-directory -C web test
	@if command -v cc >/dev/null || [ -n "$$CI" ]; then \
		$(MAKE) --no-print-directory test-fast && $(MAKE) --no-print-directory test-plain SHARE=0.2; \
		else echo 'There is no C compiler here: what `make fast` compiles is not tested.'; \
		$(MAKE) --no-print-directory test-plain; fi
	@$(MAKE) --no-print-directory flows

# Where all matches of the games' checks are played on compiled code, a part of them is enough here.
SHARE := 1
test-plain: .venv/.dev client ## Run all tests but the flows on plain Python (SHARE=0.2: fewer matches of every game)
	@BRUSHPASS_TEST_SHARE=$(SHARE) $(BIN)/pytest -q -n 2 --ignore=tests/browser $(ARGS)

test-fast: fast ## Run the tests of kernel, games and bots on what `make fast` compiles
	@PYTHONPATH=$(FAST) $(BIN)/pytest -q -n 2 tests/engine tests/games tests/bots tests/conformance $(ARGS)

# By themselves, because Playwright keeps an event loop running in its process.
flows: .venv/.dev client ## Play whole games and the other flows in Chromium
	@$(BIN)/pytest -q -n 3 --dist loadfile tests/browser $(ARGS)

# For whoever suspects a test of saying when instead of what: the flows by themselves, as above.
TESTS := tests/server tests/conformance
COUNT := 20
repeat: .venv/.dev client ## Run tests over and over (TESTS="tests/server ..." COUNT=20 BOT=slow|fast LOAD=1)
	@BRUSHPASS_TEST_BOT=$(BOT) $(if $(LOAD),$(BIN)/python -m tests.busy) $(BIN)/pytest -q -n 2 \
		--count $(COUNT) --repeat-scope session $(if $(findstring tests/browser,$(TESTS)),--dist loadfile) $(TESTS) $(ARGS)

check: .venv/.dev .venv/.project ## Check format, lint, types and the direction of imports
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary $(TYPED)
	@report=$$($(BIN)/lint-imports) || { echo "$$report"; exit 1; }

format: .venv/.dev ## Format the code and apply the safe lint fixes
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

rules: .venv/.dev .venv/.project ## Print the numbered rules that no test cites
	@$(BIN)/python -m brushpass.testing.rules

soak: .venv/.dev .venv/.project ## Run the random tests at length (ARGS="...")
	@$(BIN)/python -m brushpass.testing.soak $(ARGS)

# Of the others too much is hidden to count all that can have happened: MIND MGMT's belief has tests of its own.
EXACTLY := $(addprefix --game ,dead_drop agent_avenue spy_connection)
exact: .venv/.dev .venv/.project ## Compare imagined worlds with an exact filter (ARGS="...")
	@$(BIN)/python -m brushpass.testing.exact $(EXACTLY) --filter tests.games.agent_avenue.exact $(ARGS)

# Kernel, rules and search as machine code, by mypyc, from the same source: two to three times as fast. In a folder of
# its own, since what lies compiled beside its source goes stale there unseen. PYTHONPATH=build/fast puts it first.
fast: .venv/.project $(COMPILER) ## Compile kernel, rules and search into build/fast (needs a C compiler)
	@PYTHONPATH=$(COMPILER) $(BIN)/python $(COMPILING) $(FAST)

wheel: client $(COMPILER) ## Build a wheel into dist, compiled where there is a C compiler (BRUSHPASS_PURE=1: plain)
	@PYTHONPATH=$(COMPILER) $(BIN)/python -m hatchling build -t wheel

# mypyc has a folder of its own, so that it can be fetched while the environment is in use.
$(COMPILER): | .venv/.runtime
	@mkdir -p build
	@new=$$(mktemp -d $@.XXXXXX) && $(PIP) install --require-hashes --target $$new -r requirements/wheel.txt && mv $$new $@

# OpenSpiel, the yardstick, lives in the peers' environment, made by the same Python.
bench: fast ## Measure the engine (GAME=...)
	@$(MAKE) --no-print-directory -C benchmarks/peers PYTHON=$(abspath $(BIN))/python .venv/installed
	@PYTHONPATH=$(FAST):$$(benchmarks/peers/.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))') \
		$(BIN)/brushpass bench $(GAME)

kills: .venv/.dev .venv/.project ## Kill a server a hundred times while people play, and look for what is lost
	@$(BIN)/python -m tests.kills $(ARGS)

api: .venv/.project ## Write docs/api.json and docs/settings.md, which describe the server
	@$(BIN)/python -m brushpass.server.http.describe > docs/api.json.new && mv docs/api.json.new docs/api.json
	@$(BIN)/python -c "from brushpass.cli.settings import written; print(written(), end='')" > docs/settings.md.new && mv docs/settings.md.new docs/settings.md

bench-server: .venv/.dev .venv/.project ## Measure committed moves per second, latency and memory of the server
	@$(BIN)/python -m benchmarks.server $(ARGS)

bench-browser: .venv/.dev client ## Measure the page in Chromium: a click to its painted result, and the first load
	@$(BIN)/python -m benchmarks.browser $(ARGS)

bench-peers: .venv/.project $(COMPILER) ## Measure other engines side by side with ours
	@PYTHONPATH=$(COMPILER) $(BIN)/python $(COMPILING) build/peers benchmarks/small_games.py
	@$(MAKE) --no-print-directory -C benchmarks/peers PYTHON=$(abspath $(BIN))/python

# Locked on the oldest Python we support, whose set of packages also serves the newer ones. The lock tool has an
# environment of its own, because it needs a pip of its own. wheel.txt has what compiles and builds a wheel.
lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: LOCK := .venv/lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
	--no-emit-find-links --no-emit-trusted-host --no-emit-options
lock: .venv/.made ## Lock the newest versions of all dependencies, with hashes
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "make lock needs Python 3.11: make clean, then make lock PYTHON=python3.11")'
	@$(BIN)/python -m venv .venv/lock
	@.venv/lock/bin/python -m pip --disable-pip-version-check --quiet install $(PIP_TOOLS)
	@BRUSHPASS_PURE=1 $(LOCK) --extra client --build-deps-for editable --output-file requirements/runtime.txt pyproject.toml
	@$(LOCK) --extra client --extra test --extra dev --constraint requirements/runtime.txt \
		--build-deps-for editable --output-file requirements/dev.txt pyproject.toml
	@$(LOCK) --only-build-deps --build-deps-for wheel --constraint requirements/dev.txt \
		--output-file requirements/wheel.txt pyproject.toml

clean: ## Remove the environment, caches and build outputs
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find $(wildcard src tests benchmarks) -name __pycache__ -prune -exec rm -rf {} +

# The first Python that is new enough and can make environments; each is run, since a name on PATH may lead nowhere.
.venv/.made:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			$$python -m venv --clear .venv && touch $@; exit; \
		fi; \
	done; \
	echo 'Brushpass needs Python 3.11 or newer with the venv module (on Debian: apt-get install python3-venv).' >&2; exit 1

.venv/.runtime: requirements/runtime.txt .venv/.made
	@$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.runtime
	@$(PIP) install --require-hashes -r $<
	@touch $@

# The build tool comes from the runtime lock, hence no build isolation, which would fetch an unlocked one.
.venv/.project: pyproject.toml .venv/.runtime
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
