import Foundation

/// The factor for all timeouts, for sanitizers and for busy machines.
enum Timeout {
    static let factor = ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap { Int($0) } ?? 1
}

extension Duration {
    /// The duration multiplied by ``Timeout/factor``.
    var stretched: Duration { self * Timeout.factor }
}
