import SectionedLists
import Terminal

/// A role that the gallery adds. Without a style of its own in a theme, it has the style of `accent`.
extension Role {
    static let price = Role("gallery.price", like: .accent, explanation: "The price of an item")
}

/// The theme changes while the program runs. Each row shows a role in its style. The last row shows a role that the
/// gallery adds.
final class ThemesScreen: SectionsViewController, Exhibit {
    static let name = "Themes and roles"
    static let summary = "t changes the theme; the last row is a role of this program, with true colours in two themes."

    private var number = 0

    init() {
        super.init(title: Self.name)
        let roles = Role.standard + [.price]
        sections = [.caption(Self.summary), Section("Roles", rows: roles.map(RoleRow.init))]
    }

    private static let themes: [(name: String, theme: Theme?)] = [
        ("of the terminal", nil), ("sea", sea), ("paper", paper), ("without colours", .monochrome),
    ]

    private static var sea: Theme {
        var theme = Theme.standard
        theme[.header] = Style(foreground: Color(red: 0x5F, green: 0xB3, blue: 0xD9), attributes: .bold)
        theme[.selection] = Style(
            foreground: Color(red: 0xFF, green: 0xFF, blue: 0xFF), background: Color(red: 0x1F, green: 0x5F, blue: 0x8B)
        )
        theme[.accent] = Style(foreground: Color(red: 0x4F, green: 0xC7, blue: 0xA8))
        theme[.price] = Style(foreground: Color(red: 0xF2, green: 0xA6, blue: 0x5A), attributes: .bold)
        return theme
    }

    private static var paper: Theme {
        var theme = Theme.standard
        theme[.header] = Style(foreground: Color(red: 0xB0, green: 0x6A, blue: 0x3B), attributes: .bold)
        theme[.selection] = Style(
            foreground: Color(red: 0x3A, green: 0x2A, blue: 0x1A), background: Color(red: 0xE8, green: 0xD8, blue: 0xB8)
        )
        theme[.price] = Style(foreground: Color(red: 0xA0, green: 0x8A, blue: 0x20), attributes: .underline)
        return theme
    }

    override var status: String? { Self.themes[number].name }

    private lazy var command = KeyCommand(
        "screen.theme", of: self, keys: ["t"], title: "theme", help: "Show the next theme", hint: .init(order: 2)
    ) { $0.showNext() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }

    private func showNext() {
        number = (number + 1) % Self.themes.count
        application?.theme = Self.themes[number].theme
    }

    override func didDisappear() {
        super.didDisappear()
        application?.theme = nil
        number = 0
    }
}

private struct RoleRow: Row {
    let role: Role
    var id: AnyHashable { role }

    func configure(_ cell: TextCell) {
        cell.text = StyledText(role.name, role: role)
        cell.detail = role.explanation
    }
}
