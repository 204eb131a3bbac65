import Testing

@testable import Terminal

@Suite("A theme")
struct ThemeTests {
    static let themes: [Theme] = [.standard, .eightColors, .monochrome]

    @Test("A theme shows a selection in a style of its own", arguments: themes)
    func selectionStandsOut(_ theme: Theme) {
        for role in Role.allCases where role != .selection {
            #expect(theme[role] != theme[.selection], "\(role)")
        }
    }

    @Test("A theme has different styles for secondary text, headers and text", arguments: themes)
    func levelsDiffer(_ theme: Theme) {
        #expect(Set([theme[.text], theme[.dim], theme[.header], theme[.selection]]).count == 4)
        for role in [Role.title, .accent, .strong, .done, .error, .key] {
            #expect(theme[role] != theme[.text], "\(role)")
        }
    }

    @Test("The monochrome theme has no colours")
    func monochromeHasNoColour() {
        for role in Role.allCases {
            #expect(Theme.monochrome[role].foreground == .default)
            #expect(Theme.monochrome[role].background == .default)
        }
    }

    @Test("The theme for eight colours uses only these")
    func eightColoursSuffice() {
        for role in Role.standard {
            for color in [Theme.eightColors[role].foreground, Theme.eightColors[role].background] {
                #expect((color.paletteIndex ?? 0) < 8, "\(role)")
            }
        }
    }

    @Test(
        "The number of colours of the terminal selects the theme",
        arguments: [
            (0, Theme.monochrome), (1, .monochrome), (8, .eightColors), (16, .eightColors), (256, .standard),
            (1 << 24, .standard),
        ])
    func chosenByColours(colors: Int, theme: Theme) {
        #expect(Appearance(colors: colors, isUnicode: true).theme == theme)
    }

    @Test("New styles with colours are used on a terminal with eight colours or more", arguments: [0, 7, 8, 16, 256])
    func replacing(colors: Int) {
        let styles = [Role.header: Style(foreground: .red), .error: Style(attributes: .underline)]
        let theme = Theme.monochrome.replacing(styles, colors: colors)
        #expect((theme[.header] == Style(foreground: .red)) == (colors >= 8))
        #expect(theme[.error] == Style(attributes: .underline))
        #expect(theme[.title] == Theme.monochrome[.title])
        let appearance = Appearance(colors: colors, isUnicode: true, styles: styles)
        #expect((appearance.theme[.header] == Style(foreground: .red)) == (colors >= 8))
    }

    @Test("The style of a role in a theme can be changed")
    func canBeChanged() {
        var theme = Theme()
        #expect(theme[.error] == .plain)
        theme[.error] = Style(foreground: .red)
        #expect(theme[.error] == Style(foreground: .red))
        #expect(theme[.text] == .plain)
    }

    @Test("Symbols are one column wide, and the ASCII symbols are ASCII")
    func symbolsAreOneColumnWide() {
        for symbols in [Symbols.unicode, .ascii] {
            for child in Mirror(reflecting: symbols).children {
                guard let character = child.value as? Character else { continue }
                #expect(String(character).displayWidth == 1, "\(child.label ?? "")")
                #expect(symbols.isUnicode || character.isASCII, "\(child.label ?? "")")
            }
        }
    }
}
