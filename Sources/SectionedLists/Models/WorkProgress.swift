/// The progress of work that consists of steps, such as files to read.
public struct WorkProgress: Hashable, Sendable {
    /// The number of completed steps.
    public var done: Int
    /// The total number of steps, or 0 if it is unknown.
    public var total: Int
    /// Whether ``total`` is an estimate.
    public var isEstimate: Bool
    /// A text that is shown in place of the usual text about the progress, for example why the work has to wait, or
    /// `nil` for the usual text.
    public var note: String?

    /// Creates the progress of work of which a number of steps is completed.
    public init(done: Int, total: Int, isEstimate: Bool = false, note: String? = nil) {
        self.done = done
        self.total = total
        self.isEstimate = isEstimate
        self.note = note
    }
}
