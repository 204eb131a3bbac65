import Testing

@testable import Terminal

/// A colour scheme of a terminal, with the values that its authors published.
struct TerminalScheme: CustomTestStringConvertible {
    let name: String
    let foreground: UInt32
    let background: UInt32
    let source: String

    var testDescription: String { name }
    var isLight: Bool { background > 0x80_0000 }

    private init(_ name: String, _ foreground: UInt32, on background: UInt32, _ source: String) {
        self.name = name
        self.foreground = foreground
        self.background = background
        self.source = source
    }

    static let common = [
        TerminalScheme("Solarized Dark", 0x839496, on: 0x002B36, "ethanschoonover.com/solarized, base0 on base03"),
        TerminalScheme("Solarized Light", 0x657B83, on: 0xFDF6E3, "ethanschoonover.com/solarized, base00 on base3"),
        TerminalScheme("Gruvbox Dark", 0xEBDBB2, on: 0x282828, "github.com/morhetz/gruvbox, light1 on dark0"),
        TerminalScheme("Gruvbox Light", 0x3C3836, on: 0xFBF1C7, "github.com/morhetz/gruvbox, dark1 on light0"),
        TerminalScheme("Catppuccin Mocha", 0xCDD6F4, on: 0x1E1E2E, "github.com/catppuccin/palette, text on base"),
        TerminalScheme("Catppuccin Latte", 0x4C4F69, on: 0xEFF1F5, "github.com/catppuccin/palette, text on base"),
        TerminalScheme("Nord", 0xD8DEE9, on: 0x2E3440, "nordtheme.com/docs/colors-and-palettes, nord4 on nord0"),
        TerminalScheme("Dracula", 0xF8F8F2, on: 0x282A36, "draculatheme.com/contribute"),
        TerminalScheme("Tango Dark", 0xD3D7CF, on: 0x2E3436, "GNOME Terminal, Tango Dark"),
        TerminalScheme("Tango Light", 0x2E3436, on: 0xEEEEEC, "GNOME Terminal, Tango Light"),
        TerminalScheme("GNOME Dark", 0xFFFFFF, on: 0x1E1E1E, "GNOME Console, dark"),
        TerminalScheme("GNOME Light", 0x1E1E1E, on: 0xFFFFFF, "GNOME Console, light"),
        TerminalScheme("xterm", 0x000000, on: 0xFFFFFF, "XTerm-col.ad, the defaults"),
        TerminalScheme("VGA", 0xAAAAAA, on: 0x000000, "the Linux console"),
        TerminalScheme("GitHub Light", 0x24292E, on: 0xFFFFFF, "github.com/primer/github-vscode-theme"),
        TerminalScheme("One Dark", 0xABB2BF, on: 0x282C34, "github.com/atom/one-dark-syntax"),
        TerminalScheme("Tomorrow", 0x4D4D4C, on: 0xFFFFFF, "github.com/chriskempson/tomorrow-theme"),
        TerminalScheme("Tomorrow Night", 0xC5C8C6, on: 0x1D1F21, "github.com/chriskempson/tomorrow-theme"),
        TerminalScheme("Monokai", 0xF8F8F2, on: 0x272822, "monokai.pro/history, the classic background"),
    ]
}

@Suite("The contrast of the themes")
struct ContrastTests {
    @Test("The contrast of black and white is 21 to 1, and that of a colour to itself is 1")
    func scale() {
        #expect(abs(Contrast.ratio(0, 0xFFFFFF) - 21) < 0.001)
        #expect(abs(Contrast.ratio(0x808080, 0x808080) - 1) < 0.001)
        #expect(abs(Contrast.ratio(0x777777, 0xFFFFFF) - 4.478) < 0.001)
    }

    @Test(
        "Text and the selection have a contrast of 4.5 to 1 in every theme, and secondary text one of 3 to 1",
        arguments: TerminalScheme.common, [256, 1 << 24])
    func contrast(scheme: TerminalScheme, count: Int) {
        let told = TerminalColors(count: count, foreground: scheme.foreground, background: scheme.background)
        #expect(told.isLight == scheme.isLight)
        for name in ThemeName.allCases where name != .mono && name != (scheme.isLight ? .dark : .light) {
            check(Theme(name, for: told), name, on: scheme, needs: name == .highContrast ? 7 : nil)
        }
    }

    @Test(
        "The themes for dark and for light backgrounds can be read although the terminal does not tell its background",
        arguments: TerminalScheme.common)
    func untold(scheme: TerminalScheme) {
        let untold = TerminalColors(isLightOtherwise: scheme.isLight)
        for name in [ThemeName.auto, scheme.isLight ? .light : .dark, .highContrast] {
            check(Theme(name, for: untold), name, on: scheme, needsText: false)
        }
        // The palettes on their own backgrounds.
        for name in [ThemeName.solarized, .gruvbox, .catppuccin]
        where scheme.name.lowercased().hasPrefix(name.rawValue) {
            check(Theme(name, for: untold), name, on: scheme, needsText: false)
        }
    }

    /// - Parameters:
    ///   - needsText: Whether the terminal's own text must be readable too. It is as the user chose it, unless the
    ///     terminal tells its colours.
    ///   - most: The contrast of text and secondary text, if it is higher than usual.
    private func check(
        _ theme: Theme, _ name: ThemeName, on scheme: TerminalScheme, needsText: Bool = true, needs most: Double? = nil
    ) {
        let own = [Role.text, .title, .strong, .key]
        let program = ["amount", "time", "stars", "tag"].map { Role($0, like: .accent) }
        for role in Role.standard + program where role != .selection {
            let style = theme[role]
            #expect(style.background == .default && !style.attributes.contains(.dim))
            guard needsText || style.foreground != .default else { continue }
            let shown = style.foreground.fixedRGB ?? scheme.foreground
            let needed = role == .dim ? most ?? 3 : own.contains(role) ? most ?? 4.5 : 4.5
            let ratio = Contrast.ratio(shown, scheme.background)
            #expect(ratio >= needed, "\(name) \(role) on \(scheme.name), \(scheme.source): \(style.words)")
        }
        let selection = theme[.selection]
        let (text, bar) = (selection.foreground.fixedRGB ?? 0, selection.background.fixedRGB ?? 0)
        #expect(Contrast.ratio(text, bar) >= 4.5, "\(name) \(selection.words)")
        // The bar is quiet, but it can be seen.
        #expect(Contrast.ratio(bar, scheme.background) >= 1.25, "\(name) on \(scheme.name): \(selection.words)")
    }

    @Test("With fewer colours, a theme uses those of the terminal, and without any there are only attributes")
    func fewColours() {
        for name in ThemeName.allCases {
            let eight = Theme(name, for: TerminalColors(count: 8))
            #expect(Role.standard.allSatisfy { eight[$0].foreground.fixedRGB == nil }, "\(name)")
            #expect(Theme(name, for: TerminalColors(count: 0)) == .monochrome, "\(name)")
        }
        let light = Theme(.auto, for: TerminalColors(count: 16, background: 0xFFFFFF))
        #expect(light[.accent] == Style(attributes: .bold) && light[.done] == .plain)
        #expect(Theme(.mono) == .monochrome)
    }

    @Test("The user's styles replace those of every theme")
    func styles() {
        let appearance = Appearance(
            .gruvbox, for: TerminalColors(background: 0xFBF1C7), isUnicode: true,
            styles: [.header: Style(foreground: .red)])
        #expect(appearance.theme[.header] == Style(foreground: .red))
        #expect(appearance.theme(named: .dark)[.header] == Style(foreground: .red))
        #expect(appearance.theme(named: .auto)[.dim] == Theme(.light)[.dim])
    }
}
