import CNcurses
import Terminal

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
