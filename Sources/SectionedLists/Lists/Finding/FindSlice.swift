/// A part of a search, after which the list handles keys again. A slice takes about ``duration``. It never ends in the
/// middle of the text of a row.
@MainActor
struct FindSlice {
    /// The duration of a slice: half of a frame of 16 ms, so that the list responds to a key within one frame.
    static let duration = Duration.milliseconds(8)
    /// The amount of work after which the slice reads the clock, in bytes of text. Reading the clock for each row would
    /// cost more than searching a short row.
    private static let bytesBetweenLooks = 4_096
    /// The amount of work for reading one row, in bytes of text. The length of the row's text is added to this amount.
    private static let bytesOfRow = 256

    private let now: @MainActor () -> ContinuousClock.Instant
    private let end: ContinuousClock.Instant
    /// The amount of work since the clock was last read, in bytes of text.
    private var bytes = 0

    /// Starts a slice.
    ///
    /// - Parameter now: Returns the time.
    init(now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.now = now
        end = now() + Self.duration
    }

    /// Adds the work for reading a row and searching its text. Returns whether the slice has ended.
    ///
    /// - Parameter count: The length of the text in bytes.
    mutating func ends(afterTextOf count: Int) -> Bool {
        bytes += count + Self.bytesOfRow
        guard bytes >= Self.bytesBetweenLooks else { return false }
        bytes = 0
        return now() >= end
    }
}
