/// The deletions, insertions and moves that turn one array of ids into another.
///
/// The algorithm:
///
/// 1. The common prefix and the common suffix do not change. If one of the arrays has no other elements, the algorithm
///    ends here, without hashing an id. This is so if the arrays are equal, or if one run of neighbouring elements was
///    inserted or deleted.
/// 2. For the rest, a dictionary maps each old id to its index. Each new id is looked up. A new id that is not found is
///    an insertion. An old id that was not found in this way is a deletion.
/// 3. The old indices of the ids that were found, in the order of the new array, form a sequence. The elements of its
///    longest increasing subsequence stay, and all others move. So the number of moves is as small as possible.
///    Example: `A B C D` becomes `D A B C`. The sequence is 3 0 1 2, its longest increasing subsequence is 0 1 2, and
///    only `D` moves. Patience sorting finds the subsequence. In the common case, an index is greater than all indices
///    before it. Such an index costs one comparison.
///
/// O(old count + new count), plus a binary search for each element that is out of order.
///
/// In steps 2 and 3, only the first occurrence of an id in an array is matched. Its repetitions become deletions and
/// insertions, so the difference is still correct. ``repeatedIDs`` contains the repeated ids that were found.
public struct ListDifference<ID: Hashable> {
    /// An element that is in both arrays and moves.
    public struct Move: Hashable {
        /// The id of the element.
        public let id: ID
        /// The index in the old array.
        public let from: Int
        /// The index in the new array.
        public let to: Int
    }

    /// The indices of the deleted elements in the old array, in ascending order.
    public private(set) var deletions: [Int] = []
    /// The indices of the inserted elements in the new array, in ascending order.
    public private(set) var insertions: [Int] = []
    /// The smallest possible set of moves, in ascending order of the new index.
    public private(set) var moves: [Move] = []
    /// The ids that were found more than once in an array. Only steps 2 and 3 of the algorithm find repetitions. So
    /// repetitions in the common prefix and suffix are not found. If the algorithm ends after step 1, the set is empty.
    public private(set) var repeatedIDs: Set<ID> = []
    /// The number of elements in the old array.
    public let oldCount: Int
    /// The number of elements in the new array.
    public let newCount: Int

    /// Creates the difference of two arrays of ids.
    public init(from old: [ID], to new: [ID]) {
        oldCount = old.count
        newCount = new.count
        let start = Self.commonStart(old, new)
        let end = Self.commonEnd(old, new, after: start)
        compare(old, start..<old.count - end, new, start..<new.count - end)
    }

    /// Whether the arrays are equal.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Returns the number of elements in the common prefix.
    private static func commonStart(_ old: [ID], _ new: [ID]) -> Int {
        let limit = min(old.count, new.count)
        return (0..<limit).first { old[$0] != new[$0] } ?? limit
    }

    /// Returns the number of elements in the common suffix. The suffix does not overlap the prefix of `start` elements.
    private static func commonEnd(_ old: [ID], _ new: [ID], after start: Int) -> Int {
        let limit = min(old.count, new.count) - start
        return (0..<limit).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? limit
    }

    /// Compares the ranges of the arrays between the common prefix and the common suffix: steps 2 and 3.
    private mutating func compare(_ old: [ID], _ oldRange: Range<Int>, _ new: [ID], _ newRange: Range<Int>) {
        guard !oldRange.isEmpty else { return insertions = Array(newRange) }
        guard !newRange.isEmpty else { return deletions = Array(oldRange) }
        var oldIndices: [ID: Int] = [:]
        oldIndices.reserveCapacity(oldRange.count)
        for index in oldRange {
            if oldIndices[old[index]] == nil { oldIndices[old[index]] = index } else { repeatedIDs.insert(old[index]) }
        }
        var isTaken = [Bool](repeating: false, count: oldRange.count)
        var kept: [Move] = []
        for index in newRange {
            let oldIndex = oldIndices[new[index]]
            if let oldIndex, oldIndex != Self.inserted, !isTaken[oldIndex - oldRange.lowerBound] {
                isTaken[oldIndex - oldRange.lowerBound] = true
                kept.append(Move(id: new[index], from: oldIndex, to: index))
            } else {
                if oldIndex == nil { oldIndices[new[index]] = Self.inserted } else { repeatedIDs.insert(new[index]) }
                insertions.append(index)
            }
        }
        deletions = oldRange.filter { !isTaken[$0 - oldRange.lowerBound] }
        moves = Self.withoutLongestRise(kept)
    }

    /// The value that the dictionary of old indices contains for an id that is only in the new array.
    private static var inserted: Int { -1 }

    /// Returns the elements that have to move: those outside the longest subsequence with increasing old indices.
    private static func withoutLongestRise(_ kept: [Move]) -> [Move] {
        /// `ends[n]` is the index in `kept` where an increasing subsequence of `n + 1` elements ends. If there are
        /// several such elements, it is the one with the lowest old index.
        var ends: [Int] = []
        /// For each element of `kept`, the index of the element before it in the longest increasing subsequence that
        /// ends with it. -1 means that there is no element before it.
        var previous = [Int](repeating: -1, count: kept.count)
        for index in kept.indices {
            let length = position(of: kept[index].from, in: ends, of: kept)
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        guard ends.count < kept.count, var last = ends.last else { return [] }
        var stays = [Bool](repeating: false, count: kept.count)
        while last >= 0 {
            stays[last] = true
            last = previous[last]
        }
        return kept.indices.lazy.filter { !stays[$0] }.map { kept[$0] }
    }

    /// Returns how many of the elements in `ends` have an old index less than `oldIndex`.
    private static func position(of oldIndex: Int, in ends: [Int], of kept: [Move]) -> Int {
        guard let last = ends.last, kept[last].from > oldIndex else { return ends.count }
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if kept[ends[middle]].from < oldIndex { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ListDifference: Sendable where ID: Sendable {}
extension ListDifference.Move: Sendable where ID: Sendable {}

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
