/// How a glyph looks: its colours and its attributes.
public struct Style: Hashable, Sendable {
    /// The colour of the text.
    public var foreground: Color
    /// The colour behind the text.
    public var background: Color
    /// How the text is set.
    public var attributes: Attributes

    /// What a terminal can do to a glyph besides colour.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Bold, or bright.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter than other text.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted.
        public static let italic = Attributes(rawValue: 4)
        /// Underlined.
        public static let underline = Attributes(rawValue: 8)
        /// With the two colours exchanged.
        public static let reverse = Attributes(rawValue: 16)
    }

    /// A style; what is left out is the terminal's own.
    public init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, without attributes.
    public static let plain = Style()

    /// This style with what another adds: its colours where they are not the default, and its attributes.
    public func adding(_ other: Style) -> Style {
        Style(
            foreground: other.foreground == .default ? foreground : other.foreground,
            background: other.background == .default ? background : other.background,
            attributes: attributes.union(other.attributes))
    }
}
