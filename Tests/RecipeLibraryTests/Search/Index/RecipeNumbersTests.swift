import TestSupport
import Testing

@testable import RecipeLibrary

@Suite("Sets of the numbers of recipes")
struct RecipeNumbersTests {
    @Test("A set has the numbers that were inserted, up to its limit", arguments: [0, 1, 63, 64, 65, 128, 200])
    func inserts(limit: Int) {
        var numbers = RecipeNumbers(below: limit)
        #expect(numbers.isEmpty && numbers.count == 0 && numbers.first(5) == [])
        for number in [-1, 0, 62, 63, 64, 127, 128, 199] where number < limit { numbers.insert(number) }
        let expected = [0, 62, 63, 64, 127, 128, 199].filter { $0 < limit }
        #expect(numbers.first(100) == expected && numbers.count == expected.count)
        #expect(numbers.first(2) == Array(expected.prefix(2)) && numbers.first(0) == [])
        #expect(!numbers.contains(-1) && !numbers.contains(1) && !numbers.contains(10_000))
        #expect(expected.allSatisfy(numbers.contains))
        #expect(numbers.isEmpty == expected.isEmpty)
    }

    @Test("A range inserts all of its numbers and no others")
    func ranges() {
        for (lower, upper) in [
            (0, 64), (1, 64), (0, 63), (5, 5), (60, 70), (0, 128), (63, 129), (64, 192), (100, 200), (190, 260),
        ] {
            var numbers = RecipeNumbers(below: 200)
            numbers.insert(lower..<upper)
            // The last word has room for 256 numbers.
            #expect(numbers.first(1000) == Array(lower..<min(upper, 256)), "\(lower)..<\(upper)")
        }
    }

    @Test("Sets are united, intersected and subtracted")
    func combines() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let first = Set((0..<40).map { _ in Int.random(in: 0..<200, using: &random) })
            let second = Set((0..<40).map { _ in Int.random(in: 0..<200, using: &random) })
            func numbers(_ set: Set<Int>) -> RecipeNumbers {
                var numbers = RecipeNumbers(below: 200)
                for number in set { numbers.insert(number) }
                return numbers
            }
            var (union, common, rest) = (numbers(first), numbers(first), numbers(first))
            union.formUnion(numbers(second))
            common.formIntersection(numbers(second))
            rest.subtract(numbers(second))
            #expect(union.first(500) == first.union(second).sorted())
            #expect(common.first(500) == first.intersection(second).sorted())
            #expect(rest.first(500) == first.subtracting(second).sorted())
        }
    }
}
