# Mexboard. `make run` and `make test` install what is missing (see .ci/setup).

TAGS := x11,no_emoji
VERSION := $(shell sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)

# The system when root installs, else the user's own folders.
ifeq ($(shell id -u),0)
PREFIX ?= /usr/local
else
PREFIX ?= $(HOME)/.local
endif
SHARE := $(DESTDIR)$(PREFIX)/share
SIZES := 16 24 32 48 64 128 256 512

.PHONY: run build test bench install uninstall clean screenshots fresh

run: build
	./build/mexboard $(FILES)

build:
	@.ci/setup build
	@mkdir -p build
	go build -tags $(TAGS) -ldflags "-X main.version=$(VERSION)" -o build/mexboard .

test:
	@.ci/setup test
	@mkdir -p build
	.ci/test

bench:
	@.ci/setup test
	@mkdir -p build
	.ci/bench

# Screenshots of the real window for the README.
screenshots: build
	@.ci/setup test
	.ci/screenshots build/mexboard docs

# The same checks in a fresh Debian root (needs root and debootstrap).
fresh:
	.ci/fresh

install: build
	install -Dm755 build/mexboard "$(DESTDIR)$(PREFIX)/bin/mexboard"
	install -Dm644 dist/mexboard.1 "$(SHARE)/man/man1/mexboard.1"
	install -Dm644 dist/mexboard-mime.xml "$(SHARE)/mime/packages/mexboard.xml"
	install -Dm644 dist/icons/mexboard.svg "$(SHARE)/icons/hicolor/scalable/apps/mexboard.svg"
	for s in $(SIZES); do \
		install -Dm644 dist/icons/mexboard-$$s.png "$(SHARE)/icons/hicolor/$${s}x$$s/apps/mexboard.png"; done
	install -d "$(SHARE)/applications"
	sed 's|@BIN@|$(PREFIX)/bin/mexboard|' dist/mexboard.desktop > "$(SHARE)/applications/mexboard.desktop"
	install -Dm644 LICENSE "$(SHARE)/doc/mexboard/LICENSE"
	install -Dm644 NOTICES "$(SHARE)/doc/mexboard/NOTICES"
	@$(MAKE) -s refresh

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/mexboard" "$(SHARE)/man/man1/mexboard.1" "$(SHARE)/mime/packages/mexboard.xml" \
		"$(SHARE)/icons/hicolor/scalable/apps/mexboard.svg" "$(SHARE)/applications/mexboard.desktop" \
		"$(SHARE)/doc/mexboard/LICENSE" "$(SHARE)/doc/mexboard/NOTICES"
	for s in $(SIZES); do rm -f "$(SHARE)/icons/hicolor/$${s}x$$s/apps/mexboard.png"; done
	-rmdir "$(SHARE)/doc/mexboard" 2>/dev/null
	@$(MAKE) -s refresh

# Desktops keep indexes of launchers, file types and icons; a package being made (DESTDIR) leaves that to its system.
.PHONY: refresh
refresh:
	@[ -n "$(DESTDIR)" ] || ! command -v update-mime-database >/dev/null || update-mime-database "$(SHARE)/mime"
	@[ -n "$(DESTDIR)" ] || ! command -v update-desktop-database >/dev/null || update-desktop-database -q "$(SHARE)/applications"
	@[ -n "$(DESTDIR)" ] || ! command -v gtk-update-icon-cache >/dev/null || gtk-update-icon-cache -q -t -f "$(SHARE)/icons/hicolor"

clean:
	rm -rf build
