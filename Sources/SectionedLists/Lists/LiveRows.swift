/// The rows that have a cell now, in their order in the list.
///
/// There are no more than a window or two of them, and they are asked for many times in each drawing: a sorted array is
/// found through faster than a dictionary, and kept in order by adding at its ends.
struct LiveRows {
    private var entries: [(item: ListItem, live: LiveRow)] = []

    var count: Int { entries.count }

    subscript(item: ListItem) -> LiveRow? {
        let index = position(of: item)
        guard index < entries.count, entries[index].item == item else { return nil }
        return entries[index].live
    }

    /// Adds a row that is not there yet.
    mutating func insert(_ live: LiveRow, at item: ListItem) {
        entries.insert((item, live), at: position(of: item))
    }

    /// Removes the rows of items that are not among some, and hands each to a function.
    mutating func removeAll(except isKept: (ListItem) -> Bool, _ retire: (LiveRow) -> Void) {
        guard !entries.allSatisfy({ isKept($0.item) }) else { return }
        for entry in entries where !isKept(entry.item) { retire(entry.live) }
        entries.removeAll { !isKept($0.item) }
    }

    /// The first place whose item does not come before another.
    private func position(of item: ListItem) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].item < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
