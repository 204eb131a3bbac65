/// An item that was expanded once, with the number of rows below it.
///
/// An outline is a tree of nodes. Only items that were expanded have a node, and so does the root. A node stores the
/// nodes of its children in order, with the number of rows that lie below the expanded ones before each. So a row is
/// found by its number, and a number by the path of its row, with one binary search for each level. The items in
/// between are neither created nor counted: a million expanded rows cost as much as a hundred.
///
/// Expanding or collapsing a node adds up the rows of its ancestors' nodes again, one number for each node beside them.
@MainActor
final class OutlineNode {
    /// What is known about the children.
    enum State {
        case loaded(OutlineItems)
        case loading
        case failed(any Error)
    }

    let path: OutlinePath
    let children: OutlineChildren
    private(set) weak var parent: OutlineNode?
    /// Called on the root after the rows below a node have changed.
    var onChange: (@MainActor () -> Void)?

    var state: State
    private(set) var isExpanded = false
    /// The children that have a node, ordered by their indices.
    private(set) var nodes: [OutlineChildNode] = []
    /// The number of rows below the expanded nodes before each node, followed by their total. `nil` after a change.
    private var rowsBefore: [Int]?

    /// The task that loads the children.
    var task: Task<Void, Never>?
    /// The number of the load that counts. Another load was replaced.
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

    /// The number of rows below the node, itself not included, while it is expanded. A row that says that the children
    /// are loading or could not be loaded counts too.
    var numberOfRows: Int {
        if case .loaded(let items) = state { items.count + (sums.last ?? 0) } else { 1 }
    }

    private var sums: [Int] {
        if let rowsBefore { return rowsBefore }
        var sum = 0
        var sums: [Int] = []
        sums.reserveCapacity(nodes.count + 1)
        for child in nodes {
            sums.append(sum)
            if child.node.isExpanded { sum += child.node.numberOfRows }
        }
        sums.append(sum)
        rowsBefore = sums
        return sums
    }

    /// Counts the rows of this node and of its ancestors again at the next reading.
    func countAgain() {
        var node: OutlineNode? = self
        while let current = node {
            current.rowsBefore = nil
            node = current.parent
        }
    }

    // MARK: - Rows

    /// A row below a node.
    enum RowPlace {
        /// The child of a node at an index.
        case child(of: OutlineNode, at: Int)
        /// The row that tells the state of a node whose children are not loaded.
        case status(of: OutlineNode)
    }

    /// Returns the place of the row with a number, counted from the first row below the node.
    func place(ofRow number: Int) -> RowPlace {
        guard case .loaded = state else { return .status(of: self) }
        let sums = sums
        // The row of the child with a node is at its index plus the rows below the nodes before it.
        let after = nodes.indices.countOfPrefix { nodes[$0].index + sums[$0] <= number }
        guard after > 0 else { return .child(of: self, at: number) }
        let child = nodes[after - 1]
        let row = child.index + sums[after - 1]
        if row == number { return .child(of: self, at: child.index) }
        let rows = sums[after] - sums[after - 1]
        if number - row <= rows { return child.node.place(ofRow: number - row - 1) }
        return .child(of: self, at: number - sums[after])
    }

    /// Returns the number of the row with a path, or `nil` if the outline does not show it.
    ///
    /// - Parameter ids: The rest of the path, from a child of this node on.
    func number(ofRowAt ids: ArraySlice<AnyHashable>) -> Int? {
        guard let id = ids.first else { return nil }
        if id == OutlineStatusRow.id {
            if case .loaded = state { return nil }
            return ids.count == 1 ? 0 : nil
        }
        guard case .loaded(let items) = state, let index = items.index(of: id) else { return nil }
        let before = nodes.countOfPrefix { $0.index < index }
        let row = index + sums[before]
        guard ids.count > 1 else { return row }
        guard before < nodes.count, nodes[before].index == index, nodes[before].node.isExpanded else { return nil }
        return nodes[before].node.number(ofRowAt: ids.dropFirst()).map { row + 1 + $0 }
    }

    func item(at index: Int) -> OutlineItem { items.item(at: index) }

    var numberOfChildren: Int { items.count }

    // MARK: - Nodes

    /// Returns the node of a child, or `nil` if the child was never expanded.
    func node(at index: Int) -> OutlineNode? {
        let position = nodes.countOfPrefix { $0.index < index }
        return position < nodes.count && nodes[position].index == index ? nodes[position].node : nil
    }

    /// Returns the node of a child, and creates it if the child can have children.
    func makeNode(at index: Int) -> OutlineNode? {
        if let node = node(at: index) { return node }
        let item = items.item(at: index)
        guard !item.children.isNone else { return nil }
        let node = OutlineNode(item.children, path: path.child(item.row.id), parent: self)
        nodes.insert(
            OutlineChildNode(index: index, node: node), at: nodes.countOfPrefix { $0.index < index })
        rowsBefore = nil
        return node
    }

    /// Returns the child with an id, or `nil` if it does not exist or is not loaded.
    func item(_ id: AnyHashable) -> OutlineItem? { items.index(of: id).map(items.item(at:)) }

    /// The paths of the expanded items below the node.
    var expandedPaths: [OutlinePath] {
        nodes.flatMap { child in (child.node.isExpanded ? [child.node.path] : []) + child.node.expandedPaths }
    }

    /// Returns the node with a path, or `nil` if there is no such item or it has no children.
    ///
    /// - Parameters:
    ///   - ids: The rest of the path, from a child of this node on.
    ///   - makes: Whether to create nodes that do not exist.
    func node(at ids: ArraySlice<AnyHashable>, makes: Bool) -> OutlineNode? {
        guard let id = ids.first else { return self }
        guard let index = items.index(of: id) else { return nil }
        return (makes ? makeNode(at: index) : node(at: index))?.node(at: ids.dropFirst(), makes: makes)
    }

    // MARK: - Expanding

    /// Expands or collapses the node. Starts to load its children if that is necessary.
    func setExpanded(_ isExpanded: Bool) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        countAgain()
        if isExpanded { loadIfNeeded() }
    }

    /// Expands the node and all items below it whose children are in memory.
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

    /// Replaces the children. Nodes are found again by their ids, so expanded items stay expanded.
    func replace(_ items: OutlineItems) {
        state = .loaded(items)
        nodes = nodes.compactMap { child in
            guard let id = child.node.path.ids.last, let index = items.index(of: id) else { return nil }
            let item = items.item(at: index)
            guard !item.children.isNone else { return nil }
            return OutlineChildNode(index: index, node: child.node.adopting(item.children))
        }
        .sorted { $0.index < $1.index }
        countAgain()
    }

    /// Returns a node for new children of the same item, with the same items expanded.
    private func adopting(_ children: OutlineChildren) -> OutlineNode {
        // Children that were loaded stay until they are loaded again.
        if children.isLazy, self.children.isLazy { return self }
        let node = OutlineNode(children, path: path, parent: parent)
        node.isExpanded = isExpanded
        node.nodes = nodes
        for child in nodes { child.node.parent = node }
        if case .counted(let items) = children.source { node.replace(items) }
        if isExpanded { node.loadIfNeeded() }
        return node
    }
}

/// The node of a child and the index of that child.
struct OutlineChildNode {
    let index: Int
    let node: OutlineNode
}
