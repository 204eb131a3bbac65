/// The identity of an index, which changes when the index is rebuilt.
struct IndexIdentity: Hashable, Sendable {
    var location = IndexLocation.memory(name: "")
    /// The number of times the library rebuilt its index.
    var epoch = 0

    /// Returns the line of the log for an error of a read.
    func unreadable(_ error: IndexError) -> String { "The index \(location.name) cannot be read: \(error)" }
}
