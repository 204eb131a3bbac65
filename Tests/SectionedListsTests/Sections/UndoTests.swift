import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Undo")
struct UndoTests {
    private let model: MutableSectionsModel
    private let list = SectionsViewController(title: "List")
    private let undo: UndoStack
    private let screen: Harness

    init() {
        model = MutableSectionsModel([
            MutableSection("A", rows: (0..<6).map { (number: Int) in TextRow("row \(number)", id: number) }),
            MutableSection("B"),
        ])
        list.model = model
        undo = UndoStack(of: list)
        list.undoStack = undo
        screen = Harness(NavigationController(root: list), columns: 60, rows: 14)
    }

    /// The ids of the rows of each section.
    private var ids: [[Int]] {
        model.sections.map { section in (0..<section.numberOfRows).compactMap { section.row(at: $0).id.base as? Int } }
    }

    private func deleteThree() {
        undo.perform("Deleted 3 rows", on: model) { batch in
            for row in [2, 3, 5] { batch.deleteRow(row, inSection: "A") }
        }
    }

    @Test("A deleted row comes back to its place and is selected, and redo deletes it again")
    func undoAndRedo() {
        deleteThree()
        #expect(ids == [[0, 1, 4], []])
        undo.undo()
        #expect(ids == [[0, 1, 2, 3, 4, 5], []] && list.selectedIdentity?.row == AnyHashable(2))
        undo.redo()
        #expect(ids == [[0, 1, 4], []])
        undo.undo()
        #expect(ids == [[0, 1, 2, 3, 4, 5], []] && undo.undoName == nil && undo.redoName == "Deleted 3 rows")
    }

    @Test("Redo selects the row that moves again, as undo selects the row that moves back")
    func redoSelects() {
        undo.perform("Moved row 1", on: model) { $0.moveRow(1, inSection: "A", to: .end, ofSection: "B") }
        undo.undo()
        list.select(ListIndexPath(section: 0, row: 4))
        undo.redo()
        #expect(ids == [[0, 2, 3, 4, 5], [1]])
        #expect(screen.selectedText == "row 1")
    }

    @Test("A notice names the change and the key that undoes it, as the user has bound it")
    func notice() {
        deleteThree()
        #expect(screen.text.contains("Deleted 3 rows · u undo"))
        screen.application.keyBindings = KeyBindings(["undo.undo": [.control("x")]], of: undo.allKeyCommands)
        #expect(screen.text.contains("Deleted 3 rows · Ctrl-X undo"))
        undo.undo()
        #expect(screen.text.contains("Undone: Deleted 3 rows · U redo"))
        screen.pass(.seconds(4))
        #expect(!screen.text.contains("Undone"))
    }

    @Test("There is a command to undo only while there is a change")
    func commands() {
        #expect(undo.keyCommands.isEmpty)
        deleteThree()
        #expect(undo.keyCommands.map(\.id) == ["undo.undo"])
        undo.undo()
        #expect(undo.keyCommands.map(\.id) == ["undo.redo"])
        undo.removeAll()
        #expect(undo.keyCommands.isEmpty)
    }

    @Test("A change can be undone although the model has changed meanwhile")
    func laterChanges() {
        deleteThree()
        model.performBatch { batch in
            batch.deleteRow(1, inSection: "A")
            batch.insert(TextRow("new", id: 100), .start, inSection: "A")
        }
        undo.undo()
        #expect(Set(ids[0]) == [100, 0, 2, 3, 4, 5] && ids[0].last == 5)
    }

    @Test("A change that contradicts the model by now is dropped with a notice")
    func impossible() {
        undo.perform("Moved row 1", on: model) { $0.moveRow(1, inSection: "A", to: .end, ofSection: "B") }
        model.performBatch { $0.deleteRow(1, inSection: "B") }
        #expect(programmingErrors { undo.undo() }.isEmpty)
        #expect(screen.text.contains("Cannot be undone any more: Moved row 1"))
        #expect(undo.undoName == nil && ids == [[0, 2, 3, 4, 5], []])
    }

    @Test("Moves, replacements and sections are undone too")
    func everything() {
        undo.perform("Everything", on: model) { batch in
            batch.moveRow(1, inSection: "A", to: .end, ofSection: "B")
            batch.moveRow(5, inSection: "A", to: .start)
            batch.reload(TextRow("other", id: 2), inSection: "A")
            batch.insert(MutableSection("C", rows: [TextRow("c", id: 7)]), .start)
            batch.moveSection("A", to: .end)
            batch.deleteSection("B")
        }
        #expect(model.sections.map(\.id) == ["C", "A"] && ids == [[7], [5, 0, 2, 3, 4]])
        undo.undo()
        #expect(model.sections.map(\.id) == ["A", "B"] && ids == [[0, 1, 2, 3, 4, 5], []])
        #expect((model.section(at: 0).row(at: 2) as? TextRow)?.text == "row 2")
        undo.redo()
        #expect(model.sections.map(\.id) == ["C", "A"] && ids == [[7], [5, 0, 2, 3, 4]])
    }

    @Test("A change of any kind is undone with closures, and a new change forgets what was undone")
    func closures() {
        var value = 1
        undo.register("Set 1", undo: { value = 0 }, redo: { value = 1 })
        undo.undo()
        #expect(value == 0)
        undo.redo()
        #expect(value == 1)
        undo.undo()
        deleteThree()
        #expect(undo.redoName == nil)
    }

    @Test("Beyond the limit, the oldest change is forgotten")
    func limit() {
        let undo = UndoStack(of: list, limit: 2)
        for number in 1...3 { undo.register("\(number)", undo: {}, redo: {}) }
        undo.undo()
        undo.undo()
        #expect(undo.undoName == nil && undo.redoName == "2")
    }

    @Test("Random batches are undone and made again exactly", arguments: 1...20)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var history = [ids]
        var next = 100
        for _ in 0..<12 {
            undo.perform("Change", on: model) { batch in
                for _ in 0..<3 {
                    batch.insert(TextRow("\(next)", id: next), .at(0), inSection: "B")
                    next += 1
                }
                if let row = ids[0].randomElement(using: &random) {
                    Bool.random(using: &random)
                        ? batch.deleteRow(row, inSection: "A")
                        : batch.moveRow(row, inSection: "A", to: .start, ofSection: "B")
                }
                if let row = ids[1].randomElement(using: &random) { batch.moveRow(row, inSection: "B", to: .end) }
            }
            history.append(ids)
        }
        for state in history.dropLast().reversed() {
            undo.undo()
            #expect(ids == state, "seed \(seed)")
        }
        for state in history.dropFirst() {
            undo.redo()
            #expect(ids == state, "seed \(seed)")
        }
    }
}

@MainActor
@Suite("The order of undone changes")
struct UndoStackTests {
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
        screen.undoStack = stack
        stack.register("Renamed", undo: {}, redo: {})
        let keys = stack.allKeyCommands.map { $0.keys[0].name() }
        #expect(harness.lines[6].hasSuffix(" Renamed · \(keys[0]) undo"))
        stack.undo()
        #expect(harness.lines[6].hasSuffix(" Undone: Renamed · \(keys[1]) redo"))
        stack.redo()
        #expect(harness.lines[6].hasSuffix(" Renamed · \(keys[0]) undo"))
    }
}
