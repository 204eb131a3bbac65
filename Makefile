# `make` alone lists what can be made.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

BINARY := .build/release/recipes
# The programs that recipes starts, for what it must not do itself.
HELPERS := .build/release/recipes-fetch .build/release/recipes-picture
GALLERY := .build/release/gallery

# What tests start, by the variables that name it: the programs of a configuration, and the examples.
PROGRAMS = RECIPES_BINARY="$(CURDIR)/.build/$(1)/recipes" GALLERY_BINARY="$(CURDIR)/.build/$(1)/gallery"
# The factor for the timeouts of tests. Debug builds and busy machines are slow.
export TEST_PATIENCE ?= 3
EXAMPLES = SHOPPING_LIST_BINARY="$(CURDIR)/.build/debug/shopping-list" \
	COOKLANG_TO_JSON_BINARY="$(CURDIR)/.build/debug/cooklang-to-json" LIST_PROGRAMS="$(CURDIR)/.build/debug"
SOURCES := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift \
	Fuzzing/Sources Examples

# Packed relocations make the program 3 MB smaller, but such a program needs glibc 2.36. `make packages` turns them off.
PACKED = $(shell ld.bfd --help 2>/dev/null | grep -q pack-relative-relocs && echo yes)

# The standard library of Swift and the C libraries except that of the system are in the program, so that it is one file.
RELEASE = --configuration release --static-swift-stdlib --disable-local-rpath --pkg-config-path $(CURDIR)/$(ARCHIVES) \
	-Xlinker -L$(CURDIR)/$(ARCHIVES) $(if $(shell command -v ld.bfd),-Xswiftc -use-ld=bfd) \
	$(if $(filter yes,$(PACKED)),-Xlinker -z -Xlinker pack-relative-relocs)

# More options for the builds of `make test` and `make docs`, for example `-debug-info-format none`.
export BUILD_FLAGS ?=
BUILD = $(SWIFT) build $(BUILD_FLAGS)

# The static libraries of the system in a folder of their own, so that the linker prefers them to the shared ones.
ARCHIVES := .build/archives
ARCHIVED := stdc++ ncursesw tinfo cmark sqlite3 xml2 minizip z

BENCH := .build/bench
PROBE := Benchmarks/.build/release/terminal-probe
LISTS := Benchmarks/.build/release/list-benchmark
LIBRARY := Benchmarks/.build/release/library-benchmark
GENERATOR := Benchmarks/.build/release/generate-cookbook

export SWIFT
.DEFAULT_GOAL := help
.PHONY: help deps build run gallery build-gallery examples test test-all renew-snapshots pictures test-release docs lint format bench bench-lists bench-kitchen bench-library fuzz mutants sanitize coverage torture torture-layers install uninstall packages deb clean
.NOTPARALLEL:

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# DEPENDENCIES=present installs nothing: a package manager that builds the program has installed all.
DEPENDENCIES ?=

deps: deps-test ## Install what building and testing need and the system lacks

deps-%:
	@$(if $(filter present,$(DEPENDENCIES)),:,scripts/install-deps $*)

build: deps-run archives ## Build the program and its helpers (release): .build/release/recipes
	$(BUILD) $(RELEASE) --product recipes
	$(BUILD) $(RELEASE) --product recipes-fetch
	$(BUILD) $(RELEASE) --product recipes-picture
	scripts/list-symbols $(BINARY)
	@$(BINARY) --version >/dev/null

.PHONY: archives
archives:
	@scripts/archive-libraries $(ARCHIVES) $(ARCHIVED)

# A build without optimisation takes a third of the time. `make test` uses the same build.
run: deps-run ## Build without optimisation and start the browser; ARGS="list --json" are passed on
	$(SWIFT) build --product recipes
	$(SWIFT) build --product recipes-fetch
	$(SWIFT) build --product recipes-picture
	@.build/debug/recipes $(ARGS)

gallery: build-gallery ## Build and start the gallery: every idea of SectionedLists as a screen
	@$(GALLERY)

build-gallery: deps-run archives
	$(SWIFT) build $(RELEASE) --product gallery

# The examples share the debug build of the libraries, which would take as long again in a folder of their own. SwiftPM
# plans the build of another package in the same folder only if it finds no plan.
examples: deps-run ## Build the programs in Examples, each a package of its own that uses the library
	@for example in shopping-list list-programs cooklang-to-json; do \
		rm -f .build/*.yaml; \
		echo "$(BUILD) --package-path Examples/$$example --scratch-path .build"; \
		$(BUILD) --package-path Examples/$$example --scratch-path .build || exit; \
	done; rm -f .build/*.yaml

# MODULE=Kitchen builds and tests one module in a folder of its own: seconds instead of minutes after a change.
MODULE ?=
ALONE = RECIPES_MODULE=$(MODULE) $(SWIFT)
ALONE_FOLDER = --scratch-path .build/modules/$(MODULE)

ifneq ($(MODULE),)
test: deps-test ## Run all tests, also those that drive programs, or with MODULE=Kitchen those of one module alone
	$(ALONE) build $(BUILD_FLAGS) --build-tests $(ALONE_FOLDER)
	$(ALONE) test --skip-build $(ALONE_FOLDER)
else
test: deps-test
	$(BUILD) --build-tests
	@$(MAKE) --no-print-directory examples
	$(call PROGRAMS,debug) $(EXAMPLES) scripts/run-tests $(SWIFT) test --skip-build
endif

# The order of the faults, and after how many minutes no fault is begun.
SEED ?= 1
MINUTES ?= 30

mutants: deps-test ## Put faults into a module and print those that its tests do not notice: MODULE=Kitchen SEED=1 MINUTES=30
	@[ -n "$(MODULE)" ] || { echo "make mutants: name a module, for example: make mutants MODULE=Kitchen" >&2; exit 64; }
	scripts/mutants $(MODULE) --seed $(SEED) --minutes $(MINUTES) $(ARGS)

renew-snapshots: deps-test ## Record the screens of all snapshot tests again; review the changed files
	RENEW_SNAPSHOTS=1 $(SWIFT) test

pictures: deps-test ## Record the pictures in docs/pictures again from the real screens; review them
	$(SWIFT) build --build-tests
	RENEW_PICTURES=1 $(SWIFT) test --skip-build --filter PictureTests

test-release: deps-test build build-gallery ## Run the tests that drive the programs on the release programs
	$(call PROGRAMS,release) $(SWIFT) test --filter 'RecipesCommandTests|GalleryTests'

test-all: export RECIPES_EXHAUSTIVE := 1
test-all: test ## Run all tests, over all of the outside data

docs: deps-run ## Build the documentation of every library, without a warning: .build/docs
	scripts/build-docs

lint: ## Check the formatting, the imports of each module, what a user of the lists fetches, and its public interface
	scripts/check-floors
	scripts/check-standalone
	scripts/public-interface
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format all Swift sources in place
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

# The installed program starts faster than the built one, because a copied file has larger parts in the cache of the system.
INSTALLED := $(CURDIR)/$(BENCH)/installed

bench: deps-bench build build-gallery bench-lists $(BENCH)/floor $(BENCH)/cookbook-3000 $(BENCH)/cookbook-5000 ## Measure lists of a million rows, and all against bare ncurses and nnn
	@$(MAKE) --no-print-directory install DESTDIR=$(INSTALLED) PREFIX=/usr >/dev/null
	$(PROBE) budgets --recipes $(INSTALLED)/usr/bin/recipes --gallery $(GALLERY) --floor $(BENCH)/floor \
		--files $(BENCH)/cookbook-3000 --library $(BENCH)/cookbook-5000 $(ARGS)

bench-lists: probe ## Measure lists of up to a million rows, and differences, without a terminal
	$(LISTS)

bench-kitchen: deps-run ## Measure what can be cooked from a pantry, over a million recipes, and shopping lists, beside SQLite
	$(SWIFT) run --package-path Benchmarks -c release kitchen-benchmark $(ARGS)

# The sizes of the measured cookbooks in recipes, and files in a folder. LIBRARIES="1000 73322 1000000" takes a
# quarter of an hour.
LIBRARIES ?= 1000 73322
LIBRARY_FILES ?= 100000
BOOKS = $(foreach count,$(LIBRARIES),$(BENCH)/recipes-$(count).jsonl)

bench-library: deps-bench build probe $(BOOKS) $(BOOKS:=.titles) $(BENCH)/cookbook-3000 $(BENCH)/cookbook-$(LIBRARY_FILES) ## Measure indexes of LIBRARIES="1000 73322 1000000" recipes, and browsing and searching them, beside nnn and fzf
	rm -rf $(BENCH)/cache
	$(LIBRARY) $(BOOKS) $(BENCH)/cookbook-$(LIBRARY_FILES) --folder $(BENCH)/cache/recipes
	$(PROBE) library --recipes $(BINARY) --cache $(CURDIR)/$(BENCH)/cache --files $(BENCH)/cookbook-3000 \
		$(foreach count,$(LIBRARIES),"$(count)=$(BENCH)/recipes-$(count).jsonl") $(ARGS)

# One title a line, for programs such as fzf.
$(BENCH)/%.jsonl.titles: $(BENCH)/%.jsonl
	sed 's/^[^[]*"name": "\([^"]*\)".*/\1/' $< >$@

$(BENCH)/recipes-%.jsonl: | probe
	@mkdir -p $(@D)
	$(GENERATOR) $@ --count $* --json-lines

$(BENCH)/floor: Benchmarks/Floor/floor.c
	@mkdir -p $(@D)
	$(CC) -O2 -Wall -Wextra -o $@ $< -lncursesw -ltinfo

$(BENCH)/cookbook-%: | probe
	$(GENERATOR) $@ --count $*

.PHONY: probe
probe:
	@rm -f Benchmarks/.build/*.yaml
	$(SWIFT) build --package-path Benchmarks --configuration release

# The reader to fuzz, and for how many seconds. CORPUS may name further folders of inputs.
FUZZ ?= cooklang
SECONDS ?= 600
CORPUS ?=
# The linker of the compiler; gold fails with the sanitizers.
FUZZ_LINKER := -Xswiftc -use-ld=lld
FOUND := .build/fuzz/$(FUZZ)
SEEDS = $(or $(wildcard $(CURDIR)/Fuzzing/Seeds/$(FUZZ)),$(CURDIR)/Fuzzing/Seeds)

fuzz: deps-run ## Feed a reader with made-up files: FUZZ=html SECONDS=600; what breaks it is left in .build/fuzz
	$(SWIFT) build --package-path Fuzzing --configuration release -Xswiftc -sanitize=fuzzer,address $(FUZZ_LINKER)
	@mkdir -p $(FOUND)/corpus
	cd $(FOUND) && SWIFT_BACKTRACE=enable=no FUZZ=$(FUZZ) $(CURDIR)/Fuzzing/.build/release/recipe-fuzzer \
		-max_total_time=$(SECONDS) -timeout=10 -rss_limit_mb=2048 -max_len=4096 $(ARGS) \
		corpus $(SEEDS) $(CORPUS)

sanitize: deps-test ## Run the tests under the sanitizers of addresses, threads and undefined behaviour
	scripts/sanitize $(ARGS)

coverage: deps-test build build-gallery examples ## Run the tests and print the line coverage of each module
	$(call PROGRAMS,release) $(EXAMPLES) $(SWIFT) test --enable-code-coverage --scratch-path .build/coverage
	scripts/coverage .build/coverage/debug

# The length of the long runs: random keys, seconds of changing files.
MONKEY_EVENTS ?= 200000
MONKEY_SEED ?= 1
MONKEY_SECONDS ?= 3600
MONKEY_SEEDS ?= 1,2,3,4,5,6,7,8,9,10
LAYER_STEPS ?= 100000
LAYER_SEED := $(or $(LAYER_SEED),$(shell date +%s))
SOAK_SECONDS ?= 1800

torture: deps-test build ## Enormous files, an hour of random keys, 100,000 changes under layers, every terminal there is, half an hour of changing files
	scripts/torture $(BINARY)
	$(SWIFT) build --build-tests
	RECIPES_BINARY="$(CURDIR)/$(BINARY)" MONKEY_EVENTS=$(MONKEY_EVENTS) MONKEY_SEED=$(MONKEY_SEED) \
		$(SWIFT) test --skip-build --filter MonkeyTests
	RECIPES_BINARY="$(CURDIR)/$(BINARY)" MONKEY_SECONDS=$(MONKEY_SECONDS) MONKEY_SEED=$(MONKEY_SEEDS) \
		$(SWIFT) test --skip-build --filter MonkeyTests
	@$(MAKE) --no-print-directory torture-layers LAYER_SEED=$(LAYER_SEED)
	RECIPES_BINARY="$(CURDIR)/$(BINARY)" SURVEY=all $(SWIFT) test --skip-build --filter TerminalSurveyTests
	RECIPES_BINARY="$(CURDIR)/$(BINARY)" SOAK_SECONDS=$(SOAK_SECONDS) \
		$(SWIFT) test --skip-build --filter SoakTests
	RECIPES_CHANGES=1000 RECIPES_KILLS=200 RECIPES_BINARY="$(CURDIR)/$(BINARY)" $(SWIFT) test --skip-build --filter 'KilledBrowserTests|KilledStoreTests|KilledWritersTests|KilledWriterTests|KilledEditorTests|KilledKitchenWriterTests|TimerRingTests|WritersTests|StoreUndoTests|ChangeTests'
	@echo "torture: enormous and hostile files, a monkey of $(MONKEY_EVENTS) events (seed $(MONKEY_SEED))," \
		"monkeys of $(MONKEY_SECONDS) seconds (seeds $(MONKEY_SEEDS)), every installed" \
		"terminal description, $(SOAK_SECONDS) seconds of changing files, writers at once and 200 kills passed."

torture-layers: deps-test ## Change lists over random stacks of layers 100,000 times, from another seed each time
	$(SWIFT) build --build-tests
	@echo "layers: $(LAYER_STEPS) steps from seed $(LAYER_SEED)"
	LAYER_STEPS=$(LAYER_STEPS) LAYER_SEED=$(LAYER_SEED) $(SWIFT) test --skip-build --filter LayerDifferenceTests

SHARE = $(DESTDIR)$(PREFIX)/share
COMPLETIONS = $(SHARE)/bash-completion/completions/recipes $(SHARE)/zsh/site-functions/_recipes \
	$(SHARE)/fish/vendor_completions.d/recipes.fish

install: $(BINARY) $(HELPERS) ## Copy the stripped program, its manual, completions and cookbook under PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/recipes" "$(SHARE)/recipes" "$(SHARE)/man/man1" "$(SHARE)/doc/recipes" \
		$(foreach file,$(COMPLETIONS),"$(dir $(file))")
	strip -o "$(DESTDIR)$(PREFIX)/bin/recipes" $(BINARY)
	chmod 755 "$(DESTDIR)$(PREFIX)/bin/recipes"
	for helper in $(HELPERS); do \
		file="$(DESTDIR)$(PREFIX)/libexec/recipes/$$(basename $$helper)"; \
		strip -o "$$file" $$helper && chmod 755 "$$file" || exit; \
	done
	if [ -f $(BINARY).symbols.gz ]; then \
		install -m 644 $(BINARY).symbols.gz "$(SHARE)/recipes/recipes.symbols.gz"; \
	fi
	rm -rf "$(SHARE)/recipes/Cookbook"
	cp -R Resources/Cookbook "$(SHARE)/recipes/Cookbook"
	install -m 644 packaging/man/*.1 "$(SHARE)/man/man1"
	install -m 644 packaging/copyright "$(SHARE)/doc/recipes/copyright"
	for shell in bash zsh fish; do \
		case $$shell in \
		bash) file="$(word 1,$(COMPLETIONS))" ;; \
		zsh) file="$(word 2,$(COMPLETIONS))" ;; \
		fish) file="$(word 3,$(COMPLETIONS))" ;; \
		esac; \
		$(BINARY) --generate-completion-script $$shell >"$$file" && chmod 644 "$$file" || exit; \
	done

PACKAGES := .build/packages

packages: ## Build a release from the versions in packaging/versions, and pack it: archive, deb, rpm, SBOM, checksums
	scripts/release-versions pin
	scripts/release-versions check
	@$(MAKE) --no-print-directory build PACKED=no BUILD_FLAGS="$(BUILD_FLAGS) --force-resolved-versions"
	@rm -rf $(PACKAGES)
	@scripts/make-packages $(PACKAGES)

deb: build ## Make a Debian package: .build/packages/recipes_VERSION_ARCHITECTURE.deb
	@scripts/make-packages $(PACKAGES) deb

# Builds only if there is no program yet: `sudo make install` should copy, not build as root.
$(BINARY) $(HELPERS):
	$(MAKE) build

uninstall: ## Remove what install copied
	rm -f "$(DESTDIR)$(PREFIX)/bin/recipes" $(foreach file,$(COMPLETIONS),"$(file)") \
		"$(SHARE)"/man/man1/recipes.1 "$(SHARE)"/man/man1/recipes-*.1
	rm -rf "$(SHARE)/recipes" "$(SHARE)/doc/recipes" "$(DESTDIR)$(PREFIX)/libexec/recipes"

clean: ## Remove all that was built
	rm -rf .build Benchmarks/.build Fuzzing/.build
