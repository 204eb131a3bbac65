import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A cell that is used again")
struct CellReuseTests {
    @Test("comes out of the pool with the type it went in with, and is no new one")
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

    @Test("has forgotten how the last row was set out")
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

    @Test("is let go of where there are more than can be used, of however many types")
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
