import TestSupport
import Testing

@testable import SectionedLists

@Suite("The difference of two lists of ids")
struct ListDifferenceTests {
    private func difference(_ old: String, _ new: String) -> ListDifference<Character> {
        ListDifference(from: Array(old), to: Array(new))
    }

    private func applied(_ old: String, _ new: String) -> String? {
        let ids = Array(new)
        return difference(old, new).applied(to: Array(old)) { ids[$0] }.map { String($0) }
    }

    @Test("The difference of equal or empty lists is empty")
    func equal() {
        #expect(difference("", "").isEmpty)
        #expect(difference("abc", "abc").isEmpty)
    }

    @Test("Insertions are indices of the new list")
    func insertions() {
        #expect(difference("", "ab").insertions == [0, 1])
        #expect(difference("ab", "abc").insertions == [2])
        #expect(difference("ab", "xayb").insertions == [0, 2])
        #expect(difference("ab", "xayb").deletions.isEmpty)
    }

    @Test("Deletions are indices of the old list")
    func deletions() {
        #expect(difference("ab", "").deletions == [0, 1])
        #expect(difference("abcd", "bd").deletions == [0, 2])
        #expect(difference("abcd", "bd").moves.isEmpty)
    }

    @Test("A move contains only the moved id, not its neighbors")
    func movesFew() {
        let forward = difference("abcde", "bcdea")
        #expect(forward.moves.map(\.id) == ["a"])
        #expect(forward.moves.first?.from == 0)
        #expect(forward.moves.first?.to == 4)
        #expect(difference("abcde", "eabcd").moves.map(\.id) == ["e"])
        #expect(difference("abcdef", "abedcf").moves.count == 2)
        #expect(difference("abc", "xcab").moves.map(\.id) == ["c"])
    }

    @Test("The difference turns the old list into the new one for random lists", arguments: UInt64(1)...40)
    func leadsFromOldToNew(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let ids = 0..<Int.random(in: 1...60, using: &random)
            let old = Array(ids.shuffled(using: &random).prefix(.random(in: 0...ids.count, using: &random)))
            let new = Array(ids.shuffled(using: &random).prefix(.random(in: 0...ids.count, using: &random)))
            let difference = ListDifference(from: old, to: new)
            #expect(difference.applied(to: old) { new[$0] } == new)
            #expect(difference.repeatedIDs.isEmpty)
            let common = Set(old).intersection(new)
            #expect(difference.insertions.map { new[$0] } == new.filter { !common.contains($0) })
            #expect(difference.deletions.map { old[$0] } == old.filter { !common.contains($0) })
            #expect(difference.moves.allSatisfy { old[$0.from] == $0.id && new[$0.to] == $0.id })
        }
    }

    @Test("The number of moves is minimal for random lists", arguments: UInt64(1)...20)
    func movesLeast(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = Array(0..<7)
        let new = old.shuffled(using: &random)
        let longestRise = (0..<128).filter { mask in
            let chosen = new.indices.filter { mask & (1 << $0) != 0 }.map { new[$0] }
            return chosen == chosen.sorted()
        }.map(\.nonzeroBitCount).max()
        #expect(longestRise.map { 7 - $0 } == ListDifference(from: old, to: new).moves.count)
    }

    @Test("The difference is correct with repeated ids, and reports them", arguments: UInt64(1)...40)
    func repetitions(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let old = (0..<Int.random(in: 0...20, using: &random)).map { _ in Int.random(in: 0...8, using: &random) }
            let new = (0..<Int.random(in: 0...20, using: &random)).map { _ in Int.random(in: 0...8, using: &random) }
            let difference = ListDifference(from: old, to: new)
            #expect(difference.applied(to: old) { new[$0] } == new)
        }
        #expect(difference("aab", "xba").repeatedIDs == ["a"])
        #expect(applied("aab", "xbaa") == "xbaa")
    }

    @Test("An id that is inserted twice is a repeated id")
    func repeatedInsertions() {
        let difference = ListDifference(from: [1, 2, 3], to: [3, 7, 8, 7, 1])
        #expect(difference.repeatedIDs == [7])
        #expect(difference.applied(to: [1, 2, 3]) { [3, 7, 8, 7, 1][$0] } == [3, 7, 8, 7, 1])
    }

    @Test("The difference cannot be applied to a list of another length")
    func otherLength() {
        #expect(difference("abc", "ab").applied(to: [1, 2]) { _ in 0 } == nil)
    }

    @Test("Equal and appended lists are compared without hashing")
    func hashesNothing() {
        let old = (0..<1_000).map(UnhashableID.init)
        #expect(ListDifference(from: old, to: old).isEmpty)
        #expect(ListDifference(from: old, to: old + [UnhashableID(1_001)]).insertions == [1_000])
        #expect(ListDifference(from: old, to: [UnhashableID(-1)] + old).insertions == [0])
        #expect(ListDifference(from: old, to: Array(old.dropFirst(2))).deletions == [0, 1])
    }
}

/// An id that fails the test if it is hashed.
private struct UnhashableID: Hashable {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) {
        Issue.record("\(number) was hashed")
    }
}
