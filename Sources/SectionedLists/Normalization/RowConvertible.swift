/// A value that says which row shows it, in place of its description, where a list is made of values.
@MainActor
public protocol RowConvertible {
    var row: any Row { get }
}
