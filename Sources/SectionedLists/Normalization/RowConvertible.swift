/// A value that has its own row. In data for a list, this row replaces the row with the description of the value.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
