/// An item of an outline: a row and its children.
///
/// ```swift
/// OutlineItem(TextRow("Fruit"), children: .items([OutlineItem(TextRow("Apple")), OutlineItem(TextRow("Pear"))]))
/// ```
@MainActor
public struct OutlineItem {
    /// The row that shows the item. The id of the row identifies the item among its siblings.
    public let row: any Row
    /// The children of the item.
    public let children: OutlineChildren

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - row: The row that shows the item. The id of the row identifies the item among its siblings.
    ///   - children: The children of the item. By default, the item has no children and cannot be expanded.
    public init(_ row: any Row, children: OutlineChildren = .none) {
        self.row = row
        self.children = children
    }
}

/// The children of an ``OutlineItem``.
@MainActor
public struct OutlineChildren {
    enum Source {
        case none
        case counted(OutlineItems)
        case loaded(@MainActor () async throws -> OutlineItems)
        case observed(@MainActor (OutlineNode) -> ModelObservation, update: @MainActor () -> Void)
    }

    let source: Source

    /// No children. The item cannot be expanded.
    public static var none: OutlineChildren { OutlineChildren(source: .none) }

    /// Children that are in memory.
    public static func items(_ items: [OutlineItem]) -> OutlineChildren {
        OutlineChildren(source: .counted(OutlineItems(items)))
    }

    /// Any number of children, which are created when they come into view.
    ///
    /// - Parameters:
    ///   - count: The number of children.
    ///   - index: Returns the index of the child whose row has the given id, or `nil` if there is no such child. After
    ///     a change, the outline finds expanded and selected children again with this closure.
    ///   - item: Returns the child at an index. The closure is called often, so it must return quickly.
    public static func counted(
        _ count: Int, index: @escaping @MainActor (AnyHashable) -> Int?, item: @escaping @MainActor (Int) -> OutlineItem
    ) -> OutlineChildren {
        OutlineChildren(source: .counted(OutlineItems(count: count, index: index, item: item)))
    }

    /// Children that are loaded when the item is expanded for the first time.
    ///
    /// During the load, a row below the item says that the children are loading. If the closure throws an error, that
    /// row shows the error, and the user can choose the row to try again.
    ///
    /// - Parameter load: Returns the children. The closure itself runs on the main actor. So it should await functions
    ///   that do slow work on other threads.
    public static func loaded(_ load: @escaping @MainActor () async throws -> [OutlineItem]) -> OutlineChildren {
        OutlineChildren(source: .loaded { OutlineItems(try await load()) })
    }

    /// Children that a model controller loads.
    ///
    /// When the item is expanded for the first time, the outline shows the data of the controller. If the controller
    /// has no data, the outline calls ``ModelController/update()``. While the item exists, each update of the
    /// controller replaces the children. Children are found again by their ids, so expanded children stay expanded and
    /// the selected child stays selected.
    ///
    /// - Parameters:
    ///   - controller: The controller. The outline observes the controller without becoming its delegate, so you can
    ///     set the delegate yourself.
    ///   - items: Returns the children for a model.
    public static func loaded<Model>(
        by controller: ModelController<Model>, items: @escaping @MainActor (Model) -> [OutlineItem]
    ) -> OutlineChildren {
        let observe: @MainActor (OutlineNode) -> ModelObservation = { node in
            if let model = controller.data { node.didLoad(OutlineItems(items(model))) }
            return controller.observe { [weak node] event in
                switch event {
                case .updating(let model?, _), .updated(let model), .cancelled(let model?):
                    node?.didLoad(OutlineItems(items(model)))
                case .updating(nil, _): node?.isLoadingAgain()
                case .failed(let error): node?.didFail(error)
                case .cancelled(nil): node?.didFail(CancellationError())
                }
            }
        }
        return OutlineChildren(source: .observed(observe, update: { controller.update() }))
    }

    var isNone: Bool {
        if case .none = source { true } else { false }
    }

    /// Whether the children are loaded when the item is first expanded.
    var isLazy: Bool {
        switch source {
        case .none, .counted: false
        case .loaded, .observed: true
        }
    }
}

/// The children of one item. They are in an array, or a closure creates each child when it is needed.
@MainActor
final class OutlineItems {
    let count: Int
    private let makeItem: @MainActor (Int) -> OutlineItem
    private let findIndex: @MainActor (AnyHashable) -> Int?

    init(
        count: Int, index: @escaping @MainActor (AnyHashable) -> Int?, item: @escaping @MainActor (Int) -> OutlineItem
    ) {
        self.count = min(max(0, count), Section.mostRows)
        makeItem = item
        findIndex = index
    }

    /// Creates a list of items in memory. The first lookup of an id creates a table of all ids, which costs O(number of
    /// items).
    init(_ items: [OutlineItem]) {
        count = items.count
        makeItem = { items[$0] }
        var known: [AnyHashable: Int]?
        findIndex = { id in
            if let known { return known[id] }
            let ids = items.map(\.row.id)
            let table = ids.indicesByElement { first, second in
                "Items \(first) and \(second) of an outline have the same id, \(ids[first])"
            }
            known = table
            return table[id]
        }
    }

    static let empty = OutlineItems([])

    func item(at index: Int) -> OutlineItem { makeItem(index) }

    func index(of id: AnyHashable) -> Int? {
        guard let index = findIndex(id), (0..<count).contains(index) else { return nil }
        return index
    }
}

/// The place of an item in an outline: the ids of its ancestors, the topmost first, followed by its own id.
///
/// `OutlinePath("Fruit", "Apple")` is the item “Apple” inside “Fruit”. The path is the id of the item's row in an
/// ``OutlineSection``. The id of an item has to be unique only among its siblings.
public struct OutlinePath: Hashable {
    /// The ids of the ancestors, the topmost first, followed by the id of the item.
    public let ids: [AnyHashable]

    public init(_ ids: [AnyHashable]) {
        self.ids = ids
    }

    public init(_ ids: AnyHashable...) {
        self.ids = ids
    }

    /// The path of the parent, or `nil` for an item at the top.
    public var parent: OutlinePath? { ids.count > 1 ? OutlinePath(Array(ids.dropLast())) : nil }

    /// The number of ancestors.
    public var depth: Int { max(0, ids.count - 1) }

    public func child(_ id: AnyHashable) -> OutlinePath { OutlinePath(ids + [id]) }

    /// Returns whether `other` is the path of the same item or of one of its descendants.
    public func contains(_ other: OutlinePath) -> Bool { other.ids.starts(with: ids) }
}
