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
    private var idle: [ObjectIdentifier: [any Cell]] = [:]
    /// Cells made and not yet let go of, on screen or idle.
    public private(set) var liveCells = 0

    public init() {}

    /// A cell of a type, taken from the idle ones where there is one.
    public func dequeue<CellType: Cell>(_ type: CellType.Type) -> CellType {
        let key = ObjectIdentifier(type)
        // Only cells of this very type are kept under its key, so the cast succeeds whenever there is an idle one.
        if let cell = idle[key]?.popLast() as? CellType {
            cell.prepareForReuse()
            return cell
        }
        liveCells += 1
        return CellType()
    }

    /// Takes a cell back that is no longer on screen.
    public func recycle(_ cell: any Cell) {
        idle[ObjectIdentifier(type(of: cell)), default: []].append(cell)
    }

    /// Lets idle cells go, so that at most a number of each type stays.
    func trim(toIdle count: Int) {
        for (key, cells) in idle where cells.count > count {
            liveCells -= cells.count - count
            idle[key]?.removeLast(cells.count - count)
        }
    }
}
