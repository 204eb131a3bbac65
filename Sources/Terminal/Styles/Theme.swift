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

    /// The theme for terminals with 256 or more colours.
    ///
    /// Secondary text is the grey `#808080`, number 244 of the palette. Its contrast to the background is at least 3:1
    /// on light and on dark terminals. The bright black of the sixteen ANSI colours is not used, because users choose
    /// how it looks: in some palettes, such as Solarized, it is the background.
    public static let standard: Theme = {
        var theme = Theme()
        theme[.title] = Style(attributes: .bold)
        // A blue-green whose contrast to black and to white is at least 4:1. Many terminals show bold cyan as bright cyan,
        // which is invisible on white.
        theme[.header] = Style(foreground: Color(palette: 30), attributes: .bold)
        // The style has colours instead of reverse video because that needs less output. One control sequence fills the
        // rest of a row with a background colour, but a reversed row needs a space for every column.
        theme[.selection] = Style(foreground: .black, background: .white)
        theme[.dim] = Style(foreground: Color(palette: 244))
        theme[.accent] = Style(foreground: .yellow)
        theme[.marked] = Style(foreground: .yellow, attributes: .bold)
        theme[.strong] = Style(attributes: .bold)
        theme[.match] = Style(foreground: .yellow, attributes: .bold)
        theme[.done] = Style(foreground: .green)
        theme[.error] = Style(foreground: .red, attributes: .bold)
        theme[.key] = Style(attributes: .bold)
        return theme
    }()

    /// The theme for terminals with eight or sixteen colours. They have no grey that is readable on every background,
    /// so secondary text is dimmed.
    public static let eightColors: Theme = {
        var theme = Theme.standard
        theme[.dim] = Style(attributes: .dim)
        theme[.header] = Style(attributes: .bold)
        return theme
    }()

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
