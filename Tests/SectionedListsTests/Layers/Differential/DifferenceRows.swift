import Terminal

@testable import SectionedLists

/// The data of a row of a differential trial.
struct RowData: Equatable, CustomStringConvertible {
    enum Kind: CaseIterable {
        /// A value with `==`.
        case plain
        /// A value that shows only its id. The rest of the value does not affect ``Row/isSame(as:)``.
        case reticent
        /// An object.
        case object
    }

    var id: String
    var kind = Kind.plain
    /// The value by which layers sort and filter.
    var value: Int
    var lines = 1
    var isSelectable = true

    var description: String { "\(kind) \(id)=\(value)" + (lines > 1 ? "x\(lines)" : "") + (isSelectable ? "" : "-") }

    @MainActor
    func makeRow() -> any Row {
        switch kind {
        case .plain: PlainRow(data: self)
        case .reticent: ReticentRow(data: self)
        case .object: ObjectRow(self)
        }
    }
}

/// A row of a differential trial.
@MainActor
protocol DataRow {
    var data: RowData { get }
}

/// Returns the value of a row, or `nil` if a layer created the row.
@MainActor
func value(_ row: any Row) -> Int? { (row as? any DataRow)?.data.value }

struct PlainRow: Row, DataRow, Equatable {
    var data: RowData
    var id: AnyHashable { data.id }
    var isSelectable: Bool { data.isSelectable }

    func configure(_ cell: DataCell) { cell.show("\(data.id)=\(data.value)", lines: data.lines) }
}

struct ReticentRow: Row, DataRow {
    var data: RowData
    var id: AnyHashable { data.id }
    var isSelectable: Bool { data.isSelectable }

    func isSame(as other: any Row) -> Bool {
        guard let other = other as? ReticentRow else { return false }
        return other.data.lines == data.lines && other.data.isSelectable == data.isSelectable
    }

    func configure(_ cell: DataCell) { cell.show("\(data.id)!", lines: data.lines) }
}

final class ObjectRow: ActionableRow, DataRow {
    var data: RowData
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?

    init(_ data: RowData) {
        self.data = data
        id = data.id
    }

    var isSelectable: Bool { data.isSelectable }

    func performAction() {}

    func configure(_ cell: DataCell) { cell.show("(\(data.id)=\(data.value))", lines: data.lines) }
}

final class DataCell: Cell {
    private var text = ""
    private var lines = 1

    func show(_ text: String, lines: Int) {
        self.text = text
        self.lines = lines
    }

    func prepareForReuse() { show("stale", lines: 1) }

    func height(forWidth width: Int) -> Int { lines }

    func draw(in surface: Surface, state: CellState) {
        for line in 0..<lines { surface.draw(line == 0 ? text : "\(text):\(line)", x: 1, y: line) }
    }
}
