/// How everything looks on one terminal: the theme for its colours and the symbols for its characters.
public struct Appearance: Hashable, Sendable {
    /// What each role looks like.
    public var theme: Theme
    /// The marks to draw with.
    public var symbols: Symbols

    /// A look; by default that of a terminal with sixteen colours and Unicode.
    public init(theme: Theme = .standard, symbols: Symbols = .unicode) {
        self.theme = theme
        self.symbols = symbols
    }

    /// What suits a terminal.
    ///
    /// - Parameters:
    ///   - colors: How many colours it has; 0 or 1 for none.
    ///   - isUnicode: Whether its character set is UTF-8.
    ///   - styles: What the person wants some roles to look like.
    public init(colors: Int, isUnicode: Bool, styles: [Role: Style] = [:]) {
        let theme: Theme =
            switch colors {
            case ..<8: .monochrome
            case ..<16: .eightColors
            default: .standard
            }
        self.init(theme: theme.replacing(styles, colors: colors), symbols: isUnicode ? .unicode : .ascii)
    }
}
