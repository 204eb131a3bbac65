import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Rows of the screen that a key draws again")
struct RedrawnRowsTests {
    @Test("↓ draws only the two rows again whose selection changes, beside the thumb of the scroll bar")
    func thumb() {
        let list = RecordingList()
        #expect(rowsRedrawn(in: list) == [5, 6])
        #expect(list.screen.grid.text(ofRow: 1).hasSuffix("┃"))
    }

    @Test("↓ draws only the two rows again whose selection changes, beside the line of a scroll bar")
    func separator() {
        let list = RecordingList()
        list.scrollBar = .separator
        #expect(rowsRedrawn(in: list) == [5, 6])
        #expect(list.screen.grid.text(ofRow: 9).hasSuffix("│"))
    }

    @Test("↓ draws only the two rows again whose selection changes, beside a section index")
    func sectionIndex() {
        let list = RecordingList()
        list.showsSectionIndex = true
        #expect(rowsRedrawn(in: list) == [5, 6])
        #expect(list.screen.grid.text(ofRow: 2).contains("B"))
    }

    /// Returns the rows that the canvas has changed through the fourth ↓, without the footer. The keys before it fill
    /// the caches.
    private func rowsRedrawn(in list: RecordingList) -> [Int] {
        for _ in 0..<3 { list.screen.enqueue([.key(.down)]) }
        list.screen.enqueue([.key(.character("r"))])
        list.screen.enqueue([.key(.down)])
        list.screen.enqueue([.key(.character("r"))])
        Application(screen: list.screen, root: NavigationController(root: list)).run()
        guard list.versions.count == 2 else { return [] }
        return (0..<11).filter { !list.versions[1].isSame(row: $0, as: list.versions[0]) }
    }

    /// A list that records the versions of the rows of the screen at the key `r`.
    private final class RecordingList: SectionsViewController {
        let screen = HeadlessScreen(columns: 40, rows: 12)
        private(set) var versions: [RowVersions] = []

        init() {
            super.init(title: "Food")
            sections = ["Apples", "Bread", "Cheese"].map { (title: String) in
                Section(title, rows: (1...20).map { TextRow("\(title) \($0)") })
            }
        }

        override var keyCommands: [KeyCommand] {
            let record = KeyCommand("record", keys: [.character("r")], title: "record", help: "Record.") {
                [weak self] in
                guard let self else { return }
                var copy = RowVersions()
                copy.take(screen.grid.versions)
                versions.append(copy)
            }
            return [record] + super.keyCommands
        }
    }
}
