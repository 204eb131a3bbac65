import Testing

@testable import SectionedLists

@MainActor
@Suite("Batches of several rows")
struct BatchOfSeveralRowsTests {
    private let model = MutableSectionsModel([
        MutableSection("A", rows: [TextRow("1"), TextRow("2")]), MutableSection("B"),
    ])

    private var ids: [[String]] {
        model.sections.map { section in (0..<section.numberOfRows).map { "\(section.row(at: $0).id)" } }
    }

    private let new = ["x", "y", "z"].map { TextRow($0) }

    @Test(
        "Rows are inserted together in their order, at any position",
        arguments: [
            (0, "x y z 1 2"), (1, "1 2 x y z"), (2, "1 x y z 2"), (3, "1 x y z 2"), (4, "1 x y z 2"),
        ])
    func insert(position: Int, expected: String) {
        let positions: [ListPosition] = [.start, .end, .before("2"), .after("1"), .at(1)]
        model.performBatch { $0.insert(contentsOf: new, positions[position], inSection: "A") }
        #expect(ids[0].joined(separator: " ") == expected)
        model.performBatch { $0.insert(contentsOf: [], inSection: "A") }
        #expect(ids[0].count == 5)
    }

    @Test("Rows of several sections are deleted together")
    func delete() {
        model.performBatch { $0.insert(contentsOf: new, inSection: "B") }
        model.performBatch {
            $0.deleteRows([RowIdentity(section: "A", row: "1"), RowIdentity(section: "B", row: "y")])
        }
        #expect(ids == [["2"], ["x", "z"]])
        #expect(model.rows(of: TextRow.self).map(\.text) == ["2", "x", "z"])
    }

    @Test("A row is inserted if it is new and reloaded if not, and both can be undone")
    func insertOrReload() {
        let undo = UndoStack(of: SectionsViewController())
        let watcher = ModelWatcher()
        model.observer = watcher
        undo.perform("Put", on: model) { batch in
            batch.insertOrReload(TextRow("one", id: "1"), inSection: "A")
            batch.insertOrReload(TextRow("3"), inSection: "A")
            batch.insertOrReload(TextRow("three", id: "3"), inSection: "A")
        }
        #expect(model.rows(of: TextRow.self).map(\.text) == ["one", "2", "three"])
        #expect(watcher.changes.last?.reloadedRows.contains(RowIdentity(section: "A", row: "1")) == true)
        undo.undo()
        #expect(model.rows(of: TextRow.self).map(\.text) == ["1", "2"])
        undo.redo()
        #expect(model.rows(of: TextRow.self).map(\.text) == ["one", "2", "three"])
        let reports = programmingErrors {
            model.performBatch { $0.insertOrReload(TextRow("4"), inSection: "C") }
        }
        #expect(reports.count == 1)
    }
}
