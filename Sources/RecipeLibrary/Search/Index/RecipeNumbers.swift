/// A set of recipe numbers. It has one bit for each number below a limit, so a million recipes need 125 KB.
///
/// `BitSet` of swift-collections grows with its largest member, and each union creates a new set. Here, all sets of a
/// search have the same limit and are combined in place.
struct RecipeNumbers: Hashable, Sendable {
    private var bits: [UInt64]

    /// Creates an empty set for numbers below a limit.
    init(below limit: Int) { bits = [UInt64](repeating: 0, count: (limit + 63) / 64) }

    /// Inserts a number. A number for which the set has no bit is ignored.
    mutating func insert(_ number: Int) {
        guard number >= 0, number >> 6 < bits.count else { return }
        bits[number >> 6] |= 1 << UInt64(number & 63)
    }

    mutating func insert(_ range: Range<Int>) {
        var number = range.lowerBound
        while number < range.upperBound {
            // All 64 bits of an element are set at once.
            if number & 63 == 0, number + 64 <= range.upperBound, number >> 6 < bits.count {
                bits[number >> 6] = .max
                number += 64
            } else {
                insert(number)
                number += 1
            }
        }
    }

    func contains(_ number: Int) -> Bool {
        number >= 0 && number >> 6 < bits.count && bits[number >> 6] & 1 << UInt64(number & 63) != 0
    }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

    mutating func formUnion(_ other: RecipeNumbers) { combine(other) { $0 | $1 } }

    mutating func formIntersection(_ other: RecipeNumbers) { combine(other) { $0 & $1 } }

    mutating func subtract(_ other: RecipeNumbers) { combine(other) { $0 & ~$1 } }

    private mutating func combine(_ other: RecipeNumbers, _ operation: (UInt64, UInt64) -> UInt64) {
        for index in bits.indices {
            bits[index] = operation(bits[index], index < other.bits.count ? other.bits[index] : 0)
        }
    }

    /// Returns the smallest numbers of the set in ascending order, at most `limit` of them.
    func first(_ limit: Int) -> [Int] {
        var numbers: [Int] = []
        for (index, word) in bits.enumerated() where word != 0 {
            var left = word
            while left != 0 {
                guard numbers.count < limit else { return numbers }
                numbers.append(index << 6 + left.trailingZeroBitCount)
                left &= left - 1
            }
        }
        return numbers
    }
}
