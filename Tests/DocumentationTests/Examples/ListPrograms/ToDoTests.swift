import Foundation
import SectionedLists
import Terminal
import Testing

@testable import TerminalTestSupport
@testable import ToDoExample

@MainActor
@Suite("The to-do list among the examples, without a terminal")
struct ToDoTests {
    private let todos = [
        Todo(title: "Water the plants", due: "2026-11-28"),
        Todo(title: "Call Ada", due: "2026-11-29", priority: .high),
        Todo(title: "Learn to juggle"), Todo(title: "Buy salt", isDone: true),
    ]

    /// A folder of what the list has saved, and the day.
    private final class Desk {
        var saved: [Todo] = []
        var today = "2026-11-29"
        var refuses = false

        func save(_ todos: [Todo]) throws {
            if refuses { throw CocoaError(.fileWriteOutOfSpace) }
            saved = todos
        }
    }

    private let desk = Desk()

    private func screen(_ todos: [Todo]? = nil) -> (HeadlessScreen, Application) {
        let desk = desk
        let list = TodosViewController(todos ?? self.todos, today: { desk.today }, save: desk.save)
        let screen = HeadlessScreen(columns: 60, rows: 20)
        let root = NavigationController(root: SearchViewController(over: list, activation: .after("/")))
        return (screen, Application(screen: screen, root: root, clock: screen.clock))
    }

    private func text(_ todos: [Todo]? = nil, _ keys: Key...) -> String {
        let (screen, application) = screen(todos)
        screen.enqueue(keys.map { .key($0) })
        application.run()
        return screen.grid.text
    }

    @Test("It shows groups with rows by urgency, and what is done as one line")
    func groups() {
        let text = text()
        let heads = ["Overdue", "Today", "Someday", "Done"].compactMap { text.range(of: "\n \($0)")?.lowerBound }
        #expect(heads.count >= 3 && heads == heads.sorted())
        #expect(!text.contains("Later") && !text.contains("Buy salt") && text.contains("3 open"))
    }

    @Test("Space ticks off, u takes it back, and each change is saved")
    func ticking() {
        let ticked = text(todos, .down, .space)
        #expect(ticked.contains("2 open") && ticked.contains("▌ ☐ Learn to juggle"))
        #expect(desk.saved.count { $0.isDone } == 2)
        #expect(text(todos, .down, .space, "u").contains("☐ Call Ada"))
        #expect(desk.saved.count { $0.isDone } == 1)
    }

    @Test("A new entry goes to the group of its day, and a deleted one comes back with u")
    func form() {
        let text = text(
            todos, "n", "T", "e", "a", .tab, "2", "0", "2", "7", "-", "0", "1", "-", "0", "1", .control("s"))
        #expect(text.contains(" Later") && text.contains("☐ Tea  2027-01-01"))
        #expect(desk.saved.count == 5)
        #expect(!self.text(todos, "d").contains("Water the plants\n") && desk.saved.count == 3)
        #expect(self.text(todos, "d", "u").contains("Water the plants") && desk.saved.count == 4)
    }

    @Test("A change of the day moves the entry, and the selection goes with it")
    func changing() {
        let text = text(
            todos, .down, .down, .enter, .tab, "2", "0", "2", "6", "-", "1", "1", "-", "2", "9", .control("s"))
        #expect(text.contains("▌ ☐ Learn to juggle  2026-11-29"))
        #expect(!text.contains("Someday"))
    }

    @Test("At midnight, what was for today is overdue")
    func midnight() {
        let (screen, application) = screen()
        let desk = desk
        application.after(.seconds(1)) { desk.today = "2026-11-30" }
        screen.pause(for: .seconds(90))
        application.run()
        #expect(!screen.grid.text.contains("Today") && screen.grid.text.contains("Call Ada"))
    }

    @Test("A search shows what contains the text, and a failure to save is told")
    func searching() {
        #expect(!text(todos, "/", "j", "u", "g").contains("Ada"))
        desk.refuses = true
        #expect(text(todos, .space).contains("  not saved\n"))
    }

    @Test("A file is read as it was written, and a file that does not exist has nothing to do")
    func file() throws {
        let scratch = try ScratchFolder()
        let file = TodoFile(url: scratch.url.appending(path: "to-do.json"))
        #expect(try file.read() == [])
        try file.write(todos)
        #expect(try file.read() == todos)
        try scratch.write("[", to: "to-do.json")
        #expect(throws: (any Error).self) { try file.read() }
    }
}
