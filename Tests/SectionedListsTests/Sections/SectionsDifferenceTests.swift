import TestSupport
import Testing

@testable import SectionedLists

@Suite("The difference of two lists of sections")
struct SectionsDifferenceTests {
    private typealias SectionIDs = SectionsDifference.SectionIDs

    /// Returns the sections of a text: `A:12 B:3` is section A with rows 1 and 2, then section B with row 3.
    private func sections(_ text: String) -> [SectionIDs] {
        text.split(separator: " ").map { part in
            SectionIDs(id: String(part.prefix(1)), rows: part.dropFirst(2).map { AnyHashable(String($0)) })
        }
    }

    private func difference(_ old: String, _ new: String) -> SectionsDifference {
        SectionsDifference(from: sections(old), to: sections(new))
    }

    private func moves(_ old: String, _ new: String) -> [String] {
        difference(old, new).movesAcross.map { "\($0.from.row): \($0.from.section) to \($0.to.section)" }
    }

    @Test("The difference of equal sections and rows is empty")
    func equal() {
        #expect(difference("", "").isEmpty)
        #expect(difference("A:12 B:3", "A:12 B:3").isEmpty)
    }

    @Test("The difference contains only sections whose rows changed")
    func namesSections() {
        let difference = difference("A:12 B:34 C:5", "A:12 B:43 C:5")
        #expect(Set(difference.rows.keys) == ["B"])
        #expect(difference.rows["B"]?.moves.count == 1)
        #expect(difference.sections.isEmpty)
    }

    @Test("A section with changed rows can be moved")
    func movedSection() {
        let difference = difference("A:12 B:34 C:5", "C:5 A:129 B:34")
        #expect(difference.sections.moves.map(\.id) == ["C"])
        #expect(difference.rows["A"]?.insertions == [2])
    }

    @Test("Rows move between sections, also from deleted and to inserted ones")
    func movesAcross() {
        #expect(moves("A:12 B:34", "A:1 B:324") == ["2: A to B"])
        #expect(moves("A:12 B:34", "B:341") == ["1: A to B"])
        #expect(moves("A:12", "A:1 C:2") == ["2: A to C"])
    }

    @Test("A row that is in two sections is not a moved row")
    func sameRowTwice() {
        #expect(moves("A:1 B:1", "A:1 B:").isEmpty)
        #expect(moves("A:1 B:1", "B:1").isEmpty)
        #expect(moves("A:1", "A:1 B:1").isEmpty)
    }

    @Test("The difference turns the old sections into the new ones for random lists", arguments: UInt64(1)...40)
    func leadsFromOldToNew(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let old = randomSections(using: &random)
            let new = randomSections(using: &random)
            let difference = SectionsDifference(from: old, to: new)
            let result = difference.sections.applied(to: old) { new[$0] }?.enumerated().map { index, section in
                let rows = difference.rows[section.id]?.applied(to: section.rows) { new[index].rows[$0] }
                return SectionIDs(id: section.id, rows: rows ?? section.rows)
            }
            #expect(result == new)
        }
    }

    private func randomSections(using random: inout SeededGenerator) -> [SectionIDs] {
        var rows = (0..<30).shuffled(using: &random)[...]
        let names = ["A", "B", "C", "D", "E"].shuffled(using: &random)
        return names.prefix(.random(in: 0...5, using: &random)).map { name in
            let taken = rows.prefix(.random(in: 0...8, using: &random))
            rows = rows.dropFirst(taken.count)
            return SectionIDs(id: name, rows: taken.map { AnyHashable($0) })
        }
    }
}
