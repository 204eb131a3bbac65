/// The part of a search that is done before keys are handled again. It ends with the text of a row, after about
/// ``duration``.
@MainActor
struct FindSlice {
    /// The duration of a slice: half of a frame of 16 ms, so that the list responds to a key within one frame.
    static let duration = Duration.milliseconds(8)
    /// The amount of work after which the clock is read again, in bytes of text. Reading the clock for each row would
    /// cost more than searching a short row.
    private static let bytesBetweenLooks = 4_096
    /// The amount of work that reading one row counts as, in bytes of text. The length of its text is added.
    private static let bytesOfRow = 256

    private let now: @MainActor () -> ContinuousClock.Instant
    private let end: ContinuousClock.Instant
    private var bytes = 0

    /// - Parameter now: Returns the time.
    init(now: @escaping @MainActor () -> ContinuousClock.Instant) {
        self.now = now
        end = now() + Self.duration
    }

    /// Counts a searched text, and returns whether the slice has ended.
    ///
    /// - Parameter count: The length of the text in bytes.
    mutating func ends(afterTextOf count: Int) -> Bool {
        bytes += count + Self.bytesOfRow
        guard bytes >= Self.bytesBetweenLooks else { return false }
        bytes = 0
        return now() >= end
    }
}
