/// The progress of work that consists of steps, such as files to read.
public struct WorkProgress: Hashable, Sendable {
    /// The number of completed steps.
    public var done: Int
    /// The total number of steps, or 0 if it is unknown.
    public var total: Int
    /// Whether ``total`` is an estimate.
    public var isEstimate: Bool
    /// A text to show instead of the usual text about the progress, for example the reason why the work has to wait. If
    /// `nil`, the usual text is shown.
    public var note: String?

    /// Creates a progress from the number of completed steps and the total number of steps.
    public init(done: Int, total: Int, isEstimate: Bool = false, note: String? = nil) {
        self.done = done
        self.total = total
        self.isEstimate = isEstimate
        self.note = note
    }
}
