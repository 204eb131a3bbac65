/// How each ``Role`` looks.
public struct Theme: Hashable, Sendable {
    private var styles: [Style]

    /// A theme that shows every role as plain text until told otherwise.
    public init(_ styles: [Role: Style] = [:]) {
        self.styles = Role.allCases.map { styles[$0] ?? .plain }
    }

    public subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }
}

extension Theme {
    /// The terminal's own sixteen colours, with one accent.
    public static let standard = Theme([
        .title: Style(attributes: .bold),
        .header: Style(foreground: .cyan, attributes: .bold),
        // Colours and not reverse video: a terminal can fill the rest of a line with a background colour by one
        // command, but must be sent every space of a reversed one.
        .selection: Style(foreground: .black, background: .cyan),
        .dim: Style(foreground: .brightBlack),
        .accent: Style(foreground: .yellow),
        .strong: Style(attributes: .bold),
        .done: Style(foreground: .green),
        .error: Style(foreground: .red, attributes: .bold),
        .key: Style(attributes: .bold),
    ])

    /// The same for a terminal of eight colours, which has no grey: what is secondary is dimmed.
    public static let eightColors: Theme = {
        var theme = Theme.standard
        theme[.dim] = Style(attributes: .dim)
        return theme
    }()

    /// Attributes alone, for terminals without colour and for people who set `NO_COLOR`.
    public static let monochrome = Theme([
        .title: Style(attributes: .bold),
        .header: Style(attributes: .bold),
        .selection: Style(attributes: .reverse),
        .dim: Style(attributes: .dim),
        .accent: Style(attributes: .bold),
        .strong: Style(attributes: .bold),
        .done: Style(attributes: .dim),
        .error: Style(attributes: .bold),
        .key: Style(attributes: .bold),
    ])
}
