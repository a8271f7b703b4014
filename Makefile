# Developer entry points. `make serve` and `make test` are all that a newcomer needs.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.kvtide-setup

export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: setup serve test test-gpu test-full lint format bench native sanitize clean

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt CMakeLists.txt $(wildcard csrc/*)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV), which takes a few minutes: PyTorch, then build tools, then kvtide and what it needs."
	$(BIN)/pip install --quiet --upgrade "pip>=24"
	$(BIN)/pip install --quiet --constraint constraints.txt torch
	$(BIN)/pip install --quiet --constraint constraints.txt "scikit-build-core>=1.0" "nanobind>=2.7" "ninja>=1.11" "cmake>=3.20"
	$(BIN)/pip install --quiet --constraint constraints.txt --no-build-isolation --editable ".[demo,dev]"
	touch $@

native: ## rebuild the native module into src/kvtide (what an uninstalled checkout imports)
	$(BIN)/cmake -S . -B build/dev -G Ninja -DCMAKE_BUILD_TYPE=Release -DPython_EXECUTABLE=$(abspath $(BIN)/python) >/dev/null
	$(BIN)/cmake --build build/dev
	install -m 755 build/dev/_core*.so src/kvtide/  # a new file: processes that mapped the old one keep it

# Tests of the native module, which `make sanitize` runs under the address and undefined-behaviour sanitizers.
SANITIZE_KINDS = pool index radix prompt_tree attention linear copies transfer_io
SANITIZE_TESTS = $(sort $(foreach kind,$(SANITIZE_KINDS),$(wildcard tests/unit/test_*$(kind)*.py tests/property/test_*$(kind)*.py)))

SANITIZED = PYTHONPATH=tests/sanitize:build/sanitize/src PYTHONMALLOC=malloc OMP_NUM_THREADS=1 \
  LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
  ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 $(BIN)/python

sanitize: setup ## the native tests with a module built for the sanitizers: about two minutes, most of them the first build
	$(BIN)/cmake -S . -B build/sanitize -G Ninja -DCMAKE_BUILD_TYPE=Release -DKVTIDE_SANITIZE=ON -DPython_EXECUTABLE=$(abspath $(BIN)/python) >/dev/null
	$(BIN)/cmake --build build/sanitize
	rm -rf build/sanitize/src && mkdir -p build/sanitize/src && cp -r src/kvtide build/sanitize/src/
	rm -f build/sanitize/src/kvtide/_core*.so && cp build/sanitize/_core*.so build/sanitize/src/kvtide/
	$(SANITIZED) -c 'from kvtide import _core; assert "build/sanitize" in _core.__file__, _core.__file__'
	$(SANITIZED) -m pytest -q --capture=sys -p no:cacheprovider --hypothesis-profile=brief $(SANITIZE_TESTS) $(ARGS)

serve: setup
	$(BIN)/kvtide serve $(ARGS)

test: setup
	$(BIN)/python -m pytest -n 2 -m "not full" $(ARGS)

test-gpu: ## what needs a GPU; VENV=... names an environment with a CUDA build of torch
	PYTHONPATH=src $(BIN)/python -m pytest -m gpu -rs $(ARGS)

test-full: setup ## everything, the full product of the settings included; its result becomes docs/test-full.md
	mkdir -p build && rm -f build/sanitize.xml build/test-full.xml
	commit=$$(git describe --always --dirty --abbrev=12) status=0; \
	  $(MAKE) sanitize ARGS=--junitxml=build/sanitize.xml || status=$$?; \
	  $(BIN)/python -m pytest -n 2 --hypothesis-profile=random --junitxml=build/test-full.xml $(ARGS) || status=$$?; \
	  $(BIN)/python tests/full_report.py build/test-full.xml "$$commit" $$(find build -maxdepth 1 -name sanitize.xml) > build/test-full.md && mv build/test-full.md docs/test-full.md; \
	  exit $$status

lint: setup
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/clang-format --dry-run --Werror csrc/*.cpp csrc/*.h
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff check --fix src tests benchmarks
	$(BIN)/ruff format src tests benchmarks
	$(BIN)/clang-format -i csrc/*.cpp csrc/*.h

bench: setup
	$(BIN)/python -m benchmarks.run_all $(ARGS)

clean:
	rm -rf build $(STAMP)
