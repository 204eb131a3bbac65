import Terminal

/// A row that shows a value of any type by its description, in a line.
///
/// ```swift
/// Section("Numbers", rows: [1, 2, 3].map { DescriptionRow($0) })
/// ```
///
/// A list of values need not be turned into rows by hand: see ``SectionsViewController/reload(with:)``.
public struct DescriptionRow: Row {
    public let id: AnyHashable
    /// What the row shows.
    public let value: Any

    /// - Parameters:
    ///   - value: What the row shows.
    ///   - id: Names the row within its section.
    public init(_ value: Any, id: AnyHashable) {
        self.id = id
        self.value = value
    }

    /// A row whose value names it.
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
