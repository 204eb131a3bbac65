import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct SubstituteTests {
    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    private func text(_ base: UInt32, width: UInt16, room: Int) -> String {
        Substitute.text(for: Glyph(cluster: Cluster(base: base), width: width, style: .plain), room: room)
    }

    @Test func `a glyph that the C library measures alike is not replaced`() {
        #expect(text(0x20, width: 1, room: 1) == " " && text(0x7E, width: 1, room: 1) == "~")
        #expect(text(0xE9, width: 1, room: 1) == "é" && text(0x6C49, width: 2, room: 2) == "汉")
    }

    @Test func `a half of a wide glyph is a space`() {
        #expect(text(0x6C49, width: 2, room: 1) == " ")
        #expect(text(0x61, width: 1, room: 2) == "  ")
    }

    @Test func `control characters and characters that the C library measures otherwise are replaced`() {
        for base: UInt32 in [0x00, 0x1F, 0x7F, 0x378, 0x6C49] {
            #expect(text(base, width: 1, room: 1) == "\u{FFFD}", "\(base)")
        }
        #expect(text(0x378, width: 2, room: 2) == "\u{FFFD} ")
        #expect(text(0xE9, width: 2, room: 2) == "\u{FFFD} ")
    }
}
