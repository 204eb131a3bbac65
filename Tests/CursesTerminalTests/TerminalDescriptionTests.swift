import Testing

@testable import CursesTerminal

@Suite struct TerminalDescriptionTests {
    @Test func `each error is one sentence`() {
        let errors: [TerminalError] = [
            .outputIsNoTerminal, .noKeyboard, .kindNotSet, .kindUnknown("x"), .kindTooSimple("x"), .inBackground,
            .couldNotStart(nil), .couldNotStart("Too many open files"),
        ]
        for error in errors { #expect(error.description.hasSuffix(".")) }
    }

    @Test func `an error shows only the start of a long name, and no control characters`() {
        let text = TerminalError.kindUnknown("a\u{1B}[2J\u{9B}" + String(repeating: "x", count: 10_000)).description
        #expect(text.contains("“a?[2J?xxx") && text.contains("x…”"))
        #expect(text.count < 200)
    }

    @Test func `reset sequences have no padding`() {
        #expect(ResetSequence.withoutPadding("\u{1B}[m$<2/>\u{0F}$") == Array("\u{1B}[m\u{0F}$".utf8))
    }

    @Test(
        arguments: [
            ("xterm-ghostty", "xterm-ghostty", 256), ("xterm-kitty", "xterm-kitty", 256), ("foot", "foot", 256),
            ("foot-extra", "foot", 256), ("alacritty-direct", "alacritty-direct", 256), ("wezterm", "wezterm", 256),
            ("rio", "rio", 256), ("contour", "contour", 256), ("konsole-256color", "konsole-256color", 256),
            ("tmux", "tmux", 8), ("tmux-256color", "tmux-256color", 256), ("screen", "screen", 8),
            ("screen.xterm-256color", "screen-256color", 256), ("rxvt-unicode-256color", "rxvt-unicode-256color", 256),
            ("st-256color", "st-256color", 256), ("linux", "linux", 8), ("vt220", "vt220", 0), ("xterm", "xterm", 8),
            ("xterm-16color", "xterm-16color", 16), ("xterm-256color", "xterm-256color", 256),
            ("xterm-mono", "xterm-mono", 0), ("xterm-of-tomorrow", "xterm-256color", 256),
            ("xtermite", "xterm-256color", 256), ("footage", nil, 0), ("", nil, 0), ("dumb", nil, 0),
        ] as [(String, String?, Int)])
    func `a name has a description, or that of its family`(name: String, description: String?, colors: Int) {
        let found = BuiltInDescription.named(name) ?? BuiltInDescription.nearest(to: name)
        #expect(found?.name == description)
        #expect(found?.colors ?? 0 == colors)
    }

    @Test func `an answer is found between keys`() throws {
        let found = try #require(DeviceAttributes.find(in: Array("a\u{1B}[A\u{1B}[?62;22cq".utf8)))
        #expect(found.attributes.numbers == [62, 22])
        #expect(String(decoding: found.rest, as: UTF8.self) == "a\u{1B}[Aq")
        for text in ["", "\u{1B}[?62;22", "\u{1B}[?1;2R", "\u{1B}[c", "c"] {
            #expect(DeviceAttributes.find(in: Array(text.utf8)) == nil)
        }
    }
}
