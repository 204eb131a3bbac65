/// The identity of an index. It changes when the index is rebuilt.
struct IndexIdentity: Hashable, Sendable {
    var location = IndexLocation.memory(name: "")
    /// How often the library has rebuilt its index.
    var epoch = 0

    /// Returns the log message which says that the index cannot be read.
    func unreadable(_ error: IndexError) -> String { "The index \(location.name) cannot be read: \(error)" }
}
