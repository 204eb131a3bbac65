import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The mouse in a list")
struct ListMouseTests {
    private final class Chosen {
        var rows: [String] = []
    }

    private let chosen = Chosen()
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        let chosen = chosen
        let rows: [any Row] = (0..<40).map { TextRow("row \($0)", isSelectable: $0 != 2) }
        list.sections = [
            Section("A", rows: rows).onSelect { row, _ in chosen.rows.append((row as? TextRow)?.text ?? "") }
        ]
        screen = Harness(list, columns: 20, rows: 8)
    }

    private func send(_ action: MouseEvent.Action, line: Int) {
        screen.send(.mouse(MouseEvent(action, at: Point(x: 4, y: line))))
    }

    @Test("A click selects the row under the pointer and does not choose it")
    func click() {
        send(.press, line: 5)
        #expect(screen.selectedText == "row 4")
        #expect(chosen.rows.isEmpty)
    }

    @Test("A double click chooses the row once")
    func doubleClick() {
        send(.press, line: 5)
        send(.doublePress, line: 5)
        #expect(chosen.rows == ["row 4"])
    }

    @Test("A double click chooses nothing if the first press was on another row")
    func doubleClickOnOtherRow() {
        send(.press, line: 5)
        list.scroll(byLines: 3)
        send(.doublePress, line: 5)
        #expect(screen.selectedText == "row 7")
        send(.doublePress, line: 6)
        #expect(chosen.rows.isEmpty)
        send(.doublePress, line: 6)
        #expect(chosen.rows == ["row 8"])
    }

    @Test("A click on a header, an unselectable row or an empty line does nothing")
    func clickElsewhere() {
        for line in [0, 3, 8] {
            send(.press, line: line)
            send(.doublePress, line: line)
        }
        #expect(screen.selectedText == "row 0")
        #expect(chosen.rows.isEmpty)
    }

    @Test("A click on a pinned header does not select the row below it")
    func clickOnPinnedHeader() {
        list.scroll(byLines: 10)
        send(.press, line: 0)
        #expect(list.selection?.row == 0)
    }

    @Test("The mouse wheel scrolls by three lines, within the list, and keeps the selection")
    func wheel() {
        send(.wheelDown, line: 2)
        #expect(screen.lines[1].hasPrefix("  row 3"))
        #expect(list.selection?.row == 0)
        for _ in 0..<40 { send(.wheelDown, line: 2) }
        #expect(screen.lines.last?.hasPrefix("  row 39") == true)
        for _ in 0..<40 { send(.wheelUp, line: 2) }
        #expect(screen.lines[1].hasPrefix("▌ row 0"))
    }

    /// The lines of the thumb in the last column.
    private var thumb: [Int] {
        screen.lines.indices.filter { screen.lines[$0].count == 20 && screen.lines[$0].last != " " }
    }

    private func send(_ action: MouseEvent.Action, atBarLine line: Int, column: Int = 19) {
        screen.send(.mouse(MouseEvent(action, at: Point(x: column, y: line))))
    }

    @Test("The thumb of the scroll bar follows the mouse to both ends, and the selection stays")
    func drag() throws {
        let first = try #require(thumb.first)
        send(.press, atBarLine: first)
        #expect(screen.lines[1].hasPrefix("▌ row 0"))
        var shown: [String] = []
        for line in 1..<8 {
            // The pointer may leave the column.
            send(.drag, atBarLine: line, column: 10)
            shown.append(screen.lines[2])
        }
        #expect(Set(shown).count > 4, "\(shown)")
        #expect(screen.lines.last?.hasPrefix("  row 39") == true)
        send(.drag, atBarLine: 0)
        #expect(screen.lines[1].hasPrefix("▌ row 0"))
        #expect(list.selection?.row == 0)
    }

    @Test("A press beside the thumb moves it there, and a press on a row ends the dragging")
    func pressBeside() {
        send(.press, atBarLine: 4)
        #expect(thumb.contains(4), "\(screen.text)")
        #expect(list.selection?.row == 0)
        send(.press, line: 5)
        let selected = screen.selectedText
        send(.drag, atBarLine: 0)
        #expect(screen.selectedText == selected && !thumb.contains(0))
    }

    @Test("A move of the mouse without the scroll bar does nothing")
    func dragElsewhere() {
        send(.press, line: 5)
        send(.drag, line: 2)
        #expect(screen.selectedText == "row 4")
        #expect(screen.lines[1].hasPrefix("  row 0"))
    }
}
