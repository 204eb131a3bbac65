/// The colours and attributes of a glyph.
public struct Style: Hashable, Sendable {
    /// The colour of the text.
    public var foreground: Color
    /// The colour behind the text.
    public var background: Color
    /// The attributes of the text.
    public var attributes: Attributes

    /// A set of text attributes.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt16
        /// Creates a set from its bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Bold. Some terminals show brighter text instead.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter than other text.
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        /// Underlined.
        public static let underline = Attributes(rawValue: 8)
        /// Foreground and background exchanged.
        public static let reverse = Attributes(rawValue: 16)
    }

    /// Creates a style. The defaults are the terminal's own colours without attributes.
    public init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, without attributes.
    public static let plain = Style()

    /// Whether the style has a colour other than the terminal's own.
    var hasColors: Bool { foreground != .default || background != .default }

    /// Returns this style with the attributes and the colours of another style. Where the other style has the default
    /// colour, the colour of this style remains.
    public func adding(_ other: Style) -> Style {
        Style(
            foreground: other.foreground == .default ? foreground : other.foreground,
            background: other.background == .default ? background : other.background,
            attributes: attributes.union(other.attributes))
    }
}

extension Style {
    /// Creates a style from words: `bold cyan`, `black on white`, `underline 208`, `dim #8a8a8a on default`, `plain`.
    ///
    /// A colour is the name of an ANSI colour, a palette number, three bytes in hexadecimal, or `default`. A terminal
    /// that cannot show the colour of these bytes shows the nearest palette colour. The colour after `on` is the
    /// background. Case is ignored.
    ///
    /// - Throws: ``StyleError`` for the first unknown word.
    public init(words: String) throws(StyleError) {
        self.init()
        var isBackground = false
        for word in words.split(separator: " ").map({ $0.lowercased() }) {
            if word == "on" {
                isBackground = true
            } else if let attribute = Attributes.names.first(where: { $0.name == word })?.attribute {
                attributes.insert(attribute)
            } else if let color = Color(name: word) {
                if isBackground { background = color } else { foreground = color }
                isBackground = false
            } else if word != "plain" {
                throw StyleError(word: word)
            }
        }
    }

    /// The words of this style. ``init(words:)`` creates the same style from them.
    public var words: String {
        var words = Attributes.names.filter { attributes.contains($0.attribute) }.map(\.name)
        if foreground != .default { words.append(foreground.name) }
        if background != .default { words += ["on", background.name] }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }

    /// The words that a style can contain, without palette numbers and hexadecimal colours.
    public static var knownWords: [String] { ["plain", "on"] + Attributes.names.map(\.name) + Color.names }
}

/// An unknown word in the description of a style.
public struct StyleError: Error, Hashable, Sendable {
    /// The unknown word.
    public let word: String
}

extension Style.Attributes {
    fileprivate static let names: [(name: String, attribute: Style.Attributes)] = [
        ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
    ]
}

extension Color {
    /// The names of the sixteen ANSI colours in the order of the palette, then `default`.
    public static let names: [String] = {
        let base = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        return base + base.map { "bright-\($0)" } + ["default"]
    }()

    init?(name: String) {
        if let index = Self.names.firstIndex(of: name) {
            self = index < 16 ? Color(palette: UInt8(index)) : .default
        } else if let number = UInt8(name) {
            self.init(palette: number)
        } else if name.first == "#", name.utf8.count == 7, let value = UInt32(name.dropFirst(), radix: 16) {
            self.init(
                red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                blue: UInt8(truncatingIfNeeded: value))
        } else {
            return nil
        }
    }

    var name: String {
        if let rgb {
            let digits = String(rgb, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        guard let index = paletteIndex else { return "default" }
        return index < 16 ? Self.names[Int(index)] : String(index)
    }
}
