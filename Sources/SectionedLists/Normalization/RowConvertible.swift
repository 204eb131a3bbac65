/// A value that provides its own row. ``SectionsViewController/reload(with:)`` uses this row instead of a
/// ``DescriptionRow``.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
