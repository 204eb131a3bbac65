import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Batches of data")
struct BatchErrorTests {
    private let model = MutableSectionsModel([
        MutableSection("A", rows: ["1", "2", "3"].map { TextRow($0) }), MutableSection("B"),
    ])

    private var content: [String] {
        model.sections.map { section in
            "\(section.id):" + (0..<section.numberOfRows).map { "\(section.row(at: $0).id)" }.joined()
        }
    }

    @Test("An impossible batch throws what is impossible, and changes nothing")
    func throwsErrors() {
        var thrown: SectionsBatchError?
        let reports = programmingErrors {
            do throws(SectionsBatchError) {
                try model.apply {
                    $0.deleteRow("1", inSection: "A")
                    $0.insert(TextRow("3"), inSection: "A")
                }
            } catch {
                thrown = error
            }
        }
        #expect(reports == [])
        #expect(thrown?.reason == .duplicateRow && thrown?.change == 1)
        #expect(thrown?.description == "there is a row 3 already in section A (change 2 of 2)")
        #expect(content == ["A:123", "B:"])
    }

    @Test("apply returns what has changed")
    func returnsChange() throws {
        let change = try model.apply { $0.moveRow("1", inSection: "A", to: .end, ofSection: "B") }
        #expect(change.movedRows == [RowIdentity(section: "A", row: "1"): RowIdentity(section: "B", row: "1")])
        #expect(change.sectionsWithOtherRows == ["A", "B"])
        #expect(try model.apply { _ in }.isEmpty)
    }

    @Test("A batch of an undo stack throws, too, and is undoable")
    func undo() throws {
        let undo = UndoStack(of: SectionsViewController())
        #expect(throws: SectionsBatchError.self) {
            try undo.apply("Nothing", to: model) { $0.deleteSection("Z") }
        }
        #expect(undo.undoName == nil)
        try undo.apply("Ensured", to: model) {
            $0.ensureSection(MutableSection("A"))
            $0.ensureSection(MutableSection("C", rows: [TextRow("c")]), .start)
            $0.moveRow("c", inSection: "C", to: .start, ofSection: "A")
        }
        #expect(content == ["C:", "A:c123", "B:"])
        undo.undo()
        #expect(content == ["A:123", "B:"])
        undo.redo()
        #expect(content == ["C:", "A:c123", "B:"])
    }

    @Test("A batch knows which sections and rows there are after its changes")
    func asks() {
        var answers: [Bool] = []
        model.performBatch { batch in
            answers.append(batch.hasRow("1", inSection: "A"))
            batch.deleteRow("1", inSection: "A")
            answers.append(!batch.hasRow("1", inSection: "A"))
            batch.insertOrReload(TextRow("9"), inSection: "B")
            answers.append(batch.hasRow("9", inSection: "B"))
            batch.moveRow("9", inSection: "B", to: .end, ofSection: "A")
            answers.append(batch.hasRow("9", inSection: "A") && !batch.hasRow("9", inSection: "B"))
            batch.deleteSection("B")
            answers.append(!batch.hasSection("B") && !batch.hasRow("9", inSection: "B"))
            batch.ensureSection(MutableSection("B", rows: [TextRow("b")]))
            answers.append(batch.hasSection("B") && batch.hasRow("b", inSection: "B"))
            answers.append(!batch.hasSection("Z") && batch.count == 5)
        }
        #expect(answers == Array(repeating: true, count: 7))
        #expect(content == ["A:239", "B:b"])
    }

    @Test("A programming error names the line of the caller")
    func namesCaller() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = MutableSectionsModel().performBatch { $0.deleteRow("a", inSection: "A") } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("BatchErrorTests.swift"), "\(text.prefix(300))")
    }

    // MARK: - The selection of moved rows

    @Test("The selection stays at its place if a row moves without it", arguments: [false, true])
    func staysSelected(isCollapsed: Bool) {
        let list = SectionsViewController()
        list.allowsMultipleSelection = true
        list.model = isCollapsed ? CollapseLayer(over: model) { $0.hasID("B") } : model
        let screen = Harness(list, columns: 30, rows: 10)
        list.select(ListIndexPath(section: 0, row: 1))
        list.setMarked(true, RowIdentity(section: "A", row: "2"))
        model.performBatch { $0.moveRow("2", inSection: "A", to: .end, ofSection: "B", selection: .stays) }
        #expect(list.selectedIdentity == RowIdentity(section: "A", row: "3"))
        #expect(list.markedRows.contains(RowIdentity(section: "B", row: "2")))
        #expect(screen.text.contains("▌ 3"))
        model.performBatch { $0.moveRow("3", inSection: "A", to: .start, selection: .stays) }
        #expect(list.selectedIdentity == RowIdentity(section: "A", row: "1"))
        model.performBatch { $0.moveRow("1", inSection: "A", to: .end, ofSection: "B") }
        #expect(list.selectedIdentity == RowIdentity(section: "B", row: "1") || isCollapsed)
    }

    @Test("Two changes keep the old identities of rows that moved without the selection")
    func union() {
        let first = ListChange(movedRows: [RowIdentity(section: "A", row: 1): RowIdentity(section: "B", row: 1)])
        var second = ListChange()
        second.rowsMovedWithoutSelection = [RowIdentity(section: "B", row: 1), RowIdentity(section: "B", row: 2)]
        #expect(
            first.union(second).rowsMovedWithoutSelection == [
                RowIdentity(section: "A", row: 1), RowIdentity(section: "B", row: 2),
            ])
    }
}
