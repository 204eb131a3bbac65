/// A number of columns and rows.
public struct Size: Hashable, Sendable {
    /// How wide.
    public var columns: Int
    /// How high, in lines.
    public var rows: Int

    /// A size in columns and lines.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// No columns and no lines.
    public static let zero = Size(columns: 0, rows: 0)
}
