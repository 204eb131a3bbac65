import Testing

@testable import Terminal

@Suite("The appearance on a terminal")
struct AppearanceTests {
    @Test(
        "The theme changes at eight and at 256 colours",
        arguments: [(7, Theme.monochrome), (8, .eightColors), (255, .eightColors), (256, .standard), (-1, .monochrome)])
    func limits(colors: Int, theme: Theme) {
        #expect(Appearance(colors: colors, isUnicode: true).theme == theme)
    }

    @Test("The symbols are those of Unicode or of ASCII, as the terminal can show them")
    func symbols() {
        #expect(Appearance(colors: 8, isUnicode: true).symbols == .unicode)
        #expect(Appearance(colors: 8, isUnicode: false).symbols == .ascii)
        #expect(Appearance() == Appearance(theme: .standard, symbols: .unicode))
        #expect(Symbols.ascii.isUnicode == false && Symbols.unicode.isUnicode)
    }

    @Test("Each role of the themes has its style")
    func styles() {
        func words(_ theme: Theme) -> [String] { Role.standard.map { theme[$0].words } }
        #expect(
            words(.standard) == [
                "plain", "bold", "bold 73", "255 on 239", "bold 221", "246", "215", "bold", "bold 221", "114",
                "bold 210",
                "bold",
            ])
        #expect(
            words(.eightColors) == [
                "plain", "bold", "bold", "black on white", "bold yellow", "dim", "yellow", "bold", "bold yellow",
                "green", "bold red", "bold",
            ])
        #expect(
            words(.monochrome) == [
                "plain", "bold", "bold", "reverse", "bold", "dim", "bold", "bold", "bold underline", "dim", "bold",
                "bold",
            ])
        #expect(Theme.standard.allowsColors && Theme.eightColors.allowsColors && !Theme.monochrome.allowsColors)
    }

    @Test("A style with a background alone has colours, and one with attributes alone has none")
    func hasColors() {
        let background = [Role.header: Style(background: .red)]
        #expect(Theme.monochrome.replacing(background, colors: 7)[.header] == Theme.monochrome[.header])
        #expect(Theme.monochrome.replacing(background, colors: 8)[.header] == Style(background: .red))
        let own = Role("test.background", like: .strong, style: Style(background: .red))
        #expect(Theme.monochrome[own] == Theme.monochrome[.strong] && Theme.standard[own] == Style(background: .red))
        let plain = Role("test.attributes", like: .strong, style: Style(attributes: .italic))
        #expect(Theme.monochrome[plain] == Style(attributes: .italic))
    }

    @Test("A role whose base is a role of a program looks like the base of the base")
    func nestedRoles() {
        let base = Role("test.base", like: .error)
        let role = Role("test.nested", like: base)
        #expect(Theme.standard[role] == Theme.standard[.error])
        var theme = Theme.standard
        theme[base] = Style(foreground: .blue)
        #expect(theme[role] == Style(foreground: .blue) && theme[.error] == Theme.standard[.error])
        #expect(Role("test.base", like: .dim) == base && Theme.standard[base] == Theme.standard[.error])
        #expect(Role("test.text").explanation.isEmpty && Theme.standard[Role("test.text")] == .plain)
    }
}
