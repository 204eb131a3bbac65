/// A value with a row of its own. ``SectionsViewController/reload(with:)`` uses this row instead of one that shows the
/// description of the value.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
