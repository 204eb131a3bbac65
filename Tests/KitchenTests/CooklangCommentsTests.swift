import Testing

@testable import Kitchen

@Suite("Comments of files in Cooklang")
struct CooklangCommentsTests {
    /// Returns the lines with a space for each byte of a comment.
    private static func masked(_ lines: String...) -> [String] {
        var comments = CooklangComments()
        return lines.map { String(decoding: comments.masked(Array($0.utf8)), as: UTF8.self) }
    }

    @Test("A comment becomes spaces, so that all other text stays at its place")
    func masks() {
        #expect(Self.masked("milk -- cold") == ["milk        "])
        #expect(Self.masked("a [- b -] c") == ["a         c"])
        #expect(Self.masked("a [-b-][-c-] d") == ["a            d"])
        #expect(Self.masked("--") == ["  "])
        #expect(Self.masked("a - b", "[a]", "-", "", "a-]") == ["a - b", "[a]", "-", "", "a-]"])
        #expect(Self.masked("[- a -- b -] c") == ["             c"])
    }

    @Test("A comment can end in a later line, and its dash does not end it")
    func severalLines() {
        #expect(Self.masked("a [- b", "c - d ]", "e -] f", "g") == ["a     ", "       ", "     f", "g"])
        #expect(Self.masked("a [-", "-]b") == ["a   ", "  b"])
    }

    @Test("An open comment is known, and closing it ends that")
    func isOpen() {
        var comments = CooklangComments()
        _ = comments.masked(Array("a -- [- b".utf8))
        #expect(!comments.isOpen)
        _ = comments.masked(Array("a [- b".utf8))
        #expect(comments.isOpen)
        _ = comments.masked(Array("plain".utf8))
        #expect(comments.isOpen)
        _ = comments.masked(Array("-]".utf8))
        #expect(!comments.isOpen)
    }
}
