/// The style of each ``Role``.
///
/// A theme contains a style for each role of the library. For a role of the program, it contains a style only if the
/// program or the user has set one. Without such a style, the arguments of ``Role/init(_:like:style:explanation:)``
/// determine how the role looks.
public struct Theme: Hashable, Sendable {
    /// The styles of the roles of the library, by index.
    private var styles: [Style]
    /// The styles that were set for roles of the program, by index.
    private var ownStyles: [Int: Style] = [:]
    /// The styles of roles that programs may add, by name. What the program or the user sets comes first.
    private var namedStyles: [String: Style] = [:]
    /// Whether a role for which the theme has no style may have colours.
    public let allowsColors: Bool

    /// Creates a theme in which every role has the plain style.
    ///
    /// - Parameter allowsColors: Whether a role for which the theme has no style may have colours.
    public init(allowsColors: Bool = true) {
        styles = Array(repeating: .plain, count: Role.standard.count)
        self.allowsColors = allowsColors
    }

    public subscript(role: Role) -> Style {
        get { role.index < styles.count ? styles[role.index] : ownStyle(of: role) }
        set {
            if role.index < styles.count { styles[role.index] = newValue } else { ownStyles[role.index] = newValue }
        }
    }

    private func ownStyle(of role: Role) -> Style {
        if let style = ownStyles[role.index] { return style }
        let definition = RoleRegistry.definitions[role.index]
        if let style = namedStyles[definition.name] { return style }
        if let style = definition.style, allowsColors || !style.hasColors { return style }
        return self[definition.base ?? .text]
    }
}

extension Theme {
    /// Returns the theme with other styles for some roles.
    ///
    /// On a terminal with fewer than eight colours, new styles that contain colours are ignored. If such a style were
    /// used, a selection that differs only in colour would be invisible.
    ///
    /// - Parameters:
    ///   - styles: The new styles.
    ///   - colors: The number of colours of the terminal. Fewer than 8 count as none.
    public func replacing(_ styles: [Role: Style], colors: Int) -> Theme {
        var theme = self
        for (role, style) in styles {
            if colors >= 8 || !style.hasColors { theme[role] = style }
        }
        return theme
    }

    /// Creates a theme for a terminal.
    ///
    /// On a terminal with 256 or more colours, secondary text is a grey whose contrast to the background is at least
    /// 3:1, and all other text has at least 4.5:1. Where the colours of a known palette have less, they become lighter
    /// or darker. The theme never draws a background of its own, except the bar of the selection.
    ///
    /// Roles of the program named `amount`, `time`, `stars` and `tag` have styles of their own.
    public init(_ name: ThemeName, for terminal: TerminalColors = TerminalColors()) {
        guard terminal.count >= 8, let palette = ThemePalette(name, isLight: terminal.isLight) else {
            self = .monochrome
            return
        }
        guard terminal.count >= 256 else {
            self = .eightColors
            if terminal.isLight || name == .light { removeYellow() }
            if name == .highContrast { self[.dim] = .plain }
            return
        }
        self.init(palette.readable(in: terminal))
    }

    private init(_ palette: ThemePalette) {
        self.init()
        let bold = Style(foreground: palette.text, attributes: .bold)
        self[.text] = Style(foreground: palette.text)
        for role in [Role.title, .strong, .key] { self[role] = bold }
        self[.header] = Style(foreground: palette.header, attributes: .bold)
        // The style has colours instead of reverse video because that needs less output. One control sequence fills the
        // rest of a row with a background colour, but a reversed row needs a space for every column.
        self[.selection] = Style(foreground: palette.selection.text, background: palette.selection.bar)
        self[.dim] = Style(foreground: palette.dim)
        self[.accent] = Style(foreground: palette.accent)
        for role in [Role.marked, .match] { self[role] = Style(foreground: palette.star, attributes: .bold) }
        self[.done] = Style(foreground: palette.done)
        self[.error] = Style(foreground: palette.error, attributes: .bold)
        namedStyles = [
            "amount": Style(foreground: palette.accent), "time": Style(foreground: palette.accent),
            "stars": Style(foreground: palette.star), "tag": Style(foreground: palette.tag),
        ]
    }

    /// The theme for terminals with 256 or more colours whose background is not known: ``ThemeName/dark``.
    public static let standard = Theme(.dark)

    /// The theme for terminals with eight or sixteen colours. They have no grey that is readable on every background,
    /// so secondary text is dimmed. The colours are the terminal's own, so that they fit its background.
    public static let eightColors: Theme = {
        var theme = Theme()
        for role in [Role.title, .strong, .key, .header] { theme[role] = Style(attributes: .bold) }
        theme[.selection] = Style(foreground: .black, background: .white)
        theme[.dim] = Style(attributes: .dim)
        theme[.accent] = Style(foreground: .yellow)
        for role in [Role.marked, .match] { theme[role] = Style(foreground: .yellow, attributes: .bold) }
        theme[.done] = Style(foreground: .green)
        theme[.error] = Style(foreground: .red, attributes: .bold)
        return theme
    }()

    /// Replaces yellow, and green, which cannot be read on a light background where there are only eight colours.
    private mutating func removeYellow() {
        for role in [Role.accent, .marked, .match] { self[role] = Style(attributes: .bold) }
        self[.done] = .plain
    }

    /// The theme without colours, for terminals without colours and for users who set `NO_COLOR`.
    public static let monochrome: Theme = {
        var theme = Theme(allowsColors: false)
        for role in [Role.title, .header, .marked, .accent, .strong, .error, .key] {
            theme[role] = Style(attributes: .bold)
        }
        theme[.match] = Style(attributes: [.bold, .underline])
        theme[.selection] = Style(attributes: .reverse)
        theme[.dim] = Style(attributes: .dim)
        theme[.done] = Style(attributes: .dim)
        return theme
    }()
}
