import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The marks of a list, without a view controller")
struct ListMarkingTests {
    private let parts = ListParts(rows: 10, 3)
    private let marking: ListMarking
    private let mover: ListMover

    init() {
        marking = ListMarking(window: parts.window, selection: parts.selection)
        mover = ListMover(window: parts.window, selection: parts.selection)
        parts.selection.onSelect = { [marking] _ in marking.followSelection() }
        parts.selection.selectFirstIfNeeded()
        marking.isAllowed = true
    }

    private var marked: [String] { marking.identities.map { "\($0.section)\($0.row)" } }

    @Test("Nothing is marked while marking is not allowed")
    func refuses() {
        marking.isAllowed = false
        marking.toggleSelectedRow()
        marking.toggleSection()
        marking.extendRange { mover.moveSelection(.down) }
        #expect(marked.isEmpty && marking.count == 0)
        #expect(parts.selection.indexPath == ListIndexPath(section: 0, row: 0))
    }

    @Test("A held range ends when the selection moves without Shift")
    func heldRange() {
        marking.extendRange { mover.moveSelection(.down) }
        #expect(marked == ["A0", "A1"] && marking.hasRange)
        mover.moveSelection(.down)
        #expect(marked == ["A0", "A1"] && !marking.hasRange)
    }

    @Test("A range that shrinks restores the marks that were there before")
    func shrinks() {
        marking.setMarked(true, RowIdentity(section: "A", row: 2))
        marking.toggleRange()
        for _ in 0..<3 { mover.moveSelection(.down) }
        #expect(marked == ["A0", "A1", "A2", "A3"])
        for _ in 0..<3 { mover.moveSelection(.up) }
        #expect(marked == ["A0", "A2"])
    }

    @Test("onChange is called once for a section, and not if no mark changed")
    func reportsChanges() {
        var calls = 0
        marking.onChange = { calls += 1 }
        marking.toggleSection()
        #expect(calls == 1 && marking.count == 10)
        marking.setMarked(true, RowIdentity(section: "A", row: 3))
        #expect(calls == 1)
        marking.toggleSection()
        #expect(calls == 2 && marking.count == 0)
    }

    @Test("A deleted row loses its mark, and a moved row keeps it")
    func followsChanges() {
        marking.setMarked(true, RowIdentity(section: "A", row: 3))
        marking.setMarked(true, RowIdentity(section: "A", row: 4))
        parts.model.performBatch { $0.deleteRow(3, inSection: "A") }
        let change = ListChange(sectionsWithOtherRows: ["A"])
        parts.window.apply(change)
        marking.follow(change)
        #expect(marked == ["A4"])
        let old = RowIdentity(section: "A", row: 4)
        marking.follow(ListChange(movedRows: [old: RowIdentity(section: "B", row: 4)]))
        #expect(marking.rows.contains(RowIdentity(section: "B", row: 4)) && !marking.rows.contains(old))
    }

    @Test("Rows that take each other's identities in one change keep their marks", arguments: 1...8)
    func followsChains(length: Int) {
        let rows = (0...length).map { RowIdentity(section: "A", row: $0) }
        for row in rows.dropLast() { marking.setMarked(true, row) }
        marking.follow(ListChange(movedRows: Dictionary(uniqueKeysWithValues: zip(rows, rows.dropFirst()))))
        #expect(rows.map { marking.rows.contains($0) } == [false] + Array(repeating: true, count: length))
    }

    @Test("A range that begins at a marked row requests a drawing, because its command has another title")
    func drawsRange() {
        let application = Application(screen: HeadlessScreen(columns: 20, rows: 5), root: ViewController())
        marking.owner = application.root
        marking.toggleSelectedRow()
        let version = application.drawingVersion
        marking.toggleRange()
        #expect(marking.hasRange && application.drawingVersion != version)
    }
}
