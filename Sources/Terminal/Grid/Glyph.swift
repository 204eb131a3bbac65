/// One place of a grid: what stands there, how many columns it takes, how it looks.
public struct Glyph: Hashable, Sendable {
    /// What stands there.
    public var cluster: Cluster
    /// How it looks.
    public var style: Style
    /// 1 or 2; 0 in the right half of a wide glyph.
    public var width: UInt16

    /// A place of a grid.
    public init(cluster: Cluster, width: UInt16, style: Style) {
        self.cluster = cluster
        self.width = width
        self.style = style
    }

    /// An empty place.
    public static let blank = Glyph(cluster: .space, width: 1, style: .plain)
}

extension Glyph {
    /// Whether nothing but the background shows here, and that is the terminal's own: then the style of the place to its
    /// left would look the same, and a driver need not send another.
    public var isBlank: Bool {
        cluster.base == 0x20 && style.looksPlainOnSpace
    }
}

extension Style {
    /// Whether a space in this style looks like any other.
    public var looksPlainOnSpace: Bool {
        background == .default && attributes.isDisjoint(with: [.reverse, .underline])
    }
}
