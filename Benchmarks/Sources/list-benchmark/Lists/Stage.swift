import SectionedLists
import Terminal

/// A list on a grid of 24 rows and 80 columns, without a terminal. Every event is handled and drawn immediately.
@MainActor
final class Stage {
    static let rows = 24
    static let columns = 80

    let list = SectionsViewController(title: "Benchmark")
    private let canvas = Canvas(size: Size(columns: Stage.columns, rows: Stage.rows))
    private var size = Size(columns: Stage.columns, rows: Stage.rows)

    func open() {
        list.layout(size: size)
        list.willAppear()
        draw()
    }

    func press(_ key: Key, times: Int = 1) {
        for _ in 0..<times {
            list.dispatch(.key(key))
            draw()
        }
    }

    func jump(to indexPath: ListIndexPath) {
        list.select(indexPath)
        draw()
    }

    func resize(columns: Int) {
        size.columns = columns
        list.layout(size: size)
        draw()
    }

    func draw() {
        canvas.clear(size: size)
        list.draw(in: Surface(canvas: canvas, appearance: Appearance()))
    }

    func shows(_ text: String) -> Bool { canvas.grid.text.contains(text) }
}
