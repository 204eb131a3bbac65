/// A colour of text or its background: the terminal's default, a colour of its palette, or a mixture of red, green and
/// blue.
///
/// The user of the terminal chooses how the sixteen ANSI colours look. A terminal that cannot show mixtures shows the
/// nearest colour of its palette instead.
public struct Color: Hashable, Sendable {
    /// The number from which the driver reads the colour: 0 for the default colour, `1 << 24` plus a palette number, or
    /// `2 << 24` plus `0xRRGGBB`.
    public let code: UInt32

    private init(code: UInt32) { self.code = code }

    /// The terminal's default foreground or background.
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

    /// Creates a colour from red, green and blue, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        code = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Red, green and blue as one number, `0xRRGGBB`, or `nil` if the colour is not a mixture of these.
    public var rgb: UInt32? { code >> 24 == 2 ? code & 0xFF_FFFF : nil }

    /// The number in the palette, or `nil` for the default colour. For a mixture of red, green and blue, this is the
    /// nearest of the palette colours 16 to 255 (a 6 × 6 × 6 colour cube and 24 greys). Unlike the colours 0 to 15,
    /// these look the same on all terminals.
    public var paletteIndex: UInt8? {
        switch code >> 24 {
        case 0: nil
        case 1: UInt8(truncatingIfNeeded: code)
        default: Self.nearestIndex(toRed: Int(code >> 16 & 0xFF), green: Int(code >> 8 & 0xFF), blue: Int(code & 0xFF))
        }
    }

    /// The difference between the strongest and the weakest part of a colour below which it is a grey to the eye. The
    /// levels of the cube are farther apart, so that the nearest colour of the cube would have a hue that this one lacks.
    private static let mostOfGrey = 39

    private static func nearestIndex(toRed red: Int, green: Int, blue: Int) -> UInt8 {
        let levels = [0, 95, 135, 175, 215, 255]
        func nearest(_ value: Int) -> Int {
            levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
        }
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
        }
        let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
        let grey = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
        let shade = 8 + 10 * grey
        let isGrey =
            max(red, green, blue) - min(red, green, blue) <= Self.mostOfGrey && !(r == g && g == b)
            || distance(shade, shade, shade) < distance(levels[r], levels[g], levels[b])
        return UInt8(isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b)
    }
}
