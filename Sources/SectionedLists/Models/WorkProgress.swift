/// How far some work has come.
public struct WorkProgress: Hashable, Sendable {
    /// The steps that are done.
    public var done: Int
    /// The steps there are; 0 where nobody knows.
    public var total: Int

    /// So many steps of a total.
    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}
