/// Keeps the cells that are not on screen, by type, for the next row that needs one.
///
/// A cell type is registered by being used. What comes out is already of the right type:
///
/// ```swift
/// let cell = pool.dequeue(TextCell.self)   // a TextCell, new or used before
/// cell.text = "Hello"
/// pool.recycle(cell)
/// ```
@MainActor
public final class CellPool {
    /// Few types are in use at once, so that looking through them beats a dictionary.
    private var shelves: [Shelf] = []
    /// Cells made and not yet let go of, on screen or idle.
    public private(set) var liveCells = 0

    private struct Shelf {
        let type: ObjectIdentifier
        var idle: [any Cell] = []
    }

    /// A pool without cells.
    public init() {}

    /// A cell of a type, taken from the idle ones where there is one.
    public func dequeue<CellType: Cell>(_ type: CellType.Type) -> CellType {
        // Only cells of this very type are kept under its identifier, so the cast succeeds whenever there is one.
        if let shelf = shelf(of: type), let cell = shelves[shelf].idle.popLast() as? CellType {
            cell.prepareForReuse()
            return cell
        }
        liveCells += 1
        return CellType()
    }

    /// Takes a cell back that is no longer on screen.
    public func recycle(_ cell: any Cell) {
        let type = type(of: cell)
        if let shelf = shelf(of: type) {
            shelves[shelf].idle.append(cell)
        } else {
            shelves.append(Shelf(type: ObjectIdentifier(type), idle: [cell]))
        }
    }

    /// Lets idle cells go, so that at most a number stays, of whatever types.
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
