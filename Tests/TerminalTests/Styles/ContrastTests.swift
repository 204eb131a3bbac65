import Testing

@testable import Terminal

/// A colour scheme of a terminal, with the values that its authors published.
struct TerminalScheme: CustomTestStringConvertible {
    let name: String
    let background: UInt32
    let source: String

    var testDescription: String { name }

    static let common = [
        TerminalScheme(name: "Solarized Dark", background: 0x002B36, source: "ethanschoonover.com/solarized, base03"),
        TerminalScheme(name: "Solarized Light", background: 0xFDF6E3, source: "ethanschoonover.com/solarized, base3"),
        TerminalScheme(name: "Gruvbox Dark", background: 0x282828, source: "github.com/morhetz/gruvbox, dark0"),
        TerminalScheme(name: "Gruvbox Light", background: 0xFBF1C7, source: "github.com/morhetz/gruvbox, light0"),
        TerminalScheme(name: "Nord", background: 0x2E3440, source: "nordtheme.com/docs/colors-and-palettes, nord0"),
        TerminalScheme(name: "Dracula", background: 0x282A36, source: "draculatheme.com/contribute, Background"),
        TerminalScheme(name: "Tango Dark", background: 0x2E3436, source: "GNOME Terminal, Tango Dark"),
        TerminalScheme(name: "Tango Light", background: 0xEEEEEC, source: "GNOME Terminal, Tango Light"),
        TerminalScheme(name: "xterm", background: 0xFFFFFF, source: "XTerm-col.ad, the default background"),
        TerminalScheme(name: "VGA", background: 0x000000, source: "the Linux console"),
        TerminalScheme(name: "GitHub Light", background: 0xFFFFFF, source: "github.com/primer/github-vscode-theme"),
        TerminalScheme(name: "One Dark", background: 0x282C34, source: "github.com/atom/one-dark-syntax"),
        TerminalScheme(name: "Tomorrow", background: 0xFFFFFF, source: "github.com/chriskempson/tomorrow-theme"),
        TerminalScheme(name: "Tomorrow Night", background: 0x1D1F21, source: "github.com/chriskempson/tomorrow-theme"),
        TerminalScheme(name: "Monokai", background: 0x272822, source: "monokai.pro/history, the classic background"),
    ]
}

@Suite("The contrast of the standard theme")
struct ContrastTests {
    /// The relative luminance of a colour by WCAG 2.1.
    private func luminance(_ rgb: UInt32) -> Double {
        func channel(_ shift: UInt32) -> Double {
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    /// Returns the 2.4th power of a number from 0 to 1: its square times its fifth root squared.
    private func power(_ value: Double) -> Double {
        var root = value
        for _ in 0..<60 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
        return value * value * root * root
    }

    private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (first, second) = (luminance(first), luminance(second))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    @Test("The contrast of black and white is 21 to 1, and that of a colour to itself is 1")
    func scale() {
        #expect(abs(contrast(0, 0xFFFFFF) - 21) < 0.001)
        #expect(abs(contrast(0x808080, 0x808080) - 1) < 0.001)
        #expect(abs(contrast(0x777777, 0xFFFFFF) - 4.478) < 0.001)
    }

    @Test(
        "Secondary text has a contrast of at least 3 to 1 on common palettes, dark and light",
        arguments: TerminalScheme.common)
    func secondaryText(scheme: TerminalScheme) throws {
        let style = Theme.standard[.dim]
        #expect(style.attributes.isEmpty && style.background == .default)
        let index = try #require(style.foreground.paletteIndex)
        // The 24 greys are the same in every palette. The sixteen ANSI colours differ.
        try #require(index >= 232)
        let grey = UInt32(8 + 10 * (Int(index) - 232))
        #expect(contrast(grey * 0x010101, scheme.background) >= 3, "\(scheme.source)")
    }
}
