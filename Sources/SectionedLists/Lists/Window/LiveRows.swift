/// The live rows of a list, in the order of the list. There are usually no more than fit in two windows, and each
/// drawing looks them up many times. So a sorted array is faster than a dictionary.
struct LiveRows {
    private var items: [ListItem] = []
    /// The live row of each item in ``items``.
    private var rows: [LiveRow] = []

    var count: Int { items.count }

    /// The index of the item that was found last. The next lookup is usually for the item that follows.
    private var lastFound = 0

    subscript(item: ListItem) -> LiveRow? {
        mutating get {
            let next = lastFound + 1
            let index = next < items.count && items[next] == item ? next : position(of: item)
            guard index < items.count, items[index] == item else { return nil }
            lastFound = index
            return rows[index]
        }
    }

    /// Adds a row for an item that has no row yet.
    mutating func insert(_ live: LiveRow, at item: ListItem) {
        let index = position(of: item)
        items.insert(item, at: index)
        rows.insert(live, at: index)
    }

    /// Removes the rows whose items do not satisfy a condition. Calls a function with each removed row.
    mutating func removeAll(except isKept: (ListItem) -> Bool, _ retire: (LiveRow) -> Void) {
        guard !items.allSatisfy(isKept) else { return }
        for index in items.indices where !isKept(items[index]) { retire(rows[index]) }
        rows = zip(items, rows).filter { isKept($0.0) }.map(\.1)
        items.removeAll { !isKept($0) }
    }

    /// Gives each row its new item. If there is no new item for a row, removes the row and calls a function with the
    /// old item and the row.
    mutating func move(to newItem: (ListItem, LiveRow) -> ListItem?, _ retire: (ListItem, LiveRow) -> Void) {
        var moved: [(item: ListItem, row: LiveRow)] = []
        for (item, row) in zip(items, rows) {
            if let newItem = newItem(item, row) { moved.append((newItem, row)) } else { retire(item, row) }
        }
        moved.sort { $0.item < $1.item }
        items = moved.map(\.item)
        rows = moved.map(\.row)
    }

    /// Returns the index of the first stored item that is equal to `item` or comes after it. If there is no such item,
    /// returns the number of stored items.
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
