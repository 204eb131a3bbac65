/// A section that shows the rows of another section sorted by their keys.
final class SortedSection<Key: Comparable>: LayeredSection, ReorderedSection {
    private let key: @MainActor (any Row) -> Key?
    private let descending: Bool

    /// The keys of the rows below.
    private lazy var keys = (0..<numberOfData).map { key(base.row(at: $0)) }
    /// For each row, its index in the section below.
    private lazy var order = sortedRows()
    /// For each row of the section below, its index in this section.
    private lazy var positions = invertedOrder()

    init(_ base: Section, descending: Bool, key: @escaping @MainActor (any Row) -> Key?) {
        self.key = key
        self.descending = descending
        super.init(base)
    }

    private var numberOfData: Int { numberOfRowsBelow - base.trailingRows }

    private func sortedRows() -> [Int] {
        (0..<numberOfData).sorted { left, right in
            switch (keys[left], keys[right]) {
            case (let leftKey?, let rightKey?) where leftKey != rightKey: (leftKey < rightKey) != descending
            case (_?, nil): true
            case (nil, _?): false
            default: left < right
            }
        }
    }

    private func invertedOrder() -> [Int] {
        var positions = [Int](repeating: 0, count: order.count)
        for (position, index) in order.enumerated() { positions[index] = position }
        return positions
    }

    override func source(ofRowAt index: Int) -> Source {
        index < numberOfData ? .below(order[index]) : .below(index)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        index < numberOfData ? positions[index] : index
    }

    func staysInPlace(afterReloading id: AnyHashable) -> Bool {
        guard let index = base.index(ofRow: id) else { return false }
        return index >= numberOfData || keys[index] == key(base.row(at: index))
    }
}

/// A sorted section, regardless of the type of its keys.
@MainActor
protocol ReorderedSection: AnyObject {
    /// Returns whether a reloaded row has the same key as before.
    func staysInPlace(afterReloading id: AnyHashable) -> Bool
}
