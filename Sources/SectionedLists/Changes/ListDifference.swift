/// The deletions, insertions and moves that turn one array of ids into another.
///
/// The algorithm:
///
/// 1. The common prefix and the common suffix do not change. If nothing changed, or if elements were only added at an
///    end, the algorithm ends here: it compared each id once and hashed none.
/// 2. For the rest, a dictionary maps each old id to its index. Each new id is looked up. An id that is not found is an
///    insertion. An old index that no new id finds is a deletion.
/// 3. The found ids form a sequence of old indices in the new order. The elements of the longest increasing subsequence
///    stay, and all others move. This is the minimum number of moves. Patience sorting finds the subsequence. In the
///    common case, an index is greater than all indices before it, which costs one comparison.
///
/// O(old count + new count), plus a binary search for each element that is out of order.
///
/// Only the first occurrence of an id in an array is matched. Its repetitions become deletions and insertions, so the
/// difference is still correct. ``repeatedIDs`` contains the repeated ids that were found.
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

    /// The deleted indices of the old array, in ascending order.
    public private(set) var deletions: [Int] = []
    /// The inserted indices of the new array, in ascending order.
    public private(set) var insertions: [Int] = []
    /// The minimal moves, in ascending order of the new index.
    public private(set) var moves: [Move] = []
    /// The ids that occur more than once in an array. Repetitions inside the common prefix and suffix are not found.
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

    private static func commonStart(_ old: [ID], _ new: [ID]) -> Int {
        let limit = min(old.count, new.count)
        return (0..<limit).first { old[$0] != new[$0] } ?? limit
    }

    private static func commonEnd(_ old: [ID], _ new: [ID], after start: Int) -> Int {
        let limit = min(old.count, new.count) - start
        return (0..<limit).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? limit
    }

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

    /// The value in place of an old index for an id that is only in the new array.
    private static var inserted: Int { -1 }

    /// Removes the longest subsequence with increasing old indices from the kept elements. The rest has to move.
    private static func withoutLongestRise(_ kept: [Move]) -> [Move] {
        /// The end of the best increasing subsequence of each length: the element with the lowest old index.
        var ends: [Int] = []
        /// The element before each element in the longest increasing subsequence that ends with it. -1 means none.
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

    /// Returns the number of ends whose old index is less than an index.
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
