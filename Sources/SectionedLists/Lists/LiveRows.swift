/// The rows that have a cell now, in their order in the list.
///
/// There are no more than a window or two of them, and they are asked for many times in each drawing: a sorted array is
/// found through faster than a dictionary, and kept in order by adding at its ends.
struct LiveRows {
    private var items: [ListItem] = []
    /// Row by row what belongs to ``items``.
    private var rows: [LiveRow] = []

    var count: Int { items.count }

    subscript(item: ListItem) -> LiveRow? {
        let index = position(of: item)
        guard index < items.count, items[index] == item else { return nil }
        return rows[index]
    }

    /// Adds a row that is not there yet.
    mutating func insert(_ live: LiveRow, at item: ListItem) {
        let index = position(of: item)
        items.insert(item, at: index)
        rows.insert(live, at: index)
    }

    /// Removes the rows of items that are not among some, and hands each to a function.
    mutating func removeAll(except isKept: (ListItem) -> Bool, _ retire: (LiveRow) -> Void) {
        guard !items.allSatisfy(isKept) else { return }
        for index in items.indices where !isKept(items[index]) { retire(rows[index]) }
        rows = zip(items, rows).filter { isKept($0.0) }.map(\.1)
        items.removeAll { !isKept($0) }
    }

    /// Gives each row another item, or hands it to a function where it gets none.
    mutating func move(to newItem: (ListItem, LiveRow) -> ListItem?, _ retire: (ListItem, LiveRow) -> Void) {
        var moved: [(item: ListItem, row: LiveRow)] = []
        for (item, row) in zip(items, rows) {
            if let newItem = newItem(item, row) { moved.append((newItem, row)) } else { retire(item, row) }
        }
        moved.sort { $0.item < $1.item }
        items = moved.map(\.item)
        rows = moved.map(\.row)
    }

    /// The first place whose item does not come before another.
    private func position(of item: ListItem) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle] < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
