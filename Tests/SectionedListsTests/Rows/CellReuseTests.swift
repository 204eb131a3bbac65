import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Cell reuse")
struct CellReuseTests {
    @Test("A cell pool returns the same cell with its type")
    func isTyped() {
        let pool = CellPool()
        let text = pool.dequeue(TextCell.self)
        let lined = pool.dequeue(LinedCell.self)
        pool.recycle(text)
        pool.recycle(lined)
        #expect(pool.dequeue(TextCell.self) === text)
        #expect(pool.dequeue(LinedCell.self) === lined)
        #expect(pool.liveCells == 2)
    }

    @Test("A reused cell does not keep the configuration of the last row")
    func forgets() {
        let pool = CellPool()
        let text = pool.dequeue(TextCell.self)
        text.indentation = 9
        text.detail = "old"
        pool.recycle(text)
        #expect(pool.dequeue(TextCell.self).indentation == 2)
        #expect(text.detail == nil)
        let wrapped = pool.dequeue(WrappedTextCell.self)
        (wrapped.maximumWidth, wrapped.label, wrapped.tick, wrapped.bar) = (5, "1", true, true)
        pool.recycle(wrapped)
        #expect(pool.dequeue(WrappedTextCell.self).maximumWidth == 88)
        #expect(wrapped.label == nil && !wrapped.tick && !wrapped.bar)
    }

    @Test(
        "A list has at most two windows of cells at any window size",
        arguments: [(1, 1), (10, 3), (200, 2), (1, 60), (40, 12)])
    func followsTheWindow(columns: Int, rows: Int) {
        let list = SectionsViewController(title: "Fruit")
        list.sections = [Section("A", rows: (0..<500).map { TextRow("Row \($0)") })]
        let screen = Harness(NavigationController(root: list), columns: 120, rows: 200)
        #expect(screen.text.contains("Row 150"))
        screen.press(.end)
        _ = screen.text
        screen.resize(columns: columns, rows: rows)
        #expect(list.window.pool.liveCells <= 2 * list.size.rows)
        _ = screen.text
        #expect(list.window.pool.liveCells <= 2 * list.size.rows + 2)
        screen.resize(columns: 80, rows: 24)
        #expect(screen.text.contains("Row 499"))
    }

    @Test("Idle cells of any number of types are released beyond the limit of the pool")
    func isLetGo() {
        let pool = CellPool()
        let cells: [any Cell] = (0..<10).flatMap { _ -> [any Cell] in
            [pool.dequeue(TextCell.self), pool.dequeue(LinedCell.self), pool.dequeue(OtherLinedCell.self)]
        }
        cells.forEach(pool.recycle)
        pool.trim(toIdle: 10)
        #expect(pool.liveCells == 10)
    }
}
