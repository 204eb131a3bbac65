/// The rows of a section, created from rows, values and lists of them. Each row that is created from a value gets an id
/// that no earlier row has.
@MainActor
struct NormalizedRows {
    private(set) var rows: [any Row] = []
    /// For each id, how many rows and values with this id were read so far. A `Hashable` value is its own id.
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
                // This case does not occur: `NormalizedData` passes no section, and no list that contains a section.
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

/// The id of a row whose value is not `Hashable`: its index in the section.
private struct RowPosition: Hashable {
    var index: Int
}

/// The id of a row whose value is equal to an earlier value or to the id of an earlier row. The number is 2 for the
/// first repetition.
private struct RepeatedValue: Hashable {
    var value: AnyHashable
    var number: Int
}
