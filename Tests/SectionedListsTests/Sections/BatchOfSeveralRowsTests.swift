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

@MainActor
@Suite("What a batch announces and refuses")
struct BatchChangesTests {
    private let model = MutableSectionsModel([
        MutableSection("A", rows: ["a", "b", "c"].map { TextRow($0) }), MutableSection("B", rows: [TextRow("x")]),
        MutableSection("C"),
    ])

    private var rows: [String] {
        model.sections.map { section in
            "\(section.id):" + (0..<section.numberOfRows).map { " \(section.row(at: $0).id)" }.joined()
        }
    }

    /// Carries out a batch and returns its changes.
    private func changes(_ batch: (inout SectionsBatch) -> Void) -> [ListChange] {
        let log = ChangeLog(model)
        let isDone = model.performBatch(batch)
        #expect(isDone)
        return withExtendedLifetime(log) { log.changes }
    }

    @Test("A batch with a contradiction is reported with its number and changes nothing")
    func contradictions() {
        let faults: [(fault: String, change: (inout SectionsBatch) -> Void)] = [
            (
                "there is a row y already in section A",
                { $0.reload(MutableSection("A", rows: [TextRow("y"), TextRow("y")])) }
            ),
            ("A cannot be moved to a position beside itself", { $0.moveSection("A", to: .after("A")) }),
            ("a cannot be moved to a position beside itself", { $0.moveRow("a", inSection: "A", to: .before("a")) }),
            ("there is no section Z", { $0.reloadSection("Z") }),
            ("there is no position 4 among 3", { $0.insert(MutableSection("D"), .at(4)) }),
            ("there is no position -1 among 3", { $0.insert(TextRow("d"), .at(-1), inSection: "A") }),
            ("there is no position 4 among 3", { $0.insert(TextRow("d"), .at(4), inSection: "A") }),
            ("there is no row y in section A", { $0.reloadRow("y", inSection: "A") }),
        ]
        let before = rows
        for (fault, change) in faults {
            let log = ChangeLog(model)
            let reports = programmingErrors {
                model.performBatch { batch in
                    batch.deleteRow("b", inSection: "A")
                    batch.insert(TextRow("b"), .at(1), inSection: "A")
                    change(&batch)
                }
            }
            #expect(reports == ["A batch was not carried out: \(fault) (change 3 of 3)"])
            #expect(rows == before && log.changes.isEmpty)
        }
    }

    @Test("The position behind the last row or section is valid")
    func lastPositions() {
        model.performBatch { batch in
            batch.insert(TextRow("d"), .at(3), inSection: "A")
            batch.insert(MutableSection("D"), .at(3))
            batch.moveRow("a", inSection: "A", to: .at(3))
            batch.moveSection("B", to: .at(3))
        }
        #expect(rows == ["A: b c d a", "C:", "D:", "B: x"])
    }

    @Test("A row or section that is moved to where it is announces nothing")
    func movesNowhere() {
        #expect(changes { $0.moveSection("B", to: .after("A")) }.isEmpty)
        #expect(changes { $0.moveRow("b", inSection: "A", to: .at(1)) }.isEmpty)
        #expect(changes { $0.moveSection("B", to: .end) } == [ListChange(hasOtherSections: true)])
    }

    @Test("A row that is moved into another section and deleted there has not moved")
    func movedAndDeleted() {
        let changes = changes { batch in
            batch.moveRow("a", inSection: "A", to: .end, ofSection: "B")
            batch.deleteRow("a", inSection: "B")
            batch.moveRow("b", inSection: "A", to: .end, ofSection: "B")
            batch.moveRow("b", inSection: "B", to: .end, ofSection: "C")
            batch.moveRow("c", inSection: "A", to: .end, ofSection: "B")
            batch.moveRow("c", inSection: "B", to: .end, ofSection: "A")
        }
        #expect(
            changes.map(\.movedRows) == [[RowIdentity(section: "A", row: "b"): RowIdentity(section: "C", row: "b")]])
        #expect(rows == ["A: c", "B: x", "C: b"])
    }

    @Test("A section that takes the id of a deleted one has other rows")
    func replacedByDeletion() {
        let changes = changes { batch in
            batch.deleteSection("A")
            batch.insert(MutableSection("A", rows: [TextRow("y")]), .start)
        }
        #expect(changes == [ListChange(hasOtherSections: true, sectionsWithOtherRows: ["A"])])
        #expect(rows[0] == "A: y")
    }

    @Test("A row of a section of any type can be reloaded, but not changed")
    func fixedSection() {
        let model = MutableSectionsModel([Section("F", count: 1) { _ in TextRow("f") }, MutableSection("A")])
        let log = ChangeLog(model)
        #expect(model.performBatch { $0.reloadRow("f", inSection: "F") })
        #expect(log.take() == [ListChange(reloadedRows: [RowIdentity(section: "F", row: "f")])])
        let reports = programmingErrors { model.performBatch { $0.insert(TextRow("g"), inSection: "F") } }
        #expect(reports.count == 1 && reports[0].contains("the rows of section F cannot be changed"))
        #expect(model.rows(of: TextRow.self).isEmpty)
    }

    @Test("A row that moved goes back as near to its old place as the rows before it allow")
    func returnsRow() {
        let stack = UndoStack(of: SectionsViewController())
        stack.perform("Up", on: model) { $0.moveRow("c", inSection: "A", to: .start) }
        model.performBatch { batch in
            for row in ["a", "b"] { batch.deleteRow(row, inSection: "A") }
        }
        stack.undo()
        #expect(rows[0] == "A: c" && stack.redoName == "Up")
    }

    @Test("A row that moved to another section goes back to the end of the rows that are left there")
    func returnsRowAcross() {
        let stack = UndoStack(of: SectionsViewController())
        stack.perform("Away", on: model) { $0.moveRow("c", inSection: "A", to: .start, ofSection: "B") }
        model.performBatch { $0.deleteRow("b", inSection: "A") }
        stack.undo()
        #expect(rows[0...1] == ["A: a c", "B: x"])
    }

    @Test("A section that moved goes back as near to its old place as the sections before it allow")
    func returnsSection() {
        let stack = UndoStack(of: SectionsViewController())
        stack.perform("Up", on: model) { $0.moveSection("C", to: .start) }
        model.performBatch { batch in
            for section in ["A", "B"] { batch.deleteSection(section) }
        }
        stack.undo()
        #expect(rows == ["C:"] && stack.redoName == "Up")
    }

    @Test("Undoing the reload of a row or a section announces it again")
    func undoesReloads() {
        let stack = UndoStack(of: SectionsViewController())
        stack.perform("Reload", on: model) { $0.reloadSection("A") }
        stack.perform("Reload", on: model) { $0.reloadRow("a", inSection: "A") }
        let log = ChangeLog(model)
        stack.undo()
        #expect(log.take() == [ListChange(reloadedRows: [RowIdentity(section: "A", row: "a")])])
        stack.undo()
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
    }
}
