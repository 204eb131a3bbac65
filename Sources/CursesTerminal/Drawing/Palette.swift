import Terminal

/// Converts the colours of styles to the colours that a terminal has.
struct Palette {
    /// The number that ncurses uses for the terminal's own foreground or background.
    static let terminalDefault: Int32 = -1

    /// The number of colours of the terminal. A terminal with fewer than 8 counts as one without colours.
    let colors: Int

    /// Returns the number of a foreground colour, and whether the text must also be dimmed.
    ///
    /// On a terminal with 8 to 15 colours, the nearest colour to the grey `Color.brightBlack` is black, which is often
    /// unreadable. Therefore this grey becomes the terminal's own foreground, dimmed.
    func foreground(_ color: Color) -> (color: Int32, isDimmed: Bool) {
        if colors >= 8, colors < 16, color == .brightBlack { return (Self.terminalDefault, true) }
        return (background(color), false)
    }

    /// Returns the number that ncurses uses for a colour. If the terminal lacks the colour, returns the number of a
    /// similar one.
    func background(_ color: Color) -> Int32 {
        guard colors >= 8, let index = color.paletteIndex.map(Int.init) else { return Self.terminalDefault }
        if colors > 256 { return color.rgb.map(Self.direct(rgb:)) ?? Self.direct(index) }
        if index < colors { return Int32(index) }
        let basic = index < 16 ? index : Self.nearestBasic(to: index)
        return Int32(colors >= 16 ? basic : basic & 7)
    }

    /// Returns the number of a mixture of red, green and blue, for a terminal with direct colours. There, 0 to 7 mean
    /// colours of the palette. So a mixture below 8 becomes `0x010101`, which is nearly black too.
    private static func direct(rgb: UInt32) -> Int32 { rgb < 8 ? 0x010101 : Int32(rgb) }

    /// Returns the number of a palette colour for a terminal with direct colours. The first eight colours keep their
    /// numbers. The others become mixtures of red, green and blue.
    private static func direct(_ index: Int) -> Int32 {
        switch index {
        case ..<8: return Int32(index)
        case 8: return 0x7F7F7F
        case ..<16:
            let bits = Int32(index - 8)
            let red = bits & 1, green = bits >> 1 & 1, blue = bits >> 2 & 1
            return red * 0xFF0000 + green * 0x00FF00 + blue * 0x0000FF
        case ..<232:
            let cube = Int32(index - 16)
            let levels: [Int32] = [cube / 36, cube / 6 % 6, cube % 6]
            return levels.reduce(0) { mixture, level in mixture << 8 | (level == 0 ? 0 : 55 + 40 * level) }
        default:
            return Int32(8 + 10 * (index - 232)) * 0x010101
        }
    }

    /// Returns the ANSI colour that is nearest to one of the 216 colours (16 to 231) or of the 24 greys (232 to 255).
    static func nearestBasic(to index: Int) -> Int {
        guard index < 232 else {
            switch index - 232 {
            case ..<5: return 0
            case ..<12: return 8
            case ..<19: return 7
            default: return 15
            }
        }
        let cube = index - 16
        let channels = [cube / 36, cube / 6 % 6, cube % 6]
        let brightest = channels.max() ?? 0
        guard brightest >= 2 else { return brightest == 0 ? 0 : 8 }
        // The ANSI colour contains the channels that are more than half as bright as the brightest channel.
        var basic = 0
        for (bit, channel) in channels.enumerated() where channel * 2 > brightest { basic |= 1 << bit }
        return brightest >= 4 ? basic + 8 : basic
    }
}
