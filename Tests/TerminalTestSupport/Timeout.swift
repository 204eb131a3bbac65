import Foundation

/// A time limit that counts only the time in which the waiting test could check its condition.
///
/// Tests that compute occupy all threads for many seconds. During this time, a waiting test gets no thread. Its first
/// check afterwards must not be its last. Therefore, the time between two checks counts as at most a tenth of a second.
struct Timeout {
    /// The factor for all time limits, for sanitizers and for busy machines.
    static let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap { Int($0) } ?? 1

    private var left: Duration
    private var lastLook = ContinuousClock.now

    /// - Parameter limit: The time limit, which is multiplied by the environment variable `TEST_PATIENCE`.
    init(_ limit: Duration) { left = limit * Self.factor }

    /// Returns whether the time is over. Call this method after each check.
    mutating func isOver() -> Bool {
        let now = ContinuousClock.now
        left -= min(now - lastLook, .milliseconds(100))
        lastLook = now
        return left <= .zero
    }
}
