import CNcurses
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

/// Converts styles to the attributes and colour pairs of ncurses. Creates each pair when it is first needed.
@MainActor
struct ColorPairs {
    /// The attributes and the colour pair of a cell.
    struct Rendition: Equatable {
        var attributes: attr_t
        var pair: Int16
    }

    private let palette: Palette
    private let capacity: Int
    /// The colour pairs that exist. Pair 1 of ncurses has the index 0. There are few pairs, so a linear search is
    /// faster than a dictionary.
    private var pairs: [Pair] = []
    private var renditions: [(style: Style, rendition: Rendition)] = []

    private struct Pair: Equatable {
        var foreground: Int32
        var background: Int32
    }

    /// Creates a converter without colour pairs.
    ///
    /// - Parameters:
    ///   - colors: The number of colours of the terminal. 0 means none.
    ///   - capacity: The number of pairs that ncurses can store, including pair 0.
    init(colors: Int, capacity: Int) {
        palette = Palette(colors: colors)
        self.capacity = min(capacity, Int(Int16.max))
    }

    /// Returns the attributes and the colour pair for a style.
    mutating func rendition(of style: Style) -> Rendition {
        if style == .plain { return Rendition(attributes: 0, pair: 0) }
        if let known = renditions.first(where: { $0.style == style }) { return known.rendition }
        let (foreground, isDimmed) = palette.foreground(style.foreground)
        let background = palette.background(style.background)
        var attributes = Self.attributes(style.attributes)
        if isDimmed { attributes |= CURSES_DIM }
        let rendition = Rendition(attributes: attributes, pair: pair(foreground, background))
        renditions.append((style, rendition))
        return rendition
    }

    /// Returns the number of the pair of two colours. If ncurses cannot store another pair, returns 0, the pair of the
    /// default colours of the terminal.
    private mutating func pair(_ foreground: Int32, _ background: Int32) -> Int16 {
        guard foreground >= 0 || background >= 0 else { return 0 }
        let pair = Pair(foreground: foreground, background: background)
        if let known = pairs.firstIndex(of: pair) { return Int16(known + 1) }
        let number = pairs.count + 1
        guard number < capacity, init_extended_pair(Int32(number), foreground, background) == OK else { return 0 }
        pairs.append(pair)
        return Int16(number)
    }

    private static func attributes(_ attributes: Style.Attributes) -> attr_t {
        var result: attr_t = 0
        if attributes.contains(.bold) { result |= CURSES_BOLD }
        if attributes.contains(.dim) { result |= CURSES_DIM }
        if attributes.contains(.italic) { result |= CURSES_ITALIC }
        if attributes.contains(.underline) { result |= CURSES_UNDERLINE }
        if attributes.contains(.reverse) { result |= CURSES_REVERSE }
        return result
    }
}
