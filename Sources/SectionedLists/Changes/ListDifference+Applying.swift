extension ListDifference {
    /// Applies the deletions, insertions and moves of this difference to an array of elements, one for each old id.
    /// Returns the new array.
    ///
    /// - Parameters:
    ///   - old: The old elements, in the order of the old ids.
    ///   - element: Returns the element to insert at an index of the new array. It is called once for each of the
    ///     ``insertions``, in ascending order.
    /// - Returns: One element for each new id, or `nil` if the number of elements in `old` is not ``oldCount``.
    /// - Throws: The error of `element`.
    ///
    /// O(old count + new count).
    public func applied<Element>(to old: [Element], inserting element: (Int) throws -> Element) rethrows -> [Element]? {
        guard old.count == oldCount else { return nil }
        var hasLeft = [Bool](repeating: false, count: old.count)
        for index in deletions { hasLeft[index] = true }
        for move in moves { hasLeft[move.from] = true }
        var staying = old.indices.lazy.filter { !hasLeft[$0] }.makeIterator()
        var insertions = insertions[...]
        var moves = moves[...]
        var new: [Element] = []
        new.reserveCapacity(newCount)
        while new.count < newCount {
            if insertions.first == new.count {
                insertions.removeFirst()
                new.append(try element(new.count))
            } else if let move = moves.first, move.to == new.count {
                moves.removeFirst()
                new.append(old[move.from])
            } else if let index = staying.next() {
                new.append(old[index])
            } else {
                return nil
            }
        }
        return new
    }
}
