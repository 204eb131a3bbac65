/// The part of a search that is done before keys are handled again. It ends after a time, whatever the rows cost.
@MainActor
struct FindSlice {
    /// The time of a slice: half of a frame, so that a key is answered within one.
    static let duration = Duration.milliseconds(8)
    /// The work after which the clock is read again, in bytes of text. Reading the clock for each row would cost more
    /// than searching a short row.
    private static let bytesBetweenLooks = 4_096
    /// The work that finding the text of a row counts as, in bytes.
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
    mutating func ends(afterTextOf count: Int) -> Bool {
        bytes += count + Self.bytesOfRow
        guard bytes >= Self.bytesBetweenLooks else { return false }
        bytes = 0
        return now() >= end
    }
}
