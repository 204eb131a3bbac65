/// A cluster with its width and its style, as a grid stores it.
public struct Glyph: Hashable, Sendable {
    /// The displayed character.
    public var cluster: Cluster
    /// The colours and attributes.
    public var style: Style
    /// The width in columns: 1 or 2, or 0 for the right half of a wide glyph.
    public var width: UInt16

    /// Creates a glyph.
    public init(cluster: Cluster, width: UInt16, style: Style) {
        self.cluster = cluster
        self.width = width
        self.style = style
    }

    /// A space in the plain style.
    public static let blank = Glyph(cluster: .space, width: 1, style: .plain)
}

extension Glyph {
    /// Whether the glyph looks like a space in the plain style.
    ///
    /// A driver can send such a glyph in any style whose ``Style/looksPlainOnSpace`` is `true`.
    public var isBlank: Bool {
        cluster.base == 0x20 && style.looksPlainOnSpace
    }
}

extension Style {
    /// Whether a space in this style looks like a space in the plain style.
    public var looksPlainOnSpace: Bool {
        background == .default && attributes.isDisjoint(with: [.reverse, .underline])
    }
}
