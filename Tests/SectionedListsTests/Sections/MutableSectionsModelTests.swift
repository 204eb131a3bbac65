import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A model that changes by identity")
struct MutableSectionsModelTests {
    private let watcher = ModelWatcher()

    /// Returns the model of a text: `A:12 B:3` is section A with rows 1 and 2, then section B with row 3.
    private func model(_ text: String) -> MutableSectionsModel {
        let model = MutableSectionsModel(sections(text))
        model.observer = watcher
        return model
    }

    private func sections(_ text: String) -> [Section] {
        text.split(separator: " ").map { part in
            MutableSection(String(part.prefix(1)), rows: part.dropFirst(2).map { TextRow(String($0)) })
        }
    }

    private func text(_ model: MutableSectionsModel) -> String {
        model.sections.map { section in
            "\(section.id):" + (0..<section.numberOfRows).map { "\(section.row(at: $0).id)" }.joined()
        }.joined(separator: " ")
    }

    private func row(_ text: String) -> TextRow { TextRow(text) }

    private func identity(_ section: String, _ row: String) -> RowIdentity { RowIdentity(section: section, row: row) }

    @Test("A batch inserts rows at the start and the end, before and after others, and at an index")
    func insertsRows() {
        let model = model("A:12")
        model.performBatch { batch in
            batch.insert(row("s"), .start, inSection: "A")
            batch.insert(row("e"), inSection: "A")
            batch.insert(row("b"), .before("2"), inSection: "A")
            batch.insert(row("a"), .after("b"), inSection: "A")
            batch.insert(row("i"), .at(1), inSection: "A")
        }
        #expect(text(model) == "A:si1ba2e")
        #expect(watcher.changes == [ListChange(sectionsWithOtherRows: ["A"])])
    }

    @Test("A batch deletes, moves and reloads rows and notifies once")
    func changesRows() {
        let model = model("A:123 B:4")
        model.performBatch { batch in
            batch.deleteRow("2", inSection: "A")
            batch.moveRow("3", inSection: "A", to: .start)
            batch.reloadRow("4", inSection: "B")
        }
        #expect(text(model) == "A:31 B:4")
        #expect(watcher.changes == [ListChange(sectionsWithOtherRows: ["A"], reloadedRows: [identity("B", "4")])])
    }

    @Test("A batch moves a row to another section and reports both identities")
    func movesAcross() {
        let model = model("A:12 B:3 C:")
        model.performBatch { batch in
            batch.moveRow("1", inSection: "A", to: .before("3"), ofSection: "B")
            batch.moveRow("1", inSection: "B", to: .end, ofSection: "C")
            batch.moveRow("2", inSection: "A", to: .end, ofSection: "B")
            batch.moveRow("2", inSection: "B", to: .end, ofSection: "A")
        }
        #expect(text(model) == "A:2 B:3 C:1")
        let change = ListChange(
            sectionsWithOtherRows: ["A", "B", "C"], movedRows: [identity("A", "1"): identity("C", "1")])
        #expect(watcher.changes == [change])
    }

    @Test("A batch replaces a row by one with the same id")
    func replacesRow() {
        let model = model("A:12")
        model.performBatch { $0.reload(TextRow("two", id: "2"), inSection: "A") }
        #expect((model.section(at: 0).row(at: 1) as? TextRow)?.text == "two")
        #expect(watcher.changes == [ListChange(reloadedRows: [identity("A", "2")])])
    }

    @Test("A row that a batch reloads and then moves to another section is reloaded there")
    func reloadsMovedRow() {
        let model = model("A:12 B:3")
        model.performBatch { batch in
            batch.reloadRow("2", inSection: "A")
            batch.moveRow("2", inSection: "A", to: .end, ofSection: "B")
        }
        #expect(watcher.changes.last?.reloadedRows == [identity("B", "2")])
    }

    @Test("A batch inserts, deletes, moves and replaces sections")
    func changesSections() {
        let model = model("A:1 B:2 C:3")
        model.performBatch { batch in
            for section in sections("D:4") { batch.insert(section, .after("A")) }
            batch.deleteSection("B")
            batch.moveSection("C", to: .start)
            for section in sections("A:98") { batch.reload(section) }
            batch.insert(row("5"), inSection: "D")
        }
        #expect(text(model) == "C:3 A:98 D:45")
        #expect(watcher.changes == [ListChange(hasOtherSections: true, sectionsWithOtherRows: ["A", "D"])])
        #expect(model.index(ofSection: "D") == 2)
    }

    @Test("A change does not contain what a batch changed and then deleted")
    func forgetsDeleted() {
        let model = model("A:1 B:2")
        model.performBatch { batch in
            batch.reloadRow("1", inSection: "A")
            batch.moveRow("1", inSection: "A", to: .end, ofSection: "B")
            batch.deleteSection("B")
        }
        #expect(watcher.changes == [ListChange(hasOtherSections: true, sectionsWithOtherRows: ["A"])])
    }

    @Test("A batch without changes does not notify")
    func emptyBatch() {
        let model = model("A:12")
        model.performBatch { _ in }
        model.performBatch { $0.moveRow("2", inSection: "A", to: .end) }
        #expect(watcher.changes.isEmpty)
    }

    @Test(
        "A batch that contradicts itself is refused and reported, and the model does not change",
        arguments: Contradiction.all)
    func refuses(contradiction: Contradiction) {
        let model = model("A:12 B:23")
        let reports = programmingErrors {
            let isDone = model.performBatch { batch in
                batch.insert(row("x"), .start, inSection: "A")
                batch.deleteRow("2", inSection: "A")
                batch.moveSection("B", to: .start)
                contradiction.make(&batch)
            }
            #expect(!isDone)
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains(contradiction.fault) == true, "\(reports)")
        #expect(text(model) == "A:12 B:23")
        #expect(watcher.changes.isEmpty)
        #expect(model.section(at: 0).index(ofRow: "2") == 1)
    }

    @Test("Random batches have the same result as the same changes of plain arrays", arguments: UInt64(1)...20)
    func randomBatches(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var expected = (0..<2_000).map(String.init)
        let section = MutableSection("A", rows: expected.map { TextRow($0) })
        let model = MutableSectionsModel([section])
        for step in 0..<800 {
            let index = Int.random(in: 0..<expected.count, using: &random)
            let other = Int.random(in: 0..<expected.count, using: &random)
            model.performBatch { batch in
                switch step % 4 {
                case 0:
                    batch.deleteRow(expected.remove(at: index), inSection: "A")
                case 1:
                    let id = expected.remove(at: index)
                    expected.insert(id, at: other)
                    batch.moveRow(id, inSection: "A", to: .at(other))
                default:
                    batch.insert(TextRow("new\(step)"), .after(expected[index]), inSection: "A")
                    expected.insert("new\(step)", at: index + 1)
                }
            }
        }
        #expect(section.rows.map(\.id) == expected.map { AnyHashable($0) })
        #expect(expected.indices.allSatisfy { section.index(ofRow: expected[$0]) == $0 })
    }
}
