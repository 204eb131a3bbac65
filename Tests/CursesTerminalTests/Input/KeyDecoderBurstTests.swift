import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct KeyDecoderBurstTests {
    private var decoder = KeyDecoder()
    /// A fixed time.
    private let now = ContinuousClock.Instant.now

    private func codes(_ text: String) -> [TerminalCode] {
        text.unicodeScalars.map { .scalar($0.value) }
    }

    /// Returns the events of a burst that arrives a number of milliseconds after the fixed time.
    private mutating func events(_ text: String, _ milliseconds: Int) -> [InputEvent] {
        decoder.decode(codes(text), at: now + .milliseconds(milliseconds))
    }

    private func typed(_ text: String) -> [InputEvent] { text.map { .key(.character($0)) } }

    @Test mutating func `a string for the terminal may be long, if each burst comes in time after the one before`() {
        #expect(events("\u{1B}]52;c;", 0) == [])
        for burst in 1...5 { #expect(events("qqqq", burst * 40) == []) }
        #expect(events("q\u{07}x", 240) == typed("x"))
        #expect(events("\u{1B}P1$r", 300) == [])
        #expect(events("q", 350) == [])
        #expect(events("q", 401) == typed("q"))
        #expect(events("q", 410) == typed("q"))
    }

    @Test mutating func `a control sequence may arrive in three bursts, each in time after the one before`() {
        #expect(events("\u{1B}[1", 0) == [])
        #expect(events(";", 40) == [])
        #expect(events("5C", 80) == [.key(Key(.right, .control))])
        #expect(events("5C", 81) == typed("5C"))
        #expect(events("\u{1B}[1", 100) == [])
        #expect(events(";", 150) == [])
        #expect(events("5C", 201) == typed("5C"))
    }

    @Test mutating func `a string that begins with a C1 character may span bursts and ends in each way`() {
        for end in ["\u{07}", "\u{9C}", "\u{1B}\\"] {
            #expect(events("\u{9D}0;ti", 0) == [])
            #expect(events("tle" + end + "x", 10) == typed("x"))
        }
        #expect(events("\u{90}q", 20) == [])
        #expect(events("q\u{1B}x", 30) == [.key(Key(.character("x"), .alt))])
        #expect(events("x", 40) == typed("x"))
    }

    @Test mutating func `the backslash at the end of a string is not typed, and a key that ends a string is not lost`()
    {
        #expect(events("\u{1B}]0;title\u{1B}\\x", 0) == typed("x"))
        #expect(
            decoder.decode([.scalar(0x9D), .scalar(0x61), .key(KEY_UP), .scalar(0x62)], at: now)
                == [.key(.up)] + typed("b"))
    }

    @Test mutating func `a paste is not over after the time of a sequence, and its text is no string or sequence`() {
        #expect(events("\u{1B}[200~a", 0) == [])
        #expect(events("\u{1B}]0;b", 500) == [])
        #expect(events("\u{1B}[201~c", 1_000) == [.paste("a]0;b")] + typed("c"))
        #expect(!decoder.isPasting)
    }

    @Test mutating func `what was typed before the paste that a timeout ends is not typed again`() {
        #expect(events("a\u{1B}[200~b", 0) == typed("a"))
        #expect(decoder.finishPaste() == [.paste("b")])
        #expect(decoder.finishPaste() == [])
        #expect(events("c\u{1B}[200~d\u{1B}[201~", 10) == typed("c") + [.paste("d")])
    }

    @Test mutating func `the events of a burst do not come again with the next one`() {
        #expect(events("ab", 0) == typed("ab"))
        #expect(events("", 1) == [])
        #expect(events("c", 2) == typed("c"))
    }
}
