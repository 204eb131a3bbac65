/// The style of each ``Role``.
public struct Theme: Hashable, Sendable {
    private var styles: [Style]

    /// Creates a theme in which every role has the plain style.
    public init() {
        styles = Array(repeating: .plain, count: Role.allCases.count)
    }

    /// The style of a role.
    public subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }
}

extension Theme {
    /// Returns the theme with other styles for some roles.
    ///
    /// On a terminal with fewer than eight colours, new styles that contain colours are ignored. Otherwise a selection
    /// whose style differs only in colour would be invisible.
    ///
    /// - Parameters:
    ///   - styles: The new styles.
    ///   - colors: The number of colours of the terminal. Fewer than 8 count as none.
    public func replacing(_ styles: [Role: Style], colors: Int) -> Theme {
        var theme = self
        for (role, style) in styles {
            let needsColors = style.foreground != .default || style.background != .default
            if colors >= 8 || !needsColors { theme[role] = style }
        }
        return theme
    }

    /// The theme for terminals with sixteen or more colours.
    public static let standard: Theme = {
        var theme = Theme()
        theme[.title] = Style(attributes: .bold)
        theme[.header] = Style(foreground: .cyan, attributes: .bold)
        // The style has colours instead of reverse video because that needs less output. One control sequence fills the
        // rest of a row with a background colour, but a reversed row needs a space for every column.
        theme[.selection] = Style(foreground: .black, background: .white)
        theme[.dim] = Style(foreground: .brightBlack)
        theme[.accent] = Style(foreground: .yellow)
        theme[.marked] = Style(foreground: .yellow, attributes: .bold)
        theme[.strong] = Style(attributes: .bold)
        theme[.match] = Style(foreground: .yellow, attributes: .bold)
        theme[.done] = Style(foreground: .green)
        theme[.error] = Style(foreground: .red, attributes: .bold)
        theme[.key] = Style(attributes: .bold)
        return theme
    }()

    /// The theme for terminals with eight colours. These terminals have no grey, so secondary text is dimmed.
    public static let eightColors: Theme = {
        var theme = Theme.standard
        theme[.dim] = Style(attributes: .dim)
        return theme
    }()

    /// The theme without colours, for terminals without colours and for users who set `NO_COLOR`.
    public static let monochrome: Theme = {
        var theme = Theme()
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
