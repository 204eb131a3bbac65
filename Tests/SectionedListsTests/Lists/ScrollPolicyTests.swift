import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Scroll policies of live lists")
struct ScrollPolicyTests {
    private let list = SectionsViewController(title: "Log")
    private let model = MutableSectionsModel([MutableSection(id: "log", rows: (0..<20).map { row($0) })])

    private static func row(_ number: Int) -> TextRow { TextRow("line \(number)", id: number) }

    private func screen(_ policy: ScrollPolicy, rows: Int = 6) -> Harness {
        list.scrollPolicy = policy
        list.model = model
        return Harness(list, columns: 20, rows: rows)
    }

    private func append(_ numbers: Range<Int>) {
        model.performBatch { batch in
            for number in numbers { batch.insert(Self.row(number), inSection: "log") }
        }
    }

    private func prepend(_ numbers: Range<Int>) {
        model.performBatch { batch in
            for number in numbers { batch.insert(Self.row(number), .start, inSection: "log") }
        }
    }

    private func shown(_ screen: Harness) -> [String] {
        screen.lines.map {
            String($0.dropFirst(2).prefix { !"┃".contains($0) }.reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test("A log begins at its end and follows it while lines arrive")
    func followsEnd() {
        let screen = screen(.followsEnd)
        #expect(screen.selectedText?.hasPrefix("line 19") == true && list.isFollowing)
        append(20..<23)
        #expect(shown(screen) == (17...22).map { "line \($0)" })
        #expect(list.selection?.row == 22)
    }

    @Test("A log stands still when the user goes up, and follows again at its end")
    func standsStill() {
        let screen = screen(.followsEnd)
        screen.press(.up)
        #expect(!list.isFollowing)
        append(20..<23)
        #expect(shown(screen) == (14...19).map { "line \($0)" } && list.selection?.row == 18)
        screen.press(.end)
        append(23..<24)
        #expect(shown(screen).last == "line 23" && list.selection?.row == 23)
    }

    @Test("A log that the mouse wheel scrolls away stands still, and follows when it is scrolled back")
    func wheel() {
        let screen = screen(.followsEnd)
        list.scroll(byLines: -3)
        #expect(!list.isFollowing)
        append(20..<22)
        #expect(shown(screen) == (11...16).map { "line \($0)" })
        list.scroll(byLines: 30)
        #expect(list.isFollowing)
        append(22..<23)
        #expect(shown(screen).last == "line 22")
    }

    @Test("Several changes before the next drawing are all followed")
    func severalChanges() {
        let screen = screen(.followsEnd)
        _ = screen.text
        for number in 20..<40 { append(number..<number + 1) }
        #expect(shown(screen).last == "line 39")
    }

    @Test("A log follows when its window is resized and when its lines are replaced")
    func resizing() {
        let screen = screen(.followsEnd)
        screen.resize(columns: 20, rows: 4)
        #expect(shown(screen).last == "line 19")
        list.sections = [Section(id: "log", rows: (0..<9).map(Self.row))]
        #expect(shown(screen).last == "line 8" && list.selection?.row == 8)
    }

    @Test("A list that follows its start shows rows that are inserted there")
    func followsStart() {
        let screen = screen(.followsStart)
        prepend(100..<102)
        #expect(shown(screen).prefix(3) == ["line 101", "line 100", "line 0"] && list.selection?.row == 0)
        screen.press(.down, .down)
        prepend(102..<103)
        #expect(list.selectedIdentity?.row == AnyHashable(0) && list.selection?.row == 3 && !list.isFollowing)
    }

    @Test("The selected row of a list stays on its line, whatever is inserted and wherever it moves")
    func keepsSelection() {
        let screen = screen(.keepsSelection)
        screen.press(.down)
        prepend(100..<103)
        append(20..<23)
        #expect(screen.lines[1].hasPrefix("▌ line 1"))
        model.performBatch { $0.moveRow(1, inSection: "log", to: .after(8)) }
        #expect(screen.lines[1].hasPrefix("▌ line 1"))
    }

    @Test("A list that keeps its place stays there when the selected row moves away, and the row stays selected")
    func keepsPlaceOfMovedRow() {
        let screen = screen(.keepsPlace)
        list.scroll(byLines: 5)
        list.select(ListIndexPath(section: 0, row: 6))
        #expect(shown(screen) == (5...10).map { "line \($0)" } && list.selectedIdentity?.row == AnyHashable(6))
        model.performBatch { $0.moveRow(6, inSection: "log", to: .end) }
        #expect(shown(screen) == [4, 5, 7, 8, 9, 10].map { "line \($0)" })
        #expect(list.selectedIdentity?.row == AnyHashable(6))
        model.performBatch { $0.moveRow(6, inSection: "log", to: .start) }
        #expect(shown(screen) == [4, 5, 7, 8, 9, 10].map { "line \($0)" })
    }

    @Test("A list that keeps its place shows the same rows after they moved to another section")
    func keepsPlaceOfOtherSection() {
        let screen = screen(.keepsPlace)
        model.performBatch { $0.insert(MutableSection(id: "archive"), .end) }
        list.scroll(byLines: 5)
        list.select(ListIndexPath(section: 0, row: 6))
        #expect(shown(screen) == (5...10).map { "line \($0)" })
        model.performBatch { batch in
            for number in [5, 7, 8, 9, 10] { batch.moveRow(number, inSection: "log", to: .end, ofSection: "archive") }
        }
        #expect(shown(screen) == [19, 5, 7, 8, 9, 10].map { "line \($0)" })
        #expect(list.selectedIdentity?.row == AnyHashable(6))
    }

    @Test("A list that keeps its place stays there when all rows change their order")
    func keepsPlaceOfSortedList() {
        let screen = screen(.keepsPlace)
        list.scroll(byLines: 5)
        list.select(ListIndexPath(section: 0, row: 6))
        let order = [19, 3, 6] + (0..<20).filter { ![19, 3, 6].contains($0) }.reversed()
        list.sections = [Section(id: "log", rows: order.map(Self.row))]
        #expect(shown(screen) == order[5...10].map { "line \($0)" })
        #expect(list.selectedIdentity?.row == AnyHashable(6))
    }

    @Test("A list that keeps its place at its start shows rows that rise there, but none that are inserted above")
    func keepsPlaceAtStart() {
        let screen = screen(.keepsPlace)
        #expect(shown(screen).first == "line 0")
        model.performBatch { $0.moveRow(15, inSection: "log", to: .start) }
        #expect(shown(screen) == [15, 0, 1, 2, 3, 4].map { "line \($0)" })
        prepend(100..<102)
        #expect(shown(screen) == [15, 0, 1, 2, 3, 4].map { "line \($0)" })
    }

    @Test("A list that keeps its place shows the same rows after others are inserted above or removed")
    func keepsPlaceOfOtherRows() {
        let screen = screen(.keepsPlace)
        list.scroll(byLines: 5)
        prepend(100..<103)
        #expect(shown(screen) == (5...10).map { "line \($0)" })
        model.performBatch { batch in
            for number in 0..<4 { batch.deleteRow(number, inSection: "log") }
        }
        #expect(shown(screen) == (5...10).map { "line \($0)" })
        list.sections = [Section(id: "other", rows: (30..<60).map(Self.row))]
        #expect(list.selection != nil)
    }

    @Test("A list that follows the selected row scrolls to it wherever it moves")
    func followsSelection() {
        let screen = screen(.followsSelection)
        list.scroll(byLines: 10)
        #expect(!screen.text.contains("▌"))
        model.performBatch { $0.moveRow(0, inSection: "log", to: .end) }
        #expect(screen.lines[5].hasPrefix("▌ line 0"))
    }

    @Test("Each row that comes into view is announced once, and again when it comes back")
    func display() {
        var seen: [Int] = []
        list.onDisplay = { row, path in if row.id == AnyHashable(path.row) { seen.append(path.row) } }
        let screen = screen(.keepsSelection, rows: 4)
        _ = screen.text
        #expect(seen == [0, 1, 2, 3])
        screen.press(.down)
        _ = screen.text
        #expect(seen.count == 4)
        list.scroll(byLines: 2)
        _ = screen.text
        #expect(seen.suffix(2) == [4, 5])
        list.scroll(byLines: -1)
        _ = screen.text
        #expect(seen.suffix(1) == [1] && seen.count == 7)
    }

    @Test("A closure for rows that come into view may change the model")
    func displayChanges() {
        list.onDisplay = { [model] row, _ in
            guard row.id == AnyHashable(3) else { return }
            model.performBatch { $0.deleteRow(3, inSection: "log") }
        }
        let screen = screen(.keepsSelection, rows: 6)
        #expect(shown(screen) == [0, 1, 2, 4, 5, 6].map { "line \($0)" })
    }
}
