/// The numbers that tell two states of an index apart.
struct IndexState: Hashable, Sendable {
    /// The number of the current listing, or 0 if there is none.
    ///
    /// A later listing has a greater number, also in an index that was created again, because the first number is the
    /// time in microseconds.
    var generation: Int
    /// Whether the listing contains every file.
    var isComplete: Bool
    /// The number of listed recipes, without menus.
    var recipes: Int
    /// A number that increases whenever files or recipes of the index change.
    var changes: Int
}
