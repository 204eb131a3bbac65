extension RandomAccessCollection where Index == Int {
    /// How many elements at the start a condition holds for, where it holds for none after those. O(log count).
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
