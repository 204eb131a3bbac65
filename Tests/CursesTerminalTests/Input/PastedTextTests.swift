import Testing

@testable import CursesTerminal

@Suite struct PastedTextTests {
    /// Returns the text of a paste, and whether its end was found at the last scalar and not before.
    private func paste(_ scalars: [UInt32]) -> (text: String, isEnded: Bool) {
        var pasted = PastedText()
        var ends = scalars.map { pasted.append($0) }
        let isEnded = ends.popLast() ?? false
        #expect(!ends.contains(true))
        return (pasted.text, isEnded)
    }

    private func paste(_ text: String) -> (text: String, isEnded: Bool) {
        paste(text.unicodeScalars.map(\.value))
    }

    @Test func `the end sequence is not a part of the text`() {
        #expect(paste("salt\u{1B}[201~") == ("salt", true))
        #expect(paste("\u{1B}[201~") == ("", true))
        #expect(paste("salt\u{1B}[20") == ("salt[20", false))
        #expect(paste("a\u{1B}[2\u{1B}[201~") == ("a[2", true))
        #expect(paste("a[201~") == ("a[201~", false))
        #expect(paste("a\u{1B}[2x01~") == ("a[2x01~", false))
    }

    @Test func `every kind of line end is a line feed`() {
        #expect(paste("\na") == ("\na", false))
        #expect(paste("a\r\nb\rc\nd") == ("a\nb\nc\nd", false))
        #expect(paste("\r\n\n\r\r\n") == ("\n\n\n\n", false))
        #expect(paste("a\rb\n") == ("a\nb\n", false))
    }

    @Test func `control characters other than tabs and line ends are dropped`() {
        #expect(paste(Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1A) + Array(0x1C...0x1F)) == ("", false))
        #expect(paste([0x09, 0x20, 0x7E, 0x7F, 0x80, 0x9F, 0xA0, 0xD800, 0x1F372]) == ("\t ~\u{A0}🍲", false))
    }
}
