/// How screens look on a terminal: the theme and the symbols that suit its colours, its character set and the wishes of
/// its user.
public struct Appearance: Hashable, Sendable {
    /// The style of each role.
    public var theme: Theme
    /// The symbols to draw with.
    public var symbols: Symbols
    /// The colours of the terminal. ``theme(named:)`` suits them.
    public var colors = TerminalColors()
    /// The styles that the user chose for some roles. They replace those of every theme.
    public var styles: [Role: Style] = [:]
    /// Whether the screen is for ears: one thing below the other, without lines and bars, and the position in words.
    public var isAccessible = false
    /// How the screen shows pictures. It can change when the terminal has told what it can show.
    public var pictures = PictureForm.none

    /// Creates an appearance. By default, it suits a terminal with 256 colours and Unicode.
    public init(theme: Theme = .standard, symbols: Symbols = .unicode) {
        self.theme = theme
        self.symbols = symbols
    }

    /// Creates the appearance for a terminal.
    ///
    /// - Parameters:
    ///   - colors: The number of colours of the terminal. Fewer than 8 count as none.
    ///   - isUnicode: Whether the character set of the terminal is UTF-8.
    ///   - styles: The styles that the user chose for some roles.
    public init(colors: Int, isUnicode: Bool, styles: [Role: Style] = [:]) {
        self.init(.auto, for: TerminalColors(count: colors), isUnicode: isUnicode, styles: styles)
    }

    /// Creates the appearance for a terminal.
    ///
    /// - Parameters:
    ///   - name: The theme that the user chose.
    ///   - colors: The colours of the terminal.
    ///   - isUnicode: Whether the character set of the terminal is UTF-8.
    ///   - styles: The styles that the user chose for some roles.
    ///   - isAccessible: Whether the screen is for ears.
    public init(
        _ name: ThemeName, for colors: TerminalColors, isUnicode: Bool, styles: [Role: Style] = [:],
        isAccessible: Bool = false
    ) {
        let symbols: Symbols = isUnicode ? .unicode : .ascii
        self.init(theme: .standard, symbols: isAccessible ? symbols.spoken : symbols)
        self.colors = colors
        self.styles = styles
        self.isAccessible = isAccessible
        theme = theme(named: name)
    }

    /// Returns another theme for the same terminal and user.
    public func theme(named name: ThemeName) -> Theme {
        Theme(name, for: colors).replacing(styles, colors: colors.count)
    }
}
