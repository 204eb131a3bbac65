extension RandomAccessCollection where Index == Int {
    /// Returns the number of elements in the prefix that satisfies a condition. The condition must be false for every
    /// element after the prefix. O(log count).
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
