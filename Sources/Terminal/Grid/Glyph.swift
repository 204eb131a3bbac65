/// One place of a grid: what stands there, how many columns it takes, how it looks.
public struct Glyph: Hashable, Sendable {
    public var cluster: Cluster
    public var style: Style
    /// 1 or 2; 0 in the right half of a wide glyph.
    public var width: UInt16

    public init(cluster: Cluster, width: UInt16, style: Style) {
        self.cluster = cluster
        self.width = width
        self.style = style
    }

    /// An empty place.
    public static let blank = Glyph(cluster: .space, width: 1, style: .plain)
}
