import Terminal

/// A row that shows the description of a value of any type on one line. If the description has several lines, they are
/// joined by spaces. Empty lines are omitted.
///
/// ```swift
/// Section("Numbers", rows: [1, 2, 3].map { DescriptionRow($0) })
/// ```
///
/// ``SectionsViewController/reload(with:)`` converts lists of values into rows.
public struct DescriptionRow: Row {
    public let id: AnyHashable
    /// The value that the row shows.
    public let value: Any

    /// Creates a row that shows a value.
    ///
    /// - Parameters:
    ///   - value: The value to show.
    ///   - id: The id of the row within its section.
    public init(_ value: Any, id: AnyHashable) {
        self.id = id
        self.value = value
    }

    /// Creates a row that shows a value. The value is also the id of the row.
    public init(_ value: some Hashable) {
        self.init(value, id: AnyHashable(value))
    }

    public var findText: String? { description }

    private var description: String {
        String(describing: value).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(description)
    }
}
