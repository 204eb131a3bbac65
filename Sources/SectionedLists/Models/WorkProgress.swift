/// How far some work has come: so many of so many. A total below 1 is one that nobody knows.
public struct WorkProgress: Hashable, Sendable {
    public var done: Int
    public var total: Int

    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}
