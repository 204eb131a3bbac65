/// The progress of an update, with the new contents if there are any.
public struct LibraryUpdate: Sendable {
    /// The new contents, or `nil` if they have not changed since the last report of this update.
    public var contents: LibraryContents?
    /// The number of recipes that this update has read.
    public var done: Int
    /// The expected number of recipes at the end of this update, or 0 if there is nothing to read.
    public var total: Int

    /// Creates a report.
    public init(contents: LibraryContents? = nil, done: Int = 0, total: Int = 0) {
        self.contents = contents
        self.done = done
        self.total = total
    }
}
