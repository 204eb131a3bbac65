/// Makes the rows of a section from rows, values and lists of them, and gives each an id of its own.
@MainActor
struct NormalizedRows {
    private(set) var rows: [any Row] = []
    /// How often each id was met.
    private var met: [AnyHashable: Int] = [:]

    init(_ elements: [NormalizedElement]) {
        add(elements)
    }

    private mutating func add(_ elements: [NormalizedElement]) {
        for element in elements {
            switch element {
            case .row(let row):
                met[row.id, default: 0] += 1
                rows.append(row)
            case .value(let value):
                rows.append(DescriptionRow(value, id: id(of: value)))
            case .list(let inner):
                add(inner)
            case .section:
                break
            }
        }
    }

    private mutating func id(of value: Any) -> AnyHashable {
        guard let id = value as? AnyHashable else { return AnyHashable(RowPosition(index: rows.count)) }
        met[id, default: 0] += 1
        guard let number = met[id], number > 1 else { return id }
        return AnyHashable(RepeatedValue(value: id, number: number))
    }
}

/// Names a row whose value cannot name it.
private struct RowPosition: Hashable {
    var index: Int
}

/// Names the row of a value that is equal to one before.
private struct RepeatedValue: Hashable {
    var value: AnyHashable
    var number: Int
}
