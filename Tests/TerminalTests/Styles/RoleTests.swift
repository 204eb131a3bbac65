import Testing

@testable import Terminal

extension Role {
    fileprivate static let price = Role("test.price", like: .accent, explanation: "The price of an item")
    fileprivate static let stock = Role(
        "test.stock", like: .strong, style: Style(foreground: Color(red: 1, green: 2, blue: 3)))
}

@Suite("A role of a program")
struct RoleTests {
    @Test("A new role looks like its base until a theme sets it", arguments: ThemeTests.themes)
    func base(theme: Theme) {
        #expect(theme[.price] == theme[.accent])
        var theme = theme
        theme[.price] = Style(foreground: .green)
        #expect(theme[.price] == Style(foreground: .green) && theme[.accent] != theme[.price])
    }

    @Test("A new role can have a style of its own, which a theme without colours does not use")
    func style() {
        #expect(Theme.standard[.stock].foreground.rgb == 0x010203)
        #expect(Theme.monochrome[.stock] == Theme.monochrome[.strong])
    }

    @Test("Two roles with the same name are the same role, and all roles are listed by name")
    func names() {
        let price = Role.price
        #expect(Role("test.price") == price && Role("dim") == .dim)
        #expect(Role.price.explanation == "The price of an item" && "\(Role.price)" == "test.price")
        #expect(Role.allCases.contains(.price) && !Role.standard.contains(.price))
        #expect(Role.standard.map(\.name).prefix(3) == ["text", "title", "header"])
    }
}

@Suite("A true colour")
struct TrueColorTests {
    @Test("A colour of red, green and blue keeps them, and knows the nearest palette colour")
    func components() {
        let color = Color(red: 0x20, green: 0x9F, blue: 0xF0)
        #expect(color.rgb == 0x209FF0)
        #expect(color.paletteIndex == 39)
        #expect(Color(red: 128, green: 128, blue: 128).paletteIndex == 244)
        // Of two colours of the palette that are equally near, the first counts.
        #expect(Color(red: 115, green: 0, blue: 0).paletteIndex == 52)
        #expect(Color.red.rgb == nil && Color.default.paletteIndex == nil)
    }

    @Test("What is almost grey becomes a grey, and not pink or violet")
    func greys() {
        // The secondary text of Gruvbox, and that of Catppuccin.
        for rgb: UInt32 in [0xA89984, 0x7C6F64, 0x9399B2, 0x657B83, 0x93A1A1] {
            #expect(Color(rgb: rgb).paletteIndex ?? 0 >= 232, "\(String(rgb, radix: 16))")
        }
        #expect(Color(rgb: 0xD5C4A1).paletteIndex == 187)
    }

    @Test("A style in words reads and writes true colours")
    func words() throws {
        let style = try Style(words: "bold #0a0b0c on #ffffff")
        #expect(style.foreground.rgb == 0x0A0B0C && style.background.rgb == 0xFFFFFF)
        #expect(style.words == "bold #0a0b0c on #ffffff")
    }
}
