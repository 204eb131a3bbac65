/// A value that provides a row to show it. ``SectionsViewController/reload(with:)`` uses this row in place of a
/// ``DescriptionRow``.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
