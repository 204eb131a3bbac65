extension ListDifference {
    /// Brings an array of elements that belong to the old ids into the order of the new ones.
    ///
    /// - Parameters:
    ///   - old: The elements of the old array, one for each id.
    ///   - element: Makes what is inserted at an index of the new array.
    /// - Returns: One element for each new id; `nil` where there are not as many elements as there were old ids.
    ///
    /// Linear in the two lengths together, whatever changed.
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
