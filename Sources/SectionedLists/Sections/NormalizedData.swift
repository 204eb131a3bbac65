/// The sections that are created from data of any shape; see <doc:ClosuresAndBatches> for the rules.
///
/// All data is read once, in O(number of values).
@MainActor
struct NormalizedData {
    private(set) var sections: [Section] = []
    /// The neighbouring rows and values that were read last and are not yet in a section.
    private var run: [NormalizedElement] = []

    init(_ data: Any?) {
        switch NormalizedElement(data) {
        case nil: break
        case .list(let elements): add(elements)
        case let element?: add([element])
        }
    }

    private mutating func add(_ elements: [NormalizedElement]) {
        for element in elements {
            switch element {
            case .row, .value:
                run.append(element)
            case .section(let section):
                endRun()
                sections.append(section)
            case .list(let inner) where inner.contains(where: \.holdsSection):
                endRun()
                add(inner)
            case .list(let inner):
                endRun()
                sections.append(Section(rows: NormalizedRows(inner).rows))
            }
        }
        endRun()
    }

    /// Creates a section from the ``run``, unless the run is empty, and begins a new run.
    private mutating func endRun() {
        guard !run.isEmpty else { return }
        sections.append(Section(rows: NormalizedRows(run).rows))
        run = []
    }
}

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

/// A value that provides its own row. ``SectionsViewController/reload(with:)`` uses this row instead of a
/// ``DescriptionRow``.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}

extension SectionsViewController {
    /// Shows data of any shape: a value, a row, a section, or a list of these, including nested lists.
    ///
    /// ```swift
    /// list.reload(with: "Nothing yet")                                     // a row
    /// list.reload(with: ["Apple", "Pear"])                                 // a section of two rows
    /// list.reload(with: [["Apple", "Pear"], ["Bean"]])                     // two sections
    /// list.reload(with: ["Loose", ["Apple", "Pear"], Section("Beans")])    // three
    /// ```
    ///
    /// The list finds the selected row again by its id, as it does when ``sections`` is set. These are the most
    /// important rules; <doc:ClosuresAndBatches> contains all of them:
    ///
    /// - A list that contains a list or a section is a list of sections. Each inner list becomes a section, and so does
    ///   each run of neighbouring rows and values.
    /// - Any other list becomes one section.
    /// - Any other value becomes a row: its own row if it is ``RowConvertible``, otherwise a row with its description.
    ///
    /// A list is any `RandomAccessCollection`, such as an array or a range. A string, a set or a dictionary is a value.
    /// If the data is `nil`, there are no sections.
    public func reload(with data: Any?) {
        sections = Section.sections(from: data)
    }
}

extension Section {
    /// Returns the sections that ``SectionsViewController/reload(with:)`` creates from the same data.
    public static func sections(from data: Any?) -> [Section] {
        NormalizedData(data).sections
    }
}
