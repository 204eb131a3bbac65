/// The identity of an index, which changes when the index is rebuilt.
struct IndexIdentity: Hashable, Sendable {
    var location = IndexLocation.memory(name: "")
    /// The number of times the library rebuilt its index.
    var epoch = 0
}
