/// A value that provides the row that shows it. ``SectionsViewController/reload(with:)`` uses this row instead of a
/// ``DescriptionRow``.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
