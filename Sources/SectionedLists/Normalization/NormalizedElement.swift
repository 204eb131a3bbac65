/// A part of the data: a section, a row, a list or a value. See <doc:ClosuresAndBatches> for the rules.
@MainActor
enum NormalizedElement {
    case section(Section)
    case row(any Row)
    case list([NormalizedElement])
    case value(Any)

    /// Creates an element from data. Returns `nil` if the data is `nil`.
    init?(_ data: Any?) {
        guard let data else { return nil }
        if let optional = data as? any OptionalData {
            self.init(optional.held)
        } else if let section = data as? Section {
            self = .section(section)
        } else if let row = data as? any Row {
            self = .row(row)
        } else if let convertible = data as? any RowConvertible {
            self = .row(convertible.row)
        } else if let list = data as? any RandomAccessCollection {
            self = .list(list.compactMap { NormalizedElement($0) })
        } else {
            self = .value(data)
        }
    }

    /// Whether the element is a section, or a list that contains a section at any depth.
    var holdsSection: Bool {
        switch self {
        case .section: true
        case .list(let elements): elements.contains(where: \.holdsSection)
        case .row, .value: false
        }
    }
}

/// An optional of any wrapped type. To test whether a value of type `Any` is an optional, cast it to this protocol.
private protocol OptionalData {
    var held: Any? { get }
}

extension Optional: OptionalData {
    var held: Any? { self }
}
