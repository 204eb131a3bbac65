/// The identity of an index. It changes when the index is rebuilt.
struct IndexIdentity: Hashable, Sendable {
    var location = IndexLocation.memory(name: "")
    /// How many times the library has created the index again.
    var epoch = 0

    /// Returns a message for the log. It says that the index cannot be read, and why.
    func unreadable(_ error: IndexError) -> String { "The index \(location.name) cannot be read: \(error)" }
}
