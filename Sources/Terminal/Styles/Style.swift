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
        /// Italic.
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
