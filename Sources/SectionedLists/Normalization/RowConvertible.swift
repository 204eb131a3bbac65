/// A value that says which row shows it, in place of its description, where a list is made of values.
@MainActor
public protocol RowConvertible {
    /// The row that shows the value.
    var row: any Row { get }
}
