import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The notices and the memory of an undo stack")
struct UndoNoticeTests {
    private let screen = SectionsViewController(title: "List")

    @Test("An undo stack that forgets everything forgets what was undone too, and requests a drawing")
    func removeAll() {
        let harness = Harness(screen, columns: 40, rows: 4)
        let stack = UndoStack(of: screen)
        stack.register("a", undo: {}, redo: {})
        stack.register("b", undo: {}, redo: {})
        stack.undo()
        _ = harness.text
        #expect(!harness.application.needsDisplay)
        stack.removeAll()
        #expect(harness.application.needsDisplay)
        #expect(stack.undoName == nil && stack.redoName == nil && stack.keyCommands.isEmpty)
    }

    @Test("Each change, undo and redo requests a drawing, also on a screen that shows no toasts")
    func requestsDrawing() {
        let harness = Harness(screen, columns: 40, rows: 4)
        let stack = UndoStack(of: screen)
        for act in [{ stack.register("a", undo: {}, redo: {}) }, { stack.undo() }, { stack.redo() }] {
            _ = harness.text
            act()
            #expect(harness.application.needsDisplay)
        }
    }

    @Test("A change that cannot be made again says so, and is forgotten")
    func cannotRedo() {
        let model = MutableSectionsModel([MutableSection("A", rows: [TextRow("a")])])
        screen.model = model
        let harness = Harness(NavigationController(root: screen), columns: 60, rows: 8)
        let stack = UndoStack(of: screen)
        #expect(stack.perform("Deleted a", on: model) { $0.deleteRow("a", inSection: "A") })
        stack.undo()
        model.performBatch { $0.deleteSection("A") }
        stack.redo()
        #expect(harness.text.contains("Cannot be done again: Deleted a"))
        #expect(stack.undoName == nil && stack.redoName == nil)
    }

    @Test("Undo selects the last of several rows that come back, and redo the last of several that are inserted")
    func selectsLast() {
        let rows = ["a", "b", "c", "d"].map { TextRow($0) }
        let model = MutableSectionsModel([MutableSection("A", rows: rows)])
        screen.model = model
        let harness = Harness(screen, columns: 40, rows: 9)
        let stack = UndoStack(of: screen)
        stack.perform("Deleted", on: model) { $0.deleteRows(["b", "d"].map { RowIdentity(section: "A", row: $0) }) }
        stack.undo()
        #expect(harness.selectedText == "b")
        stack.removeAll()
        stack.perform("Added", on: model) { $0.insert(contentsOf: [TextRow("x"), TextRow("y")], inSection: "A") }
        stack.undo()
        screen.scrollToStart()
        stack.redo()
        #expect(harness.selectedText == "y")
    }

    @Test("A batch that is not carried out is no change, and is reported")
    func failedBatch() {
        let model = MutableSectionsModel([MutableSection("A", rows: [TextRow("a")])])
        let stack = UndoStack(of: screen)
        let reports = programmingErrors {
            #expect(!stack.perform("No", on: model) { $0.deleteRow("b", inSection: "A") })
        }
        #expect(reports == ["A batch was not carried out: there is no row b in section A (change 1 of 1)"])
        #expect(stack.undoName == nil && stack.keyCommands.isEmpty)
    }
}
