import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The properties of a list that make a subclass unnecessary")
struct ListPropertyTests {
    private let list = SectionsViewController(title: "Fruit")
    private let screen: Harness

    init() {
        list.sections = [
            Section("Sweet", rows: [TextRow("Apple"), TextRow("Fig")]),
            Section("Sour", rows: [TextRow("Lime")]),
        ]
        screen = Harness(NavigationController(title: "Shop", root: list), columns: 78)
    }

    @Test("onSelectionChange tells the selected row, and nil when no row is left")
    func selection() {
        var told: [String?] = []
        list.onSelectionChange = { told.append(($0 as? TextRow)?.text) }
        screen.press(.down, .down, .down)
        list.sections = []
        #expect(told == ["Fig", "Lime", nil])
    }

    @Test("onSelectionChange is called beside the method of a subclass, for the first row too")
    func subclass() {
        final class Watching: SectionsViewController {
            var count = 0
            override func selectionDidChange() { count += 1 }
        }
        let list = Watching()
        var count = 0
        list.onSelectionChange = { _ in count += 1 }
        list.sections = [Section("Sweet", rows: [TextRow("Apple")])]
        _ = Harness(list)
        #expect(list.count == 1 && count == 1)
    }

    @Test("onChooseRow is called only for a row without an action of its own or of its section")
    func choosing() {
        var chosen: [String] = []
        #expect(!screen.text.contains("open"))
        list.onChooseRow = { chosen.append("list \($0.id)") }
        list.sections = [
            Section(
                "Sweet",
                rows: [
                    TextRow("Apple"), BlockRow(id: "Fig", cell: TextCell.self, onSelect: { chosen.append("row Fig") }),
                ]),
            Section("Sour", rows: [TextRow("Lime")]).onSelect { row, _ in chosen.append("section \(row.id)") },
        ]
        #expect(screen.text.contains("open"))
        screen.press(.enter, .down, .enter, .down, .enter)
        #expect(chosen == ["list Apple", "row Fig", "section Lime"])
    }

    @Test("The status is shown at the right of the line at the top, and drawn again when it changes")
    func status() {
        list.statusText = "3 kinds"
        #expect(screen.lines[0].hasSuffix("3 kinds"))
        list.statusText = "4 kinds"
        #expect(screen.lines[0].hasSuffix("4 kinds"))
    }

    @Test("Commands of the program come before those of the list, and are hinted and listed")
    func commands() {
        var calls = 0
        list.extraCommands = [
            KeyCommand("fruit.eat", of: list, keys: ["g"], title: "eat", help: "Eat it", hint: .init(order: 2)) { _ in
                calls += 1
            }
        ]
        screen.press("g")
        #expect(calls == 1)
        #expect(screen.lines.last?.contains("g eat") == true)
        #expect(list.allKeyCommands.contains { $0.id == "fruit.eat" })
    }

    @Test("Commands of the program come before those of a table too")
    func tables() {
        let table = TableViewController(
            title: "Numbers", columns: [TableColumn("Number", value: { $0 }) { (number: Int) in "\(number)" }],
            id: \.self)
        var calls = 0
        table.extraCommands = [KeyCommand("number.stop", keys: ["s"], title: "stop", help: "Stop it") { calls += 1 }]
        let screen = Harness(table)
        screen.press("s")
        #expect(calls == 1 && table.order == nil)
    }

    @Test("The undo stack of a list adds its commands")
    func undo() {
        let fruit = MutableSectionsModel([MutableSection("Sweet", rows: [TextRow("Apple"), TextRow("Fig")])])
        let undo = UndoStack(of: list)
        (list.model, list.undoStack) = (fruit, undo)
        undo.perform("Ate an apple", on: fruit) { $0.deleteRow("Apple", inSection: "Sweet") }
        #expect(!screen.text.contains(" Apple"))
        screen.press("u")
        #expect(screen.selectedText == "Apple")
    }

    @Test("A model tells its changes after the list knows them, and no batch without a change")
    func modelChanges() {
        let fruit = MutableSectionsModel([MutableSection("Sweet", rows: [TextRow("Apple")])])
        list.model = fruit
        var told: [(rows: [String], selected: Bool)] = []
        fruit.onChange = { [list] _ in
            told.append((fruit.rows(of: TextRow.self).map(\.text), list.selectedRow?.hasID("Fig") == true))
        }
        fruit.performBatch { _ in }
        fruit.performBatch { batch in
            batch.insert(TextRow("Fig"), inSection: "Sweet")
            batch.deleteRow("Apple", inSection: "Sweet")
        }
        #expect(told.map(\.rows) == [["Fig"]] && told.map(\.selected) == [true])
    }
}
