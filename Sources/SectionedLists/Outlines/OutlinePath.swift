/// The place of an item in an outline: the ids of its ancestors from the root on, and its own id.
///
/// It is the id of the item's row. An id has to be unique only among its siblings.
public struct OutlinePath: Hashable {
    /// The ids from the root on.
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

    /// Returns the path of a child.
    public func child(_ id: AnyHashable) -> OutlinePath { OutlinePath(ids + [id]) }

    /// Returns whether an item is this one or one of its descendants.
    public func contains(_ other: OutlinePath) -> Bool { other.ids.starts(with: ids) }
}
