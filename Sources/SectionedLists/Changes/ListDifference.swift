/// What turns one array of ids into another: which places go, which come, and which rows change places.
///
/// How it is found:
///
/// 1. What both arrays begin with, and what both end with, stays. Where nothing changed, or something was only added at an
///    end, that is all: each id is compared once and none is hashed.
/// 2. Of the rest, each id of the old array is noted with its place. Each id of the new one is looked up there: one that is
///    not found is an insertion, and an old place that nobody asked for is a deletion.
/// 3. What was found gives a row of old places in the new order. The longest run of it that rises, gaps allowed, stays
///    where it is, and only the others move: no smaller number of moves will do. The run is found by patience sorting,
///    where a place that rises above all before it, as they nearly all do, costs one comparison of two numbers.
///
/// Linear in the two lengths together, but for the rows out of order, which cost a binary search over numbers each.
///
/// An id that an array has more than once is matched the first time only, and its repetitions come and go as rows of
/// their own; the difference is still right. ``repeatedIDs`` names those it met.
public struct ListDifference<ID: Hashable> {
    /// A row that is in both arrays and changes places.
    public struct Move: Hashable {
        /// What moved.
        public let id: ID
        /// Its index in the old array.
        public let from: Int
        /// Its index in the new array.
        public let to: Int
    }

    /// Indices in the old array, rising.
    public private(set) var deletions: [Int] = []
    /// Indices in the new array, rising.
    public private(set) var insertions: [Int] = []
    /// The fewest moves that do, by rising index in the new array.
    public private(set) var moves: [Move] = []
    /// Ids met a second time in one array. What both arrays begin or end with is not searched for them.
    public private(set) var repeatedIDs: Set<ID> = []
    /// How many elements the old array has.
    public let oldCount: Int
    /// How many elements the new array has.
    public let newCount: Int

    /// Compares two arrays of ids.
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
        var places: [ID: Int] = [:]
        places.reserveCapacity(oldRange.count)
        for index in oldRange {
            if places[old[index]] == nil { places[old[index]] = index } else { repeatedIDs.insert(old[index]) }
        }
        var isTaken = [Bool](repeating: false, count: oldRange.count)
        var kept: [Move] = []
        for index in newRange {
            let place = places[new[index]]
            if let place, place != Self.inserted, !isTaken[place - oldRange.lowerBound] {
                isTaken[place - oldRange.lowerBound] = true
                kept.append(Move(id: new[index], from: place, to: index))
            } else {
                if place == nil { places[new[index]] = Self.inserted } else { repeatedIDs.insert(new[index]) }
                insertions.append(index)
            }
        }
        deletions = oldRange.filter { !isTaken[$0 - oldRange.lowerBound] }
        moves = Self.withoutLongestRise(kept)
    }

    /// Stands for the place of what has none in the old array.
    private static var inserted: Int { -1 }

    /// Takes the longest subsequence that rises in the old places out of what is in the order of the new ones.
    private static func withoutLongestRise(_ kept: [Move]) -> [Move] {
        /// For each length, the index of what a rise of that length can end with at the lowest.
        var ends: [Int] = []
        /// What stands before each in the longest rise that ends with it.
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

    /// How many of the ends lie before a place.
    private static func position(of place: Int, in ends: [Int], of kept: [Move]) -> Int {
        guard let last = ends.last, kept[last].from > place else { return ends.count }
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if kept[ends[middle]].from < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ListDifference: Sendable where ID: Sendable {}
extension ListDifference.Move: Sendable where ID: Sendable {}
