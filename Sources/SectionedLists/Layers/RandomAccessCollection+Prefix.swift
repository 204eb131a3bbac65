extension RandomAccessCollection where Index == Int {
    /// Returns the number of elements at the start that satisfy a condition. The elements that satisfy the condition
    /// must precede all other elements. O(log count).
    func countOfPrefix(where holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
    /// Returns the index of an element, or `nil` if the collection does not contain it. The elements must be in
    /// ascending order, and no element may occur twice. O(log count).
    func sortedIndex(of element: Element) -> Int? {
        let index = startIndex + countOfPrefix { $0 < element }
        return index < endIndex && self[index] == element ? index : nil
    }
}
