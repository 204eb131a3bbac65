/// The state of an item that was expanded at least once: its children, whether the item is expanded, and the number of
/// rows below the item.
///
/// An outline is a tree of nodes. An item has a node if it was expanded at least once, or if the program replaced its
/// children. Each child node is stored with a sum: the number of rows below all earlier child nodes that are expanded.
/// For example, if only the child with the index 4 is expanded, and three rows are below that child, the child with the
/// index 10 has the row number 10 + 3.
///
/// With these sums, one binary search for each level finds a row by its number. So an expanded item costs the same with
/// a million children as with a hundred. After a node was expanded or collapsed, the sums in its ancestors are computed
/// again, with one addition for each child node.
@MainActor
final class OutlineNode {
    /// The loading state of the children.
    enum State {
        case loaded(OutlineItems)
        /// The children are loading, or their load has not begun yet.
        case loading
        case failed(any Error)
    }

    let path: OutlinePath
    let children: OutlineChildren
    private(set) weak var parent: OutlineNode?
    /// Called when the children of any node in the tree were loaded, could not be loaded or began to load again. Only
    /// the root has this closure.
    var onChange: (@MainActor () -> Void)?

    var state: State
    /// The error of the most recent reload if that reload failed and earlier children are still shown, otherwise `nil`.
    /// A row above the children shows the error.
    private(set) var reloadFailure: (any Error)?
    private(set) var isExpanded = false
    /// The children that have a node.
    private var childNodes = OutlineChildNodes()
    /// The children that have a node, ordered by their indices.
    var nodes: [OutlineChildNode] { childNodes.all }

    /// The task that loads the children.
    var task: Task<Void, Never>?
    /// The task of a load that was cancelled and perhaps has not returned yet. The next load waits for it.
    var cancelledTask: Task<Void, Never>?
    /// The number of the current load, which increases with each ``reload()`` and each ``set(_:)``. The result of a
    /// load with another number is ignored.
    var loadNumber = 0
    /// The observation of the model controller that loads the children.
    var observation: ModelObservation?

    /// Creates a collapsed node.
    init(_ children: OutlineChildren, path: OutlinePath, parent: OutlineNode?) {
        self.path = path
        self.children = children
        self.parent = parent
        switch children.source {
        case .none: state = .loaded(.empty)
        case .counted(let items): state = .loaded(items)
        case .loaded, .observed: state = .loading
        }
    }

    deinit {
        task?.cancel()
    }

    private var items: OutlineItems {
        if case .loaded(let items) = state { items } else { .empty }
    }

    // MARK: - Counting

    /// The number of rows that are shown below the row of this node while the node is expanded. This number includes
    /// the row that says that the children are loading or could not be loaded.
    var numberOfRows: Int {
        if case .loaded(let items) = state { statusRows + items.count + (childNodes.sums().last ?? 0) } else { 1 }
    }

    /// The number of rows above the loaded children: 1 if a reload of the children failed, otherwise 0.
    private var statusRows: Int { reloadFailure == nil ? 0 : 1 }

    /// The error that the status row shows, or `nil` if there is none.
    var failure: (any Error)? {
        if case .failed(let error) = state { error } else { reloadFailure }
    }

    func setReloadFailure(_ error: (any Error)?) { reloadFailure = error }

    /// Makes this node and its ancestors count their rows again when their numbers of rows are next read.
    func countAgain() {
        var node: OutlineNode? = self
        while let current = node {
            current.childNodes.countAgain()
            node = current.parent
        }
    }

    // MARK: - Rows

    /// What a row below a node shows.
    enum RowPlace {
        /// The row shows a child of a node. `at` is the index of the child.
        case child(of: OutlineNode, at: Int)
        /// The row says that the children of a node are loading or could not be loaded.
        case status(of: OutlineNode)
    }

    /// Returns what the row with a number shows. The first row below this node has the number 0.
    func place(ofRow number: Int) -> RowPlace {
        guard case .loaded = state, number >= statusRows else { return .status(of: self) }
        let number = number - statusRows
        let nodes = nodes
        let sums = childNodes.sums()
        // The row number of a child with a node is its index plus the number of rows below the earlier nodes.
        let after = nodes.indices.countOfPrefix { nodes[$0].index + sums[$0] <= number }
        guard after > 0 else { return .child(of: self, at: number) }
        let child = nodes[after - 1]
        let row = child.index + sums[after - 1]
        if row == number { return .child(of: self, at: child.index) }
        let rows = sums[after] - sums[after - 1]
        if number - row <= rows { return child.node.place(ofRow: number - row - 1) }
        return .child(of: self, at: number - sums[after])
    }

    /// Returns the number of the row with a path, or `nil` if no such row is shown below this node. The first row below
    /// this node has the number 0.
    ///
    /// - Parameter ids: The path relative to this node. The first id is the id of a child of this node.
    func number(ofRowAt ids: ArraySlice<AnyHashable>) -> Int? {
        guard let id = ids.first else { return nil }
        if id == OutlineStatusRow.id {
            if case .loaded = state, statusRows == 0 { return nil }
            return ids.count == 1 ? 0 : nil
        }
        guard case .loaded(let items) = state, let index = items.index(of: id) else { return nil }
        let before = childNodes.count(before: index)
        let row = statusRows + index + childNodes.sums()[before]
        guard ids.count > 1 else { return row }
        guard before < nodes.count, nodes[before].index == index, nodes[before].node.isExpanded else { return nil }
        return nodes[before].node.number(ofRowAt: ids.dropFirst()).map { row + 1 + $0 }
    }

    func item(at index: Int) -> OutlineItem { items.item(at: index) }

    // MARK: - Nodes

    /// Returns the node of a child, or `nil` if the child has no node.
    func node(at index: Int) -> OutlineNode? { childNodes.node(at: index) }

    /// Returns the node of the child at an index. If the child has no node yet, creates the node. Returns `nil` if the
    /// child cannot have children.
    func makeNode(at index: Int) -> OutlineNode? {
        if let node = node(at: index) { return node }
        let item = items.item(at: index)
        guard !item.children.isNone else { return nil }
        let node = OutlineNode(item.children, path: path.child(item.row.id), parent: self)
        childNodes.insert(node, at: index)
        return node
    }

    /// Returns the child with an id, or `nil` if the child does not exist or is not loaded.
    func item(_ id: AnyHashable) -> OutlineItem? { items.index(of: id).map(items.item(at:)) }

    /// The paths of the expanded items below the node. Parents come before their children. Expanded items inside a
    /// collapsed item are included.
    var expandedPaths: [OutlinePath] {
        nodes.flatMap { child in (child.node.isExpanded ? [child.node.path] : []) + child.node.expandedPaths }
    }

    /// Returns the node with a path, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - ids: The path relative to this node. The first id is the id of a child of this node. For an empty path, the
    ///     result is this node.
    ///   - makes: Whether to create missing nodes on the path. An item that cannot have children gets no node.
    func node(at ids: ArraySlice<AnyHashable>, makes: Bool) -> OutlineNode? {
        guard let id = ids.first else { return self }
        guard let index = items.index(of: id) else { return nil }
        return (makes ? makeNode(at: index) : node(at: index))?.node(at: ids.dropFirst(), makes: makes)
    }

    // MARK: - Expanding

    /// Expands or collapses the node. When the node is expanded and its children are not loaded, starts to load them.
    func setExpanded(_ isExpanded: Bool) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        countAgain()
        if isExpanded { loadIfNeeded() }
    }

    /// Expands the node and all items below it. An item below the node is not expanded if its children are loaded on
    /// demand.
    func expandAll() {
        setExpanded(true)
        guard case .loaded(let items) = state else { return }
        for index in 0..<items.count {
            guard case .counted = items.item(at: index).children.source else { continue }
            makeNode(at: index)?.expandAll()
        }
        countAgain()
    }

    /// Collapses the node and all nodes below it.
    func collapseAll() {
        for child in nodes { child.node.collapseAll() }
        setExpanded(false)
    }

    // MARK: - Replacing

    /// Replaces the children. A new child that can have children takes over the state of the old child with the same
    /// id. So expanded items stay expanded at every level below this node.
    func replace(_ items: OutlineItems) {
        state = .loaded(items)
        reloadFailure = nil
        let kept = nodes.compactMap { child -> OutlineChildNode? in
            guard let id = child.node.path.ids.last, let index = items.index(of: id) else { return nil }
            let item = items.item(at: index)
            guard !item.children.isNone else { return nil }
            return OutlineChildNode(index: index, node: child.node.adopting(item.children))
        }
        childNodes = OutlineChildNodes(kept)
        countAgain()
    }

    /// Returns a node for the same item, but with the given children. Expanded items below this node stay expanded.
    private func adopting(_ children: OutlineChildren) -> OutlineNode {
        // If the old and the new children are both loaded on demand, the old node stays. It keeps the children that it
        // has loaded.
        if children.isLazy, self.children.isLazy { return self }
        let node = OutlineNode(children, path: path, parent: parent)
        node.isExpanded = isExpanded
        node.childNodes = childNodes
        for child in nodes { child.node.parent = node }
        if case .counted(let items) = children.source { node.replace(items) }
        if isExpanded { node.loadIfNeeded() }
        return node
    }
}

/// The nodes of the children of an outline item, ordered by the indices of the children. Some children have no node;
/// see ``OutlineNode``.
@MainActor
struct OutlineChildNodes {
    private(set) var all: [OutlineChildNode] = []
    /// The last result of ``sums()``. `nil` if the sums have to be computed again.
    private var rowsBefore: [Int]?

    /// Creates the collection. The given nodes can have any order.
    init(_ nodes: [OutlineChildNode] = []) {
        all = nodes.sorted { $0.index < $1.index }
    }

    /// Returns the node of the child at an index, or `nil` if the child has no node.
    func node(at index: Int) -> OutlineNode? {
        let position = count(before: index)
        return position < all.count && all[position].index == index ? all[position].node : nil
    }

    /// Returns how many of the children before an index have a node.
    func count(before index: Int) -> Int { all.countOfPrefix { $0.index < index } }

    mutating func insert(_ node: OutlineNode, at index: Int) {
        all.insert(OutlineChildNode(index: index, node: node), at: count(before: index))
        rowsBefore = nil
    }

    // MARK: - Counting

    /// Removes the cached sums. Call this method after the number of rows below a node has changed.
    mutating func countAgain() { rowsBefore = nil }

    /// Returns one sum for each node: the number of rows below all expanded nodes before this node. One more
    /// element at the end is the total for all nodes.
    mutating func sums() -> [Int] {
        if let rowsBefore { return rowsBefore }
        var sum = 0
        var sums: [Int] = []
        sums.reserveCapacity(all.count + 1)
        for child in all {
            sums.append(sum)
            if child.node.isExpanded { sum += child.node.numberOfRows }
        }
        sums.append(sum)
        rowsBefore = sums
        return sums
    }
}

/// The node of a child and the index of that child.
struct OutlineChildNode {
    let index: Int
    let node: OutlineNode
}
