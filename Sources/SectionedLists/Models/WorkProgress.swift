/// How far some work has come.
public struct WorkProgress: Hashable, Sendable {
    /// The steps that are done.
    public var done: Int
    /// The steps there are; 0 where nobody knows.
    public var total: Int
    /// Whether ``total`` is a guess.
    public var isEstimate: Bool
    /// What a person should know of it, in place of what is always said: what keeps the work waiting.
    public var note: String?

    /// So many steps of a total.
    public init(done: Int, total: Int, isEstimate: Bool = false, note: String? = nil) {
        self.done = done
        self.total = total
        self.isEstimate = isEstimate
        self.note = note
    }
}
