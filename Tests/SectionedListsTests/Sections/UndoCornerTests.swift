import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The order of undone changes")
struct UndoCornerTests {
    private let screen = SectionsViewController(title: "List")

    @Test("An undo stack forgets the oldest change beyond its limit, and a new change forgets those that were undone")
    func limit() {
        let stack = UndoStack(of: screen, limit: 2)
        var log: [String] = []
        for name in ["a", "b", "c"] {
            stack.register(name, undo: { log.append("-\(name)") }, redo: { log.append("+\(name)") })
        }
        stack.undo()
        stack.undo()
        stack.undo()
        #expect(log == ["-c", "-b"] && stack.undoName == nil && stack.redoName == "b")
        #expect(stack.keyCommands.map(\.id) == [stack.allKeyCommands[1].id])
        stack.redo()
        #expect(log.last == "+b" && stack.undoName == "b" && stack.redoName == "c" && stack.keyCommands.count == 2)
        stack.register("d", undo: {}, redo: {})
        #expect(stack.undoName == "d" && stack.redoName == nil)
        stack.redo()
        #expect(log.last == "+b")
        stack.removeAll()
        #expect(stack.undoName == nil && stack.keyCommands.isEmpty)
    }

    @Test("An undo stack with a limit below one keeps one change")
    func smallestLimit() {
        let stack = UndoStack(of: screen, limit: 0)
        stack.register("a", undo: {}, redo: {})
        #expect(stack.undoName == "a")
    }

    @Test("Each undo and redo says what was done in a toast with the key of the opposite command")
    func toasts() {
        let navigation = NavigationController(root: screen)
        let harness = Harness(navigation, columns: 60, rows: 8)
        let stack = UndoStack(of: screen)
        stack.register("Renamed", undo: {}, redo: {})
        let keys = stack.allKeyCommands.map { $0.keys[0].name() }
        #expect(harness.lines[6].hasSuffix(" Renamed · \(keys[0]) undo"))
        stack.undo()
        #expect(harness.lines[6].hasSuffix(" Undone: Renamed · \(keys[1]) redo"))
        stack.redo()
        #expect(harness.lines[6].hasSuffix(" Renamed · \(keys[0]) undo"))
    }
}
