/// A pool of idle cells, grouped by type. When a row comes into view, a list takes a cell from the pool.
///
/// Cell types need no registration. A dequeued cell has the requested type:
///
/// ```swift
/// let cell = pool.dequeue(TextCell.self)   // a TextCell, new or used before
/// cell.text = "Hello"
/// pool.recycle(cell)
/// ```
@MainActor
public final class CellPool {
    /// The idle cells, one shelf for each type. There are few types, so a linear search is faster than a dictionary.
    private var shelves: [Shelf] = []
    /// The number of cells that this pool created and has not released: those in use and those that are idle.
    public private(set) var liveCells = 0

    private struct Shelf {
        let type: ObjectIdentifier
        var idle: [any Cell] = []
    }

    /// Creates an empty pool.
    public init() {}

    /// Takes an idle cell of a type from the pool, calls its ``Cell/prepareForReuse()`` and returns it. If there is no
    /// idle cell of the type, returns a new cell.
    public func dequeue<CellType: Cell>(_ type: CellType.Type) -> CellType {
        // A shelf contains cells of exactly this type, so the cast always succeeds.
        if let shelf = shelf(of: type), let cell = shelves[shelf].idle.popLast() as? CellType {
            cell.prepareForReuse()
            return cell
        }
        liveCells += 1
        return CellType()
    }

    /// Gives a cell back to the pool. Call it when the cell is no longer on the screen.
    public func recycle(_ cell: any Cell) {
        let type = type(of: cell)
        if let shelf = shelf(of: type) {
            shelves[shelf].idle.append(cell)
        } else {
            shelves.append(Shelf(type: ObjectIdentifier(type), idle: [cell]))
        }
    }

    /// Releases idle cells until at most `count` idle cells remain, counted over all types.
    func trim(toIdle count: Int) {
        var excess = shelves.reduce(-count) { $0 + $1.idle.count }
        for index in shelves.indices where excess > 0 {
            let dropped = min(excess, shelves[index].idle.count)
            shelves[index].idle.removeLast(dropped)
            liveCells -= dropped
            excess -= dropped
        }
    }

    private func shelf(of type: any Cell.Type) -> Int? {
        shelves.firstIndex { $0.type == ObjectIdentifier(type) }
    }
}
