/// The theme and the symbols that suit the number of colours and the character set of a terminal.
public struct Appearance: Hashable, Sendable {
    /// The style of each role.
    public var theme: Theme
    /// The symbols to draw with.
    public var symbols: Symbols

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
        let theme: Theme =
            switch colors {
            case ..<8: .monochrome
            case ..<256: .eightColors
            default: .standard
            }
        self.init(theme: theme.replacing(styles, colors: colors), symbols: isUnicode ? .unicode : .ascii)
    }
}
