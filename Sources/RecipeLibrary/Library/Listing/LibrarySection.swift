/// A section of a listing.
public struct LibrarySection: Hashable, Sendable, Identifiable {
    /// The kind of a section.
    public enum Kind: Hashable, Sendable {
        /// The recipes of a course, sorted by title.
        case course
        /// Menus: plans of meals.
        case menus
        /// Recipes with similar values, grouped by a ``ListOrder``.
        case band
    }

    /// The kind of the section.
    public var kind: Kind
    /// The identity of the section. It is the same in every listing.
    public var id: String
    /// The header.
    public var title: String
    /// The number of rows.
    public var count: Int
    var rows: Rows

    /// The recipe numbers of the rows.
    enum Rows: Hashable, Sendable {
        /// The numbers are in the index, in consecutive chunks. The value is the number of the first chunk.
        case stored(firstChunk: Int)
        /// The numbers are in memory, because the listing is sorted or filtered.
        case ids([UInt32])
    }
}
