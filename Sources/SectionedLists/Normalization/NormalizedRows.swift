/// The rows of a section, created from rows, values and lists of them. Each row that is created from a value has a
/// unique id.
@MainActor
struct NormalizedRows {
    private(set) var rows: [any Row] = []
    /// For each id, the number of rows and values with this id so far.
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

/// The id of a row whose value is not `Hashable`.
private struct RowPosition: Hashable {
    var index: Int
}

/// The id of a row whose value is equal to an earlier one.
private struct RepeatedValue: Hashable {
    var value: AnyHashable
    var number: Int
}
