import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Marking several rows")
struct MarkingTests {
    private let list = MarkedList(title: "List")
    private let screen: Harness

    init() {
        list.allowsMultipleSelection = true
        list.sections = [Self.section("A", Array(1...20)), Self.section("B", Array(1...20))]
        screen = Harness(list, columns: 20, rows: 10)
    }

    private static func section(_ title: String, _ numbers: [Int]) -> Section {
        Section(title, rows: numbers.map { TextRow("\(title)\($0)", isSelectable: $0 != 5, id: $0) })
    }

    private var marked: String {
        list.selectedRowIDs.map { "\($0.section)\($0.row)" }.joined(separator: " ")
    }

    @Test("Marking is off by default and shows no column")
    func isOff() {
        let plain = SectionsViewController(title: "Plain")
        plain.sections = [Self.section("A", [1, 2])]
        let screen = Harness(plain, columns: 20, rows: 6)
        screen.press(.space, .character("v"), .character("*"))
        plain.setMarked(true, RowIdentity(section: "A", row: 1))
        #expect(plain.selectedRowIDs.isEmpty && plain.numberOfMarkedRows == 0)
        #expect(screen.lines[1] == "▌ A1")
        #expect(!plain.keyCommands.contains { $0.id == "list.mark" })
    }

    @Test("The space bar marks and unmarks the selected row, with a mark left of the row")
    func marksOne() {
        screen.press(.down, .space)
        #expect(screen.lines[1].hasPrefix("    A1"))
        #expect(screen.lines[2].hasPrefix("✓ ▌ A2"))
        #expect(marked == "A2")
        #expect(list.told == 1)
        screen.press(.down, .up, .space)
        #expect(marked.isEmpty && !screen.text.contains("✓"))
        #expect(list.told == 2)
    }

    @Test("A mark is visible without colors and without Unicode")
    func isSeenEverywhere() {
        screen.press(.space)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.lines[1].hasPrefix("* > A1"))
        #expect(screen.grid[0, 1].style.attributes == .bold)
    }

    @Test("v marks a range that shrinks on the way back and omits rows that cannot be selected")
    func range() {
        screen.press(.down, .character("v"))
        #expect(marked == "A2")
        screen.press(.down, .down, .down)
        #expect(marked == "A2 A3 A4 A6")
        screen.press(.up)
        #expect(marked == "A2 A3 A4")
        screen.press(.home)
        #expect(marked == "A1 A2")
        screen.press(.character("v"), .end)
        #expect(marked == "A1 A2")
    }

    @Test("A shrinking range removes only its own marks")
    func rangeOverMarks() {
        screen.press(.down, .space, .up, .character("v"), .down, .down, .up, .up)
        #expect(marked == "A1 A2")
    }

    @Test("Shift with an arrow marks a range; any other key ends the range")
    func shiftRange() {
        screen.press(Key(.down, .shift), Key(.down, .shift))
        #expect(marked == "A1 A2 A3")
        screen.press(Key(.up, .shift))
        #expect(marked == "A1 A2")
        screen.press(.down, .down, Key(.down, .shift))
        #expect(marked == "A1 A2 A4 A6")
    }

    @Test("Removing all marks ends the open range")
    func unmarkingEndsRange() {
        screen.press(.character("v"), .down, .escape)
        #expect(marked.isEmpty)
        screen.press(.down, .down)
        #expect(marked.isEmpty)
    }

    @Test("Turning marking off and on again ends the open range")
    func turningOffEndsRange() {
        screen.press(.character("v"), .down)
        list.allowsMultipleSelection = false
        list.allowsMultipleSelection = true
        screen.press(.down, .down)
        #expect(marked.isEmpty)
    }

    @Test("A range extends over sections")
    func rangeOverSections() {
        list.select(ListIndexPath(section: 0, row: 18))
        screen.press(Key(.down, .shift), Key(.down, .shift))
        #expect(marked == "A19 A20 B1")
    }

    @Test("* and Ctrl-A mark or unmark all rows of the section; Esc removes all marks")
    func wholeSection() {
        screen.press(.character("*"))
        #expect(list.numberOfMarkedRows == 19)
        screen.press(.control("a"))
        #expect(list.numberOfMarkedRows == 0)
        screen.press(.tab, .space, .control("a"), .escape)
        #expect(list.markedRows.isEmpty)
        #expect(!list.keyCommands.contains { $0.id == "list.unmark" })
    }

    @Test("The row that loads more is not marked with its section or in a range")
    func leavesOutWhatIsNoData() {
        let base = SectionsModel([Self.section("A", [1, 2])])
        list.model = LoadMoreLayer(over: base, trigger: .manual) { _ in .finished }
        screen.press(.character("*"))
        #expect(marked == "A1 A2")
        screen.press(.escape, .end, .space)
        #expect(marked.isEmpty)
        screen.press(.character("v"), .up)
        #expect(marked == "A2")
    }

    @Test("Marks follow moved rows and disappear with deleted rows")
    func followsIdentity() {
        screen.press(.space, .down, .space, .down, .space)
        list.sections = [Self.section("B", [1]), Self.section("A", [9, 3, 8, 1])]
        #expect(marked == "A3 A1")
        #expect(list.told == 4)
        list.sections = [Self.section("B", [1])]
        #expect(list.markedRows.isEmpty)
        list.sections = [Self.section("A", [1, 2, 3])]
        #expect(list.markedRows.isEmpty)
    }

    @Test("A mark follows its row into another section")
    func followsIntoOtherSection() {
        let model = MutableSectionsModel([
            MutableSection("A", rows: [TextRow("1"), TextRow("2")]), MutableSection("B", rows: [TextRow("3")]),
        ])
        list.model = model
        screen.press(.down, .space)
        model.performBatch { $0.moveRow("2", inSection: "A", to: .end, ofSection: "B") }
        #expect(marked == "B2")
    }

    @Test("The footer shows the marking keys and the number of marked rows")
    func hints() {
        let navigation = NavigationController(root: SectionsViewController(title: "Root"))
        let list = MarkedList(title: "List")
        list.allowsMultipleSelection = true
        list.sections = [Self.section("A", [1, 2, 3])]
        navigation.push(list)
        let screen = Harness(navigation, columns: 90, rows: 8)
        #expect(screen.lines.last == " ↑↓ move  Space mark  v range  * all  Esc back  ? help  q quit")
        screen.press(.space)
        #expect(screen.lines.last == " ↑↓ move  Space mark  v range  * all  Esc unmark 1  ← back  ? help  q quit")
        screen.press(.escape)
        #expect(navigation.topViewController === list)
        screen.press(.escape)
        #expect(navigation.topViewController !== list)
    }

    @Test("With another mark key, the space bar does not mark rows")
    func otherKey() {
        list.markKey = .character("x")
        screen.press(.space, .down, .character("x"))
        #expect(marked == "A2")
    }

    // MARK: - A million rows

    @Test("Marking all of a million rows except one creates no row")
    func million() {
        var made = 0
        list.sections = [
            Section("M", count: 1_000_000, indexOfRow: { $0 as? Int }) { index in
                made += 1
                return TextRow("row \(index)", id: index)
            }
        ]
        _ = screen.text
        made = 0
        screen.press(.character("*"))
        #expect(made == 0)
        #expect(list.numberOfMarkedRows == 1_000_000)
        screen.press(.end)
        #expect(screen.lines.last?.hasPrefix("✓ ▌ row 999999") == true)
        screen.press(.space)
        #expect(screen.lines.last?.hasPrefix("  ▌ row 999999") == true)
        #expect(list.numberOfMarkedRows == 999_999)
        #expect(list.markedRows.contains(RowIdentity(section: "M", row: 7)))
        #expect(made <= 30)
    }

    @Test("A range over a million rows is limited to ten thousand")
    func longRange() {
        list.sections = [
            Section("M", count: 1_000_000, indexOfRow: { $0 as? Int }) { TextRow("row \($0)", id: $0) }
        ]
        screen.press(.character("v"), .end)
        #expect(list.numberOfMarkedRows == 10_000)
        #expect(list.window.pool.liveCells <= 20)
        screen.press(.home)
        #expect(list.numberOfMarkedRows == 1)
    }

    @Test("Marks follow rows of a random list through random changes", arguments: UInt64(1)...20)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var numbers = Array(1...30)
        var expected: Set<Int> = []
        for _ in 0..<40 {
            if Bool.random(using: &random), let number = numbers.randomElement(using: &random) {
                let isMarked = Bool.random(using: &random)
                list.setMarked(isMarked, RowIdentity(section: "A", row: number))
            }
            expected = Set(list.selectedRowIDs.compactMap { $0.row as? Int })
            numbers.shuffle(using: &random)
            if Bool.random(using: &random), !numbers.isEmpty { expected.remove(numbers.removeLast()) }
            list.sections = [Self.section("A", numbers)]
            #expect(Set(list.selectedRowIDs.compactMap { $0.row as? Int }) == expected, "seed \(seed)")
        }
    }
}

/// A list that counts the changes of its marks.
private final class MarkedList: SectionsViewController {
    private(set) var told = 0

    override func markedRowsDidChange() { told += 1 }
}
