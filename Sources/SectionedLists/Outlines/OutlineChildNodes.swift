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
