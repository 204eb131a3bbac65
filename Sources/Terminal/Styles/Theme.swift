/// How each ``Role`` looks.
public struct Theme: Hashable, Sendable {
    private var styles: [Style]

    /// A theme that shows every role as plain text until told otherwise.
    public init() {
        styles = Array(repeating: .plain, count: Role.allCases.count)
    }

    /// What a role looks like.
    public subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }
}

extension Theme {
    /// The theme with other styles for some roles.
    ///
    /// Where there are no colours, of what a person wishes only that counts which needs none: a selection that is a colour
    /// alone would not show.
    ///
    /// - Parameters:
    ///   - styles: How these roles are to look.
    ///   - colors: How many colours the terminal has; 0 or 1 for none.
    public func replacing(_ styles: [Role: Style], colors: Int) -> Theme {
        var theme = self
        for (role, style) in styles {
            let needsColors = style.foreground != .default || style.background != .default
            if colors >= 8 || !needsColors { theme[role] = style }
        }
        return theme
    }

    /// The terminal's own sixteen colours, with one accent.
    public static let standard: Theme = {
        var theme = Theme()
        theme[.title] = Style(attributes: .bold)
        theme[.header] = Style(foreground: .cyan, attributes: .bold)
        // Colours and not reverse video: a terminal can fill the rest of a line with a background colour by one
        // command, but must be sent every space of a reversed one.
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

    /// The same for a terminal of eight colours, which has no grey: what is secondary is dimmed.
    public static let eightColors: Theme = {
        var theme = Theme.standard
        theme[.dim] = Style(attributes: .dim)
        return theme
    }()

    /// Attributes alone, for terminals without colour and for people who set `NO_COLOR`.
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
