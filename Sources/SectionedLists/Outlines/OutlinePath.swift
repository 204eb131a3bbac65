/// The place of an item in an outline: the ids of its ancestors, the topmost first, followed by its own id.
///
/// `OutlinePath("Fruit", "Apple")` is the item “Apple” inside “Fruit”. The path is the id of the item's row in an
/// ``OutlineSection``. The id of an item has to be unique only among its siblings.
public struct OutlinePath: Hashable {
    /// The ids of the ancestors, the topmost first, followed by the id of the item.
    public let ids: [AnyHashable]

    /// Creates a path from ids.
    public init(_ ids: [AnyHashable]) {
        self.ids = ids
    }

    /// Creates a path from ids.
    public init(_ ids: AnyHashable...) {
        self.ids = ids
    }

    /// The path of the parent, or `nil` for an item at the top.
    public var parent: OutlinePath? { ids.count > 1 ? OutlinePath(Array(ids.dropLast())) : nil }

    /// The number of ancestors.
    public var depth: Int { max(0, ids.count - 1) }

    /// Returns the path of a child with an id.
    public func child(_ id: AnyHashable) -> OutlinePath { OutlinePath(ids + [id]) }

    /// Returns whether `other` is the path of the same item or of one of its descendants.
    public func contains(_ other: OutlinePath) -> Bool { other.ids.starts(with: ids) }
}
