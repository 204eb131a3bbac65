extension Style {
    /// Creates a style from words: `bold cyan`, `black on white`, `underline 208`, `dim #8a8a8a on default`, `plain`.
    ///
    /// A colour has one of three forms: the name of an ANSI colour, a palette number, or `#` with six hexadecimal
    /// digits for red, green and blue. The last form means the nearest colour of the palette. The colour after `on` is
    /// the background. Case is ignored.
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

    /// The words of this style, from which ``init(words:)`` creates it again.
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
            self.init(red: Int(value >> 16), green: Int(value >> 8 & 0xFF), blue: Int(value & 0xFF))
        } else {
            return nil
        }
    }

    var name: String {
        guard let index = paletteIndex else { return "default" }
        return index < 16 ? Self.names[Int(index)] : String(index)
    }

    /// Creates the nearest colour among the 216 colours (16 to 231) and the 24 greys (232 to 255) of the palette.
    ///
    /// These colours look the same on all terminals, unlike the sixteen ANSI colours. Each component is 0 to 255.
    private init(red: Int, green: Int, blue: Int) {
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
        let isGrey = distance(shade, shade, shade) < distance(levels[r], levels[g], levels[b])
        self.init(palette: UInt8(isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b))
    }
}
