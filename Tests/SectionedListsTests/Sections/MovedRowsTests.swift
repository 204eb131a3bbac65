import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Rows that move to another section")
struct MovedRowsTests {
    /// Returns the sections of a text: `A:12 B:3` is section A with rows 1 and 2, then section B with row 3.
    private func sections(_ text: String) -> [Section] {
        text.split(separator: " ").map { part in
            Section(id: String(part.prefix(1)), rows: part.dropFirst(2).map { TextRow(String($0)) })
        }
    }

    private func moves(_ old: String, _ new: String, limit: Int = 100) -> [String] {
        ListChange(from: sections(old), to: sections(new), comparingAtMost: limit).movedRows
            .map { "\($0.row): \($0.section) to \($1.section)" }.sorted()
    }

    @Test("Rows move between sections, also from deleted and to inserted ones")
    func movesAcross() {
        #expect(moves("A:12 B:34", "A:1 B:324") == ["2: A to B"])
        #expect(moves("A:12 B:34", "B:341") == ["1: A to B"])
        #expect(moves("A:12", "A:1 C:2") == ["2: A to C"])
        #expect(moves("A:12 B:34", "A:42 B:31") == ["1: A to B", "4: B to A"])
        #expect(moves("A:123 B:4", "A:321 B:4").isEmpty)
    }

    @Test("A row that is in two sections is not a moved row, and one that came to two moved to the first")
    func sameRowTwice() {
        #expect(moves("A:1 B:1", "A:1 B:").isEmpty)
        #expect(moves("A:1 B:1", "B:1").isEmpty)
        #expect(moves("A:1", "A:1 B:1").isEmpty)
        #expect(moves("A:1 B: C:", "A: B:1 C:1") == ["1: A to B"])
    }

    @Test("Only as many rows are compared as the limit allows")
    func limit() {
        #expect([4, 3, 2].map { moves("A:12", "A:2 B:1", limit: $0) } == [["1: A to B"], [], []])
    }

    @Test("Everything changed if two sections have the same id, before or after the change")
    func sameIDs() {
        let one = [Section("A")]
        let two = [Section("A"), Section("A")]
        #expect(ListChange(from: one, to: two) == .everything && ListChange(from: two, to: one) == .everything)
        #expect(ListChange(from: [], to: []).isEmpty && ListChange(from: [], to: one).hasOtherSections)
    }

    @Test("The moved rows of random lists are those whose section is another one", arguments: UInt64(1)...40)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let (old, new) = (randomSections(using: &random), randomSections(using: &random))
            var expected: [RowIdentity: RowIdentity] = [:]
            for (row, section) in old {
                guard let other = new[row], other != section else { continue }
                expected[RowIdentity(section: section, row: "\(row)")] = RowIdentity(section: other, row: "\(row)")
            }
            let change = ListChange(from: sections(of: old, seed), to: sections(of: new, seed + 1))
            #expect(change.movedRows == expected, "seed \(seed): \(old) to \(new)")
        }
    }

    /// Returns the section of each row.
    private func randomSections(using random: inout SeededGenerator) -> [Int: String] {
        let names = ["A", "B", "C", "D", "E"].shuffled(using: &random).prefix(.random(in: 1...5, using: &random))
        let rows = (0..<30).filter { _ in Bool.random(using: &random) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0, names.randomElement(using: &random) ?? "A") })
    }

    private func sections(of rows: [Int: String], _ seed: UInt64) -> [Section] {
        var random = SeededGenerator(seed: seed)
        return Set(rows.values).sorted().shuffled(using: &random).map { name in
            let own = rows.filter { $0.value == name }.keys.sorted().shuffled(using: &random)
            return Section(id: name, rows: own.map { TextRow("\($0)") })
        }
    }
}
