/// A colour that a terminal can show.
///
/// The user of the terminal chooses how the sixteen ANSI colours look.
public struct Color: Hashable, Sendable {
    /// The value for the driver: 0 for the default colour, otherwise `1 << 24` plus the number in the palette.
    public let code: UInt32

    private init(code: UInt32) { self.code = code }

    /// The terminal's own foreground or background.
    public static let `default` = Color(code: 0)

    /// Colour 0 of the terminal's palette.
    public static let black = Color(palette: 0)
    /// Colour 1 of the terminal's palette.
    public static let red = Color(palette: 1)
    /// Colour 2 of the terminal's palette.
    public static let green = Color(palette: 2)
    /// Colour 3 of the terminal's palette.
    public static let yellow = Color(palette: 3)
    /// Colour 4 of the terminal's palette.
    public static let blue = Color(palette: 4)
    /// Colour 5 of the terminal's palette.
    public static let magenta = Color(palette: 5)
    /// Colour 6 of the terminal's palette.
    public static let cyan = Color(palette: 6)
    /// Colour 7 of the terminal's palette, a light grey in most terminals.
    public static let white = Color(palette: 7)
    /// Colour 8 of the terminal's palette, a dark grey in most terminals.
    public static let brightBlack = Color(palette: 8)

    /// Creates a colour of the terminal's palette.
    ///
    /// Every terminal with colours has the numbers 0 to 7. Many terminals also have those up to 15 or up to 255.
    public init(palette index: UInt8) {
        code = 1 << 24 | UInt32(index)
    }

    /// The number in the palette, or `nil` for the default colour.
    public var paletteIndex: UInt8? {
        code == 0 ? nil : UInt8(truncatingIfNeeded: code)
    }
}
