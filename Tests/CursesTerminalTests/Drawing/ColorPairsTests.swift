import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

@Suite @MainActor
struct ColorPairsTests {
    @Test func `attributes are those of ncurses, and need no colour pair`() {
        var pairs = ColorPairs(colors: 256, capacity: 64)
        let attributes: [(Style.Attributes, attr_t)] = [
            (.bold, CURSES_BOLD), (.dim, CURSES_DIM), (.italic, CURSES_ITALIC), (.underline, CURSES_UNDERLINE),
            (.reverse, CURSES_REVERSE), ([.bold, .reverse], CURSES_BOLD | CURSES_REVERSE),
        ]
        for (attribute, expected) in attributes {
            for _ in 1...2 {
                let rendition = pairs.rendition(of: Style(attributes: attribute))
                #expect(rendition == ColorPairs.Rendition(attributes: expected, pair: 0))
            }
        }
        #expect(pairs.rendition(of: .plain) == ColorPairs.Rendition(attributes: 0, pair: 0))
    }

    @Test func `without colours or without room for pairs, styles have no pair`() {
        for (colors, capacity) in [(0, 64), (256, 0), (256, 1)] {
            var pairs = ColorPairs(colors: colors, capacity: capacity)
            #expect(pairs.rendition(of: Style(foreground: .red, background: .blue)).pair == 0)
        }
    }

    @Test func `bright black is dimmed only on terminals with eight colours or a few more`() {
        for (colors, isDimmed) in [(0, false), (8, true), (15, true), (16, false), (256, false)] {
            var pairs = ColorPairs(colors: colors, capacity: 0)
            let rendition = pairs.rendition(of: Style(foreground: .brightBlack))
            #expect((rendition.attributes == CURSES_DIM) == isDimmed, "\(colors) colours")
        }
    }
}
